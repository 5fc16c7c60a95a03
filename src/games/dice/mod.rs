//! The dice game of the Castles of Burgundy: one to five people fill a sheet each, all at once, from the
//! same five dice.
//!
//! Pages are those of the German rulebook of 2017. Where it is silent, `docs/rulings.md` says what holds
//! here.
//!
//! What people choose in a round stays in pencil (a [`state::Plan`] for each seat) until all are ready;
//! then all of it turns to ink in seat order. No choice changes what another seat may choose in the same
//! round, so the order in which they are made leaves no trace.

pub mod action;
mod ahead;
pub mod board;
pub mod colours;
pub mod contract;
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
pub mod record;
pub mod roll;
mod sets;
pub mod sheets;
pub mod state;

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use knowledge::View;
pub use legal::Actions;
pub use options::{Options, OptionsError};
pub use state::State;

/// The most seats at the table.
pub const SEATS: usize = 5;

/// The dice game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Dice;
