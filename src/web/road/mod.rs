//! Road's pages: table, setup, score sheet, rules and log.
//!
//! [`model`] is plain data on what is shown, and the effect of touches; `draw` renders it.

mod art;
mod draw;
pub mod model;
mod part;
mod picture;
mod rules;
mod score;
mod setup;
mod table;
mod words;
