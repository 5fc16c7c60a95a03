//! Drawings of the dice game: sheets, dice, the race, time. They know no wording; what is said is given.

pub mod furniture;
pub mod icons;
pub mod place;
pub mod sheet;
pub mod tags;
