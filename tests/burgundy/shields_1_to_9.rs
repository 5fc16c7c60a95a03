//! The effects of shields 1 to 9 (page 15). Taking them and paying for them is in `shields.rs`.

use super::shield_table::{end_phase, finish, shield_points, shields, with};
use super::table::{ANNA, BENNO, CARLA, Table};
use principality::games::burgundy::event::{Effect, Event, Gain, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::Module;
use principality::games::burgundy::shields::Shield;
use principality::games::burgundy::state::{Stage, Waiting};
use principality::games::burgundy::tiles::Colour;

// 1. Pastures of board 1: 27; 0 4 5 9 10.

#[test]
fn shield_1_makes_all_pastures_one_for_animals() {
    let mut table = with([1]).laid(ANNA, "cow-3", 27).store(ANNA, ["cow-4"]).dice(ANNA, [1, 2]);
    table.play(ANNA, "1 place 1 @5");
    assert_eq!(table.scored_for(ANNA, Reason::Animals), 7);
    let mut table = with([2]).laid(ANNA, "cow-3", 27).store(ANNA, ["cow-4"]).dice(ANNA, [1, 2]);
    table.play(ANNA, "1 place 1 @5");
    assert_eq!(table.scored_for(ANNA, Reason::Animals), 4, "without it");
}

#[test]
fn shield_1_joins_pastures_for_geese_too_but_finishes_regions_one_by_one() {
    let both = [Module::Shields, Module::ExtraTiles];
    let mut table = Table::with_modules(2, both)
        .has_shields(ANNA, [1])
        .laid(ANNA, "castle", 6)
        .laid(ANNA, "cow-3", 27)
        .store(ANNA, ["geese"])
        .dice(ANNA, [1, 2]);
    table.play(ANNA, "1 place 1 @5");
    assert_eq!(table.points(ANNA), 5);
    let mut table = with([1]).laid(ANNA, "mine", 24).laid(ANNA, "bank", 26);
    table = table.store(ANNA, ["cow-3"]).dice(ANNA, [2, 2]);
    table.play(ANNA, "2 place 1 @27");
    assert_eq!(table.scored_for(ANNA, Reason::Region { colour: Colour::Animal, size: 1 }), 1);
}

// 2.

#[test]
fn shield_2_brings_a_worker_whenever_another_player_gets_some() {
    let mut table = shields(3).has_shields(BENNO, [2]).dice(ANNA, [3, 4]);
    table = table.store(ANNA, ["boarding-house"]);
    table.play(ANNA, "4 hire");
    assert_eq!((table.workers_of(ANNA), table.workers_of(BENNO)), (2, 1));
    table.play(ANNA, "3 place 1 @25");
    assert_eq!((table.workers_of(ANNA), table.workers_of(BENNO)), (6, 2), "one, however many");
    assert_eq!(table.workers_of(CARLA), 0);
    let gained = Event::WorkersGained { seat: BENNO, amount: 1, gain: Gain::Shield(Shield(2)) };
    assert!(table.events().contains(&gained));
}

#[test]
fn shield_2_brings_nothing_for_its_owner_s_workers_nor_for_silver() {
    let mut table = with([2]).store(ANNA, ["bank"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "4 hire").play(ANNA, "3 place 1 @25").play(ANNA, "end");
    assert_eq!(table.workers_of(ANNA), 2);
    let mut table = table.store(BENNO, ["bank"]).dice(BENNO, [3, 4]);
    table.play(BENNO, "3 place 1 @25");
    assert_eq!(table.workers_of(ANNA), 2);
}

#[test]
fn shield_2_counts_workers_of_mines_at_the_end_of_a_phase() {
    let table = with([2]).silver(ANNA, 1).laid(BENNO, "mine", 24).owns(BENNO, 2);
    let mut table = end_phase(table, 'A');
    table.play(ANNA, "pay");
    assert_eq!((table.workers_of(BENNO), table.workers_of(ANNA)), (1, 1));
}

#[test]
fn shield_2_brings_one_worker_for_mines_that_shield_8_doubles() {
    let table = with([2]).silver(ANNA, 1).laid(BENNO, "mine", 24).owns(BENNO, 2);
    let mut table = end_phase(table.has_shields(BENNO, [8]).silver(BENNO, 1), 'A');
    table.play(ANNA, "pay").play(BENNO, "pay");
    assert_eq!((table.workers_of(BENNO), table.workers_of(ANNA)), (2, 1), "one, however many");
}

// 3.

#[test]
fn shield_3_pays_tribute_in_workers_silver_or_both() {
    let table = with([3, 7]).silver(ANNA, 1).workers(ANNA, 2);
    let table = end_phase(table, 'A');
    assert_eq!(table.offers(ANNA), ["pay 1", "pay 2", "drop 3", "drop 7"]);
    for (paid, left) in [("pay 1", (0, 1)), ("pay 2", (1, 0))] {
        let mut table = table.clone();
        table.play(ANNA, paid);
        assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), left);
        assert_eq!(table.shields_of(ANNA), [3, 7]);
    }
    let table = end_phase(with([3, 7]).silver(ANNA, 2).workers(ANNA, 1), 'A');
    assert_eq!(
        table.offers(ANNA),
        ["pay", "pay 1", "drop 3", "drop 7"],
        "no worker that isn't there"
    );
}

#[test]
fn without_shield_3_workers_pay_no_tribute() {
    let table = end_phase(with([7]).silver(ANNA, 1).workers(ANNA, 2), 'A');
    assert_eq!(table.offers(ANNA), ["pay", "drop 7"]);
    table.refuses(ANNA, "pay 1", Illegal::Tribute);
    let table = end_phase(with([7]).workers(ANNA, 2), 'A');
    assert!(table.shields_of(ANNA).is_empty(), "no silver, no shield");
    let table = end_phase(with([3]).workers(ANNA, 2), 'A');
    assert_eq!(table.offers(ANNA), ["pay 1", "drop 3"], "it pays for itself too");
    table.refuses(ANNA, "pay 2", Illegal::Tribute);
}

// 4.

#[test]
fn shield_4_stores_as_many_tiles_as_wanted() {
    let mut table = with([4]).store(ANNA, ["mine", "mine", "mine"]).depot(3, ["ship"]);
    table = table.depot(4, ["bank"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 take 3.1").play(ANNA, "4 take 4.1");
    assert_eq!(table.estate(ANNA).stored_tiles().count(), 5);
    assert_eq!(table.state.top(), Waiting::Nothing);
    let mut table = table.dice(ANNA, [3, 4]);
    *table.state.edit().used() = 0;
    assert!(table.offers_any(ANNA, "3 place 5 @25"), "and places them");
    table.play(ANNA, "3 place 5 @25");
    assert_eq!(table.lies_at(ANNA, 25), "bank");
}

#[test]
fn shield_4_gives_its_room_in_the_turn_it_is_taken() {
    let mut table = shields(2).store(ANNA, ["mine", "mine", "mine"]).shields_at(5, [4]);
    table = table.depot(7, ["ship"]).silver(ANNA, 2).dice(ANNA, [5, 5]);
    table.play(ANNA, "shield 4").play(ANNA, "buy 7.1");
    assert_eq!(table.estate(ANNA).stored_tiles().count(), 4);
}

#[test]
fn without_shield_4_the_fourth_tile_drives_one_out() {
    let mut table = with([7]).store(ANNA, ["mine", "mine", "mine"]).depot(3, ["ship"]);
    table = table.dice(ANNA, [3, 4]);
    table.play(ANNA, "3 take 3.1");
    assert!(matches!(table.state.top(), Waiting::Discard(_)));
}

#[test]
fn when_shield_4_is_lost_its_owner_picks_what_leaves_until_three_are_left() {
    let mut table = with([4]).store(ANNA, ["mine", "mine", "mine"]).depot(3, ["ship"]);
    table = table.depot(4, ["bank"]).dice(ANNA, [3, 4]).silver(ANNA, 1);
    table.play(ANNA, "3 take 3.1").play(ANNA, "4 take 4.1");
    let mut table = end_phase(table, 'A');
    table.play(ANNA, "drop 4");
    assert_eq!(table.state.top(), Waiting::Overflow);
    let offers = ["discard 1", "discard 2", "discard 3", "discard 4", "discard 5"];
    assert_eq!(table.offers(ANNA), offers);
    table.play(ANNA, "discard 1").play(ANNA, "discard 3");
    assert_eq!(table.stored(ANNA), ["ship", "mine", "bank"]);
    assert_eq!((table.estate(ANNA).stored_tiles().count(), table.state.phase()), (3, 1));
    let mut table = table.depot(3, ["castle"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 take 3.1");
    assert!(matches!(table.state.top(), Waiting::Discard(_)), "the fourth has no room any more");
}

#[test]
fn when_shield_4_is_replaced_three_tiles_are_left_too() {
    let mut table = shields(2).has_shields(ANNA, [4]).store(ANNA, ["mine", "mine", "mine"]);
    table.state.edit().estates()[0].edit().modules().storage[0] = super::table::tile("ship");
    let mut table = table.shields_at(5, [7]).dice(ANNA, [5, 5]);
    table.play(ANNA, "shield 7 for 4");
    assert_eq!(table.state.top(), Waiting::Overflow);
    table.play(ANNA, "discard 2");
    assert_eq!(table.stored(ANNA), ["mine", "ship", "mine"]);
    assert_eq!(table.offers(ANNA), ["end"]);
}

// 5.

fn ship_with(own: u8) -> Table {
    let mut table = with([own]).store(ANNA, ["ship"]).dice(ANNA, [5, 6]);
    table = table.goods_in(1, [1]).goods_in(2, [2, 3]).goods_in(3, [2]).goods_in(6, [2, 4]);
    table.play(ANNA, "5 place 1 @19");
    table
}

#[test]
fn shield_5_adds_all_goods_of_one_kind_from_all_depots_to_a_ship() {
    let mut table = ship_with(5);
    table.play(ANNA, "load 1");
    assert_eq!(table.offers(ANNA), ["gather 2", "gather 3", "gather 4", "pass"]);
    table.play(ANNA, "gather 2");
    assert_eq!(table.goods_of(ANNA), [1, 2, 2, 2]);
    assert_eq!(
        (table.goods_at(2), table.goods_at(3), table.goods_at(6)),
        (vec![3], vec![], vec![4])
    );
    assert_eq!(table.state.spaces()[0], 1, "then the step on the bridge");
}

#[test]
fn shield_5_takes_only_what_fits_and_may_be_let_go() {
    let mut table = ship_with(5).goods(ANNA, [4, 5]);
    table.play(ANNA, "load 1");
    assert_eq!(table.offers(ANNA), ["gather 4", "pass"]);
    table.refuses(ANNA, "gather 2", Illegal::WrongGoods);
    table.play(ANNA, "pass");
    assert_eq!(table.goods_of(ANNA), [1, 4, 5]);
}

#[test]
fn shield_5_is_lost_where_nothing_that_fits_is_left() {
    let mut table = with([5]).store(ANNA, ["ship"]).goods(ANNA, [4, 5, 6]).dice(ANNA, [5, 6]);
    table = table.goods_in(1, [4]).goods_in(2, [1, 2]);
    table.play(ANNA, "5 place 1 @19").play(ANNA, "load 1");
    let lost = Event::EffectLost { seat: ANNA, effect: Effect::Gather };
    assert!(table.events().contains(&lost));
    assert_eq!((table.state.top(), table.state.spaces()[0]), (Waiting::Nothing, 1));
}

#[test]
fn without_shield_5_a_ship_takes_from_its_depot_alone() {
    let mut table = ship_with(7);
    table.play(ANNA, "load 1");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

// 6.

#[test]
fn shield_6_lets_another_player_s_monasteries_work_for_its_owner() {
    let mut table = with([6]).owns(BENNO, 14).dice(ANNA, [3, 4]);
    table.play(ANNA, "name 1").play(ANNA, "3 hire");
    assert_eq!(table.workers_of(ANNA), 4);
    // Monasteries placed later count too.
    table.play(ANNA, "4 hire").play(ANNA, "end");
    let mut table = table.store(BENNO, ["monastery-3"]).dice(BENNO, [1, 1]);
    table.play(BENNO, "1 place 1 @12");
    assert!(table.estate(ANNA).has_monastery(3) && !table.estate(ANNA).owns_monastery(3));
}

#[test]
fn shield_6_names_one_player_once_at_any_moment_of_the_own_turn() {
    let mut table = shields(3).has_shields(ANNA, [6]).dice(ANNA, [6, 4]);
    table = table.filled(ANNA, [12]).store(ANNA, ["castle"]);
    table.play(ANNA, "6 place 1 @6");
    assert_eq!(table.state.top(), Waiting::Castle);
    table.refuses(ANNA, "name 0", Illegal::NotAnother);
    let mut table = table.owns(BENNO, 13).owns(CARLA, 14);
    table.play(ANNA, "name 2");
    table.refuses(ANNA, "name 1", Illegal::NotNow);
    table.play(ANNA, "* hire");
    assert_eq!((table.workers_of(ANNA), table.silver_of(ANNA)), (4, 0), "Carla's, not Benno's");
}

#[test]
fn without_shield_6_nobody_is_named() {
    with([7]).dice(ANNA, [3, 4]).refuses(ANNA, "name 1", Illegal::NoShield);
}

#[test]
fn shield_6_names_at_the_end_of_a_phase_before_paying_and_before_the_final_scoring() {
    let table = with([6]).silver(ANNA, 1).owns(BENNO, 2).laid(ANNA, "mine", 24);
    let mut table = end_phase(table, 'A');
    assert_eq!(table.offers(ANNA), ["pay", "drop 6", "name 1"]);
    table.play(ANNA, "name 1").play(ANNA, "pay");
    assert_eq!(table.workers_of(ANNA), 1, "monastery 2 for her mine");
    let table = with([6]).silver(ANNA, 1).owns(BENNO, 25).sold(ANNA, [1, 1, 2]);
    let mut table = end_phase(table, 'E');
    table.play(ANNA, "pay");
    assert_eq!(table.offers(ANNA), ["pass", "name 1"]);
    table.play(ANNA, "name 1");
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(25)), 3);
    assert_eq!(table.state.stage(), Stage::Over);
}

#[test]
fn shield_6_names_while_a_tile_of_shield_14_waits_and_may_help_to_place_it() {
    // Two banks in one city take monastery 1.
    let table = with([6, 14]).owns(BENNO, 1).laid(ANNA, "bank", 26).depot(3, ["bank"]);
    let mut table = end_phase(table.silver(ANNA, 2), 'A');
    assert_eq!(table.state.top(), Waiting::Settle { black: false });
    table.refuses(ANNA, "settle 3.1 @25", Illegal::SameBuilding);
    table.play(ANNA, "name 1").play(ANNA, "settle 3.1 @25");
    assert_eq!(table.lies_at(ANNA, 25), "bank");
}

#[test]
fn shield_6_is_asked_for_before_the_final_scoring_only_and_not_where_it_has_named() {
    let mut table = end_phase(with([6]).silver(ANNA, 1), 'D');
    table.play(ANNA, "pay");
    assert_eq!((table.state.phase(), table.state.top()), (4, Waiting::Nothing));
    let mut table = end_phase(with([6]).silver(ANNA, 1), 'E');
    table.play(ANNA, "name 1").play(ANNA, "pay");
    assert_eq!(table.state.stage(), Stage::Over);
}

#[test]
fn shield_6_names_nobody_while_a_stored_tile_gives_way() {
    let mut table = with([6]).store(ANNA, ["mine", "mine", "mine"]).depot(3, ["ship"]);
    table = table.dice(ANNA, [3, 4]);
    table.play(ANNA, "3 take 3.1");
    table.refuses(ANNA, "name 1", Illegal::NotNow);
}

#[test]
fn shield_6_does_not_lend_monastery_27_and_ends_with_the_shield() {
    let mut table = with([6]).owns(BENNO, 27).owns(BENNO, 14).silver(ANNA, 1);
    table = table.dice(ANNA, [3, 4]);
    table.play(ANNA, "name 1");
    assert!(table.estate(ANNA).has_monastery(14) && !table.estate(ANNA).has_monastery(27));
    let mut table = end_phase(table, 'A');
    table.play(ANNA, "drop 6");
    assert!(!table.estate(ANNA).has_monastery(14));
    assert_eq!(table.state.named(), None);
}

// 7.

#[test]
fn shield_7_doubles_bonus_tiles_won_while_it_lies() {
    let last_mine = |own: u8| {
        let mut table = with([own]).colour_filled_but(ANNA, Colour::Mine, 24);
        table = table.store(ANNA, ["mine"]).dice(ANNA, [4, 4]);
        table.play(ANNA, "4 place 1 @24");
        let bonus = Reason::Bonus { colour: Colour::Mine, first: true };
        (table.scored_for(ANNA, bonus), shield_points(&table, 7))
    };
    assert_eq!(last_mine(7), (5, 5));
    assert_eq!(last_mine(8), (5, 0));
}

#[test]
fn shield_7_does_not_double_bonus_tiles_won_before_nor_those_of_posts() {
    let mut table = with([7]);
    *table.state.edit().estates()[0].edit().bonuses() = 1;
    *table.state.edit().bonuses_gone() = 1;
    let table = finish(table);
    assert_eq!(shield_points(&table, 7), 8, "its own points at the end alone");
}

// 8.

#[test]
fn shield_8_doubles_what_mines_give_workers_of_monastery_2_too() {
    let paid = |own: u8| {
        let table = with([own]).silver(ANNA, 1).laid(ANNA, "mine", 24).laid(ANNA, "mine", 29);
        let mut table = end_phase(table.owns(ANNA, 2), 'A');
        table.play(ANNA, "pay");
        (table.silver_of(ANNA), table.workers_of(ANNA))
    };
    assert_eq!(paid(8), (4, 4));
    assert_eq!(paid(7), (2, 2));
}

// 9.

#[test]
fn shield_9_gives_a_silver_for_each_good_sold() {
    let sold = |table: Table| {
        let mut table = table.goods(ANNA, [4, 4, 4]).dice(ANNA, [4, 4]);
        table.play(ANNA, "4 sell 4");
        table.silver_of(ANNA)
    };
    assert_eq!(sold(with([9])), 3);
    assert_eq!(sold(with([9]).owns(ANNA, 3)), 4, "monastery 3: one more for each sale");
    assert_eq!(sold(with([7])), 1);
}
