//! Floor 3: players that think.
//!
//! A game becomes one that computers play by implementing [`player::ComputerPlayer`] in a room of its own
//! here. How it thinks is the game's: [`search`] has parts to build on, over the game's [`evaluator`].
//! Everything else is generic over the [game contract](crate::engine::game): messages, the service that
//! answers them, series of games and the ladder. Nothing here knows of clocks, threads or the web: whoever
//! calls gives a budget of positions and works in slices.

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
pub mod road;
pub mod search;
pub mod service;
pub mod table;
