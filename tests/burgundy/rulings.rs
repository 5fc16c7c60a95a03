//! The project's own rulings (`docs/rulings.md`): a test for each line. The lines on editions are in
//! `editions.rs`, those on the beginning in `ways.rs`; all cases of a rule are in the file of its chapter.

use super::table::{ANNA, BENNO, CARLA, DARIO, Table, dealt};
use principality::engine::game::Quiet;
use principality::games::burgundy::event::{Effect, Event, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::options::{Edition, Options};
use principality::games::burgundy::state::{Stage, Waiting};
use principality::games::burgundy::tiles::{Building, Colour};

// Before the game.

#[test]
fn seats_sit_in_turn_order_and_the_first_one_begins() {
    for seed in 0..20 {
        let table = dealt(&Options::basic(3).unwrap(), seed);
        assert_eq!((table.state.playing(), table.state.order()), (ANNA, [0, 1, 2, 0]));
    }
}

#[test]
fn dice_depend_on_the_seed_and_the_round_alone() {
    let state = |players, seed| dealt(&Options::basic(players).unwrap(), seed).state;
    for players in 2..=4 {
        assert_eq!(state(players, 5).secrets().dice, state(2, 5).secrets().dice);
        assert_eq!(state(players, 5).dice()[0], state(2, 5).dice()[0]);
    }
    assert_ne!(state(2, 5).secrets().dice, state(2, 6).secrets().dice);
}

// The turn.

#[test]
fn both_dice_are_used_and_workers_can_always_be_taken() {
    let table = Table::with(2).dice(ANNA, [2, 5]);
    assert_eq!(table.offers(ANNA), ["2 hire", "5 hire"], "where nothing else is possible");
    table.refuses(ANNA, "end", Illegal::DiceLeft);
}

#[test]
fn the_fewest_workers_that_do_it_are_paid() {
    for from in 1..=6u8 {
        for to in 1..=6u8 {
            let mut table = Table::with(2).dice(ANNA, [from, from]).workers(ANNA, 9);
            table = table.goods(ANNA, [to]);
            table.play(ANNA, &format!("{from} sell {to}"));
            let up = (to + 6 - from) % 6;
            let down = (from + 6 - to) % 6;
            assert_eq!(table.workers_of(ANNA), u16::from(9 - up.min(down)), "{from} to {to}");
        }
    }
}

#[test]
fn two_dice_alike_are_one_choice() {
    let table = Table::with(2).dice(ANNA, [4, 4]).goods(ANNA, [4]).depot(4, ["ship"]);
    assert_eq!(table.offers(ANNA), ["4 take 4.1", "4 sell 4", "4 hire"]);
}

#[test]
fn full_storage_also_for_purchases_and_effects() {
    let stored = ["market", "mine", "cow-4"];
    let mut table = Table::with(2).dice(ANNA, [3, 3]).silver(ANNA, 2).store(ANNA, stored);
    table = table.depot(7, ["bank", "bank"]).depot(1, ["ship"]);
    let mut bought = table.clone();
    bought.play(ANNA, "buy 7.1");
    assert!(matches!(bought.state.top(), Waiting::Discard(_)));
    table.play(ANNA, "3 place 1 @25").play(ANNA, "buy 7.1").play(ANNA, "fetch 1.1");
    assert!(matches!(table.state.top(), Waiting::Discard(_)));
}

#[test]
fn full_storage_exactly_one_tile_leaves_and_nothing_is_bought_at_that_moment() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).silver(ANNA, 2).depot(7, ["bank"]);
    table = table.depot(3, ["ship"]).store(ANNA, ["castle", "mine", "cow-4"]);
    table.play(ANNA, "3 take 3.1");
    assert_eq!(table.offers(ANNA), ["discard 1", "discard 2", "discard 3"]);
    table.play(ANNA, "discard 2");
    assert_eq!(table.stored(ANNA), ["castle", "ship", "cow-4"]);
}

#[test]
fn a_purchase_needs_the_price_a_tile_and_a_place_and_nothing_else() {
    let mut table = Table::with(2).silver(ANNA, 2).depot(7, ["castle"]);
    *table.state.edit().used() = 3; // both dice used
    table.play(ANNA, "buy 7.1");
}

#[test]
fn selling_needs_at_least_one_good_and_gives_silver_and_points_at_once() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]);
    table.refuses(ANNA, "3 sell 3", Illegal::NoGoods);
    table = table.goods(ANNA, [3]);
    table.play(ANNA, "3 sell 3");
    assert_eq!((table.points(ANNA), table.silver_of(ANNA)), (2, 1));
}

#[test]
fn silver_and_workers_never_run_out() {
    let mut table = Table::with(4).dice(ANNA, [3, 3]).store(ANNA, ["bank", "boarding-house"]);
    for seat in [ANNA, BENNO, CARLA, DARIO] {
        table = table.silver(seat, 24).workers(seat, 30); // more than the box holds
    }
    table.play(ANNA, "3 place 1 @25").play(ANNA, "3 place 2 @11");
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (26, 34));
    let most = u16::MAX;
    let mut table = table.silver(ANNA, most).workers(ANNA, most - 1).goods(ANNA, [5]);
    (table.state.edit().dice()[0], *table.state.edit().used()) = ([1, 5], 0);
    table.play(ANNA, "5 sell 5").play(ANNA, "1 hire");
    let held = (table.silver_of(ANNA), table.workers_of(ANNA));
    assert_eq!(held, (most, most), "no more are counted");
}

// Placing and effects.

#[test]
fn the_start_castle_gives_no_points_and_no_action_and_counts_for_region_and_colour() {
    // region and colour: regions.rs
    let table = dealt(&Options::basic(2).unwrap(), 1);
    assert_eq!((table.points(ANNA), table.state.top()), (0, Waiting::Nothing));
    assert_eq!(table.estate(ANNA).empty_fields().len(), 36);
}

#[test]
fn order_gain_size_phase_colour_then_the_effect_that_asks() {
    let mut table = Table::with(2)
        .colour_filled_but(ANNA, Colour::Building, 25)
        .dice(ANNA, [3, 3])
        .depot(1, ["ship"])
        .store(ANNA, ["market"]);
    table.play(ANNA, "3 place 1 @25");
    assert_eq!(
        table.scored(ANNA),
        [
            (15, Reason::Region { colour: Colour::Building, size: 5 }),
            (10, Reason::Phase(0)),
            (5, Reason::Bonus { colour: Colour::Building, first: true }),
        ]
    );
    assert_eq!(table.state.top(), Waiting::Building(Building::Market));

    let mut table = table.clone().dice(ANNA, [3, 3]);
    table.play(ANNA, "pass");
    let mut table = Table::with(2).dice(ANNA, [3, 3]).store(ANNA, ["boarding-house"]);
    table.play(ANNA, "3 place 1 @11");
    let position = |wanted: fn(&Event) -> bool| table.events().iter().position(wanted);
    let gained = position(|e| matches!(e, Event::WorkersGained { .. }));
    let finished = position(|e| matches!(e, Event::RegionFinished { .. }));
    assert!(gained.is_some() && gained < finished);
}

#[test]
fn an_effect_that_can_t_be_used_is_lost_and_the_tile_placed() {
    for (tile, building) in [
        ("market", Building::Market),
        ("carpenter", Building::Carpenter),
        ("church", Building::Church),
        ("warehouse", Building::Warehouse),
        ("town-hall", Building::TownHall),
    ] {
        let mut table = Table::with(2).dice(ANNA, [3, 3]).store(ANNA, [tile]);
        table.play(ANNA, "3 place 1 @25");
        let effect = Effect::Building(building);
        assert!(table.events().contains(&Event::EffectLost { seat: ANNA, effect }));
        assert_eq!(table.lies_at(ANNA, 25), tile);
    }
}

#[test]
fn market_carpenter_church_warehouse_and_town_hall_may_be_let_go() {
    for tile in ["market", "carpenter", "church", "warehouse", "town-hall"] {
        let mut table = Table::with(2)
            .dice(ANNA, [3, 3])
            .store(ANNA, [tile, "mine"])
            .goods(ANNA, [1])
            .depot(1, ["ship", "bank", "mine"]);
        table.play(ANNA, "3 place 1 @25").play(ANNA, "pass");
        assert_eq!(table.state.top(), Waiting::Nothing);
        assert_eq!((table.stored(ANNA), table.goods_of(ANNA)), (["-", "mine", "-"], vec![1]));
    }
}

#[test]
fn town_hall_in_2019_waits_as_long_as_a_purchase_is_possible() {
    for (edition, silver, waits) in
        [(Edition::E2019, 2, true), (Edition::E2019, 1, false), (Edition::E2011, 2, false)]
    {
        let mut table = Table::edition(edition, 2).dice(ANNA, [3, 3]).silver(ANNA, silver);
        table = table.store(ANNA, ["town-hall"]).depot(7, ["mine"]);
        table.play(ANNA, "3 place 1 @25");
        assert_eq!(table.state.top() == Waiting::Building(Building::TownHall), waits);
    }
}

#[test]
fn town_hall_waits_for_a_purchase_with_workers_too() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).workers(ANNA, 2).owns(ANNA, 6);
    table = table.store(ANNA, ["town-hall"]).depot(4, ["mine"]);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "buy 4.1 workers").play(ANNA, "build 1 @24");
}

#[test]
fn a_castle_s_action_is_compulsory_and_monasteries_13_and_14_count() {
    let mut table = Table::with(2).dice(ANNA, [6, 6]).filled(ANNA, [12]).store(ANNA, ["castle"]);
    table = table.owns(ANNA, 13).owns(ANNA, 14);
    table.play(ANNA, "6 place 1 @6").refuses(ANNA, "pass", Illegal::Compulsory);
    assert_eq!(table.offers(ANNA), ["* hire"]);
    table.play(ANNA, "* hire");
    assert_eq!((table.workers_of(ANNA), table.silver_of(ANNA)), (4, 1));
}

#[test]
fn ship_any_depot_held_kinds_first_then_a_choice_of_new_ones() {
    let mut table = Table::with(2).dice(ANNA, [2, 2]).store(ANNA, ["ship"]).goods(ANNA, [6, 5]);
    table = table.goods_in(4, [1, 2, 6]);
    table.play(ANNA, "2 place 1 @17").play(ANNA, "load 4");
    assert_eq!(table.goods_of(ANNA), [5, 6, 6]);
    assert_eq!(table.offers(ANNA), ["keep 1", "keep 2"]);
}

#[test]
fn ship_nobody_is_asked_where_nothing_in_any_depot_fits() {
    let mut table = Table::with(2).dice(ANNA, [2, 2]).store(ANNA, ["ship"]).owns(ANNA, 5);
    table.play(ANNA, "2 place 1 @17");
    assert_eq!((table.state.top(), table.state.spaces()[0]), (Waiting::Nothing, 1));
}

#[test]
fn monastery_5_one_more_depot_beside_the_first_on_the_ring_may_be_let_go() {
    let mut table = Table::with(2).dice(ANNA, [2, 2]).store(ANNA, ["ship"]).owns(ANNA, 5);
    table = table.goods_in(1, [1]).goods_in(2, [2]).goods_in(6, [6]);
    table.play(ANNA, "2 place 1 @17").play(ANNA, "load 1");
    assert_eq!(table.offers(ANNA), ["load 2", "load 6", "pass"]);
}

#[test]
fn bridge_nearest_first_stack_from_the_top_new_arrival_on_top() {
    let mut table = Table::with(4).bridge([(DARIO, 2), (CARLA, 1), (ANNA, 0), (BENNO, 0)]);
    *table.state.edit().order() = [1, 3, 2, 0];
    table = table.dice(BENNO, [2, 2]).store(BENNO, ["ship"]);
    table.play(BENNO, "2 place 1 @17").play(BENNO, "2 hire").play(BENNO, "end");
    assert_eq!(table.state.bridge(), [3, 1, 2, 0], "on top of Carla, behind Dario");
    assert_eq!(table.state.playing(), DARIO, "this round goes on in the order it began with");
    table.idle_round();
    assert_eq!(table.state.order(), [3, 1, 2, 0]);
}

#[test]
fn cities_bind_tiles_not_fields() {
    // A city full of other kinds takes the last kind on any of its fields.
    let mut table = Table::with(2).laid(ANNA, "bank", 26).laid(ANNA, "church", 31);
    table = table.dice(ANNA, [3, 6]).store(ANNA, ["market", "bank"]);
    table.refuses(ANNA, "3 place 2 @25", Illegal::SameBuilding);
    table.refuses(ANNA, "6 place 2 @32", Illegal::SameBuilding);
    table.play(ANNA, "6 place 1 @32");
}

// The end.

#[test]
fn end_of_a_phase_mines_pay_in_the_last_phase_as_well() {
    let table = Table::with(2).filled(ANNA, [24]).owns(ANNA, 2).finish();
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (1, 1));
}

#[test]
fn ties_more_empty_fields_then_later_on_the_bridge_after_the_last_ship() {
    let tied = || Table::with(3).bridge([(ANNA, 2), (BENNO, 1), (CARLA, 0)]);
    let first = |table: Table| table.finish().state.standings()[0].seat;
    assert_eq!(first(tied()), CARLA);
    assert_eq!(first(tied().filled(CARLA, [15])), BENNO);
    assert_eq!(first(tied().filled(CARLA, [15]).silver(CARLA, 1)), CARLA);
}

#[test]
fn running_totals_show_what_monasteries_15_to_26_are_worth_and_end_the_same() {
    let table =
        Table::with(2).owns(ANNA, 15).owns(ANNA, 22).sold(ANNA, [1, 2]).laid(ANNA, "bank", 25);
    let edition = table.state.options().edition();
    let running = table.estate(ANNA).running_monastery_points(edition);
    assert_eq!((running, table.points(ANNA)), (4 + 4, 0));
    let table = table.goods(ANNA, [1]);
    assert_eq!(table.estate(ANNA).running_monastery_points(edition), running, "goods left don't");
    assert_eq!(table.finish().points(ANNA), running + 1);
}

#[test]
fn after_the_end_nothing_can_be_done() {
    let mut table = Table::with(2).finish();
    assert_eq!(table.state.stage(), Stage::Over);
    assert!(table.offers(ANNA).is_empty() && table.offers(BENNO).is_empty());
    let before = table.state.clone();
    let done = table.state.apply(ANNA, "end".parse().unwrap(), &mut Quiet);
    assert_eq!((done, table.state), (Err(Illegal::Over), before));
}
