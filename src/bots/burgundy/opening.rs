//! The choices before the first turn: a board and the start castle's field.
//!
//! What each of them brings was measured in self-play and lies in a small data file.

use crate::bots::burgundy::judge::BurgundyJudge;
use crate::bots::burgundy::train::{Generation, play};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::State;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::state::Stage;

/// For each board a line: the mean points in tenths from each of its castle fields, in their order.
const MEASURED: &str = include_str!("openings.txt");

/// A board or a castle field, if such a choice is open.
#[must_use]
pub fn choose(state: &State, seat: Seat) -> Option<Action> {
    let estate = state.estate(seat);
    match state.stage {
        Stage::Boards => {
            let worth = |board: &BoardId| castles(*board).into_iter().max().unwrap_or(0);
            [BoardId(1), estate.board].into_iter().max_by_key(worth).map(Action::Board)
        }
        Stage::Castles => {
            let fields = estate.board().starts.into_iter();
            let best = fields.zip(castles(estate.board)).max_by_key(|(_, points)| *points);
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

/// Plays games from drawn boards and castles and gives the data file's lines: for each board the
/// mean points in tenths from each of its castle fields.
#[must_use]
pub fn measure(judge: &BurgundyJudge, generation: &Generation) -> String {
    let mut sums = [[(0u32, 0u32); 4]; 10];
    for seed in generation.first_seed..generation.first_seed.saturating_add(generation.games) {
        let Some((state, _)) = play(judge, generation, seed) else { continue };
        for seat in state.seats() {
            let estate = state.estate(seat);
            let castle = usize::from(state.secrets.castles.at(seat.index()));
            let board = sums.get_mut(usize::from(estate.board.0).wrapping_sub(1));
            if let Some((seats, points)) = board.and_then(|board| board.get_mut(castle)) {
                *seats += 1;
                *points += u32::from(estate.total());
            }
        }
    }
    let mean = |(seats, points): (u32, u32)| (10 * points / seats.max(1)).to_string();
    sums.map(|board| board.map(mean).join(" ")).join("\n")
}
