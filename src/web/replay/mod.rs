//! Looking back: a timeline over a whole game, stepped through by action, turn, round or phase.
//!
//! `timeline` knows where a game's turns, rounds and phases begin, `view` is what the bar shows as
//! plain data, `bar` draws it, `moved` says when the game under it went on. Nothing here changes the game.

pub mod bar;
pub mod comparison;
pub mod moved;
pub mod timeline;
pub mod view;
