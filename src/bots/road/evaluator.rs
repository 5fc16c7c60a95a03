//! Road's evaluation for searches, with its fast policy.

use crate::bots::evaluator::Evaluator;
use crate::bots::road::deals::{active_agrees, partner_agrees};
use crate::bots::road::duties::{discards, gift};
use crate::bots::road::evaluation::evaluate;
use crate::bots::road::purchases::best_purchase;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::road::state::{Stage, State};
use crate::games::road::{Action, Actions, Road};

/// What computer players think of Road's positions.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RoadEvaluator;

impl Evaluator<Road> for RoadEvaluator {
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        evaluate(state, seat)
    }

    fn ends_turn(&self, action: Action) -> bool {
        action == Action::End
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        Road::hash(state)
    }

    /// The fast policy weighs nothing but purchases; in a rollout nobody proposes deals.
    fn obvious(&self, state: &State, seat: Seat) -> Option<Action> {
        fast_action(state, seat)
    }

    fn opening(&self, _state: &State, _seat: Seat) -> Option<Action> {
        None
    }
}

/// What the fast policy chooses: the best purchase, plain answers, the cards missed least.
#[must_use]
pub fn fast_action(state: &State, seat: Seat) -> Option<Action> {
    let trade = &state.trade;
    match state.stage {
        Stage::Turn => Some(best_purchase(state, seat)),
        Stage::Answer => Some(answer(partner_agrees(state, seat, &trade.offer))),
        Stage::Reply => Some(answer(active_agrees(state, trade.partner, &trade.counter))),
        Stage::Discard => discards(state, seat).first().copied().or_else(|| any(state, seat)),
        Stage::Gift => gift(state, seat),
        Stage::Offer | Stage::Counter => any(state, seat),
        Stage::Over => None,
    }
}

const fn answer(agrees: bool) -> Action {
    if agrees { Action::Accept } else { Action::Decline }
}

/// The last of all legal actions: what is being made up is sent if it can be.
#[must_use]
pub fn any(state: &State, seat: Seat) -> Option<Action> {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    list.last().copied()
}
