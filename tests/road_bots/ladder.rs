//! Levels against each other, three at the table, seats swapped.

use principality::bots::level::Level;
use principality::bots::road::arena::{Series, one_against};

/// The share of a series in hundredths, of 400 games with `PRINCIPALITY_FULL=1` and fewer else.
fn series(one: (Level, u64), others: (Level, u64), games: u32) -> (Series, f64) {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let games = if full { 400 } else { games };
    let start = std::time::Instant::now();
    let series = one_against(one, others, 3, games, 1).unwrap();
    let share = 100.0 * series.wins / f64::from(series.games);
    println!("{one:?} against two {others:?}: {share:.1} %, {series:?}, {:?}", start.elapsed());
    (series, share)
}

#[test]
fn medium_wins_half_of_the_games_against_two_easy() {
    let (series, share) = series((Level::Medium, 0), (Level::Easy, 0), 60);
    assert!(share >= 50.0, "{share}");
    assert!(series.stalled * 10 < series.games, "{series:?}");
}

#[test]
fn hard_wins_more_than_its_share_against_two_medium() {
    let (_, share) = series((Level::Hard, HARD), (Level::Medium, 0), 24);
    assert!(share >= 42.0, "{share}");
}

/// A fraction of what hard visits at the table, for the sake of the tests' time.
const HARD: u64 = 4_000;
