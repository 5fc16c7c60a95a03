//! The value of a position for a seat, in thousandths of a point: points, income, future purchases from its
//! hand, and possible losses to the robber. Whole numbers throughout.

use crate::bots::evaluator::POINT;
use crate::bots::road::weights::{WIN, Weights};
use crate::engine::seat::Seat;
use crate::games::road::cards::{GOAL, Resource, SAFE, Special, ratio};
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::games::road::{Cards, State};

/// The value of the position for the seat.
#[must_use]
pub fn evaluate(weights: &Weights, state: &State, seat: Seat) -> i32 {
    let on_table = evaluate_table(weights, state, seat);
    if state.points(seat) >= GOAL {
        return on_table;
    }
    on_table + evaluate_hand(weights, state, seat, state.hand(seat))
}

/// The value of the seat's cards on the table, and of the special cards.
#[must_use]
pub fn evaluate_table(weights: &Weights, state: &State, seat: Seat) -> i32 {
    table_terms(weights, state, seat).iter().sum()
}

/// Keys of the terms of [`terms`].
pub const TERMS: [&str; 5] = ["points", "income", "cards", "special", "hand"];

/// The value of the position for the seat, term by term: points, income, roads and knights, nearness to special cards,
/// hand.
#[must_use]
pub fn terms(weights: &Weights, state: &State, seat: Seat) -> [i32; TERMS.len()] {
    let [points, income, cards, special] = table_terms(weights, state, seat);
    let hand = match state.points(seat) >= GOAL {
        true => 0,
        false => evaluate_hand(weights, state, seat, state.hand(seat)),
    };
    [points, income, cards, special, hand]
}

/// Number of cards that a metropolis draws in each own turn.
fn income_of_a_metropolis(state: &State) -> u8 {
    match state.options().metropolises {
        Side::A => 2,
        Side::B => 1,
    }
}

/// Number of cards that a seat draws in its own turn beyond the first.
pub(super) fn income(state: &State, seat: Seat) -> u8 {
    let tableau = state.tableau(seat);
    tableau.cities + income_of_a_metropolis(state) * tableau.metropolises.len()
}

/// The terms of what lies on the table.
fn table_terms(weights: &Weights, state: &State, seat: Seat) -> [i32; 4] {
    let tableau = state.tableau(seat);
    let points = i32::from(state.points(seat));
    let income = i32::from(income(state, seat));
    // The nearer the end, the less an income matters and the more a point does.
    let lead = state.seats().map(|other| state.points(other)).max().unwrap_or(0);
    let left = i32::from(GOAL.saturating_sub(lead)).min(6);
    let won = if points >= i32::from(GOAL) { WIN } else { 0 };
    [
        points * POINT + points * points * 12 + won,
        income * weights.income * left / 5,
        i32::from(tableau.roads.min(4)) * weights.road
            + i32::from(tableau.knights) * weights.knight,
        Special::ALL.into_iter().map(|card| nearness(weights, state, seat, card)).sum(),
    ]
}

/// The value of being near a special card that the seat does not own, by the number still missing; for its owner a
/// penalty if others can catch up.
fn nearness(weights: &Weights, state: &State, seat: Seat, card: Special) -> i32 {
    let own = state.tableau(seat).strength(card);
    if state.owner(card) == Some(seat) {
        let others = state.seats().filter(|other| *other != seat);
        let next = others.map(|other| state.tableau(other).strength(card)).max().unwrap_or(0);
        return match own.saturating_sub(next) {
            0 => -450,
            1 => -200,
            _ => 0,
        };
    }
    let needed = match state.owner(card) {
        Some(owner) => {
            let ties = state.options().metropolises == Side::B
                && state.tableau(seat).metropolises.has(card.tie_breaker());
            state.tableau(owner).strength(card) + u8::from(!ties)
        }
        None => card.threshold(),
    };
    let missing = needed.saturating_sub(own);
    weights.near(missing)
}

/// A possible purchase and its gain; a card that does not lie open counts a part, since it may be turned up.
#[derive(Debug, Clone, Copy)]
struct Target {
    card: Purchase,
    price: Cards,
    gain: i32,
}

/// The purchase that a hand is worth keeping for, with the number of cards missing, one to three, and fewer than its
/// price; a replaced card does not count as missing.
#[must_use]
pub(super) fn saved_for(weights: &Weights, state: &State, seat: Seat) -> Option<(Purchase, u8)> {
    let needed = ratio(state.tableau(seat).roads);
    let hand = state.hand(seat);
    let rated = targets(weights, state, seat).into_iter().flatten().map(|target| {
        let (missing, _) = pay(&hand, &target.price, needed);
        (target, missing)
    });
    let begun =
        rated.filter(|(target, missing)| (1..=target.price.total().min(4) - 1).contains(missing));
    let best = begun.max_by_key(|(target, missing)| share(weights, target.gain, *missing));
    best.map(|(target, missing)| (target.card, missing))
}

/// The value of a hand: the best two purchases one after the other, by the number of cards missing for them,
/// and a little for every card.
#[must_use]
pub fn evaluate_hand(weights: &Weights, state: &State, seat: Seat, hand: Cards) -> i32 {
    let needed = ratio(state.tableau(seat).roads);
    let targets = targets(weights, state, seat);
    let mut best = 0;
    for first in targets.iter().flatten() {
        let (missing, left) = pay(&hand, &first.price, needed);
        let value = share(weights, first.gain, missing);
        if missing > 2 {
            best = best.max(value);
            continue;
        }
        for second in targets.iter().flatten() {
            let (more, _) = pay(&left, &second.price, u8::MAX);
            best = best
                .max(value + share(weights, second.gain, missing + more) * weights.second / 100);
        }
    }
    let count = i32::from(hand.total());
    best + count * weights.card - robber_risk(weights, state, seat, hand.total())
}

fn share(weights: &Weights, gain: i32, missing: u8) -> i32 {
    gain * weights.share(missing) / 100
}

/// The number of cards missing from a price, with one replaced where possible, and the rest of the hand.
fn pay(hand: &Cards, price: &Cards, needed: u8) -> (u8, Cards) {
    let mut left = *hand;
    left.take_all(price);
    let mut missing = hand.missing(price).total();
    if missing > 0 && needed < u8::MAX {
        let with = Resource::ALL.into_iter().find(|kind| left.count(*kind) >= needed);
        if let Some(with) = with {
            left.take(with, needed);
            missing -= 1;
        }
    }
    (missing, left)
}

/// The expected loss of a large hand to the robber.
fn robber_risk(weights: &Weights, state: &State, seat: Seat, size: u8) -> i32 {
    let safe = SAFE + state.tableau(seat).knights;
    // Two cards more come before the next own turn.
    if size + 2 > safe { i32::from(size / 2) * 200 * weights.robber / 100 } else { 0 }
}

fn targets(weights: &Weights, state: &State, seat: Seat) -> [Option<Target>; 5] {
    let tableau = state.tableau(seat);
    let points = state.points(seat);
    let extra = i32::from(income_of_a_metropolis(state));
    let gain_of = |scored: u8, more: i32| {
        let wins = if points + scored >= GOAL { 4 * POINT } else { 0 };
        Some(i32::from(scored) * POINT + more + wins)
    };
    let open = |card: Purchase, gain: Option<i32>| {
        let lies = card.build_card().is_none_or(|name| state.slot_of(name).is_some());
        let gain = gain.map(|gain| if lies { gain } else { gain / 3 });
        gain.map(|gain| Target { card, price: card.price(), gain })
    };
    let special = |card: Special, base: i32| {
        let now = nearness(weights, state, seat, card);
        let own = tableau.strength(card) + 1;
        match state.owner(card) {
            Some(owner) if owner == seat => gain_of(0, base + if now < 0 { 200 } else { 0 }),
            Some(owner) if own > state.tableau(owner).strength(card) => gain_of(2, base + 600),
            None if own >= card.threshold() => gain_of(2, base),
            _ => gain_of(0, base + (430 - now).max(150)),
        }
    };
    let road = if tableau.roads < 4 { weights.road } else { 0 };
    let city = tableau.settlements > 0;
    let metropolis = tableau.cities > 0 && !state.metropolises().is_empty();
    [
        open(Purchase::Road, special(Special::Route, road)),
        open(Purchase::Settlement, gain_of(1, 60)),
        city.then(|| open(Purchase::City, gain_of(1, weights.income))).flatten(),
        open(Purchase::Knight, special(Special::Army, weights.knight)),
        metropolis
            .then(|| open(Purchase::Metropolis, gain_of(1, (extra - 1) * weights.income + 100)))
            .flatten(),
    ]
}
