//! Levels against each other in every mode, each seed from both seats.

use principality::bots::ladder::Contestant;
use principality::bots::level::Level;
use principality::bots::princes::arena::{Series, series};
use principality::games::princes::Princes;
use principality::games::princes::modes::Mode;

/// A series of `games`, or of 400 with `PRINCIPALITY_FULL=1`; the budget counts for hard alone.
fn play(mode: Mode, one: Level, other: Level, games: u32, nodes: u64) -> Series {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let start = std::time::Instant::now();
    let mut sides = [one, other].map(Contestant::<Princes>::new);
    for side in sides.iter_mut().filter(|side| side.level == Level::Hard && !full) {
        side.nodes = nodes;
    }
    let games = if full { 400 } else { games };
    let mut clock = || start.elapsed().as_secs_f64();
    let series = series(&sides, mode, games, 1, &mut clock).unwrap();
    let (share, turns) = (series.share(), series.turns / u64::from(series.games));
    println!("{mode:?}: {one} against {other} {share:.1} % of {games}, {turns} turns");
    series
}

#[test]
fn medium_wins_most_games_against_easy() {
    let mut all = Series::default();
    for mode in Mode::ALL {
        all.add(&play(mode, Level::Medium, Level::Easy, 24, 0));
    }
    assert!(all.share() >= 75.0, "{}", all.share());
    assert!(all.stalled == 0, "{all:?}");
}

#[test]
fn hard_wins_most_games_against_medium() {
    let mut all = Series::default();
    for mode in Mode::ALL {
        all.add(&play(mode, Level::Hard, Level::Medium, 8, 2_000));
    }
    assert!(all.share() >= 55.0, "{}", all.share());
}
