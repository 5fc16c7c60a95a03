//! What of a move can be heard and felt, and who is asked after it.

use crate::engine::seat::Seat;

/// Something that is worth a sound. In the order of their weight: of several at once the last is the loudest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cue {
    /// Dice fell.
    Rolled,
    /// A piece came to its place: a tile, a card, a number in a field.
    Placed,
    /// Points were won.
    Points,
    /// Something larger is complete: a region, a city.
    Finished,
}

/// What of the moves since a moment can be heard, and who is asked now.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cues {
    /// What happened, each once, lightest first.
    pub heard: Vec<Cue>,
    /// Whether a computer player made the last of them.
    pub by_computer: bool,
    /// The person who is asked now; nobody while computers play.
    pub asked: Option<Seat>,
}
