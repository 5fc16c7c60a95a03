//! The solo game (page 14): the counting stone, and gains and effects in any order. Board 13a is drawn in
//! `solo.rs`.

use super::solo::{options, solo};
use super::table::{ANNA, Table, dealt, dealt_by};
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Castles, Edition, Options};
use principality::games::burgundy::state::Waiting;

/// Sets the place of the counting stone.
fn stone(mut table: Table, stone: u8) -> Table {
    *table.state.edit().stone() = stone;
    table
}

/// Number of pending effects, without points.
fn effects(table: &Table) -> u8 {
    table.state.waits() - table.state.scores_waiting()
}

// The counting stone

#[test]
fn points_move_the_stone_by_themselves_at_the_end_of_a_turn_while_the_marker_is_far() {
    let mut table = solo().store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
    table.play(ANNA, "4 place 1 @1");
    assert_eq!(table.state.stone(), 0, "the second die may bring more");
    table.play(ANNA, "4 hire");
    // The region of one and the phase too.
    assert_eq!((table.state.stone(), table.state.top()), (4 + 1 + 10, Waiting::Nothing));
}

#[test]
fn at_the_marker_the_stone_goes_back_and_the_marker_falls_from_50_to_45_to_40() {
    let mut table = stone(solo(), 48).store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
    table = table.goods(ANNA, [4]);
    table.play(ANNA, "4 place 1 @1");
    assert_eq!(table.state.waits(), 3, "tower, region and phase wait to be collected");
    table.play(ANNA, "collect 1");
    assert!(table.events().contains(&Event::MarkerReached { seat: ANNA, marker: 45 }));
    // 2 of the 4 points led beyond and are lost.
    assert_eq!((table.state.stone(), table.state.marker()), (0, 45));
    assert_eq!(table.state.top(), Waiting::StoneAction);
    table.play(ANNA, "pass").play(ANNA, "collect 1").play(ANNA, "collect 1");
    assert_eq!(table.state.stone(), 11);
    *table.state.edit().stone() = 44;
    table.play(ANNA, "4 sell 4").play(ANNA, "collect 1");
    assert_eq!((table.state.stone(), table.state.marker()), (0, 40));
}

#[test]
fn the_order_of_gains_is_the_player_s_where_it_matters() {
    let begun = || {
        let mut table = stone(solo(), 40).store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
        table.play(ANNA, "4 place 1 @1");
        table
    };
    let mut table = begun();
    let offers = table.offers(ANNA);
    assert!(
        ["collect 1", "collect 2", "collect 3"].iter().all(|c| offers.contains(&c.to_string()))
    );
    // 10 for the phase first: back to 0, then 4 and 1 count.
    table.play(ANNA, "collect 3").play(ANNA, "pass").play(ANNA, "4 hire");
    assert_eq!((table.state.marker(), table.state.stone()), (45, 5));
    // 4 and 1 first: the surplus is lost.
    let mut table = begun();
    table.play(ANNA, "collect 1").play(ANNA, "collect 1").play(ANNA, "collect 1");
    assert_eq!((table.state.marker(), table.state.stone()), (45, 0));
}

/// A game in phase D; the first die brings 5 points (sheep), the second 6 for a region of three and 4 for the
/// phase.
fn five_and_then_six_and_four() -> Table {
    let mut table = stone(solo(), 40).phase('D').filled(ANNA, [24, 25, 30]);
    table = table.laid(ANNA, "sheep-3", 36).store(ANNA, ["sheep-2", "monastery-1"]);
    table = table.dice(ANNA, [6, 5]);
    table.play(ANNA, "6 place 1 @31");
    table
}

#[test]
fn gains_wait_for_those_of_the_second_die() {
    let mut table = five_and_then_six_and_four();
    assert_eq!((table.state.stone(), table.state.waits()), (40, 1), "45 would be far from 50");
    assert!(table.offers_any(ANNA, "collect 1") && table.offers_any(ANNA, "5 place 2 @26"));
    table.play(ANNA, "5 place 2 @26");
    assert_eq!(table.state.waits(), 3);
    // 6 and 4 reach the marker on 50 and lose nothing; the 5 count from the start.
    table.play(ANNA, "collect 2").play(ANNA, "collect 2").play(ANNA, "pass");
    assert_eq!((table.state.stone(), table.state.marker(), table.state.waits()), (5, 45, 0));
    // With the 5 first, 1 or 5 points lead beyond.
    let mut table = five_and_then_six_and_four();
    table.play(ANNA, "collect 1").play(ANNA, "5 place 2 @26").play(ANNA, "collect 1");
    assert_eq!((table.state.stone(), table.state.marker()), (0, 45));
    table.play(ANNA, "pass");
    assert_eq!(table.state.stone(), 4);
}

#[test]
fn gains_wait_for_what_an_effect_may_still_bring() {
    // A castle's action is pending, both dice are used; the sale that it allows brings 6 more.
    let mut table = stone(solo(), 34).phase('D').laid(ANNA, "castle", 30).filled(ANNA, [3]);
    table = table.laid(ANNA, "sheep-3", 36).store(ANNA, ["castle", "sheep-2"]);
    table = table.goods(ANNA, [1, 1, 1]).dice(ANNA, [2, 6]);
    table.play(ANNA, "2 place 1 @2").play(ANNA, "6 place 2 @31");
    assert_eq!((table.state.stone(), table.state.top()), (34, Waiting::Castle));
    table.play(ANNA, "* sell 1");
    // The castle's 1 and 4, the sheep's 5 and 6 for the sale reach the marker.
    assert_eq!((table.state.stone(), table.state.waits()), (34, 4));
}

#[test]
fn what_waits_to_be_collected_stands_behind_the_effects() {
    let mut table = solo().filled(ANNA, [3]).store(ANNA, ["castle", "watchtower"]);
    table = table.dice(ANNA, [2, 4]);
    table.play(ANNA, "2 place 1 @2").play(ANNA, "4 place 2 @1");
    assert_eq!(table.state.top(), Waiting::Castle, "the castle needs not be put first again");
    assert!(table.offers_any(ANNA, "* hire") && !table.offers_any(ANNA, "first"));
}

#[test]
fn points_that_wait_keep_no_useless_effect_from_being_lost() {
    let mut table = solo().store(ANNA, ["warehouse"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 hire").play(ANNA, "4 place 1 @1");
    assert_eq!((table.state.top(), table.state.stone()), (Waiting::Nothing, 11));
    // But if they could reach the marker, its action may help the effect.
    let mut table = stone(solo(), 40).store(ANNA, ["warehouse"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 hire").play(ANNA, "4 place 1 @1");
    assert_eq!(table.state.waits(), 3);
}

#[test]
fn with_the_values_of_2011_tiles_are_bought_while_points_wait() {
    let modules = Modules::NONE;
    let options = Options::solo(Edition::E2011, BoardId(17), Castles::Open, modules, 50).unwrap();
    let mut table = dealt(&options, 1);
    table.play(ANNA, "castle @4");
    let mut table = table.cleared().goods(ANNA, [3]).silver(ANNA, 2).depot(7, ["ship"]);
    table.play(ANNA, "3 sell 3");
    assert!(table.state.waits() == 1 && table.offers_any(ANNA, "buy 7.1"));
    let mut table = table.filled(ANNA, [3]).store(ANNA, ["castle"]).dice(ANNA, [3, 2]);
    table.play(ANNA, "2 place 1 @2");
    assert!(!table.offers_any(ANNA, "buy"), "a castle's action waits");
}

#[test]
fn nothing_is_asked_where_the_order_makes_no_difference() {
    let mut table = stone(solo(), 30).store(ANNA, ["watchtower"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 hire").play(ANNA, "4 place 1 @1");
    assert_eq!((table.state.stone(), table.state.waits()), (45, 0));
}

#[test]
fn the_order_matters_as_soon_as_silver_could_buy_what_is_missing_to_the_marker() {
    for (silver, waits) in [(4, 0), (5, 3)] {
        let mut table = stone(solo(), 30).store(ANNA, ["watchtower"]).dice(ANNA, [3, 4]);
        table = table.silver(ANNA, silver);
        table.play(ANNA, "3 hire").play(ANNA, "4 place 1 @1");
        assert_eq!(table.state.waits(), waits, "30, then 4, 1 and 10, and {silver} silver");
    }
}

#[test]
fn the_action_for_the_stone_s_return_is_of_any_number_and_may_be_let_go() {
    let mut table = stone(solo(), 49).goods(ANNA, [3]).depot(6, ["mine"]);
    table.play(ANNA, "3 sell 3");
    table.play(ANNA, "collect 1");
    assert_eq!(table.state.top(), Waiting::StoneAction);
    let mut taken = table.clone();
    taken.play(ANNA, "* take 6.1");
    assert_eq!(taken.stored(ANNA)[0], "mine");
    table.play(ANNA, "pass");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn a_trade_route_s_action_may_not_be_let_go() {
    // Card 3: a 4 gives an action.
    let options = options(17, Modules::NONE.with(Module::TradeRoutes), 50).unwrap();
    let mut table = dealt(&options, 1);
    table.play(ANNA, "castle @4");
    let mut table = table.cleared().route(ANNA, [3]).goods(ANNA, [4]);
    table.play(ANNA, "4 sell 4");
    assert_eq!(table.state.top(), Waiting::AnyAction);
    table.refuses(ANNA, "pass", Illegal::Compulsory);
    table.play(ANNA, "* hire");
}

#[test]
fn points_are_bought_for_a_silver_each_right_after_a_gain_and_only_then() {
    let mut table = stone(solo(), 10).goods(ANNA, [3]).silver(ANNA, 2);
    table.refuses(ANNA, "point", Illegal::NotNow);
    table.play(ANNA, "3 sell 3").refuses(ANNA, "point", Illegal::NotNow);
    table.play(ANNA, "collect 1").play(ANNA, "point").play(ANNA, "point");
    assert_eq!((table.state.stone(), table.silver_of(ANNA)), (14, 1));
    table.play(ANNA, "point").refuses(ANNA, "point", Illegal::NoSilverForPoints);
    let mut table = table.silver(ANNA, 1);
    table.play(ANNA, "4 hire");
    table.refuses(ANNA, "point", Illegal::NotNow);
}

#[test]
fn points_may_be_bought_after_a_purchase_into_a_full_storage() {
    let options =
        Options::solo(Edition::E2019, BoardId(17), Castles::Drawn, Modules::NONE, 45).unwrap();
    let mut table = dealt_by(&options, "f5105");
    let moves = "4 take 6.4 | 4 sell 4 | end | 2 take 2.1 | 3 place 2 @14 | end | 1 take 1.2 \
                 | 3 place 1 @12 | end | 5 take 5.4 | 3 hire | end | 5 place 2 @17 | 3 hire | buy 7.3 \
                 | end | 6 sell 5 | 1 take 2.3 | buy 7.2 | discard 1";
    moves.split(" | ").for_each(|action| _ = table.play(ANNA, action.trim()));
    assert!(table.silver_of(ANNA) > 0 && table.offers_any(ANNA, "point"));
}

#[test]
fn bought_points_reach_the_marker_too() {
    let mut table = stone(solo(), 46).goods(ANNA, [3]).silver(ANNA, 1);
    table.play(ANNA, "3 sell 3");
    table.play(ANNA, "collect 1").play(ANNA, "point").play(ANNA, "point");
    assert_eq!((table.state.stone(), table.state.marker()), (0, 45));
}

#[test]
fn the_marker_never_falls_to_nothing() {
    let mut table = stone(solo(), 4).goods(ANNA, [3]);
    *table.state.edit().marker() = 5;
    table.play(ANNA, "3 sell 3").play(ANNA, "collect 1");
    assert_eq!((table.state.stone(), table.state.marker()), (0, 5));
}

// Order of effects

#[test]
fn dice_may_be_used_and_effects_put_first_while_others_wait() {
    // A warehouse without goods waits for the ship's goods of the second die.
    let mut table = solo().store(ANNA, ["warehouse", "ship"]).goods_in(2, [5, 5]);
    table = table.dice(ANNA, [4, 1]);
    table.play(ANNA, "4 place 1 @1");
    assert_eq!(effects(&table), 1);
    table.refuses(ANNA, "end", Illegal::NotNow);
    table.play(ANNA, "1 place 2 @6").play(ANNA, "load 2").play(ANNA, "sell 5");
    assert_eq!(table.estate(ANNA).sold()[4], 2);
    assert_eq!(table.offers(ANNA).last().map(String::as_str), Some("end"));
}

#[test]
fn an_effect_that_nothing_can_help_any_more_is_lost() {
    let mut table = solo().store(ANNA, ["warehouse"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 hire").play(ANNA, "4 place 1 @1");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn an_effect_waits_for_another_that_may_help_it_when_both_dice_are_used() {
    let mut table = solo().store(ANNA, ["ship", "warehouse"]).goods_in(2, [5, 5]);
    table = table.dice(ANNA, [1, 4]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "4 place 2 @1");
    assert_eq!(effects(&table), 2, "the warehouse waits for the ship's goods");
    // Four gains of points wait before them.
    table.play(ANNA, "first 5").play(ANNA, "load 2").play(ANNA, "sell 5");
    assert_eq!(table.estate(ANNA).sold()[4], 2);
}

/// A game with so many pending items of a kind that there may be no room for more.
fn crowded(waiting: Waiting) -> Table {
    let mut table = stone(solo(), 48).depot(3, ["ship"]);
    *table.state.edit().waiting() = [waiting; 4];
    table.state.edit().modules().waiting[..8].fill(waiting);
    *table.state.edit().waits() = 12;
    table
}

#[test]
fn of_very_many_gains_some_are_collected_before_anything_is_added() {
    let gain = Waiting::Score { points: 1, reason: Reason::Watchtower };
    let table = crowded(gain);
    assert!(table.offers(ANNA).iter().all(|text| text.starts_with("collect")));
    table.refuses(ANNA, "3 take 3.1", Illegal::NotNow);
    assert!(crowded(Waiting::Castle).offers_any(ANNA, "3 take 3.1"), "effects are no gains");
}

#[test]
fn of_very_many_gains_some_are_collected_before_any_effect_too() {
    let gain = Waiting::Score { points: 1, reason: Reason::Watchtower };
    for (effect, action) in [(Waiting::Castle, "* hire"), (Waiting::Settle { black: true }, "pass")]
    {
        let mut table = crowded(gain);
        table.state.edit().waiting()[0] = effect;
        table.state.edit().modules().waiting[7] = effect;
        for refused in [action, "first 1"] {
            assert!(table.state.check(ANNA, refused.parse().unwrap()).is_err(), "{refused}");
        }
        assert!(table.offers(ANNA).iter().all(|text| text.starts_with("collect")));
    }
}

#[test]
fn only_an_effect_that_does_not_come_first_is_put_first() {
    let mut table = solo().store(ANNA, ["ship", "warehouse"]).goods_in(2, [5, 5]);
    table = table.dice(ANNA, [1, 4]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "4 place 2 @1");
    assert!(table.offers_any(ANNA, "first 5"));
    table.refuses(ANNA, "first 4", Illegal::NothingWaits);
    table.refuses(ANNA, "first 6", Illegal::NotNow);
    table.refuses(ANNA, "first 7", Illegal::NotNow);
}
