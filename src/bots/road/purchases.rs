//! Which purchase is best by itself, without looking at anything hidden.

use crate::bots::road::evaluation::evaluate;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::road::{Action, Actions, State};

/// The position after a purchase, without what chance would bring: no event, nothing turned up, nothing
/// drawn.
#[must_use]
pub fn after_purchase(state: &State, seat: Seat, action: Action) -> State {
    let mut after = *state;
    after.supply.clear();
    after.deck.clear();
    after.events.clear();
    after.discard = crate::games::road::Cards::NONE;
    after.apply_unchecked(seat, action, &mut Quiet);
    after
}

/// The listed purchases with what they would gain, best first, and the end of the turn with nothing.
#[must_use]
pub fn purchases(state: &State, seat: Seat) -> Vec<(Action, i32)> {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    let now = evaluate(state, seat);
    let mut rated: Vec<(Action, i32)> = Vec::new();
    for action in list.iter().copied() {
        match action {
            Action::Build { .. } => {
                let gain = evaluate(&after_purchase(state, seat, action), seat) - now;
                rated.push((action, gain + takes_from_rivals(state, seat, action)));
            }
            Action::End => rated.push((action, 0)),
            _ => {}
        }
    }
    rated.sort_by_key(|(_, gain)| core::cmp::Reverse(*gain));
    rated
}

/// What a purchase takes from the leading rival counts a part.
fn takes_from_rivals(state: &State, seat: Seat, action: Action) -> i32 {
    let special = match action {
        Action::Build { card, .. } => match card.build_card() {
            Some(crate::games::road::cards::BuildCard::Road) => Some(0),
            Some(crate::games::road::cards::BuildCard::Knight) => Some(1),
            _ => None,
        },
        _ => None,
    };
    let owner = special.and_then(|at: usize| state.specials.get(at).copied().flatten());
    let Some(owner) = owner.filter(|owner| *owner != seat) else { return 0 };
    let after = after_purchase(state, seat, action);
    if after.points(owner) < state.points(owner) { 150 * i32::from(state.points(owner)) } else { 0 }
}

/// The fast policy of a turn: the purchase that gains most, if any gains.
#[must_use]
pub fn best_purchase(state: &State, seat: Seat) -> Action {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    if !list.iter().any(|action| matches!(action, Action::Build { .. })) {
        return Action::End;
    }
    let now = evaluate(state, seat);
    let mut best = (0, Action::End);
    for action in list.iter().copied() {
        if !matches!(action, Action::Build { .. }) {
            continue;
        }
        let gain = evaluate(&after_purchase(state, seat, action), seat) - now
            + takes_from_rivals(state, seat, action);
        if gain > best.0 {
            best = (gain, action);
        }
    }
    best.1
}
