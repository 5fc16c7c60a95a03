//! Worth of strength, skill, commerce and progress, with the advantages that depend on them.

use crate::bots::princes::means::Means;
use crate::bots::princes::weights::Weights;
use crate::games::princes::State;
use crate::games::princes::state::{STRENGTH, TRADE, Totals, other};

/// Worth of strength, skill, commerce and progress.
pub(super) fn standing(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    let (own, theirs) = (state.total(seat), state.total(other(seat)));
    let mut value = i32::from(own.strength.min(9)) * weights.strength
        + i32::from(own.skill.min(9)) * weights.skill
        + i32::from(own.commerce.min(9)) * weights.commerce
        + i32::from(own.progress.min(4)) * weights.progress;
    let resources = |share: i32| means.rounds * weights.resource / 100 * share / 100;
    if state.advantage(TRADE).is(seat) {
        value += resources(weights.trade_share);
    }
    if state.advantage(STRENGTH).is(seat) {
        value += means.rounds * weights.strength_share / 100;
    }
    if own.skill >= theirs.skill {
        value += resources(weights.feast_share);
    }
    value
        + reach(weights, own.strength, theirs.strength)
        + reach(weights, own.commerce, theirs.commerce)
}

/// Nearness of an advantage, or its safety.
#[must_use]
pub fn reach(weights: &Weights, own: u8, theirs: u8) -> i32 {
    let needed = (theirs + 1).max(3);
    if own >= needed {
        // The distance from which the other could take it away.
        return i32::from((own - theirs).min(3)) * weights.margin;
    }
    let share = weights.point * weights.reach / 100;
    match needed - own {
        1 => share,
        2 => share / 2,
        3 => share / 4,
        _ => 0,
    }
}

/// Gain in standing by more of these.
#[must_use]
pub fn standing_gain(
    weights: &Weights,
    state: &State,
    seat: u8,
    means: &Means,
    more: Totals,
) -> i32 {
    let (own, theirs) = (state.total(seat), state.total(other(seat)));
    let mut gain = i32::from(more.strength) * weights.strength
        + i32::from(more.skill) * weights.skill
        + i32::from(more.commerce) * weights.commerce
        + i32::from(more.progress) * weights.progress;
    let resources = |share: i32| means.rounds * weights.resource / 100 * share / 100;
    let takes = |own: u8, more: u8, theirs: u8| {
        let needed = (theirs + 1).max(3);
        (own < needed && own + more >= needed, own <= theirs && theirs >= 3 && own + more >= theirs)
    };
    let pairs = [
        (own.strength, more.strength, theirs.strength, means.rounds * weights.strength_share / 100),
        (own.commerce, more.commerce, theirs.commerce, resources(weights.trade_share)),
    ];
    for (own, more, theirs, share) in pairs {
        gain += reach(weights, own + more, theirs) - reach(weights, own, theirs);
        let (wins, robs) = takes(own, more, theirs);
        gain += if wins { weights.point + share } else { 0 };
        gain += if robs && own < theirs { weights.point * weights.rivalry / 100 } else { 0 };
    }
    if own.skill < theirs.skill && own.skill + more.skill >= theirs.skill {
        gain += resources(weights.feast_share);
    }
    gain
}
