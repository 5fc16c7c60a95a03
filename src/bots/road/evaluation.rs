//! What a position is worth to a seat, in thousandths of a point: points, income, what its hand can
//! still become, and what the robber may take.
//!
//! The figures are set by hand and were compared over series of games; whole numbers throughout.

use crate::engine::seat::Seat;
use crate::games::road::cards::{GOAL, Resource, SAFE, Special, ratio};
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::games::road::{Cards, State};

/// Reaching seven points.
pub const WIN: i32 = 30_000;
/// A point.
const POINT: i32 = 1000;
/// An additional card in each own turn.
const INCOME: i32 = 420;
/// A card in the hand, whatever it is.
const CARD: i32 = 95;
/// A road on the table, for what it replaces, up to the fourth.
const ROAD: i32 = 90;
/// A knight on the table, for the cards that it keeps safe.
const KNIGHT: i32 = 60;
/// Having all but one and all but two of what a special card takes.
const NEAR: [i32; 2] = [650, 220];
/// How much of a purchase's gain the cards for it are worth, by how many are missing.
const COMPLETE: [i32; 6] = [92, 62, 38, 22, 12, 6];
/// How likely the robber comes before the hand can be spent, in hundredths.
const ROBBER: i32 = 22;

/// What the position promises the seat.
#[must_use]
pub fn evaluate(state: &State, seat: Seat) -> i32 {
    let on_table = evaluate_table(state, seat);
    if state.points(seat) >= GOAL {
        return on_table;
    }
    on_table + evaluate_hand(state, seat, state.hand(seat))
}

/// What lies before the seat, and the special cards.
#[must_use]
pub fn evaluate_table(state: &State, seat: Seat) -> i32 {
    let tableau = state.tableau(seat);
    let points = i32::from(state.points(seat));
    let extra = match state.options.metropolises {
        Side::A => 2,
        Side::B => 1,
    };
    let income = i32::from(tableau.cities) + extra * i32::from(tableau.metropolises.len());
    // The nearer the end, the less an income matters and the more a point does.
    let lead = state.seats().map(|other| state.points(other)).max().unwrap_or(0);
    let left = i32::from(GOAL.saturating_sub(lead)).min(6);
    let mut value = points * POINT + income * INCOME * left / 5;
    value += i32::from(tableau.roads.min(4)) * ROAD + i32::from(tableau.knights) * KNIGHT;
    value += points * points * 12;
    for card in Special::ALL {
        value += nearness(state, seat, card);
    }
    if points >= i32::from(GOAL) { value + WIN } else { value }
}

/// What is left to a special card that the seat does not own counts a part; a lead that others can
/// catch up with counts less than a safe one.
fn nearness(state: &State, seat: Seat, card: Special) -> i32 {
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
            let ties = state.options.metropolises == Side::B
                && state.tableau(seat).metropolises.has(card.tie_breaker());
            state.tableau(owner).strength(card) + u8::from(!ties)
        }
        None => card.threshold(),
    };
    let missing = usize::from(needed.saturating_sub(own));
    missing.checked_sub(1).and_then(|at| NEAR.get(at)).copied().unwrap_or(0)
}

/// What could be bought, and what it would gain; a name that does not lie open counts a part, for it may
/// be turned up.
#[derive(Debug, Clone, Copy)]
struct Target {
    price: Cards,
    gain: i32,
}

/// What a hand can become: the best two purchases one after the other, by how far the cards for them
/// are there, and every card a little.
#[must_use]
pub fn evaluate_hand(state: &State, seat: Seat, hand: Cards) -> i32 {
    let needed = ratio(state.tableau(seat).roads);
    let targets = targets(state, seat);
    let mut best = 0;
    for first in targets.iter().flatten() {
        let (missing, left) = pay(&hand, &first.price, needed);
        let value = share(first.gain, missing);
        if missing > 2 {
            best = best.max(value);
            continue;
        }
        for second in targets.iter().flatten() {
            let (more, _) = pay(&left, &second.price, u8::MAX);
            best = best.max(value + share(second.gain, missing + more) * 3 / 5);
        }
    }
    let count = i32::from(hand.total());
    best + count * CARD - robber_risk(state, seat, hand.total())
}

fn share(gain: i32, missing: u8) -> i32 {
    gain * COMPLETE.get(usize::from(missing)).copied().unwrap_or(2) / 100
}

/// How many cards of a price are missing, with one replaced where that can be, and what is left.
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

/// The loss that a large hand risks.
fn robber_risk(state: &State, seat: Seat, size: u8) -> i32 {
    let safe = SAFE + state.tableau(seat).knights;
    // Two cards more come before the next own turn.
    if size + 2 > safe { i32::from(size / 2) * 200 * ROBBER / 100 } else { 0 }
}

fn targets(state: &State, seat: Seat) -> [Option<Target>; 5] {
    let tableau = state.tableau(seat);
    let points = state.points(seat);
    let extra = match state.options.metropolises {
        Side::A => 2,
        Side::B => 1,
    };
    let gain_of = |scored: u8, more: i32| {
        let wins = if points + scored >= GOAL { 4 * POINT } else { 0 };
        Some(i32::from(scored) * POINT + more + wins)
    };
    let open = |card: Purchase, gain: Option<i32>| {
        let lies = card.build_card().is_none_or(|name| state.slot_of(name).is_some());
        let gain = gain.map(|gain| if lies { gain } else { gain / 3 });
        gain.map(|gain| Target { price: card.price(), gain })
    };
    let special = |card: Special, base: i32| {
        let now = nearness(state, seat, card);
        let own = tableau.strength(card) + 1;
        match state.owner(card) {
            Some(owner) if owner == seat => gain_of(0, base + if now < 0 { 200 } else { 0 }),
            Some(owner) if own > state.tableau(owner).strength(card) => gain_of(2, base + 600),
            None if own >= card.threshold() => gain_of(2, base),
            _ => gain_of(0, base + (430 - now).max(150)),
        }
    };
    let road = if tableau.roads < 4 { ROAD } else { 0 };
    let city = tableau.settlements > 0;
    let metropolis = tableau.cities > 0 && !state.metropolises.is_empty();
    [
        open(Purchase::Road, special(Special::Route, road)),
        open(Purchase::Settlement, gain_of(1, 60)),
        city.then(|| open(Purchase::City, gain_of(1, INCOME))).flatten(),
        open(Purchase::Knight, special(Special::Army, KNIGHT)),
        metropolis
            .then(|| open(Purchase::Metropolis, gain_of(1, (extra - 1) * INCOME + 100)))
            .flatten(),
    ]
}
