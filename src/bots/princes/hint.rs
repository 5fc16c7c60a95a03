//! Hints: a line with its reasons as data, the changes that it makes. The page supplies the wording.

use crate::bots::player::Hint;
use crate::bots::princes::evaluation::{TERMS, Term, all_terms};
use crate::bots::princes::line::Line;
use crate::bots::princes::means::Means;
use crate::bots::princes::plans::{Goal, lacking, list};
use crate::bots::princes::weights::Weights;
use crate::engine::total::{At, Count};
use crate::games::princes::action::Action;
use crate::games::princes::event::Advantage;
use crate::games::princes::kinds::{KINDS, Kind};
use crate::games::princes::state::{STRENGTH, TRADE};
use crate::games::princes::step::{Choice, HandChoice, PaymentChoice};
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
    /// More strength, skill, commerce and progress.
    Figures {
        /// Strength gained.
        strength: u8,
        /// Skill gained.
        skill: u8,
        /// Commerce gained.
        commerce: u8,
        /// Progress gained.
        progress: u8,
    },
    /// A stack whose cards are of most use on average, as far as they are known.
    Draws,
    /// A stack that holds the card of most use.
    Searches,
    /// The card of least use is given.
    Gives,
    /// A card of a stack would hardly be better than those in the hand.
    Keeps,
    /// A resource of this kind is missing for a goal.
    Needs {
        /// The kind.
        kind: Kind,
        /// The goal.
        goal: Goal,
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
        let better = HintReason::Better { part, by: gain(part) };
        let reason = match part {
            Term::Standing => figures(before, after, seat).unwrap_or(better),
            _ => better,
        };
        told.push((gain(part), reason));
    }
    told.retain(|(value, _)| *value >= LEAST);
    told.sort_by_key(|(value, _)| core::cmp::Reverse(*value));
    told.into_iter().map(|(_, reason)| reason).take(4).collect()
}

/// The figures gained, if any is.
fn figures(before: &State, after: &State, seat: u8) -> Option<HintReason> {
    let (old, new) = (before.total(seat), after.total(seat));
    let strength = new.strength.saturating_sub(old.strength);
    let skill = new.skill.saturating_sub(old.skill);
    let commerce = new.commerce.saturating_sub(old.commerce);
    let progress = new.progress.saturating_sub(old.progress);
    let is_more = [strength, skill, commerce, progress] != [0; 4];
    is_more.then_some(HintReason::Figures { strength, skill, commerce, progress })
}

/// The reason for an answer outside of the action phase, if it is about a stack, a card of the own hand or a resource.
#[must_use]
pub fn reason_of(weights: &Weights, state: &State, seat: u8, answer: Action) -> Option<HintReason> {
    let choice = state.decision(seat)?.choice;
    match (choice, answer) {
        (Choice::Stack(_), Action::Draw { .. }) => Some(HintReason::Draws),
        (Choice::Stack(_), Action::Search { .. }) => Some(HintReason::Searches),
        (
            Choice::Hand(HandChoice::Exchange { .. } | HandChoice::Under { .. }),
            Action::Exchange { .. } | Action::Under { .. },
        ) => Some(HintReason::Gives),
        (Choice::Hand(HandChoice::Exchange { .. }), Action::Decline) => Some(HintReason::Keeps),
        (Choice::Payment(PaymentChoice::Demand { .. }), Action::Demand { resource }) => {
            needed(weights, state, seat, resource)
        }
        (Choice::Gain(_), Action::Gain { region }) => needed(weights, state, seat, region.kind()),
        _ => None,
    }
}

/// The goal that a further resource of this kind brings nearest, of those that lack it.
fn needed(weights: &Weights, state: &State, seat: u8, kind: Kind) -> Option<HintReason> {
    let means = Means::of(weights, state, seat);
    let mut amounts = means.amounts;
    let at = kind.index();
    amounts.add(at, 1);
    let (plans, _) = list(weights, state, seat, &means);
    let lacks = plans.iter().filter(|plan| plan.price.at(at) > means.amounts.at(at));
    let near = lacks.map(|plan| {
        let (near, _) = lacking(weights, &means, &amounts, &plan.price);
        (plan.gain * near / 100, plan.goal)
    });
    let best = near.max_by_key(|(value, _)| *value);
    best.map(|(_, goal)| HintReason::Needs { kind, goal })
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
