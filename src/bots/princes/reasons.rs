//! Why a line is good, as data: what it changes, most important first.

use crate::bots::princes::evaluation::{TERMS, Term, all_terms};
use crate::bots::princes::means::Means;
use crate::bots::princes::plans::{Goal, lacking, list};
use crate::bots::princes::weights::Weights;
use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::event::Advantage;
use crate::games::princes::kinds::{KINDS, Kind};
use crate::games::princes::state::{STRENGTH, TRADE};
use serde::{Deserialize, Serialize};

/// One reason. Worths are thousandths of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// It wins the game.
    Wins,
    /// So many points more.
    Points {
        /// Points.
        points: i8,
    },
    /// An advantage is won.
    Advantage {
        /// Which.
        advantage: Advantage,
    },
    /// A kind is produced more often: regions now, those that produce two counted twice.
    Production {
        /// The kind.
        kind: Kind,
        /// Before.
        before: u8,
        /// After.
        after: u8,
    },
    /// Fewer resources than brigands punish: counted before and after.
    Brigands {
        /// Counted before.
        before: u8,
        /// Counted after.
        after: u8,
    },
    /// What is left is on the way to something.
    Saves {
        /// To what.
        goal: Goal,
        /// How near it is, in hundredths.
        near: i32,
    },
    /// A part of the position is worth more.
    Better {
        /// Which part.
        part: Term,
        /// By how much.
        by: i32,
    },
}

/// What is not worth telling.
const LEAST: i32 = 60;
/// Terms that [`Reason::Better`] tells of, in the order of the table.
const TOLD: [Term; 5] = [Term::Standing, Term::Sites, Term::Stores, Term::Hand, Term::Rival];

/// What a line changes from one position to another, most important first.
#[must_use]
pub fn reasons(weights: &Weights, before: &State, after: &State, seat: u8) -> Vec<Reason> {
    if after.over && after.winner == seat {
        return vec![Reason::Wins];
    }
    let terms = [before, after].map(|state| all_terms(weights, state, seat));
    let gain = |term: Term| {
        let [before, after] = terms;
        after.at(term as usize) - before.at(term as usize)
    };
    let mut told: Vec<(i32, Reason)> = Vec::with_capacity(TERMS);
    let points = after.victory(seat) as i8 - before.victory(seat) as i8;
    if points != 0 {
        told.push((gain(Term::Points), Reason::Points { points }));
    }
    for (at, advantage) in [(STRENGTH, Advantage::Strength), (TRADE, Advantage::Trade)] {
        if before.advantages.at(at) != seat && after.advantages.at(at) == seat {
            told.push((weights.point, Reason::Advantage { advantage }));
        }
    }
    let [old, new] = [before, after].map(|state| Means::of(weights, state, seat));
    for kind in Kind::ALL {
        let (before, after) = (old.pips.at(kind.index()), new.pips.at(kind.index()));
        if after > before {
            let more = new.together(kind, after) - old.together(kind, before);
            let value = more * new.region(weights) / 100;
            told.push((value, Reason::Production { kind, before, after }));
        }
    }
    let [(found, _), (left, _)] = [before, after].map(|state| state.brigands_would_find(seat));
    if gain(Term::Danger) > 0 && left < found {
        told.push((gain(Term::Danger), Reason::Brigands { before: found, after: left }));
    }
    if let Some((goal, near)) = goal_of(weights, after, seat, &new) {
        told.push((LEAST + near, Reason::Saves { goal, near }));
    }
    for part in TOLD {
        told.push((gain(part), Reason::Better { part, by: gain(part) }));
    }
    told.retain(|(value, _)| *value >= LEAST);
    told.sort_by_key(|(value, _)| core::cmp::Reverse(*value));
    told.into_iter().map(|(_, reason)| reason).take(4).collect()
}

/// What stores are saved for, and how near they come.
fn goal_of(weights: &Weights, state: &State, seat: u8, means: &Means) -> Option<(Goal, i32)> {
    if means.amounts == [0; KINDS] {
        return None;
    }
    let (plans, _) = list(weights, state, seat, means);
    let near = plans.iter().map(|plan| {
        let (near, _) = lacking(weights, means, &means.amounts, &plan.price);
        (plan.gain * near / 100, plan.goal, near)
    });
    let best = near.max_by_key(|(value, _, _)| *value);
    best.filter(|(_, _, near)| *near > 25).map(|(_, goal, near)| (goal, near))
}
