//! Monasteries 1 to 14 (pages 9 and 10), each where it applies and where it must not. Those of the final
//! scoring are in `scoring_monasteries.rs`.

use super::table::{ANNA, BENNO, Table};
use principality::games::burgundy::action::Payment;
use principality::games::burgundy::event::{Event, Gain, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::options::Edition;

fn owning(number: u8) -> Table {
    Table::with(2).owns(ANNA, number)
}

#[test]
fn a_monastery_works_from_the_moment_it_is_placed() {
    let mut table = Table::with(2).dice(ANNA, [1, 3]).store(ANNA, ["monastery-3"]).goods(ANNA, [3]);
    table.play(ANNA, "1 place 1 @12").play(ANNA, "3 sell 3");
    assert_eq!(table.silver_of(ANNA), 2);
}

#[test]
fn a_stored_monastery_does_nothing() {
    let mut table = Table::with(2).dice(ANNA, [1, 3]).store(ANNA, ["monastery-3"]).goods(ANNA, [3]);
    table.play(ANNA, "3 sell 3");
    assert_eq!(table.silver_of(ANNA), 1);
}

#[test]
fn a_monastery_is_its_owner_s_alone() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).owns(BENNO, 3).goods(ANNA, [3]);
    table.play(ANNA, "3 sell 3");
    assert_eq!(table.silver_of(ANNA), 1);
}

#[test]
fn placing_a_monastery_gives_no_points_and_asks_nothing() {
    for number in 1..=26 {
        let mut table =
            Table::with(2).dice(ANNA, [1, 1]).store(ANNA, [&format!("monastery-{number}")[..]]);
        table.play(ANNA, "1 place 1 @12");
        assert_eq!((table.points(ANNA), table.state.waits()), (0, 0));
        assert!(table.estate(ANNA).has_monastery(number));
    }
}

#[test]
fn monastery_1_allows_several_buildings_of_a_kind_in_a_city() {
    let mut table =
        owning(1).dice(ANNA, [1, 5]).laid(ANNA, "bank", 25).store(ANNA, ["bank", "bank"]);
    table.play(ANNA, "1 place 1 @26").play(ANNA, "5 place 2 @31");
    assert_eq!(table.silver_of(ANNA), 4);
}

#[test]
fn monastery_1_works_for_town_halls_too() {
    let mut table = owning(1).dice(ANNA, [3, 3]).store(ANNA, ["town-hall", "town-hall"]);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "build 2 @26");
}

#[test]
fn without_monastery_1_a_city_has_one_building_of_a_kind() {
    let table =
        owning(2).dice(ANNA, [1, 5]).laid(ANNA, "bank", 25).store(ANNA, ["bank", "monastery-1"]);
    table.refuses(ANNA, "1 place 1 @26", Illegal::SameBuilding);
}

#[test]
fn monastery_2_adds_a_worker_for_each_mine_at_the_end_of_the_phase() {
    let mut table = owning(2).round(5).filled(ANNA, [24, 29]).filled(BENNO, [24, 29, 33]);
    table.idle_phase();
    // two dice gave two workers each
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (2, 4 + 2));
    assert_eq!((table.silver_of(BENNO), table.workers_of(BENNO)), (3, 4));
    let gain = Gain::Monastery(2);
    assert!(table.events().contains(&Event::WorkersGained { seat: ANNA, amount: 2, gain }));
}

#[test]
fn monastery_2_without_mines_gives_nothing() {
    let mut table = owning(2).round(5);
    table.idle_phase();
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (0, 4));
}

#[test]
fn monastery_3_makes_it_two_silver_a_sale_by_die_by_castle_and_by_warehouse() {
    let mut table = owning(3).dice(ANNA, [5, 3]).goods(ANNA, [5, 6, 6, 1]).filled(ANNA, [12]);
    table = table.store(ANNA, ["warehouse", "castle"]);
    table.play(ANNA, "5 sell 5");
    assert_eq!(table.silver_of(ANNA), 2);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "sell 6");
    assert_eq!(table.silver_of(ANNA), 4);
    *table.state.edit().used() = 0;
    table = table.dice(ANNA, [6, 6]);
    table.play(ANNA, "6 place 2 @6").play(ANNA, "* sell 1");
    assert_eq!(table.silver_of(ANNA), 6);
}

#[test]
fn monastery_3_gives_no_silver_without_a_sale() {
    let mut table = owning(3).dice(ANNA, [5, 5]);
    table.play(ANNA, "5 hire");
    assert_eq!(table.silver_of(ANNA), 0);
}

#[test]
fn monastery_4_adds_a_worker_to_each_sale() {
    let mut table = owning(4).dice(ANNA, [5, 3]).goods(ANNA, [5, 5, 6]).store(ANNA, ["warehouse"]);
    table.play(ANNA, "5 sell 5");
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (1, 1));
    table.play(ANNA, "3 place 1 @25").play(ANNA, "sell 6");
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (2, 2));
}

#[test]
fn monasteries_3_and_4_add_up() {
    let mut table = owning(3).owns(ANNA, 4).dice(ANNA, [5, 5]).goods(ANNA, [5]);
    table.play(ANNA, "5 sell 5");
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (2, 1));
}

#[test]
fn monastery_5_lets_a_ship_empty_two_depots_side_by_side() {
    // all its cases are in ships.rs
    let mut table =
        owning(5).dice(ANNA, [2, 2]).store(ANNA, ["ship"]).goods_in(1, [1]).goods_in(2, [2]);
    table.play(ANNA, "2 place 1 @17").play(ANNA, "load 1").play(ANNA, "load 2");
    assert_eq!(table.goods_of(ANNA), [1, 2]);
}

/// A game in which Anna owns monastery 6; tiles lie in depots 1 and 5 and in the black one.
fn six(edition: Edition) -> Table {
    Table::edition(edition, 2)
        .owns(ANNA, 6)
        .depot(1, ["cow-2"])
        .depot(5, ["ship"])
        .depot(7, ["mine"])
}

#[test]
fn monastery_6_in_2019_buys_from_all_seven_depots_for_two_workers() {
    for depot in [1, 5, 7] {
        let mut table = six(Edition::E2019).workers(ANNA, 2);
        table.play(ANNA, &format!("buy {depot}.1 workers"));
        assert_eq!(table.workers_of(ANNA), 0);
        let paid = Event::Paid { seat: ANNA, payment: Payment::Workers };
        assert!(table.events().contains(&paid));
    }
}

#[test]
fn monastery_6_in_2019_leaves_the_purchase_for_silver_from_the_black_depot() {
    let mut table = six(Edition::E2019).silver(ANNA, 2);
    table.refuses(ANNA, "buy 5.1", Illegal::Monastery6);
    table.play(ANNA, "buy 7.1");
}

#[test]
fn monastery_6_still_allows_one_purchase_a_turn() {
    let mut table = six(Edition::E2019).silver(ANNA, 2).workers(ANNA, 2);
    table.play(ANNA, "buy 7.1").refuses(ANNA, "buy 5.1 workers", Illegal::Bought);
}

#[test]
fn monastery_6_takes_two_workers_not_one() {
    let table = six(Edition::E2019).workers(ANNA, 1);
    table.refuses(ANNA, "buy 5.1 workers", Illegal::Workers { needed: 2, held: 1 });
}

#[test]
fn monastery_6_in_2011_buys_from_all_seven_depots_for_two_silver() {
    for depot in [1, 5, 7] {
        let mut table = six(Edition::E2011).silver(ANNA, 2);
        table.play(ANNA, &format!("buy {depot}.1"));
        assert_eq!(table.silver_of(ANNA), 0);
    }
    let table = six(Edition::E2011).workers(ANNA, 9);
    table.refuses(ANNA, "buy 5.1 workers", Illegal::Monastery6);
    table.refuses(ANNA, "buy 5.1", Illegal::Silver(0));
}

#[test]
fn monastery_6_may_leave_a_waiting_market_nothing_to_take() {
    let mut table = six(Edition::E2019).workers(ANNA, 2).dice(ANNA, [3, 3]).store(ANNA, ["market"]);
    table.state.edit().table()[0] = principality::games::burgundy::tiles::Tile::NONE;
    table.play(ANNA, "3 place 1 @25");
    assert_eq!(table.offers(ANNA), ["fetch 5.1", "pass", "buy 5.1 workers", "buy 7.1 workers"]);
    table.play(ANNA, "buy 5.1 workers");
    assert_eq!(table.state.waits(), 0, "the market's benefit is lost");
}

#[test]
fn monastery_7_benno_s_sheep_score_9_and_his_pig_3() {
    let mut table = owning(7).dice(ANNA, [1, 2]).laid(ANNA, "sheep-4", 10);
    table = table.store(ANNA, ["sheep-3", "pig-2"]);
    table.play(ANNA, "1 place 1 @5");
    assert_eq!(table.scored(ANNA), [(7, Reason::Animals), (2, Reason::Monastery(7))]);
    table.play(ANNA, "2 place 2 @4");
    assert_eq!(table.scored(ANNA), [(2, Reason::Animals), (1, Reason::Monastery(7))]);
}

#[test]
fn monastery_7_counts_tiles_that_score_not_animals_and_not_other_species() {
    let mut table = owning(7).dice(ANNA, [1, 2]).laid(ANNA, "sheep-4", 10).laid(ANNA, "cow-4", 9);
    table = table.store(ANNA, ["cow-2"]);
    table.play(ANNA, "1 place 1 @5");
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(7)), 2);
}

#[test]
fn without_monastery_7_benno_s_sheep_score_7() {
    let mut table = owning(8).dice(ANNA, [1, 2]).laid(ANNA, "sheep-4", 10).store(ANNA, ["sheep-3"]);
    table.play(ANNA, "1 place 1 @5");
    assert_eq!(table.points(ANNA), 7);
}

/// The workers that Anna pays to take from a depot with a die; `None` if twelve are too few.
fn cost_to_take(table: Table, face: u8, depot: u8) -> Option<u16> {
    let mut table = table.dice(ANNA, [face, face]).depot(depot, ["mine"]).workers(ANNA, 12);
    let text = format!("{face} take {depot}.1");
    table.offers(ANNA).contains(&text).then(|| {
        table.play(ANNA, &text);
        12 - table.workers_of(ANNA)
    })
}

#[test]
fn monastery_8_carla_turns_a_3_into_a_6_with_two_workers() {
    assert_eq!(cost_to_take(owning(7), 3, 6), Some(3));
    assert_eq!(cost_to_take(owning(8), 3, 6), Some(2));
}

#[test]
fn monastery_8_makes_each_worker_one_or_two_steps() {
    let costs = [1, 2, 3, 4, 5, 6].map(|depot| cost_to_take(owning(8), 1, depot));
    assert_eq!(costs, [0, 1, 1, 2, 1, 1].map(Some));
}

#[test]
fn monastery_8_works_for_placing_and_selling() {
    let mut table =
        owning(8).dice(ANNA, [1, 1]).store(ANNA, ["bank"]).goods(ANNA, [5]).workers(ANNA, 2);
    table.play(ANNA, "1 place 1 @25").play(ANNA, "1 sell 5");
    assert_eq!(table.workers_of(ANNA), 0);
}

/// The workers that Anna pays to place a tile on a field with a die.
fn cost_to_place(table: Table, tile: &str, face: u8, field: u8) -> u16 {
    let mut table =
        table.dice(ANNA, [face, face]).store(ANNA, [tile]).workers(ANNA, 12).silver(ANNA, 0);
    table = table.filled(ANNA, [10, 12]);
    table.play(ANNA, &format!("{face} place 1 @{field}"));
    12 - table.workers_of(ANNA)
}

/// For each colour a tile, a die, and a field one step above or below it.
const STEPS: [(&str, u8, u8); 6] = [
    ("bank", 4, 25),
    ("cow-2", 2, 5),
    ("ship", 3, 17),
    ("castle", 1, 6),
    ("mine", 5, 24),
    ("monastery-13", 4, 7),
];

fn free_with(number: u8) -> Vec<&'static str> {
    let free = |(tile, face, field): &(&'static str, u8, u8)| {
        let cost = cost_to_place(owning(number), tile, *face, *field);
        assert!(cost <= 1);
        cost == 0
    };
    STEPS.iter().filter(|step| free(step)).map(|(tile, ..)| *tile).collect()
}

#[test]
fn monastery_9_gives_a_step_for_placing_buildings_only() {
    assert_eq!(free_with(9), ["bank"]);
}

#[test]
fn monastery_10_gives_a_step_for_placing_animals_and_ships_only() {
    assert_eq!(free_with(10), ["cow-2", "ship"]);
}

#[test]
fn monastery_11_gives_a_step_for_placing_castles_mines_and_monasteries_only() {
    assert_eq!(free_with(11), ["castle", "mine", "monastery-13"]);
}

#[test]
fn monastery_12_gives_a_step_for_taking_only() {
    assert_eq!(free_with(12), Vec::<&str>::new());
    let costs = [1, 2, 3, 4, 5, 6].map(|depot| cost_to_take(owning(12), 1, depot));
    assert_eq!(costs, [0, 0, 1, 2, 1, 0].map(Some));
}

#[test]
fn monasteries_9_to_11_don_t_help_taking_nor_selling() {
    for number in 9..=11 {
        assert_eq!(cost_to_take(owning(number), 1, 2), Some(1));
    }
    for number in 9..=12 {
        let table = owning(number).dice(ANNA, [1, 1]).goods(ANNA, [2]);
        table.refuses(ANNA, "1 sell 2", Illegal::Workers { needed: 1, held: 0 });
    }
}

#[test]
fn the_free_step_goes_up_and_down_and_round_from_6_to_1() {
    assert_eq!(cost_to_place(owning(9), "bank", 2, 25), 0);
    assert_eq!(cost_to_place(owning(9), "bank", 4, 25), 0);
    assert_eq!(cost_to_place(owning(10), "cow-2", 6, 5), 0);
    assert_eq!(cost_to_take(owning(12), 6, 1), Some(0));
}

#[test]
fn the_free_step_combines_with_workers() {
    assert_eq!(cost_to_place(owning(9), "bank", 5, 25), 1);
    assert_eq!(cost_to_place(owning(9), "bank", 6, 25), 2);
    assert_eq!(cost_to_take(owning(12), 1, 4), Some(2));
}

#[test]
fn the_free_step_is_one_with_monastery_8_and_each_worker_up_to_two() {
    let costs = [3, 4, 5, 6].map(|face| cost_to_place(owning(8).owns(ANNA, 9), "bank", face, 25));
    assert_eq!(costs, [0, 0, 1, 1]);
    assert_eq!(cost_to_take(owning(8).owns(ANNA, 12), 1, 4), Some(1));
}

#[test]
fn monastery_11_does_not_help_to_place_itself() {
    let table = Table::with(2).dice(ANNA, [2, 2]).store(ANNA, ["monastery-11"]);
    table.refuses(ANNA, "2 place 1 @12", Illegal::Workers { needed: 1, held: 0 });
}

#[test]
fn monastery_13_adds_a_silver_to_workers_taken() {
    let mut table = owning(13).dice(ANNA, [1, 1]);
    table.play(ANNA, "1 hire");
    assert_eq!((table.workers_of(ANNA), table.silver_of(ANNA)), (2, 1));
}

#[test]
fn monastery_14_makes_it_four_workers() {
    let mut table = owning(14).dice(ANNA, [1, 1]);
    table.play(ANNA, "1 hire");
    assert_eq!((table.workers_of(ANNA), table.silver_of(ANNA)), (4, 0));
}

#[test]
fn monasteries_13_and_14_add_up_and_work_for_a_castle_s_action() {
    let mut table = owning(13).owns(ANNA, 14).dice(ANNA, [6, 1]).filled(ANNA, [12]);
    table = table.store(ANNA, ["castle"]);
    table.play(ANNA, "6 place 1 @6").play(ANNA, "* hire");
    assert_eq!((table.workers_of(ANNA), table.silver_of(ANNA)), (4, 1));
}

#[test]
fn monasteries_13_and_14_add_nothing_to_a_boarding_house() {
    let mut table = owning(13).owns(ANNA, 14).dice(ANNA, [3, 3]).store(ANNA, ["boarding-house"]);
    table.play(ANNA, "3 place 1 @25");
    assert_eq!((table.workers_of(ANNA), table.silver_of(ANNA)), (4, 0));
}

#[test]
fn monasteries_13_and_14_add_nothing_to_mines_and_sales() {
    let mut table = owning(13).owns(ANNA, 14).dice(ANNA, [3, 3]).goods(ANNA, [3]);
    table.play(ANNA, "3 sell 3");
    assert_eq!((table.workers_of(ANNA), table.silver_of(ANNA)), (0, 1));
}

#[test]
fn monasteries_1_to_14_give_nothing_at_the_end() {
    for number in 1..=14 {
        let table = owning(number).filled(ANNA, [25, 26, 10]).sold(ANNA, [1, 2, 3]).finish();
        assert_eq!(table.points(ANNA), 0, "monastery {number}");
    }
}
