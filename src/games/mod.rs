//! Floor 2: the rules of the games. No web, no clock, no thread, no input or output.

pub mod burgundy;
pub mod dice;
pub mod princes;
pub mod registry;
pub mod road;
