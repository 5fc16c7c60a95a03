//! Levels against each other in every mode and in the duel of six sets, each seed from both seats.

use principality::bots::arena::play;
use principality::bots::ladder::{Contestant, GameResult, LadderRow};
use principality::bots::level::Level;
use principality::bots::table::Table;
use principality::games::princes::Princes;
use principality::games::princes::modes::Mode;

/// Games in each of nine series with `PRINCIPALITY_FULL=1`: a share of 900 games is within 3.3 points of the true one.
const FULL: u64 = 100;

/// True with `PRINCIPALITY_FULL=1`.
fn is_full() -> bool {
    std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1")
}

/// The row of a series of `games` in every mode and in the duel of six sets, or of [`FULL`] with `PRINCIPALITY_FULL=1`.
/// They are played side by side, since one after another they outlast all other tests on a single core.
fn series(levels: [Level; 2], games: u64, nodes: u64) -> LadderRow {
    let usual = Mode::ALL.map(|mode| (mode, Table::of(2).with("mode", mode.row().key)));
    let six = Table::of(2).with("mode", "duel").with("sets", "all").with("drawn", "");
    let tables = usual.into_iter().chain([(Mode::Duel, six)]);
    let results: Vec<Vec<GameResult>> = std::thread::scope(|scope| {
        let series: Vec<_> = tables
            .map(|(mode, table)| scope.spawn(move || played(mode, &table, levels, games, nodes)))
            .collect();
        series.into_iter().map(|games| games.join().unwrap()).collect()
    });
    let [one, other] = levels.map(|level| level.to_string());
    let mut row = LadderRow::new(&one, &other);
    results.iter().flatten().for_each(|result| row.add(result));
    println!("{row}");
    row
}

/// The games at a table; the budget counts for hard alone, which has its own in the full run. Every game ends with the
/// points that win.
fn played(
    mode: Mode,
    table: &Table,
    levels: [Level; 2],
    games: u64,
    nodes: u64,
) -> Vec<GameResult> {
    let full = is_full();
    let mut sides = levels.map(Contestant::<Princes>::new);
    for side in sides.iter_mut().filter(|side| side.level == Level::Hard && !full) {
        side.nodes = nodes;
    }
    let results = (0..if full { FULL } else { games }).map(|game| {
        let result = play(&sides, table, 1, game, &mut || 0.0).unwrap();
        assert!(is_won(&result, mode), "{mode:?}, game {game}: {result:?}");
        result
    });
    results.collect()
}

fn is_won(game: &GameResult, mode: Mode) -> bool {
    let target = i32::from(mode.row().target);
    game.scores.iter().any(|score| score.won && score.points >= target)
}

/// Asserts this share of wins for the first level: more in the full run, whose series are longer.
fn assert_wins(row: &LadderRow, least: f64, in_full: f64) {
    let least = if is_full() { in_full } else { least };
    assert!(row.wins_a() >= least, "{row}");
}

#[test]
fn medium_wins_most_games_against_easy() {
    assert_wins(&series([Level::Medium, Level::Easy], 24, 0), 0.80, 0.85);
}

#[test]
fn hard_wins_most_games_against_medium() {
    assert_wins(&series([Level::Hard, Level::Medium], 8, 2_000), 0.65, 0.75);
}
