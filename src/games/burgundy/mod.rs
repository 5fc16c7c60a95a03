//! The Castles of Burgundy: the rules for one to four players, with the modules of the box.
//!
//! Data first: [`tiles`], [`goods`], [`boards`], [`depots`], [`points`], [`modules`], [`routes`],
//! [`monasteries`], [`shields`] and [`options`] describe the components of the box; [`state`], [`action`] and
//! [`event`] those of a game in progress. The other modules are the rules. Rulebook pages named in the docs are
//! those of the German 2019 rulebook.

pub mod action;
pub mod boards;
pub mod buying;
pub mod canonical;
pub mod check;
pub mod contract;
pub mod depots;
pub mod editor;
pub mod ending;
pub mod event;
pub mod extras;
pub mod fields;
pub mod fit;
mod forms;
pub mod goods;
pub mod illegal;
pub mod knowledge;
pub mod legal;
mod lying_shields;
pub mod modules;
pub mod monasteries;
pub mod numbers;
pub mod options;
pub mod phase_end;
pub mod placing;
pub mod play;
pub mod playout;
pub mod points;
pub mod prospects;
pub mod round_dice;
pub mod rounds;
pub mod route_cards;
pub mod routes;
pub mod setup;
pub mod shields;
pub mod ships;
pub mod sizes;
pub mod solo;
mod solo_boards;
pub mod state;
pub mod taking_shields;
pub mod team;
mod team_boards;
pub mod tiles;
mod validity;
pub mod workers;

/// Maximum number of players (rulebook page 1).
pub const SEATS: usize = 4;

pub use action::{Action, Actions, Die, Key, Payment};
pub use contract::{Burgundy, Decision};
pub use event::Event;
pub use illegal::Illegal;
pub use knowledge::View;
pub use options::Options;
pub use state::State;
