//! The tiny game with its computer player and its page, for examples in the documentation.

mod game;
mod page;
mod player;
mod sound;

pub use game::*;
