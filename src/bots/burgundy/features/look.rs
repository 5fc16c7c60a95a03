//! Access to a seat's estate for its features.

use crate::engine::seat::Seat;
use crate::games::burgundy::State;
use crate::games::burgundy::boards::Board;
use crate::games::burgundy::state::Estate;

/// Receives features one by one. A feature may come several times; its amounts add up.
pub trait FeatureSink {
    /// Adds `amount` to the feature with this number.
    fn add(&mut self, feature: usize, amount: i32);
}

/// An estate with its position, and the sink of its features.
pub(super) struct Look<'a, S> {
    pub(super) state: &'a State,
    pub(super) estate: &'a Estate,
    pub(super) board: &'static Board,
    pub(super) seat: Seat,
    pub(super) sink: &'a mut S,
}

impl<'a, S: FeatureSink> Look<'a, S> {
    /// The seat's estate in this position.
    pub(super) fn at(state: &'a State, seat: Seat, sink: &'a mut S) -> Look<'a, S> {
        let estate = state.estate(seat);
        Look { state, estate, board: estate.board(), seat, sink }
    }

    /// Adds to a feature; an amount of 0 is not passed on.
    pub(super) fn add(&mut self, feature: usize, amount: impl Into<i64>) {
        let amount = amount.into() as i32;
        if amount != 0 {
            self.sink.add(feature, amount);
        }
    }
}
