//! Search of a turn without chance, in slices: a turn search, then rollouts of its best ends.

use crate::bots::evaluator::{Evaluator, quick_action};
use crate::bots::player::Progress;
use crate::bots::search::rollouts::{RolloutConfig, Rollouts};
use crate::bots::search::turn::{Breadth, Line, TurnSearch};
use crate::engine::chance::thinking;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;

/// Parameters of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThinkerConfig {
    /// The turn's search.
    pub breadth: Breadth,
    /// Parameters of the rollouts; `None` for a player that does not look beyond its turn.
    pub rollouts: Option<RolloutConfig>,
}

/// A recommended turn and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice<A> {
    /// The actions of the rest of the turn, in order, its end included.
    pub actions: Vec<A>,
    /// The value of the position then, in thousandths of a point.
    pub value: i32,
}

enum ThinkingStage<G: Game, J: Evaluator<G> + Copy> {
    Turn(TurnSearch<G, J>),
    Rollouts(Rollouts<G, J>),
    Done,
}

/// A search of a seat's turn. It starts from a simple answer and only improves it, so that it can be stopped at
/// any time.
///
/// Its only input is the seat's view: hidden information can't change the answer. The same view, configuration,
/// seed and budget give the same answer everywhere, however the work is sliced.
pub struct Thinker<G: Game, J: Evaluator<G> + Copy> {
    evaluator: J,
    view: G::View,
    seat: Seat,
    config: ThinkerConfig,
    seed: u64,
    budget: u64,
    stage: ThinkingStage<G, J>,
    nodes: u64,
    rollouts: u32,
    lines: Vec<Line<G>>,
    /// The lines by value, best first: indices and values.
    ranking: Vec<(usize, i32)>,
    fallback: Vec<G::Action>,
}

impl<G: Game, J: Evaluator<G> + Copy> Thinker<G, J> {
    /// Starts a search of the seat's choice. The `seed` determines the rollouts; the `budget` is a number of
    /// positions.
    pub fn new(
        evaluator: J,
        view: G::View,
        seat: Seat,
        config: ThinkerConfig,
        seed: u64,
        budget: u64,
    ) -> Self {
        let root = G::determinize(&view, &mut thinking(seed, u64::MAX));
        let opening = evaluator.opening(&root, seat);
        let standalone = evaluator.is_standalone(&root);
        let fallback = match opening {
            Some(action) => vec![action],
            None if standalone => {
                quick_action::<G, J>(&evaluator, &root, seat, &mut G::Actions::default())
                    .into_iter()
                    .collect()
            }
            None => plain_turn(&evaluator, root.clone(), seat),
        };
        let stage = if opening.is_some() || standalone || fallback.is_empty() {
            ThinkingStage::Done
        } else {
            ThinkingStage::Turn(TurnSearch::new(evaluator, root, seat, config.breadth))
        };
        Thinker {
            evaluator,
            view,
            seat,
            config,
            seed,
            budget,
            stage,
            nodes: 0,
            rollouts: 0,
            lines: Vec::new(),
            ranking: Vec::new(),
            fallback,
        }
    }

    /// The seat's view of the position.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// The progress of the search.
    pub fn progress(&self) -> Progress {
        let here = match &self.stage {
            ThinkingStage::Turn(search) => search.nodes(),
            ThinkingStage::Rollouts(rollouts) => rollouts.nodes(),
            ThinkingStage::Done => 0,
        };
        let rollouts = match &self.stage {
            ThinkingStage::Rollouts(rollouts) => rollouts.rollouts(),
            _ => self.rollouts,
        };
        let done = matches!(self.stage, ThinkingStage::Done);
        Progress { nodes: self.nodes + here, budget: self.budget, rollouts, done }
    }

    /// Continues the search for about `slice` positions.
    pub fn work(&mut self, slice: u64) {
        let left = self.budget.saturating_sub(self.nodes);
        match &mut self.stage {
            ThinkingStage::Turn(search) => {
                search.work(slice.min(left.saturating_sub(search.nodes())));
                if search.is_done() || search.nodes() >= left {
                    self.turn_searched();
                }
            }
            ThinkingStage::Rollouts(rollouts) => {
                rollouts.work(slice.min(left.saturating_sub(rollouts.nodes())));
                self.ranking = rollouts.ranking();
                self.rollouts = rollouts.rollouts();
                if rollouts.is_done() || rollouts.nodes() >= left {
                    self.nodes += rollouts.nodes();
                    self.stage = ThinkingStage::Done;
                }
            }
            ThinkingStage::Done => {}
        }
    }

    /// Runs the search to its end, or until the callback returns `false`; it is called after every `slice`
    /// positions.
    pub fn think(&mut self, slice: u64, go_on: &mut dyn FnMut(Progress) -> bool) {
        while !self.progress().done && go_on(self.progress()) {
            self.work(slice.max(1));
        }
    }

    /// Runs the search to the end of the budget.
    pub fn finish(&mut self) {
        self.think(u64::MAX, &mut |_| true);
    }

    fn turn_searched(&mut self) {
        let ThinkingStage::Turn(search) = core::mem::replace(&mut self.stage, ThinkingStage::Done)
        else {
            return;
        };
        self.nodes += search.nodes();
        self.lines = search.into_lines();
        self.ranking = self.lines.iter().map(|line| line.value).enumerate().collect();
        let Some(config) = self.config.rollouts else { return };
        let left = self.budget.saturating_sub(self.nodes);
        let rollouts = Rollouts::new(
            self.evaluator,
            self.view.clone(),
            self.seat,
            self.seed,
            config,
            &self.lines,
            left,
        );
        if left > 0 && !rollouts.is_done() {
            self.stage = ThinkingStage::Rollouts(rollouts);
        }
    }

    /// The best turn so far. Empty only if the seat has nothing to choose.
    pub fn advice(&self) -> Advice<G::Action> {
        self.best(1)
            .into_iter()
            .next()
            .unwrap_or_else(|| Advice { actions: self.fallback.clone(), value: 0 })
    }

    /// The best few candidates for the turn, best first.
    pub fn best(&self, count: usize) -> Vec<Advice<G::Action>> {
        if let ThinkingStage::Turn(search) = &self.stage {
            let advice =
                |line: &Line<G>| Advice { actions: line.actions.clone(), value: line.value };
            return search.lines().iter().take(count).map(advice).collect();
        }
        let advice = |(place, value): &(usize, i32)| {
            let line = self.lines.get(*place)?;
            Some(Advice { actions: line.actions.clone(), value: *value })
        };
        self.ranking.iter().filter_map(advice).take(count).collect()
    }
}

/// More actions than any turn has: a bound for loops.
const LONGEST_TURN: usize = 200;

/// A whole turn by the fast policy.
fn plain_turn<G: Game, J: Evaluator<G>>(
    evaluator: &J,
    mut state: G::State,
    seat: Seat,
) -> Vec<G::Action> {
    let mut list = G::Actions::default();
    let mut turn = Vec::new();
    while turn.len() < LONGEST_TURN {
        let Some(action) = quick_action::<G, J>(evaluator, &state, seat, &mut list) else { break };
        turn.push(action);
        let ends = evaluator.ends_turn(action);
        if ends || G::apply(&mut state, seat, action, &mut Quiet).is_err() {
            break;
        }
    }
    turn
}
