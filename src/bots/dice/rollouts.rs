//! Rollouts: of a few ways to play the turn, which one does best when the game goes on?
//!
//! Each rollout rolls the dice to come anew, lets everybody play the fast policy to the game's end, and
//! counts points. The same rollouts are played for every way, so that luck strikes all alike. After each
//! share of the budget the weaker half of the ways is dropped.

use crate::bots::dice::evaluator::DiceEvaluator;
use crate::bots::dice::turns::{Turn, quick};
use crate::bots::evaluator::POINT;
use crate::engine::chance::thinking;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::dice::legal::Actions;
use crate::games::dice::state::State;

/// How much the best other seat's points count against the own, in hundredths.
const RIVALRY: i32 = 30;

struct Candidate {
    turn: Turn,
    sum: i64,
    played: u32,
}

/// A comparison of ways to play the turn that can be stopped and taken up again.
pub struct DiceRollouts {
    root: State,
    seat: Seat,
    seed: u64,
    candidates: Vec<Candidate>,
    /// Ways that are out, the one dropped last first.
    dropped: Vec<Candidate>,
    rollout: u32,
    next: usize,
    nodes: u64,
    halve_at: u64,
    share: u64,
    trust: i64,
    list: Actions,
}

impl DiceRollouts {
    /// Compares these ways, best first, from a position as the seat sees it, within about so many nodes.
    /// What others have chosen in this round is thought about anew. What a way promises at first sight
    /// counts as so many rollouts of it.
    #[must_use]
    pub fn new(
        mut root: State,
        seat: Seat,
        seed: u64,
        turns: Vec<Turn>,
        nodes: u64,
        trust: u32,
    ) -> Self {
        for other in root.seats().filter(|other| *other != seat) {
            root.reopen(other);
        }
        let candidates: Vec<Candidate> =
            turns.into_iter().map(|turn| Candidate { turn, sum: 0, played: 0 }).collect();
        let trust = i64::from(trust);
        let halvings = u64::from(usize::BITS - candidates.len().saturating_sub(1).leading_zeros());
        let share = (nodes / halvings.max(1)).max(1);
        DiceRollouts {
            root,
            seat,
            seed,
            candidates,
            dropped: Vec::new(),
            rollout: 0,
            next: 0,
            nodes: 0,
            halve_at: share,
            share,
            trust,
            list: Actions::new(),
        }
    }

    /// Choices made in rollouts so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Rollouts played for every way that is left.
    #[must_use]
    pub const fn rollouts(&self) -> u32 {
        self.rollout
    }

    /// Whether one way is left.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.candidates.len() < 2
    }

    /// The ways with the points that they came to on average, best first, those dropped last.
    #[must_use]
    pub fn ranking(&self) -> Vec<Turn> {
        let mut best: Vec<&Candidate> = self.candidates.iter().collect();
        if self.rollout > 0 {
            best.sort_by_key(|candidate| core::cmp::Reverse(candidate.weighed(self.trust)));
        }
        best.into_iter().chain(&self.dropped).map(Candidate::mean).collect()
    }

    /// Plays on until about so many choices more have been made.
    pub fn work(&mut self, evaluator: &DiceEvaluator, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_done() && self.nodes < until {
            self.play_next(evaluator);
        }
    }

    fn play_next(&mut self, evaluator: &DiceEvaluator) {
        let Some(candidate) = self.candidates.get(self.next) else {
            self.next = 0;
            self.rollout += 1;
            if self.nodes >= self.halve_at {
                self.halve();
            }
            return;
        };
        let mut state = self.root;
        state.reroll(&mut thinking(self.seed, self.rollout.into()));
        for action in &candidate.turn.actions {
            state.apply_unchecked(self.seat, *action, &mut Quiet);
            self.nodes += 1;
        }
        self.nodes += play_out(evaluator, &mut state, &mut self.list);
        let value = outcome(&state, self.seat);
        if let Some(candidate) = self.candidates.get_mut(self.next) {
            candidate.sum += i64::from(value);
            candidate.played += 1;
        }
        self.next += 1;
    }

    fn halve(&mut self) {
        self.halve_at += self.share;
        let trust = self.trust;
        self.candidates.sort_by_key(|candidate| core::cmp::Reverse(candidate.weighed(trust)));
        let mut out = self.candidates.split_off(self.candidates.len().div_ceil(2));
        out.append(&mut self.dropped);
        self.dropped = out;
    }
}

impl Candidate {
    /// What rollouts and first sight say together: a mean, in millionths of a point.
    fn weighed(&self, trust: i64) -> i64 {
        let all = self.sum + trust * i64::from(self.turn.value);
        all * 1000 / (i64::from(self.played) + trust).max(1)
    }

    fn mean(&self) -> Turn {
        let mean = self.sum / i64::from(self.played.max(1));
        let value = if self.played == 0 { self.turn.value } else { mean as i32 };
        Turn { actions: self.turn.actions.clone(), value }
    }
}

/// Plays to the game's end by the fast policy; gives how many choices there were.
pub fn play_out(evaluator: &DiceEvaluator, state: &mut State, list: &mut Actions) -> u64 {
    let mut nodes = 0;
    while let Some(seat) = state.deciders().lowest() {
        let Some(action) = quick(evaluator, state, seat, list) else { break };
        state.apply_unchecked(seat, action, &mut Quiet);
        nodes += 1;
    }
    nodes
}

/// What an end is worth to the seat, in thousandths of a point.
fn outcome(state: &State, seat: Seat) -> i32 {
    let own = state.estate(seat).total();
    let others = state.seats().filter(|other| *other != seat);
    let best = others.map(|other| state.estate(other).total()).max().unwrap_or(0);
    own * POINT - best * POINT / 100 * RIVALRY
}
