//! How many positions the strongest level visits in a second, natively. Run by hand:
//! `cargo bench --no-default-features --bench search`.
//!
//! Prints one JSON object: for each number of players the positions visited and the seconds they took.

use principality::bots::burgundy::arena;
use principality::bots::ladder::{Contestant, GameResult};
use principality::bots::level::Level;
use std::time::Instant;

/// Positions for each move: enough that futures, not the turn's search, take the time.
const NODES: u64 = 20_000;

fn main() {
    let tables: Vec<String> = (2..=4).map(table).collect();
    println!("{{\"tables\":[{}]}}", tables.join(","));
}

/// One game of the strongest level against itself.
fn table(players: u8) -> String {
    let side = Contestant { nodes: NODES, ..Contestant::new(Level::Hard) };
    let start = Instant::now();
    let mut clock = || start.elapsed().as_secs_f64();
    let game = arena::play(&[side.clone(), side], players, 1, 0, &mut clock)
        .unwrap_or_else(|_| GameResult::default());
    let nodes: u64 = game.efforts.iter().map(|effort| effort.nodes).sum();
    let seconds: f64 = game.efforts.iter().map(|effort| effort.seconds).sum();
    format!(
        "{{\"players\":{players},\"positions\":{nodes},\"seconds\":{seconds:.3},\"per_second\":{:.0}}}",
        nodes as f64 / seconds
    )
}
