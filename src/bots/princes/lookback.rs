//! Looking back at a turn: what its action phase gave away against the best way through it.

use crate::bots::player::{Hint, Review};
use crate::bots::princes::evaluation::{Term, all_terms, evaluate};
use crate::bots::princes::means::rounds_left;
use crate::bots::princes::reasons::reasons;
use crate::bots::princes::turn::{Breadth, Line, Visited, acts, lines};
use crate::bots::princes::weights::Weights;
use crate::engine::chance::thinking;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::{Action, Princes, State, View};

/// How widely the better way is looked for: as hard does before it plays on.
const BREADTH: Breadth = Breadth { beam: 8, thorough: true, overlooks: 0, seed: 0 };

/// What the action phase gave away, and the best way through it: what that way leaves standing beyond what was left
/// standing, in points, production and strength. What lies in stores and in the hand is not counted: it can still be
/// used, and who waits for something better is not blamed where the whole position is worth as much. Nothing for a
/// turn whose course hung on what was drawn in it: nobody is blamed for luck.
#[must_use]
pub fn review(view: &View, seat: Seat, actions: &[Action]) -> Option<Review<Princes>> {
    let from = view.determinize(&mut thinking(0, 0));
    if seat.0 > 1 || !acts(&from, seat.0) {
        return None;
    }
    let mut weights = Weights::USUAL;
    weights.rounds = rounds_left(&weights, &from);
    let played = Line::new(&weights, from.clone(), seat.0).following(&weights, seat.0, actions)?;
    let best = lines(&weights, &from, seat.0, BREADTH, &mut Visited::default());
    let best = best.into_iter().next()?;
    let left = |line: &Line| standing(&weights, &line.state, seat.0);
    let loss = if best.value > played.value { left(&best) - left(&played) } else { 0 };
    let loss = u32::try_from(loss).unwrap_or(0);
    Some(Review { loss, best: told(&weights, &from, &best, seat.0) })
}

/// What stands in a principality, and what it brings.
fn standing(weights: &Weights, state: &State, seat: u8) -> i32 {
    if state.over {
        return evaluate(weights, state, seat);
    }
    let terms = all_terms(weights, state, seat);
    [Term::Points, Term::Production, Term::Standing]
        .map(|term| terms.at(term as usize))
        .iter()
        .sum()
}

/// A way through the action phase as advice: what it begins with, how it goes on, and why.
#[must_use]
pub fn told(weights: &Weights, from: &State, line: &Line, seat: u8) -> Hint<Princes> {
    let answer = line.answer();
    let first = line.first.clamp(1, answer.len().max(1));
    let (now, then) = answer.split_at_checked(first).unwrap_or((&answer, &[]));
    let reasons = reasons(weights, from, &line.state, seat);
    Hint { now: now.to_vec(), then: then.to_vec(), behind: 0, reasons }
}
