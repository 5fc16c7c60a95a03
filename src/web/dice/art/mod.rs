//! Drawings of the dice game: sheets, dice, the race, time. They contain no wording; texts are passed in.

pub mod furniture;
pub mod icons;
pub mod key;
pub mod place;
pub mod sheet;
pub mod tags;
