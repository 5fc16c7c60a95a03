//! Road on the page: its table, setup, score sheet, rules and log.
//!
//! [`model`] is what is shown and what a touch comes to, as plain data; `draw` makes it visible.

mod art;
mod draw;
mod log;
pub mod model;
mod part;
mod phrases;
mod picture;
mod reading;
mod score;
mod setup;
mod standing;
mod table;
