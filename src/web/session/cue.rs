//! Audible and tangible results of a move, and the seat asked after it.

use crate::engine::seat::Seat;

/// An event with a sound, in increasing order of weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cue {
    /// A roll of dice.
    Rolled,
    /// A piece was placed: a tile, a card, a number in a field.
    Placed,
    /// Points were scored.
    Points,
    /// Something larger was completed: a region, a city.
    Finished,
}

/// Sounds of the moves since a moment, and the seat now asked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cues {
    /// The cues, each once, lightest first.
    pub sounds: Vec<Cue>,
    /// True if a computer player made the last move.
    pub by_computer: bool,
    /// The person now asked; `None` while computers play.
    pub asked: Option<Seat>,
}
