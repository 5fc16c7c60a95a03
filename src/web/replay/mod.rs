//! Looking back: a timeline over a whole game, stepped through by action, turn, round or phase.
//!
//! `timeline` knows where a game's turns, rounds and phases begin, `view` is what the bar shows as
//! plain data, `bar` draws it. Nothing here changes the game.

pub mod bar;
pub mod timeline;
pub mod view;
pub mod ways;
