//! Measures the speed of whole native games of random moves of Princes:
//! `cargo bench --bench princes -- --games 2000`, of one mode with `--mode duel`. Prints for each mode the
//! games, their actions and turns, and the processor time of this process in seconds, so that a loaded machine
//! does not affect the result.

use principality::engine::playout::random_games_of;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::Options;
use principality::games::princes::{Princes, State};
use std::time::Instant;

fn main() {
    let said = |name: &str| std::env::args().skip_while(|word| word != name).nth(1);
    let games: u32 = said("--games").and_then(|word| word.parse().ok()).unwrap_or(1_000);
    let only = said("--mode");
    println!("{} bytes a position", size_of::<State>());
    for mode in Mode::ALL {
        if only.as_ref().is_some_and(|key| key != mode.row().key) {
            continue;
        }
        let (clock, start) = (processor_seconds(), Instant::now());
        let count = random_games_of::<Princes>(&Options::of(mode), 1, games);
        let used = processor_seconds() - clock;
        let seconds = if used > 0.0 { used } else { start.elapsed().as_secs_f64() };
        println!(
            "{}: {} games, {} actions, {} turns, {seconds:.3} s, {:.0} games a second",
            mode.row().key,
            count.games,
            count.actions,
            count.turns,
            f64::from(count.games) / seconds
        );
    }
}

/// Processor time of this process in seconds; 0 if the system does not provide it.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds = stat.split_whitespace().next().and_then(|word| word.parse::<f64>().ok());
    nanoseconds.unwrap_or(0.0) / 1e9
}
