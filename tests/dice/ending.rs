//! The end of the game (rulebook page 11).

use super::table::table;
use principality::engine::game::Game;
use principality::engine::seat::Seat;
use principality::games::dice::Dice;
use principality::games::dice::Illegal;
use principality::games::dice::colours::Bonus;
use principality::games::dice::event::Event;
use principality::games::dice::state::Stage;

#[test]
fn the_game_ends_after_the_round_that_fills_the_third_column_and_not_before() {
    let mut table = table(2);
    table.state.edit().set_time(2, 9);
    table.set_next_roll("1 1 blue blue");
    table.all_pass();
    assert_eq!(table.state.stage(), Stage::Rounds, "the last round is still played");
    table.all_pass();
    assert!(table.told(|event| *event == Event::GameEnded));
    assert_eq!(table.state.stage(), Stage::Over);
    assert_eq!(table.refused(0, "pass"), Illegal::Over);
    assert!(
        Dice::deciders(&table.state).is_empty() && Dice::decision(&table.state, Seat(0)).is_none()
    );
}

#[test]
fn bonuses_left_give_no_points() {
    let mut table = table(2).seat_holding(0, Bonus::Silver, 6).seat_holding(0, Bonus::Goods, 3);
    table.pass_to_the_end();
    assert_eq!((table.points(0), table.points(1)), (1, 1));
    let rows = table.state.standings();
    assert_eq!((rows[0].seat, rows[1].place), (Seat(0), 2), "but they break ties");
}

#[test]
fn more_points_win_whatever_bonuses_are_left() {
    let table = table(2).points_set(0, 31).points_set(1, 30).seat_holding(1, Bonus::Worker, 9);
    assert_eq!(table.state.standings()[0].seat, Seat(0));
}

#[test]
fn the_score_sheet_names_each_source_once() {
    let table = table(1).with("32=1").roll("2 2 purple purple");
    let sheet = table.state.sheet(Seat(0));
    let keys: Vec<&str> = sheet.iter().map(|row| row.rule).collect();
    assert_eq!(
        keys,
        [
            "start",
            "rivers",
            "mines",
            "cities",
            "monasteries",
            "castles",
            "pastures",
            "pastures-again",
            "goods",
            "colours"
        ]
    );
    assert_eq!(sheet.iter().map(|row| row.points).sum::<i32>(), 1);
}
