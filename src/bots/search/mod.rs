//! Searches over a game's [evaluator](crate::bots::evaluator): of one turn without chance, and by
//! playing on into determinized positions.

pub mod determinized;
pub mod review;
pub mod rollouts;
pub mod thinker;
pub mod turn;
