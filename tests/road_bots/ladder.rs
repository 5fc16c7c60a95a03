//! Levels against each other, one against two of the other at the table, from every seat in turn.

use principality::bots::arena::play;
use principality::bots::ladder::{Contestant, GameResult, LadderRow};
use principality::bots::table::Table;
use principality::games::road::Road;
use principality::games::road::cards::GOAL;

/// The row and the number of stalled games of a series, of 400 games with `PRINCIPALITY_FULL=1` and fewer otherwise.
fn series(one: &str, others: &str, games: u64) -> (LadderRow, u64) {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    let sides: [Contestant<Road>; 2] = [one, others].map(|level| level.parse().unwrap());
    let mut table = Table::of(3);
    table.one = true;
    let (mut row, mut stalled) = (LadderRow::new(one, others), 0);
    for game in 0..if full { 400 } else { games } {
        let result = play(&sides, &table, 1, game, &mut || 0.0).unwrap();
        stalled += u64::from(is_stalled(&result));
        row.add(&result);
    }
    println!("{row}\n  {stalled} games stalled");
    (row, stalled)
}

/// True if the game ended without the points that win.
fn is_stalled(game: &GameResult) -> bool {
    game.scores.iter().all(|score| score.points < i32::from(GOAL))
}

#[test]
fn medium_wins_half_of_the_games_against_two_easy() {
    let (row, stalled) = series("medium", "easy", 60);
    assert!(row.wins_a() >= 0.5, "{row}");
    assert!(stalled * 10 < u64::from(row.games), "{stalled}");
}

#[test]
fn hard_wins_more_than_its_share_against_two_medium() {
    let (row, _) = series("hard:4000", "medium", 24);
    assert!(row.wins_a() >= 0.42, "{row}");
}
