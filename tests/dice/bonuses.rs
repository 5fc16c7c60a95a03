//! Monk, worker and silver: at most one of them in a round (rulebook page 9).

use super::table::table;
use principality::engine::seat::Seat;
use principality::games::dice::Illegal;
use principality::games::dice::colours::{Bonus, Colour};
use principality::games::dice::event::Event;

#[test]
fn a_monk_makes_a_colour_die_any_other_colour_with_a_number_die_as_it_lies() {
    let table = table(1).with("19=2 24=1").roll("2 3 purple yellow");
    table.offers(
        0,
        &[
            "purple 2 @18 @31 @32",
            "yellow 2 3 @12 @27",
            "orange 3 @20 monk",
            "grey 3 @29 monk",
            "green 2 @13 monk",
        ],
    );
}

#[test]
fn without_a_monk_or_a_worker_there_are_no_such_choices() {
    let table = table(1).without_bonuses().roll("2 3 purple yellow");
    assert_eq!(table.refused(0, "mark orange 2 @19 monk"), Illegal::NoMonk);
    assert_eq!(table.refused(0, "mark purple 1 @31 worker"), Illegal::NoWorker);
    table.offers(0, &["purple 2 @31 @32", "yellow 2 3 @27"]);
}

#[test]
fn a_worker_makes_a_number_die_any_other_number_within_the_rules_of_the_field() {
    let table = table(1).without_bonuses().holding(Bonus::Worker, 1).roll("4 4 purple yellow");
    table.offers(0, &["purple 1 2 @31 @32 worker", "yellow 4 @27", "yellow 1 2 3 5 6 @27 worker"]);
    assert_eq!(
        table.refused(0, "mark purple 3 @31 worker"),
        Illegal::NotThisNumber(Colour::Purple, 3)
    );
}

#[test]
fn a_used_circle_is_crossed_out_for_good() {
    let mut table = table(1).roll("2 3 purple yellow");
    table.turn("mark orange 2 @19 monk");
    let estate = table.state.estate(Seat(0));
    assert_eq!((estate.bonuses(Bonus::Monk), estate.used(Bonus::Monk)), (0, 1));
    assert!(table.told(|event| *event == Event::BonusUsed { seat: Seat(0), bonus: Bonus::Monk }));
    table.set_roll("2 3 purple yellow");
    assert_eq!(table.refused(0, "mark orange 3 @20 monk"), Illegal::NoMonk);
}

#[test]
fn what_a_mark_by_monk_wins_waits_for_the_next_round() {
    // The monk finishes the mine, whose silver comes too late for this turn.
    let mut table = table(1).with("24=1 29=4").roll("3 5 purple blue");
    let round = table.state.round();
    table.turn("mark grey 3 @33 monk");
    assert_eq!((table.bonuses(0, Bonus::Silver), table.state.round()), (1, round + 1));
}

#[test]
fn a_turn_ends_by_itself_without_a_silver_or_without_anything_to_pay_for() {
    let mut without = table(1).roll("2 4 orange grey");
    let round = without.state.round();
    without.turn("mark orange 2 @19");
    assert_eq!(without.state.round(), round + 1);
    let mut nothing = table(1).holding(Bonus::Silver, 1).roll("2 2 orange grey");
    nothing.turn("mark orange 2 @19");
    assert_eq!((nothing.state.round(), nothing.bonuses(0, Bonus::Silver)), (round + 1, 1));
}

#[test]
fn done_keeps_the_silver() {
    let mut table = table(1).holding(Bonus::Silver, 1).roll("2 4 orange grey");
    table.turn("mark orange 2 @19; done");
    assert_eq!(table.bonuses(0, Bonus::Silver), 1);
}

#[test]
fn a_second_combination_may_share_one_die_with_the_first() {
    let mut table = table(1).holding(Bonus::Silver, 1).roll("2 6 purple yellow");
    table.turn("mark purple 2 @31");
    assert!(table.may(0, "silver yellow 2 @27"), "the number die once more");
    assert!(table.may(0, "silver yellow 6 @27"), "both other dice");
    assert_eq!(table.refused(0, "silver purple 2 @32"), Illegal::SameDice);
    assert_eq!(table.refused(0, "silver purple 6 @32"), Illegal::NotThisNumber(Colour::Purple, 6));
}

#[test]
fn passing_takes_no_second_combination() {
    let mut table = table(1).holding(Bonus::Silver, 2).roll("2 4 orange grey");
    let round = table.state.round();
    table.turn("pass");
    assert_eq!((table.state.round(), table.bonuses(0, Bonus::Silver)), (round + 1, 2));
}

#[test]
fn only_one_silver_a_round() {
    let mut table = table(1).holding(Bonus::Silver, 3).roll("2 4 orange yellow");
    let round = table.state.round();
    table.turn("mark orange 2 @19; silver orange 4 @20");
    assert_eq!((table.state.round(), table.bonuses(0, Bonus::Silver)), (round + 1, 2));
}
