//! Road's computer players.
//!
//! Their only input is a seat's view: cards shown earlier are in it, and the rest is imagined. *Easy* takes the first
//! purchase that comes up, *medium* the best purchase or offer by first estimate, *hard* compares the candidates
//! by playing on from many positions that agree with its view.

pub mod analysis;
pub mod arena;
pub mod candidates;
pub mod deals;
pub mod discards;
pub mod evaluation;
pub mod evaluator;
pub mod hint;
mod player;
pub mod purchases;
pub mod search;
pub mod weights;
