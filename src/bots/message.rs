//! Messages between a table and its search service: plain data of a game.
//!
//! The table sends requests, the service replies. Messages cross as structured values (in the page by
//! `serde-wasm-bindgen`, in tests as JSON), and both sides treat what arrives as untrusted: a message must have
//! the right form, and its contents are checked against the rules before use.
//!
//! **Hidden information stays at the table.** A position crosses only as a seat's view, made by the table:
//! blank where the seat may not look. The seed is in no question about a choice; the search draws its chance from the
//! bytes of the view. A game crosses whole, with its seed, only for analysis: when it is over, or where seats hide
//! nothing.

use crate::bots::analysis::record::{Part, Record, Settings};
use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Hint};
use crate::bots::seat_view::SeatView;
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use serde::{Deserialize, Serialize};

/// Maximum time to think about a request, in milliseconds.
pub const LONGEST_MILLIS: u32 = 60_000;

/// Maximum number of moves of a game for analysis: more than any game has.
pub const MOST_MOVES: usize = 20_000;

/// A game for transport, up to its cursor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct PlayedGame<G: Game> {
    options: G::Options,
    seed: Seed,
    moves: Vec<(Seat, G::Action)>,
}

impl<G: Game> PlayedGame<G> {
    /// The game as far as it has been played.
    #[must_use]
    pub fn new(game: &Journal<G>) -> PlayedGame<G> {
        let made = game.moves().iter().take(game.position());
        PlayedGame {
            options: game.setup().options().clone(),
            seed: game.setup().seed(),
            moves: made.map(|made| (made.seat, made.action)).collect(),
        }
    }

    /// Replays the game; `None` if it is none.
    #[must_use]
    pub fn open(&self) -> Option<Journal<G>> {
        if self.moves.len() > MOST_MOVES {
            return None;
        }
        let mut game = Journal::new(self.options.clone(), self.seed, Roster::new()).ok()?;
        let legal = self.moves.iter().all(|(seat, action)| game.play(*seat, *action).is_ok());
        legal.then_some(game)
    }
}

/// Limits of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// Maximum number of positions visited.
    pub nodes: u32,
    /// Time in milliseconds after which the best result so far is returned.
    pub millis: u32,
}

/// The task of a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Task<G: ComputerPlayer> {
    /// The moves of a player of this level, to the end of the seat's turn as far as they can be known.
    Turn {
        /// The seat's view.
        seen: SeatView<G>,
        /// The level of the player.
        level: Level,
        /// The limits of the search.
        budget: Budget,
    },
    /// The best few moves now, with reasons.
    Hints {
        /// The seat's view.
        seen: SeatView<G>,
        /// The number of hints.
        count: u8,
        /// The limits of the search.
        budget: Budget,
    },
    /// The prices of lines of a seat, the best of them first, as those of hints.
    Compare {
        /// The seat's view.
        seen: SeatView<G>,
        /// The lines.
        lines: Vec<Vec<G::Action>>,
    },
    /// The result expected for each seat, answered at once beside any other request.
    Estimate {
        /// The seat's view.
        seen: SeatView<G>,
        /// Actions of the seat, the best of which is estimated as well; those that are not legal don't count.
        actions: Vec<G::Action>,
    },
    /// The analysis of a game.
    Analysis {
        /// The game: over, or one in which seats hide nothing.
        game: PlayedGame<G>,
        /// The settings.
        settings: Settings,
        /// The record of an earlier analysis, which is continued.
        kept: Option<Record<G>>,
    },
    /// Stops the search: returns the best turn so far, the finished part of an analysis, or nothing for hints.
    Stop,
}

/// A request. A new one replaces the one being searched.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Request<G: ComputerPlayer> {
    /// Its number, repeated by all replies to it.
    pub number: u32,
    /// The task.
    pub task: Task<G>,
}

/// Reason why a request is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum Refusal {
    /// The view is not one that a seat of this game can have.
    #[error("this is no view of a seat in this game")]
    NotAView,
    /// The seat has nothing to choose in that position.
    #[error("the seat has nothing to choose")]
    NotItsChoice,
    /// The game for analysis can't be replayed.
    #[error("the moves are not those of a game")]
    NotAGame,
    /// The game for analysis is in progress, and its seats hide something.
    #[error("the game is in progress, and its seats hide something")]
    StillHidden,
}

/// A reply of the service.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Reply<G: ComputerPlayer> {
    /// The service is ready.
    Ready,
    /// The search is in progress.
    Thinking {
        /// The number of the request.
        number: u32,
        /// Used share of the budget, in hundredths.
        percent: u8,
        /// The best turn so far; empty if no turn was requested.
        best: Vec<G::Action>,
    },
    /// The moves to play.
    Turn {
        /// The number of the request.
        number: u32,
        /// The actions in order.
        actions: Vec<G::Action>,
        /// Positions visited.
        nodes: u32,
        /// True if the search was stopped by the time limit or by request.
        cut: bool,
    },
    /// The best few moves, best first.
    Hints {
        /// The number of the request.
        number: u32,
        /// The hints.
        hints: Vec<Hint<G>>,
    },
    /// The analysis so far: what is new since the last reply.
    Analysis {
        /// The number of the request.
        number: u32,
        /// Finished share of the game, in hundredths.
        percent: u8,
        /// The new part, to be joined to the earlier ones.
        part: Part<G>,
        /// True if this is the last reply: the analysis is finished, or was stopped.
        last: bool,
    },
    /// The result expected for each seat.
    Estimate {
        /// The number of the request.
        number: u32,
        /// By seat, in thousandths of the game's unit.
        equities: Vec<i32>,
        /// The same after the best of the actions; empty without actions.
        with: Vec<i32>,
    },
    /// The request is refused.
    Refused {
        /// The number of the request.
        number: u32,
        /// The reason.
        why: Refusal,
    },
}

impl<G: ComputerPlayer> Reply<G> {
    /// The number of the request that this answers.
    #[must_use]
    pub const fn number(&self) -> Option<u32> {
        match self {
            Reply::Ready => None,
            Reply::Thinking { number, .. }
            | Reply::Turn { number, .. }
            | Reply::Hints { number, .. }
            | Reply::Analysis { number, .. }
            | Reply::Estimate { number, .. }
            | Reply::Refused { number, .. } => Some(*number),
        }
    }
}
