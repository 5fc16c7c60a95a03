//! Measures the speed of whole native games of random moves. `cargo xtask bench` runs this and prints the
//! result beside that of the same games in wasm; run by hand: `cargo bench --bench playouts -- --runs 5`. With
//! `--players 3` only games of three are played. With `--games 200` each run plays that many, which makes runs
//! comparable when instructions are counted instead of seconds. `--game road` plays the card game instead of
//! Burgundy.
//!
//! Prints one JSON object: the size of the state, and for each number of players the games of one run and each
//! run's actions and seconds.

use principality::engine::playout::{Playout, random_games};
use principality::games::burgundy::{self, Burgundy};
use principality::games::road::{self, Road};
use std::hint::black_box;
use std::time::Instant;

/// Approximate length of a run in seconds: long enough for the clock, and short enough to wait for.
const RUN_SECONDS: f64 = 0.5;
const FIRST_SEED: u64 = 1;

fn main() {
    let runs = wanted("--runs").unwrap_or(5).max(1);
    let games = wanted("--games");
    let players = wanted("--players").and_then(|players| u8::try_from(players).ok());
    let (play, bytes, seats): (Playouts, usize, _) = match word("--game").as_deref() {
        Some("road") => (actions::<Road>, size_of::<road::State>(), 3..=4),
        _ => (actions::<Burgundy>, size_of::<burgundy::State>(), 2..=4),
    };
    let tables = seats.filter(|count| players.is_none_or(|wanted| wanted == *count));
    let tables: Vec<String> = tables.map(|players| table(play, players, runs, games)).collect();
    println!("{{\"state_bytes\":{bytes},\"tables\":[{}]}}", tables.join(","));
}

/// Plays games of a number of players from a first seed on; returns the number of their actions.
type Playouts = fn(u8, u64, u32) -> u64;

fn actions<G: Playout>(players: u8, first_seed: u64, games: u32) -> u64 {
    random_games::<G>(players, first_seed, games).actions
}

/// The number after an option of the command line.
fn wanted(name: &str) -> Option<u32> {
    word(name)?.parse().ok()
}

/// The word after an option of the command line.
fn word(name: &str) -> Option<String> {
    std::env::args().skip_while(|word| word != name).nth(1)
}

fn table(play: Playouts, players: u8, runs: u32, games: Option<u32>) -> String {
    let (warm_up, seconds) = timed(play, players, 20);
    let games = games.unwrap_or_else(|| (20.0 * RUN_SECONDS / seconds).clamp(20.0, 1e6) as u32);
    black_box(warm_up);
    let runs: Vec<String> = (0..runs)
        .map(|_| {
            let (actions, seconds) = timed(play, players, games);
            format!("{{\"actions\":{actions},\"seconds\":{seconds}}}")
        })
        .collect();
    format!("{{\"players\":{players},\"games\":{games},\"runs\":[{}]}}", runs.join(","))
}

/// Plays the games; returns their actions and the seconds they took.
fn timed(play: Playouts, players: u8, games: u32) -> (u64, f64) {
    let start = Instant::now();
    let actions = play(black_box(players), FIRST_SEED, games);
    (black_box(actions), start.elapsed().as_secs_f64())
}
