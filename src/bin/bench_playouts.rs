//! Random games for the benchmark in the browser: the same as in `benches/playouts.rs`, exported to a script.
//! Built by `cargo xtask bench` only; not part of the page.

use principality::engine::playout;
use principality::games::registry::FirstGame;
use wasm_bindgen::prelude::wasm_bindgen;

/// Plays `games` random games of `players` with the seeds from `first_seed` on; returns the number of actions.
#[wasm_bindgen]
pub fn random_games(players: u8, first_seed: u32, games: u32) -> f64 {
    let count = playout::random_games::<FirstGame>(players, u64::from(first_seed), games);
    count.actions as f64
}

fn main() {}
