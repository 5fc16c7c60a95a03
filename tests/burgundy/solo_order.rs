//! The solo game (page 14): the counting stone, and gains and effects in the order the player likes. Board
//! 13a is drawn in `solo.rs`.

use super::solo::alone;
use super::table::{ANNA, Table};
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::state::Waiting;

/// With the counting stone here.
fn stone(mut table: Table, stone: u8) -> Table {
    table.state.stone = stone;
    table
}

// The counting stone

#[test]
fn points_move_the_stone_at_once_while_the_marker_is_far() {
    let mut table = alone().store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
    table.play(ANNA, "4 place 1 @1");
    // The region of one and the phase too.
    assert_eq!((table.state.stone, table.state.top()), (4 + 1 + 10, Waiting::Nothing));
}

#[test]
fn at_the_marker_the_stone_goes_back_and_the_marker_falls_from_50_to_45_to_40() {
    let mut table = stone(alone(), 48).store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
    table = table.goods(ANNA, [4]);
    table.play(ANNA, "4 place 1 @1");
    assert_eq!(table.state.waits, 3, "tower, region and phase wait to be collected");
    table.play(ANNA, "collect 1");
    assert!(table.events().contains(&Event::MarkerReached { seat: ANNA, marker: 45 }));
    // 2 of the 4 points led beyond and are lost; the other gains are safe now: 1 and 10.
    assert_eq!((table.state.stone, table.state.marker), (11, 45));
    assert_eq!(table.state.top(), Waiting::AnyAction);
    table.play(ANNA, "pass");
    table.state.stone = 44;
    table.play(ANNA, "4 sell 4").play(ANNA, "collect 1");
    assert_eq!((table.state.stone, table.state.marker), (0, 40));
}

#[test]
fn the_order_of_gains_is_the_player_s_where_it_matters() {
    let begun = || {
        let mut table = stone(alone(), 40).store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
        table.play(ANNA, "4 place 1 @1");
        table
    };
    let mut table = begun();
    let offers = table.offers(ANNA);
    assert!(
        ["collect 1", "collect 2", "collect 3"].iter().all(|c| offers.contains(&c.to_string()))
    );
    // 10 for the phase first: back to 0, then 4 and 1 count.
    table.play(ANNA, "collect 3");
    assert_eq!((table.state.marker, table.state.stone), (45, 5));
    // 4 and 1 first: the surplus is lost.
    let mut table = begun();
    table.play(ANNA, "collect 1").play(ANNA, "collect 1").play(ANNA, "collect 1");
    assert_eq!((table.state.marker, table.state.stone), (45, 0));
}

#[test]
fn nothing_is_asked_where_the_order_makes_no_difference() {
    let mut table = stone(alone(), 30).store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
    table.play(ANNA, "4 place 1 @1");
    assert_eq!((table.state.stone, table.state.waits), (45, 0));
}

#[test]
fn the_order_matters_as_soon_as_silver_could_buy_what_is_missing_to_the_marker() {
    for (silver, waits) in [(4, 0), (5, 3)] {
        let mut table = stone(alone(), 30).store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
        table = table.silver(ANNA, silver);
        table.play(ANNA, "4 place 1 @1");
        assert_eq!(table.state.waits, waits, "30, then 4, 1 and 10, and {silver} silver");
    }
}

#[test]
fn the_action_for_the_stone_s_return_is_of_any_number_and_may_be_let_go() {
    let mut table = stone(alone(), 49).goods(ANNA, [3]).depot(6, ["mine"]);
    table.play(ANNA, "3 sell 3");
    table.play(ANNA, "collect 1");
    assert_eq!(table.state.top(), Waiting::AnyAction);
    let mut taken = table.clone();
    taken.play(ANNA, "* take 6.1");
    assert_eq!(taken.stored(ANNA)[0], "mine");
    table.play(ANNA, "pass");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn points_are_bought_for_a_silver_each_right_after_a_gain_and_only_then() {
    let mut table = stone(alone(), 10).goods(ANNA, [3]).silver(ANNA, 2);
    table.refuses(ANNA, "point", Illegal::NotNow);
    table.play(ANNA, "3 sell 3").play(ANNA, "point").play(ANNA, "point");
    assert_eq!((table.state.stone, table.silver_of(ANNA)), (14, 1));
    table.play(ANNA, "point").refuses(ANNA, "point", Illegal::NoSilverForPoints);
    let mut table = table.silver(ANNA, 1);
    table.play(ANNA, "4 hire");
    table.refuses(ANNA, "point", Illegal::NotNow);
}

#[test]
fn bought_points_reach_the_marker_too() {
    let mut table = stone(alone(), 46).goods(ANNA, [3]).silver(ANNA, 1);
    table.play(ANNA, "3 sell 3");
    table.play(ANNA, "collect 1").play(ANNA, "point").play(ANNA, "point");
    assert_eq!((table.state.stone, table.state.marker), (0, 45));
}

#[test]
fn the_marker_never_falls_to_nothing() {
    let mut table = stone(alone(), 4).goods(ANNA, [3]);
    table.state.marker = 5;
    table.play(ANNA, "3 sell 3").play(ANNA, "collect 1");
    assert_eq!((table.state.stone, table.state.marker), (0, 5));
}

// Order of effects

#[test]
fn dice_may_be_used_and_effects_put_first_while_others_wait() {
    // A warehouse without goods waits for the ship's goods of the second die.
    let mut table = alone().store(ANNA, ["warehouse", "ship"]).goods_in(2, [5, 5]);
    table = table.dice(ANNA, [4, 1]);
    table.play(ANNA, "4 place 1 @1");
    assert_eq!(table.state.waits, 1);
    table.refuses(ANNA, "end", Illegal::NotNow);
    table.play(ANNA, "1 place 2 @6").play(ANNA, "load 2").play(ANNA, "sell 5");
    assert_eq!(table.estate(ANNA).sold[4], 2);
    assert_eq!(table.offers(ANNA).last().map(String::as_str), Some("end"));
}

#[test]
fn an_effect_that_nothing_can_help_any_more_is_lost() {
    let mut table = alone().store(ANNA, ["warehouse"]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 hire").play(ANNA, "4 place 1 @1");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn an_effect_waits_for_another_that_may_help_it_when_both_dice_are_used() {
    let mut table = alone().store(ANNA, ["ship", "warehouse"]).goods_in(2, [5, 5]);
    table = table.dice(ANNA, [1, 4]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "4 place 2 @1");
    assert_eq!(table.state.waits, 2, "the warehouse waits for the ship's goods");
    table.play(ANNA, "first 1").play(ANNA, "load 2").play(ANNA, "sell 5");
    assert_eq!(table.estate(ANNA).sold[4], 2);
}

/// So much of a kind waits that there may be no room for more.
fn crowded(waiting: Waiting) -> Table {
    let mut table = stone(alone(), 48).depot(3, ["ship"]);
    table.state.waiting = [waiting; 4];
    table.state.more_mut().waiting[..8].fill(waiting);
    table.state.waits = 12;
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
        table.state.waiting[0] = effect;
        table.state.more_mut().waiting[7] = effect;
        for refused in [action, "first 1"] {
            assert!(table.state.check(ANNA, refused.parse().unwrap()).is_err(), "{refused}");
        }
        assert!(table.offers(ANNA).iter().all(|text| text.starts_with("collect")));
    }
}

#[test]
fn only_an_effect_that_does_not_come_first_is_put_first() {
    let mut table = alone().store(ANNA, ["ship", "warehouse"]).goods_in(2, [5, 5]);
    table = table.dice(ANNA, [1, 4]);
    table.play(ANNA, "1 place 1 @6").play(ANNA, "4 place 2 @1");
    table.refuses(ANNA, "first 2", Illegal::NotNow);
    table.refuses(ANNA, "first 3", Illegal::NotNow);
}
