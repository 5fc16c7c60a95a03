//! The tiny game's rules alone, for examples in the documentation.

mod game;
mod sound;

pub use game::*;
