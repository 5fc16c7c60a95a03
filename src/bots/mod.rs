//! Floor 3: computer players.
//!
//! A game gets computer players by an implementation of [`player::ComputerPlayer`] in a folder of its own here.
//! Its search is the game's own; [`search`] has building blocks over the game's [`evaluator`]. Everything else
//! is generic over the [game contract](crate::engine::game): messages, the service that answers them, series of
//! games and the ladder. Nothing here uses clocks, threads or the web: the caller gives a budget of positions
//! and works in slices.

pub mod analysis;
pub mod analyst;
pub mod arena;
pub mod at_once;
pub mod burgundy;
pub mod dice;
pub mod evaluator;
pub mod ladder;
pub mod level;
pub mod message;
pub mod noisy;
pub mod player;
pub mod princes;
pub mod problems;
pub mod road;
pub mod search;
pub mod seat_view;
pub mod service;
pub mod table;
mod weights;
