//! Progress of the players in the round.

use crate::engine::seat::Seat;
use crate::games::dice::options::Castles;
use crate::games::dice::state::{Stage, State};

/// True if the seat has chosen in this round. If start castles are chosen in turn, or one for all, players not asked
/// yet have not.
#[must_use]
pub fn has_chosen(state: &State, seat: Seat) -> bool {
    let asked_later = state.stage() == Stage::Castles && state.options().castles != Castles::Free;
    let asked = !asked_later || state.estate(seat).start_castle().is_some();
    asked && !state.deciders().has(seat)
}
