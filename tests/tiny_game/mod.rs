//! A tiny made-up game ([`game`]), how the conformance kit tries it, its computer player, and the same game with planted faults.

pub mod faulty;
mod game;
pub mod kit;
mod player;
mod sound;

pub use game::*;
