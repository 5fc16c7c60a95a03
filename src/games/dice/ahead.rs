//! Lookahead for computer players: a position and a sheet after a choice, without playing the round.

use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::dice::action::{Action, Mark};
use crate::games::dice::estate::{CROSS, Estate, Pencil};
use crate::games::dice::fields::Field;
use crate::games::dice::state::State;

impl State {
    /// The position with a seat's next choice of this round in its plan; the round is not played.
    #[inline]
    #[must_use]
    pub fn with_choice(mut self, seat: Seat, action: Action) -> State {
        self.note(seat, action);
        self
    }
}

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

    /// The same sheet with a start castle crossed out, without its point and bonus.
    #[must_use]
    pub fn with_start_castle(mut self, field: Field) -> Estate {
        self.enter(field, CROSS);
        self
    }

    /// The same sheet without the fields marked last.
    #[must_use]
    pub fn without_latest(mut self) -> Estate {
        self.forget_latest();
        self
    }
}
