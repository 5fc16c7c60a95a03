//! Determinized rollouts: compare a few candidates by playing on from full positions that agree with the seat's
//! view. For games with hidden hands and with chance within a turn, where no turn can be searched to its end.
//!
//! Each rollout starts from a position drawn from the seat's view; every candidate is tried on the same samples
//! (common random numbers), and all seats follow the evaluator's fast policy.

use crate::bots::evaluator::Evaluator;
use crate::bots::player::Progress;
use crate::bots::search::halving::{Candidate, Halving};
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use core::cmp::Reverse;

/// Parameters of rollouts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeterminizedConfig {
    /// Number of turns, of any seat, that are played after the candidate's actions.
    pub turns: u32,
    /// Weight of the best rival's value against the own, in hundredths.
    pub rivalry: i32,
    /// Minimum number of rollouts of each candidate before any is dropped.
    pub least: u32,
}

/// A comparison that can be interrupted and resumed.
pub struct DeterminizedRollouts<G: Game, J: Evaluator<G> + Copy> {
    evaluator: J,
    view: G::View,
    seat: Seat,
    seed: u64,
    config: DeterminizedConfig,
    candidates: Halving<Vec<G::Action>>,
    rollouts: u32,
    /// Number of rollouts at the last halving.
    halved_at: u32,
    nodes: u64,
    budget: u64,
    list: G::Actions,
}

impl<G: Game, J: Evaluator<G> + Copy> DeterminizedRollouts<G, J> {
    /// Compares these candidates within a budget of positions; of equal ones the first is best.
    pub fn new(
        evaluator: J,
        view: G::View,
        seat: Seat,
        seed: u64,
        config: DeterminizedConfig,
        candidates: Vec<Vec<G::Action>>,
        budget: u64,
    ) -> Self {
        let candidates = Halving::new(candidates, budget);
        DeterminizedRollouts {
            evaluator,
            view,
            seat,
            seed,
            config,
            candidates,
            rollouts: 0,
            halved_at: 0,
            nodes: 0,
            budget,
            list: G::Actions::default(),
        }
    }

    /// The progress of the comparison.
    pub fn progress(&self) -> Progress {
        let (nodes, budget, rollouts, done) =
            (self.nodes, self.budget, self.rollouts, self.is_done());
        Progress { nodes, budget, rollouts, done }
    }

    /// True if only one candidate remains, or the budget is spent.
    pub fn is_done(&self) -> bool {
        self.candidates.is_done() || self.nodes >= self.budget
    }

    /// The candidates as indices of the original list, best first.
    pub fn ranking(&self) -> Vec<usize> {
        let mut left: Vec<&Candidate<_>> = self.candidates.remaining().iter().collect();
        left.sort_by_key(|candidate| best_first(candidate));
        left.into_iter().chain(self.candidates.dropped()).map(|candidate| candidate.place).collect()
    }

    /// The mean distance of a remaining candidate from the best one, by its index in the original list; 0 for a
    /// dropped one, of which less is known.
    pub fn behind(&self, place: usize) -> i32 {
        let rollouts = i64::from(self.rollouts.max(1));
        let remaining = self.candidates.remaining();
        let best = remaining.iter().map(|candidate| candidate.sum).max().unwrap_or(0);
        let own = remaining.iter().find(|candidate| candidate.place == place);
        own.map_or(0, |own| i32::try_from((best - own.sum) / rollouts).unwrap_or(i32::MAX))
    }

    /// Continues until about `nodes` more positions have been visited, in whole rollouts of all candidates.
    pub fn work(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_done() && self.nodes < until {
            self.play_all();
            let enough = self.rollouts - self.halved_at >= self.config.least;
            if self.nodes >= self.candidates.due() && enough {
                self.candidates.halve(self.nodes, best_first);
                self.halved_at = self.rollouts;
            }
        }
    }

    /// Plays one rollout of every candidate from the same position.
    fn play_all(&mut self) {
        let mut rng = thinking(self.seed, self.rollouts.into());
        let from = G::determinize(&self.view, &mut rng);
        self.rollouts += 1;
        let mut candidates = core::mem::take(&mut self.candidates);
        for candidate in candidates.remaining_mut() {
            let mut state = from.clone();
            for action in &candidate.item {
                self.nodes += 1;
                if G::apply(&mut state, self.seat, *action, &mut Quiet).is_err() {
                    break;
                }
            }
            let until = G::turns_ended(&state).saturating_add(self.config.turns);
            self.play_on(&mut state, until);
            candidate.add(self.outcome(&state));
        }
        self.candidates = candidates;
    }

    fn play_on(&mut self, state: &mut G::State, until: u32) {
        while G::turns_ended(state) < until {
            let Some(seat) = G::deciders(state).lowest() else { return };
            let visited = self.evaluator.play_on(state, seat, &mut self.list);
            self.nodes += visited;
            if visited == 0 {
                return;
            }
        }
    }

    /// The seat's value against that of its best rival.
    fn outcome(&self, state: &G::State) -> i64 {
        let own = i64::from(self.evaluator.evaluate(state, self.seat));
        let rivals = Seat::first(G::seats(state))
            .filter(|other| self.evaluator.are_rivals(state, self.seat, *other));
        let best = rivals.map(|other| i64::from(self.evaluator.evaluate(state, other))).max();
        own - best.unwrap_or(0) * i64::from(self.config.rivalry) / 100
    }
}

/// Order by the sum of results; of equal candidates the first is best.
const fn best_first<A>(candidate: &Candidate<A>) -> (Reverse<i64>, usize) {
    (Reverse(candidate.sum), candidate.place)
}
