//! Road: the quick Catan card game for three and four.
//!
//! Data first: [`cards`], [`purchase`] and [`options`] hold what the box holds; [`state`], [`action`]
//! and [`event`] what a game in progress is made of. The other rooms are the rules: [`setup`],
//! `play` (turns and yields), `buying`, `occurrences` (the event cards), `trading`, and
//! `memory` (what the others know of a hand). Chapters named in the docs are those of the German
//! rulebook; "our ruling" marks what it leaves open.

pub mod action;
mod buying;
pub mod cards;
mod check;
pub mod contract;
pub mod event;
pub mod hand;
pub mod illegal;
pub mod knowledge;
mod legal;
mod memory;
mod occurrences;
pub mod options;
pub mod pile;
mod play;
pub mod playout;
pub mod purchase;
pub mod setup;
mod shuffle;
pub mod state;
mod trading;

/// Seats that a table of this game has room for.
pub const SEATS: usize = 4;

pub use action::{Action, Actions};
pub use contract::{Decision, Road};
pub use event::Event;
pub use hand::Cards;
pub use illegal::Illegal;
pub use knowledge::View;
pub use options::Options;
pub use state::State;
