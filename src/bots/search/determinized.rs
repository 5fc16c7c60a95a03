//! Determinized rollouts: of a few ways to go on, which does best when the game is played on from full
//! positions that agree with what the seat knows? For games with hidden hands and with chance within a
//! turn, where no turn can be searched to its end.
//!
//! Each rollout is a position drawn from the seat's view; the same ones are played for every candidate,
//! so that luck strikes all alike. Everybody goes on by the evaluator's fast policy. After each share of
//! the budget the weaker half of the candidates is dropped.

use crate::bots::evaluator::Evaluator;
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;

/// How rollouts are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeterminizedConfig {
    /// Turns of any seat that are played on.
    pub turns: u32,
    /// How much the best rival's value counts against the own, in hundredths.
    pub rivalry: i32,
    /// The fewest rollouts of each candidate before any is dropped.
    pub least: u32,
}

/// One way to go on, and how it did so far.
struct Candidate<A> {
    actions: Vec<A>,
    /// Its place in the list that was handed in.
    place: usize,
    sum: i64,
}

/// A comparison that can be stopped and taken up again.
pub struct DeterminizedRollouts<G: Game, J: Evaluator<G> + Copy> {
    evaluator: J,
    view: G::View,
    seat: Seat,
    seed: u64,
    config: DeterminizedConfig,
    candidates: Vec<Candidate<G::Action>>,
    dropped: Vec<usize>,
    rollouts: u32,
    /// Rollouts after which the weaker half was last dropped.
    halved_at: u32,
    nodes: u64,
    halve_at: u64,
    share: u64,
    list: G::Actions,
}

impl<G: Game, J: Evaluator<G> + Copy> DeterminizedRollouts<G, J> {
    /// Compares these candidates within about so many positions; of equals the first is best.
    pub fn new(
        evaluator: J,
        view: G::View,
        seat: Seat,
        seed: u64,
        config: DeterminizedConfig,
        candidates: Vec<Vec<G::Action>>,
        nodes: u64,
    ) -> Self {
        let count = candidates.len();
        let candidates: Vec<Candidate<G::Action>> = (0..)
            .zip(candidates)
            .map(|(place, actions)| Candidate { actions, place, sum: 0 })
            .collect();
        let halvings = u64::from(usize::BITS - count.saturating_sub(1).leading_zeros()).max(1);
        let share = (nodes / halvings).max(1);
        DeterminizedRollouts {
            evaluator,
            view,
            seat,
            seed,
            config,
            candidates,
            dropped: Vec::new(),
            rollouts: 0,
            halved_at: 0,
            nodes: 0,
            halve_at: share,
            share,
            list: G::Actions::default(),
        }
    }

    /// Begins with these sums instead of nothing, for what is known of the candidates beforehand.
    pub fn begin_with(&mut self, sums: &[i64]) {
        for (candidate, sum) in self.candidates.iter_mut().zip(sums) {
            candidate.sum = *sum;
        }
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Rollouts played of every candidate that is left.
    pub fn rollouts(&self) -> u32 {
        self.rollouts
    }

    /// Whether one candidate is left.
    pub fn is_done(&self) -> bool {
        self.candidates.len() < 2
    }

    /// The candidates by their places in the list handed in, best first.
    pub fn ranking(&self) -> Vec<usize> {
        let mut left: Vec<&Candidate<G::Action>> = self.candidates.iter().collect();
        left.sort_by_key(|candidate| (core::cmp::Reverse(candidate.sum), candidate.place));
        let dropped = self.dropped.iter().rev().copied();
        left.into_iter().map(|candidate| candidate.place).chain(dropped).collect()
    }

    /// How much less than the best one a candidate that is left promised on average, by its place in the
    /// list handed in; 0 for one that was dropped, and of which less is known.
    pub fn behind(&self, place: usize) -> i32 {
        let rollouts = i64::from(self.rollouts.max(1));
        let best = self.candidates.iter().map(|candidate| candidate.sum).max().unwrap_or(0);
        let own = self.candidates.iter().find(|candidate| candidate.place == place);
        own.map_or(0, |own| i32::try_from((best - own.sum) / rollouts).unwrap_or(i32::MAX))
    }

    /// Plays on until about so many positions more have been visited: whole rollouts of all candidates.
    pub fn work(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_done() && self.nodes < until {
            self.play_all();
            let enough = self.rollouts - self.halved_at >= self.config.least;
            if self.nodes >= self.halve_at && enough {
                self.halve();
            }
        }
    }

    /// One rollout of every candidate from the same position.
    fn play_all(&mut self) {
        let mut rng = thinking(self.seed, self.rollouts.into());
        let from = G::determinize(&self.view, &mut rng);
        self.rollouts += 1;
        let mut candidates = core::mem::take(&mut self.candidates);
        for candidate in &mut candidates {
            let mut state = from.clone();
            for action in &candidate.actions {
                self.nodes += 1;
                if G::apply(&mut state, self.seat, *action, &mut Quiet).is_err() {
                    break;
                }
            }
            self.play_on(&mut state);
            candidate.sum += self.outcome(&state);
        }
        self.candidates = candidates;
    }

    fn play_on(&mut self, state: &mut G::State) {
        let until = G::turns_ended(state).saturating_add(self.config.turns);
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

    fn halve(&mut self) {
        self.candidates.sort_by_key(|c| (core::cmp::Reverse(c.sum), c.place));
        let kept = self.candidates.len().div_ceil(2);
        let out = self.candidates.split_off(kept);
        self.dropped.extend(out.iter().rev().map(|candidate| candidate.place));
        self.halved_at = self.rollouts;
        self.halve_at = self.nodes + self.share;
    }
}
