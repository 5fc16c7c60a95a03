//! How fast whole games of random moves are played natively. `cargo xtask bench` runs this and prints it beside the same
//! games in wasm; run by hand: `cargo bench --bench playouts -- --runs 5`. With `--players 3` only tables of three play. With
//! `--games 200` each run plays so many, which makes runs comparable where instructions are counted instead of seconds.
//!
//! Prints one JSON object: the size of the state, and for each number of players the games of one run and each run's
//! actions and seconds.

use principality::games::burgundy::{State, playout};
use std::hint::black_box;
use std::time::Instant;

/// One run should take about this many seconds, long enough for the clock and short enough for patience.
const RUN_SECONDS: f64 = 0.5;
const FIRST_SEED: u64 = 1;

fn main() {
    let runs = wanted("--runs").unwrap_or(5).max(1);
    let games = wanted("--games");
    let players = wanted("--players").and_then(|players| u8::try_from(players).ok());
    let tables = (2..=4).filter(|count| players.is_none_or(|wanted| wanted == *count));
    let tables: Vec<String> = tables.map(|players| table(players, runs, games)).collect();
    println!("{{\"state_bytes\":{},\"tables\":[{}]}}", size_of::<State>(), tables.join(","));
}

/// The number behind a word of the command line.
fn wanted(name: &str) -> Option<u32> {
    std::env::args().skip_while(|word| word != name).nth(1)?.parse().ok()
}

fn table(players: u8, runs: u32, games: Option<u32>) -> String {
    let (warm_up, seconds) = timed(players, 20);
    let games = games.unwrap_or_else(|| (20.0 * RUN_SECONDS / seconds).clamp(20.0, 1e6) as u32);
    black_box(warm_up);
    let runs: Vec<String> = (0..runs)
        .map(|_| {
            let (actions, seconds) = timed(players, games);
            format!("{{\"actions\":{actions},\"seconds\":{seconds}}}")
        })
        .collect();
    format!("{{\"players\":{players},\"games\":{games},\"runs\":[{}]}}", runs.join(","))
}

/// Plays the games; returns their actions and the seconds they took.
fn timed(players: u8, games: u32) -> (u64, f64) {
    let start = Instant::now();
    let count = playout::random_games(black_box(players), FIRST_SEED, games);
    (black_box(count.actions), start.elapsed().as_secs_f64())
}
