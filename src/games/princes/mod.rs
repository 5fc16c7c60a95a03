//! Princes of Catan for two: the base set with the Dark Ages, as introductory game, three theme games and
//! the duel.
//!
//! Data first: [`kinds`], [`card`], [`cards`], [`modes`] and [`step`] hold what the box holds and the words
//! that records of cards are written in; [`state`], [`realm`], [`place`], [`action`] and [`event`] what a
//! game in progress is made of. The other rooms are the rules: what waits is a stack of small steps
//! ([`step::Task`]), each of which either happens by itself ([`run`](self)) or offers choices.

pub mod action;
pub mod build;
pub mod card;
pub mod cards;
mod carry;
mod choices;
pub mod contract;
pub mod event;
mod events;
mod fights;
pub mod hands;
pub mod illegal;
pub mod kinds;
pub mod knowledge;
mod menu;
pub mod modes;
pub mod need;
pub mod place;
pub mod playout;
pub mod points;
pub mod realm;
mod relocation;
pub mod resources;
mod run;
pub mod setup;
pub mod state;
pub mod step;
mod trades;
mod uses;

/// Seats of a table.
pub const SEATS: u8 = 2;

pub use action::{Action, Actions};
pub use choices::arrangement;
pub use contract::{Decision, Princes};
pub use event::Event;
pub use illegal::Illegal;
pub use knowledge::View;
pub use modes::{Mode, Options};
pub use state::State;
