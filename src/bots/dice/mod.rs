//! Computer players of the dice game.
//!
//! Their only input is a seat's view. They commit before people do: the others' choices of the current round
//! are imagined, never read. *Easy* and *medium* take the way to play the turn whose sheet is worth most by
//! rules of thumb with random errors, larger ones for easy; *hard* compares the best ways by many rollouts to
//! the game's end with trained weights.

pub mod analysis;
mod arena;
pub mod candidates;
pub mod evaluation;
pub mod evaluator;
pub mod hint;
mod player;
pub mod rollouts;
pub mod search;
pub mod tables;
pub mod train;
pub mod weights;
