//! Imagined futures: of a few ways to play the turn, which one does best when the game goes on?
//!
//! Each future is a full position drawn from what the seat may know. The same futures are played
//! for every way, so that luck strikes all alike; everybody plays the fast policy. After each round
//! of futures the weaker half of the ways is dropped, so that effort goes where it decides.

use crate::bots::judge::{Judge, quick_action};
use crate::bots::turn::{Breadth, Line, TurnSearch};
use crate::engine::actions::Actions;
use crate::engine::chance::Chance;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;

/// How futures are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Foresight {
    /// Ways to play the turn that are compared.
    pub ways: usize,
    /// A way that seems worse than the best by more than this, in thousandths of a point, is left out.
    pub margin: i32,
    /// Own turns that each future plays after this one.
    pub turns: u32,
    /// Positions of each layer that the seat's own turns, and its partner's, keep in a future; 1 is the
    /// fast policy.
    pub own_beam: usize,
    /// The same for the others' turns.
    pub other_beam: usize,
    /// How much the best other player's worth counts against the own, in hundredths.
    pub rivalry: i32,
}

/// One way, and how it did so far.
struct Way<G: Game> {
    actions: Vec<G::Action>,
    /// Its place in the list that was handed in.
    place: usize,
    sum: i64,
}

/// A comparison of ways to play a turn that can be stopped and taken up again.
pub struct Futures<G: Game, J: Judge<G> + Copy> {
    judge: J,
    view: G::View,
    seat: Seat,
    seed: u64,
    foresight: Foresight,
    ways: Vec<Way<G>>,
    /// Ways that are out, the last one dropped first, with their mean worth then.
    dropped: Vec<(usize, i32)>,
    /// The future at hand, and the way that it is played for next.
    future: u32,
    next: usize,
    imagined: Option<G::State>,
    nodes: u64,
    /// Nodes after which the weaker half is dropped.
    halve_at: u64,
    /// Nodes for each round of halving.
    share: u64,
    actions: Actions<G::Action>,
}

impl<G: Game, J: Judge<G> + Copy> Futures<G, J> {
    /// Compares these lines, best first, within about so many nodes.
    pub fn new(
        judge: J,
        view: G::View,
        seat: Seat,
        seed: u64,
        foresight: Foresight,
        lines: &[Line<G>],
        nodes: u64,
    ) -> Self {
        let least = lines.first().map_or(0, |line| line.worth.saturating_sub(foresight.margin));
        let ways: Vec<Way<G>> = lines
            .iter()
            .take(foresight.ways)
            .take_while(|line| line.worth >= least)
            .enumerate()
            .map(|(place, line)| Way { actions: line.actions.clone(), place, sum: 0 })
            .collect();
        let halvings = u64::from(usize::BITS - ways.len().saturating_sub(1).leading_zeros()).max(1);
        let share = (nodes / halvings).max(1);
        Futures {
            judge,
            view,
            seat,
            seed,
            foresight,
            ways,
            dropped: Vec::new(),
            future: 0,
            next: 0,
            imagined: None,
            nodes: 0,
            halve_at: share,
            share,
            actions: Actions::new(),
        }
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Futures played for every way that is left.
    pub fn futures(&self) -> u32 {
        self.future
    }

    /// Whether one way is left.
    pub fn is_done(&self) -> bool {
        self.ways.len() < 2
    }

    /// The ways as places in the list handed in, with their mean worth, best first. Those dropped come
    /// last and never seem better than those that are left.
    pub fn ranking(&self) -> Vec<(usize, i32)> {
        // The way at hand may have been played in one future more than those after it.
        let mean = |(index, way): (usize, &Way<G>)| {
            let count = i64::from(self.future) + i64::from(index < self.next);
            (way.place, (way.sum / count.max(1)) as i32)
        };
        let mut ranking: Vec<(usize, i32)> = self.ways.iter().enumerate().map(mean).collect();
        if self.future > 0 {
            ranking.sort_by_key(|(place, worth)| (core::cmp::Reverse(*worth), *place));
        }
        let mut least = ranking.last().map_or(i32::MAX, |(_, worth)| *worth);
        for (place, worth) in &self.dropped {
            least = least.min(*worth);
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
        let Some(way) = self.ways.get(self.next) else {
            self.next = 0;
            self.future += 1;
            self.imagined = None;
            if self.nodes >= self.halve_at {
                self.halve();
            }
            return;
        };
        let actions = way.actions.clone();
        let (view, seed, future) = (&self.view, self.seed, self.future);
        let imagined = self
            .imagined
            .get_or_insert_with(|| G::imagine(view, &mut Chance::of_number(seed, future.into())))
            .clone();
        let worth = self.outcome(imagined, &actions);
        if let Some(way) = self.ways.get_mut(self.next) {
            way.sum += i64::from(worth);
        }
        self.next += 1;
    }

    fn halve(&mut self) {
        self.halve_at += self.share;
        let order = self.ranking();
        let (stay, go) = order.split_at(self.ways.len().div_ceil(2));
        self.ways.retain(|way| stay.iter().any(|(place, _)| *place == way.place));
        self.dropped = go.to_vec();
    }

    /// Plays the way and then on, and says what that comes to.
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
            let against = self.judge.are_rivals(&state, self.seat, seat);
            let beam = if against { self.foresight.other_beam } else { self.foresight.own_beam };
            turns += u32::from(mine && !self.judge.stands_alone(&state));
            let last = mine && turns >= self.foresight.turns;
            if !self.play_turn(&mut state, seat, beam, last) || last {
                break;
            }
        }
        self.value(&state)
    }

    fn value(&self, state: &G::State) -> i32 {
        let own = self.judge.worth(state, self.seat);
        if self.foresight.rivalry == 0 {
            return own;
        }
        let others = Seat::first(G::seats(state))
            .filter(|other| self.judge.are_rivals(state, self.seat, *other));
        let best = others.map(|seat| self.judge.worth(state, seat)).max().unwrap_or(0);
        own - best / 100 * self.foresight.rivalry
    }

    /// Plays the seat's turn, up to the position before its end if it is the `last`. False if nothing
    /// can be played.
    fn play_turn(&mut self, state: &mut G::State, seat: Seat, beam: usize, last: bool) -> bool {
        if self.judge.stands_alone(state) {
            let action = quick_action::<G, J>(&self.judge, state, seat, &mut self.actions);
            return action.is_some_and(|a| G::apply(state, seat, a, &mut Quiet).is_ok());
        }
        let mut search =
            TurnSearch::new(self.judge, state.clone(), seat, Breadth { beam, ends: 1 });
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
