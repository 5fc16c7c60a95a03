//! Lasting effects of cards, weighed by the position.

use crate::bots::princes::means::Means;
use crate::bots::princes::weights::Weights;
use crate::bots::princes::worths::extra_of;
use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::cards::sets;
use crate::games::princes::place::COLUMNS;
use crate::games::princes::realm::Realm;
use crate::games::princes::row::{Ability, CardKind, Measure, Passive, Row, Site};
use crate::games::princes::state::{TRADE, other};
use crate::games::princes::step::{LossChoice, Step};

/// Worth of a card's lasting effects until the end, beside points and the yield of regions.
#[must_use]
pub fn lasting(weights: &Weights, state: &State, seat: u8, means: &Means, card: Card) -> i32 {
    let figure = extra_of(card).a_round * means.rounds / 100 * weights.extras / 100;
    let passives = card.row().passives();
    figure
        + passives.map(|passive| passive_worth(weights, state, seat, means, passive)).sum::<i32>()
}

/// Worth of a passive to its owner until the end.
fn passive_worth(
    weights: &Weights,
    state: &State,
    seat: u8,
    means: &Means,
    passive: Passive,
) -> i32 {
    match passive {
        Passive::Market => market(state, seat) * means.region(weights) * 8 / 10,
        Passive::Harvest(_, count) => i32::from(count) * means.region(weights) * 6 / 10,
        Passive::DemandsMore if state.advantage(TRADE).is(seat) => {
            means.until_end(weights.resource * weights.trade_share / 100)
        }
        Passive::DemandsMore => 0,
        Passive::NoRiots(from, to) => {
            riots(weights, state, seat, means) * i32::from(to + 1 - from) / 6
        }
        Passive::Guards(from, to) => {
            means.until_end(weights.attacks) * i32::from(to + 1 - from) / 6
        }
        // One attack in three burns, and one of its buildings in some is in this city.
        Passive::Fireproof => means.until_end(weights.attacks) / 6,
        Passive::LossGain => means.until_end(weights.attacks) / 4,
        Passive::PlagueGain => {
            means.until_end(weights.resource * often(state, weights.plague) / 100)
        }
        // Counted with the regions that the plague finds.
        Passive::PlagueSafe => 0,
        // Counted with the regions.
        Passive::Double(_) => 0,
        // Counted with points and commerce once it lies there, and by `coming` before.
        Passive::ScoresWithShips(_) | Passive::TradesFor(_) | Passive::TradesForName(_) => 0,
        // Prices are counted with what they leave.
        Passive::ShipSaving | Passive::HeroSaving | Passive::CitySaving(_) => 0,
        // In the figures of their cards.
        Passive::Uncount
        | Passive::Protect(_)
        | Passive::Source
        | Passive::SearchCost(_)
        | Passive::Exchanges(_)
        | Passive::AfterBrigands(..)
        | Passive::Celebrates
        | Passive::NoAttacks
        | Passive::NoDispute
        | Passive::Weakens
        | Passive::Camp
        | Passive::Toll
        | Passive::SavesHand(_)
        | Passive::Dispute(..)
        | Passive::NeighbourGain
        | Passive::NeighbourCard
        | Passive::Refills
        | Passive::TradeIncome
        | Passive::SafeShips
        | Passive::Stronghold
        | Passive::Doubles(..)
        | Passive::Counts(_)
        | Passive::Ransom
        | Passive::Cache
        | Passive::LeavesWhen(_) => 0,
    }
}

/// Gain of a card of the hand as it comes, beside [`lasting`] and its printed points: victory and commerce
/// points by conditions, savings, and losses that it spares.
#[must_use]
pub fn coming(weights: &Weights, state: &State, seat: u8, means: &Means, card: Card) -> Coming {
    let row = card.row();
    let mut coming = Coming::default();
    if sinks_a_ship(row) && state.measure(other(seat), Measure::Of(Class::TradeShip)) == 0 {
        coming.value -= extra_of(card).at_once * weights.extras / 100;
    }
    for passive in row.passives() {
        if let Passive::ScoresWithShips(least) = passive {
            let ships = state.measure(seat, Measure::Of(Class::TradeShip));
            coming.victory += u8::from(ships >= least);
        }
        coming.commerce += favoured(state, seat, passive);
        coming.value += match passive {
            Passive::HeroSaving => saved(weights, state, seat, &is_hero),
            Passive::CitySaving(above) => {
                let dear = |row: &Row| is_dearer(row, above);
                saved(weights, state, seat, &dear)
            }
            Passive::PlagueSafe => {
                let found = ill_regions(state.realm(seat)).min(4);
                means.until_end(i32::from(found) * plague_loss(weights, state))
            }
            // By `lasting`.
            _ => 0,
        };
    }
    // A trade ship or a hero counts for cards that favour it.
    if row.is(Class::TradeShip) && state.has_any(seat, &sets::CONDITIONAL) {
        coming.commerce += u8::from(state.has(seat, Card::SALT_SILO));
    }
    coming
}

/// See [`coming`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Coming {
    /// Victory points.
    pub victory: u8,
    /// Commerce points.
    pub commerce: u8,
    /// Anything else, in thousandths of a point.
    pub value: i32,
}

fn is_hero(row: &Row) -> bool {
    row.is(Class::Hero)
}

/// True if it is a city expansion of more letters than these.
#[must_use]
pub fn is_dearer(row: &Row, above: u8) -> bool {
    matches!(row.site, Site::City | Site::On(_)) && row.cost.iter().sum::<u8>() > above
}

fn sinks_a_ship(row: &Row) -> bool {
    row.abilities.iter().any(|ability| {
        matches!(
            ability,
            Ability::Build([
                Step::Ask(crate::games::princes::step::Choice::Loss(LossChoice::LoseOwn {
                    class: Class::TradeShip,
                    ..
                },)),
                ..
            ])
        )
    })
}

/// Commerce points of own cards that a passive favours.
fn favoured(state: &State, seat: u8, passive: Passive) -> u8 {
    match passive {
        Passive::TradesFor(class) => state.measure(seat, Measure::Of(class)),
        Passive::TradesForName(name) => u8::from(state.has_any(seat, name.of_name())),
        _ => 0,
    }
}

/// A resource off each card of the hand that fits, half of it for those that may never be built.
fn saved(weights: &Weights, state: &State, seat: u8, fits: &dyn Fn(&Row) -> bool) -> i32 {
    let held = state.hand(seat).iter().filter(|held| held.card.is_some());
    held.filter(|held| fits(held.card.row())).count() as i32 * weights.stock / 2
}

/// Frequency of an event in a round, in hundredths: of a duel's events fewer are of one set.
fn often(state: &State, theme: i32) -> i32 {
    if state.mode().row().theme { theme } else { theme / 2 }
}

/// Likely losses to riots and the plague until the end.
#[must_use]
pub fn unrest(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    let mut loss = riots(weights, state, seat, means);
    if state.sets().has(Set::Progress) {
        let found = i32::from(ill_regions(state.realm(seat)));
        loss += means.until_end(found * plague_loss(weights, state));
    }
    loss
}

/// Likely losses to riots without a chapel.
fn riots(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    if !state.sets().has(Set::Turmoil) {
        return 0;
    }
    let due = match state.measure(seat, Measure::Of(Class::Rioter)) {
        0 => return 0,
        1 | 2 => 1,
        _ => 2,
    };
    means.until_end(due * weights.resource * often(state, weights.riots) / 100)
}

/// Loss of one region to the plague in a round: some are empty when it comes.
fn plague_loss(weights: &Weights, state: &State) -> i32 {
    weights.resource * often(state, weights.plague) / 100 * 55 / 100
}

/// Likely losses to the plague beside a new city.
#[must_use]
pub fn city_loss(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    if !state.sets().has(Set::Progress) {
        return 0;
    }
    let all = state.realm(seat).placed_lands().count() as u8;
    let more = all.saturating_sub(ill_regions(state.realm(seat))).min(3);
    means.until_end(i32::from(more) * plague_loss(weights, state))
}

/// Regions beside cities of which none has a bath house.
fn ill_regions(realm: &Realm) -> u8 {
    let mut clean = [false; COLUMNS + 1];
    let mut near = [false; COLUMNS + 1];
    for centre in realm.centre_range().filter(|centre| realm.is_city(*centre)) {
        let bath = realm.sites.get(centre).into_iter().flatten();
        let bath = bath.into_iter().any(|piece| piece.card.is_in(&sets::PLAGUE_SAFE));
        for column in [centre, centre + 1] {
            near.get_mut(column).into_iter().for_each(|near| *near = true);
            clean.get_mut(column).into_iter().for_each(|clean| *clean |= bath);
        }
    }
    let lands = realm.placed_lands();
    lands.filter(|(column, ..)| near.at(*column) && !clean.at(*column)).count() as u8
}

/// For how many numbers the other principality has more regions.
fn market(state: &State, seat: u8) -> i32 {
    let count = |who: u8| {
        let mut numbers = [0u8; 7];
        for land in state.realm(who).all_lands() {
            if let Some(count) = numbers.get_mut(usize::from(land.region.number())) {
                *count += 1;
            }
        }
        numbers
    };
    let (own, theirs) = (count(seat), count(other(seat)));
    own.iter().zip(theirs).filter(|(own, theirs)| theirs > *own).count() as i32
}

/// Worth of the least of a seat's cards on sites, which could make room for another; none where own cards
/// can't be removed. Roads, regions and covered cards are no sites.
#[must_use]
pub fn least_card(
    weights: &Weights,
    state: &State,
    seat: u8,
    means: &Means,
    in_city: bool,
) -> Option<i32> {
    if !state.mode().row().full {
        return None;
    }
    let realm = state.realm(seat);
    let mut least: Option<i32> = None;
    for centre in realm.centre_range().filter(|centre| !in_city || realm.is_city(*centre)) {
        for piece in realm.sites.get(centre).into_iter().flatten() {
            if !piece.is_some() || piece.cover.is_some() || piece.row().foreign {
                continue;
            }
            let value = standing_card(weights, state, seat, means, piece.card, piece.side);
            least = Some(least.map_or(value, |least| least.min(value)));
        }
    }
    least
}

/// Rough worth of a card on a site.
fn standing_card(
    weights: &Weights,
    state: &State,
    seat: u8,
    means: &Means,
    card: Card,
    side: u8,
) -> i32 {
    let points = card.row().points(side);
    let mut value = i32::from(points.victory) * (weights.point + weights.climb * 20)
        + i32::from(points.strength) * weights.strength
        + i32::from(points.skill) * weights.skill
        + i32::from(points.commerce) * weights.commerce
        + i32::from(points.progress) * weights.progress
        + lasting(weights, state, seat, means, card);
    let region = means.region(weights);
    let doubled = card.row().passives().filter(|passive| matches!(passive, Passive::Double(_)));
    value += doubled.count() as i32 * region;
    value += card.row().rates().count() as i32 * (region / 2);
    value
}

/// True if a card is laid somewhere rather than played.
#[must_use]
pub fn is_built(card: Card) -> bool {
    !matches!(card.row().kind, CardKind::Neutral | CardKind::Attack | CardKind::Event)
}

/// Cards whose fetching could go round for ever.
pub const FETCHERS: [Card; 2] = [Card::GUIDO, Card::GUSTAV];
