//! Monasteries 15 to 26 (pages 10 and 11), which count at the end. The rest of that scoring is in
//! `final_scoring.rs`.

use super::table::{ANNA, BENNO, Table};
use principality::games::burgundy::event::Reason;
use principality::games::burgundy::goods::Good;
use principality::games::burgundy::options::Edition;

fn owning(number: u8) -> Table {
    Table::with(2).owns(ANNA, number)
}

/// Points of a monastery if the game ends as it stands.
fn at_the_end(table: Table, number: u8) -> u16 {
    table.finish().scored_for(ANNA, Reason::Monastery(number))
}

#[test]
fn a_stored_monastery_scores_nothing() {
    for number in 15..=26 {
        let mut table = Table::with(2).store(ANNA, [&format!("monastery-{number}")[..]]);
        table = table.sold(ANNA, [1, 2]).filled(ANNA, [25, 26, 10]);
        *table.state.edit().estates()[0].edit().bonuses() = 1;
        assert_eq!(at_the_end(table, number), 0);
    }
}

/// Dario's goods of the example: 4 red, 3 purple, 3 pink, 1 orange, all sold.
const DARIO_S_GOODS: [u8; 11] = [4, 4, 4, 4, 2, 2, 2, 3, 3, 3, 6];

#[test]
fn monastery_15_dario_s_four_kinds_give_8_and_12_in_2011() {
    assert_eq!(at_the_end(owning(15).sold(ANNA, DARIO_S_GOODS), 15), 8);
    let table = Table::edition(Edition::E2011, 2).owns(ANNA, 15).sold(ANNA, DARIO_S_GOODS);
    assert_eq!(at_the_end(table, 15), 12);
}

#[test]
fn monastery_15_counts_no_goods_left_in_store() {
    assert_eq!(at_the_end(owning(15).goods(ANNA, [1, 2, 3]), 15), 0);
}

#[test]
fn monastery_25_dario_s_eleven_goods_give_11() {
    assert_eq!(at_the_end(owning(25).sold(ANNA, DARIO_S_GOODS), 25), 11);
    let table = owning(15).owns(ANNA, 25).sold(ANNA, DARIO_S_GOODS).finish();
    assert_eq!(table.points(ANNA), 8 + 11);
}

#[test]
fn monastery_25_counts_no_goods_left_in_store() {
    assert_eq!(at_the_end(owning(25).goods(ANNA, [1, 2, 2]), 25), 0);
}

#[test]
fn monasteries_15_and_25_count_goods_as_they_are_sold() {
    let mut table = owning(15).owns(ANNA, 25).dice(ANNA, [2, 5]).goods(ANNA, [2, 2, 5]);
    table.play(ANNA, "2 sell 2").play(ANNA, "5 sell 5").play(ANNA, "end");
    let table = table.finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(15)), 4);
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(25)), 3);
    assert_eq!(table.estate(ANNA).sold()[Good(2).index()], 2);
}

/// A game in which Anna owns the monastery and `count` of these buildings, each in another city of board 1.
fn with_buildings(number: u8, building: &str, count: usize) -> Table {
    let mut table = owning(number);
    for field in [11, 25, 8, 22].into_iter().take(count) {
        table = table.laid(ANNA, building, field);
    }
    table
}

const SCORED: [(u8, &str); 8] = [
    (16, "warehouse"),
    (17, "watchtower"),
    (18, "carpenter"),
    (19, "church"),
    (20, "market"),
    (21, "boarding-house"),
    (22, "bank"),
    (23, "town-hall"),
];

fn scores_its_building_only(number: u8) {
    for (of, building) in SCORED {
        for count in 0..=4 {
            let points = at_the_end(with_buildings(number, building, count), number);
            let wanted = if of == number { 4 * count as u16 } else { 0 };
            assert_eq!(points, wanted, "monastery {number} with {count} of {building}");
        }
    }
}

#[test]
fn monastery_16_scores_4_for_each_warehouse() {
    scores_its_building_only(16);
}

#[test]
fn monastery_17_scores_4_for_each_watchtower() {
    scores_its_building_only(17);
}

#[test]
fn monastery_18_scores_4_for_each_carpenter() {
    scores_its_building_only(18);
}

#[test]
fn monastery_19_scores_4_for_each_church() {
    scores_its_building_only(19);
}

#[test]
fn monastery_20_scores_4_for_each_market() {
    scores_its_building_only(20);
}

#[test]
fn monastery_21_scores_4_for_each_boarding_house() {
    scores_its_building_only(21);
}

#[test]
fn monastery_22_scores_4_for_each_bank() {
    scores_its_building_only(22);
}

#[test]
fn monastery_23_scores_4_for_each_town_hall() {
    scores_its_building_only(23);
}

#[test]
fn monasteries_17_and_22_benno_s_two_watchtowers_and_four_banks_give_24() {
    let mut table = owning(17).owns(ANNA, 22);
    for (building, fields) in [("watchtower", vec![11, 25]), ("bank", vec![26, 8, 22, 23])] {
        for field in fields {
            table = table.laid(ANNA, building, field);
        }
    }
    let table = table.finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(17)), 8);
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(22)), 16);
    assert_eq!(table.points(ANNA), 24);
}

#[test]
fn buildings_in_storage_and_of_other_players_don_t_score() {
    let table = owning(22).store(ANNA, ["bank"]).laid(BENNO, "bank", 25);
    assert_eq!(at_the_end(table, 22), 0);
}

#[test]
fn monastery_24_anna_s_three_species_give_12() {
    let mut table = owning(24);
    for (tile, field) in
        [("sheep-2", 0), ("sheep-3", 4), ("sheep-4", 5), ("cow-2", 9), ("goat-2", 10)]
    {
        table = table.laid(ANNA, tile, field);
    }
    assert_eq!(at_the_end(table, 24), 12);
}

#[test]
fn monastery_24_gives_16_for_all_four_and_nothing_for_none() {
    let mut table = owning(24);
    for (tile, field) in [("sheep-2", 0), ("pig-3", 4), ("cow-2", 9), ("goat-2", 27)] {
        table = table.laid(ANNA, tile, field);
    }
    assert_eq!(at_the_end(table, 24), 16);
    assert_eq!(at_the_end(owning(24).store(ANNA, ["pig-2"]), 24), 0);
}

#[test]
fn monastery_26_gives_3_for_each_bonus_tile_large_or_small_and_2_in_2011() {
    for (edition, each) in [(Edition::E2019, 3), (Edition::E2011, 2)] {
        let mut table = Table::edition(edition, 2).owns(ANNA, 26);
        assert_eq!(at_the_end(table.clone(), 26), 0);
        *table.state.edit().estates()[0].edit().bonuses() = 0b0001_0000_1010; // two large ones and a small one
        assert_eq!(at_the_end(table, 26), 3 * each);
    }
}

#[test]
fn monastery_26_counts_a_colour_that_it_finishes_itself() {
    let mut table = Table::with(2);
    for (number, field) in (16..).zip([3, 7, 30, 34, 35]) {
        table = table.laid(ANNA, &format!("monastery-{number}"), field);
    }
    table = table.dice(ANNA, [1, 1]).store(ANNA, ["monastery-26"]);
    table.play(ANNA, "1 place 1 @12").play(ANNA, "1 hire").play(ANNA, "end");
    assert_eq!(table.estate(ANNA).bonus_tiles(), 1);
    assert_eq!(at_the_end(table, 26), 3);
}
