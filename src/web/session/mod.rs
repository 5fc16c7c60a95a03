//! The game in progress. The page of a game holds it as a [`Session<G>`]; everything else of the app as an
//! [`AnySession`], which knows no type of any rules: moves are places in the list of choices.

mod about;
mod any;
mod colours;
pub mod people;
mod seating;
mod sentence;
mod typed;

pub use about::{About, GameId, Origin, Policy};
pub use any::{AnySession, DynSession};
pub use colours::{COLOURS, Colours, colours_of, colours_text};
pub use seating::{Seating, Sitter};
pub use sentence::Sentence;
pub use typed::{RecordProblem, Session, WebGame, choices_of};

/// What is to be done with the game in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameIntent {
    /// Make the move at this place of the choices that there are.
    Play(usize),
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

#[cfg(test)]
mod tests;
