//! What a table and whoever thinks for it say to each other: plain data, as bytes.
//!
//! The table asks, the thinking side tells; both read what arrives as something that anybody could
//! have sent. Bytes that are too long, of another version or no message are refused with a typed
//! error, and what a message holds is checked against the rules before anything is done with it.
//!
//! **What is hidden stays at the table.** A position crosses only as a seat's [`View`], made by the
//! table: blank where the seat may not look. The seed is in no message, and thinking draws its chance
//! from the bytes of the view.

use crate::bots::burgundy::hint::Hint;
use crate::bots::level::Level;
use crate::engine::game::hash_of;
use crate::engine::seat::Seat;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::fields::MAX_FIELDS;
use crate::games::burgundy::goods::GOODS_PER_KIND;
use crate::games::burgundy::state::{
    BRIDGE_SPACES, Estate, MAX_WAITING, PHASES, PILE_STARTS, ROUNDS, Stage,
};
use crate::games::burgundy::tiles::Tile;
use crate::games::burgundy::{Action, State, View};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of the messages; the first byte of each.
pub const VERSION: u8 = 1;
/// The longest message, in bytes.
pub const LONGEST: usize = 16 * 1024;
/// The most actions that a message may name: more than any turn has.
pub const MOST_ACTIONS: usize = 200;
/// The longest that one question may be thought about, in milliseconds.
pub const LONGEST_MILLIS: u32 = 60_000;

/// Why bytes are no message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MessageError {
    /// Longer than [`LONGEST`].
    #[error("a message of {0} bytes is too long")]
    TooLong(usize),
    /// Of another version of the page; a reload brings both sides together.
    #[error("a message of version {0}; this side speaks version {VERSION}")]
    Version(u8),
    /// Not a message.
    #[error("bytes that are no message")]
    Garbled,
}

/// What a seat may know of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// Whose view it is.
    pub seat: Seat,
    known: Box<State>,
}

impl Seen {
    /// What the seat may know of this position.
    #[must_use]
    pub fn new(state: &State, seat: Seat) -> Seen {
        Seen { seat, known: Box::new(state.view(seat).into_known()) }
    }

    /// The view, if what crossed is a position at all. It is made blank once more, so that nothing
    /// hidden can be thought with even if it was sent.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        is_position(&self.known).then(|| self.known.view(self.seat))
    }

    /// The number that thinking draws its chance from: the same for the same view.
    #[must_use]
    pub fn number(&self) -> u64 {
        hash_of(&self.known)
    }
}

/// Whether numbers that name things name something. Bytes from outside may hold any numbers; the
/// rules' tables and sums are made for those that a game can hold.
fn is_position(state: &State) -> bool {
    let players = state.players();
    let seats = |seats: &[u8]| seats.iter().take(players.into()).all(|seat| *seat < players);
    state.options.checked().is_ok()
        && state.phase < PHASES
        && state.round < ROUNDS
        && (state.turn < players || state.stage == Stage::Over)
        && seats(&state.order)
        && seats(&state.bridge)
        && state.spaces.iter().all(|space| *space < BRIDGE_SPACES)
        && state.dice.as_flattened().iter().all(|face| *face <= 6)
        && state.white <= 6
        && state.used <= 3
        && usize::from(state.waits) <= MAX_WAITING
        && state.table.iter().all(|tile| is_tile(*tile))
        && state.depot_goods.as_flattened().iter().all(|count| *count <= GOODS_PER_KIND)
        && state.hidden_castles.iter().all(|field| usize::from(*field) <= MAX_FIELDS)
        && state.drawn.iter().zip(PILE_STARTS.windows(2)).all(|(drawn, pile)| match pile {
            [start, end] => *drawn <= end - start,
            _ => false,
        })
        && state.estates.iter().all(is_estate)
}

/// More silver or workers than a game can bring together.
const MANY: u8 = 100;

fn is_tile(tile: Tile) -> bool {
    tile == Tile::NONE || tile.record().is_some()
}

fn is_estate(estate: &Estate) -> bool {
    let mut goods = estate.goods.iter().chain(&estate.sold);
    (estate.board == BoardId(0) || estate.board.exists())
        && estate.tiles.iter().chain(&estate.storage).all(|tile| is_tile(*tile))
        && estate.more().tiles.iter().chain(&estate.more().storage).all(|tile| is_tile(*tile))
        && goods.all(|count| *count <= GOODS_PER_KIND)
        && estate.silver.max(estate.workers) <= MANY
        && estate.points.iter().all(|points| *points < 1000)
        && estate.filled.minus(estate.board().all).is_empty()
        && estate.reach.minus(estate.board().all).is_empty()
}

/// How long something may be thought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// Positions that may be visited.
    pub nodes: u64,
    /// Milliseconds after which the best so far must do.
    pub millis: u32,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// How does a player of this level play the rest of the seat's turn?
    Turn {
        /// What the seat knows.
        seen: Seen,
        /// How well to play.
        level: Level,
        /// How long to think.
        budget: Budget,
    },
    /// What are the best few things to do now, and why?
    Hints {
        /// What the seat knows.
        seen: Seen,
        /// How many.
        count: u8,
        /// How long to think.
        budget: Budget,
    },
    /// What did this turn give away?
    Review {
        /// What the seat knew at its beginning.
        seen: Seen,
        /// What was played.
        actions: Vec<Action>,
    },
    /// Enough: tell the best turn so far, or nothing where no turn was asked for.
    Stop,
}

/// A question. A new one takes the place of one that is being thought about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Its number, repeated by everything that is told about it.
    pub number: u32,
    /// What is asked.
    pub task: Task,
}

/// Why a question is not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum Refusal {
    /// The seat has nothing to choose in that position.
    #[error("the seat has nothing to choose")]
    NotItsChoice,
    /// The turn that is to be reviewed can't be played from that position.
    #[error("the turn does not belong to the position")]
    NotATurn,
}

/// What is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// There is somebody who thinks.
    Ready,
    /// Still thinking.
    Thinking {
        /// The question.
        number: u32,
        /// How far, in hundredths of the budget.
        percent: u8,
        /// The best turn so far; empty where no turn was asked for.
        best: Vec<Action>,
    },
    /// The rest of the turn.
    Turn {
        /// The question.
        number: u32,
        /// The actions in order.
        actions: Vec<Action>,
        /// Positions visited.
        nodes: u64,
        /// Whether time or patience ended before the thinking did.
        cut: bool,
    },
    /// The best few things to do, best first.
    Hints {
        /// The question.
        number: u32,
        /// The hints.
        hints: Vec<Hint>,
    },
    /// What a turn gave away.
    Review {
        /// The question.
        number: u32,
        /// Thousandths of a point.
        loss: u32,
        /// The best turn that was found, with its reasons.
        best: Hint,
    },
    /// Nothing.
    Refused {
        /// The question.
        number: u32,
        /// Why.
        why: Refusal,
    },
}

impl Told {
    /// The question that this is about.
    #[must_use]
    pub const fn number(&self) -> Option<u32> {
        match self {
            Told::Ready => None,
            Told::Thinking { number, .. }
            | Told::Turn { number, .. }
            | Told::Hints { number, .. }
            | Told::Review { number, .. }
            | Told::Refused { number, .. } => Some(*number),
        }
    }
}

/// A message as bytes.
#[must_use]
pub fn to_bytes(message: &impl Serialize) -> Vec<u8> {
    // Plain data always serialises; nothing at all is refused by whoever reads it.
    postcard::to_extend(message, vec![VERSION]).unwrap_or_default()
}

/// A message from bytes.
///
/// # Errors
/// Why they are none.
pub fn of_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, MessageError> {
    if bytes.len() > LONGEST {
        return Err(MessageError::TooLong(bytes.len()));
    }
    match bytes.split_first() {
        Some((&VERSION, rest)) => match postcard::take_from_bytes(rest) {
            Ok((message, [])) => Ok(message),
            _ => Err(MessageError::Garbled),
        },
        Some((version, _)) => Err(MessageError::Version(*version)),
        None => Err(MessageError::Garbled),
    }
}
