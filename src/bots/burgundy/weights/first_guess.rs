//! Initial weights for the training.

use crate::bots::burgundy::features::base::at;
use crate::bots::burgundy::features::solo;
use crate::bots::burgundy::weights::{KNOTS, Shape, Weights};
use crate::engine::total::At;

/// Weights of the base game: rough guesses that fill the estate.
#[must_use]
pub fn first_guess() -> Weights {
    let mut weights = Weights::new(Shape::BASE);
    for players in 2..=4 {
        for (knot, turns) in KNOTS.iter().enumerate() {
            let mut row = [0i32; at::COUNT];
            let turns = *turns as i32;
            for feature in at::STORED..at::STORE_FILL {
                row.set(feature, 1000 * turns.min(3));
            }
            for feature in at::MISSING..at::LAST_FIELDS {
                row.set(feature, -3000 * turns.min(4) / 4 - 1000);
            }
            row.set(at::STORED_GAIN, 100 * turns.min(5));
            row.set(at::STORED_FIT, -1000);
            row.set(at::STORED_FIT + 1, -4000);
            row.set(at::DICE, 1500);
            (at::WAITING..at::PURCHASE).for_each(|feature| row.set(feature, 2000));
            weights.set_row(players, knot, &row);
        }
    }
    weights
}

/// Weights of the solo game, in fields: a stored tile is nearly half a field, and so is an action.
#[must_use]
pub fn first_guess_solo() -> Weights {
    let mut weights = Weights::new(Shape::SOLO);
    for (knot, turns) in KNOTS.iter().enumerate() {
        let mut row = [0i32; solo::at::COUNT];
        let few = (*turns as i32).min(3);
        (at::STORED..at::STORE_FILL).for_each(|feature| row.set(feature, 130 * few));
        row.set(at::STORED_FIT, -200);
        row.set(at::STORED_FIT + 1, -400);
        row.set(at::SILVER, 60 * few);
        row.set(at::WORKERS, 30 * few);
        row.set(at::GOODS, 20 * few);
        row.set(at::DICE, 400);
        (at::WAITING..at::PURCHASE).for_each(|feature| row.set(feature, 500));
        row.set(solo::at::GAP, -6 * few);
        row.set(solo::at::MARKER, -50 * few);
        row.set(solo::at::WAITING, 1000);
        row.set(solo::at::CLOSED, -50 * few);
        weights.set_row(1, knot, &row);
    }
    weights
}
