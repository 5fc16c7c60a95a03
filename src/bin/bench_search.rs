//! Search for the benchmark in the browser: what `benches/search.rs` times natively, exported to a script.
//! Built by `cargo xtask bench` alone, and no part of the page.

use principality::bots::arena;
use principality::games::burgundy::Burgundy;
use wasm_bindgen::prelude::wasm_bindgen;

/// Positions that hard visits in a whole game against itself, with so many for each move.
#[wasm_bindgen]
pub fn search_positions(players: u8, seed: u32, nodes: u32) -> f64 {
    arena::positions::<Burgundy>(players, seed.into(), nodes.into()) as f64
}

fn main() {}
