//! What computer players know of Burgundy: how to weigh a position and how to begin.

pub mod features;
pub mod opening;
pub mod solve;
pub mod model;
pub mod judge;
pub mod train;

pub use judge::BurgundyJudge;
