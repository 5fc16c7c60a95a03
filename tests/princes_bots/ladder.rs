//! Levels against each other in every mode, each seed from both seats.

use principality::bots::arena::play;
use principality::bots::ladder::{Contestant, GameResult, LadderRow};
use principality::bots::level::Level;
use principality::bots::table::Table;
use principality::games::princes::Princes;
use principality::games::princes::modes::Mode;

/// Adds a series of `games`, or of 400 with `PRINCIPALITY_FULL=1`; the budget counts for hard alone. Every game ends with
/// the points that win.
fn add_series(row: &mut LadderRow, mode: Mode, levels: [Level; 2], games: u64, nodes: u64) {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let mut sides = levels.map(Contestant::<Princes>::new);
    for side in sides.iter_mut().filter(|side| side.level == Level::Hard && !full) {
        side.nodes = nodes;
    }
    let table = Table::of(2).with("mode", mode.row().key);
    for game in 0..if full { 400 } else { games } {
        let result = play(&sides, &table, 1, game, &mut || 0.0).unwrap();
        assert!(is_won(&result, mode), "{mode:?}, game {game}: {result:?}");
        row.add(&result);
    }
    println!("{mode:?}: {row}");
}

fn is_won(game: &GameResult, mode: Mode) -> bool {
    let target = i32::from(mode.row().target);
    game.scores.iter().any(|score| score.won && score.points >= target)
}

#[test]
fn medium_wins_most_games_against_easy() {
    let mut all = LadderRow::new("medium", "easy");
    for mode in Mode::ALL {
        add_series(&mut all, mode, [Level::Medium, Level::Easy], 24, 0);
    }
    assert!(all.wins_a() >= 0.75, "{}", all.wins_a());
}

#[test]
fn hard_wins_most_games_against_medium() {
    let mut all = LadderRow::new("hard", "medium");
    for mode in Mode::ALL {
        add_series(&mut all, mode, [Level::Hard, Level::Medium], 8, 2_000);
    }
    assert!(all.wins_a() >= 0.55, "{}", all.wins_a());
}
