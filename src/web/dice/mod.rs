//! Pages of the dice game: table, setup, score sheet, rules and log.
//!
//! [`model`] is plain data on what is drawn, and the effect of touches on choices in pencil; [`art`] draws sheets and
//! dice, `draw` the table.

pub mod art;
mod draw;
pub mod model;
mod part;
mod picture;
mod rules;
mod score;
mod setup;
mod table;
mod words;
