//! What a table and whoever thinks for it say to each other: plain data of a game.
//!
//! The table asks, the thinking side replies. Messages cross as structured values (in the page by
//! `serde-wasm-bindgen`, in tests as JSON), and both sides take what arrives for something that anybody
//! could have sent: it is a message by its form, or it is none, and what it holds is checked against the
//! rules before anything is done with it.
//!
//! **What is hidden stays at the table.** A position crosses only as a seat's view, made by the table:
//! blank where the seat may not look. The seed is in no message, and thinking draws its chance from the
//! bytes of the view.

use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Hint};
use crate::engine::chance::thinking;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use core::marker::PhantomData;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// The longest view, in bytes.
pub const LONGEST_VIEW: usize = 16 * 1024;
/// The most actions that a question may name: more than any turn has.
pub const MOST_ACTIONS: usize = 200;
/// The longest that one question may be thought about, in milliseconds.
pub const LONGEST_MILLIS: u32 = 60_000;

/// What a seat may know of a position, on its way: the view's canonical bytes (postcard).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SeatView<G: Game> {
    /// Whose view it is.
    pub seat: Seat,
    #[serde(with = "serde_bytes")]
    view: Vec<u8>,
    #[serde(skip)]
    game: PhantomData<G>,
}

/// A seat's view that has arrived and can be one.
#[derive(Debug, Clone)]
pub struct Opened<G: Game> {
    /// The view.
    pub view: G::View,
    /// A position that agrees with it: its open part is true.
    pub state: G::State,
}

impl<G: Game> SeatView<G> {
    /// What the seat may know of this position.
    #[must_use]
    pub fn new(state: &G::State, seat: Seat) -> SeatView<G> {
        SeatView::of_view(&G::view(state, seat.into()), seat)
    }

    /// A view that is there already.
    #[must_use]
    pub fn of_view(view: &G::View, seat: Seat) -> SeatView<G> {
        // Plain data always serialises; nothing at all is refused by whoever reads it.
        SeatView { seat, view: postcard::to_allocvec(view).unwrap_or_default(), game: PhantomData }
    }

    /// The view, if what crossed is one at all. What is hidden from the seat is filled at random and left
    /// blank once more, so that nothing hidden can be thought with even if it was sent.
    #[must_use]
    pub fn open(&self) -> Option<Opened<G>> {
        if self.view.len() > LONGEST_VIEW {
            return None;
        }
        let (sent, rest) = postcard::take_from_bytes::<G::View>(&self.view).ok()?;
        if !rest.is_empty() || !G::is_sound(&sent) {
            return None;
        }
        let state = G::determinize(&sent, &mut thinking(self.number(), u64::MAX));
        let view = (self.seat.0 < G::seats(&state)).then(|| G::view(&state, self.seat.into()))?;
        Some(Opened { view, state })
    }

    /// The number that thinking draws its chance from: the same for the same view.
    #[must_use]
    pub fn number(&self) -> u64 {
        xxh3_64(&self.view)
    }
}

/// How long something may be thought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// Positions that may be visited.
    pub nodes: u32,
    /// Milliseconds after which the best so far must do.
    pub millis: u32,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Task<G: Game> {
    /// How does a player of this level play on, to the end of the seat's turn where it can be told?
    Turn {
        /// What the seat knows.
        seen: SeatView<G>,
        /// How well to play.
        level: Level,
        /// How long to think.
        budget: Budget,
    },
    /// What are the best few things to do now, and why?
    Hints {
        /// What the seat knows.
        seen: SeatView<G>,
        /// How many.
        count: u8,
        /// How long to think.
        budget: Budget,
    },
    /// What did this turn give away?
    Review {
        /// What the seat knew at its beginning.
        seen: SeatView<G>,
        /// What was played.
        actions: Vec<G::Action>,
    },
    /// Enough: tell the best turn so far, or nothing where no turn was asked for.
    Stop,
}

/// A question. A new one takes the place of one that is being thought about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Request<G: Game> {
    /// Its number, repeated by everything that is told about it.
    pub number: u32,
    /// What is asked.
    pub task: Task<G>,
}

/// Why a question is not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum Refusal {
    /// What was sent is no view that a seat of this game can have.
    #[error("this is no view of a seat in this game")]
    NotAView,
    /// The seat has nothing to choose in that position.
    #[error("the seat has nothing to choose")]
    NotItsChoice,
    /// The turn that is to be reviewed can't be played from that position.
    #[error("the turn does not belong to the position")]
    NotATurn,
}

/// What is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Reply<G: ComputerPlayer> {
    /// There is somebody who thinks.
    Ready,
    /// Still thinking.
    Thinking {
        /// The question.
        number: u32,
        /// How far, in hundredths of the budget.
        percent: u8,
        /// The best turn so far; empty where no turn was asked for.
        best: Vec<G::Action>,
    },
    /// How to play on.
    Turn {
        /// The question.
        number: u32,
        /// The actions in order.
        actions: Vec<G::Action>,
        /// Positions visited.
        nodes: u32,
        /// Whether time or patience ended before the thinking did.
        cut: bool,
    },
    /// The best few things to do, best first.
    Hints {
        /// The question.
        number: u32,
        /// The hints.
        hints: Vec<Hint<G>>,
    },
    /// What a turn gave away.
    Review {
        /// The question.
        number: u32,
        /// Thousandths of a point.
        loss: u32,
        /// The best turn that was found, with its reasons.
        best: Hint<G>,
    },
    /// Nothing.
    Refused {
        /// The question.
        number: u32,
        /// Why.
        why: Refusal,
    },
}

impl<G: ComputerPlayer> Reply<G> {
    /// The question that this is about.
    #[must_use]
    pub const fn number(&self) -> Option<u32> {
        match self {
            Reply::Ready => None,
            Reply::Thinking { number, .. }
            | Reply::Turn { number, .. }
            | Reply::Hints { number, .. }
            | Reply::Review { number, .. }
            | Reply::Refused { number, .. } => Some(*number),
        }
    }
}
