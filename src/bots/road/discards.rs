//! Choices required by events: discards for the robber, gifts of the donation.

use crate::bots::road::evaluation::{evaluate_hand, evaluate_table};
use crate::bots::road::weights::Weights;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::cards::Resource;
use crate::games::road::{Action, Cards, State};

/// The kind of card that is least useful in the hand.
fn least_missed(weights: &Weights, state: &State, seat: Seat, hand: &Cards) -> Option<Resource> {
    least_missed_among(weights, state, seat, hand, hand)
}

/// All discards of the seat, in order.
#[must_use]
pub fn discards(weights: &Weights, state: &State, seat: Seat) -> Vec<Action> {
    let (mut hand, owed) = (state.hand(seat), state.owing().at(seat.index()));
    let floor = state.discarded().highest();
    let mut out = Cards::NONE;
    for _ in 0..owed {
        let mut free = hand;
        for kind in Resource::ALL.into_iter().filter(|kind| Some(*kind) < floor) {
            free.take(kind, u8::MAX);
        }
        let Some(kind) = least_missed_among(weights, state, seat, &hand, &free) else { break };
        hand.take(kind, 1);
        out.add(kind, 1);
    }
    out.sorted().map(|resource| Action::Discard { resource }).collect()
}

/// The same of some of its cards.
fn least_missed_among(
    weights: &Weights,
    state: &State,
    seat: Seat,
    hand: &Cards,
    free: &Cards,
) -> Option<Resource> {
    free.kinds().max_by_key(|kind| {
        let mut without = *hand;
        without.take(*kind, 1);
        // Of equals the later kind: discards go in order, and later ones restrict less.
        (evaluate_hand(weights, state, seat, without), kind.index())
    })
}

/// The least useful card, to the seat with fewer points whose position is worth least.
#[must_use]
pub fn gift(weights: &Weights, state: &State, seat: Seat) -> Option<Action> {
    let points = state.points(seat);
    let resource = least_missed(weights, state, seat, &state.hand(seat))?;
    let behind = state.seats().filter(|other| state.points(*other) < points);
    let to = behind.min_by_key(|other| {
        evaluate_table(weights, state, *other) + 100 * i32::from(state.hand(*other).total())
    })?;
    Some(Action::Gift { resource, to })
}
