//! Measures the number of positions that the hard level visits in a second, natively. `cargo xtask bench` runs
//! this and prints the result beside that of the same search in wasm; run by hand:
//! `cargo bench --bench search -- --runs 5`. With `--players 3` only games of three are played; `--seed 7` is
//! the seed of the first run, `--nodes 8000` the positions for each move.
//!
//! Prints one JSON object: for each number of players each run's positions and seconds. A run is a whole game.

use principality::bots::arena;
use principality::games::burgundy::Burgundy;
use std::hint::black_box;
use std::time::Instant;

/// Number of positions for each move: enough that rollouts, not the turn's search, take most of the time.
const NODES: u64 = 8000;

fn main() {
    let players = wanted("--players");
    let (seed, nodes) = (wanted("--seed").unwrap_or(0), wanted("--nodes").unwrap_or(NODES));
    let runs = wanted("--runs").unwrap_or(5).max(1);
    let counts = (2..=4).filter(|count| players.is_none_or(|wanted| wanted == u64::from(*count)));
    let tables: Vec<String> =
        counts.map(|players| table(players, seed..seed + runs, nodes)).collect();
    println!("{{\"tables\":[{}]}}", tables.join(","));
}

/// The number after an option of the command line.
fn wanted(name: &str) -> Option<u64> {
    std::env::args().skip_while(|word| word != name).nth(1)?.parse().ok()
}

fn table(players: u8, seeds: std::ops::Range<u64>, nodes: u64) -> String {
    let runs: Vec<String> = seeds
        .map(|seed| {
            let start = Instant::now();
            let positions = arena::positions::<Burgundy>(black_box(players), seed, nodes);
            let seconds = start.elapsed().as_secs_f64();
            format!("{{\"positions\":{positions},\"seconds\":{seconds}}}")
        })
        .collect();
    format!("{{\"players\":{players},\"runs\":[{}]}}", runs.join(","))
}
