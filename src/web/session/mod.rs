//! The game in progress. The page of a game holds it as a [`Session<G>`]; everything else of the app as an
//! [`AnySession`], which knows no type of any rules: moves are places in the list of choices.

mod about;
mod any;
mod colours;
mod cue;
mod day;
pub mod people;
mod seating;
mod sentence;
mod typed;

pub use about::{About, GameId, Origin, Policy};
pub use any::{AnySession, DynSession};
pub use colours::{COLOURS, Colours, colours_of, colours_text};
pub use cue::{Cue, Cues};
pub use day::Day;
pub use seating::{Seating, Sitter};
pub use sentence::Sentence;
pub use typed::{RecordProblem, Session, WebGame, choices_of};

/// The most moves that are made as one.
pub const MOST_OF_BATCH: usize = 24;

/// Moves that are made as one, each by its place among the choices that those before it leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Batch {
    places: [u16; MOST_OF_BATCH],
    len: u8,
}

impl Batch {
    /// The moves at these places; nothing if there are more than are made as one.
    #[must_use]
    pub fn of(places: &[usize]) -> Option<Batch> {
        let mut batch = Batch { places: [0; MOST_OF_BATCH], len: u8::try_from(places.len()).ok()? };
        if places.len() > MOST_OF_BATCH {
            return None;
        }
        for (to, from) in batch.places.iter_mut().zip(places) {
            *to = u16::try_from(*from).ok()?;
        }
        Some(batch)
    }

    /// The places in order.
    pub fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.places.iter().take(usize::from(self.len)).map(|place| usize::from(*place))
    }
}

/// What is to be done with the game in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameIntent {
    /// Make the move at this place of the choices that there are.
    Play(usize),
    /// Make several moves as one: all of them or none.
    PlayBatch(Batch),
    /// Go back to the last decision of a person.
    Undo,
    /// Make the moves again that were taken back last.
    Redo,
    /// Go back to the start of the turn in which a person decided last.
    RestartTurn,
    /// Continue from the position after so many moves.
    Goto(usize),
    /// Go to the first page; the game stays.
    Leave,
}

impl GameIntent {
    /// Whether it is one of the choices that there are at some moment, and of no other.
    #[must_use]
    pub fn is_choice(self) -> bool {
        matches!(self, GameIntent::Play(_) | GameIntent::PlayBatch(_))
    }
}

#[cfg(test)]
mod tests;
