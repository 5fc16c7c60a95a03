//! The best purchase by itself, from open information only.

use crate::bots::road::evaluation::evaluate;
use crate::bots::road::weights::Weights;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::road::cards::BuildCard;
use crate::games::road::{Action, Actions, State};

/// The position after a purchase without its chance outcomes: no event, no card turned up, none drawn.
#[must_use]
pub fn after_purchase(state: &State, seat: Seat, action: Action) -> State {
    let mut after = state.without_piles();
    after.apply_unchecked(seat, action, &mut Quiet);
    after
}

/// The gain of a purchase over the current value.
fn gain(weights: &Weights, state: &State, seat: Seat, action: Action, now: i32) -> i32 {
    evaluate(weights, &after_purchase(state, seat, action), seat) - now
        + takes_from_rivals(state, seat, action)
}

/// The legal purchases with their gain, best first, and the end of the turn with a gain of 0.
#[must_use]
pub fn purchases(weights: &Weights, state: &State, seat: Seat) -> Vec<(Action, i32)> {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    let now = evaluate(weights, state, seat);
    let mut rated: Vec<(Action, i32)> = Vec::new();
    for action in list.iter().copied() {
        match action {
            Action::Build { .. } => rated.push((action, gain(weights, state, seat, action, now))),
            Action::End => rated.push((action, 0)),
            Action::Trade { .. }
            | Action::Give { .. }
            | Action::Get { .. }
            | Action::Send
            | Action::Accept
            | Action::Decline
            | Action::Counter
            | Action::Discard { .. }
            | Action::Gift { .. } => {}
        }
    }
    rated.sort_by_key(|(_, gain)| core::cmp::Reverse(*gain));
    rated
}

/// A share of the value that a purchase takes from the leading rival.
fn takes_from_rivals(state: &State, seat: Seat, action: Action) -> i32 {
    let special = match action {
        Action::Build { card, .. } => match card.build_card() {
            Some(BuildCard::Road) => Some(0),
            Some(BuildCard::Knight) => Some(1),
            _ => None,
        },
        _ => None,
    };
    let owner = special.and_then(|at: usize| state.specials().get(at).copied().flatten());
    let Some(owner) = owner.filter(|owner| *owner != seat) else { return 0 };
    let after = after_purchase(state, seat, action);
    if after.points(owner) < state.points(owner) { 150 * i32::from(state.points(owner)) } else { 0 }
}

/// The fast policy of a turn: the purchase with the highest gain, if any gains.
#[must_use]
pub fn best_purchase(weights: &Weights, state: &State, seat: Seat) -> Action {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    if !list.iter().any(|action| matches!(action, Action::Build { .. })) {
        return Action::End;
    }
    let now = evaluate(weights, state, seat);
    let mut best = (0, Action::End);
    for action in list.iter().copied() {
        if !matches!(action, Action::Build { .. }) {
            continue;
        }
        let gain = gain(weights, state, seat, action, now);
        if gain > best.0 {
            best = (gain, action);
        }
    }
    best.1
}
