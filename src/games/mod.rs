//! Floor 2: the rules of the games, without web, clocks, threads, input or output.

pub mod burgundy;
pub mod dice;
pub mod princes;
pub mod registry;
pub mod road;
