//! Levels against each other in every mode, each seed from both seats.

use principality::bots::arena::play;
use principality::bots::ladder::{Contestant, GameResult, LadderRow};
use principality::bots::level::Level;
use principality::bots::table::Table;
use principality::games::princes::Princes;
use principality::games::princes::modes::Mode;

/// Games in each of the eight modes with `PRINCIPALITY_FULL=1`: a share of 800 games is within 3.5 points of the true one.
const FULL: u64 = 100;

/// The row of a series of `games` in every mode, or of [`FULL`] with `PRINCIPALITY_FULL=1`. The modes are played side by
/// side, since one after another they outlast all other tests on a single core.
fn series(levels: [Level; 2], games: u64, nodes: u64) -> LadderRow {
    let results = std::thread::scope(|scope| {
        let modes = Mode::ALL.map(|mode| scope.spawn(move || played(mode, levels, games, nodes)));
        modes.map(|games| games.join().unwrap())
    });
    let [one, other] = levels.map(|level| level.to_string());
    let mut row = LadderRow::new(&one, &other);
    results.iter().flatten().for_each(|result| row.add(result));
    println!("{row}");
    row
}

/// The games of a mode; the budget counts for hard alone. Every game ends with the points that win.
fn played(mode: Mode, levels: [Level; 2], games: u64, nodes: u64) -> Vec<GameResult> {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let mut sides = levels.map(Contestant::<Princes>::new);
    for side in sides.iter_mut().filter(|side| side.level == Level::Hard && !full) {
        side.nodes = nodes;
    }
    let table = Table::of(2).with("mode", mode.row().key);
    let results = (0..if full { FULL } else { games }).map(|game| {
        let result = play(&sides, &table, 1, game, &mut || 0.0).unwrap();
        assert!(is_won(&result, mode), "{mode:?}, game {game}: {result:?}");
        result
    });
    results.collect()
}

fn is_won(game: &GameResult, mode: Mode) -> bool {
    let target = i32::from(mode.row().target);
    game.scores.iter().any(|score| score.won && score.points >= target)
}

#[test]
fn medium_wins_most_games_against_easy() {
    let row = series([Level::Medium, Level::Easy], 24, 0);
    assert!(row.wins_a() >= 0.75, "{row}");
}

#[test]
fn hard_wins_most_games_against_medium() {
    let row = series([Level::Hard, Level::Medium], 8, 2_000);
    assert!(row.wins_a() >= 0.55, "{row}");
}
