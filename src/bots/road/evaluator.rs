//! Road's evaluator for searches, with its fast policy.

use crate::bots::evaluator::Evaluator;
use crate::bots::road::deals::{active_agrees, partner_agrees};
use crate::bots::road::discards::{discards, gift};
use crate::bots::road::evaluation::evaluate;
use crate::bots::road::purchases::best_purchase;
use crate::bots::road::weights::Weights;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::road::state::{Stage, State};
use crate::games::road::{Action, Actions, Road};

/// The evaluator of Road's positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoadEvaluator {
    /// Its figures.
    pub weights: Weights,
}

impl Evaluator<Road> for RoadEvaluator {
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        evaluate(&self.weights, state, seat)
    }

    fn ends_turn(&self, action: Action) -> bool {
        action == Action::End
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        Road::hash(state)
    }

    /// The fast policy weighs only purchases; no deals are proposed in rollouts.
    fn obvious(&self, state: &State, seat: Seat) -> Option<Action> {
        fast_action(&self.weights, state, seat)
    }

    fn opening(&self, _state: &State, _seat: Seat) -> Option<Action> {
        None
    }
}

/// The fast policy's choice: the best purchase, simple answers, the least useful cards.
#[must_use]
pub fn fast_action(weights: &Weights, state: &State, seat: Seat) -> Option<Action> {
    let trade = &state.trade();
    match state.stage() {
        Stage::Turn => Some(best_purchase(weights, state, seat)),
        Stage::Answer => Some(answer(partner_agrees(weights, state, seat, &trade.offer))),
        Stage::Reply => Some(answer(active_agrees(weights, state, trade.partner, &trade.counter))),
        Stage::Discard => {
            discards(weights, state, seat).first().copied().or_else(|| any(state, seat))
        }
        Stage::Gift => gift(weights, state, seat),
        Stage::Offer | Stage::Counter => any(state, seat),
        Stage::Over => None,
    }
}

const fn answer(agrees: bool) -> Action {
    if agrees { Action::Accept } else { Action::Decline }
}

/// The last of all legal actions: a started deal is sent if possible.
#[must_use]
pub fn any(state: &State, seat: Seat) -> Option<Action> {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    list.last().copied()
}
