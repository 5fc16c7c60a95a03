//! Rollouts: compare a few candidates for the turn by playing the game on.
//!
//! Each rollout starts from a full position drawn from the seat's view. The same positions are used for every
//! candidate (common random numbers), and all seats play the fast policy. Candidates are halved, so that the effort
//! goes to the best ones.

use crate::bots::evaluator::{Evaluator, quick_action};
use crate::bots::search::halving::{Candidate, Halving};
use crate::bots::search::turn::{Breadth, Line, TurnSearch};
use crate::engine::actions::ActionList;
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use core::cmp::Reverse;

/// Parameters of rollouts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RolloutConfig {
    /// Number of candidates (ways to play the turn) that are compared.
    pub candidates: usize,
    /// Maximum distance of a candidate's value from the best one's, in thousandths of a point; worse ones are
    /// left out.
    pub margin: i32,
    /// Number of own turns that each rollout plays after this one.
    pub turns: u32,
    /// Number of positions of each layer that the search of own turns, and of a partner's, keeps in a rollout;
    /// 1 is the fast policy.
    pub own_beam: usize,
    /// The same for the turns of other seats.
    pub other_beam: usize,
    /// Weight of the best other player's value against the own, in hundredths.
    pub rivalry: i32,
}

/// A comparison of candidates for the turn that can be interrupted and resumed.
pub struct Rollouts<G: Game, J: Evaluator<G> + Copy> {
    evaluator: J,
    view: G::View,
    seat: Seat,
    seed: u64,
    config: RolloutConfig,
    candidates: Halving<Vec<G::Action>>,
    /// The current rollout, and the candidate that plays it next.
    rollout: u32,
    next: usize,
    determinization: Option<G::State>,
    nodes: u64,
    actions: G::Actions,
}

impl<G: Game, J: Evaluator<G> + Copy> Rollouts<G, J> {
    /// Compares these lines, best first, within about `nodes` nodes.
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
        let lines = lines.iter().take(config.candidates).take_while(|line| line.value >= least);
        let candidates = Halving::new(lines.map(|line| line.actions.clone()), nodes);
        Rollouts {
            evaluator,
            view,
            seat,
            seed,
            config,
            candidates,
            rollout: 0,
            next: 0,
            determinization: None,
            nodes: 0,
            actions: G::Actions::default(),
        }
    }

    /// Number of positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Number of rollouts played for every remaining candidate.
    pub fn rollouts(&self) -> u32 {
        self.rollout
    }

    /// True if only one candidate remains.
    pub fn is_done(&self) -> bool {
        self.candidates.is_done()
    }

    /// The candidates as indices of the original list with their mean value, best first. Dropped ones come last
    /// and never have a better value than remaining ones.
    pub fn ranking(&self) -> Vec<(usize, i32)> {
        let mean = |candidate: &Candidate<_>| (candidate.place, candidate.mean());
        let mut ranking: Vec<(usize, i32)> = self.candidates.remaining().iter().map(mean).collect();
        if self.rollout > 0 {
            ranking.sort_by_key(|(place, value)| (Reverse(*value), *place));
        }
        let mut least = ranking.last().map_or(i32::MAX, |(_, value)| *value);
        for (place, value) in self.candidates.dropped().iter().map(mean) {
            least = least.min(value);
            ranking.push((place, least));
        }
        ranking
    }

    /// Continues until about `nodes` more positions have been visited.
    pub fn work(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_done() && self.nodes < until {
            self.play_next();
        }
    }

    fn play_next(&mut self) {
        let Some(candidate) = self.candidates.remaining().get(self.next) else {
            self.next = 0;
            self.rollout += 1;
            self.determinization = None;
            if self.nodes >= self.candidates.due() {
                self.halve();
            }
            return;
        };
        let actions = candidate.item.clone();
        let (view, seed, rollout) = (&self.view, self.seed, self.rollout);
        let determinization = self
            .determinization
            .get_or_insert_with(|| G::determinize(view, &mut thinking(seed, rollout.into())))
            .clone();
        let value = self.outcome(determinization, &actions);
        if let Some(candidate) = self.candidates.remaining_mut().get_mut(self.next) {
            candidate.add(value.into());
        }
        self.next += 1;
    }

    /// Drops the weaker half; the others go on in their original order.
    fn halve(&mut self) {
        self.candidates.halve(self.candidates.due(), |candidate| Reverse(candidate.mean()));
        self.candidates.remaining_mut().sort_by_key(|candidate| candidate.place);
    }

    /// Plays the candidate and the rest of the rollout, and returns the value of the result.
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

    /// Plays the seat's turn, up to the position before its end if it is the `last`; `false` if nothing can be
    /// played.
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
