//! The table of the Castles of Burgundy.
//!
//! [`scene`] is what is drawn, as plain data; [`model`] computes it from a position and what is
//! picked, [`choice`] turns taps into actions.

pub mod choice;
pub mod chronicle;
pub mod hand_over;
pub mod log;
pub mod model;
pub mod play;
pub mod scene;
pub mod table;
