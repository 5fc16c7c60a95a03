//! A tiny made-up game ([`game`]), its conformance kit, its computer player, and the same game with planted
//! faults.

pub mod faulty;
mod game;
pub mod kit;
mod player;
mod sound;

pub use game::*;
