//! Random games and search for the benchmark in the browser: what `benches/` times natively, exported to a script.
//! Built by `cargo xtask bench` alone, and no part of the page.

use principality::bots::burgundy::arena;
use principality::games::burgundy::playout;
use wasm_bindgen::prelude::wasm_bindgen;

/// Plays `games` random games of `players` with the seeds from `first_seed` on; returns the number of actions.
#[wasm_bindgen]
pub fn random_games(players: u8, first_seed: u32, games: u32) -> f64 {
    let count = playout::random_games(players, u64::from(first_seed), games);
    count.actions as f64
}

/// Positions that hard visits in a whole game against itself, with so many for each move.
#[wasm_bindgen]
pub fn search_positions(players: u8, seed: u32, nodes: u32) -> f64 {
    arena::positions(players, seed.into(), nodes.into()) as f64
}

fn main() {}
