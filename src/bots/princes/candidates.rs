//! A seat's action phase: purchases with the trades they take, cards played and used, one after the other,
//! the most promising lines kept at each step.

use crate::bots::princes::line::{DEPTH, Line, Visited, acts};
use crate::bots::princes::steps::{steps, trade_rest};
use crate::bots::princes::weights::Weights;
use crate::engine::chance::{Draw, ThinkingRng, mix};
use crate::engine::total::At;
use crate::games::princes::{Action, State};

/// Breadth of the search of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breadth {
    /// Lines kept at each step.
    pub beam: usize,
    /// True if cards with very many uses are looked at.
    pub thorough: bool,
    /// Share of possible steps that are overlooked, in hundredths, whichever way leads to them.
    pub overlooks: u32,
    /// Seed of oversights.
    pub seed: u64,
}

/// The best lines through the seat's action phase, best first; the first position must be one.
#[must_use]
pub fn lines(
    weights: &Weights,
    state: &State,
    seat: u8,
    breadth: Breadth,
    visited: &mut Visited,
) -> Vec<Line> {
    let mut done = vec![Line::new(weights, state.clone(), seat)];
    let mut beam = done.clone();
    let mut seen = vec![fingerprint(state, seat)];
    for _ in 0..DEPTH {
        let mut next: Vec<Line> = Vec::new();
        for line in beam.iter().filter(|line| acts(&line.state, seat)) {
            for child in steps(weights, line, seat, breadth.thorough, visited) {
                let print = fingerprint(&child.state, seat);
                if seen.contains(&print) {
                    continue;
                }
                seen.push(print);
                if mix(print ^ breadth.seed) % 100 >= u64::from(breadth.overlooks) {
                    next.push(child);
                }
            }
        }
        next.sort_by_key(|line| core::cmp::Reverse(line.value));
        next.truncate(breadth.beam);
        if next.is_empty() {
            break;
        }
        done.extend(next.iter().cloned());
        beam = next;
    }
    done.sort_by_key(|line| core::cmp::Reverse(line.value));
    done.truncate(breadth.beam.max(1) * 2);
    for line in &mut done {
        trade_rest(weights, line, seat, visited);
    }
    done.sort_by_key(|line| core::cmp::Reverse(line.value));
    done
}

/// Parts lines, best first, into those worth comparing and those that a better one continues, which stopping half-way
/// could only beat by chance.
pub(super) fn split_off_continued(lines: Vec<Line>) -> (Vec<Line>, Vec<Line>) {
    let (mut whole, mut rest): (Vec<Line>, Vec<Line>) = (Vec::new(), Vec::new());
    for line in lines {
        let stops = whole.iter().any(|better| better.continues(&line));
        if stops { rest.push(line) } else { whole.push(line) }
    }
    (whole, rest)
}

/// Single steps: purchases without trades that are not overlooked, and none.
pub(super) fn single_steps(
    weights: &Weights,
    state: &State,
    seat: u8,
    overlooks: u32,
    rng: &mut ThinkingRng,
) -> Vec<Line> {
    let now = Line::new(weights, state.clone(), seat);
    let mut found = steps(weights, &now, seat, false, &mut Visited::default());
    found.retain(|line| {
        let trades = line.actions.iter().any(|action| matches!(action, Action::Trade { .. }));
        !trades && rng.below(100) >= overlooks
    });
    found.push(now);
    // One action at a time: the next one is searched for anew.
    for line in &mut found {
        line.stop();
    }
    found
}

/// Plays the seat's action phase by the most promising action each time, without its end.
pub fn play_greedily(weights: &Weights, state: &mut State, seat: u8, visited: &mut Visited) {
    let mut line = Line::new(weights, state.clone(), seat);
    for _ in 0..DEPTH {
        if !acts(&line.state, seat) {
            break;
        }
        let children = steps(weights, &line, seat, false, visited);
        match children.into_iter().max_by_key(|child| child.value) {
            Some(best) if best.value > line.value => line = best,
            _ => break,
        }
    }
    trade_rest(weights, &mut line, seat, visited);
    *state = line.state;
}

/// Hash of the parts in which positions of one turn differ.
fn fingerprint(state: &State, seat: u8) -> u64 {
    let mut print = u64::from(state.realm(seat).roads);
    let mut add = |part: u64| print = mix(print ^ part);
    for who in [0, 1] {
        let realm = state.realm(who);
        for (column, row, land) in realm.placed_lands() {
            add((column as u64) << 24
                | (row as u64) << 16
                | u64::from(land.store) << 8
                | u64::from(land.region.0));
        }
        realm.each(|at, piece| {
            add(u64::from(at.0) << 32
                | u64::from(piece.card.0) << 24
                | u64::from(piece.cover.0) << 16
                | u64::from(piece.side) << 8
                | u64::from(piece.marks));
        });
        for centre in realm.centre_range() {
            add(1 << 40 | (centre as u64) << 8 | realm.centres.at(centre) as u64);
        }
        add(u64::from(realm.favour));
        state.hand(who).iter().for_each(|held| add(1 << 41 | u64::from(held.card.0)));
    }
    add(u64::from(state.over()));
    print
}
