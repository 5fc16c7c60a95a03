//! JSON: games as objects with named fields, for people, tools and players in any language.
//!
//! A game says how its own things are written ([`JsonGame`]); the [record](record) is the same for
//! all. Reading is total: texts are bounded, nesting too, and whatever does not fit is a typed error
//! that names its place ([`Misfit`], [`Difference`]).

pub mod compare;
pub mod fields;
pub mod game;
pub mod record;

pub use compare::{Difference, first_difference};
pub use fields::{Fields, Misfit, Problem};
pub use game::{JsonGame, action_with_text, outcomes, read_action};
pub use record::{MAX_JSON, RecordFault, read_json, record_value, write_json};
