//! A seat's estate as it is looked at for its features.

use crate::engine::seat::Seat;
use crate::games::burgundy::State;
use crate::games::burgundy::boards::Board;
use crate::games::burgundy::state::Estate;

/// Takes features one by one. A feature may come several times; its amounts add up.
pub trait FeatureSink {
    /// Takes `amount` of the feature with this number.
    fn add(&mut self, feature: usize, amount: i32);
}

/// What is looked at, and who takes what is found.
pub(super) struct Look<'a, S> {
    pub(super) state: &'a State,
    pub(super) estate: &'a Estate,
    pub(super) board: &'static Board,
    pub(super) seat: Seat,
    pub(super) sink: &'a mut S,
}

impl<'a, S: FeatureSink> Look<'a, S> {
    /// The seat's estate.
    pub(super) fn at(state: &'a State, seat: Seat, sink: &'a mut S) -> Look<'a, S> {
        let estate = state.estate(seat);
        Look { state, estate, board: estate.board(), seat, sink }
    }

    /// Adds to a feature; what adds nothing is not handed on.
    pub(super) fn add(&mut self, feature: usize, amount: impl Into<i64>) {
        let amount = amount.into() as i32;
        if amount != 0 {
            self.sink.add(feature, amount);
        }
    }
}
