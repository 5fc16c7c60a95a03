//! Thinking about one turn, in slices: the way every level finds what to play.

use crate::bots::futures::Futures;
use crate::bots::judge::{Judge, quick_action};
use crate::bots::level::Skill;
use crate::bots::turn::{Line, TurnSearch};
use crate::engine::actions::Actions;
use crate::engine::chance::Chance;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;

/// How far thinking has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Positions visited.
    pub nodes: u64,
    /// The budget, in positions.
    pub budget: u64,
    /// Imagined futures played for each way that is left.
    pub futures: u32,
    /// Whether there is nothing more to think about.
    pub done: bool,
}

/// What to play, and what it promises.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice<A> {
    /// The actions of the rest of the turn, in order, its end included.
    pub actions: Vec<A>,
    /// What the position promises then, in thousandths of a point.
    pub worth: i32,
}

enum Stage<G: Game, J: Judge<G> + Copy> {
    Turn(TurnSearch<G, J>),
    Futures(Futures<G, J>),
    Done,
}

/// A seat's thoughts about its turn. They begin with a plain answer and only get better, so that
/// they can be stopped at any time.
///
/// All it is given is the seat's view: what the seat may not know can't change the answer. The same
/// view, skill, seed and budget give the same answer everywhere, however the work is sliced.
pub struct Thinker<G: Game, J: Judge<G> + Copy> {
    judge: J,
    view: G::View,
    seat: Seat,
    skill: Skill,
    seed: u64,
    budget: u64,
    stage: Stage<G, J>,
    nodes: u64,
    futures: u32,
    lines: Vec<Line<G>>,
    /// The lines by what they promise, best first: places and worth.
    ranking: Vec<(usize, i32)>,
    fallback: Vec<G::Action>,
}

impl<G: Game, J: Judge<G> + Copy> Thinker<G, J> {
    /// Begins to think about the seat's choice. The `seed` settles which futures are imagined; the
    /// `budget` is a number of positions.
    pub fn new(judge: J, view: G::View, seat: Seat, skill: Skill, seed: u64, budget: u64) -> Self {
        let root = G::imagine(&view, &mut Chance::of_number(seed, u64::MAX));
        let opening = judge.opening(&root, seat);
        let alone = judge.stands_alone(&root);
        let fallback = match opening {
            Some(action) => vec![action],
            None if alone => {
                quick_action::<G, J>(&judge, &root, seat, &mut Actions::new()).into_iter().collect()
            }
            None => plain_turn(&judge, root.clone(), seat),
        };
        let stage = if opening.is_some() || alone || fallback.is_empty() {
            Stage::Done
        } else {
            Stage::Turn(TurnSearch::new(judge, root, seat, skill.breadth))
        };
        Thinker {
            judge,
            view,
            seat,
            skill,
            seed,
            budget,
            stage,
            nodes: 0,
            futures: 0,
            lines: Vec::new(),
            ranking: Vec::new(),
            fallback,
        }
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let here = match &self.stage {
            Stage::Turn(search) => search.nodes(),
            Stage::Futures(futures) => futures.nodes(),
            Stage::Done => 0,
        };
        let futures = match &self.stage {
            Stage::Futures(futures) => futures.futures(),
            _ => self.futures,
        };
        let done = matches!(self.stage, Stage::Done);
        Progress { nodes: self.nodes + here, budget: self.budget, futures, done }
    }

    /// Thinks on for about so many positions.
    pub fn work(&mut self, slice: u64) {
        let left = self.budget.saturating_sub(self.nodes);
        match &mut self.stage {
            Stage::Turn(search) => {
                search.work(slice.min(left.saturating_sub(search.nodes())));
                if search.is_done() || search.nodes() >= left {
                    self.turn_searched();
                }
            }
            Stage::Futures(futures) => {
                futures.work(slice.min(left.saturating_sub(futures.nodes())));
                self.ranking = futures.ranking();
                self.futures = futures.futures();
                if futures.is_done() || futures.nodes() >= left {
                    self.nodes += futures.nodes();
                    self.stage = Stage::Done;
                }
            }
            Stage::Done => {}
        }
    }

    /// Thinks to the end, or until the callback says to stop; it is asked after every `slice` of
    /// positions.
    pub fn think(&mut self, slice: u64, go_on: &mut dyn FnMut(Progress) -> bool) {
        while !self.progress().done && go_on(self.progress()) {
            self.work(slice.max(1));
        }
    }

    /// Thinks to the end of the budget.
    pub fn finish(&mut self) {
        self.think(u64::MAX, &mut |_| true);
    }

    fn turn_searched(&mut self) {
        let Stage::Turn(search) = core::mem::replace(&mut self.stage, Stage::Done) else { return };
        self.nodes += search.nodes();
        self.lines = search.into_lines();
        self.ranking = self.lines.iter().map(|line| line.worth).enumerate().collect();
        let Some(foresight) = self.skill.foresight else { return };
        let left = self.budget.saturating_sub(self.nodes);
        let futures = Futures::new(
            self.judge,
            self.view.clone(),
            self.seat,
            self.seed,
            foresight,
            &self.lines,
            left,
        );
        if left > 0 && !futures.is_done() {
            self.stage = Stage::Futures(futures);
        }
    }

    /// What to play as far as is known now. Empty only if the seat has nothing to choose.
    pub fn advice(&self) -> Advice<G::Action> {
        self.best(1)
            .into_iter()
            .next()
            .unwrap_or_else(|| Advice { actions: self.fallback.clone(), worth: 0 })
    }

    /// The best few ways to play the turn, best first.
    pub fn best(&self, count: usize) -> Vec<Advice<G::Action>> {
        if let Stage::Turn(search) = &self.stage {
            let advice =
                |line: &Line<G>| Advice { actions: line.actions.clone(), worth: line.worth };
            return search.lines().iter().take(count).map(advice).collect();
        }
        let advice = |(place, worth): &(usize, i32)| {
            let line = self.lines.get(*place)?;
            Some(Advice { actions: line.actions.clone(), worth: *worth })
        };
        self.ranking.iter().filter_map(advice).take(count).collect()
    }
}

/// More actions than any turn has: a bound for loops over one.
const LONGEST_TURN: usize = 200;

/// A whole turn by the fast policy.
fn plain_turn<G: Game, J: Judge<G>>(judge: &J, mut state: G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Actions::new();
    let mut turn = Vec::new();
    while turn.len() < LONGEST_TURN {
        let Some(action) = quick_action::<G, J>(judge, &state, seat, &mut list) else { break };
        turn.push(action);
        let ends = judge.ends_turn(action);
        if ends || G::apply(&mut state, seat, action, &mut Quiet).is_err() {
            break;
        }
    }
    turn
}
