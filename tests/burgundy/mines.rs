//! Mines (pages 5 and 9) pay at the end of each phase.

use super::table::{ANNA, BENNO, Table};
use principality::games::burgundy::event::{Event, Gain};
use principality::games::burgundy::state::Waiting;

#[test]
fn a_mine_gives_nothing_when_placed() {
    let mut table = Table::with(2).dice(ANNA, [4, 4]).store(ANNA, ["mine"]);
    table.play(ANNA, "4 place 1 @24");
    assert_eq!((table.points(ANNA), table.silver_of(ANNA)), (0, 0));
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn each_mine_pays_a_silver_at_the_end_of_the_phase() {
    let mut table = Table::with(2).round(5).filled(ANNA, [24, 29]).filled(BENNO, [24, 29, 33]);
    table.idle_phase();
    assert_eq!((table.silver_of(ANNA), table.silver_of(BENNO)), (2, 3));
    let paid = Event::SilverGained { seat: ANNA, amount: 2, gain: Gain::Mines };
    assert!(table.events().contains(&paid));
}

#[test]
fn mines_pay_at_the_end_of_a_phase_not_of_a_round() {
    let mut table = Table::with(2).round(3).filled(ANNA, [24]);
    table.idle_round();
    table.idle_round();
    assert_eq!((table.state.round(), table.silver_of(ANNA)), (4, 0));
    table.idle_round();
    assert_eq!((table.state.phase(), table.silver_of(ANNA)), (1, 1));
}

#[test]
fn mines_pay_in_each_phase_anew() {
    let mut table = Table::with(2).filled(ANNA, [24]);
    for phases in 1..=4 {
        table.idle_phase();
        assert_eq!(table.silver_of(ANNA), phases);
    }
}

#[test]
fn mines_pay_in_the_last_phase_too_and_the_silver_counts() {
    let table = Table::with(2).filled(ANNA, [24, 29]).finish();
    assert_eq!((table.silver_of(ANNA), table.points(ANNA)), (2, 2));
}

#[test]
fn monastery_2_adds_a_worker_for_each_mine_in_the_last_phase_too() {
    let table = Table::with(2).filled(ANNA, [24, 29]).owns(ANNA, 2).finish();
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (2, 2));
    assert_eq!(table.points(ANNA), 2 + 1);
}

#[test]
fn stored_mines_and_empty_mine_fields_pay_nothing() {
    let table = Table::with(2).store(ANNA, ["mine", "mine"]).finish();
    assert_eq!(table.silver_of(ANNA), 0);
}
