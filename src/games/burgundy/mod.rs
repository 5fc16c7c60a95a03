//! The Castles of Burgundy: the rules of the base game for two to four players.
//!
//! Data first: [`tiles`], [`goods`], [`boards`], [`depots`], [`points`] and [`options`] hold what
//! the box holds; [`state`], [`action`] and [`event`] what a game in progress is made of. The other
//! rooms are the rules. Rulebook pages named in the docs are those of the German 2019 rulebook.

pub mod action;
pub mod boards;
pub mod depots;
pub mod event;
pub mod fields;
pub mod goods;
pub mod options;
pub mod points;
pub mod state;
pub mod tiles;

pub use action::{Action, Die, Key, Payment};
pub use event::Event;
pub use options::Options;
pub use state::State;
