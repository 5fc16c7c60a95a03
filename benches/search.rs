//! How many positions hard visits in a second, natively. `cargo xtask bench` runs this and prints it beside the same search
//! in wasm; run by hand: `cargo bench --bench search -- --runs 5`.
//!
//! Prints one JSON object: for each number of players each run's positions and seconds. A run is a whole game.

use principality::bots::burgundy::arena;
use std::hint::black_box;
use std::time::Instant;

/// Positions for each move: enough that futures, not the turn's search, take most of the time.
const NODES: u64 = 8000;

fn main() {
    let runs = runs_wanted();
    let tables: Vec<String> = (2..=4).map(|players| table(players, runs)).collect();
    println!("{{\"tables\":[{}]}}", tables.join(","));
}

/// `--runs <n>` of the command line.
fn runs_wanted() -> u32 {
    let mut words = std::env::args().skip_while(|word| word != "--runs");
    let number = words.nth(1).and_then(|word| word.parse().ok());
    number.unwrap_or(5).max(1)
}

fn table(players: u8, runs: u32) -> String {
    let runs: Vec<String> = (0..runs)
        .map(|run| {
            let start = Instant::now();
            let positions = arena::positions(black_box(players), u64::from(run), NODES);
            let seconds = start.elapsed().as_secs_f64();
            format!("{{\"positions\":{positions},\"seconds\":{seconds}}}")
        })
        .collect();
    format!("{{\"players\":{players},\"runs\":[{}]}}", runs.join(","))
}
