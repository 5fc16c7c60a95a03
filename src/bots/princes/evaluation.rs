//! Worth of a position to a seat, in thousandths of a point, term by term: points, production,
//! standing, sites, stores, hand, and danger. Whole numbers throughout.

use crate::bots::princes::lasting::{lasting, unrest};
use crate::bots::princes::means::Means;
use crate::bots::princes::plans::{PlanList, Plans, plans, savings};
use crate::bots::princes::standing::standing;
use crate::bots::princes::weights::{COUNTED, Weights};
use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::kinds::Kind;
use crate::games::princes::state::other;

/// A part of a position's worth.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Term {
    /// Points, and how near the end is.
    Points,
    /// Yield of regions and cards to come.
    Production,
    /// Strength, skill, commerce and progress, and the advantages that hang on them.
    Standing,
    /// Free sites, and roads that wait for a settlement.
    Sites,
    /// Stores, and purchases within their reach.
    Stores,
    /// The hand.
    Hand,
    /// Likely losses to brigands and barbarians.
    Danger,
    /// The other principality.
    Rival,
}

/// Number of terms.
pub const TERMS: usize = 8;
/// A position's worth by terms.
pub type Terms = [i32; TERMS];

/// The position's worth to a seat that knows its own hand, without the rival.
#[must_use]
pub fn terms(weights: &Weights, state: &State, seat: u8) -> Terms {
    let means = Means::of(weights, state, seat);
    let plans = plans(weights, state, seat, &means);
    let mut terms = table_terms(weights, state, seat, &means);
    terms.set(Term::Sites as usize, evaluate_sites(weights, &means) + plans.roads);
    terms.set(Term::Stores as usize, evaluate_stores(weights, &means) + plans.stores);
    terms.set(Term::Hand as usize, plans.hand);
    terms.set(Term::Danger as usize, danger(weights, state, seat, &means));
    terms
}

/// Worth of a position to a seat, with its worth to the rival as the last term.
#[must_use]
pub fn all_terms(weights: &Weights, state: &State, seat: u8) -> Terms {
    let mut terms = terms(weights, state, seat);
    let rival = evaluate_rival(weights, state, other(seat));
    terms.set(Term::Rival as usize, -rival * weights.rivalry / 100);
    terms
}

/// The sum of all terms.
#[must_use]
pub fn evaluate(weights: &Weights, state: &State, seat: u8) -> i32 {
    if state.over() {
        return match state.winner() {
            Some(winner) if winner == seat => weights.win,
            Some(winner) if winner == other(seat) => -weights.win,
            _ => 0,
        };
    }
    all_terms(weights, state, seat).iter().sum()
}

/// A rival's worth: its hand and plans are not looked at.
fn evaluate_rival(weights: &Weights, state: &State, seat: u8) -> i32 {
    let means = Means::of(weights, state, seat);
    let terms = table_terms(weights, state, seat, &means);
    let stores: i32 = means.amounts.iter().map(|count| i32::from(*count)).sum();
    let limit = state.hand_limit(seat) as i32;
    let road = Plans::of_roads(weights, state, seat, &means);
    terms.iter().sum::<i32>()
        + stores * weights.stock_of_rival
        + evaluate_sites(weights, &means)
        + road
        + limit * weights.card
}

/// Terms of open things: points, production, standing.
fn table_terms(weights: &Weights, state: &State, seat: u8, means: &Means) -> Terms {
    let mut terms = [0; TERMS];
    let points = i32::from(state.victory(seat));
    let mut value = points * weights.point + points * points * weights.climb;
    if points >= i32::from(state.mode().row().target) {
        value += weights.almost;
    }
    terms.set(Term::Points as usize, value);
    let mut bring = 0;
    for kind in Kind::ALL {
        bring += means.together(kind, means.pips.at(kind.index()));
    }
    let mut production = means.region(weights) * bring / 100;
    for card in state.owned_cards(seat) {
        production += lasting(weights, state, seat, means, card);
    }
    production -= unrest(weights, state, seat, means);
    terms.set(Term::Production as usize, production);
    terms.set(Term::Standing as usize, standing(weights, state, seat, means));
    terms
}

fn evaluate_sites(weights: &Weights, means: &Means) -> i32 {
    let steps = |count: u8, one: i32| match count {
        0 => 0,
        1 => one,
        2 => one * 18 / 10,
        3 => one * 24 / 10,
        more => one * (24 + 2 * (i32::from(more.min(7)) - 3)) / 10,
    };
    steps(means.sites, weights.site) + steps(means.city_sites, weights.city_site) / 2
}

fn evaluate_stores(weights: &Weights, means: &Means) -> i32 {
    means.amounts.iter().map(|count| i32::from(*count) * weights.stock).sum()
}

/// Worth of these stores by themselves and for plans.
#[must_use]
pub fn savings_of(weights: &Weights, means: &Means, plans: &PlanList) -> i32 {
    evaluate_stores(weights, means) + savings(weights, means, plans)
}

/// Likely losses to brigands, and the outcome of an attack by barbarians.
fn danger(weights: &Weights, state: &State, seat: u8, means: &Means) -> i32 {
    let mut value = 0;
    let sum: u8 = means.amounts.iter().sum();
    if sum > 4 {
        let (counted, lost) = state.brigands_would_find(seat);
        let likely = COUNTED.at(usize::from(counted).min(COUNTED.len() - 1));
        let loss = i32::from(lost) * weights.resource;
        value -= loss * weights.brigands / 100 * likely / 100;
    }
    value + means.fought(weights, 0, 0)
}
