//! Computer players for the dice game.
//!
//! All they are given is a seat's view. They commit before people do: what others may have chosen in the
//! round at hand is never looked at, but thought about. *Easy* and *medium* look at every way to play the
//! turn and take the one whose sheet promises most by rules of thumb, with an eye that errs, easy's by far
//! more; *hard* plays the best ways on to the game's end, many times, by what self-play has learnt.

mod arena;
pub mod evaluator;
pub mod hint;
pub mod rollouts;
pub mod tables;
pub mod thinker;
pub mod train;
pub mod turns;
pub mod weights;

use crate::bots::level::Level;
use crate::engine::seat::Seat;
use crate::games::dice::{Action, View};

/// What the seat plays: the actions of the rest of its turn, in order. The same view, level, seed and
/// budget (in nodes, choices made in rollouts) give the same answer everywhere. Empty only if the seat
/// has nothing to choose.
#[must_use]
pub fn choose(view: &View, seat: Seat, level: Level, seed: u64, budget: u64) -> Vec<Action> {
    let mut thinker = thinker::DiceThinker::new(view, seat, level, seed, budget);
    thinker.finish();
    thinker.best(1).into_iter().next().map(|turn| turn.actions).unwrap_or_default()
}

/// How many nodes a level spends on a turn unless told otherwise.
#[must_use]
pub const fn default_nodes(level: Level) -> u32 {
    match level {
        Level::Easy | Level::Medium => 1_000,
        Level::Hard => 10_000,
    }
}
