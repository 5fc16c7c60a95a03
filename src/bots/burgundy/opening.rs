//! The choices before the first turn: a board and the start castle's field.
//!
//! What each of them brings was measured in self-play and lies in a small data file.

use crate::bots::burgundy::curriculum::Curriculum;
use crate::bots::burgundy::evaluator::BurgundyEvaluator;
use crate::bots::burgundy::model::certain;
use crate::bots::burgundy::train::{Generation, play};
use crate::bots::evaluator::POINT;
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
            let value = |board: &BoardId| castles(*board).into_iter().max().unwrap_or(0);
            [BoardId(1), estate.board].into_iter().max_by_key(value).map(Action::Board)
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

/// What is measured: the course, how many play, and how many games for each hundred of the base game.
const MEASURES: [(Curriculum, u8, u64); 3] =
    [(Curriculum::Base, 2, 100), (Curriculum::Posts, 2, 60), (Curriculum::Solo, 1, 50)];

/// Boards 1 to 18: those of the base game, with border posts, and for one player.
const BOARDS: usize = 18;

/// Plays games from drawn boards and castles and gives the data file's lines: for each board the
/// mean points in tenths from each of its castle fields; for one player, fields and what spare turns
/// count.
#[must_use]
pub fn measure(evaluator: &BurgundyEvaluator, first_seed: u64, games: u64) -> String {
    let mut sums = [[(0i64, 0i64); 4]; BOARDS];
    for (curriculum, players, share) in MEASURES {
        let generation =
            Generation { curriculum, players, games, first_seed, beam: 8, noise: 0, keep: 0.0 };
        for seed in first_seed..first_seed.saturating_add(games * share / 100) {
            let Some((state, _)) = play(evaluator, &generation, seed) else { continue };
            for seat in state.seats() {
                let castle = usize::from(state.secrets.castles.at(seat.index()));
                let board = usize::from(state.estate(seat).board.0).wrapping_sub(1);
                if let Some((seats, tenths)) =
                    sums.get_mut(board).and_then(|board| board.get_mut(castle))
                {
                    *seats += 1;
                    *tenths += i64::from(certain(&state, seat)) * 10 / i64::from(POINT);
                }
            }
        }
    }
    let mean = |(seats, tenths): (i64, i64)| (tenths / seats.max(1)).to_string();
    sums.map(|board| board.map(mean).join(" ")).join("\n")
}

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
