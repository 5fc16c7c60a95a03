//! Principality: rules, computer players and the table for four board games, which stand in [`games`].
//!
//! The rooms stand on floors, and code may only look down:
//! [`engine`] ← [`games`] ← [`bots`] ← `web` and, beside it, `cli`.

pub mod bots;
#[cfg(feature = "cli")]
pub mod cli;
pub mod engine;
pub mod games;
#[cfg(feature = "web")]
pub mod web;

/// The made-up game of the tests, as a game from outside: the page's rooms are tried with it.
#[cfg(test)]
extern crate self as principality;
