//! Worked examples: silver, goods, boxes, workers.

use super::table::{table, table_from};
use principality::engine::seat::Seat;
use principality::games::dice::Illegal;
use principality::games::dice::colours::{Bonus, Colour};
use principality::games::dice::event::Event;
use principality::games::dice::fields::Field;
use principality::games::dice::points::Source;
use principality::games::dice::state::NextChoice;

#[test]
fn example_15_a_silver_for_the_other_number() {
    let mut table = table(1).holding(Bonus::Silver, 1).roll("2 4 orange grey");
    table.turn("mark orange 2 @19; silver orange 4 @20");
    let estate = table.state.estate(Seat(0));
    assert_eq!((estate.number(Field(19)), estate.number(Field(20))), (Some(2), Some(4)));
    assert_eq!((estate.bonuses(Bonus::Silver), estate.bonuses(Bonus::Monk)), (0, 1));
}

#[test]
fn example_16_two_equal_dice_are_two_dice() {
    for dice in ["1 1 yellow blue", "1 3 yellow yellow"] {
        let mut table = table(1).with("31=2").holding(Bonus::Silver, 1).roll(dice);
        table.turn("mark yellow 1 @36; silver yellow 1 @35");
        assert_eq!(table.points(0), 1 + 8, "{dice}");
    }
}

#[test]
fn example_17_the_same_two_dice_are_not_used_again() {
    let mut table = table(1).with("31=2").holding(Bonus::Silver, 1).roll("1 3 yellow purple");
    table.turn("mark yellow 1 @36");
    assert_eq!(table.legal(0), ["silver purple 1 @32", "silver yellow 3 @27", "done"]);
    assert_eq!(table.refused(0, "silver yellow 1 @35"), Illegal::SameDice);
}

#[test]
fn example_18_at_most_one_bonus_a_round() {
    let ready = || {
        let table = table(1).holding(Bonus::Silver, 2).holding(Bonus::Worker, 1);
        table.roll("2 4 orange grey")
    };
    for mark in ["mark orange 3 @19 worker", "mark yellow 2 @27 monk"] {
        let mut table = ready();
        let round = table.state.round();
        table.turn(mark);
        assert_eq!(
            (table.state.round(), table.bonuses(0, Bonus::Silver)),
            (round + 1, 2),
            "{mark}"
        );
    }
    let table = ready();
    let turned = |text: &String| text.split(' ').count() > 5;
    assert!(!table.legal(0).iter().any(turned), "a choice names two bonuses");
    assert_eq!(table.refused(0, "mark yellow 3 @27 monk"), Illegal::NoNumberDie(3));
    assert_eq!(table.refused(0, "mark yellow 3 @27 worker"), Illegal::NoColourDie(Colour::Yellow));
    let mut table = ready();
    table.turn("mark orange 2 @19");
    assert_eq!(table.legal(0), ["silver orange 4 @20", "done"]);
    assert_eq!(table.refused(0, "silver orange 3 @20"), Illegal::NoNumberDie(3));
    assert_eq!(table.refused(0, "silver yellow 4 @27"), Illegal::NoColourDie(Colour::Yellow));
    assert_eq!(table.refused(0, "mark orange 3 @20 worker"), Illegal::NotNow);
}

#[test]
fn example_19_a_silver_won_by_the_first_mark_pays_for_the_second() {
    let mut table = table(1).without_bonuses().with("24=1 29=4").roll("3 5 grey blue");
    table.turn("mark grey 3 @33; silver blue 5 @25");
    let estate = table.state.estate(Seat(0));
    assert_eq!((estate.number(Field(25)), estate.bonuses(Bonus::Silver)), (Some(5), 0));
    assert_eq!(estate.used(Bonus::Silver), 1);
}

#[test]
fn example_20_the_field_just_marked_opens_others() {
    let mut table = table(1).holding(Bonus::Silver, 1).roll("2 5 orange green");
    table.turn("mark orange 2 @19");
    assert_eq!(table.legal(0), ["silver orange 5 @20", "silver green 2 @13", "done"]);
    let alone = super::table::table(1).without_bonuses().roll("2 5 orange green");
    assert!(!alone.may(0, "mark green 2 @13"));
}

#[test]
fn example_21_a_sale_gives_two_silver_and_four_points_and_is_no_bonus() {
    let ready = || {
        let table = table(1).holding(Bonus::Goods, 2).holding(Bonus::Worker, 1);
        table.roll("2 4 orange grey double")
    };
    let mut with_worker = ready();
    with_worker.turn("sell; mark orange 3 @19 worker");
    assert_eq!((with_worker.points(0), with_worker.scored(0, Source::Goods)), (1 + 4, 4));
    assert_eq!(with_worker.bonuses(0, Bonus::Silver), 2);
    assert_eq!(with_worker.bonuses(0, Bonus::Goods), 0);
    let mut with_silver = ready();
    with_silver.turn("sell; mark orange 2 @19; silver orange 4 @20");
    assert_eq!(with_silver.bonuses(0, Bonus::Silver), 1);
}

#[test]
fn example_22_goods_are_kept_and_nobody_is_asked_without_a_double_or_goods() {
    let mut kept = table(1).holding(Bonus::Goods, 2).roll("2 4 orange grey double");
    kept.turn("keep; mark orange 2 @19");
    assert_eq!((kept.bonuses(0, Bonus::Goods), kept.points(0)), (2, 1));
    let step = |table: super::table::Table| table.state.plan(Seat(0)).step;
    assert_eq!(step(table(1).holding(Bonus::Goods, 2).roll("2 4 orange grey")), NextChoice::Turn);
    assert_eq!(step(table(1).roll("2 4 orange grey double")), NextChoice::Turn);

    let mut won = table(1).with("30=5 31=1").roll("1 5 blue orange double");
    won.set_next_roll("1 5 blue orange");
    won.turn("mark blue 5 @25");
    assert_eq!((won.bonuses(0, Bonus::Goods), won.scored(0, Source::Goods)), (1, 0));
    won.set_next_roll("1 5 blue orange double");
    won.turn("pass");
    assert_eq!(won.legal(0), ["sell", "keep"]);
}

#[test]
fn example_23_a_double_on_the_last_box_crosses_one_box_and_goods_may_be_sold() {
    let mut table = table_from(2, 10);
    table.state.edit().set_time(0, 9);
    table.set_roll("2 4 orange grey");
    table.set_next_roll("2 4 orange grey double");
    // The current round has crossed the ninth box.
    table.turn_of(0, "pass");
    table.turn_of(1, "pass");
    assert!(table.told(|event| *event == Event::BoxesCrossed { phase: 0, boxes: 10 }));
    assert_eq!(table.legal(0), ["sell", "keep"]);
    table.set_next_roll("2 4 orange grey");
    table.turn_of(0, "sell; pass");
    table.turn_of(1, "keep; pass");
    assert!(table.told(|event| *event == Event::PhaseEnded { phase: 0 }));
    assert_eq!((table.state.phase(), table.state.boxes()), (1, 1));
}

#[test]
fn example_24_the_round_that_fills_the_column_still_belongs_to_its_phase() {
    let mut table = table(2).with("32=1").roll("2 2 purple purple");
    table.state.edit().set_time(0, 10);
    table.turn_of(0, "mark purple 2 @31");
    table.turn_of(1, "pass");
    assert_eq!(table.state.estate(Seat(0)).points(0, Source::Monasteries), 4);
    assert_eq!(table.state.phase(), 1);
}

#[test]
fn example_25_passing_beside_legal_marks_gives_a_worker() {
    let mut table = table(1).roll("2 3 purple yellow");
    assert!(table.may(0, "mark purple 2 @31"));
    table.turn("pass");
    assert_eq!((table.bonuses(0, Bonus::Worker), table.points(0)), (1, 1));
}

#[test]
fn example_26_a_tenth_worker_is_lost_and_a_castle_s_own_still_comes() {
    let mut table = table(1).with("24=2 28=1");
    let mut estate = table.state.estate(Seat(0));
    estate.edit().set_bonuses(Bonus::Worker, 9, 9);
    table.state.edit().set_estate(Seat(0), estate);
    table.set_roll("1 6 blue green");
    table.set_next_roll("1 6 blue green");
    table.turn("pass");
    assert_eq!(table.bonuses(0, Bonus::Worker), 0);
    assert!(table.told(|event| *event == Event::BonusLost { seat: Seat(0), bonus: Bonus::Worker }));
    table.turn("mark green 1 @23");
    assert_eq!(table.bonuses(0, Bonus::Worker), 1);
}

#[test]
fn example_27_no_bonus_for_what_a_die_shows() {
    let table = table(1).holding(Bonus::Worker, 1).roll("1 6 yellow orange");
    let marks = table.legal(0);
    assert!(marks.contains(&"mark orange 2 @19 worker".to_owned()));
    assert!(marks.contains(&"mark purple 1 @31 monk".to_owned()));
    for text in &marks {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["mark", _, number, _, "worker"] => assert!(!["1", "6"].contains(&number), "{text}"),
            ["mark", colour, _, _, "monk"] => assert!(!["yellow", "orange"].contains(&colour)),
            _ => {}
        }
    }
    assert_eq!(table.refused(0, "mark orange 6 @19 worker"), Illegal::WorkerNotNeeded(6));
    assert_eq!(table.refused(0, "mark yellow 1 @27 monk"), Illegal::MonkNotNeeded(Colour::Yellow));
}
