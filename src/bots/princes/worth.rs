//! What a position is worth to a seat, in thousandths of a point, term by term: points, production,
//! standing, sites, stores, hand, and what brigands threaten. Whole numbers throughout.

use crate::bots::princes::plans::{PlanList, Plans, plans, savings};
use crate::bots::princes::weights::{COUNTED, TOGETHER, Weights, extra_of};
use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::card::{Card, CardKind, Passive};
use crate::games::princes::cards::sets;
use crate::games::princes::kinds::{KINDS, Kind};
use crate::games::princes::realm::Centre;
use crate::games::princes::state::{STRENGTH, TRADE, Totals, other};

/// A part of a position's worth.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Term {
    /// Points, and how near the end is.
    Points,
    /// What regions and cards will bring.
    Production,
    /// Strength, skill, commerce and progress, and the advantages that hang on them.
    Standing,
    /// Free sites, and roads that wait for a settlement.
    Sites,
    /// What is stored, and what it can buy.
    Stores,
    /// The hand.
    Hand,
    /// What brigands and barbarians may take.
    Danger,
    /// The other principality.
    Rival,
}

/// How many terms there are.
pub const TERMS: usize = 8;
/// A position's worth by terms.
pub type Terms = [i32; TERMS];

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

/// The position's worth to a seat that knows its own hand, without the rival.
#[must_use]
pub fn terms(weights: &Weights, state: &State, seat: u8) -> Terms {
    let means = Means::of(weights, state, seat);
    let plans = plans(weights, state, seat, &means);
    let mut terms = table_terms(weights, state, seat, &means);
    terms.set(Term::Sites as usize, sites_worth(weights, &means) + plans.roads);
    terms.set(Term::Stores as usize, stores_worth(weights, &means) + plans.stores);
    terms.set(Term::Hand as usize, plans.hand);
    terms.set(Term::Danger as usize, danger(weights, state, seat, &means));
    terms
}

/// What a position promises a seat, against what it promises the rival.
#[must_use]
pub fn all_terms(weights: &Weights, state: &State, seat: u8) -> Terms {
    let mut terms = terms(weights, state, seat);
    let rival = rival_worth(weights, state, other(seat));
    terms.set(Term::Rival as usize, -rival * weights.rivalry / 100);
    terms
}

/// The sum of all terms.
#[must_use]
pub fn worth(weights: &Weights, state: &State, seat: u8) -> i32 {
    if state.over {
        return match state.winner {
            winner if winner == seat => weights.win,
            winner if winner == other(seat) => -weights.win,
            _ => 0,
        };
    }
    all_terms(weights, state, seat).iter().sum()
}

/// A rival's worth: its hand and plans are not looked at.
fn rival_worth(weights: &Weights, state: &State, seat: u8) -> i32 {
    let means = Means::of(weights, state, seat);
    let terms = table_terms(weights, state, seat, &means);
    let stores: i32 = means.amounts.iter().map(|count| i32::from(*count)).sum();
    let limit = state.hand_limit(seat) as i32;
    let road = Plans::of_roads(weights, state, seat, &means);
    terms.iter().sum::<i32>()
        + stores * weights.stock_of_rival
        + sites_worth(weights, &means)
        + road
        + limit * weights.card
}

/// What lies open: points, production, standing.
fn table_terms(weights: &Weights, state: &State, seat: u8, means: &Means) -> Terms {
    let mut terms = [0; TERMS];
    let points = i32::from(state.victory(seat));
    let mut worth = points * weights.point + points * points * weights.climb;
    if points >= i32::from(state.mode.row().target) {
        worth += weights.almost;
    }
    terms.set(Term::Points as usize, worth);
    let mut bring = 0;
    for kind in Kind::ALL {
        bring += means.together(kind, means.pips.at(kind.index()));
    }
    let mut production = means.region(weights) * bring / 100;
    for card in state.owned_cards(seat) {
        production += lasting(weights, state, seat, means, card);
    }
    terms.set(Term::Production as usize, production);
    terms.set(Term::Standing as usize, standing(weights, state, seat, means));
    terms
}

/// What a card does from now on, beside its points and beside what regions produce.
#[must_use]
pub fn lasting(weights: &Weights, state: &State, seat: u8, means: &Means, card: Card) -> i32 {
    let extra = extra_of(card);
    let mut worth = extra.a_round * means.rounds / 100 * weights.extras / 100;
    for passive in card.row().passives() {
        match passive {
            Passive::Market => worth += market(state, seat) * means.region(weights) * 8 / 10,
            Passive::Harvest(_, count) => {
                worth += i32::from(count) * means.region(weights) * 6 / 10;
            }
            _ => {}
        }
    }
    worth
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

/// Strength, skill, commerce and progress, and what hangs on them.
fn standing(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    let (own, theirs) = (state.total(seat), state.total(other(seat)));
    let mut worth = i32::from(own.strength.min(9)) * weights.strength
        + i32::from(own.skill.min(9)) * weights.skill
        + i32::from(own.commerce.min(9)) * weights.commerce
        + i32::from(own.progress.min(4)) * weights.progress;
    let resources = |share: i32| means.rounds * weights.resource / 100 * share / 100;
    if state.advantages.at(TRADE) == seat {
        worth += resources(weights.trade_share);
    }
    if state.advantages.at(STRENGTH) == seat {
        worth += means.rounds * weights.strength_share / 100;
    }
    if own.skill >= theirs.skill {
        worth += resources(weights.feast_share);
    }
    worth
        + reach(weights, own.strength, theirs.strength)
        + reach(weights, own.commerce, theirs.commerce)
}

/// How near an advantage is, or how safe.
#[must_use]
pub fn reach(weights: &Weights, own: u8, theirs: u8) -> i32 {
    let needed = (theirs + 1).max(3);
    if own >= needed {
        // What the other lacks to take it away.
        return i32::from((own - theirs).min(3)) * weights.margin;
    }
    let share = weights.point * weights.reach / 100;
    match needed - own {
        1 => share,
        2 => share / 2,
        3 => share / 4,
        _ => 0,
    }
}

/// What standing with other totals would add.
#[must_use]
pub fn standing_gain(
    weights: &Weights,
    state: &State,
    seat: u8,
    means: &Means,
    more: Totals,
) -> i32 {
    let (own, theirs) = (state.total(seat), state.total(other(seat)));
    let mut gain = i32::from(more.strength) * weights.strength
        + i32::from(more.skill) * weights.skill
        + i32::from(more.commerce) * weights.commerce
        + i32::from(more.progress) * weights.progress;
    let resources = |share: i32| means.rounds * weights.resource / 100 * share / 100;
    let takes = |own: u8, more: u8, theirs: u8| {
        let needed = (theirs + 1).max(3);
        (own < needed && own + more >= needed, own <= theirs && theirs >= 3 && own + more >= theirs)
    };
    let pairs = [
        (own.strength, more.strength, theirs.strength, means.rounds * weights.strength_share / 100),
        (own.commerce, more.commerce, theirs.commerce, resources(weights.trade_share)),
    ];
    for (own, more, theirs, share) in pairs {
        gain += reach(weights, own + more, theirs) - reach(weights, own, theirs);
        let (wins, robs) = takes(own, more, theirs);
        gain += if wins { weights.point + share } else { 0 };
        gain += if robs && own < theirs { weights.point * weights.rivalry / 100 } else { 0 };
    }
    if own.skill < theirs.skill && own.skill + more.skill >= theirs.skill {
        gain += resources(weights.feast_share);
    }
    gain
}

fn sites_worth(weights: &Weights, means: &Means) -> i32 {
    let steps = |count: u8, one: i32| match count {
        0 => 0,
        1 => one,
        2 => one * 18 / 10,
        3 => one * 24 / 10,
        more => one * (24 + 2 * (i32::from(more.min(7)) - 3)) / 10,
    };
    steps(means.sites, weights.site) + steps(means.city_sites, weights.city_site) / 2
}

fn stores_worth(weights: &Weights, means: &Means) -> i32 {
    means.amounts.iter().map(|count| i32::from(*count) * weights.stock).sum()
}

/// What these stores are worth by themselves and for plans.
#[must_use]
pub fn savings_of(weights: &Weights, means: &Means, plans: &PlanList) -> i32 {
    stores_worth(weights, means) + savings(weights, means, plans)
}

/// What brigands may take, and how barbarians would go.
fn danger(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    let mut worth = 0;
    let sum: u8 = means.amounts.iter().sum();
    if sum > 4 {
        let (counted, lost) = state.brigands_would_find(seat);
        let likely = COUNTED.at(usize::from(counted).min(COUNTED.len() - 1));
        let loss = i32::from(lost) * weights.resource;
        worth -= loss * weights.brigands / 100 * likely / 100;
    }
    let barbarians = state.mode.row().sets.contains(&crate::games::princes::card::Set::Barbarians);
    if barbarians && state.realm(seat).centre_range().any(|at| state.realm(seat).is_city(at)) {
        worth += match state.defenders(seat).cmp(&state.attackers(seat)) {
            core::cmp::Ordering::Greater => weights.barbarians,
            core::cmp::Ordering::Equal => 0,
            core::cmp::Ordering::Less => -weights.barbarians,
        };
    }
    worth
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
