//! The Castles of Burgundy on the page: its table, setup, score sheet, rules and log.
//!
//! [`scene`] is what is drawn, as plain data; [`model`] computes it from a position and what is
//! picked, [`choice`] turns taps into actions.

pub mod art;
pub mod choice;
pub mod chronicle;
pub mod guide;
pub mod log;
pub mod model;
mod part;
mod picture;
pub mod play;
pub mod rules;
pub mod scene;
pub mod score;
pub mod setup;
pub mod table;
#[cfg(test)]
mod wording;
