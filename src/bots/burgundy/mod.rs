//! What computer players know of Burgundy: how to weigh a position and how to begin.

pub mod alone;
pub mod arena;
pub mod course;
pub mod features;
pub mod hint;
pub mod judge;
mod look;
pub mod message;
pub mod model;
pub mod modules;
pub mod opening;
pub mod service;
pub mod solve;
pub mod train;

use crate::bots::hazy::Hazy;
use crate::bots::level::{Lore, Skill};

pub use judge::BurgundyJudge;

/// Burgundy's evaluation as a player of this skill sees it. The `seed` settles where a hazy level errs.
#[must_use]
pub fn player(skill: &Skill, seed: u64) -> Hazy<BurgundyJudge> {
    let judge = match skill.lore {
        Lore::Thumb => BurgundyJudge::by_thumb(),
        Lore::Plain => BurgundyJudge::plain(),
        Lore::Learnt => BurgundyJudge::default(),
    };
    Hazy::new(judge, skill.haze, seed)
}
