//! Problems of a game: positions in which one choice is clearly best.
//!
//! They are lines of text in `static/problems/`, found by `principality problems`. An attempt is a game of its own that
//! the library does not keep; what was solved and missed is kept beside the settings. The page is [`crate::web::solving`].

mod attempt;
mod kept;
mod listed;

pub use attempt::{ProblemAttempt, ProblemPlace};
pub use kept::{ProblemResults, Result};
pub use listed::{Listed, listed};
