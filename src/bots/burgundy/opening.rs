//! The choices before the first turn: a board and the start castle's field.

use crate::bots::burgundy::judge::BurgundyJudge;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::State;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::boards::{Board, BoardId};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::state::Stage;
use crate::games::burgundy::tiles::Colour;

/// How good each board proved, in tenths of a point.
const BOARD_WORTH: [i32; 11] = [0; 11];

/// A board or a castle field, if such a choice is open.
#[must_use]
pub fn choose(_judge: &BurgundyJudge, state: &State, seat: Seat) -> Option<Action> {
    let estate = state.estate(seat);
    match state.stage {
        Stage::Boards => {
            let worth = |board: &BoardId| BOARD_WORTH.at(usize::from(board.0));
            [BoardId(1), estate.board].into_iter().max_by_key(worth).map(Action::Board)
        }
        Stage::Castles => {
            let board = estate.board();
            board
                .of_colour(Colour::Castle)
                .into_iter()
                .max_by_key(|field| castle_worth(board, *field))
                .map(Action::StartCastle)
        }
        Stage::Play | Stage::Over => None,
    }
}

/// How well an estate grows from a castle field: many neighbours, of many colours and numbers.
fn castle_worth(board: &Board, field: Field) -> u32 {
    let beside = board.neighbours(field);
    let colours = Colour::ALL.iter().filter(|c| !board.of_colour(**c).and(beside).is_empty());
    let numbers = (1..=6usize).filter(|n| !board.of_number.at(*n).and(beside).is_empty());
    2 * beside.len() + 3 * colours.count() as u32 + 2 * numbers.count() as u32
}
