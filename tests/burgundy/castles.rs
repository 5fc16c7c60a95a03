//! Castles (page 5): one action of any number, at once. Field 6 (number 6) touches field 12.

use super::table::{ANNA, Table};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::state::Waiting;

const PLACE: &str = "6 place 1 @6";

fn castle() -> Table {
    Table::with(4).dice(ANNA, [6, 3]).filled(ANNA, [12]).store(ANNA, ["castle"])
}

#[test]
fn a_castle_gives_an_action_at_once() {
    let mut table = castle();
    table.play(ANNA, PLACE);
    assert_eq!(table.state.top(), Waiting::Castle);
    table.play(ANNA, "* hire");
    assert_eq!((table.state.top(), table.workers_of(ANNA)), (Waiting::Nothing, 2));
}

#[test]
fn its_action_takes_from_any_numbered_depot() {
    for depot in 1..=6 {
        let mut table = castle().depot(depot, ["ship", "mine"]);
        table.play(ANNA, PLACE).play(ANNA, &format!("* take {depot}.2"));
        assert_eq!(table.stored(ANNA)[0], "mine");
    }
}

#[test]
fn its_action_takes_nothing_from_the_black_depot() {
    let mut table = castle().depot(7, ["ship"]);
    table.play(ANNA, PLACE);
    table.refuses(ANNA, "* take 7.1", Illegal::OnlyForSale);
}

#[test]
fn its_action_places_at_any_number() {
    let mut table = castle().store(ANNA, ["castle", "mine"]);
    table.play(ANNA, PLACE).play(ANNA, "* place 2 @24");
    assert_eq!((table.lies_at(ANNA, 24), table.state.used()), ("mine", 1));
}

#[test]
fn its_action_keeps_to_the_rules_of_placing() {
    let mut table = castle().store(ANNA, ["castle", "mine", "bank"]).laid(ANNA, "bank", 25);
    table.play(ANNA, PLACE);
    table.refuses(ANNA, "* place 2 @29", Illegal::NotBeside);
    table.refuses(ANNA, "* place 2 @11", Illegal::Colour);
    table.refuses(ANNA, "* place 3 @26", Illegal::SameBuilding);
}

#[test]
fn its_action_sells_goods_of_any_kind() {
    for good in 1..=6 {
        let mut table = castle().goods(ANNA, [good, good]);
        table.play(ANNA, PLACE).play(ANNA, &format!("* sell {good}"));
        assert_eq!((table.points(ANNA), table.silver_of(ANNA)), (8, 1));
    }
}

#[test]
fn its_action_needs_no_workers() {
    let mut table = castle().depot(3, ["ship"]).workers(ANNA, 4);
    table.play(ANNA, PLACE).play(ANNA, "* take 3.1");
    assert_eq!(table.workers_of(ANNA), 4);
}

#[test]
fn its_action_is_compulsory_and_comes_before_anything_else() {
    let mut table = castle().depot(3, ["ship"]);
    table.play(ANNA, PLACE);
    table.refuses(ANNA, "pass", Illegal::Compulsory);
    table.refuses(ANNA, "3 take 3.1", Illegal::NotNow);
    table.refuses(ANNA, "3 hire", Illegal::NotNow);
    table.refuses(ANNA, "end", Illegal::NotNow);
}

#[test]
fn its_action_comes_once() {
    let mut table = castle();
    table.play(ANNA, PLACE).play(ANNA, "* hire");
    table.refuses(ANNA, "* hire", Illegal::NothingWaits);
}

#[test]
fn the_other_die_is_still_there_afterwards() {
    let mut table = castle();
    table.play(ANNA, PLACE).play(ANNA, "* hire").play(ANNA, "3 hire").play(ANNA, "end");
}

#[test]
fn a_castle_within_a_castle() {
    let mut table = castle().store(ANNA, ["castle", "castle", "mine"]);
    table.play(ANNA, PLACE).play(ANNA, "* place 2 @1");
    assert_eq!(table.state.top(), Waiting::Castle);
    table.play(ANNA, "* place 3 @24");
    assert_eq!((table.state.top(), table.state.used()), (Waiting::Nothing, 1));
}

#[test]
fn three_castles_one_after_the_other() {
    let mut table = castle().store(ANNA, ["castle", "castle", "castle"]);
    table.play(ANNA, PLACE).play(ANNA, "* place 2 @1").play(ANNA, "* place 3 @2");
    table.play(ANNA, "* hire");
    // six, its neighbours one and two: the region of three and the colour
    assert_eq!(table.points(ANNA), 6 + 10 + 7);
}

#[test]
fn with_full_storage_its_action_makes_a_tile_give_way() {
    let mut table = castle().store(ANNA, ["castle", "mine", "bank"]).depot(2, ["ship", "cow-4"]);
    table.play(ANNA, PLACE).play(ANNA, "* take 2.1").play(ANNA, "3 hire");
    // full again: ship, mine, bank
    assert_eq!(table.stored(ANNA), ["ship", "mine", "bank"]);
    let mut table = castle().store(ANNA, ["castle", "mine", "bank"]).depot(2, ["ship"]);
    table = table.depot(7, ["cow-3"]).silver(ANNA, 2);
    table.play(ANNA, PLACE).play(ANNA, "buy 7.1").play(ANNA, "* take 2.1");
    table.refuses(ANNA, "* hire", Illegal::NotNow);
    table.play(ANNA, "discard 3");
    assert_eq!(table.stored(ANNA), ["cow-3", "mine", "ship"]);
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn a_castle_s_building_has_its_effect() {
    let mut table = castle().store(ANNA, ["castle", "church"]).depot(2, ["mine"]);
    table.play(ANNA, PLACE).play(ANNA, "* place 2 @25").play(ANNA, "fetch 2.1");
    assert_eq!(table.stored(ANNA)[0], "mine");
}

#[test]
fn without_a_castle_there_is_no_action_of_any_number() {
    castle().refuses(ANNA, "* hire", Illegal::NothingWaits);
}
