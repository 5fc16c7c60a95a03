//! Measures the speed of whole native dice games of random moves:
//! `cargo bench --no-default-features --bench dice_playouts`. `--games 20000` sets the number of games for each
//! number of players.
//!
//! Prints one JSON object: the size of the state, and for each number of players games, actions, seconds and
//! games a second, the best of five runs.

use principality::engine::playout::random_games;
use principality::games::dice::{Dice, State};
use std::hint::black_box;
use std::time::Instant;

const RUNS: u32 = 5;

fn main() {
    let wanted = std::env::args().skip_while(|word| word != "--games").nth(1);
    let games = wanted.and_then(|games| games.parse().ok()).unwrap_or(20_000);
    let tables: Vec<String> = (1..=5).map(|players| table(players, games)).collect();
    println!("{{\"state_bytes\":{},\"tables\":[{}]}}", size_of::<State>(), tables.join(","));
}

fn table(players: u8, games: u32) -> String {
    let mut best = f64::INFINITY;
    let mut actions = 0;
    for _ in 0..RUNS {
        let start = Instant::now();
        let count = random_games::<Dice>(black_box(players), 1, games);
        best = best.min(start.elapsed().as_secs_f64());
        actions = black_box(count.actions);
    }
    let speed = f64::from(games) / best;
    format!(
        "{{\"players\":{players},\"games\":{games},\"actions\":{actions},\"seconds\":{best:.4},\"games_per_second\":{speed:.0}}}"
    )
}
