//! Burgundy's computer players: evaluation, openings, and the search of each level.

pub mod analysis;
pub mod arena;
pub mod evaluation;
pub mod evaluator;
pub mod features;
pub mod hint;
pub mod opening;
mod player;
pub mod search;
pub mod train;
pub mod weights;
