//! Named positions with a known best kind of move; every level finds it.

use super::{all_play, plays};
use crate::table::{ANNA, BENNO, Table};
use principality::bots::level::Level;

/// Asserts that no level's turn has an action with this word.
#[track_caller]
fn none_plays(table: &Table, word: &str) {
    for level in Level::ALL {
        let turn = plays(table, level);
        let has = turn.iter().any(|text| text.split(' ').any(|w| w == word));
        assert!(!has, "{level} plays {turn:?}");
    }
}

/// A game in phase C, some of the estate settled around the castle.
fn settled() -> Table {
    Table::with(2).phase('C').filled(ANNA, [11, 12, 19, 20, 25]).workers(ANNA, 2).workers(BENNO, 2)
}

#[test]
fn an_offered_building_is_fetched() {
    let mut table = settled()
        .depot(2, ["bank", "monastery-13"])
        .depot(5, ["boarding-house"])
        .store(ANNA, ["carpenter"])
        .dice(ANNA, [3, 4]);
    table.play(ANNA, "3 place 1 @26");
    all_play(&table, "fetch");
    none_plays(&table, "pass");
}

#[test]
fn a_church_fetches_what_it_can() {
    let mut table = settled().depot(1, ["mine"]).store(ANNA, ["church"]).dice(ANNA, [1, 4]);
    table.play(ANNA, "1 place 1 @26");
    all_play(&table, "fetch");
}

#[test]
fn a_warehouse_sells_the_larger_stack() {
    let mut table = settled()
        .phase('E')
        .round(5)
        .store(ANNA, ["warehouse"])
        .goods(ANNA, [2, 2, 2, 5])
        .dice(ANNA, [1, 1]);
    table.play(ANNA, "1 place 1 @26");
    all_play(&table, "sell 2");
}

#[test]
fn a_die_that_finishes_a_region_is_not_turned_into_workers() {
    // Two of the three mines are placed already.
    let table = settled().filled(ANNA, [21, 29, 33]).laid(ANNA, "castle", 6);
    let table = table.store(ANNA, ["mine", "castle"]).dice(ANNA, [4, 4]);
    all_play(&table, "place 1 @24");
}

#[test]
fn a_castle_is_placed_and_its_action_not_turned_into_workers() {
    let table = settled()
        .filled(ANNA, [26, 31, 32])
        .laid(ANNA, "castle", 1)
        .laid(ANNA, "castle", 6)
        .store(ANNA, ["castle", "bank"])
        .depot(6, ["ship", "sheep-4"])
        .goods_in(2, [1, 1])
        .dice(ANNA, [4, 3]);
    all_play(&table, "place 1 @2");
    for level in Level::ALL {
        assert!(!plays(&table, level).contains(&String::from("* hire")), "{level}");
    }
}

#[test]
fn a_ship_in_reach_is_taken_rather_than_workers() {
    let table =
        settled().depot(3, ["ship"]).goods_in(4, [1, 1, 2]).dice(ANNA, [3, 3]).workers(ANNA, 5);
    all_play(&table, "3 take 3.1");
}

#[test]
fn two_silver_buy_the_tile_that_finishes_a_region() {
    // The last mine, and so late that there will hardly be another chance.
    let table = settled()
        .phase('E')
        .round(3)
        .filled(ANNA, [29, 33])
        .depot(7, ["mine", "monastery-13"])
        .depot(6, ["sheep-2"])
        .silver(ANNA, 2)
        .dice(ANNA, [4, 6]);
    all_play(&table, "buy 7.1");
    all_play(&table, "place 1 @24");
}

#[test]
fn a_stored_tile_that_finishes_a_region_stays() {
    // Each stored tile finishes a region of three to five fields, but not with these dice; only a
    // monastery of little use can be taken.
    let table = settled()
        .phase('D')
        .round(3)
        .filled(ANNA, [26, 31, 32, 0, 4, 5, 9])
        .store(ANNA, ["bank", "goat-3", "ship"])
        .depot(2, ["monastery-13"])
        .dice(ANNA, [2, 2])
        .workers(ANNA, 0);
    none_plays(&table, "discard");
}

#[test]
fn the_last_turn_places_rather_than_hoards() {
    let table = settled()
        .phase('E')
        .round(5)
        .filled(ANNA, [29, 33])
        .store(ANNA, ["mine", "bank"])
        .depot(4, ["monastery-3"])
        .depot(3, ["town-hall"])
        .dice(ANNA, [4, 3]);
    all_play(&table, "place 1 @24");
    all_play(&table, "place 2 @");
    none_plays(&table, "take");
}

#[test]
fn the_last_turn_sells_what_lies_in_store() {
    let table = settled().phase('E').round(5).goods(ANNA, [3, 3, 3, 3]).dice(ANNA, [3, 1]);
    all_play(&table, "sell 3");
}

#[test]
fn a_castle_s_action_is_used_for_more_than_workers() {
    let table = settled()
        .filled(ANNA, [26, 31, 32])
        .store(ANNA, ["castle", "bank"])
        .laid(ANNA, "castle", 1)
        .dice(ANNA, [6, 1]);
    all_play(&table, "place 1 @6");
    all_play(&table, "place 2 @36");
}
