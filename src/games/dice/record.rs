//! The game in the notation of players: a line for each start castle, then for each round the roll and each
//! seat's whole turn, in seat order.
//!
//! ```text
//! 1: start @10
//! 2: start @26
//! roll 4 6 yellow orange 2
//! 1: sell; mark blue 5 @17; silver grey 3 @29
//! 2: pass
//! ```

use crate::engine::game::{EventSink, Move, Quiet};
use crate::engine::seat::Seat;
use crate::engine::sorting::sort_short_by_key;
use crate::games::dice::SEATS;
use crate::games::dice::action::Action;
use crate::games::dice::event::Event;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::State;
use core::fmt::Write;

/// A seat's move.
pub type DiceMove = Move<Action>;

/// Sorts the moves of each round by seat. Choices of different seats in one round are independent, so that the
/// position after a complete round, and that of an incomplete one, is the same.
///
/// `first` is the position before the moves; moves after an illegal one are dropped.
#[must_use]
pub fn in_seat_order(first: &State, moves: &[DiceMove]) -> Vec<DiceMove> {
    let mut state = *first;
    let mut ordered: Vec<DiceMove> = Vec::with_capacity(moves.len());
    let mut begun = 0;
    for made in moves {
        let round = round_of(&state);
        if state.apply(made.seat, made.action, &mut Quiet).is_err() {
            break;
        }
        ordered.push(*made);
        if round_of(&state) != round {
            sort_by_seat(&mut ordered, begun);
            begun = ordered.len();
        }
    }
    sort_by_seat(&mut ordered, begun);
    ordered
}

fn sort_by_seat(moves: &mut [DiceMove], from: usize) {
    if let Some(round) = moves.get_mut(from..) {
        // Stable: a seat's own moves keep their order.
        sort_short_by_key(round, |made| made.seat);
    }
}

/// The key of a round.
fn round_of(state: &State) -> (crate::games::dice::state::Stage, u8) {
    (state.stage(), state.round())
}

/// Collects the rolls among events.
#[derive(Default)]
struct Rolls(Option<Roll>);

impl EventSink<Event> for Rolls {
    fn push(&mut self, event: Event) {
        self.0 = event.roll().or(self.0);
    }
}

/// Writes the moves as lines, up to the first that is not legal.
#[must_use]
pub fn write_lines(first: &State, moves: &[DiceMove]) -> String {
    let mut state = *first;
    let mut text = String::new();
    let mut rows: [String; SEATS] = Default::default();
    for made in in_seat_order(first, moves) {
        let mut rolls = Rolls::default();
        if state.apply(made.seat, made.action, &mut rolls).is_err() {
            break;
        }
        if let Some(row) = rows.get_mut(made.seat.index()) {
            let gap = if row.is_empty() { "" } else { "; " };
            let _ = write!(row, "{gap}{}", made.action);
        }
        if state.deciders().is_empty() || rolls.0.is_some() {
            write_rows(&mut text, &mut rows);
        }
        if let Some(roll) = rolls.0 {
            let _ = writeln!(text, "{roll}");
        }
    }
    write_rows(&mut text, &mut rows);
    text
}

fn write_rows(text: &mut String, rows: &mut [String; SEATS]) {
    for (seat, row) in (1..).zip(rows) {
        if !row.is_empty() {
            let _ = writeln!(text, "{seat}: {row}");
            row.clear();
        }
    }
}

/// Reason why lines can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// Neither a roll nor a seat's turn.
    #[error(
        "line {0}: a line is a roll, or a seat and its turn, like \"2: sell; mark blue 5 @17\""
    )]
    Form(usize),
    /// A turn that is not legal here.
    #[error("line {0}: {1}")]
    Illegal(usize, crate::games::dice::illegal::Illegal),
    /// A roll that differs from the game's.
    #[error("line {0}: the dice of this game show {1}")]
    Roll(usize, String),
}

/// Reads lines as moves from a first position, which has the rolls.
///
/// # Errors
/// The first line that does not fit, and the reason.
pub fn read_lines(first: &State, text: &str) -> Result<Vec<DiceMove>, LineError> {
    let mut state = *first;
    let mut moves = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with("roll ") {
            let recorded = line.parse::<Roll>().map_err(|_| LineError::Form(number))?;
            match state.roll() {
                Some(roll) if roll == recorded => continue,
                roll => {
                    let shown = roll.map_or("nothing yet".to_owned(), |roll| roll.to_string());
                    return Err(LineError::Roll(number, shown));
                }
            }
        }
        let (seat, turn) = line.split_once(": ").ok_or(LineError::Form(number))?;
        let seat = Seat::first(SEATS as u8).find(|s| (s.0 + 1).to_string() == seat);
        let seat = seat.ok_or(LineError::Form(number))?;
        for part in turn.split("; ") {
            let action: Action = part.parse().map_err(|_| LineError::Form(number))?;
            state.apply(seat, action, &mut Quiet).map_err(|why| LineError::Illegal(number, why))?;
            moves.push(Move { seat, action });
        }
    }
    Ok(moves)
}
