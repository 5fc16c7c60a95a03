//! The evaluation for searches, with its fast policy.

use crate::bots::evaluator::Evaluator;
use crate::bots::princes::candidates::play_greedily;
use crate::bots::princes::choices::answer;
use crate::bots::princes::evaluation::evaluate;
use crate::bots::princes::line::{Visited, acts};
use crate::bots::princes::weights::Weights;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::games::princes::{Action, Actions, Princes, State};

/// The evaluation with its figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrincesEvaluator {
    /// The figures.
    pub weights: Weights,
}

/// Value of a won rollout and bound of all others: one game that ends should not outweigh all
/// those that go on.
const END: i32 = 14_000;

impl Evaluator<Princes> for PrincesEvaluator {
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        evaluate(&self.weights, state, seat.0).clamp(-END, END)
    }

    /// The rival's worth is in the own one.
    fn are_rivals(&self, _state: &State, _seat: Seat, _other: Seat) -> bool {
        false
    }

    fn ends_turn(&self, action: Action) -> bool {
        action == Action::End
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        Princes::hash(state)
    }

    fn opening(&self, _state: &State, _seat: Seat) -> Option<Action> {
        None
    }

    fn play_on(&self, state: &mut State, seat: Seat, _actions: &mut Actions) -> u64 {
        let mut visited = Visited(1);
        if acts(state, seat.0) {
            play_greedily(&self.weights, state, seat.0, &mut visited);
            if acts(state, seat.0) {
                state.carry_out(Action::End, &mut Quiet);
            }
            return visited.0;
        }
        let Some(action) = answer(&self.weights, state, seat.0) else { return 0 };
        state.carry_out(action, &mut Quiet);
        visited.0
    }
}
