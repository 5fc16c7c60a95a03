//! Road: the quick Catan card game for three and four.
//!
//! Data first: [`cards`], [`purchase`] and [`options`] describe the components of the box; [`state`],
//! [`action`] and [`event`] those of a game in progress. The other modules are the rules: [`setup`], `play`
//! (turns and yields), `buying`, `occurrences` (the event cards), `trading`, and `memory` (public knowledge of
//! hands). Chapters named in the docs are those of the German rulebook; "our ruling" marks points that it
//! leaves open.

pub mod action;
mod buying;
pub mod cards;
mod check;
pub mod contract;
pub mod editor;
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
mod points;
pub mod purchase;
pub mod setup;
mod shuffle;
pub mod state;
pub mod tableau;
mod trading;

/// Maximum number of seats.
pub const SEATS: usize = 4;

pub use action::{Action, Actions};
pub use contract::{Decision, Road};
pub use event::Event;
pub use hand::Cards;
pub use illegal::Illegal;
pub use knowledge::View;
pub use options::Options;
pub use state::State;
