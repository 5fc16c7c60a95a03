//! Why a card can't be built or played now.

use crate::engine::total::At;
use crate::games::princes::card::{Card, CardKind, Effect, Need};
use crate::games::princes::kinds::{Amounts, KINDS, Kind};
use crate::games::princes::state::{State, other};
use crate::games::princes::step::Step;
use crate::games::princes::{Decision, step};
use crate::web::princes::model::choosing::Choosing;
use crate::web::princes::model::parts::Part;

/// Why a card can't be built or played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lacking {
    /// It can.
    Nothing,
    /// It is not the time: another turn, another choice.
    Time,
    /// It is played together with something else: before the roll, with a settlement, with a card.
    Occasion,
    /// These resources.
    Resources(Amounts),
    /// A condition of the own principality.
    Need(&'static Need),
    /// Attacks are forbidden by a card on the table.
    Peace,
    /// Gold beyond the price, so much of it, for a card of the other player's.
    Toll(u8),
    /// A condition of the other principality.
    Rival(&'static Need),
    /// There is one already.
    Once,
    /// A place.
    Site,
    /// An effect.
    Effect,
}

/// Why a seat can't build or play a card now.
#[must_use]
pub fn lacking(state: &State, seat: u8, card: Card, choosing: &Choosing) -> Lacking {
    let lit = choosing.lit(&[]);
    if lit.contains(&Part::Hand(card)) || lit.contains(&Part::Open(card)) {
        return Lacking::Nothing;
    }
    if state.decision(seat) != Some(Decision::Turn)
        || !matches!(state.task(), Some(task) if task.step == step::Step::Act)
    {
        return Lacking::Time;
    }
    let row = card.row();
    let helps = |effect: &Effect| {
        matches!(effect, Effect::BeforeRoll | Effect::WithSettlement | Effect::WithBuilding)
    };
    if row.effects.iter().any(helps) {
        return Lacking::Occasion;
    }
    if row.once && state.has(seat, card) {
        return Lacking::Once;
    }
    if !state.meets(seat, &row.needs) {
        return Lacking::Need(&row.needs);
    }
    if !state.meets(other(seat), &row.needs_opponent) {
        return Lacking::Rival(&row.needs_opponent);
    }
    if row.kind == CardKind::Attack && state.attacks_are_forbidden() {
        return Lacking::Peace;
    }
    let amounts = state.realm(seat).amounts();
    let missing: Amounts =
        core::array::from_fn(|kind| row.cost.at(kind).saturating_sub(amounts.at(kind)));
    if missing != [0; KINDS] {
        return Lacking::Resources(missing);
    }
    let tolled = row
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Play(steps) if steps.contains(&Step::Toll)));
    let gold = state.toll(seat).saturating_sub(amounts.at(Kind::Gold.index()));
    if tolled && gold > 0 {
        return Lacking::Toll(gold);
    }
    if row.is_action() { Lacking::Effect } else { Lacking::Site }
}
