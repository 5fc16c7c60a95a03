//! What an event asks for: discards for the robber, gifts of the donation.

use crate::bots::road::evaluation::{evaluate_hand, evaluate_table};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::cards::Resource;
use crate::games::road::{Action, Cards, State};

/// The kind that the hand misses least.
fn least_missed(state: &State, seat: Seat, hand: &Cards) -> Option<Resource> {
    hand.kinds().max_by_key(|kind| {
        let mut without = *hand;
        without.take(*kind, 1);
        // Of equals the later kind; discards go in order, and later ones bind less.
        (evaluate_hand(state, seat, without), kind.index())
    })
}

/// All that the seat discards, in order.
#[must_use]
pub fn discards(state: &State, seat: Seat) -> Vec<Action> {
    let (mut hand, owed) = (state.hand(seat), state.owing.at(seat.index()));
    let floor = state.discarded.highest();
    let mut out = Cards::NONE;
    for _ in 0..owed {
        let mut free = hand;
        for kind in Resource::ALL.into_iter().filter(|kind| Some(*kind) < floor) {
            free.take(kind, u8::MAX);
        }
        let Some(kind) = least_missed_among(state, seat, &hand, &free) else { break };
        hand.take(kind, 1);
        out.add(kind, 1);
    }
    out.sorted().map(|resource| Action::Discard { resource }).collect()
}

fn least_missed_among(state: &State, seat: Seat, hand: &Cards, free: &Cards) -> Option<Resource> {
    free.kinds().max_by_key(|kind| {
        let mut without = *hand;
        without.take(*kind, 1);
        (evaluate_hand(state, seat, without), kind.index())
    })
}

/// The card missed least, to the seat with fewer points that can do least with its position.
#[must_use]
pub fn gift(state: &State, seat: Seat) -> Option<Action> {
    let points = state.points(seat);
    let resource = least_missed(state, seat, &state.hand(seat))?;
    let behind = state.seats().filter(|other| state.points(*other) < points);
    let to = behind.min_by_key(|other| {
        evaluate_table(state, *other) + 100 * i32::from(state.hand(*other).total())
    })?;
    Some(Action::Gift { resource, to })
}
