//! Problems: positions of self-play in which one choice is clearly best and the medium level misses it.
//!
//! [`finder`] looks for them in finished games, [`problem`] is one of them as data, with its line of text.

pub mod finder;
pub mod problem;
