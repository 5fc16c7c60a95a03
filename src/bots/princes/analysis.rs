//! Princes' additions for analysis: chances to win.

use crate::bots::analysis::chances::chances;
use crate::bots::analyst::{Analyst, Equities, Measure, Scale, Unit};
use crate::bots::evaluator::Evaluator;
use crate::bots::princes::candidates::play_greedily;
use crate::bots::princes::evaluation::{all_terms, evaluate};
use crate::bots::princes::evaluator::PrincesEvaluator;
use crate::bots::princes::first_sight::{FirstSight, Sight};
use crate::bots::princes::line::{Line, Visited, acts};
use crate::bots::princes::means::rounds_left;
use crate::bots::princes::weights::Weights;
use crate::engine::chance::thinking;
use crate::engine::seat::Seat;
use crate::games::princes::{Action, Actions, Princes, State, View};

/// Unit, scale and defaults of Princes' analyses.
pub const MEASURE: Measure = Measure {
    unit: Unit::Win,
    scale: Scale::WIN,
    nodes: 12_000,
    draws: 32,
    is_open: false,
    terms: &["points", "production", "standing", "sites", "stores", "hand", "danger", "rival"],
};

/// Princes' analyst.
#[derive(Debug, Clone, Copy)]
pub struct PrincesAnalyst;

/// A position that is worth so much less than the rival's has half the chance to win.
const HALF: i32 = 2_400;
/// The stream of what an appraisal imagines.
const APPRAISED: u64 = 0x6170_7072;
/// Most ways through a turn that are compared.
const LINES: usize = 5;

/// The weights with the rounds that remain in this position.
fn weights(state: &State) -> Weights {
    let mut weights = Weights::measured(state.mode());
    weights.rounds = rounds_left(&weights, state);
    weights
}

impl Analyst<Princes> for PrincesAnalyst {
    /// The seat to move plays its action phase on, as if what lies face down were in another order.
    fn appraise(&self, state: &State) -> (Equities, u64) {
        let (weights, mut visited) = (weights(state), Visited(2));
        let mover = state.task().map(|task| task.seat).filter(|seat| acts(state, *seat));
        let played = mover.map(|seat| {
            let mut played = state.redraw(&mut thinking(APPRAISED, 0));
            play_greedily(&weights, &mut played, seat, &mut visited);
            played
        });
        let played = played.as_ref().unwrap_or(state);
        let values = [0, 1].map(|seat| evaluate(&weights, played, seat));
        (chances(&values, HALF), visited.0)
    }

    fn terms(&self, state: &State, seat: Seat) -> Vec<i32> {
        all_terms(&weights(state), state, seat.0).to_vec()
    }

    fn lines(&self, view: &View, seat: Seat, seed: u64) -> Vec<Vec<Action>> {
        let sight = FirstSight::new(view, seat, Sight::LEARNT, seed);
        let lines = sight.lines.iter().take(LINES).map(Line::answer);
        lines.chain(sight.answers.iter().map(|answer| vec![*answer])).collect()
    }

    fn turns(&self, _state: &State) -> u32 {
        4
    }

    fn play_on(&self, state: &mut State, seat: Seat, list: &mut Actions) -> u64 {
        PrincesEvaluator { weights: weights(state) }.play_on(state, seat, list)
    }
}
