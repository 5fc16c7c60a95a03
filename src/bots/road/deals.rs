//! Reasonable offers, answers and counter-offers.

use crate::bots::road::evaluation::evaluate_hand;
use crate::bots::road::weights::{DANGEROUS, Weights};
use crate::engine::seat::Seat;
use crate::games::road::cards::Resource;
use crate::games::road::state::Deal;
use crate::games::road::{Action, Cards, State};

/// The gain in a seat's hand value from giving and getting these cards.
#[must_use]
pub fn gain(weights: &Weights, state: &State, seat: Seat, give: &Cards, get: &Cards) -> i32 {
    let hand = state.hand(seat);
    let mut after = hand;
    after.take_all(give);
    after.add_all(get);
    evaluate_hand(weights, state, seat, after) - evaluate_hand(weights, state, seat, hand)
}

/// True if the partner agrees to the active player's offer, in a position where it knows the active hand: it
/// draws a card for it, and does not help a leader.
#[must_use]
pub fn partner_agrees(weights: &Weights, state: &State, partner: Seat, offer: &Deal) -> bool {
    if offer.give.is_empty() || offer.get.is_empty() || !state.hand(partner).holds(&offer.get) {
        return false;
    }
    let own = gain(weights, state, partner, &offer.get, &offer.give) + weights.free_card;
    let theirs = gain(weights, state, state.active(), &offer.give, &offer.get).max(0);
    let points = state.points(state.active());
    let ahead = points > state.points(partner);
    let share = if ahead { 60 } else { 35 };
    let cautious = if points >= DANGEROUS { 2500 } else { weights.worth_while };
    own - theirs * share / 100 > cautious
}

/// True if the active player agrees to a counter-offer.
#[must_use]
pub fn active_agrees(weights: &Weights, state: &State, partner: Seat, counter: &Deal) -> bool {
    let active = state.active();
    if !state.hand(active).holds(&counter.get) {
        return false;
    }
    let own = gain(weights, state, active, &counter.get, &counter.give);
    let theirs =
        gain(weights, state, partner, &counter.give, &counter.get).max(0) + weights.free_card;
    let share = if state.points(partner) >= DANGEROUS { 80 } else { 30 };
    own - theirs * share / 100 > weights.worth_while
}

/// Small deals that a seat could propose: one or two cards of one kind, or one of each of two, for one or two
/// of another.
pub fn small_deals(hand: &Cards, most: u8) -> Vec<Deal> {
    let mut deals = Vec::new();
    let mut sides: Vec<Cards> = Vec::new();
    for first in hand.kinds() {
        sides.push(cards(&[first]));
        if hand.count(first) > 1 {
            sides.push(cards(&[first, first]));
        }
        for second in hand.kinds().filter(|second| *second > first) {
            sides.push(cards(&[first, second]));
        }
    }
    for give in sides {
        for kind in Resource::ALL.into_iter().filter(|kind| give.count(*kind) == 0) {
            deals.push(Deal { give, get: cards(&[kind]) });
            if most > 1 {
                deals.push(Deal { give, get: cards(&[kind, kind]) });
            }
        }
    }
    deals
}

fn cards(kinds: &[Resource]) -> Cards {
    let mut cards = Cards::NONE;
    kinds.iter().for_each(|kind| cards.add(*kind, 1));
    cards
}

/// The best deals that the active player might offer, by their gain and the partner's likelihood to agree, over
/// some positions that agree with the active player's view. At most `most`, and none to a seat already asked in
/// this turn.
#[must_use]
pub fn offers(weights: &Weights, imagined: &[State], most: usize) -> Vec<(Seat, Deal, i32)> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let (active, asked) = (state.active(), state.this_turn().approached);
    if state.this_turn().traded || state.hand(active).is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Seat, Deal, i32)> = Vec::new();
    let deals: Vec<(Deal, i32)> = small_deals(&state.hand(active), 2)
        .into_iter()
        .map(|deal| (deal, gain(weights, state, active, &deal.give, &deal.get)))
        .filter(|(_, own)| *own > weights.worth_while)
        .collect();
    for partner in state.seats().filter(|seat| *seat != active) {
        let closed = asked.get(partner.index()).is_none_or(|count| *count > 0);
        let size = state.hand(partner).total();
        if closed || state.points(partner) > DANGEROUS {
            continue;
        }
        for (deal, own) in &deals {
            if deal.get.total() > size {
                continue;
            }
            let agree = imagined
                .iter()
                .filter(|state| partner_agrees(weights, state, partner, deal))
                .count() as i32;
            let helps = weights.free_card * (1 + i32::from(state.points(partner))) / 4;
            let value = (own - helps) * agree / imagined.len() as i32;
            if value > weights.worth_while / 3 {
                found.push((partner, *deal, value));
            }
        }
    }
    found.sort_by_key(|(_, _, value)| core::cmp::Reverse(*value));
    // The best deal for each requested kind, so that candidates differ.
    let mut kept: Vec<(Seat, Deal, i32)> = Vec::new();
    for offer in found {
        let alike = |other: &&(Seat, Deal, i32)| other.0 == offer.0 && other.1.get == offer.1.get;
        if kept.len() < most && kept.iter().find(alike).is_none() {
            kept.push(offer);
        }
    }
    kept
}

/// The question that the active player asks before it ends a turn without a deal, and the seat asked: for the
/// kind of which a card would gain it most, with no offer yet, so that the partner names the price. Each seat is
/// asked at most once a turn, and neither one about to win nor one that surely holds no such card.
#[must_use]
pub fn question(weights: &Weights, imagined: &[State]) -> Option<(Seat, Deal)> {
    let state = imagined.first()?;
    let active = state.active();
    if state.this_turn().traded {
        return None;
    }
    let wanted = |deal: &Deal| gain(weights, state, active, &deal.give, &deal.get);
    let best = small_deals(&state.hand(active), 1).into_iter().max_by_key(wanted)?;
    let kind = best.get.kinds().next().filter(|_| wanted(&best) > weights.worth_while)?;
    let holds =
        |partner: Seat| imagined.iter().filter(|state| state.hand(partner).count(kind) > 0).count();
    let may_be_asked = |partner: &Seat| {
        let approached = state.this_turn().approached.get(partner.index());
        *partner != active
            && approached.is_some_and(|count| *count == 0)
            && state.points(*partner) <= DANGEROUS
            && holds(*partner) > 0
    };
    let partner = state.seats().filter(may_be_asked).max_by_key(|seat| holds(*seat))?;
    Some((partner, Deal { give: Cards::NONE, get: cards(&[kind]) }))
}

/// The partner's best counter-offer, if any is worthwhile to both, over some positions that agree with the
/// partner's view.
#[must_use]
pub fn counter(weights: &Weights, imagined: &[State], partner: Seat) -> Option<Deal> {
    let state = imagined.first()?;
    let asked = &state.trade().offer;
    if state.points(state.active()) >= DANGEROUS {
        return None;
    }
    let fits = |deal: &Deal| {
        // The answer to a question must keep to its kinds.
        (asked.get.is_empty() || deal.give.kinds().all(|kind| asked.get.count(kind) > 0))
            && (asked.give.is_empty() || deal.get.kinds().all(|kind| asked.give.count(kind) > 0))
            && deal.get.total() <= state.hand(state.active()).total()
    };
    let mut best: Option<(i32, Deal)> = None;
    for deal in small_deals(&state.hand(partner), 2).into_iter().filter(fits) {
        let own = gain(weights, state, partner, &deal.give, &deal.get) + weights.free_card;
        if own <= weights.worth_while {
            continue;
        }
        let agree =
            imagined.iter().filter(|state| active_agrees(weights, state, partner, &deal)).count()
                as i32;
        let value = own * agree / imagined.len() as i32;
        if value > weights.worth_while / 3 && best.is_none_or(|(most, _)| value > most) {
            best = Some((value, deal));
        }
    }
    best.map(|(_, deal)| deal)
}

/// The actions that complete a partly made deal and send it; `None` if the cards laid already do not lead to
/// it.
#[must_use]
pub fn made_up(laid: &Deal, wanted: &Deal) -> Option<Vec<Action>> {
    let fits = wanted.give.holds(&laid.give) && wanted.get.holds(&laid.get);
    let (mut give, mut get) = (wanted.give, wanted.get);
    give.take_all(&laid.give);
    get.take_all(&laid.get);
    let descends = |laid: &Cards, more: &Cards| {
        more.kinds().next().is_some_and(|least| laid.highest() > Some(least))
    };
    let late = !laid.get.is_empty() && !give.is_empty();
    if !fits || late || descends(&laid.give, &give) || descends(&laid.get, &get) {
        return None;
    }
    let give = give.sorted().map(|resource| Action::Give { resource }).collect::<Vec<_>>();
    let get = get.sorted().map(|resource| Action::Get { resource }).collect::<Vec<_>>();
    Some([give, get, vec![Action::Send]].concat())
}
