//! The number of turns left, practically certain points, and paid tributes.

use crate::engine::seat::Seat;
use crate::games::burgundy::monasteries::MINES_BRING_WORKERS;
use crate::games::burgundy::shields::{SHIELDS, Shield};
use crate::games::burgundy::sizes::{PHASES, ROUNDS};
use crate::games::burgundy::state::{State, Waiting};

/// The number of the last round, from 0.
const LAST_ROUND: u8 = PHASES * ROUNDS - 1;

/// Number of own turns after the current one: 24 in the first turn, 0 in the last; a turn of this round that
/// has not begun counts as well.
#[must_use]
pub fn turns_left(state: &State, seat: Seat) -> usize {
    let rounds = usize::from(LAST_ROUND.saturating_sub(state.round_index()));
    let players = usize::from(state.players());
    let order = state.order();
    let waits = order.iter().take(players).skip(usize::from(state.turn()) + 1);
    rounds + usize::from(waits.clone().any(|other| *other == seat.0))
}

/// Points that are practically certain: those scored and the estate's final scoring if the game ended now; for
/// a team those of both partners.
#[must_use]
pub fn settled_points(state: &State, seat: Seat) -> i32 {
    let estate = state.estate(seat);
    let mines = u32::from(estate.mines());
    let mines_hire = estate.has_monastery(MINES_BRING_WORKERS);
    let workers = u32::from(estate.workers()) + if mines_hire { mines } else { 0 };
    let goods: u32 = estate.goods().iter().map(|n| u32::from(*n)).sum();
    let edition = state.options().edition();
    let monasteries = u32::from(estate.running_monastery_points(edition));
    let sum = u32::from(state.team_points(seat)) + goods + u32::from(estate.silver()) + mines;
    let plain = (sum + workers / 2 + monasteries) as i32;
    if estate.shields().is_empty() { plain } else { plain + shields(state, seat) }
}

/// The final points of the estate's shields, less the tribute until then.
fn shields(state: &State, seat: Seat) -> i32 {
    let estate = state.estate(seat);
    let tributes =
        i32::from(PHASES.saturating_sub(state.phase())) - i32::from(has_paid(state, seat));
    let mut value = [0i32; SHIELDS as usize];
    for (value, shield) in value.iter_mut().zip(estate.shields().iter()) {
        *value = (i32::from(estate.shield_points(shield)) - tributes).max(0);
    }
    // The last tribute can't be paid on credit; a player who can't pay for all keeps the best.
    let workers =
        if estate.shields().has(Shield::TRIBUTE_IN_WORKERS) { estate.workers() } else { 0 };
    let all = u16::from(SHIELDS);
    let paid = if tributes == 1 { estate.silver().saturating_add(workers) } else { all };
    value.sort_unstable_by_key(|value| core::cmp::Reverse(*value));
    let mut sum: i32 = value.iter().take(paid.into()).sum();
    if estate.shields().has(Shield::DOUBLES_MINES) {
        sum += i32::from(estate.mines());
    }
    if estate.shields().has(Shield::DOUBLES_SCORING_MONASTERIES) {
        let own = estate.scoring_monasteries().filter(|number| estate.owns_monastery(*number));
        let edition = state.options().edition();
        sum += own.map(|number| i32::from(estate.monastery_points(number, edition))).sum::<i32>();
    }
    sum
}

/// True if the seat has paid this phase's tribute.
#[must_use]
pub fn has_paid(state: &State, seat: Seat) -> bool {
    let place = state.order().iter().position(|other| *other == seat.0).unwrap_or(0);
    let asked = 2 * usize::from(state.players()) + place + 2;
    let asks = state.chooser() == seat && state.top() == Waiting::Tribute;
    usize::from(state.ending()) >= asked && !asks
}
