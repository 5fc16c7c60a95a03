//! The Castles of Burgundy: the rules of the base game for two to four players.
//!
//! Data first: [`tiles`], [`goods`], [`boards`], [`depots`], [`points`] and [`options`] hold what
//! the box holds; [`state`], [`action`] and [`event`] what a game in progress is made of. The other
//! rooms are the rules. Rulebook pages named in the docs are those of the German 2019 rulebook.

pub mod action;
pub mod boards;
pub mod contract;
pub mod depots;
pub mod ending;
pub mod event;
pub mod fields;
pub mod goods;
pub mod illegal;
#[cfg(feature = "json")]
pub mod json;
pub mod knowledge;
pub mod legal;
pub mod options;
pub mod placing;
pub mod play;
pub mod playout;
pub mod points;
pub mod rounds;
pub mod setup;
pub mod ships;
pub mod state;
pub mod tiles;
pub mod workers;

pub use action::{Action, Die, Key, Payment};
pub use contract::{Burgundy, Decision};
pub use event::Event;
pub use illegal::Illegal;
pub use knowledge::View;
pub use options::Options;
pub use state::State;
