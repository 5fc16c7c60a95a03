//! For those who think ahead: what a choice would leave on a sheet, without the round being played.

use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::dice::action::Mark;
use crate::games::dice::estate::{Estate, Pencil};
use crate::games::dice::state::State;

impl Estate {
    /// Enters a combination as the seat would in this round.
    #[inline]
    pub fn add(&mut self, state: &State, seat: Seat, mark: Mark, second: bool) {
        let (board, phase) = (state.board(), state.phase());
        Pencil { board, seat, phase, estate: self, events: &mut Quiet }.mark(mark, second);
    }

    /// Passes as the seat would in this round.
    #[inline]
    pub fn add_worker(&mut self, state: &State, seat: Seat) {
        let (board, phase) = (state.board(), state.phase());
        Pencil { board, seat, phase, estate: self, events: &mut Quiet }.pass();
    }

    /// The same sheet, whatever was marked last.
    #[must_use]
    pub fn without_latest(mut self) -> Estate {
        self.forget_latest();
        self
    }
}
