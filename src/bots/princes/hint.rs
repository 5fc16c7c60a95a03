//! Hints: a line with its reasons as data, the changes that it makes. The page supplies the wording.

use crate::bots::player::Hint;
use crate::bots::princes::evaluation::{TERMS, Term, all_terms};
use crate::bots::princes::line::Line;
use crate::bots::princes::means::Means;
use crate::bots::princes::plans::{Goal, lacking, list};
use crate::bots::princes::weights::Weights;
use crate::engine::total::At;
use crate::games::princes::event::Advantage;
use crate::games::princes::kinds::{KINDS, Kind};
use crate::games::princes::state::{STRENGTH, TRADE};
use crate::games::princes::{Princes, State};
use serde::{Deserialize, Serialize};

/// One reason. Worths are thousandths of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum HintReason {
    /// It wins the game.
    Wins,
    /// So many points more.
    Points {
        /// Points.
        points: i8,
    },
    /// An advantage is won.
    Advantage {
        /// The advantage.
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
    /// The rest of the stores is on the way to a goal.
    Saves {
        /// The goal.
        goal: Goal,
        /// Nearness, in hundredths.
        near: i32,
    },
    /// A part of the position is worth more.
    Better {
        /// The part.
        part: Term,
        /// By how much.
        by: i32,
    },
}

/// A way through the action phase as advice: beginning, continuation and reasons.
#[must_use]
pub fn explain(weights: &Weights, from: &State, line: &Line, seat: u8) -> Hint<Princes> {
    let answer = line.answer();
    let first = line.first.clamp(1, answer.len().max(1));
    let (now, then) = answer.split_at_checked(first).unwrap_or((&answer, &[]));
    let reasons = reasons(weights, from, &line.state, seat);
    Hint { now: now.to_vec(), then: then.to_vec(), behind: 0, reasons, price: None }
}

/// Bound of reasons that are left out.
const LEAST: i32 = 60;
/// Terms of [`HintReason::Better`], in the order of the table.
const TOLD: [Term; 5] = [Term::Standing, Term::Sites, Term::Stores, Term::Hand, Term::Rival];

/// Changes from one position to another, most important first.
#[must_use]
pub fn reasons(weights: &Weights, before: &State, after: &State, seat: u8) -> Vec<HintReason> {
    if after.over() && after.winner() == Some(seat) {
        return vec![HintReason::Wins];
    }
    let terms = [before, after].map(|state| all_terms(weights, state, seat));
    let gain = |term: Term| {
        let [before, after] = terms;
        after.at(term as usize) - before.at(term as usize)
    };
    let mut told: Vec<(i32, HintReason)> = Vec::with_capacity(TERMS);
    let points = after.victory(seat) as i8 - before.victory(seat) as i8;
    if points != 0 {
        told.push((gain(Term::Points), HintReason::Points { points }));
    }
    for (at, advantage) in [(STRENGTH, Advantage::Strength), (TRADE, Advantage::Trade)] {
        if !before.advantage(at).is(seat) && after.advantage(at).is(seat) {
            told.push((weights.point, HintReason::Advantage { advantage }));
        }
    }
    let [old, new] = [before, after].map(|state| Means::of(weights, state, seat));
    for kind in Kind::ALL {
        let (before, after) = (old.pips.at(kind.index()), new.pips.at(kind.index()));
        if after > before {
            let more = new.together(kind, after) - old.together(kind, before);
            let value = more * new.region(weights) / 100;
            told.push((value, HintReason::Production { kind, before, after }));
        }
    }
    let [(found, _), (left, _)] = [before, after].map(|state| state.brigands_would_find(seat));
    if gain(Term::Danger) > 0 && left < found {
        told.push((gain(Term::Danger), HintReason::Brigands { before: found, after: left }));
    }
    if let Some((goal, near)) = goal_of(weights, after, seat, &new) {
        told.push((LEAST + near, HintReason::Saves { goal, near }));
    }
    for part in TOLD {
        told.push((gain(part), HintReason::Better { part, by: gain(part) }));
    }
    told.retain(|(value, _)| *value >= LEAST);
    told.sort_by_key(|(value, _)| core::cmp::Reverse(*value));
    told.into_iter().map(|(_, reason)| reason).take(4).collect()
}

/// Goal of the stores, and how near they come.
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
