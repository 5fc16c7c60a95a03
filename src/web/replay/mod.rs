//! Replay: a timeline over a whole game, with steps of an action, turn, round or phase.
//!
//! `timeline` finds the beginnings of turns, rounds and phases, `view` is the bar's content as plain data, `bar` draws
//! it, and `moved` notices moves made meanwhile. Nothing here changes the game.

pub mod bar;
pub mod comparison;
pub mod moved;
pub mod timeline;
pub mod view;
