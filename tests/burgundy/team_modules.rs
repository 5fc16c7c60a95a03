//! Modules in the team game: shared and own parts of partners.

use super::table::{ANNA, BENNO, CARLA, DARIO, Table, dealt};
use super::team::{options, shelved, turn_of};
use principality::games::burgundy::event::Reason;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::sizes::MAX_KEYS;
use principality::games::burgundy::state::Waiting;

/// A game of two teams on board 12a with a module, in Anna's first turn.
fn with(module: Module) -> Table {
    dealt(&options(19, Modules::NONE.with(module)).unwrap(), 1).cleared()
}

fn shields(own: &[u8]) -> Table {
    let mut table = with(Module::Shields).filled(ANNA, [0, 10, 23]);
    for shield in own {
        table = table.has_shields(ANNA, [*shield]);
    }
    table
}

#[test]
fn monastery_27_keeps_both_stones_on_top_the_later_arrival_first() {
    let stones = [(BENNO, 1), (DARIO, 1), (ANNA, 1), (CARLA, 0)];
    let mut table = with(Module::ExtraTiles).bridge(stones).dice(ANNA, [3, 6]);
    table = shelved(table, ANNA, 1, "monastery-27");
    *table.state.edit().turn() = 2;
    table.play(ANNA, "3 place 1 @14");
    assert_eq!(table.state.bridge(), [0, 1, 3, 2], "Anna's rises, Carla's is alone on its space");
    // Carla arrives: on top, above Anna.
    table = turn_of(table, CARLA).dice(CARLA, [4, 6]);
    *table.state.edit().order() = [0, 1, 2, 3];
    table = shelved(table, CARLA, 5, "ship");
    *table.state.edit().used() = 0;
    table.play(CARLA, "4 place 5 @20");
    assert_eq!(table.state.bridge(), [2, 0, 1, 3]);
    // A rival who arrives stays below both.
    let stones = [(CARLA, 1), (ANNA, 1), (DARIO, 1), (BENNO, 0)];
    let mut table = with(Module::ExtraTiles).owns(ANNA, 27).bridge(stones).dice(BENNO, [4, 6]);
    table = shelved(table, BENNO, 1, "ship");
    *table.state.edit().turn() = 3;
    table.play(BENNO, "4 place 1 @20");
    assert_eq!(table.state.bridge(), [2, 0, 1, 3]);
}

#[test]
fn placing_monastery_27_raises_both_stones_and_the_upper_one_stays_above() {
    let stones = [(BENNO, 2), (CARLA, 2), (DARIO, 2), (ANNA, 2)];
    let mut table = with(Module::ExtraTiles).bridge(stones).dice(ANNA, [3, 6]);
    table = shelved(table, ANNA, 1, "monastery-27");
    *table.state.edit().turn() = 3;
    table.play(ANNA, "3 place 1 @14");
    assert_eq!(table.state.bridge(), [2, 0, 1, 3]);
}

#[test]
fn each_partner_has_three_cards_and_sells_to_an_own_trade_route() {
    let options = options(19, Modules::NONE.with(Module::TradeRoutes)).unwrap();
    let table = dealt(&options, 3);
    let mut cards: Vec<u8> =
        table.state.seats().flat_map(|seat| table.state.own(seat).route_cards()).collect();
    assert!(table.state.seats().all(|seat| table.state.own(seat).route_cards().count() == 3));
    cards.sort_unstable();
    assert_eq!(cards, (1..=12).collect::<Vec<u8>>());
    let table = with(Module::TradeRoutes).route(ANNA, [10, 1, 2]).route(CARLA, [10, 3, 4]);
    let mut table = turn_of(table, CARLA).goods(ANNA, [6]).dice(CARLA, [6, 1]);
    table.play(CARLA, "6 sell 6");
    assert_eq!((table.laid_goods(CARLA), table.laid_goods(ANNA)), (vec![6], vec![]));
    // Four for the good, four for the space.
    assert_eq!((table.points(CARLA), table.points(ANNA)), (8, 0));
}

#[test]
fn shields_serve_both_partners() {
    let mut table = shields(&[16]).dice(CARLA, [1, 2]);
    table = turn_of(table, CARLA);
    table.play(CARLA, "1 turn 6");
    let mut table = turn_of(shields(&[]).shields_at(4, [7]), CARLA).dice(CARLA, [4, 4]);
    table.play(CARLA, "shield 7");
    assert_eq!((table.shields_of(ANNA), table.shields_of(BENNO)), (vec![7], vec![]));
}

#[test]
fn shield_2_brings_a_worker_when_the_other_team_gets_some() {
    let mut table = turn_of(shields(&[2]), BENNO).dice(BENNO, [1, 1]);
    table.play(BENNO, "1 hire");
    assert_eq!(table.workers_of(CARLA), 1);
    let mut table = turn_of(shields(&[2]), CARLA).dice(CARLA, [1, 1]);
    table.play(CARLA, "1 hire");
    assert_eq!(table.workers_of(CARLA), 2, "partners share their workers");
}

#[test]
fn shield_4_gives_common_key_fields_and_loses_them_again() {
    let mut table = shields(&[4]).dice(ANNA, [3, 4]).depot(3, ["ship", "mine"]);
    for key in [1, 2, 3, 4] {
        table = shelved(table, ANNA, key, "mine");
    }
    table.play(ANNA, "3 take 3.1");
    assert_eq!(table.state.estate(ANNA).keys(), MAX_KEYS as u8);
    assert_eq!(table.state.estate(ANNA).stored(principality::games::burgundy::Key(6)).0, 3);
    // At the end of the phase neither partner can pay: one of the three common tiles must go, none of their own.
    *table.state.edit().turn() = 3;
    *table.state.edit().round() = 4;
    *table.state.edit().used() = 3;
    *table.state.edit().waits() = 0;
    table.play(DARIO, "end");
    assert_eq!(table.state.top(), Waiting::Overflow);
    assert_eq!(table.offers(ANNA), ["discard 3", "discard 4", "discard 7"]);
    table.refuses(ANNA, "discard 1", Illegal::EmptyKey);
    table.play(ANNA, "discard 3");
    let stored = |key: u8| table.estate(ANNA).stored(principality::games::burgundy::Key(key)).0;
    assert_eq!([0, 1, 2, 3, 6].map(stored), [2, 2, 3, 2, 0], "the ship moves up");
}

#[test]
fn shield_6_names_the_other_team() {
    let mut table = shields(&[6]).owns(BENNO, 14).dice(ANNA, [1, 2]);
    let named = |table: &Table| {
        let offers = table.offers(ANNA);
        offers.into_iter().filter(|text| text.starts_with("name")).collect::<Vec<_>>()
    };
    assert_eq!(named(&table), ["name 1"]);
    table.refuses(ANNA, "name 2", Illegal::NotAnother);
    table.refuses(ANNA, "name 3", Illegal::NotAnother);
    table.play(ANNA, "name 1").play(ANNA, "1 hire");
    assert_eq!(table.workers_of(CARLA), 4);
}

#[test]
fn before_the_final_scoring_the_partner_earlier_on_the_bridge_names_for_shield_6() {
    let table = shields(&[6]).silver(ANNA, 1).owns(BENNO, 25).sold(ANNA, [1, 2]).phase('E');
    let mut table = phase_end(table);
    table.play(CARLA, "pay");
    assert_eq!((table.state.top(), table.state.chooser()), (Waiting::Naming, CARLA));
    table.play(CARLA, "name 1");
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(25)), 2);
}

/// Ends the last turn of a phase with the stones in this order.
fn phase_end(table: Table) -> Table {
    let stones = [(BENNO, 4), (CARLA, 3), (DARIO, 2), (ANNA, 1)];
    let mut table = table.bridge(stones).round(5);
    (*table.state.edit().turn(), *table.state.edit().used()) = (3, 3);
    table.play(ANNA, "end");
    table
}

#[test]
fn the_partner_earlier_on_the_bridge_decides_on_the_tribute_once() {
    let mut table = phase_end(shields(&[7]).silver(ANNA, 3));
    assert_eq!((table.state.top(), table.state.chooser()), (Waiting::Tribute, CARLA));
    table.play(CARLA, "pay");
    assert_eq!(table.silver_of(ANNA), 2, "one silver for the team's one shield");
    assert_eq!((table.state.phase(), table.state.ending()), (1, 0), "nobody else is asked");
}

#[test]
fn the_partner_earlier_on_the_bridge_uses_shields_14_and_15_once() {
    let table = shields(&[14]).silver(ANNA, 1).depot(1, ["mine", "mine"]);
    let mut table = phase_end(table);
    assert_eq!(table.state.top(), Waiting::Settle { black: false });
    assert_eq!(table.state.chooser(), CARLA);
    table.play(CARLA, "settle 1.1 @27");
    assert_eq!((table.lies_at(ANNA, 27), table.state.top()), ("mine", Waiting::Tribute));
}
