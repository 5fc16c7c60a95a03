//! Measures the value of each board and castle field in self-play, for the data file of openings.

use crate::bots::burgundy::evaluation::certain;
use crate::bots::burgundy::evaluator::BurgundyEvaluator;
use crate::bots::burgundy::opening::BOARDS;
use crate::bots::burgundy::train::curriculum::Curriculum;
use crate::bots::burgundy::train::{Generation, play};
use crate::bots::evaluator::POINT;
use crate::engine::total::At;

/// The measured games: the curriculum, the number of players, and the number of games for each hundred of the
/// base game.
const MEASURES: [(Curriculum, u8, u64); 3] =
    [(Curriculum::Base, 2, 100), (Curriculum::Posts, 2, 60), (Curriculum::Solo, 1, 50)];

/// Plays games from random boards and castles and returns the data file's lines: for each board the mean points
/// in tenths from each of its castle fields; for one player, filled fields plus the value of spare turns.
#[must_use]
pub fn measure(evaluator: &BurgundyEvaluator, first_seed: u64, games: u64) -> String {
    let mut sums = [[(0i64, 0i64); 4]; BOARDS];
    for (curriculum, players, share) in MEASURES {
        let generation =
            Generation { curriculum, players, games, first_seed, beam: 8, noise: 0, keep: 0.0 };
        for seed in first_seed..first_seed.saturating_add(games * share / 100) {
            let Some((state, _)) = play(evaluator, &generation, seed) else { continue };
            for seat in state.seats() {
                let castle = usize::from(state.secrets().castles.at(seat.index()));
                let board = usize::from(state.estate(seat).board_id().0).wrapping_sub(1);
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
