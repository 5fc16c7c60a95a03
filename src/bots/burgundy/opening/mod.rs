//! The choices before the first turn: a board and the start castle's field.
//!
//! The value of each was measured in self-play and is stored in a small data file.

use crate::engine::seat::Seat;
use crate::games::burgundy::State;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::state::Stage;

/// A line for each board: the mean points in tenths from each of its castle fields, in their order.
const MEASURED: &str = include_str!("measured.txt");

/// A board or a castle field, if such a choice is open.
#[must_use]
pub fn choose(state: &State, seat: Seat) -> Option<Action> {
    let estate = state.estate(seat);
    match state.stage() {
        Stage::Boards => {
            let value = |board: &BoardId| castles(*board).into_iter().max().unwrap_or(0);
            [BoardId(1), estate.board_id()].into_iter().max_by_key(value).map(Action::Board)
        }
        Stage::Castles => {
            let fields = estate.board().starts.into_iter();
            let best = fields.zip(castles(estate.board_id())).max_by_key(|(_, points)| *points);
            best.map(|(field, _)| Action::StartCastle(field))
        }
        Stage::Play | Stage::Over => None,
    }
}

/// Mean points in tenths from the board's castle fields.
fn castles(board: BoardId) -> [i32; 4] {
    let mut lines = MEASURED.lines().filter(|line| !line.starts_with('#'));
    let mut points = [0; 4];
    if let Some(line) = lines.nth(usize::from(board.0.saturating_sub(1))) {
        for (place, word) in points.iter_mut().zip(line.split_ascii_whitespace()) {
            *place = word.parse().unwrap_or(0);
        }
    }
    points
}

/// Boards 1 to 18: those of the base game, with border posts, and for one player.
pub(super) const BOARDS: usize = 18;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_s_castle_fields_are_measured() {
        for board in (1..=BOARDS as u8).map(BoardId) {
            let fields = board.board().starts.len() as usize;
            let known = castles(board).iter().filter(|points| **points > 0).count();
            assert_eq!(known, fields, "board {}", board.0);
        }
    }
}
