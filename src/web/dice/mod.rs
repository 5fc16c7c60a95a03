//! The dice game on the page: its table, setup, score sheet, rules and log.
//!
//! [`model`] says as plain data what is drawn and what touches do to the choices in pencil; [`art`] draws
//! it; [`table`] puts both on the page that all games share.

pub mod art;
mod log;
mod medals;
pub mod model;
mod names;
mod par;
mod part;
mod picture;
mod rules;
mod same_rolls;
mod score;
mod setup;
mod sides;
mod table;
#[cfg(test)]
mod wording;
