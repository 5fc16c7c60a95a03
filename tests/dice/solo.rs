//! The solo game (rulebook page 12).

use super::table::{table, table_from};
use principality::games::dice::colours::Bonus;
use principality::games::dice::colours::Colour;
use principality::games::dice::event::{Event, Prize};
use principality::games::dice::points::{Grade, Source};
use principality::games::dice::state::Stage;

#[test]
fn a_double_still_lets_goods_be_sold_and_takes_one_box() {
    let mut table = table_from(1, 10).roll("2 4 orange grey double");
    assert_eq!(table.legal(0), ["sell", "keep"]);
    let boxes = table.state.boxes();
    table.set_next_roll("2 4 orange grey double");
    table.turn("sell; pass");
    assert_eq!(table.bonuses(0, Bonus::Silver), 1);
    assert_eq!(table.state.boxes(), boxes + 1);
}

#[test]
fn values_of_completed_colours_don_t_go() {
    let mut table = table(1).with("11=1 12=1 22=2 28=2 35=3 36=3").roll("6 6 yellow yellow");
    table.turn("mark yellow 6 @27");
    assert_eq!(table.scored(0, Source::Colours), 4);
    assert_eq!(table.state.prize(Colour::Yellow), Prize::Larger);
    assert_eq!(table.state.prizes_gone(Colour::Yellow), 0);
}

#[test]
fn nothing_is_revealed_where_nothing_was_hidden() {
    let mut table = table(1);
    table.turn("pass");
    assert!(!table.told(|event| *event == Event::Revealed));
    let mut two = super::table::table(2);
    two.turn_of(0, "pass");
    assert!(!two.told(|event| *event == Event::Revealed));
    two.turn_of(1, "pass");
    assert!(two.told(|event| *event == Event::Revealed));
}

#[test]
fn grades_are_for_those_who_play_alone_to_the_end() {
    let mut two = table(2).points_set(0, 80);
    two.pass_to_the_end();
    assert_eq!((two.state.stage(), two.state.grade()), (Stage::Over, None));
    let mut alone = table(1).points_set(0, 80);
    assert_eq!(alone.state.grade(), None, "not over yet");
    alone.pass_to_the_end();
    assert_eq!(alone.state.grade(), Some(Grade::Top));
}
