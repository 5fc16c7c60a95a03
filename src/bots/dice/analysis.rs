//! The dice game's additions for analysis: points at the end, appraised after the round is played.

use crate::bots::analyst::{Analyst, Equities, Measure, Scale, Unit, single_actions};
use crate::bots::dice::candidates::{all_turns, quick};
use crate::bots::dice::evaluation::TERMS;
use crate::bots::dice::evaluator::{DiceEvaluator, Knowledge};
use crate::engine::chance::ThinkingRng;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::dice::legal::Actions;
use crate::games::dice::state::{Stage, State};
use crate::games::dice::{Action, Dice, View};

/// Most ways to play a round that are compared.
const LINES: usize = 10;

/// Unit, scale and defaults of the dice game's analyses.
pub const MEASURE: Measure = Measure {
    unit: Unit::Points,
    scale: Scale { classes: [250, 600, 1000, 1800], mistake: 1000, blunder: 2500 },
    nodes: 20_000,
    draws: 64,
    is_open: true,
    terms: &TERMS,
};

/// The dice game's analyst.
#[derive(Debug, Clone, Copy)]
pub struct DiceAnalyst;

fn evaluator(state: &State) -> DiceEvaluator {
    DiceEvaluator::of(Knowledge::Learnt, state.options())
}

impl Analyst<Dice> for DiceAnalyst {
    fn rivalry(&self) -> i32 {
        30
    }

    /// Seats that have not chosen yet take the way whose sheet is worth most.
    fn appraise(&self, state: &State) -> (Equities, u64) {
        let evaluator = evaluator(state);
        let (mut equities, mut nodes) = (Equities::default(), 0);
        for (seat, equity) in state.seats().zip(&mut equities) {
            let chooses = state.stage() == Stage::Rounds && state.deciders().has(seat);
            let turns = if chooses { all_turns(&evaluator, state, seat) } else { Vec::new() };
            nodes += 1 + turns.len() as u64;
            let planned = || {
                let before = state.estate(seat).marked();
                evaluator.model().evaluate(state, &state.planned(seat), before)
            };
            *equity = turns.first().map_or_else(planned, |best| best.value);
        }
        (equities, nodes)
    }

    /// The sheet as planned, before the round is carried out.
    fn terms(&self, state: &State, seat: Seat) -> Vec<i32> {
        let before = state.estate(seat).marked();
        evaluator(state).model().terms(state, &state.planned(seat), before).to_vec()
    }

    fn lines(&self, view: &View, seat: Seat, _seed: u64) -> Vec<Vec<Action>> {
        let state = view.known();
        if state.stage() != Stage::Rounds {
            return single_actions::<Dice>(state, seat, LINES);
        }
        let turns = all_turns(&evaluator(state), state, seat);
        turns.into_iter().take(LINES).map(|turn| turn.actions).collect()
    }

    /// The others' choices of the round are made again.
    fn imagine(&self, view: &View, rng: &mut ThinkingRng) -> State {
        let state = view.determinize(rng);
        view.looker().seat().map_or(state, |own| state.with_others_open(own))
    }

    fn turns(&self, _state: &State) -> u32 {
        3
    }

    fn play_on(&self, state: &mut State, seat: Seat, list: &mut Actions) -> u64 {
        let action = quick(&evaluator(state), state, seat, list);
        let played = action.is_some_and(|action| state.apply(seat, action, &mut Quiet).is_ok());
        u64::from(played)
    }
}
