//! What a seat could buy next: roads, settlements, cities and cards, what each would bring, and how near
//! its stores come to the price.

use crate::bots::princes::means::{Means, is_built, lasting, totals_of};
use crate::bots::princes::standing::standing_gain;
use crate::bots::princes::weights::{NEAR, Weights, extra_of};
use crate::engine::total::{At, Count};
use crate::games::princes::State;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::card::{Card, Effect, Passive, Rate, Site};
use crate::games::princes::kinds::{Amounts, KINDS, Kind};
use crate::games::princes::realm::Centre;
use crate::games::princes::state::other;
use arrayvec::ArrayVec;

/// Something to buy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(tag = "goal", rename_all = "kebab-case")]
pub enum Goal {
    /// A road.
    Road,
    /// A settlement at the end of a road.
    Settlement,
    /// A city.
    City,
    /// A card of the hand or of the open stack.
    Card {
        /// The card.
        card: Card,
    },
}

/// A goal with its price and what it would bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// What.
    pub goal: Goal,
    /// For how much.
    pub price: Amounts,
    /// What it would bring, in thousandths of a point, what its price is worth as it lies there taken off.
    pub gain: i32,
}

/// What plans make of stores, hand and roads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Plans {
    /// Stores, for the best two goals.
    pub stores: i32,
    /// The hand.
    pub hand: i32,
    /// Roads that wait for settlements.
    pub roads: i32,
}

/// All plans of a seat.
pub type PlanList = ArrayVec<Plan, 24>;

impl Plans {
    /// What roads that wait for settlements are worth.
    #[must_use]
    pub fn of_roads(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
        match open_roads(state, seat) {
            0 => 0,
            _ if !has_settlements(state) => 0,
            1 => settlement_gain(weights, state, seat, means) * weights.road / 100,
            _ => {
                settlement_gain(weights, state, seat, means) * weights.road / 100
                    + weights.second_road
            }
        }
    }
}

/// Whether a settlement could be built at all.
fn has_settlements(state: &State) -> bool {
    state.supply.at(1) > 0 && state.regions.len() > 1
}

/// Roads at an end without a settlement.
fn open_roads(state: &State, seat: u8) -> u8 {
    let realm = state.realm(seat);
    let open = |right: bool| u8::from(realm.has_road(realm.end(right).0));
    open(false) + open(true)
}

/// What a further settlement brings: its point, two regions, sites.
fn settlement_gain(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    let regions = means.region(weights) * 2 * 70 / 100;
    point(weights, state, seat, 1) + regions + weights.site
}

/// So many points more, and what the nearer end makes of them.
fn point(weights: &Weights, state: &State, seat: u8, more: i32) -> i32 {
    let points = i32::from(state.victory(seat));
    let target = i32::from(state.mode.row().target);
    let climb = ((points + more) * (points + more) - points * points) * weights.climb;
    let ends = points + more >= target && more > 0;
    more * weights.point + climb + if ends { weights.almost } else { 0 }
}

/// What a seat's plans make of its stores and its hand.
#[must_use]
pub fn plans(weights: &Weights, state: &State, seat: u8, means: &Means) -> Plans {
    let (list, hand) = list(weights, state, seat, means);
    let roads = Plans::of_roads(weights, state, seat, means);
    Plans { stores: savings(weights, means, &list), hand, roads }
}

/// Everything that the seat could save for, and what its hand is worth.
#[must_use]
pub fn list(weights: &Weights, state: &State, seat: u8, means: &Means) -> (PlanList, i32) {
    let mut list = PlanList::new();
    // What a price is worth as it lies there is no gain.
    let mut add = |mut plan: Plan| {
        plan.gain -= plan.price.iter().map(|count| i32::from(*count)).sum::<i32>() * weights.stock;
        if plan.gain > 0 {
            let _ = list.try_push(plan);
        }
    };
    centres(weights, state, seat, means, &mut add);
    let hand = of_hand(weights, state, seat, means, &mut add);
    open_cards(weights, state, seat, means, &mut add);
    (list, hand)
}

/// Plans for roads, settlements and cities.
fn centres(weights: &Weights, state: &State, seat: u8, means: &Means, add: &mut impl FnMut(Plan)) {
    let settlement = settlement_gain(weights, state, seat, means);
    let open = open_roads(state, seat);
    if has_settlements(state) {
        if open > 0 {
            // What its road is worth already is no gain.
            let gain = if open == 1 {
                settlement * (100 - weights.road) / 100
            } else {
                settlement - weights.second_road
            };
            add(Plan { goal: Goal::Settlement, price: SETTLEMENT, gain });
        }
        let may = state.supply.at(0) > 0 && open < 2;
        let gain = if open == 0 { settlement * weights.road / 100 } else { weights.second_road };
        if may {
            add(Plan { goal: Goal::Road, price: ROAD, gain });
        }
    }
    if means.settlements > 0 && state.supply.at(2) > 0 {
        let sites = weights.site * 8 / 10 + weights.city_site;
        let gain = point(weights, state, seat, 1) + sites;
        add(Plan { goal: Goal::City, price: CITY, gain });
    }
}

/// Plans for the cards of the hand; gives what the hand is worth.
fn of_hand(
    weights: &Weights,
    state: &State,
    seat: u8,
    means: &Means,
    add: &mut impl FnMut(Plan),
) -> i32 {
    let mut hand = 0;
    let mut last = Card::NONE;
    for held in state.hand(seat) {
        let card = held.card;
        let (gain, ready) = card_gain(weights, state, seat, means, card);
        let again = card == last;
        last = card;
        let value = if !card.is_some() {
            weights.card
        } else if !is_built(card) {
            extra_of(card).held * weights.actions / 100 * if ready { 100 } else { 45 } / 100
        } else {
            let share = if ready { weights.held } else { weights.held_for_later };
            gain.clamp(0, 2500) * share / 100 / if again { 2 } else { 1 }
        };
        hand += value;
        // A card that leaves the hand makes room for another.
        let gain = gain - value + weights.card;
        if ready && !again && is_built(card) {
            add(Plan { goal: Goal::Card { card }, price: price_of(state, seat, card), gain });
        }
    }
    let limit = state.hand_limit(seat) as i32;
    let missing = limit - state.hand(seat).len() as i32;
    // Cards above the limit go; those below it are drawn.
    hand + missing.max(-3) * weights.card
}

/// Plans for the cards of the open stack; those that are in the hand as well have theirs already.
fn open_cards(
    weights: &Weights,
    state: &State,
    seat: u8,
    means: &Means,
    add: &mut impl FnMut(Plan),
) {
    let mut last = Card::NONE;
    for card in state.open.iter().copied() {
        if card != last && is_built(card) && card != Card::TRIUMPH && !state.holds(seat, card) {
            let (gain, ready) = card_gain(weights, state, seat, means, card);
            if ready {
                add(Plan { goal: Goal::Card { card }, price: price_of(state, seat, card), gain });
            }
        }
        last = card;
    }
}

/// What a card costs.
fn price_of(state: &State, seat: u8, card: Card) -> Amounts {
    let mut price = card.row().cost;
    if card.row().brick_of_region {
        price.set(Kind::Brick.index(), 1);
    }
    if card.row().is(crate::games::princes::card::Class::Ship)
        && state.does(seat, Passive::ShipSaving)
    {
        let kind = if price.at(Kind::Wool.index()) > 0 { Kind::Wool } else { Kind::Lumber };
        price.take(kind.index(), 1);
    }
    price
}

/// What building a card would bring, and whether its conditions hold and there is a place for it.
#[must_use]
pub fn card_gain(
    weights: &Weights,
    state: &State,
    seat: u8,
    means: &Means,
    card: Card,
) -> (i32, bool) {
    let row = card.row();
    if !card.is_some() {
        return (0, false);
    }
    let holds = state.meets(seat, &row.needs) && state.meets(other(seat), &row.needs_opponent);
    if !is_built(card) {
        return (0, holds);
    }
    if row.once && state.has(seat, card) {
        return (0, false);
    }
    let (victory, totals) = totals_of(card, 0);
    let mut gain =
        extra_of(card).at_once * weights.extras / 100 + lasting(weights, state, seat, means, card);
    if victory > 0 {
        gain += point(weights, state, seat, victory);
    }
    gain += standing_gain(weights, state, seat, means, totals);
    gain += production_gain(weights, state, seat, means, card);
    let uses_site = matches!(row.site, Site::Anywhere | Site::City);
    gain -= if uses_site && means.sites <= 2 { weights.site * 6 / 10 } else { 0 };
    (gain, holds && has_place(state, seat, means, card))
}

fn has_place(state: &State, seat: u8, means: &Means, card: Card) -> bool {
    let row = card.row();
    let realm = state.realm(seat);
    match row.site {
        Site::Hand => false,
        Site::Anywhere => means.sites > 0,
        Site::City if row.foreign => true,
        Site::City => means.city_sites > 0,
        Site::Road | Site::RoadBesideCity if row.foreign => true,
        Site::Road | Site::RoadBesideCity => realm.columns().any(|road| realm.has_free_road(road)),
        Site::Region(kind) => {
            realm.all_lands().any(|land| land.region.kind() == kind && !land.piece.is_some())
        }
        Site::On(below) => state
            .find_own(seat, below)
            .and_then(|laid| state.piece(seat, laid))
            .is_some_and(|(piece, _)| !piece.cover.is_some()),
        Site::Metropolis => realm.centre_range().any(|at| realm.centres.at(at) == Centre::City),
        Site::Beside => realm.triumph_level().is_none(),
    }
}

/// What doubled regions or a cheaper rate add to what is produced.
fn production_gain(weights: &Weights, state: &State, seat: u8, means: &Means, card: Card) -> i32 {
    let mut best = 0;
    for effect in card.row().effects {
        match effect {
            Effect::While(Passive::Double(kind)) => {
                let pips = means.pips.at(kind.index());
                let more = beside_free_sites(state, seat, *kind);
                best += means.together(*kind, pips + more) - means.together(*kind, pips);
            }
            Effect::Trade(Rate::Kind(kind, 2)) if means.rates.at(kind.index()) > 2 => {
                let mut with = *means;
                with.rates.set(kind.index(), 2);
                let pips = means.pips.at(kind.index());
                best += with.together(*kind, pips) - means.together(*kind, pips);
            }
            _ => {}
        }
    }
    best * means.region(weights) / 100
}

/// The most regions of a kind beside a free site that nothing doubles yet.
fn beside_free_sites(state: &State, seat: u8, kind: Kind) -> u8 {
    let realm = state.realm(seat);
    let doubled = |column: usize, row: usize| {
        let mut beside = realm.beside_region(column, row);
        beside.any(|piece| piece.row().passives().any(|passive| passive == Passive::Double(kind)))
    };
    let mut most = 0;
    for centre in realm.centre_range() {
        for row in [0, 1] {
            if realm.free_site(centre, row).is_none() {
                continue;
            }
            let fits = |column: usize| {
                let land = realm.land(column, row);
                land.region.is_some() && land.region.kind() == kind && !doubled(column, row)
            };
            most = most.max(u8::from(fits(centre)) + u8::from(fits(centre + 1)));
        }
    }
    most
}

/// What stores are worth for the best goal, and a part of what is left of them for a second one.
#[must_use]
pub fn savings(weights: &Weights, means: &Means, list: &PlanList) -> i32 {
    let mut best = 0;
    for (at, plan) in list.iter().enumerate() {
        let (lacks, left) = lacking(weights, means, &means.amounts, &plan.price);
        let value = plan.gain * lacks / 100;
        if value <= 0 {
            continue;
        }
        let mut second = 0;
        for (next, other) in list.iter().enumerate() {
            if next != at && other.gain * 93 / 100 > second {
                let (lacks, _) = lacking(weights, means, &left, &other.price);
                second = second.max(other.gain * lacks / 100);
            }
        }
        best = best.max(value + second * weights.second / 100);
    }
    best
}

/// How near stores come to a price, in hundredths, and what they leave.
#[must_use]
pub fn lacking(
    weights: &Weights,
    means: &Means,
    amounts: &Amounts,
    price: &Amounts,
) -> (i32, Amounts) {
    let mut left = [0; KINDS];
    let (mut missing, mut trades) = (0u8, 0u8);
    let mut never = 0u8;
    for kind in 0..KINDS {
        let (has, due) = (amounts.at(kind), price.at(kind));
        left.set(kind, has.saturating_sub(due));
        missing += due.saturating_sub(has);
        if has < due && means.pips.at(kind) == 0 {
            never += due - has;
        }
    }
    if missing > 0 {
        for kind in 0..KINDS {
            let rate = means.rates.at(kind).max(1);
            while trades < missing && left.at(kind) >= rate {
                left.take(kind, rate);
                trades += 1;
            }
        }
    }
    let rest = missing - trades;
    let near = NEAR.at(usize::from(rest + never.min(rest)).min(NEAR.len() - 1));
    (near * (100 - i32::from(trades) * weights.by_trade).max(0) / 100, left)
}
