//! Pages of Princes: table, setup, score sheet, rules and log.
//!
//! [`model`] computes the layout, the meaning of touches and the reasons against using a card as plain data;
//! `art` draws cards and regions, `draw` the table.

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
