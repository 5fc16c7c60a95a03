//! Determinized rollouts: compare a few candidates by playing on from full positions that agree with the seat's
//! view. For games with hidden hands and with chance within a turn, where no turn can be searched to its end.
//!
//! Each rollout starts from a position drawn from the seat's view; every candidate is tried on the same samples
//! (common random numbers), and all seats follow the evaluator's fast policy.
//!
//! Rollouts lessen the error of chance, but not that of the policy and of the evaluation at their end. Where
//! candidates have a value at first sight as well, with an error of its own, it keeps half of the weight however many
//! rollouts there are.

use crate::bots::evaluator::Evaluator;
use crate::bots::player::Progress;
use crate::bots::search::halving::{Candidate, Halving};
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use core::cmp::Reverse;

/// Position from which the turns of a rollout count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Horizon {
    /// The position of the choice: all candidates are judged after the same turn.
    Choice,
    /// The end of the candidate's actions: those that end the turn are played on for one more.
    Actions,
}

/// Parameters of rollouts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeterminizedConfig {
    /// Number of turns, of any seat, that are played.
    pub turns: u32,
    /// Position from which they count.
    pub from: Horizon,
    /// Weight of the best rival's value against the own, in hundredths.
    pub rivalry: i32,
    /// Minimum number of rollouts of each candidate before any is dropped.
    pub least: u32,
}

/// A candidate.
struct Compared<A> {
    actions: Vec<A>,
    /// Value at first sight.
    first: i64,
}

/// A comparison that can be interrupted and resumed.
pub struct DeterminizedRollouts<G: Game, J: Evaluator<G> + Copy> {
    evaluator: J,
    view: G::View,
    seat: Seat,
    seed: u64,
    config: DeterminizedConfig,
    candidates: Halving<Compared<G::Action>>,
    /// Number of rollouts that values at first sight count as beyond those that were played; `None` without such values.
    trust: Option<u32>,
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
        let compared = |actions| Compared { actions, first: 0 };
        let candidates = Halving::new(candidates.into_iter().map(compared), budget);
        DeterminizedRollouts {
            evaluator,
            view,
            seat,
            seed,
            config,
            candidates,
            trust: None,
            rollouts: 0,
            halved_at: 0,
            nodes: 0,
            budget,
            list: G::Actions::default(),
        }
    }

    /// Sets the candidates' values at first sight, and how many rollouts these count as beyond those that were played.
    pub fn set_first_sight(&mut self, values: &[i32], trust: u32) {
        self.trust = Some(trust);
        for (candidate, value) in self.candidates.remaining_mut().iter_mut().zip(values) {
            candidate.item.first = i64::from(*value);
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
        left.sort_by_key(|candidate| best_first(candidate, self.trust));
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
                let trust = self.trust;
                self.candidates.halve(self.nodes, |candidate| best_first(candidate, trust));
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
            for action in &candidate.item.actions {
                self.nodes += 1;
                if G::apply(&mut state, self.seat, *action, &mut Quiet).is_err() {
                    break;
                }
            }
            let horizon = match self.config.from {
                Horizon::Choice => &from,
                Horizon::Actions => &state,
            };
            let until = G::turns_ended(horizon).saturating_add(self.config.turns);
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

/// Order by the sum of results and the value at first sight; of equal candidates the first is best.
fn best_first<A>(candidate: &Candidate<Compared<A>>, trust: Option<u32>) -> (Reverse<i64>, usize) {
    let weight = trust.map_or(0, |trust| i64::from(trust) + i64::from(candidate.played));
    (Reverse(candidate.sum + candidate.item.first * weight), candidate.place)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A candidate with this value at first sight and this mean of so many rollouts.
    fn candidate(place: usize, first: i64, mean: i64, rollouts: u32) -> Candidate<Compared<()>> {
        let sum = mean * i64::from(rollouts);
        Candidate { item: Compared { actions: Vec::new(), first }, place, sum, played: rollouts }
    }

    /// True if the second of two candidates is taken, by so many rollouts of both.
    fn is_overruled(first: [i64; 2], mean: [i64; 2], rollouts: u32, trust: Option<u32>) -> bool {
        let order = |place: usize| {
            best_first(&candidate(place, first[place], mean[place], rollouts), trust)
        };
        order(1) < order(0)
    }

    #[test]
    fn without_values_at_first_sight_the_mean_decides() {
        assert!(is_overruled([0, 0], [10, 11], 1, None));
        assert!(!is_overruled([0, 0], [10, 10], 1, None));
    }

    #[test]
    fn few_rollouts_overrule_first_sight_only_by_far() {
        assert!(!is_overruled([100, 0], [0, 400], 10, Some(40)));
        assert!(is_overruled([100, 0], [0, 600], 10, Some(40)));
    }

    #[test]
    fn many_rollouts_weigh_no_more_than_first_sight() {
        assert!(!is_overruled([100, 0], [0, 90], 10_000, Some(40)));
        assert!(is_overruled([100, 0], [0, 110], 10_000, Some(40)));
    }
}
