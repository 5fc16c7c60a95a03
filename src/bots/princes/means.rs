//! What a seat has to work with: stores, regions, rates and sites, the rounds that remain, and what its cards will
//! bring in them.

use crate::bots::princes::weights::{TOGETHER, Weights, extra_of};
use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::card::{Card, CardKind, Passive};
use crate::games::princes::cards::sets;
use crate::games::princes::kinds::{KINDS, Kind};
use crate::games::princes::realm::Centre;
use crate::games::princes::state::{Totals, other};

/// What a seat has, counted once for a look at it.
#[derive(Debug, Clone, Copy)]
pub struct Means {
    /// What is stored, by kind.
    pub amounts: [u8; KINDS],
    /// Regions by kind, those twice that produce two.
    pub pips: [u8; KINDS],
    /// How many of a kind a trade takes.
    pub rates: [u8; KINDS],
    /// Free sites.
    pub sites: u8,
    /// Those of them in cities.
    pub city_sites: u8,
    /// Settlements that can become cities.
    pub settlements: u8,
    /// Rounds that remain, in hundredths.
    pub rounds: i32,
}

/// Rounds that remain, in hundredths.
#[must_use]
pub fn rounds_left(weights: &Weights, state: &State) -> i32 {
    if weights.rounds > 0 {
        return weights.rounds;
    }
    let lead = state.victory(0).max(state.victory(1));
    let lacking = state.mode.row().target.saturating_sub(lead);
    weights.pace_least + i32::from(lacking) * weights.pace
}

impl Means {
    /// Counts what a seat has.
    #[must_use]
    pub fn of(weights: &Weights, state: &State, seat: u8) -> Means {
        let realm = state.realm(seat);
        let mut pips = [0u8; KINDS];
        let boosted = state.has_any(seat, &BOOSTERS);
        for (column, row, land) in realm.placed_lands() {
            let kind = land.region.kind();
            let doubles = |passive: Passive| passive == Passive::Double(kind);
            let twice = boosted
                && realm
                    .beside_region(column, row)
                    .any(|piece| piece.row().passives().any(doubles));
            if let Some(count) = pips.get_mut(kind.index()) {
                *count += 1 + u8::from(twice);
            }
        }
        let ships = state.ship_kinds(seat);
        let rates = Kind::ALL.map(|kind| if ships.has(kind) { 2 } else { 3 });
        let (mut sites, mut city_sites, mut settlements) = (0, 0, 0);
        for centre in realm.centre_range() {
            let stands = realm.centres.at(centre);
            settlements += u8::from(stands == Centre::Settlement);
            let taken = realm
                .sites
                .get(centre)
                .map_or(0, |sites| sites.iter().filter(|piece| piece.is_some()).count());
            let free = (2 * stands.sites()).saturating_sub(taken) as u8;
            sites += free;
            city_sites += if stands.sites() > 1 { free } else { 0 };
        }
        let (amounts, rounds) = (realm.amounts(), rounds_left(weights, state));
        Means { amounts, pips, rates, sites, city_sites, settlements, rounds }
    }

    /// What so many regions of a kind bring until the end, in hundredths of one region's.
    #[must_use]
    pub fn together(&self, kind: Kind, pips: u8) -> i32 {
        let rate = self.rates.at(kind.index());
        let plain = TOGETHER.at(usize::from(pips).min(TOGETHER.len() - 1));
        // With a ship the surplus is worth half of what it trades for.
        let traded = if pips > 0 && rate == 2 { 100 + 86 * (i32::from(pips) - 1) } else { 0 };
        let gold = if kind == Kind::Gold && rate == 3 { 70 } else { 100 };
        plain.max(traded) * gold / 100
    }

    /// What one region brings until the end, in thousandths of a point.
    #[must_use]
    pub const fn region(&self, weights: &Weights) -> i32 {
        // Two rolls a round, six numbers.
        self.rounds * weights.resource / 300
    }
}

/// Cards that double what regions produce.
const BOOSTERS: sets::CardSet = sets::BOOSTERS;

/// What a card does from now on, beside its points and beside what regions produce.
#[must_use]
pub fn lasting(weights: &Weights, state: &State, seat: u8, means: &Means, card: Card) -> i32 {
    let extra = extra_of(card);
    let mut value = extra.a_round * means.rounds / 100 * weights.extras / 100;
    for passive in card.row().passives() {
        match passive {
            Passive::Market => value += market(state, seat) * means.region(weights) * 8 / 10,
            Passive::Harvest(_, count) => {
                value += i32::from(count) * means.region(weights) * 6 / 10;
            }
            _ => {}
        }
    }
    value
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

/// The totals that a side of a card adds.
#[must_use]
pub fn totals_of(card: Card, side: u8) -> (i32, Totals) {
    let points = card.row().points(side);
    let totals = Totals {
        strength: points.strength,
        skill: points.skill,
        commerce: points.commerce,
        progress: points.progress,
    };
    (i32::from(points.victory), totals)
}

/// Whether a card is laid somewhere rather than played.
#[must_use]
pub fn is_built(card: Card) -> bool {
    !matches!(card.row().kind, CardKind::Neutral | CardKind::Attack | CardKind::Event)
}
