//! Search for the benchmark in the browser: the same as in `benches/search.rs`, exported to a script. Built by
//! `cargo xtask bench` only; not part of the page.

use principality::bots::arena;
use principality::games::registry::FirstGame;
use wasm_bindgen::prelude::wasm_bindgen;

/// Number of positions that the hard level visits in a whole game against itself, with `nodes` for each move.
#[wasm_bindgen]
pub fn search_positions(players: u8, seed: u32, nodes: u32) -> f64 {
    arena::positions::<FirstGame>(players, seed.into(), nodes.into()) as f64
}

fn main() {}
