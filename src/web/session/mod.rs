//! The game in progress. A game's own page holds it as a [`Session<G>`], the rest of the app as an [`AnySession`],
//! which knows no type of any rules: moves are indices into the list of choices.

mod about;
mod any;
mod colours;
mod cue;
mod day;
mod ghost;
pub mod people;
mod seating;
mod sentence;
mod tables;
pub mod tally;
mod typed;

pub use about::{About, GameId, Origin, Policy};
pub use any::{AnySession, DynSession};
pub use colours::{COLOURS, Colours, colours_of, colours_text};
pub use cue::{Cue, Cues};
pub use day::{Day, ahead};
pub use ghost::{Beside, Ghost, Step, phases, steps};
pub use seating::{Seating, Sitter};
pub use sentence::Sentence;
pub use tables::{LastTable, LastTables};
pub use typed::{RecordProblem, Session, WebGame, places_of};

use std::rc::Rc;

/// Moves made as one, each as an index into the choices after the ones before it. Cheap to clone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch(Rc<[usize]>);

impl Batch {
    /// A batch of the moves at these indices.
    #[must_use]
    pub fn of(places: &[usize]) -> Batch {
        Batch(places.into())
    }

    /// The indices in order.
    pub fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().copied()
    }
}

/// A change of the game in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameIntent {
    /// Make the move at this index of the current choices.
    Play(usize),
    /// Make several moves as one: all or none.
    PlayBatch(Batch),
    /// Go back to the last decision of a person.
    Undo,
    /// Redo the moves last undone.
    Redo,
    /// Go back to the start of the turn of a person's last decision.
    RestartTurn,
    /// Continue from the position after so many moves.
    Goto(usize),
    /// Go to the home page; the game stays.
    Leave,
}

impl GameIntent {
    /// True if it is a choice, which is valid only at the position it was made for.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        matches!(self, GameIntent::Play(_) | GameIntent::PlayBatch(_))
    }
}

#[cfg(test)]
mod tests;
