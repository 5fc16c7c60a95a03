//! What computer players know of Burgundy: how to weigh a position, how to begin, and how its levels think.

pub mod arena;
pub mod curriculum;
pub mod evaluator;
pub mod features;
pub mod first_guess;
pub mod hint;
pub mod look;
pub mod measure_openings;
pub mod model;
pub mod modules;
pub mod opening;
mod player;
pub mod solo;
pub mod solve;
pub mod train;

pub use evaluator::BurgundyEvaluator;
pub use player::{Knowledge, Mind, Skill, player};
