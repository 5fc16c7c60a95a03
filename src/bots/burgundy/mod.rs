//! What computer players know of Burgundy: how to weigh a position and how to begin.

pub mod arena;
pub mod features;
pub mod hint;
pub mod judge;
pub mod message;
pub mod model;
pub mod opening;
pub mod service;
pub mod solve;
pub mod train;

use crate::bots::hazy::Hazy;
use crate::bots::level::Skill;

pub use judge::BurgundyJudge;

/// Burgundy's evaluation as a player of this skill sees it. The `seed` settles where a hazy level errs.
#[must_use]
pub fn player(skill: &Skill, seed: u64) -> Hazy<BurgundyJudge> {
    let judge = if skill.by_thumb {
        BurgundyJudge::new(&train::first_guess())
    } else {
        BurgundyJudge::default()
    };
    Hazy::new(judge, skill.haze, seed)
}
