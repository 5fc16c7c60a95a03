//! How far everybody is in the round.

use crate::engine::seat::Seat;
use crate::games::dice::options::Castles;
use crate::games::dice::state::{Stage, State};

/// Whether the seat has made its choice of the round. Where start castles are chosen one after the other, or one for
/// all, those who are not asked yet have nothing.
#[must_use]
pub fn has_chosen(state: &State, seat: Seat) -> bool {
    let asked_later = state.stage() == Stage::Castles && state.options().castles != Castles::Free;
    let asked = !asked_later || state.estate(seat).start_castle().is_some();
    asked && !state.deciders().has(seat)
}
