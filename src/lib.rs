//! Principality: rules, computer players and the table for the Castles of Burgundy.
//!
//! The rooms stand on floors, and code may only look down:
//! [`engine`] ← [`games`] ← [`bots`] ← `web`.

pub mod bots;
pub mod engine;
pub mod games;
#[cfg(feature = "web")]
pub mod web;
