//! Worked examples: start castles, fields to mark, regions and castles.

use super::table::{begin, table, table_from};
use principality::engine::seat::Seat;
use principality::games::dice::colours::Bonus;
use principality::games::dice::fields::Field;
use principality::games::dice::options::Castles;
use principality::games::dice::points::Source;
use principality::games::dice::sheets::SheetId;
use principality::games::dice::state::Stage;
use principality::games::dice::{Illegal, Options, OptionsError};

#[test]
fn example_01_x_at_10_gives_one_goods_in_the_green_row_and_a_point_in_phase_i() {
    let table = table_from(1, 10);
    let estate = table.state.estate(Seat(0));
    assert_eq!(estate.circles(Bonus::Goods), (0, true));
    assert_eq!(estate.bonuses_left(), 1);
    assert_eq!(estate.points(0, Source::Start), 1);
    assert_eq!((estate.total(), table.state.phase()), (1, 0));
    assert_eq!((estate.start_castle(), estate.number(Field(10))), (Some(Field(10)), None));
}

#[test]
fn example_02_five_may_all_take_10_four_differ_and_one_choice_serves_all() {
    let mut free = begin(5, Castles::Free);
    for seat in [4, 2, 0, 1, 3] {
        free.play(seat, "start @10");
    }
    assert!((0..5).all(|seat| free.bonuses(seat, Bonus::Goods) == 1));

    let mut different = begin(4, Castles::Different);
    assert_eq!(different.refused(1, "start @26"), Illegal::NotYours);
    for (seat, castle) in [(0, 13), (1, 10), (2, 26)] {
        different.play(seat, &format!("start @{castle}"));
    }
    assert_eq!(different.legal(3), ["start @23"]);
    assert_eq!(different.refused(3, "start @10"), Illegal::CastleTaken);
    let five = Options::new(5, SheetId::A, Castles::Different);
    assert_eq!(five, Err(OptionsError::FiveDifferent));

    let mut same = begin(3, Castles::Same);
    assert_eq!(same.refused(2, "start @13"), Illegal::NotYours);
    same.play(0, "start @13");
    assert_eq!(same.state.stage(), Stage::Rounds);
    assert!((0..3).all(|seat| same.bonuses(seat, Bonus::Silver) == 1));
}

#[test]
fn example_03_from_10_with_1_5_blue_grey() {
    table_from(1, 10).roll("1 5 blue grey").offers(0, &["blue 5 @16 @17"]);
}

#[test]
fn example_04_nine_choices_with_a_monk() {
    let table = table(1).roll("2 3 purple yellow");
    table.offers(0, &["purple 2 @31 @32", "yellow 2 3 @27", "orange 2 3 @19 @20 monk"]);
    assert_eq!(table.legal(0).len(), 9);
}

#[test]
fn example_05_second_fields_give_four_points_and_a_bonus_and_a_city_of_one_a_worker() {
    let cases = [
        ("32=1", "1 4 purple orange", "mark purple 1 @31", Bonus::Monk, 2),
        ("30=5 31=1", "1 5 blue orange", "mark blue 5 @25", Bonus::Goods, 1),
        ("29=3 24=1", "4 4 grey grey", "mark grey 4 @33", Bonus::Silver, 1),
    ];
    for (numbers, dice, mark, bonus, held) in cases {
        let mut table = table(1).with(numbers).roll(dice);
        table.turn(mark);
        assert_eq!((table.points(0), table.bonuses(0, bonus)), (1 + 4, held), "{mark}");
    }
    let mut table = table(1).with("33=3 29=3").roll("4 6 orange blue");
    table.turn("mark orange 4 @34");
    assert_eq!((table.points(0), table.bonuses(0, Bonus::Worker)), (1 + 1, 1));
}

#[test]
fn example_06_the_first_field_of_a_region_gives_nothing() {
    let mut table = table(1).roll("1 5 purple blue");
    table.turn("mark purple 1 @32");
    let estate = table.state.estate(Seat(0));
    assert_eq!((estate.total(), estate.bonuses_left(), estate.number(Field(32))), (1, 1, Some(1)));
}

#[test]
fn example_07_regions_by_size_and_phase() {
    for (phase, points) in [(1, 8), (2, 6), (3, 4)] {
        let mut table = table(1).phase(phase).with("19=1 20=2").roll("3 3 orange orange");
        table.turn("mark orange 3 @21");
        assert_eq!(table.scored(0, Source::Cities), points, "size 3 in phase {phase}");
    }
    for (phase, points) in [(1, 13), (2, 10), (3, 7)] {
        let mut table =
            table_from(1, 10).phase(phase).with("4=1 5=2 9=3").roll("4 4 orange orange");
        table.turn("mark orange 4 @15");
        assert_eq!(table.scored(0, Source::Cities), points, "size 4 in phase {phase}");
    }
    for (phase, points) in [(1, 4), (2, 3), (3, 2)] {
        let mut table = table(1).phase(phase).with("32=1").roll("2 2 purple purple");
        table.turn("mark purple 2 @31");
        assert_eq!(table.scored(0, Source::Monasteries), points, "size 2 in phase {phase}");
    }
    for phase in 1..=3 {
        let mut table = table_from(1, 13).without_bonuses().phase(phase).roll("2 2 purple purple");
        table.turn("mark purple 2 @14");
        assert_eq!(table.scored(0, Source::Monasteries), 1, "size 1 in phase {phase}");
    }
}

#[test]
fn example_08_a_city_of_its_own_lies_behind_the_monastery() {
    let seven = table(1).without_bonuses().with("14=1 19=2").roll("2 2 orange orange");
    seven.offers(0, &["orange 2 @8"]);
    let eight = table(1).without_bonuses().with("14=1 19=3").roll("2 2 orange orange");
    eight.offers(0, &["orange 2 @8 @20 @21"]);
}

#[test]
fn example_09_a_begun_pasture_takes_its_number_an_empty_one_any() {
    let table = table(1).without_bonuses().with("36=3 27=1 17=6").roll("3 5 yellow yellow");
    table.offers(0, &["yellow 3 @35", "yellow 3 5 @11"]);
}

#[test]
fn example_10_pastures_count_twice() {
    for phase in 1..=3 {
        let mut table = table(1).phase(phase).roll("6 6 yellow yellow");
        table.turn("mark yellow 6 @27");
        assert_eq!(table.points(0), 1 + 2, "a pasture of one in phase {phase}");
        assert_eq!(
            (table.scored(0, Source::Pastures), table.scored(0, Source::PasturesAgain)),
            (1, 1)
        );
    }
    for (phase, points) in [(1, 8), (2, 6), (3, 4)] {
        let mut table = table(1).phase(phase).with("31=1 36=4").roll("4 4 yellow yellow");
        table.turn("mark yellow 4 @35");
        assert_eq!(table.points(0), 1 + points, "a pasture of two in phase {phase}");
    }
}

#[test]
fn example_11_castles_take_a_number_of_a_field_beside_them() {
    table(1).without_bonuses().roll("2 3 green green").offers(0, &[]);
    let beside = table(1).without_bonuses().with("19=2 20=4").roll("2 3 green green");
    beside.offers(0, &["green 2 @13"]);
    let both = table(1).without_bonuses().with("19=2 20=4 12=3").roll("2 3 green green");
    both.offers(0, &["green 2 3 @13"]);
}

#[test]
fn example_12_that_castle_gives_a_point_and_a_silver_in_the_green_row() {
    let mut table = table(1).with("19=2 20=4").roll("2 3 green green");
    table.turn("mark green 2 @13");
    let estate = table.state.estate(Seat(0));
    assert_eq!((estate.total(), estate.bonuses(Bonus::Silver)), (1 + 1, 1));
    assert_eq!(estate.circles(Bonus::Silver), (0, true));
}

/// The rulebook's example on page 8.
fn page_8() -> super::table::Table {
    table(1)
        .phase(2)
        .with("31=1 32=2 36=3 27=5 19=2 20=3 21=5 18=1 24=2 25=5")
        .holding(Bonus::Worker, 1)
        .holding(Bonus::Monk, 2)
        .roll("4 6 yellow orange")
}

#[test]
fn example_13_the_seventeen_choices_of_page_8() {
    let table = page_8();
    table.offers(
        0,
        &[
            "yellow 4 6 @11 @12",
            "yellow 1 2 3 5 @11 @12 worker",
            "yellow 3 @35 worker",
            "blue 6 @17 @30 monk",
            "grey 4 @29 monk",
        ],
    );
    assert_eq!(table.legal(0).len(), 17);
}

#[test]
fn example_14_a_worker_completes_the_pasture_for_six_points() {
    let mut table = page_8();
    let round = table.state.round();
    table.turn("mark yellow 3 @35 worker");
    assert_eq!(table.points(0), 1 + 6);
    assert_eq!((table.bonuses(0, Bonus::Monk), table.bonuses(0, Bonus::Worker)), (2, 0));
    assert_eq!(table.state.round(), round + 1);
}
