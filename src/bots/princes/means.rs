//! Means of a seat: stores, regions, rates and sites, and the rounds that remain.

use crate::bots::princes::weights::{TOGETHER, Weights};
use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::card::{Card, Set};
use crate::games::princes::cards::sets;
use crate::games::princes::kinds::{KINDS, Kind};
use crate::games::princes::realm::Centre;
use crate::games::princes::row::Passive;
use crate::games::princes::state::Totals;

/// Means of a seat, counted once for an evaluation.
#[derive(Debug, Clone, Copy)]
pub struct Means {
    /// Stores by kind.
    pub amounts: [u8; KINDS],
    /// Regions by kind, those twice that produce two.
    pub pips: [u8; KINDS],
    /// Number of resources that a trade takes, by kind.
    pub rates: [u8; KINDS],
    /// Free sites.
    pub sites: u8,
    /// Those of them in cities.
    pub city_sites: u8,
    /// Settlements that can become cities.
    pub settlements: u8,
    /// Rounds that remain, in hundredths.
    pub rounds: i32,
    /// Defenders against barbarians and the barbarians, in games with them.
    pub fight: Option<[u8; 2]>,
}

/// Strength of the barbarians against a first city, which comes in any case: nobody wins without one.
const FIRST_CITY: u8 = 2;

/// Rounds that remain, in hundredths.
#[must_use]
pub fn rounds_left(weights: &Weights, state: &State) -> i32 {
    if weights.rounds > 0 {
        return weights.rounds;
    }
    let lead = state.victory(0).max(state.victory(1));
    let lacking = state.mode().row().target.saturating_sub(lead);
    weights.pace_least + i32::from(lacking) * weights.pace
}

impl Means {
    /// Counts a seat's means.
    #[must_use]
    pub fn of(weights: &Weights, state: &State, seat: u8) -> Means {
        let realm = state.realm(seat);
        let mut pips = [0u8; KINDS];
        let boosted = state.has_any(seat, &sets::BOOSTERS);
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
        let fight = state
            .sets()
            .has(Set::Barbarians)
            .then(|| [state.defenders(seat), state.attackers(seat).max(FIRST_CITY)]);
        Means { amounts, pips, rates, sites, city_sites, settlements, rounds, fight }
    }

    /// Outcome of an attack by barbarians with so many more defenders and attackers.
    #[must_use]
    pub fn fought(&self, weights: &Weights, defenders: u8, attackers: u8) -> i32 {
        let Some([own, theirs]) = self.fight else { return 0 };
        match (own + defenders).cmp(&(theirs + attackers)) {
            core::cmp::Ordering::Greater => weights.barbarians,
            core::cmp::Ordering::Equal => 0,
            core::cmp::Ordering::Less => -weights.barbarians,
        }
    }

    /// Yield of so many regions of a kind until the end, in hundredths of one region's.
    #[must_use]
    pub fn together(&self, kind: Kind, pips: u8) -> i32 {
        let rate = self.rates.at(kind.index());
        let plain = TOGETHER.at(usize::from(pips).min(TOGETHER.len() - 1));
        // With a ship the surplus is worth half of what it trades for.
        let traded = if pips > 0 && rate == 2 { 100 + 86 * (i32::from(pips) - 1) } else { 0 };
        let gold = if kind == Kind::Gold && rate == 3 { 70 } else { 100 };
        plain.max(traded) * gold / 100
    }

    /// Sum until the end of so much a round.
    #[must_use]
    pub const fn until_end(&self, a_round: i32) -> i32 {
        a_round * self.rounds / 100
    }

    /// Yield of one region until the end, in thousandths of a point.
    #[must_use]
    pub const fn region(&self, weights: &Weights) -> i32 {
        // Two rolls a round, six numbers.
        self.rounds * weights.resource / 300
    }
}

/// The totals that a side of a card adds.
#[must_use]
pub fn totals_of(card: Card, side: u8) -> (u8, Totals) {
    let points = card.row().points(side);
    let totals = Totals {
        strength: points.strength,
        skill: points.skill,
        commerce: points.commerce,
        progress: points.progress,
    };
    (points.victory, totals)
}
