//! Between two phases (pages 3 and 9).

use super::table::{ANNA, BENNO, Table, name};
use principality::games::burgundy::depots::{Slot, laid_out};
use principality::games::burgundy::event::Event;
use principality::games::burgundy::state::Stage;

fn kinds(table: &Table) -> Vec<&'static str> {
    table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::PhaseEnded { .. } => Some("ended"),
            Event::SilverGained { .. } => Some("silver"),
            Event::TileCleared { .. } => Some("cleared"),
            Event::PhaseBegan { .. } => Some("began"),
            Event::TileDealt { .. } => Some("dealt"),
            Event::GoodRevealed { .. } => Some("revealed"),
            Event::RoundBegan { .. } => Some("round"),
            _ => None,
        })
        .collect()
}

#[test]
fn mines_pay_then_tiles_are_cleared_then_the_next_phase_is_laid_out() {
    let mut table =
        Table::with(2).round(5).filled(ANNA, [24]).depot(1, ["ship"]).depot(7, ["mine"]);
    table.idle_phase();
    let mut order = kinds(&table);
    order.dedup();
    assert_eq!(order, ["ended", "silver", "cleared", "began", "dealt", "revealed", "round"]);
}

#[test]
fn all_tiles_on_the_table_leave_the_game_black_depot_too() {
    let mut table = Table::with(2).round(5).depot(1, ["ship", "ship"]).depot(7, ["mine"]);
    let before = table.state.drawn();
    table.idle_phase();
    let cleared = kinds(&table).iter().filter(|kind| **kind == "cleared").count();
    assert_eq!(cleared, 3);
    // castle, mine, ship, building, animal, monastery, black: two players' twelve and four
    let drawn: Vec<u8> = before.iter().zip(table.state.drawn()).map(|(a, b)| b - a).collect();
    assert_eq!(drawn, [1, 1, 2, 4, 2, 2, 4]);
}

#[test]
fn the_new_tiles_are_those_of_the_places_in_use() {
    for players in 2..=4 {
        let mut table = Table::with(players).round(5).depot(1, ["ship", "ship", "ship", "ship"]);
        table.idle_phase();
        for slot in Slot::all().filter(|slot| !slot.is_black()) {
            let lying = table.state.lying(slot);
            assert_eq!(lying.colour(), laid_out(slot, players, 1), "{slot}: {}", name(lying));
        }
    }
}

#[test]
fn goods_in_depots_stay() {
    let mut table = Table::with(2).round(5).goods_in(2, [1, 1, 4]).white_will_be(5, 6);
    table.idle_phase();
    assert_eq!(table.goods_at(2), [1, 1, 4]);
    assert_eq!(table.goods_at(6).len(), 1, "the first good of the new phase");
}

#[test]
fn storage_goods_silver_and_workers_stay() {
    let mut table = Table::with(2).round(5).store(ANNA, ["ship", "mine"]).goods(ANNA, [1, 2]);
    table = table.silver(ANNA, 3);
    table.idle_phase();
    assert_eq!(table.stored(ANNA), ["ship", "mine", "-"]);
    assert_eq!((table.goods_of(ANNA), table.silver_of(ANNA)), (vec![1, 2], 3));
    assert_eq!(table.workers_of(ANNA), 4);
}

#[test]
fn the_bridge_stays_as_it_is() {
    let mut table = Table::with(2).round(5).bridge([(BENNO, 4), (ANNA, 2)]);
    table.idle_phase();
    assert_eq!((table.state.spaces()[..2].to_vec(), table.state.playing()), (vec![2, 4], BENNO));
}

#[test]
fn nothing_is_cleared_between_rounds() {
    let mut table = Table::with(2).depot(1, ["ship"]);
    table.idle_round();
    assert_eq!(table.at(1, 1), "ship");
    assert!(!kinds(&table).contains(&"cleared"));
}

#[test]
fn each_phase_has_five_new_goods_one_for_each_round() {
    let mut table = Table::with(2);
    for phase in 0..4u8 {
        table.idle_phase();
        let revealed: Vec<u8> = table
            .events()
            .iter()
            .filter_map(|event| match event {
                Event::GoodRevealed { good, .. } => Some(good.0),
                _ => None,
            })
            .collect();
        let first = usize::from(phase + 1) * 5;
        assert_eq!(revealed, table.state.secrets().goods[first..first + 5]);
    }
}

#[test]
fn all_25_goods_reach_the_depots() {
    let mut table = Table::with(2);
    *table.state.edit().depot_goods() = [[0; 6]; 6];
    while table.state.stage() == Stage::Play {
        table.idle_turn();
    }
    // the first round's good was placed before the table was bared
    let lying: u8 = table.state.depot_goods().as_flattened().iter().sum();
    assert_eq!(lying, 24);
}
