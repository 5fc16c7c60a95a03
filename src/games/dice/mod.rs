//! The dice game of the Castles of Burgundy: one to five players fill a sheet each, all at once, from the same
//! five dice.
//!
//! Pages are those of the German rulebook of 2017. Where it is silent, the rulings of `docs/rulings.md` apply.
//!
//! The choices of a round are kept "in pencil" (a [`state::Plan`] for each seat) until all seats are ready;
//! then they are entered "in ink", in seat order. No choice affects the legal choices of another seat in the
//! same round, so that their order leaves no trace.

pub mod action;
mod ahead;
pub mod board;
pub mod colours;
pub mod contract;
pub mod editor;
mod ending;
pub mod estate;
pub mod event;
pub mod fields;
pub mod illegal;
pub mod knowledge;
pub mod legal;
pub mod options;
pub mod play;
pub mod playout;
pub mod points;
pub mod prospects;
pub mod record;
pub mod roll;
mod sets;
pub mod setup;
pub mod sheets;
pub mod state;

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use knowledge::View;
pub use legal::Actions;
pub use options::{Options, OptionsError};
pub use state::State;

/// Maximum number of seats.
pub const SEATS: usize = 5;

/// The dice game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Dice;
