//! Purchases that a seat could make next: roads, settlements, cities and cards, with their gains and how near
//! its stores come to the price.

use crate::bots::princes::lasting::{city_loss, coming, is_built, is_dearer, lasting, least_card};
use crate::bots::princes::means::{Means, totals_of};
use crate::bots::princes::standing::standing_gain;
use crate::bots::princes::weights::Weights;
use crate::bots::princes::worths::extra_of;
use crate::engine::total::{At, Count};
use crate::games::princes::State;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::card::{Card, Class};
use crate::games::princes::cards::sets;
use crate::games::princes::kinds::{Amounts, KINDS, Kind};
use crate::games::princes::realm::Centre;
use crate::games::princes::row::{Passive, Rate, Row, Site};
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

/// A goal with its price and its gain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The goal.
    pub goal: Goal,
    /// For how much.
    pub price: Amounts,
    /// Its gain in thousandths of a point, less the worth of its price in the stores.
    pub gain: i32,
}

/// Worth of stores, hand and roads by plans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Plans {
    /// Stores, for the best two goals.
    pub stores: i32,
    /// The hand.
    pub hand: i32,
    /// Roads that wait for settlements.
    pub roads: i32,
}

/// Strength of the barbarians against one city.
const CITY_STRENGTH: u8 = 2;

/// All plans of a seat.
pub type PlanList = ArrayVec<Plan, 24>;

impl Plans {
    /// Worth of roads that wait for settlements.
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

/// True if a settlement could be built at all.
fn has_settlements(state: &State) -> bool {
    state.supply().at(1) > 0 && state.regions().len() > 1
}

/// Roads at an end without a settlement.
fn open_roads(state: &State, seat: u8) -> u8 {
    let realm = state.realm(seat);
    let open = |right: bool| u8::from(realm.has_road(realm.end(right).0));
    open(false) + open(true)
}

/// Gain of a further settlement: its point, two regions, sites.
fn settlement_gain(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    let regions = means.region(weights) * 2 * 70 / 100;
    point(weights, state, seat, 1) + regions + weights.site
}

/// Gain of so many points more, which count for more near the end.
fn point(weights: &Weights, state: &State, seat: u8, more: i32) -> i32 {
    let points = i32::from(state.victory(seat));
    let target = i32::from(state.mode().row().target);
    let climb = ((points + more) * (points + more) - points * points) * weights.climb;
    let ends = points + more >= target && more > 0;
    more * weights.point + climb + if ends { weights.almost } else { 0 }
}

/// Worth of a seat's stores and hand by its plans.
#[must_use]
pub fn plans(weights: &Weights, state: &State, seat: u8, means: &Means) -> Plans {
    let (list, hand) = list(weights, state, seat, means);
    let roads = Plans::of_roads(weights, state, seat, means);
    Plans { stores: savings(weights, means, &list), hand, roads }
}

/// All goals that the seat could save for, and the worth of its hand.
#[must_use]
pub fn list(weights: &Weights, state: &State, seat: u8, means: &Means) -> (PlanList, i32) {
    let mut list = PlanList::new();
    // The worth of a price that lies in the stores is no gain.
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
            // The worth of its road is no gain.
            let gain = if open == 1 {
                settlement * (100 - weights.road) / 100
            } else {
                settlement - weights.second_road
            };
            add(Plan { goal: Goal::Settlement, price: SETTLEMENT, gain });
        }
        let may = state.supply().at(0) > 0 && open < 2;
        let gain = if open == 0 { settlement * weights.road / 100 } else { weights.second_road };
        if may {
            add(Plan { goal: Goal::Road, price: ROAD, gain });
        }
    }
    if means.settlements > 0 && state.supply().at(2) > 0 {
        let sites = weights.site * 8 / 10 + weights.city_site;
        let fight = means.fought(weights, 0, CITY_STRENGTH) - means.fought(weights, 0, 0);
        let loss = city_loss(weights, state, seat, means);
        let gain = point(weights, state, seat, 1) + sites + fight - loss;
        add(Plan { goal: Goal::City, price: CITY, gain });
    }
}

/// Adds plans for the cards of the hand; returns the worth of the hand.
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
    for card in state.open().iter().copied() {
        if card != last && is_built(card) && card != Card::TRIUMPH && !state.holds(seat, card) {
            let (gain, ready) = card_gain(weights, state, seat, means, card);
            if ready {
                add(Plan { goal: Goal::Card { card }, price: price_of(state, seat, card), gain });
            }
        }
        last = card;
    }
}

/// Price of a card, less what own cards save.
fn price_of(state: &State, seat: u8, card: Card) -> Amounts {
    let row = card.row();
    let mut price = row.cost;
    if row.brick_of_region {
        price.set(Kind::Brick.index(), 1);
    }
    let amounts = state.realm(seat).amounts();
    if let Some(kind) = saved_kind(state, seat, row, &amounts) {
        price.take(kind.index(), 1);
    }
    price
}

/// The letter of a price that an own card saves best: the one that the stores lack most.
#[must_use]
pub fn saved_kind(state: &State, seat: u8, row: &Row, amounts: &Amounts) -> Option<Kind> {
    let lacks = |kind: &Kind| {
        let (has, due) = (amounts.at(kind.index()), row.cost.at(kind.index()));
        i32::from(due) - i32::from(has)
    };
    let printed = Kind::ALL.into_iter().filter(|kind| row.cost.at(kind.index()) > 0);
    if row.is(Class::Ship) && state.has_any(seat, &sets::SHIP_SAVING) {
        let saved = printed.filter(|kind| matches!(kind, Kind::Lumber | Kind::Wool));
        return saved.max_by_key(lacks);
    }
    let dear =
        |passive: Passive| matches!(passive, Passive::CitySaving(above) if is_dearer(row, above));
    let hero = row.is(Class::Hero) && state.has_any(seat, &sets::HERO_SAVING);
    let city = state.has_any(seat, &sets::CITY_SAVING)
        && state.owned_of(seat, &sets::CITY_SAVING).any(|card| card.row().passives().any(dear));
    if hero || city { printed.max_by_key(lacks) } else { None }
}

/// Gain of building a card, and whether its conditions hold and there is a place for it.
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
    let place = place_for(weights, state, seat, means, card);
    let (victory, mut totals) = totals_of(card, 0);
    let coming = coming(weights, state, seat, means, card);
    totals.commerce += coming.commerce;
    let victory = victory + coming.victory;
    let mut gain = extra_of(card).at_once * weights.extras / 100
        + lasting(weights, state, seat, means, card)
        + coming.value;
    if victory > 0 {
        gain += point(weights, state, seat, i32::from(victory));
    }
    gain += standing_gain(weights, state, seat, means, totals);
    gain += production_gain(weights, state, seat, means, card);
    let defends = u8::from(row.is(Class::Unit));
    let attracts = if matches!(row.site, Site::City | Site::On(_)) { victory } else { 0 };
    gain += means.fought(weights, defends, attracts) - means.fought(weights, 0, 0);
    gain -= place.unwrap_or(0);
    (gain, holds && place.is_some())
}

/// Cost of a place for a card: little of a free site, else the card that makes room; `None` if
/// there is no place.
fn place_for(weights: &Weights, state: &State, seat: u8, means: &Means, card: Card) -> Option<i32> {
    let row = card.row();
    let realm = state.realm(seat);
    let (free, in_city) = match row.site {
        Site::Anywhere => (means.sites, false),
        Site::City if !row.foreign => (means.city_sites, true),
        _ => return has_place(state, seat, card).then_some(0),
    };
    if free > 0 {
        return Some(if means.sites <= 2 { weights.site * 6 / 10 } else { 0 });
    }
    let any = !in_city || realm.centre_range().any(|at| realm.is_city(at));
    any.then(|| least_card(weights, state, seat, means, in_city)).flatten()
}

/// True if a card of one of the special places lies or would lie somewhere.
fn has_place(state: &State, seat: u8, card: Card) -> bool {
    let row = card.row();
    let realm = state.realm(seat);
    match row.site {
        Site::Hand => false,
        Site::Anywhere | Site::City => true,
        Site::Road | Site::RoadBesideCity if row.foreign => true,
        Site::Road | Site::RoadBesideCity => realm.columns().any(|road| realm.has_free_road(road)),
        Site::Region(kind) => {
            realm.all_lands().any(|land| land.region.kind() == kind && !land.piece.is_some())
        }
        Site::AnyRegion => realm.placed_lands().any(|(.., land)| !land.piece.is_some()),
        Site::On(below) => state
            .find_own(seat, below)
            .and_then(|laid| state.piece(seat, laid))
            .is_some_and(|(piece, _)| !piece.cover.is_some()),
        Site::Metropolis => realm.centre_range().any(|at| realm.centres.at(at) == Centre::City),
        Site::Beside => realm.triumph_level().is_none(),
    }
}

/// Gain in production by doubled regions or a cheaper rate.
fn production_gain(weights: &Weights, state: &State, seat: u8, means: &Means, card: Card) -> i32 {
    let mut best = 0;
    for passive in card.row().passives() {
        if let Passive::Double(kind) = passive {
            let pips = means.pips.at(kind.index());
            let more = beside_free_sites(state, seat, kind);
            best += means.together(kind, pips + more) - means.together(kind, pips);
        }
    }
    for rate in card.row().rates() {
        if let Rate::Kind(kind, 2) = rate
            && means.rates.at(kind.index()) > 2
        {
            let mut with = *means;
            with.rates.set(kind.index(), 2);
            let pips = means.pips.at(kind.index());
            best += with.together(kind, pips) - means.together(kind, pips);
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

/// Worth of stores for the best goal, and a part of the rest for a second one.
#[must_use]
pub fn savings(weights: &Weights, means: &Means, list: &PlanList) -> i32 {
    let mut best = 0;
    let most = list.iter().map(|plan| plan.gain).max().unwrap_or(0) * weights.near_0 / 100;
    for (at, plan) in list.iter().enumerate() {
        let (lacks, left) = lacking(weights, means, &means.amounts, &plan.price);
        let value = plan.gain * lacks / 100;
        if value <= 0 || value + most * weights.second / 100 <= best {
            continue;
        }
        let mut second = 0;
        for (next, other) in list.iter().enumerate() {
            if next != at && other.gain * weights.near_0 / 100 > second {
                let (lacks, _) = lacking(weights, means, &left, &other.price);
                second = second.max(other.gain * lacks / 100);
            }
        }
        best = best.max(value + second * weights.second / 100);
    }
    best
}

/// Nearness of stores to a price, in hundredths, and the rest of the stores.
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
    let near = weights.near(rest + never.min(rest));
    (near * (100 - i32::from(trades) * weights.by_trade).max(0) / 100, left)
}
