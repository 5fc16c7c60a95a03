//! The effects of shields 10 to 18 (page 16). Taking them and paying for them is in `shields.rs`.

use super::shield_table::{end_phase, finish, shield_points, shields, with};
use super::table::{ANNA, BENNO, CARLA, Table};
use principality::games::burgundy::event::Reason;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::Module;
use principality::games::burgundy::state::Waiting;
use principality::games::burgundy::tiles::Colour;

// 10.

#[test]
fn shield_10_doubles_the_own_monasteries_of_the_final_scoring() {
    let scored = |own: u8| {
        let table = finish(with([own]).owns(ANNA, 25).sold(ANNA, [1, 2, 2]));
        (table.scored_for(ANNA, Reason::Monastery(25)), shield_points(&table, 10))
    };
    assert_eq!(scored(10), (3, 3 + 8));
    assert_eq!(scored(8), (3, 0));
}

#[test]
fn shield_10_does_not_double_monasteries_that_shield_6_borrows() {
    let mut table = with([6, 10]).owns(BENNO, 25).sold(ANNA, [1, 2, 2]);
    table.play(ANNA, "name 1");
    let table = finish(table);
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(25)), 3);
    assert_eq!(shield_points(&table, 10), 8);
}

#[test]
fn shield_10_lets_the_crane_count_for_an_own_monastery_rather_than_a_borrowed_one() {
    let mut table = Table::with_modules(2, [Module::Shields, Module::ExtraTiles])
        .has_shields(ANNA, [6, 10])
        .laid(ANNA, "crane", 25)
        .owns(ANNA, 22)
        .owns(BENNO, 16);
    table.play(ANNA, "name 1");
    let table = finish(table);
    assert_eq!([16, 22].map(|n| table.scored_for(ANNA, Reason::Monastery(n))), [0, 4]);
    assert_eq!(shield_points(&table, 10), 4 + 8);
    let mut table = Table::with_modules(2, [Module::Shields, Module::ExtraTiles])
        .has_shields(ANNA, [6])
        .laid(ANNA, "crane", 25)
        .owns(BENNO, 16);
    table.play(ANNA, "name 1");
    let table = finish(table);
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(16)), 4, "where there is no own one");
}

// 11.

#[test]
fn shield_11_takes_a_shield_as_a_castle_s_action_from_any_depot() {
    let mut table = with([11]).shields_at(5, [7]).shields_at(2, [9]).store(ANNA, ["castle"]);
    table = table.dice(ANNA, [4, 3]);
    table.play(ANNA, "4 place 1 @2");
    assert!(table.offers_any(ANNA, "shield 9") && table.offers_any(ANNA, "* hire"));
    table.play(ANNA, "shield 7");
    assert_eq!(table.shields_of(ANNA), [7, 11]);
    assert_eq!((table.state.top(), table.state.unused_dice()), (Waiting::Nothing, [None, Some(3)]));
}

#[test]
fn without_shield_11_and_for_white_castles_a_castle_s_action_takes_no_shield() {
    let mut table = with([7]).shields_at(5, [9]).store(ANNA, ["castle"]).dice(ANNA, [4, 3]);
    table.play(ANNA, "4 place 1 @2");
    table.refuses(ANNA, "shield 9", Illegal::NotNow);
    let mut table = Table::with_modules(2, [Module::Shields, Module::WhiteCastles])
        .laid(ANNA, "castle", 6)
        .has_shields(ANNA, [11])
        .shields_at(5, [9])
        .store(ANNA, ["white-castle"])
        .dice(ANNA, [3, 4]);
    table.play(ANNA, "3 place 1 @25");
    table.refuses(ANNA, "shield 9", Illegal::NotNow);
}

// 12.

#[test]
fn shield_12_doubles_the_points_of_goods_sold_but_not_those_of_trade_routes() {
    let both = [Module::Shields, Module::TradeRoutes];
    let mut table = Table::with_modules(2, both)
        .has_shields(ANNA, [12])
        .route(ANNA, [10])
        .goods(ANNA, [6, 6])
        .dice(ANNA, [6, 1]);
    table.play(ANNA, "6 sell 6");
    assert_eq!((shield_points(&table, 12), table.points(ANNA)), (4, 4 + 4 + 4));
    assert_eq!(table.scored_for(ANNA, Reason::Route), 4);
    let mut table = with([7]).goods(ANNA, [6, 6]).dice(ANNA, [6, 1]);
    table.play(ANNA, "6 sell 6");
    assert_eq!(table.points(ANNA), 4);
}

// 13.

#[test]
fn shield_13_makes_24_16_and_8_of_its_owner_s_shields() {
    let table = finish(with([2, 8, 13]));
    assert_eq!([2, 8, 13].map(|number| shield_points(&table, number)), [24, 16, 8]);
    let table = finish(with([2, 8, 14]));
    assert_eq!([2, 8, 14].map(|number| shield_points(&table, number)), [12, 8, 4]);
}

// 14 and 15.

#[test]
fn shield_14_places_a_tile_of_the_six_depots_at_the_end_of_the_phase_with_its_effects() {
    let table = with([14]).silver(ANNA, 1).depot(3, ["boarding-house", "mine"]).depot(7, ["ship"]);
    let mut table = end_phase(table, 'A');
    assert_eq!(table.state.top(), Waiting::Settle { black: false });
    assert!(table.offers_any(ANNA, "settle 3.1 @25"), "whatever the number");
    assert!(!table.offers_any(ANNA, "settle 7"));
    table.refuses(ANNA, "settle 3.1 @13", Illegal::NotBeside);
    table.refuses(ANNA, "settle 3.2 @25", Illegal::Colour);
    table.refuses(ANNA, "settle 7.1 @19", Illegal::WrongDepot);
    table.play(ANNA, "settle 3.1 @25");
    assert_eq!((table.lies_at(ANNA, 25), table.workers_of(ANNA)), ("boarding-house", 4));
    assert_eq!(table.at(3, 1), "-");
    assert_eq!(table.state.top(), Waiting::Tribute, "then the tribute");
}

#[test]
fn shield_14_is_optional_keeps_the_city_rule_and_is_lost_where_nothing_fits() {
    let table = with([14]).silver(ANNA, 1).laid(ANNA, "bank", 25).depot(3, ["bank"]);
    let mut table = end_phase(table, 'A');
    table.refuses(ANNA, "settle 3.1 @26", Illegal::SameBuilding);
    table.play(ANNA, "pass");
    assert_eq!(table.state.top(), Waiting::Tribute);
    let table = end_phase(with([14]).silver(ANNA, 1).depot(3, []), 'A');
    assert_eq!(table.state.top(), Waiting::Tribute);
}

#[test]
fn a_castle_placed_with_shield_14_gives_its_action_and_nothing_can_be_bought() {
    let table = with([14]).silver(ANNA, 4).depot(3, ["castle"]).depot(7, ["mine"]);
    let mut table = end_phase(table, 'A');
    table.play(ANNA, "settle 3.1 @2");
    assert!(!table.offers_any(ANNA, "buy"));
    table.play(ANNA, "* hire");
    assert_eq!(table.state.top(), Waiting::Tribute);
}

#[test]
fn shield_15_places_a_tile_of_the_black_depot_or_an_inn() {
    let both = [Module::Shields, Module::Inns];
    let mut table = Table::with_modules(2, both).inns(1).has_shields(ANNA, [15]).silver(ANNA, 1);
    table = table.depot(3, ["bank"]).depot(7, ["mine"]);
    let mut table = end_phase(table, 'A');
    assert_eq!(table.state.top(), Waiting::Settle { black: true });
    assert!(table.offers_any(ANNA, "settle 7.1 @24") && !table.offers_any(ANNA, "settle 3"));
    table.play(ANNA, "settle 7.9 @24");
    assert_eq!((table.lies_at(ANNA, 24), table.state.inns()), ("inn", 0));
}

#[test]
fn shields_14_and_15_come_in_the_order_of_the_bridge_14_first_before_any_tribute() {
    let table = shields(3)
        .bridge([(CARLA, 2), (ANNA, 1), (BENNO, 0)])
        .laid(ANNA, "castle", 6)
        .has_shields(ANNA, [14, 15])
        .has_shields(CARLA, [7])
        .silver(ANNA, 2)
        .silver(CARLA, 1)
        .depot(3, ["bank"])
        .depot(7, ["mine"]);
    let mut table = end_phase(table, 'A');
    assert_eq!(table.state.top(), Waiting::Settle { black: false });
    table.play(ANNA, "settle 3.1 @25");
    assert_eq!(table.state.top(), Waiting::Settle { black: true });
    table.play(ANNA, "settle 7.1 @24");
    assert_eq!(table.state.deciders().lowest(), Some(CARLA));
    assert_eq!(table.state.top(), Waiting::Tribute);
}

#[test]
fn a_mine_placed_at_the_end_of_a_phase_pays_at_once() {
    let table = with([15]).silver(ANNA, 1).depot(7, ["mine"]);
    let mut table = end_phase(table, 'A');
    table.play(ANNA, "settle 7.1 @24").play(ANNA, "pay");
    assert_eq!(table.silver_of(ANNA), 1);
}

// 16.

#[test]
fn shield_16_turns_an_unused_die_to_any_number_once_a_turn() {
    let mut table = with([16]).dice(ANNA, [3, 4]).depot(6, ["ship"]);
    table.refuses(ANNA, "3 turn 3", Illegal::NoSuchDie(3));
    table.play(ANNA, "3 turn 6").play(ANNA, "6 take 6.1");
    table.refuses(ANNA, "4 turn 5", Illegal::NotNow);
    table.play(ANNA, "4 hire").play(ANNA, "end");
    assert!(table.workers_of(ANNA) == 2);
}

#[test]
fn shield_16_makes_doubles_and_turns_no_used_die() {
    let mut table = with([16]).dice(ANNA, [3, 4]).shields_at(4, [7]);
    table.play(ANNA, "3 turn 4").play(ANNA, "shield 7");
    assert_eq!((table.shields_of(ANNA), table.workers_of(ANNA)), (vec![7, 16], 0));
    let mut table = with([16]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 hire");
    table.refuses(ANNA, "3 turn 5", Illegal::NoSuchDie(3));
    let mut used = table.clone();
    used.play(ANNA, "4 hire").refuses(ANNA, "4 turn 5", Illegal::NotNow);
    table.play(ANNA, "4 turn 5");
}

#[test]
fn shield_16_turns_again_in_the_next_turn_and_without_it_dice_stay() {
    let mut table = with([16]).dice(ANNA, [3, 4]);
    table.play(ANNA, "3 turn 6");
    table.idle_turn();
    table.idle_turn();
    let mut table = table.dice(ANNA, [3, 4]);
    assert_eq!(table.state.playing(), ANNA);
    table.play(ANNA, "3 turn 6");
    with([7]).dice(ANNA, [3, 4]).refuses(ANNA, "3 turn 6", Illegal::NoShield);
}

// 17.

#[test]
fn shield_17_gives_10_for_a_region_of_3() {
    // The city 8 13 14 of board 1.
    let last = |own: u8| {
        let mut table = with([own]).laid(ANNA, "bank", 8).laid(ANNA, "church", 13);
        table = table.store(ANNA, ["market"]).dice(ANNA, [3, 3]);
        table.play(ANNA, "3 place 1 @14");
        let scored = table.scored(ANNA);
        let of = |wanted| scored.iter().find(|(_, why)| *why == wanted).map_or(0, |s| s.0);
        let colour = Colour::Building;
        (of(Reason::Region { colour, size: 4 }), of(Reason::Region { colour, size: 3 }))
    };
    assert_eq!(last(17), (10, 0));
    assert_eq!(last(7), (0, 6));
}

#[test]
fn shield_17_and_an_inn_add_up() {
    let table = with([17]).laid(ANNA, "inn", 8);
    let estate = table.estate(ANNA);
    let city = estate.board().region(principality::games::burgundy::fields::Field(8));
    assert_eq!(estate.counted_size(city), 5);
}

// 18.

#[test]
fn shield_18_places_without_a_neighbour() {
    let mut table = with([18]).store(ANNA, ["cow-3", "bank"]).dice(ANNA, [2, 5]);
    table.refuses(ANNA, "2 place 2 @27", Illegal::Colour);
    table.refuses(ANNA, "5 place 1 @27", Illegal::Workers { needed: 3, held: 0 });
    table.play(ANNA, "2 place 1 @27");
    assert_eq!(table.lies_at(ANNA, 27), "cow-3");
    let table = with([7]).store(ANNA, ["cow-3"]).dice(ANNA, [2, 5]);
    table.refuses(ANNA, "2 place 1 @27", Illegal::NotBeside);
}
