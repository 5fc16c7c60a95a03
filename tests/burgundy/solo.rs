//! The solo game (page 14): boards 13a and 13b, black tiles, colours, the end. The counting stone and the
//! order of gains and effects are in `solo_order.rs`.
//!
//! Board 13a: fields by cluster with colour and number; rivers 6–7, 6–19, 19–28, 16–28, 16–32.
//!
//! ```text
//!    north-west        north-east                 south-west     south-east
//!      0:A6 1:B4       7:S6 8:M5 9:B6 10:B2         18:B2 19:S4   24:Y5 25:Y3 26:Y5 27:A1
//!    2:C2 3:Y3 4:C2    11:B4 12:A2 13:C4 14:Y3      20:B5 21:B4  28:S1 29:B2 30:C4 31:A6 32:S3
//!      5:M5 6:S1        15:B6 16:S3 17:B1           22:A1 23:Y3     33:B6 34:M5 35:B1 36:A2
//! ```

use super::table::{ANNA, Table, dealt};
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Castles, Edition, Options, OptionsError};
use principality::games::burgundy::state::Stage;
use principality::games::burgundy::tiles::Colour;

pub fn options(board: u8, modules: Modules, marker: u8) -> Result<Options, OptionsError> {
    Options::solo(Edition::E2019, BoardId(board), Castles::Open, modules, marker)
}

/// A solo game on board 13a with Anna's castle on 4, beside 3, 1 and 6, and an empty table.
pub fn solo() -> Table {
    let mut table = dealt(&options(17, Modules::NONE, 50).unwrap(), 1);
    table.play(ANNA, "castle @4");
    table.cleared().dice(ANNA, [3, 4])
}

#[test]
fn one_silver_two_workers_and_three_goods_to_begin_with() {
    for board in [17, 18] {
        let table = dealt(&options(board, Modules::NONE, 50).unwrap(), 4);
        assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (1, 2));
        assert_eq!(table.goods_of(ANNA).len(), 3);
        assert_eq!((table.state.stone(), table.state.marker()), (0, 50));
        assert_eq!(table.offers(ANNA).len(), 4, "any castle field");
    }
}

#[test]
fn depots_and_values_are_those_for_two() {
    let mut table = dealt(&options(17, Modules::NONE, 50).unwrap(), 4);
    table.play(ANNA, "castle @4");
    let lying = table.state.table().iter().filter(|tile| tile.is_some()).count();
    assert_eq!(lying, 12 + 4 - 1, "one is removed at once");
    let mut table = solo().goods(ANNA, [3, 3]);
    table.play(ANNA, "3 sell 3").play(ANNA, "collect 1");
    assert_eq!(table.scored(ANNA), [(4, Reason::Goods { good: table_good(3), count: 2 })]);
}

fn table_good(kind: u8) -> principality::games::burgundy::goods::Good {
    principality::games::burgundy::goods::Good(kind)
}

#[test]
fn the_marker_starts_on_45_to_55_and_other_options_are_refused() {
    assert!(options(17, Modules::NONE, 45).is_ok() && options(18, Modules::NONE, 55).is_ok());
    assert_eq!(options(17, Modules::NONE, 44), Err(OptionsError::Marker(44)));
    assert_eq!(options(17, Modules::NONE, 56), Err(OptionsError::Marker(56)));
    assert_eq!(options(1, Modules::NONE, 50), Err(OptionsError::SoloBoard));
    for module in [Module::Shields, Module::BorderPosts] {
        let refused = options(17, Modules::NONE.with(module), 50);
        assert_eq!(refused, Err(OptionsError::SoloModule));
    }
    let rest = [Module::ExtraTiles, Module::WhiteCastles, Module::Inns, Module::TradeRoutes];
    assert!(options(17, rest.into_iter().collect(), 50).is_ok());
}

#[test]
fn monastery_27_is_left_out_and_there_are_five_cards() {
    let modules = Modules::NONE.with(Module::ExtraTiles).with(Module::TradeRoutes);
    let table = dealt(&options(17, modules, 50).unwrap(), 1);
    let tiles = table.state.secrets().piles;
    let monastery = principality::games::burgundy::tiles::Tile::monastery;
    assert!(!tiles.contains(&monastery(27)) && tiles.contains(&monastery(28)));
    assert_eq!(table.estate(ANNA).route_cards().count(), 5);
}

// Rounds

#[test]
fn each_round_removes_the_next_tile_of_the_white_die_s_depot() {
    let mut table = solo().depot(3, ["ship", "mine"]).white_will_be(1, 3);
    table = table.depot(2, ["bank"]).depot(4, ["castle"]);
    table.idle_turn();
    assert_eq!((table.at(3, 1), table.at(3, 2)), ("-", "mine"), "the first one goes");
    assert_eq!((table.at(2, 1), table.at(4, 1)), ("bank", "castle"), "and no other");
}

#[test]
fn from_an_empty_depot_the_removal_goes_on_clockwise() {
    let mut table = solo().depot(2, ["ship"]).depot(4, ["mine"]).white_will_be(1, 5);
    table.idle_turn();
    assert_eq!((table.at(2, 1), table.at(4, 1)), ("-", "mine"), "5, 6, 1, then 2");
    let mut table = solo().white_will_be(1, 5);
    table.idle_turn();
    assert_eq!(table.state.round(), 1, "nothing left to remove");
}

// Spreading

#[test]
fn clusters_are_reached_over_rivers_only() {
    let table = solo().filled(ANNA, [6]).store(ANNA, ["ship", "mine"]).dice(ANNA, [6, 4]);
    // 6 is joined with 7 (S6) and 19 (S4).
    assert!(table.offers_any(ANNA, "6 place 1 @7") && table.offers_any(ANNA, "4 place 1 @19"));
    let table = solo().store(ANNA, ["ship"]).dice(ANNA, [6, 4]);
    assert!(!table.offers_any(ANNA, "6 place 1 @7"));
}

#[test]
fn a_region_ends_at_its_cluster() {
    let board = BoardId(17).board();
    assert_eq!(board.region(Field(6)).len(), 1, "6 and 7 are ships joined by a river");
    assert_eq!(board.region(Field(7)).len(), 1);
    let mut table = solo().store(ANNA, ["ship"]).dice(ANNA, [1, 4]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "4 hire");
    let region = Reason::Region { colour: Colour::Ship, size: 1 };
    assert_eq!(table.scored_for(ANNA, region), 1);
}

// Ships

#[test]
fn a_ship_takes_all_goods_of_a_depot_and_all_others_leave_the_game() {
    let mut table = solo().store(ANNA, ["ship"]).dice(ANNA, [1, 4]).goods(ANNA, [1]);
    table = table.goods_in(2, [2, 3, 4, 5]).goods_in(5, [6, 6]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "load 2");
    assert_eq!(table.goods_of(ANNA), [1, 2, 3, 4, 5], "no limit of kinds");
    assert!(table.goods_at(5).is_empty());
    let gone = |event: &Event| matches!(event, Event::GoodsCleared { depot: 5, count: 2, .. });
    assert!(table.events().iter().any(gone));
}

#[test]
fn a_ship_without_any_goods_to_take_still_allows_the_swap_for_five_and_takes_no_step() {
    let mut table = solo().store(ANNA, ["ship"]).goods(ANNA, [1, 1, 1, 2, 2]).dice(ANNA, [1, 3]);
    table = table.depot(7, ["bank"]);
    table.play(ANNA, "1 place 1 @6");
    assert_eq!(table.offers(ANNA), ["swap 7.1", "pass"]);
    assert!(!table.events().iter().any(|event| matches!(event, Event::BridgeStep { .. })));
    table.play(ANNA, "pass");
    assert!(!table.events().iter().any(|event| matches!(event, Event::BridgeStep { .. })));
}

#[test]
fn with_monastery_5_both_depots_are_taken_before_the_others_leave() {
    let mut table = solo().laid(ANNA, "monastery-5", 3).store(ANNA, ["ship"]).dice(ANNA, [1, 4]);
    table = table.goods_in(2, [2]).goods_in(3, [3]).goods_in(5, [6]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "load 2");
    assert_eq!(table.goods_at(5), [6]);
    table.play(ANNA, "load 3");
    assert_eq!((table.goods_of(ANNA), table.goods_at(5)), (vec![2, 3], vec![]));
}

#[test]
fn the_other_goods_leave_also_where_monastery_5_is_let_go() {
    let mut table = solo().laid(ANNA, "monastery-5", 3).store(ANNA, ["ship"]).dice(ANNA, [1, 4]);
    table = table.goods_in(2, [2]).goods_in(3, [3]).goods_in(5, [6]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "load 2").play(ANNA, "pass");
    assert_eq!((table.goods_at(3), table.goods_at(5)), (vec![], vec![]));
}

#[test]
fn the_five_goods_are_given_lowest_kind_first_so_that_each_choice_is_there_once() {
    let mut table = solo().store(ANNA, ["ship"]).goods(ANNA, [1, 2, 2, 3, 4, 5]);
    table = table.depot(7, ["bank"]).dice(ANNA, [1, 3]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "swap 7.1");
    assert_eq!(table.offers(ANNA), ["give 1", "give 2"], "from 3 on there are three only");
    table.play(ANNA, "give 2");
    assert_eq!(table.offers(ANNA), ["give 2"]);
    table.refuses(ANNA, "give 1", Illegal::WrongGoods);
    table.refuses(ANNA, "give 3", Illegal::WrongGoods);
}

#[test]
fn a_black_tile_needs_a_neighbour_and_its_field_s_number() {
    let table = solo().store(ANNA, ["black"]).dice(ANNA, [5, 2]);
    // 5 is not beside the castle on 4; 1 is.
    table.refuses(ANNA, "5 place 1 @5", Illegal::NotBeside);
    table.refuses(ANNA, "5 place 1 @1", Illegal::Workers { needed: 1, held: 0 });
    let mut table = table.workers(ANNA, 1);
    table.play(ANNA, "5 place 1 @1");
}

#[test]
fn five_goods_of_any_kinds_are_swapped_for_a_black_tile_that_fits_anywhere() {
    let mut table = solo().store(ANNA, ["ship"]).goods(ANNA, [1, 2, 3, 4]).depot(7, ["bank"]);
    table = table.goods_in(2, [5, 5]).dice(ANNA, [1, 3]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "load 2");
    assert_eq!(table.offers(ANNA), ["swap 7.1", "pass"]);
    table.play(ANNA, "swap 7.1");
    for give in ["give 1", "give 2", "give 3", "give 5", "give 5"] {
        table.play(ANNA, give);
    }
    assert_eq!((table.stored(ANNA)[0], table.goods_of(ANNA)), ("black", vec![4]));
    assert_eq!(table.estate(ANNA).sold(), [0; 6], "not sold");
    // On a monastery field by its number, with no effect but filling it.
    table.play(ANNA, "3 place 1 @3");
    assert_eq!((table.lies_at(ANNA, 3), table.silver_of(ANNA)), ("black", 0));
}

#[test]
fn without_five_goods_or_at_another_time_nothing_is_swapped() {
    let mut table = solo().store(ANNA, ["ship"]).goods(ANNA, [1, 2, 3]).depot(7, ["bank"]);
    table = table.goods_in(2, [5]).dice(ANNA, [1, 3]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "load 2");
    assert!(table.state.is_between_actions() && !table.offers_any(ANNA, "swap"));
    let table = solo().goods(ANNA, [1, 2, 3, 4, 5]).depot(7, ["bank"]);
    table.refuses(ANNA, "swap 7.1", Illegal::NothingWaits);
}

#[test]
fn a_black_mine_gives_no_silver_and_helps_no_monastery() {
    let mut table = solo().laid(ANNA, "black", 5).silver(ANNA, 0);
    (*table.state.edit().round(), *table.state.edit().used()) = (4, 3);
    table.play(ANNA, "end");
    assert_eq!(table.silver_of(ANNA), 0);
    assert_eq!(table.estate(ANNA).mines(), 0);
}

// Monasteries and colours

#[test]
fn monasteries_of_the_final_scoring_score_when_placed_and_never_again() {
    let mut table = solo().sold(ANNA, [1, 1, 2]).store(ANNA, ["monastery-25"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 place 1 @3").play(ANNA, "4 hire");
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(25)), 3);
    (*table.state.edit().phase(), *table.state.edit().round(), *table.state.edit().used()) =
        (4, 4, 3);
    table.play(ANNA, "end");
    assert_eq!((table.state.stage(), table.scored(ANNA).len()), (Stage::Over, 0));
}

#[test]
fn monastery_26_counts_a_colour_finished_in_the_same_turn() {
    let mut table = solo().colour_filled_but(ANNA, Colour::Mine, 5).filled(ANNA, [2]);
    table = table.store(ANNA, ["mine", "monastery-26"]).dice(ANNA, [5, 3]);
    table.play(ANNA, "5 place 1 @5").play(ANNA, "3 place 2 @3");
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(26)), 3);
}

#[test]
fn monastery_26_counts_the_colours_finished_before_it() {
    let mut table = solo().colour_filled_but(ANNA, Colour::Monastery, 3);
    *table.state.edit().estates()[0].edit().bonuses() = 0b11;
    *table.state.edit().bonuses_gone() = 0b11;
    table = table.store(ANNA, ["monastery-26"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 place 1 @3").play(ANNA, "collect 1");
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(26)), 6, "not the yellow one it finishes");
}

/// A solo game with the extra tiles, beside the monastery fields 3 and 14, both of number 3.
fn alone_with_extra_tiles() -> Table {
    let mut table = dealt(&options(17, Modules::NONE.with(Module::ExtraTiles), 50).unwrap(), 1);
    table.play(ANNA, "castle @4");
    table.cleared().laid(ANNA, "castle", 13).dice(ANNA, [3, 3])
}

#[test]
fn the_crane_counts_for_the_first_monastery_placed_beside_it_and_for_no_other() {
    for (first, second) in [(22, 17), (17, 22)] {
        let stored = [&format!("monastery-{first}")[..], &format!("monastery-{second}")[..]];
        let mut table = alone_with_extra_tiles().laid(ANNA, "crane", 1).store(ANNA, stored);
        table.play(ANNA, "3 place 1 @3").play(ANNA, "collect 1");
        assert_eq!(table.scored_for(ANNA, Reason::Monastery(first)), 4);
        table.play(ANNA, "3 place 2 @14");
        assert_eq!(table.scored_for(ANNA, Reason::Monastery(second)), 0, "{second} after {first}");
    }
}

#[test]
fn a_monastery_that_scores_no_buildings_does_not_use_the_crane_up() {
    let mut table = alone_with_extra_tiles().laid(ANNA, "crane", 1);
    table = table.store(ANNA, ["monastery-24", "monastery-22"]);
    table.play(ANNA, "3 place 1 @3").play(ANNA, "3 place 2 @14");
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(22)), 4);
}

#[test]
fn the_crane_counts_for_no_monastery_that_scored_before_it_was_placed() {
    for (before, after) in [(22, 17), (17, 22)] {
        let stored = [&format!("monastery-{before}")[..], "crane"];
        let mut table = alone_with_extra_tiles().store(ANNA, stored).dice(ANNA, [3, 4]);
        table.play(ANNA, "3 place 1 @3").play(ANNA, "4 place 2 @1").play(ANNA, "pass");
        assert_eq!(table.scored_for(ANNA, Reason::Monastery(before)), 0);
        assert!(table.state.waits() == 0 && !table.scored(ANNA).is_empty(), "all is collected");
        let mut table = table.store(ANNA, [&format!("monastery-{after}")]).dice(ANNA, [3, 3]);
        *table.state.edit().used() = 0;
        table.play(ANNA, "3 place 1 @14").play(ANNA, "collect 1");
        assert_eq!(table.scored_for(ANNA, Reason::Monastery(after)), 4, "{after} after {before}");
    }
}

#[test]
fn a_finished_colour_allows_a_tile_of_the_black_depot_at_once_instead_of_points() {
    let mut table = solo().colour_filled_but(ANNA, Colour::Mine, 5).filled(ANNA, [3]);
    table = table.store(ANNA, ["mine"]);
    table = table.depot(7, ["bank", "ship"]).dice(ANNA, [5, 4]);
    table.play(ANNA, "5 place 1 @5");
    assert!(!table.scored(ANNA).iter().any(|(_, why)| matches!(why, Reason::Bonus { .. })));
    assert!(table.offers_any(ANNA, "settle 7.1 @1") && table.offers_any(ANNA, "pass"));
    table.play(ANNA, "settle 7.1 @1");
    assert_eq!((table.lies_at(ANNA, 1), table.silver_of(ANNA)), ("bank", 2), "with its effects");
}

#[test]
fn a_colour_finished_by_such_a_tile_allows_another() {
    let mut table = solo()
        .colour_filled_but(ANNA, Colour::Mine, 5)
        .colour_filled_but(ANNA, Colour::Building, 1)
        .filled(ANNA, [3])
        .store(ANNA, ["mine"])
        .depot(7, ["bank", "ship"])
        .dice(ANNA, [5, 4]);
    table.play(ANNA, "5 place 1 @5").play(ANNA, "settle 7.1 @1");
    assert!(table.offers_any(ANNA, "settle 7.2 @6"));
}

// The end

#[test]
fn filling_all_37_fields_wins_at_once() {
    let all: Vec<u8> = (0..37).filter(|field| *field != 1 && *field != 4).collect();
    let mut table = solo();
    for field in all {
        table = table.filled(ANNA, [field]);
    }
    table = table.store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
    table.play(ANNA, "4 place 1 @1");
    assert_eq!(table.state.stage(), Stage::Over);
    assert!(table.state.is_won_solo());
    assert_eq!((table.state.standings()[0].points, table.state.waits()), (37, 0));
}

#[test]
fn after_25_turns_with_empty_fields_the_game_is_lost_and_no_final_scoring_follows() {
    let mut table = solo().goods(ANNA, [1, 1]).silver(ANNA, 5);
    (*table.state.edit().phase(), *table.state.edit().round(), *table.state.edit().used()) =
        (4, 4, 3);
    let before = table.points(ANNA);
    table.play(ANNA, "end");
    assert_eq!((table.state.stage(), table.points(ANNA)), (Stage::Over, before));
    assert!(!table.state.is_won_solo());
    assert_eq!(table.state.standings()[0].points, 1, "the filled fields are the result");
}
