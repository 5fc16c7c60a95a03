//! Rollouts: of a few candidates for the turn, which one does best when the game goes on?
//!
//! Each rollout is a full position drawn from what the seat may know. The same rollouts are played
//! for every candidate, so that luck strikes all alike; everybody plays the fast policy. After each round
//! of rollouts the weaker half of the candidates is dropped, so that effort goes where it decides.

use crate::bots::evaluator::{Evaluator, quick_action};
use crate::bots::search::turn::{Breadth, Line, TurnSearch};
use crate::engine::actions::ActionList;
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;

/// How rollouts are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RolloutConfig {
    /// Candidates (ways to play the turn) that are compared.
    pub candidates: usize,
    /// A candidate that seems worse than the best by more than this, in thousandths of a point, is left out.
    pub margin: i32,
    /// Own turns that each rollout plays after this one.
    pub turns: u32,
    /// Positions of each layer that the seat's own turns, and its partner's, keep in a rollout; 1 is the
    /// fast policy.
    pub own_beam: usize,
    /// The same for the others' turns.
    pub other_beam: usize,
    /// How much the best other player's value counts against the own, in hundredths.
    pub rivalry: i32,
}

/// One candidate, and how it did so far.
struct Candidate<G: Game> {
    actions: Vec<G::Action>,
    /// Its place in the list that was handed in.
    place: usize,
    sum: i64,
}

/// A comparison of candidates to play a turn that can be stopped and taken up again.
pub struct Rollouts<G: Game, J: Evaluator<G> + Copy> {
    evaluator: J,
    view: G::View,
    seat: Seat,
    seed: u64,
    config: RolloutConfig,
    candidates: Vec<Candidate<G>>,
    /// Candidates that are out, the last one dropped first, with their mean value then.
    dropped: Vec<(usize, i32)>,
    /// The rollout at hand, and the candidate that it is played for next.
    rollout: u32,
    next: usize,
    determinization: Option<G::State>,
    nodes: u64,
    /// Nodes after which the weaker half is dropped.
    halve_at: u64,
    /// Nodes for each round of halving.
    share: u64,
    actions: G::Actions,
}

impl<G: Game, J: Evaluator<G> + Copy> Rollouts<G, J> {
    /// Compares these lines, best first, within about so many nodes.
    pub fn new(
        evaluator: J,
        view: G::View,
        seat: Seat,
        seed: u64,
        config: RolloutConfig,
        lines: &[Line<G>],
        nodes: u64,
    ) -> Self {
        let least = lines.first().map_or(0, |line| line.value.saturating_sub(config.margin));
        let candidates: Vec<Candidate<G>> = lines
            .iter()
            .take(config.candidates)
            .take_while(|line| line.value >= least)
            .enumerate()
            .map(|(place, line)| Candidate { actions: line.actions.clone(), place, sum: 0 })
            .collect();
        let halvings =
            u64::from(usize::BITS - candidates.len().saturating_sub(1).leading_zeros()).max(1);
        let share = (nodes / halvings).max(1);
        Rollouts {
            evaluator,
            view,
            seat,
            seed,
            config,
            candidates,
            dropped: Vec::new(),
            rollout: 0,
            next: 0,
            determinization: None,
            nodes: 0,
            halve_at: share,
            share,
            actions: G::Actions::default(),
        }
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Rollouts played for every candidate that is left.
    pub fn rollouts(&self) -> u32 {
        self.rollout
    }

    /// Whether one candidate is left.
    pub fn is_done(&self) -> bool {
        self.candidates.len() < 2
    }

    /// The candidates as places in the list handed in, with their mean value, best first. Those dropped come
    /// last and never seem better than those that are left.
    pub fn ranking(&self) -> Vec<(usize, i32)> {
        // The candidate at hand may have been played in one rollout more than those after it.
        let mean = |(index, candidate): (usize, &Candidate<G>)| {
            let count = i64::from(self.rollout) + i64::from(index < self.next);
            (candidate.place, (candidate.sum / count.max(1)) as i32)
        };
        let mut ranking: Vec<(usize, i32)> = self.candidates.iter().enumerate().map(mean).collect();
        if self.rollout > 0 {
            ranking.sort_by_key(|(place, value)| (core::cmp::Reverse(*value), *place));
        }
        let mut least = ranking.last().map_or(i32::MAX, |(_, value)| *value);
        for (place, value) in &self.dropped {
            least = least.min(*value);
            ranking.push((*place, least));
        }
        ranking
    }

    /// Plays on until about so many positions more have been visited.
    pub fn work(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_done() && self.nodes < until {
            self.play_next();
        }
    }

    fn play_next(&mut self) {
        let Some(candidate) = self.candidates.get(self.next) else {
            self.next = 0;
            self.rollout += 1;
            self.determinization = None;
            if self.nodes >= self.halve_at {
                self.halve();
            }
            return;
        };
        let actions = candidate.actions.clone();
        let (view, seed, rollout) = (&self.view, self.seed, self.rollout);
        let determinization = self
            .determinization
            .get_or_insert_with(|| G::determinize(view, &mut thinking(seed, rollout.into())))
            .clone();
        let value = self.outcome(determinization, &actions);
        if let Some(candidate) = self.candidates.get_mut(self.next) {
            candidate.sum += i64::from(value);
        }
        self.next += 1;
    }

    fn halve(&mut self) {
        self.halve_at += self.share;
        let order = self.ranking();
        let (stay, go) = order.split_at(self.candidates.len().div_ceil(2));
        self.candidates.retain(|candidate| stay.iter().any(|(place, _)| *place == candidate.place));
        self.dropped = go.to_vec();
    }

    /// Plays the candidate and then on, and says what that comes to.
    fn outcome(&mut self, mut state: G::State, actions: &[G::Action]) -> i32 {
        for action in actions {
            self.nodes += 1;
            if G::apply(&mut state, self.seat, *action, &mut Quiet).is_err() {
                break;
            }
        }
        let mut turns = 0;
        while let Some(seat) = G::deciders(&state).lowest() {
            let mine = seat == self.seat;
            let against = self.evaluator.are_rivals(&state, self.seat, seat);
            let beam = if against { self.config.other_beam } else { self.config.own_beam };
            turns += u32::from(mine && !self.evaluator.is_standalone(&state));
            let last = mine && turns >= self.config.turns;
            if !self.play_turn(&mut state, seat, beam, last) || last {
                break;
            }
        }
        self.evaluate(&state)
    }

    fn evaluate(&self, state: &G::State) -> i32 {
        let own = self.evaluator.evaluate(state, self.seat);
        if self.config.rivalry == 0 {
            return own;
        }
        let others = Seat::first(G::seats(state))
            .filter(|other| self.evaluator.are_rivals(state, self.seat, *other));
        let best = others.map(|seat| self.evaluator.evaluate(state, seat)).max().unwrap_or(0);
        own - best / 100 * self.config.rivalry
    }

    /// Plays the seat's turn, up to the position before its end if it is the `last`. False if nothing
    /// can be played.
    fn play_turn(&mut self, state: &mut G::State, seat: Seat, beam: usize, last: bool) -> bool {
        if self.evaluator.is_standalone(state) {
            let action = quick_action::<G, J>(&self.evaluator, state, seat, &mut self.actions);
            return action.is_some_and(|a| G::apply(state, seat, a, &mut Quiet).is_ok());
        }
        let mut search =
            TurnSearch::new(self.evaluator, state.clone(), seat, Breadth { beam, ends: 1 });
        search.finish();
        self.nodes += search.nodes();
        let Some(line) = search.into_lines().into_iter().next() else {
            return self.play_action(state, seat);
        };
        *state = line.before_end;
        let end = line.actions.last().copied();
        last || end.is_some_and(|end| G::apply(state, seat, end, &mut Quiet).is_ok())
    }

    fn play_action(&mut self, state: &mut G::State, seat: Seat) -> bool {
        self.actions.clear();
        G::legal(state, seat, &mut self.actions);
        let action = self.actions.first().copied();
        action.is_some_and(|action| G::apply(state, seat, action, &mut Quiet).is_ok())
    }
}
