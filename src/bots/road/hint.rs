//! Reasons for a recommendation, as data with figures. The page supplies the wording.
//!
//! Reasons read only the seat's own hand and open information.

use crate::bots::player::Hint;
use crate::bots::road::evaluation::{income, saved_for};
use crate::bots::road::purchases::{after_purchase, purchases};
use crate::bots::road::weights::{DANGEROUS, Weights};
use crate::engine::seat::Seat;
use crate::games::road::cards::{GOAL, SAFE, Special, ratio};
use crate::games::road::purchase::Purchase;
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Cards, Road, State};
use serde::{Deserialize, Serialize};

/// A reason, with its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum HintReason {
    /// Reaches the points needed to win.
    Wins,
    /// Scores this number of points.
    Points(u8),
    /// Takes a special card, from its owner if there is one.
    Takes {
        /// The card.
        card: Special,
        /// Its current owner.
        from: Option<Seat>,
    },
    /// Comes nearer to a special card.
    Nears {
        /// The card.
        card: Special,
        /// The number still missing then.
        missing: u8,
    },
    /// Draws this number of additional cards in each own turn.
    Income(u8),
    /// Scores and draws more than the card that it covers, which then counts no longer.
    Replaces {
        /// Additional points.
        points: u8,
        /// Additional cards in each own turn.
        income: u8,
        /// The covered card.
        card: Purchase,
    },
    /// From now on this number of equal cards replaces a missing one.
    Rate(u8),
    /// This number of cards is safe from the robber then.
    Safe(u8),
    /// Leaves a hand that the robber would halve.
    Exposed {
        /// The number of cards.
        hand: u8,
        /// The number that is safe.
        safe: u8,
    },
    /// The cards of the deal pay for this purchase at once.
    Completes(Purchase),
    /// Agreeing to a deal draws a card.
    FreeCard,
    /// A deal would help a seat with this number of points.
    HelpsLeader {
        /// The seat.
        seat: Seat,
        /// Its points.
        points: u8,
    },
    /// The deal costs more than it brings.
    Dear,
    /// The least useful cards.
    Spare,
    /// Nothing affordable is worth its price, and the hand pays for this purchase with this number of cards more.
    SavesFor {
        /// The purchase.
        card: Purchase,
        /// Number of cards missing.
        missing: u8,
    },
    /// Nothing affordable is worth its price.
    Saves,
}

/// A line of actions as a hint with its reasons.
#[must_use]
pub fn explain(state: &State, seat: Seat, line: &[Action], behind: i32) -> Hint<Road> {
    // A deal made card by card is one step.
    let now = line.to_vec();
    let reasons = line.first().map_or_else(Vec::new, |first| reasons(state, seat, *first, line));
    Hint { now, then: Vec::new(), behind: behind.max(0), reasons, price: None }
}

fn reasons(state: &State, seat: Seat, first: Action, line: &[Action]) -> Vec<HintReason> {
    match first {
        Action::Build { card, .. } => of_purchase(state, seat, card, first),
        Action::Trade { .. } | Action::Give { .. } | Action::Get { .. } | Action::Send => {
            of_deal(state, seat, &deal_of(state, line))
        }
        Action::Counter => {
            let mut why = of_deal(state, seat, &deal_of(state, line));
            why.push(HintReason::FreeCard);
            why
        }
        Action::Accept => of_agreement(state, seat),
        Action::Decline => of_refusal(state, seat),
        Action::Discard { .. } | Action::Gift { .. } => vec![HintReason::Spare],
        Action::End => of_end(state, seat),
    }
}

fn of_purchase(state: &State, seat: Seat, card: Purchase, action: Action) -> Vec<HintReason> {
    let after = after_purchase(state, seat, action);
    let (before, now) = (state.tableau(seat), after.tableau(seat));
    let points = after.points(seat).saturating_sub(state.points(seat));
    let mut why = Vec::new();
    if after.points(seat) >= GOAL {
        why.push(HintReason::Wins);
    }
    for special in Special::ALL {
        if after.owner(special) == Some(seat) && state.owner(special) != Some(seat) {
            why.push(HintReason::Takes { card: special, from: state.owner(special) });
        }
    }
    let income = income(&after, seat).saturating_sub(income(state, seat));
    let takes = why.iter().any(|reason| matches!(reason, HintReason::Takes { .. }));
    match covered(card).filter(|_| points > 0 && income > 0 && !takes) {
        Some(card) => why.push(HintReason::Replaces { points, income, card }),
        None => {
            why.extend((points > 0).then_some(HintReason::Points(points)));
            why.extend((income > 0).then_some(HintReason::Income(income)));
        }
    }
    if ratio(now.roads) != ratio(before.roads) {
        why.push(HintReason::Rate(ratio(now.roads)));
    }
    if now.knights > before.knights {
        why.push(HintReason::Safe(SAFE + now.knights));
    }
    why.extend(nearer(&after, seat, card));
    if card == Purchase::Settlement && after.points(seat) < GOAL {
        why.extend(exposed(&after, seat));
    }
    why
}

/// The card on which another one goes.
const fn covered(card: Purchase) -> Option<Purchase> {
    match card {
        Purchase::Road | Purchase::Settlement | Purchase::Knight => None,
        Purchase::City => Some(Purchase::Settlement),
        _ => Some(Purchase::City),
    }
}

/// The approach to a special card by a road or a knight, if it is not the seat's already.
fn nearer(after: &State, seat: Seat, card: Purchase) -> Option<HintReason> {
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
    (1..=2).contains(&missing).then_some(HintReason::Nears { card: special, missing })
}

fn exposed(state: &State, seat: Seat) -> Option<HintReason> {
    let (hand, safe) = (state.hand(seat).total(), SAFE + state.tableau(seat).knights);
    (hand > safe).then_some(HintReason::Exposed { hand, safe })
}

/// The deal of the cards laid already and those added by a line.
fn deal_of(state: &State, line: &[Action]) -> Deal {
    let mut deal = if matches!(state.stage(), Stage::Offer | Stage::Counter) {
        *state.deal()
    } else {
        Deal::default()
    };
    line.iter().for_each(|action| deal.add(*action));
    deal
}

/// The purchases that a deal makes affordable.
fn of_deal(state: &State, seat: Seat, deal: &Deal) -> Vec<HintReason> {
    let hand = state.hand(seat);
    let mut after = hand;
    after.take_all(&deal.give);
    after.add_all(&deal.get);
    let open = Purchase::ALL.into_iter().filter(|card| lies_open(state, seat, *card));
    let gained = |card: &Purchase| affords(&after, *card) && !affords(&hand, *card);
    open.filter(gained).map(HintReason::Completes).take(1).collect()
}

fn affords(hand: &Cards, card: Purchase) -> bool {
    hand.missing(&card.price()).is_empty()
}

/// True if the card can be bought apart from its price.
fn lies_open(state: &State, seat: Seat, card: Purchase) -> bool {
    let tableau = state.tableau(seat);
    match (card.build_card(), card.metropolis()) {
        (Some(name), _) => {
            state.slot_of(name).is_some() && (card != Purchase::City || tableau.settlements > 0)
        }
        (None, Some(name)) => tableau.cities > 0 && state.metropolises().has(name),
        (None, None) => tableau.cities > 0 && !state.metropolises().is_empty(),
    }
}

/// The deal proposed to the seat, from its own side.
fn deal_before(state: &State) -> Deal {
    let of_maker = match state.stage() {
        Stage::Reply => state.trade().counter,
        _ => state.trade().offer,
    };
    Deal { give: of_maker.get, get: of_maker.give }
}

fn of_agreement(state: &State, seat: Seat) -> Vec<HintReason> {
    let mut why = of_deal(state, seat, &deal_before(state));
    if state.stage() == Stage::Answer {
        why.push(HintReason::FreeCard);
    }
    why
}

fn of_refusal(state: &State, seat: Seat) -> Vec<HintReason> {
    let other = if seat == state.active() { state.trade().partner } else { state.active() };
    let points = state.points(other);
    if points >= DANGEROUS {
        vec![HintReason::HelpsLeader { seat: other, points }]
    } else {
        vec![HintReason::Dear]
    }
}

fn of_end(state: &State, seat: Seat) -> Vec<HintReason> {
    let weights = &Weights::LEARNT;
    let could = purchases(weights, state, seat).iter().any(|(action, _)| *action != Action::End);
    match saved_for(weights, state, seat) {
        Some((card, missing)) => vec![HintReason::SavesFor { card, missing }],
        None if could => vec![HintReason::Saves],
        None => Vec::new(),
    }
}
