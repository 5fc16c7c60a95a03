//! Princes of Catan for two: the base set and six theme sets, as introductory game, theme games and duel.
//!
//! Data first: [`kinds`], [`card`], [`need`], [`place`], [`step`], [`row`], [`cards`] and [`modes`] describe
//! the components and the vocabulary of card records; [`state`], [`realm`], [`sheet`], [`action`] and [`event`]
//! a game in progress. The other modules are the rules: a stack of tasks ([`step::Task`]), each an automatic
//! effect ([`effects`](self)) or a choice of a seat ([`choices`](self)); the turn loop resolves them up to the
//! next real choice.

mod abilities;
pub mod action;
pub mod build;
pub mod card;
pub mod cards;
mod choices;
pub mod contract;
mod decision;
pub mod deck;
pub mod editor;
mod effects;
pub mod event;
mod fights;
pub mod hands;
pub mod illegal;
pub mod kinds;
pub mod knowledge;
pub mod modes;
pub mod need;
pub mod options;
mod outlook;
pub mod place;
pub mod playout;
pub mod points;
pub mod realm;
mod relocation;
pub mod resources;
pub mod row;
pub mod setup;
pub mod sheet;
pub mod state;
pub mod step;
mod trades;
mod turn;

/// Number of seats.
pub const SEATS: u8 = 2;

pub use action::{Action, Actions};
pub use choices::{Subject, arrangement};
pub use contract::Princes;
pub use decision::Decision;
pub use event::Event;
pub use illegal::Illegal;
pub use knowledge::View;
pub use modes::Mode;
pub use options::Options;
pub use state::State;
