//! Goods (rulebook page 10).

use super::table::{table, table_from};
use principality::engine::seat::Seat;
use principality::games::dice::Illegal;
use principality::games::dice::colours::Bonus;
use principality::games::dice::points::Source;

#[test]
fn goods_of_both_rows_are_sold_together() {
    let mut table = table_from(1, 10);
    table = table.holding(Bonus::Goods, 2);
    // the castle's own, in the green row, is free too
    let mut estate = table.state.estate(Seat(0));
    estate.edit().set_bonuses(Bonus::Goods, 2, 0);
    table.state.edit().set_estate(Seat(0), estate);
    table.set_roll("2 4 grey grey double");
    table.turn("sell; pass");
    let estate = table.state.estate(Seat(0));
    assert_eq!((estate.bonuses(Bonus::Goods), estate.circles(Bonus::Silver)), (0, (3, false)));
    assert_eq!(table.scored(0, Source::Goods), 6);
}

#[test]
fn points_of_a_sale_belong_to_the_phase_of_the_round() {
    for phase in 1..=3u8 {
        let table = table(1).phase(phase).holding(Bonus::Goods, 1);
        let mut table = table.roll("2 4 grey grey double");
        table.turn("sell; pass");
        assert_eq!(table.state.estate(Seat(0)).points(usize::from(phase) - 1, Source::Goods), 2);
    }
}

#[test]
fn there_is_no_sale_after_a_single_hourglass() {
    let table = table(1).holding(Bonus::Goods, 1).roll("2 4 orange grey");
    assert_eq!(table.refused(0, "sell"), Illegal::NotNow);
}

#[test]
fn each_seat_decides_on_its_own_goods() {
    let table = table(3).seat_holding(0, Bonus::Goods, 1).seat_holding(2, Bonus::Goods, 1);
    let mut table = table.roll("2 4 orange grey double");
    assert_eq!((table.legal(0).len(), table.legal(2).len()), (2, 2));
    assert!(table.may(1, "pass"));
    table.play(0, "sell");
    assert_eq!(table.refused(0, "keep"), Illegal::NotNow);
    table.play(0, "pass");
    table.play(1, "pass");
    table.play(2, "keep");
    table.play(2, "pass");
    assert_eq!([0, 1, 2].map(|seat| table.bonuses(seat, Bonus::Silver)), [1, 0, 0]);
    assert_eq!(table.bonuses(2, Bonus::Goods), 1);
}

#[test]
fn the_sale_s_silver_serves_in_the_same_round() {
    let sold = |text: &str| {
        let mut table = table(1).holding(Bonus::Goods, 1).roll("2 4 orange grey double");
        table.play(0, text);
        table.play(0, "mark orange 2 @19");
        table.legal(0).contains(&"silver orange 4 @20".to_owned())
    };
    assert!(sold("sell") && !sold("keep"));
}
