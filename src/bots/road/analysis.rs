//! Road's additions for analysis: chances to win.

use crate::bots::analysis::chances::chances;
use crate::bots::analyst::{Analyst, Equities, Measure, Scale, Unit};
use crate::bots::evaluator::Evaluator;
use crate::bots::level::Level;
use crate::bots::player::SkillOfLevel;
use crate::bots::road::candidates::{candidates, imagine, open_question};
use crate::bots::road::deals::gain;
use crate::bots::road::evaluation::{TERMS, evaluate, terms};
use crate::bots::road::evaluator::RoadEvaluator;
use crate::bots::road::purchases::{after_purchase, best_purchase};
use crate::bots::road::search::Skill;
use crate::bots::road::weights::Weights;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::games::road::state::Stage;
use crate::games::road::{Action, Actions, Road, State, View};

/// Unit, scale and defaults of Road's analyses.
pub const MEASURE: Measure = Measure {
    unit: Unit::Win,
    scale: Scale::WIN,
    nodes: 20_000,
    draws: 64,
    is_open: false,
    terms: &TERMS,
};

/// Road's analyst.
#[derive(Debug, Clone, Copy)]
pub struct RoadAnalyst;

/// The figures of its evaluation.
const WEIGHTS: &Weights = &Weights::LEARNT;
/// An evaluation that is lower by this much has half the chance to win.
const HALF: i32 = 1_250;
/// The share of games in which a seat that could win in its next turn does, and the whole.
const FORESEEN_WINS: i32 = 7;
const WHOLE: i32 = 8;
/// Most purchases of a turn that are looked ahead.
const MOST_PURCHASES: usize = 4;

/// The chances to win by the evaluations of a position.
fn foreseen(state: &State) -> Equities {
    let mut values = [0; MAX_SEATS];
    for (seat, value) in state.seats().zip(&mut values) {
        *value = evaluate(WEIGHTS, state, seat);
    }
    chances(values.get(..usize::from(state.players())).unwrap_or_default(), HALF)
}

/// Makes the purchases of the seat whose turn it is, best first; returns their number.
fn buy(state: &mut State) -> u64 {
    for count in 0..MOST_PURCHASES as u64 {
        let Some(seat) = state.decider().filter(|_| state.stage() == Stage::Turn) else {
            return count;
        };
        let action = best_purchase(WEIGHTS, state, seat);
        if action == Action::End {
            return count;
        }
        *state = after_purchase(state, seat, action);
    }
    MOST_PURCHASES as u64
}

impl Analyst<Road> for RoadAnalyst {
    /// Each seat in turn, from the one to move on, makes its purchases, without the events and cards that they bring and
    /// without the yields. If the seat to move wins by them it has won; another one may still be hindered.
    fn appraise(&self, state: &State) -> (Equities, u64) {
        let (mut bought, mut nodes) = (*state, u64::from(state.players()));
        nodes += buy(&mut bought);
        let mut now = foreseen(&bought);
        for _ in 1..state.players() {
            let Some(seat) = bought.decider().filter(|_| bought.stage() == Stage::Turn) else {
                break;
            };
            bought = after_purchase(&bought, seat, Action::End);
            nodes += buy(&mut bought);
            if bought.is_over() {
                break;
            }
        }
        let later = foreseen(&bought);
        let share = if bought.is_over() { FORESEEN_WINS } else { WHOLE };
        for (now, later) in now.iter_mut().zip(later) {
            *now = (*now * (WHOLE - share) + later * share) / WHOLE;
        }
        (now, nodes)
    }

    /// An offer that is on its way counts as accepted: by itself it changes nothing.
    fn terms(&self, state: &State, seat: Seat) -> Vec<i32> {
        let [points, income, cards, special, hand] = terms(WEIGHTS, state, seat);
        let deal = match state.stage() {
            Stage::Answer if state.active() == seat => {
                let offer = &state.trade().offer;
                gain(WEIGHTS, state, seat, &offer.give, &offer.get)
            }
            _ => 0,
        };
        vec![points, income, cards, special, hand + deal]
    }

    fn lines(&self, view: &View, seat: Seat, seed: u64) -> Vec<Vec<Action>> {
        let imagined = imagine(view, seed);
        let mut lines = candidates(WEIGHTS, &imagined, seat, Skill::of(Level::Hard).offers);
        lines.extend(open_question(WEIGHTS, &imagined, seat));
        lines
    }

    fn turns(&self, _state: &State) -> u32 {
        6
    }

    fn play_on(&self, state: &mut State, seat: Seat, list: &mut Actions) -> u64 {
        RoadEvaluator { weights: *WEIGHTS }.play_on(state, seat, list)
    }
}
