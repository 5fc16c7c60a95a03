//! Finished regions: points and bonuses (rulebook pages 3, 6 to 8).

use super::table::{table, table_from};
use principality::engine::seat::Seat;
use principality::games::dice::colours::Bonus;
use principality::games::dice::event::Event;
use principality::games::dice::points::Source;

#[test]
fn the_circle_stands_in_the_row_of_the_region_s_colour() {
    let mut table = table(1).with("32=1").roll("1 2 purple purple");
    table.turn("mark purple 2 @31");
    let estate = table.state.estate(Seat(0));
    assert_eq!(estate.circles(Bonus::Monk), (1, true), "one of the region, one of the castle 26");
    assert_eq!(estate.bonuses(Bonus::Monk), 2);
}

#[test]
fn a_castle_s_circle_stands_in_the_green_row() {
    let cases = [
        (10, "9=4", "4", Bonus::Goods),
        (13, "19=4", "4", Bonus::Silver),
        (23, "28=4", "4", Bonus::Worker),
    ];
    for (castle, numbers, number, bonus) in cases {
        let mut table = table(1).with(numbers).roll(&format!("{number} {number} green green"));
        table.turn(&format!("mark green {number} @{castle}"));
        assert_eq!(table.state.estate(Seat(0)).circles(bonus), (0, true), "{castle}");
        assert_eq!(table.scored(0, Source::Castles), 1);
    }
    let mut other = table_from(1, 10).with("25=5").roll("5 5 green green");
    other.turn("mark green 5 @26");
    assert_eq!(other.bonuses(0, Bonus::Monk), 1);
}

#[test]
fn a_pasture_gives_no_circle_but_its_points_once_more() {
    let mut table = table(1).without_bonuses().roll("4 4 yellow yellow");
    table.turn("mark yellow 4 @27");
    assert_eq!(table.state.estate(Seat(0)).bonuses_left(), 0);
    assert_eq!((table.scored(0, Source::Pastures), table.scored(0, Source::PasturesAgain)), (1, 1));
}

#[test]
fn whichever_field_comes_last_finishes_the_region() {
    for (first, last) in [("19=1 20=2", 21), ("21=2 20=1", 19), ("19=1 21=2", 20)] {
        let mut table = table(1).with(first).roll("5 5 orange orange");
        table.turn(&format!("mark orange 5 @{last}"));
        assert_eq!((table.scored(0, Source::Cities), table.bonuses(0, Bonus::Worker)), (8, 1));
    }
}

#[test]
fn two_regions_of_a_turn_score_both() {
    let mut table =
        table(1).with("31=1 36=4 24=1").holding(Bonus::Silver, 1).roll("4 1 yellow purple");
    table.turn("mark yellow 4 @35; silver purple 1 @32");
    assert_eq!(table.points(0), 1 + 8 + 4);
    let finished = |event: &&Event| matches!(event, Event::RegionFinished { .. });
    assert_eq!(table.events.iter().filter(finished).count(), 2);
}

#[test]
fn regions_of_one_kind_beside_each_other_are_regions_of_their_own() {
    // The river at 16 and 17 is finished while those at 0, 1 and 25, 30 are empty.
    let mut table = table_from(1, 10).with("16=5").roll("6 6 blue blue");
    table.turn("mark blue 6 @17");
    assert_eq!((table.scored(0, Source::Rivers), table.bonuses(0, Bonus::Goods)), (4, 2));
}
