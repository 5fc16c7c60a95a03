//! Why an advice is one, as data with figures, and what a turn gave away. The wording is the page's.
//!
//! Reasons read what the seat knows: its own hand and what lies open.

use crate::bots::player::{Hint, Review};
use crate::bots::road::purchases::{after_purchase, purchases};
use crate::engine::chance::thinking;
use crate::engine::seat::Seat;
use crate::games::road::cards::{GOAL, SAFE, Special, ratio};
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Cards, Road, State, View};
use serde::{Deserialize, Serialize};

/// One reason, with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// Reaches the points that win.
    Wins,
    /// Scores so many points.
    Points(u8),
    /// Takes a special card, from a seat if somebody has it.
    Takes {
        /// The card.
        card: Special,
        /// Who has it now.
        from: Option<Seat>,
    },
    /// Brings a special card nearer: so many more take it.
    Nears {
        /// The card.
        card: Special,
        /// How many are missing then.
        missing: u8,
    },
    /// Draws so many more cards in each own turn.
    Income(u8),
    /// From now on so many equal cards replace a missing one.
    Rate(u8),
    /// So many cards are safe from the robber then.
    Safe(u8),
    /// Leaves a hand that the robber would halve.
    Exposed {
        /// Its cards.
        hand: u8,
        /// How many are safe.
        safe: u8,
    },
    /// With the cards of the deal this can be bought at once.
    Completes(Purchase),
    /// Who agrees to a deal draws a card.
    FreeCard,
    /// A deal would help a seat with so many points.
    HelpsLeader {
        /// The seat.
        seat: Seat,
        /// Its points.
        points: u8,
    },
    /// The deal costs more than it brings.
    Dear,
    /// Cards that are missed least.
    Spare,
    /// Nothing that can be bought now is worth its price.
    Saves,
}

/// From so many points on nobody should be helped.
const DANGEROUS: u8 = 5;
/// A point in the unit of a review.
const POINT: u32 = 1000;
/// What a missed win counts beyond its points.
const WINS: u32 = 5 * POINT;

/// A line of actions as a hint: what to do now, and why.
#[must_use]
pub fn explain(state: &State, seat: Seat, line: &[Action], behind: i32) -> Hint<Road> {
    // What is made up card by card belongs together.
    let now = line.to_vec();
    let reasons = line.first().map_or_else(Vec::new, |first| reasons(state, seat, *first, line));
    Hint { now, then: Vec::new(), behind: behind.max(0), reasons }
}

fn reasons(state: &State, seat: Seat, first: Action, line: &[Action]) -> Vec<Why> {
    match first {
        Action::Build { card, .. } => of_purchase(state, seat, card, first),
        Action::Trade { .. } | Action::Give { .. } | Action::Get { .. } | Action::Send => {
            of_deal(state, seat, &deal_of(state, line))
        }
        Action::Counter => {
            let mut why = of_deal(state, seat, &deal_of(state, line));
            why.push(Why::FreeCard);
            why
        }
        Action::Accept => of_agreement(state, seat),
        Action::Decline => of_refusal(state, seat),
        Action::Discard { .. } | Action::Gift { .. } => vec![Why::Spare],
        Action::End => of_end(state, seat),
    }
}

fn of_purchase(state: &State, seat: Seat, card: Purchase, action: Action) -> Vec<Why> {
    let after = after_purchase(state, seat, action);
    let (before, now) = (state.tableau(seat), after.tableau(seat));
    let points = after.points(seat).saturating_sub(state.points(seat));
    let mut why = Vec::new();
    if after.points(seat) >= GOAL {
        why.push(Why::Wins);
    }
    for special in Special::ALL {
        if after.owner(special) == Some(seat) && state.owner(special) != Some(seat) {
            why.push(Why::Takes { card: special, from: state.owner(special) });
        }
    }
    if points > 0 {
        why.push(Why::Points(points));
    }
    let income = income(&after, seat).saturating_sub(income(state, seat));
    if income > 0 {
        why.push(Why::Income(income));
    }
    if ratio(now.roads) != ratio(before.roads) {
        why.push(Why::Rate(ratio(now.roads)));
    }
    if now.knights > before.knights {
        why.push(Why::Safe(SAFE + now.knights));
    }
    why.extend(nearer(&after, seat, card));
    if card == Purchase::Settlement && after.points(seat) < GOAL {
        why.extend(exposed(&after, seat));
    }
    why
}

/// Cards that a seat draws in its own turn beyond the first.
fn income(state: &State, seat: Seat) -> u8 {
    let tableau = state.tableau(seat);
    let each = if state.options.metropolises == Side::A { 2 } else { 1 };
    tableau.cities + each * tableau.metropolises.len()
}

/// How near a road or a knight has brought its special card, if somebody else has it or nobody.
fn nearer(after: &State, seat: Seat, card: Purchase) -> Option<Why> {
    let special = match card {
        Purchase::Road => Special::Route,
        Purchase::Knight => Special::Army,
        _ => return None,
    };
    let needed = match after.owner(special) {
        Some(owner) if owner == seat => return None,
        Some(owner) => {
            let wins_ties = after.tableau(seat).metropolises.has(special.tie_breaker());
            after.tableau(owner).strength(special) + u8::from(!wins_ties)
        }
        None => special.threshold(),
    };
    let missing = needed.saturating_sub(after.tableau(seat).strength(special));
    (1..=2).contains(&missing).then_some(Why::Nears { card: special, missing })
}

fn exposed(state: &State, seat: Seat) -> Option<Why> {
    let (hand, safe) = (state.hand(seat).total(), SAFE + state.tableau(seat).knights);
    (hand > safe).then_some(Why::Exposed { hand, safe })
}

/// What is laid already and what a line adds.
fn deal_of(state: &State, line: &[Action]) -> Deal {
    let mut deal = if matches!(state.stage, Stage::Offer | Stage::Counter) {
        *state.deal()
    } else {
        Deal::default()
    };
    for action in line {
        match action {
            Action::Give { resource } => deal.give.add(*resource, 1),
            Action::Get { resource } => deal.get.add(*resource, 1),
            _ => {}
        }
    }
    deal
}

/// What a deal makes affordable.
fn of_deal(state: &State, seat: Seat, deal: &Deal) -> Vec<Why> {
    let hand = state.hand(seat);
    let mut after = hand;
    after.take_all(&deal.give);
    after.add_all(&deal.get);
    let open = Purchase::ALL.into_iter().filter(|card| lies_open(state, seat, *card));
    let gained = |card: &Purchase| affords(&after, *card) && !affords(&hand, *card);
    open.filter(gained).map(Why::Completes).take(1).collect()
}

fn affords(hand: &Cards, card: Purchase) -> bool {
    hand.missing(&card.price()).is_empty()
}

/// Whether the card could be bought if the cards were there.
fn lies_open(state: &State, seat: Seat, card: Purchase) -> bool {
    let tableau = state.tableau(seat);
    match (card.build_card(), card.metropolis()) {
        (Some(name), _) => {
            state.slot_of(name).is_some() && (card != Purchase::City || tableau.settlements > 0)
        }
        (None, Some(name)) => tableau.cities > 0 && state.metropolises.has(name),
        (None, None) => tableau.cities > 0 && !state.metropolises.is_empty(),
    }
}

/// The deal that lies before the seat, from its own side.
fn deal_before(state: &State) -> Deal {
    let of_maker = match state.stage {
        Stage::Reply => state.trade.counter,
        _ => state.trade.offer,
    };
    Deal { give: of_maker.get, get: of_maker.give }
}

fn of_agreement(state: &State, seat: Seat) -> Vec<Why> {
    let mut why = of_deal(state, seat, &deal_before(state));
    if state.stage == Stage::Answer {
        why.push(Why::FreeCard);
    }
    why
}

fn of_refusal(state: &State, seat: Seat) -> Vec<Why> {
    let other = if seat == state.active { state.trade.partner } else { state.active };
    let points = state.points(other);
    if points >= DANGEROUS {
        vec![Why::HelpsLeader { seat: other, points }]
    } else {
        vec![Why::Dear]
    }
}

fn of_end(state: &State, seat: Seat) -> Vec<Why> {
    let could = purchases(state, seat).iter().any(|(action, _)| *action != Action::End);
    if could { vec![Why::Saves] } else { Vec::new() }
}

/// What a turn gave away: the purchase that seemed best at its beginning, if less was done in it. What a
/// turn brought that could not be seen at its beginning is not counted against anybody.
#[must_use]
pub fn review(view: &View, seat: Seat, actions: &[Action]) -> Option<Review<Road>> {
    let state = view.determinize(&mut thinking(0, 0));
    let is_turn = state.stage == Stage::Turn && state.decider() == Some(seat);
    if !is_turn || actions.last() != Some(&Action::End) {
        return None;
    }
    let scored = |action: Action| {
        let after = after_purchase(&state, seat, action).points(seat);
        let wins = if after >= GOAL { WINS } else { 0 };
        u32::from(after.saturating_sub(state.points(seat))) * POINT + wins
    };
    let rated = purchases(&state, seat);
    let worth_while = rated.iter().filter(|(action, gain)| *gain > 0 && *action != Action::End);
    let (most, best) = worth_while
        .map(|(action, _)| (scored(*action), *action))
        .max_by_key(|(points, _)| *points)?;
    let listed = |action: &Action| rated.iter().any(|(known, _)| known == action);
    let mut bought = actions.iter().filter(|action| matches!(action, Action::Build { .. }));
    // What could not be bought at the beginning came by a deal or an event: that is no turn to judge.
    let loss = if bought.clone().all(listed) {
        most.saturating_sub(bought.map(|action| scored(*action)).max().unwrap_or(0))
    } else {
        bought.next().map_or(most, |_| 0)
    };
    Some(Review { loss, best: explain(&state, seat, &[best], 0) })
}
