//! Princes on the page: its table, setup, score sheet, rules and log.
//!
//! [`model`] is what lies where, what a touch comes to and what is missing, as plain data; `art` draws
//! cards and regions, `draw` the table.

mod art;
mod asks;
mod draw;
mod log;
pub mod model;
mod names;
mod part;
mod phrases;
mod picture;
mod reading;
mod score;
mod setup;
mod table;
