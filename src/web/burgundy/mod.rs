//! Burgundy's pages: table, setup, score sheet, rules and log.
//!
//! [`model::scene`] is the drawn content as plain data; [`model`] computes it from a position and a selection,
//! [`model::choice`] turns taps into actions, [`draw`] renders it.

pub mod art;
pub mod draw;
pub mod model;
mod part;
mod picture;
pub mod rules;
pub mod score;
pub mod setup;
mod table;
pub mod words;
