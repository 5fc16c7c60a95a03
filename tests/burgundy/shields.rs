//! The shields (page 15): laying out, taking, replacing and tribute. Each shield's own rule is in
//! `shields_1_to_9.rs` and `shields_10_to_18.rs`.

use super::shield_table::{end_phase, shields};
use super::table::{ANNA, BENNO, CARLA, Table, dealt};
use principality::games::burgundy::event::{Cost, Event, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Boards, Castles, Edition, Options};
use principality::games::burgundy::shields::Shield;
use principality::games::burgundy::state::{Stage, Waiting};

#[test]
fn one_or_two_shields_lie_in_each_depot_by_the_number_of_players() {
    for (players, wanted) in
        [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
    {
        let modules = Modules::NONE.with(Module::Shields);
        let (boards, castles) = (Boards::Drawn, Castles::Drawn);
        let options =
            Options::with_modules(players, Edition::E2019, boards, castles, modules).unwrap();
        let table = dealt(&options, 2);
        let lying = |depot| table.state.shields_in(depot).into_iter().filter(|s| s.is_some());
        assert_eq!([1, 2, 3, 4, 5, 6].map(|depot| lying(depot).count()), wanted);
        let mut all: Vec<Shield> = (1..=6).flat_map(lying).collect();
        all.sort_unstable();
        assert!(all.windows(2).all(|pair| pair[0] != pair[1]));
    }
}

#[test]
fn shields_taken_are_not_replaced() {
    let mut table = shields(2).shields_at(5, [7]).dice(ANNA, [5, 5]).silver(ANNA, 1);
    table.play(ANNA, "shield 7").play(ANNA, "end");
    while table.state.ending() == 0 {
        table.idle_turn();
    }
    table.play(ANNA, "pay");
    assert_eq!(table.state.shields_in(5), [Shield::NONE; 2]);
    assert_eq!(table.state.phase(), 1);
}

#[test]
fn the_other_shield_of_the_depot_stays() {
    let mut table = shields(4).shields_at(5, [7, 9]).dice(ANNA, [5, 5]);
    table.play(ANNA, "shield 7");
    assert_eq!(table.state.shields_in(5), [Shield::NONE, Shield(9)]);
}

#[test]
fn a_double_may_take_a_shield_of_its_depot_instead_of_both_actions() {
    let mut table = shields(2).shields_at(5, [7, 9]).shields_at(4, [8]).dice(ANNA, [5, 5]);
    assert!(!table.offers_any(ANNA, "shield 8"));
    table.play(ANNA, "shield 9");
    assert_eq!(table.shields_of(ANNA), [9]);
    assert_eq!(table.offers(ANNA), ["end"]);
}

#[test]
fn a_double_may_be_made_with_workers() {
    // Two workers make a double 5 of a 3 and a 5.
    let table = shields(2).shields_at(5, [7]).dice(ANNA, [3, 5]);
    table.clone().workers(ANNA, 1).refuses(
        ANNA,
        "shield 7",
        Illegal::Workers { needed: 2, held: 1 },
    );
    let mut table = table.workers(ANNA, 2);
    table.play(ANNA, "shield 7");
    assert_eq!((table.workers_of(ANNA), table.shields_of(ANNA)), (0, vec![7]));
    // Both dice may be changed, and monastery 8 makes each worker count two.
    let mut table = shields(2).shields_at(6, [7]).dice(ANNA, [4, 2]).owns(ANNA, 8);
    table = table.workers(ANNA, 2);
    table.play(ANNA, "shield 7");
    assert_eq!(table.workers_of(ANNA), 0);
}

#[test]
fn the_free_step_of_monastery_12_makes_no_double() {
    let table = shields(2).shields_at(5, [7]).dice(ANNA, [4, 5]).owns(ANNA, 12);
    table.refuses(ANNA, "shield 7", Illegal::Workers { needed: 1, held: 0 });
}

#[test]
fn a_shield_is_taken_before_either_action_only() {
    let mut table = shields(2).shields_at(5, [7]).dice(ANNA, [5, 5]);
    table.play(ANNA, "5 hire");
    table.refuses(ANNA, "shield 7", Illegal::DiceUsed);
}

#[test]
fn the_purchase_stays_open_beside_a_shield() {
    let mut table = shields(2).shields_at(5, [7]).dice(ANNA, [5, 5]).silver(ANNA, 2);
    table = table.depot(7, ["mine"]);
    table.play(ANNA, "shield 7");
    assert_eq!(table.offers(ANNA), ["buy 7.1", "end"]);
}

#[test]
fn a_shield_goes_on_a_castle_without_one_or_in_place_of_another() {
    let mut table = shields(2).has_shields(ANNA, [3]).shields_at(5, [7]).dice(ANNA, [5, 5]);
    table.refuses(ANNA, "shield 7", Illegal::NoCastle);
    table.refuses(ANNA, "shield 7 for 9", Illegal::NoShield);
    table.play(ANNA, "shield 7 for 3");
    assert_eq!(table.shields_of(ANNA), [7]);
    assert!(table.events().contains(&Event::ShieldLost { seat: ANNA, shield: Shield(3) }));
    let mut table = shields(2).has_shields(ANNA, [3]).shields_at(5, [7]).dice(ANNA, [5, 5]);
    table = table.laid(ANNA, "castle", 6);
    let offers: Vec<String> =
        table.offers(ANNA).into_iter().filter(|text| text.starts_with("shield")).collect();
    assert_eq!(offers, ["shield 7", "shield 7 for 3"]);
}

#[test]
fn a_white_castle_carries_no_shield() {
    let table = Table::with_modules(2, [Module::Shields, Module::WhiteCastles])
        .laid(ANNA, "white-castle", 25)
        .has_shields(ANNA, [3])
        .shields_at(5, [7])
        .dice(ANNA, [5, 5]);
    table.refuses(ANNA, "shield 7", Illegal::NoCastle);
}

// Tribute

#[test]
fn each_shield_costs_a_silver_at_the_end_of_every_phase_before_the_mines_pay() {
    for letter in ['A', 'B', 'C', 'D', 'E'] {
        let table = shields(2)
            .laid(ANNA, "castle", 6)
            .laid(ANNA, "mine", 24)
            .has_shields(ANNA, [7, 9])
            .silver(ANNA, 2);
        let mut table = end_phase(table, letter);
        assert_eq!((table.state.top(), table.silver_of(ANNA)), (Waiting::Tribute, 2));
        table.play(ANNA, "pay");
        let paid = Event::Spent { seat: ANNA, silver: 2, workers: 0, cost: Cost::Tribute };
        assert!(table.events().contains(&paid));
        assert_eq!((table.silver_of(ANNA), table.shields_of(ANNA).len()), (1, 2), "{letter}");
    }
}

#[test]
fn mines_don_t_pay_for_the_tribute_of_their_phase() {
    let table = shields(2).laid(ANNA, "mine", 24).has_shields(ANNA, [7]);
    let table = end_phase(table, 'A');
    assert_eq!((table.shields_of(ANNA), table.silver_of(ANNA)), (vec![], 1));
    assert!(table.events().contains(&Event::ShieldLost { seat: ANNA, shield: Shield(7) }));
}

#[test]
fn who_can_t_or_does_not_want_to_pay_picks_the_shields_that_go() {
    let table = shields(2).laid(ANNA, "castle", 6).has_shields(ANNA, [7, 9]).silver(ANNA, 1);
    let mut table = end_phase(table, 'A');
    assert_eq!(table.offers(ANNA), ["drop 7", "drop 9"]);
    table.refuses(ANNA, "pay", Illegal::Tribute);
    table.refuses(ANNA, "drop 8", Illegal::NoShield);
    table.play(ANNA, "drop 7");
    assert_eq!(table.offers(ANNA), ["pay", "drop 9"]);
    table.play(ANNA, "drop 9");
    assert_eq!((table.silver_of(ANNA), table.state.phase()), (1, 1));
}

#[test]
fn everybody_pays_in_the_order_of_the_bridge() {
    let table = shields(3)
        .bridge([(CARLA, 2), (ANNA, 1), (BENNO, 0)])
        .has_shields(ANNA, [7])
        .has_shields(CARLA, [9])
        .silver(ANNA, 1)
        .silver(CARLA, 1);
    let mut table = end_phase(table, 'A');
    assert_eq!(table.state.deciders().lowest(), Some(CARLA));
    table.play(CARLA, "pay");
    assert_eq!(table.state.deciders().lowest(), Some(ANNA));
    table.play(ANNA, "pay");
    assert_eq!((table.state.phase(), table.state.playing()), (1, CARLA));
}

#[test]
fn the_order_of_the_tribute_is_that_after_the_last_ship() {
    let mut table = shields(2)
        .round(5)
        .bridge([(ANNA, 1), (BENNO, 0)])
        .has_shields(ANNA, [7])
        .has_shields(BENNO, [9])
        .silver(ANNA, 1)
        .silver(BENNO, 1)
        .store(BENNO, ["ship"])
        .dice(BENNO, [5, 6]);
    *table.state.edit().turn() = 1;
    table.play(BENNO, "5 place 1 @19").play(BENNO, "6 hire").play(BENNO, "end");
    assert_eq!((table.state.top(), table.state.chooser()), (Waiting::Tribute, BENNO));
}

#[test]
fn without_shields_nobody_is_asked() {
    let table = end_phase(shields(2).silver(ANNA, 3), 'A');
    assert_eq!((table.state.phase(), table.silver_of(ANNA)), (1, 3));
}

#[test]
fn nothing_is_bought_at_the_end_of_a_phase() {
    let table = shields(2).has_shields(ANNA, [7]).silver(ANNA, 5).depot(7, ["mine"]);
    let table = end_phase(table, 'A');
    assert_eq!(table.offers(ANNA), ["pay", "drop 7"]);
    table.refuses(ANNA, "buy 7.1", Illegal::NotNow);
}

// Points

#[test]
fn shields_score_at_the_end_when_their_last_tribute_was_paid() {
    let castles = |table: Table| table.laid(ANNA, "castle", 6).laid(ANNA, "castle", 1);
    let table = castles(shields(2)).has_shields(ANNA, [2, 8, 17]).silver(ANNA, 3);
    let mut table = end_phase(table, 'E');
    table.play(ANNA, "drop 8").play(ANNA, "pay");
    assert_eq!(table.state.stage(), Stage::Over);
    let points = |number| table.scored_for(ANNA, Reason::Shield(Shield(number)));
    assert_eq!([2, 8, 17].map(points), [12, 0, 4]);
    assert_eq!(table.estate(ANNA).all_points()[12], 16);
}

#[test]
fn the_base_game_has_no_shields_and_doubles_are_two_actions() {
    let table = Table::with(2).dice(ANNA, [5, 5]);
    assert!(!table.offers_any(ANNA, "shield"));
}
