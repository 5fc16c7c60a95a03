//! Purchases from the black depot (page 8).

use super::table::{ANNA, BENNO, Table};
use principality::games::burgundy::action::Payment;
use principality::games::burgundy::event::Event;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::options::Edition;
use principality::games::burgundy::state::Waiting;

fn rich(edition: Edition) -> Table {
    Table::edition(edition, 2)
        .dice(ANNA, [3, 6])
        .silver(ANNA, 5)
        .depot(7, ["mine", "ship", "bank"])
        .depot(1, ["cow-2"])
}

const BOTH: [Edition; 2] = [Edition::E2019, Edition::E2011];

#[test]
fn a_tile_of_the_black_depot_costs_two_silver_and_no_die() {
    for edition in BOTH {
        let mut table = rich(edition);
        table.play(ANNA, "buy 7.2");
        assert_eq!((table.silver_of(ANNA), table.state.used()), (3, 0));
        assert_eq!((table.stored(ANNA)[0], table.at(7, 2)), ("ship", "-"));
        let paid = Event::Paid { seat: ANNA, payment: Payment::Silver };
        assert_eq!(table.events()[0], paid);
    }
}

#[test]
fn one_purchase_a_turn() {
    for edition in BOTH {
        let mut table = rich(edition);
        table.play(ANNA, "buy 7.2").refuses(ANNA, "buy 7.1", Illegal::Bought);
        table.play(ANNA, "3 hire").refuses(ANNA, "buy 7.1", Illegal::Bought);
    }
}

#[test]
fn one_purchase_in_the_next_turn_again() {
    let mut table = rich(Edition::E2019);
    table.play(ANNA, "buy 7.2");
    table.idle_round();
    assert_eq!(table.state.playing(), ANNA);
    table.play(ANNA, "buy 7.1");
}

#[test]
fn a_purchase_by_one_player_is_not_the_other_s() {
    let mut table = rich(Edition::E2019).silver(BENNO, 2);
    table.play(ANNA, "buy 7.2");
    table.idle_turn();
    table.play(BENNO, "buy 7.1");
}

#[test]
fn before_between_and_after_the_dice() {
    for edition in BOTH {
        for dice_first in 0..=2 {
            let mut table = rich(edition);
            for text in ["3 hire", "6 hire"].into_iter().take(dice_first) {
                table.play(ANNA, text);
            }
            table.play(ANNA, "buy 7.1");
        }
    }
}

#[test]
fn too_little_silver() {
    rich(Edition::E2019).silver(ANNA, 1).refuses(ANNA, "buy 7.1", Illegal::Silver(1));
    rich(Edition::E2019).silver(ANNA, 0).refuses(ANNA, "buy 7.1", Illegal::Silver(0));
}

#[test]
fn only_where_a_tile_lies() {
    rich(Edition::E2019).refuses(ANNA, "buy 7.4", Illegal::NoTile);
}

#[test]
fn the_numbered_depots_sell_nothing() {
    for edition in BOTH {
        rich(edition).refuses(ANNA, "buy 1.1", Illegal::Monastery6);
        rich(edition).workers(ANNA, 9).refuses(ANNA, "buy 7.1 workers", Illegal::Monastery6);
    }
}

#[test]
fn with_full_storage_a_stored_tile_gives_way_to_the_purchase() {
    let mut table = rich(Edition::E2019).store(ANNA, ["castle", "cow-2", "cow-3"]);
    table.play(ANNA, "buy 7.1");
    assert_eq!(table.offers(ANNA), ["discard 1", "discard 2", "discard 3"]);
    table.play(ANNA, "discard 3");
    assert_eq!(table.stored(ANNA), ["castle", "cow-2", "mine"]);
    assert_eq!(table.silver_of(ANNA), 3);
}

// While an effect waits: in 2019 yes, in 2011 no.

/// Each kind of pending effect that needs a choice, after the actions that lead there.
fn waiting(edition: Edition) -> Vec<Table> {
    let start = |tile: &str| rich(edition).filled(ANNA, [12]).store(ANNA, [tile, "mine"]);
    let mut tables = Vec::new();
    for (tile, text) in
        [("market", "3 place 1 @25"), ("town-hall", "3 place 1 @25"), ("castle", "6 place 1 @6")]
    {
        let mut table = start(tile);
        table.play(ANNA, text);
        tables.push(table);
    }
    let mut table = start("warehouse").goods(ANNA, [1]);
    table.play(ANNA, "3 place 1 @25");
    tables.push(table);
    let mut table = start("ship").goods_in(1, [1]).dice(ANNA, [2, 2]);
    table.play(ANNA, "2 place 1 @17");
    tables.push(table);
    let mut table = start("ship").goods(ANNA, [4, 5]).goods_in(1, [1, 2]).dice(ANNA, [2, 2]);
    table.play(ANNA, "2 place 1 @17").play(ANNA, "load 1");
    tables.push(table);
    let mut table =
        start("ship").owns(ANNA, 5).goods_in(1, [1]).goods_in(2, [2]).dice(ANNA, [2, 2]);
    table.play(ANNA, "2 place 1 @17").play(ANNA, "load 1");
    tables.push(table);
    tables
}

#[test]
fn in_2019_also_while_an_effect_waits_which_then_still_waits() {
    for mut table in waiting(Edition::E2019) {
        let before = table.state.top();
        assert_ne!(before, Waiting::Nothing);
        table.play(ANNA, "buy 7.1");
        assert_eq!(table.state.top(), before);
        table.refuses(ANNA, "buy 7.2", Illegal::Bought);
    }
}

#[test]
fn in_2011_not_while_an_effect_waits() {
    for table in waiting(Edition::E2011) {
        assert_ne!(table.state.top(), Waiting::Nothing);
        table.refuses(ANNA, "buy 7.1", Illegal::NotNow);
    }
}

#[test]
fn in_neither_edition_while_a_tile_is_being_given_up() {
    for edition in BOTH {
        let mut table = rich(edition).store(ANNA, ["castle", "cow-2", "cow-3"]).depot(3, ["ship"]);
        table.play(ANNA, "3 take 3.1");
        table.refuses(ANNA, "buy 7.1", Illegal::NotNow);
        table.play(ANNA, "discard 1").play(ANNA, "buy 7.1").play(ANNA, "discard 1");
    }
}

#[test]
fn a_tile_bought_during_a_castle_s_action_may_be_placed_by_it() {
    let mut table = rich(Edition::E2019).filled(ANNA, [12]).store(ANNA, ["castle"]);
    table.play(ANNA, "6 place 1 @6").play(ANNA, "buy 7.1").play(ANNA, "* place 1 @24");
    assert_eq!(table.lies_at(ANNA, 24), "mine");
}

#[test]
fn a_tile_bought_while_a_town_hall_waits_may_be_placed_by_it() {
    let mut table = rich(Edition::E2019).store(ANNA, ["town-hall"]);
    table.play(ANNA, "3 place 1 @25");
    assert_eq!(table.offers(ANNA), ["pass", "buy 7.1", "buy 7.2", "buy 7.3"]);
    table.play(ANNA, "buy 7.1").play(ANNA, "build 1 @24");
    assert_eq!(table.lies_at(ANNA, 24), "mine");
}

#[test]
fn a_town_hall_stops_waiting_when_the_tile_bought_can_t_be_placed() {
    let mut table = rich(Edition::E2019).store(ANNA, ["town-hall"]).depot(7, ["castle"]);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "buy 7.1");
    assert_eq!((table.state.top(), table.stored(ANNA)[0]), (Waiting::Nothing, "castle"));
}

#[test]
fn a_town_hall_with_nothing_to_place_does_not_wait_when_nothing_can_be_bought() {
    let poor = rich(Edition::E2019).silver(ANNA, 1);
    let sold_out = rich(Edition::E2019).depot(7, []);
    let mut sold_out = sold_out;
    sold_out.state.edit().table()[24..].fill(principality::games::burgundy::tiles::Tile::NONE);
    let mut bought = rich(Edition::E2019).depot(7, ["castle"]);
    bought.play(ANNA, "buy 7.1");
    for table in [poor, sold_out, bought, rich(Edition::E2011)] {
        let mut table = table.store(ANNA, ["town-hall"]);
        table.play(ANNA, "3 place 1 @25");
        assert_eq!(table.state.top(), Waiting::Nothing);
    }
}
