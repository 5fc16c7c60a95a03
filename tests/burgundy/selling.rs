//! The action that sells goods (page 8).

use super::table::{ANNA, Table};
use principality::games::burgundy::event::{Event, Gain, Reason};
use principality::games::burgundy::goods::Good;
use principality::games::burgundy::illegal::Illegal;

#[test]
fn the_die_names_the_kind() {
    for good in 1..=6 {
        let mut table = Table::with(2).dice(ANNA, [good, good]).goods(ANNA, [good]);
        table.play(ANNA, &format!("{good} sell {good}"));
        assert_eq!(table.points(ANNA), 2);
    }
}

#[test]
fn another_kind_takes_workers() {
    let table = Table::with(2).dice(ANNA, [2, 2]).goods(ANNA, [3]);
    table.refuses(ANNA, "2 sell 3", Illegal::Workers { needed: 1, held: 0 });
    let mut table = table.workers(ANNA, 1);
    table.play(ANNA, "2 sell 3");
}

#[test]
fn all_goods_of_the_kind_are_sold() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).goods(ANNA, [3, 3, 3, 5]);
    table.play(ANNA, "3 sell 3");
    assert_eq!(table.goods_of(ANNA), [5]);
    assert_eq!(table.estate(ANNA).sold(), [0, 0, 3, 0, 0, 0]);
    let sold = Event::GoodsSold { seat: ANNA, good: Good(3), count: 3 };
    assert!(table.events().contains(&sold));
}

#[test]
fn each_good_gives_2_3_or_4_points_with_2_3_or_4_players() {
    for players in 2..=4 {
        let mut table = Table::with(players).dice(ANNA, [3, 3]).goods(ANNA, [3, 3, 3]);
        table.play(ANNA, "3 sell 3");
        let reason = Reason::Goods { good: Good(3), count: 3 };
        assert_eq!(table.scored(ANNA), [(u16::from(3 * players), reason)]);
    }
}

#[test]
fn a_sale_gives_one_silver_however_many_goods() {
    for count in 1..=7 {
        let mut table = Table::with(2).dice(ANNA, [3, 3]);
        for _ in 0..count {
            table = table.goods(ANNA, [3]);
        }
        table.play(ANNA, "3 sell 3");
        assert_eq!((table.silver_of(ANNA), table.points(ANNA)), (1, 2 * count));
        let silver = Event::SilverGained { seat: ANNA, amount: 1, gain: Gain::Sale };
        assert!(table.events().contains(&silver));
    }
}

#[test]
fn without_goods_of_the_kind_nothing_is_sold() {
    let table = Table::with(2).dice(ANNA, [3, 3]).goods(ANNA, [4]).sold(ANNA, [3]);
    table.refuses(ANNA, "3 sell 3", Illegal::NoGoods);
}

#[test]
fn silver_from_a_sale_can_be_spent_in_the_same_turn() {
    let mut table =
        Table::with(2).dice(ANNA, [3, 3]).goods(ANNA, [3]).silver(ANNA, 1).depot(7, ["mine"]);
    table.refuses(ANNA, "buy 7.1", Illegal::Silver(1));
    table.play(ANNA, "3 sell 3").play(ANNA, "buy 7.1");
    assert_eq!(table.silver_of(ANNA), 0);
}
