//! Ships, goods and the bridge (pages 5 and 9). Anna has a ship and a 2 for field 17.

use super::table::{ANNA, BENNO, CARLA, DARIO, Table};
use principality::games::burgundy::event::{Effect, Event};
use principality::games::burgundy::goods::{Good, GoodSet};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::state::Waiting;

const PLACE: &str = "2 place 1 @17";

fn ship() -> Table {
    Table::with(4).dice(ANNA, [2, 2]).store(ANNA, ["ship"])
}

// Goods.

#[test]
fn carla_s_ship_with_the_full_store() {
    // In her store: turquoise and one other kind. In the depot: turquoise, pink, brown.
    let mut table = Table::with(4)
        .bridge([(CARLA, 0), (DARIO, 0), (ANNA, 0), (BENNO, 0)])
        .dice(CARLA, [2, 2])
        .store(CARLA, ["ship"])
        .goods(CARLA, [1, 4])
        .goods_in(5, [1, 3, 5]);
    table.play(CARLA, PLACE).play(CARLA, "load 5");
    assert_eq!(table.goods_of(CARLA), [1, 1, 4], "turquoise goes on turquoise");
    assert_eq!(table.offers(CARLA), ["keep 3", "keep 5"], "pink or brown on the free place");
    table.play(CARLA, "keep 5");
    assert_eq!(table.goods_of(CARLA), [1, 1, 4, 5]);
    assert_eq!(table.goods_at(5), [3], "the other stays in the depot");
}

#[test]
fn ship_takes_all_goods_of_one_depot() {
    let mut table = ship().goods_in(4, [1, 1, 6]).goods_in(5, [2]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    assert_eq!(table.goods_of(ANNA), [1, 1, 6]);
    assert_eq!((table.goods_at(4), table.goods_at(5)), (vec![], vec![2]));
}

#[test]
fn the_depot_is_any_whatever_the_die() {
    for depot in 1..=6 {
        let mut table = ship().goods_in(depot, [3]);
        table.play(ANNA, PLACE);
        assert_eq!(
            table.offers(ANNA),
            ["load 1", "load 2", "load 3", "load 4", "load 5", "load 6"]
        );
        table.play(ANNA, &format!("load {depot}"));
        assert_eq!((table.goods_of(ANNA), table.workers_of(ANNA)), (vec![3], 0));
    }
}

#[test]
fn the_goods_are_not_optional_but_an_empty_depot_may_be_chosen() {
    let mut table = ship().goods_in(4, [1]);
    table.play(ANNA, PLACE);
    table.refuses(ANNA, "pass", Illegal::Compulsory);
    table.play(ANNA, "load 2");
    assert!(table.goods_of(ANNA).is_empty());
    assert_eq!(table.state.spaces()[0], 1);
}

#[test]
fn three_kinds_and_no_more_fit_the_store() {
    let mut table = ship().goods_in(4, [1, 2, 3]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    assert_eq!(table.goods_of(ANNA), [1, 2, 3]);
    let mut table = ship().goods(ANNA, [4, 5, 6]).goods_in(4, [1, 2, 6]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    assert_eq!(table.goods_of(ANNA), [4, 5, 6, 6]);
    assert_eq!(table.goods_at(4), [1, 2]);
}

#[test]
fn ship_leaves_goods_that_do_not_fit() {
    let mut table = ship().goods(ANNA, [4, 5, 6]).goods_in(4, [1, 6]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    let goods = GoodSet::NONE.with(Good(1));
    assert!(table.events().contains(&Event::GoodsLeftBehind { seat: ANNA, depot: 4, goods }));
}

#[test]
fn a_kind_is_taken_with_all_its_goods() {
    let mut table = ship().goods(ANNA, [4, 5]).goods_in(4, [1, 1, 1, 2]);
    table.play(ANNA, PLACE).play(ANNA, "load 4").play(ANNA, "keep 1");
    assert_eq!(table.goods_of(ANNA), [1, 1, 1, 4, 5]);
}

#[test]
fn as_many_new_kinds_as_fit_must_be_kept() {
    let mut table = ship().goods(ANNA, [4]).goods_in(4, [1, 2, 3]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    assert_eq!(table.offers(ANNA), ["keep 12", "keep 13", "keep 23"]);
    for wrong in ["keep 1", "keep ", "keep 123", "keep 14", "keep 45"] {
        table.refuses(ANNA, wrong, Illegal::WrongGoods);
    }
    table.refuses(ANNA, "pass", Illegal::Compulsory);
}

#[test]
fn no_choice_where_all_or_none_of_the_new_kinds_fit() {
    let mut table = ship().goods(ANNA, [4]).goods_in(4, [1, 2]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    assert_eq!(table.state.top(), Waiting::Nothing);
    let mut table = ship().goods(ANNA, [4, 5, 6]).goods_in(4, [1, 4]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn sold_goods_take_no_place() {
    let mut table = ship().sold(ANNA, [4, 5, 6]).goods_in(4, [1, 2, 3]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    assert_eq!(table.goods_of(ANNA), [1, 2, 3]);
}

#[test]
fn where_nothing_fits_anywhere_the_goods_are_lost_but_the_step_is_not() {
    let mut table = ship().goods(ANNA, [4, 5, 6]).goods_in(4, [1, 2]);
    table.play(ANNA, PLACE);
    assert!(table.events().contains(&Event::EffectLost { seat: ANNA, effect: Effect::Ship }));
    assert_eq!((table.state.spaces()[0], table.state.top()), (1, Waiting::Nothing));
}

#[test]
fn first_the_goods_then_the_step() {
    let mut table = ship().goods_in(4, [1]);
    table.play(ANNA, PLACE);
    assert_eq!(table.state.spaces()[0], 0);
    table.play(ANNA, "load 4");
    let loaded = table.events().iter().position(|e| matches!(e, Event::GoodsLoaded { .. }));
    let stepped = table.events().iter().position(|e| matches!(e, Event::BridgeStep { .. }));
    assert!(loaded.unwrap() < stepped.unwrap());
}

// The bridge.

fn bridge(table: &Table) -> [u8; 4] {
    table.state.bridge()
}

#[test]
fn a_ship_moves_its_owner_s_stone_one_space_to_the_front() {
    let mut table = ship();
    table = table.bridge([(ANNA, 0), (BENNO, 0), (CARLA, 0), (DARIO, 0)]);
    table.play(ANNA, PLACE);
    assert_eq!(table.state.spaces(), [1, 0, 0, 0]);
    let mut table = ship().bridge([(ANNA, 0), (BENNO, 0), (CARLA, 0), (DARIO, 0)]);
    table.idle_turn();
    table = table.dice(BENNO, [2, 2]).store(BENNO, ["ship"]);
    table.play(BENNO, PLACE);
    assert_eq!(bridge(&table), [1, 0, 2, 3], "Benno passes Anna, the others stay as they are");
}

#[test]
fn on_a_taken_space_the_new_stone_goes_on_top() {
    let mut table = ship().bridge([(ANNA, 0), (BENNO, 0), (CARLA, 0), (DARIO, 0)]);
    table = table.bridge([(BENNO, 1), (CARLA, 1), (ANNA, 0), (DARIO, 0)]);
    *table.state.edit().order() = [0, 1, 2, 3];
    table.play(ANNA, PLACE);
    assert_eq!(bridge(&table), [0, 1, 2, 3], "on top of Benno and Carla");
    assert_eq!(table.state.spaces(), [1, 1, 1, 0]);
}

#[test]
fn a_stone_does_not_pass_those_further_on() {
    let mut table = ship().bridge([(BENNO, 3), (CARLA, 2), (ANNA, 0), (DARIO, 0)]);
    *table.state.edit().order() = [0, 1, 2, 3];
    table.play(ANNA, PLACE);
    assert_eq!(bridge(&table), [1, 2, 0, 3]);
}

#[test]
fn leaving_a_stack_keeps_the_order_of_the_rest() {
    let mut table = ship().bridge([(BENNO, 1), (CARLA, 1), (DARIO, 1), (ANNA, 0)]);
    *table.state.edit().order() = [2, 1, 3, 0];
    table = table.dice(CARLA, [2, 2]).store(CARLA, ["ship"]);
    table.play(CARLA, PLACE);
    assert_eq!(bridge(&table), [2, 1, 3, 0]);
    assert_eq!(table.state.spaces(), [0, 1, 2, 1]);
}

#[test]
fn on_the_last_space_a_further_ship_puts_the_stone_on_top_of_its_stack() {
    let mut table = ship().bridge([(BENNO, 6), (ANNA, 6), (CARLA, 6), (DARIO, 0)]);
    *table.state.edit().order() = [0, 1, 2, 3];
    table.play(ANNA, PLACE);
    assert_eq!((bridge(&table), table.state.spaces()), ([0, 1, 2, 3], [6, 6, 6, 0]));
    assert!(table.events().contains(&Event::BridgeStep { seat: ANNA, space: 6 }));
}

#[test]
fn alone_on_the_last_space_a_further_ship_changes_nothing() {
    let mut table = ship().bridge([(ANNA, 6), (BENNO, 2), (CARLA, 1), (DARIO, 0)]);
    table.play(ANNA, PLACE);
    assert_eq!((bridge(&table), table.state.spaces()), ([0, 1, 2, 3], [6, 2, 1, 0]));
}

#[test]
fn six_ships_lead_from_the_first_to_the_last_of_seven_spaces() {
    let mut table = ship();
    for step in 1..=6 {
        table = table.store(ANNA, ["ship"]).workers(ANNA, 9).filled(ANNA, []);
        *table.state.edit().used() = 0;
        let field = [17, 16, 15, 19, 20, 21][step - 1];
        table.play(ANNA, &format!("2 place 1 @{field}"));
        assert_eq!(usize::from(table.state.spaces()[0]), step);
    }
}

#[test]
fn who_leads_the_bridge_starts_the_next_round() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).dice(BENNO, [2, 3]).store(BENNO, ["ship"]);
    table.idle_turn();
    table.play(BENNO, PLACE).play(BENNO, "3 hire").play(BENNO, "end");
    assert_eq!(table.state.playing(), BENNO);
    assert_eq!(table.state.order()[..2], [1, 0]);
}

// Monastery 5: a second depot beside the first.

fn with_5() -> Table {
    ship().owns(ANNA, 5)
}

#[test]
fn monastery_5_adds_one_depot_beside_the_first() {
    let mut table = with_5().goods_in(3, [1]).goods_in(4, [2]).goods_in(5, [3]);
    table.play(ANNA, PLACE).play(ANNA, "load 4");
    assert_eq!(table.offers(ANNA), ["load 3", "load 5", "pass"]);
    table.play(ANNA, "load 5");
    assert_eq!(table.goods_of(ANNA), [2, 3]);
    assert_eq!((table.goods_at(3), table.state.top()), (vec![1], Waiting::Nothing));
    assert_eq!(table.state.spaces()[0], 1, "one step all the same");
}

#[test]
fn monastery_5_closes_the_ring_between_6_and_1() {
    let mut table = with_5().goods_in(6, [1]).goods_in(1, [2]).goods_in(5, [3]);
    table.play(ANNA, PLACE).play(ANNA, "load 6");
    assert_eq!(table.offers(ANNA), ["load 1", "load 5", "pass"]);
    let mut table = with_5().goods_in(6, [1]).goods_in(1, [2]);
    table.play(ANNA, PLACE).play(ANNA, "load 1").play(ANNA, "load 6");
    assert_eq!(table.goods_of(ANNA), [1, 2]);
}

#[test]
fn monastery_5_reaches_no_depot_further_off() {
    let mut table = with_5().goods_in(1, [1]).goods_in(2, [2]).goods_in(3, [3]);
    table.play(ANNA, PLACE).play(ANNA, "load 1");
    table.refuses(ANNA, "load 3", Illegal::WrongDepot);
    table.refuses(ANNA, "load 1", Illegal::WrongDepot);
}

#[test]
fn monastery_5_is_optional() {
    let mut table = with_5().goods_in(1, [1]).goods_in(2, [2]);
    table.play(ANNA, PLACE).play(ANNA, "load 1").play(ANNA, "pass");
    assert_eq!((table.goods_of(ANNA), table.state.spaces()[0]), (vec![1], 1));
}

#[test]
fn monastery_5_is_lost_where_nothing_beside_fits() {
    let mut table = with_5().goods_in(1, [1]).goods_in(4, [2]);
    table.play(ANNA, PLACE).play(ANNA, "load 1");
    let lost = Event::EffectLost { seat: ANNA, effect: Effect::SecondDepot };
    assert!(table.events().contains(&lost));
    assert_eq!((table.state.top(), table.state.spaces()[0]), (Waiting::Nothing, 1));
}

#[test]
fn monastery_5_after_a_choice_of_kinds() {
    let mut table = with_5().goods(ANNA, [1, 2]).goods_in(4, [3, 4]).goods_in(5, [1, 4, 6]);
    table.play(ANNA, PLACE).play(ANNA, "load 4").play(ANNA, "keep 4");
    assert_eq!(table.offers(ANNA), ["load 3", "load 5", "pass"]);
    table.play(ANNA, "load 5");
    assert_eq!(table.goods_of(ANNA), [1, 1, 2, 4, 4], "kinds held fit, 6 stays");
    assert_eq!(table.goods_at(5), [6]);
}

#[test]
fn monastery_5_with_a_choice_of_kinds_at_the_second_depot() {
    let mut table = with_5().goods(ANNA, [1]).goods_in(4, [2]).goods_in(5, [3, 4]);
    table.play(ANNA, PLACE).play(ANNA, "load 4").play(ANNA, "load 5");
    assert_eq!(table.offers(ANNA), ["keep 3", "keep 4"]);
    table.play(ANNA, "keep 3");
    assert_eq!(table.goods_of(ANNA), [1, 2, 3]);
    assert_eq!(table.state.top(), Waiting::Nothing, "two depots, not three");
}

#[test]
fn monastery_5_adds_one_depot_not_two() {
    let mut table = with_5().goods_in(4, [2]).goods_in(5, [2, 3]).goods_in(6, [2]);
    table.play(ANNA, PLACE).play(ANNA, "load 4").play(ANNA, "load 5");
    assert_eq!((table.state.top(), table.goods_at(6)), (Waiting::Nothing, vec![2]));
    let mut table = with_5().goods(ANNA, [1, 2]).goods_in(4, [1]).goods_in(5, [3, 4]);
    table = table.goods_in(6, [1]);
    table.play(ANNA, PLACE).play(ANNA, "load 4").play(ANNA, "load 5").play(ANNA, "keep 3");
    assert_eq!((table.state.top(), table.goods_at(6)), (Waiting::Nothing, vec![1]));
}

#[test]
fn monastery_5_may_begin_at_an_empty_depot() {
    let mut table = with_5().goods_in(2, [2]);
    table.play(ANNA, PLACE).play(ANNA, "load 1").play(ANNA, "load 2");
    assert_eq!(table.goods_of(ANNA), [2]);
}

#[test]
fn without_monastery_5_there_is_no_second_depot() {
    let mut table = ship().goods_in(1, [1]).goods_in(2, [2]).store(ANNA, ["ship", "monastery-5"]);
    table.play(ANNA, PLACE).play(ANNA, "load 1");
    assert_eq!(table.state.top(), Waiting::Nothing, "stored it does nothing");
}
