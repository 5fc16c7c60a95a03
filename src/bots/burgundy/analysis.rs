//! Burgundy's additions for analysis: points at the end, appraised after the round is played to its end.

use crate::bots::analyst::{Analyst, Equities, Measure, Scale, Unit, single_actions};
use crate::bots::burgundy::evaluator::{BurgundyEvaluator, Knowledge};
use crate::bots::evaluator::Evaluator;
use crate::bots::search::turn::{Breadth, TurnSearch};
use crate::engine::chance::thinking;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Actions;
use crate::games::burgundy::state::{Stage, State};
use crate::games::burgundy::{Action, Burgundy, View};

/// The search of a turn for lines worth comparing.
const LINES: Breadth = Breadth { beam: 40, ends: 6 };
/// The search of turns that are played on.
const PLAYED_ON: Breadth = Breadth { beam: 3, ends: 1 };
/// Most choices that are compared where each stands alone.
const ALONE: usize = 10;

/// Unit, scale and defaults of Burgundy's analyses.
pub const MEASURE: Measure = Measure {
    unit: Unit::Points,
    scale: Scale { classes: [900, 1800, 3200, 6000], mistake: 1000, blunder: 3000 },
    nodes: 60_000,
    draws: 32,
    is_open: true,
    terms: &[
        "points",
        "silver",
        "workers",
        "goods",
        "storage",
        "regions",
        "colours",
        "monasteries",
        "animals",
        "bridge",
        "open",
        "table",
        "shields",
        "routes",
        "posts",
        "stone",
    ],
};

/// Burgundy's analyst.
#[derive(Debug, Clone, Copy)]
pub struct BurgundyAnalyst;

fn evaluator() -> &'static BurgundyEvaluator {
    Knowledge::Learnt.evaluator()
}

/// True if a turn can be searched from here.
fn is_in_turn(state: &State) -> bool {
    state.stage() == Stage::Play && !evaluator().is_standalone(state)
}

/// Plays the seat's turn up to its end, which is the returned action; positions visited are counted.
fn play_turn(state: &mut State, seat: Seat, nodes: &mut u64) -> Option<Action> {
    let mut search = TurnSearch::new(evaluator(), state.clone(), seat, PLAYED_ON);
    search.finish();
    *nodes += search.nodes() + 1;
    let line = search.into_lines().into_iter().next()?;
    *state = line.before_end;
    line.actions.last().copied().filter(|action| evaluator().ends_turn(*action))
}

impl Analyst<Burgundy> for BurgundyAnalyst {
    fn rivalry(&self) -> i32 {
        60
    }

    fn are_rivals(&self, state: &State, seat: Seat, other: Seat) -> bool {
        evaluator().are_rivals(state, seat, other)
    }

    /// Dice lie open for the whole round: every seat still to play takes its turn, and all are valued before the last
    /// turn ends, since what follows is chance.
    fn appraise(&self, state: &State) -> (Equities, u64) {
        let (mut state, mut nodes) = (state.clone(), 1);
        while is_in_turn(&state) {
            let Some(seat) = state.deciders().lowest() else { break };
            let last = state.turn() + 1 >= state.players();
            let end = play_turn(&mut state, seat, &mut nodes);
            let Some(end) = end.filter(|_| !last) else { break };
            if state.apply(seat, end, &mut Quiet).is_err() {
                break;
            }
        }
        let mut equities = Equities::default();
        for (seat, equity) in state.seats().zip(&mut equities) {
            *equity = evaluator().evaluate(&state, seat);
        }
        (equities, nodes)
    }

    /// The parts of the evaluation, in their order.
    fn terms(&self, state: &State, seat: Seat) -> Vec<i32> {
        let mut terms = vec![0; MEASURE.terms.len()];
        for (part, value) in evaluator().model().parts(state, seat) {
            if let Some(term) = terms.get_mut(part as usize) {
                *term += value;
            }
        }
        terms
    }

    fn lines(&self, view: &View, seat: Seat, seed: u64) -> Vec<Vec<Action>> {
        let state = view.determinize(&mut thinking(seed, u64::MAX));
        if !is_in_turn(&state) {
            return single_actions::<Burgundy>(&state, seat, ALONE);
        }
        let mut search = TurnSearch::new(evaluator(), state.clone(), seat, LINES);
        search.finish();
        let lines: Vec<_> = search.into_lines().into_iter().map(|line| line.actions).collect();
        if lines.is_empty() { single_actions::<Burgundy>(&state, seat, ALONE) } else { lines }
    }

    /// To the seat's own next turn.
    fn turns(&self, state: &State) -> u32 {
        state.players().into()
    }

    fn play_on(&self, state: &mut State, seat: Seat, list: &mut Actions) -> u64 {
        if let Some(action) = evaluator().opening(state, seat) {
            return u64::from(state.apply(seat, action, &mut Quiet).is_ok());
        }
        if !is_in_turn(state) {
            return evaluator().play_on(state, seat, list);
        }
        let mut nodes = 0;
        match play_turn(state, seat, &mut nodes) {
            Some(end) if state.apply(seat, end, &mut Quiet).is_ok() => nodes,
            _ if state.deciders().is_empty() => nodes,
            _ => evaluator().play_on(state, seat, list),
        }
    }
}
