//! Searches over a game's [evaluator](crate::bots::evaluator): of one turn without chance, and by rollouts from
//! determinized positions.

pub mod determinized;
pub mod halving;
pub mod rollouts;
pub mod thinker;
pub mod turn;
