//! Rollouts: compare a few ways to play the turn by playing the game on.
//!
//! Each rollout draws new dice, lets all seats play the fast policy to the game's end, and counts points. The
//! same rollouts are played for every candidate (common random numbers).

use crate::bots::dice::candidates::{Turn, quick};
use crate::bots::dice::evaluator::DiceEvaluator;
use crate::bots::evaluator::POINT;
use crate::bots::search::halving::{Candidate, Halving};
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::games::dice::Dice;
use crate::games::dice::legal::Actions;
use crate::games::dice::state::State;
use core::cmp::Reverse;

/// Weight of the best other seat's points against the own, in hundredths.
const RIVALRY: i32 = 30;

/// A comparison of ways to play the turn that can be interrupted and resumed.
pub struct DiceRollouts {
    root: State,
    seat: Seat,
    seed: u64,
    candidates: Halving<Turn>,
    rollout: u32,
    next: usize,
    nodes: u64,
    trust: i64,
    list: Actions,
}

impl DiceRollouts {
    /// Compares these ways, best first, from the seat's view of a position, within about `nodes` nodes. The
    /// others' choices of this round are imagined. The first estimate of a way counts as `trust` rollouts of
    /// it.
    #[must_use]
    pub fn new(
        root: State,
        seat: Seat,
        seed: u64,
        turns: Vec<Turn>,
        nodes: u64,
        trust: u32,
    ) -> Self {
        DiceRollouts {
            root: root.with_others_open(seat),
            seat,
            seed,
            candidates: Halving::new(turns, nodes),
            rollout: 0,
            next: 0,
            nodes: 0,
            trust: trust.into(),
            list: Actions::new(),
        }
    }

    /// Number of choices made in rollouts so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Number of rollouts played for every remaining candidate.
    #[must_use]
    pub const fn rollouts(&self) -> u32 {
        self.rollout
    }

    /// True if only one candidate remains.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.candidates.is_done()
    }

    /// The candidates with their mean points, best first, dropped ones last.
    #[must_use]
    pub fn ranking(&self) -> Vec<Turn> {
        let mut best: Vec<&Candidate<Turn>> = self.candidates.remaining().iter().collect();
        if self.rollout > 0 {
            best.sort_by_key(|candidate| Reverse(weighed(candidate, self.trust)));
        }
        best.into_iter().chain(self.candidates.dropped()).map(with_mean).collect()
    }

    /// Continues until about `nodes` more choices have been made.
    pub fn work(&mut self, evaluator: &DiceEvaluator, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_done() && self.nodes < until {
            self.play_next(evaluator);
        }
    }

    fn play_next(&mut self, evaluator: &DiceEvaluator) {
        let Some(candidate) = self.candidates.remaining().get(self.next) else {
            self.next = 0;
            self.rollout += 1;
            if self.nodes >= self.candidates.due() {
                let trust = self.trust;
                self.candidates.halve(self.candidates.due(), |way| Reverse(weighed(way, trust)));
            }
            return;
        };
        let mut state = Dice::redraw(&self.root, &mut thinking(self.seed, self.rollout.into()));
        for action in &candidate.item.actions {
            state.apply_unchecked(self.seat, *action, &mut Quiet);
            self.nodes += 1;
        }
        self.nodes += play_out(evaluator, &mut state, &mut self.list);
        let value = outcome(&state, self.seat);
        if let Some(candidate) = self.candidates.remaining_mut().get_mut(self.next) {
            candidate.add(value.into());
        }
        self.next += 1;
    }
}

/// The weighted mean of rollouts and first estimate, in millionths of a point.
fn weighed(candidate: &Candidate<Turn>, trust: i64) -> i64 {
    let all = candidate.sum + trust * i64::from(candidate.item.value);
    all * 1000 / (i64::from(candidate.played) + trust).max(1)
}

/// The way with its mean points, or with its first estimate if it was never played.
fn with_mean(candidate: &Candidate<Turn>) -> Turn {
    let turn = &candidate.item;
    let value = if candidate.played == 0 { turn.value } else { candidate.mean() };
    Turn { actions: turn.actions.clone(), value }
}

/// Plays to the game's end by the fast policy; returns the number of choices.
pub fn play_out(evaluator: &DiceEvaluator, state: &mut State, list: &mut Actions) -> u64 {
    let mut nodes = 0;
    while let Some(seat) = state.deciders().lowest() {
        let Some(action) = quick(evaluator, state, seat, list) else { break };
        state.apply_unchecked(seat, action, &mut Quiet);
        nodes += 1;
    }
    nodes
}

/// The value of a final position for the seat, in thousandths of a point.
fn outcome(state: &State, seat: Seat) -> i32 {
    let own = state.estate(seat).total();
    let others = state.seats().filter(|other| *other != seat);
    let best = others.map(|other| state.estate(other).total()).max().unwrap_or(0);
    own * POINT - best * POINT / 100 * RIVALRY
}
