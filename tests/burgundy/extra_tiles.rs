//! The four extra tiles: monasteries 27 and 28, the crane and the geese (page 11).

use super::table::{ANNA, BENNO, CARLA, Table, name};
use principality::games::burgundy::event::{Event, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::Module;
use principality::games::burgundy::options::Edition;
use principality::games::burgundy::state::Waiting;

fn extra(players: u8) -> Table {
    Table::with_modules(players, [Module::ExtraTiles])
}

/// The seats in playing order.
fn order(table: &Table) -> [u8; 3] {
    [0, 1, 2].map(|place| table.state.bridge()[place])
}

/// The order on the bridge after Anna has placed a ship.
fn order_after_annas_ship(table: Table) -> [u8; 3] {
    let mut table = table.store(ANNA, ["ship"]).dice(ANNA, [5, 6]);
    *table.state.edit().order() = [0, 1, 2, 0];
    table.play(ANNA, "5 place 1 @19");
    order(&table)
}

// Monastery 27

#[test]
fn monastery_27_rises_to_the_top_of_its_stack_when_it_is_placed() {
    let mut table = extra(3)
        .bridge([(BENNO, 2), (CARLA, 1), (ANNA, 1)])
        .store(BENNO, ["monastery-27"])
        .store(ANNA, ["monastery-27"])
        .dice(ANNA, [1, 6]);
    *table.state.edit().order() = [0, 1, 2, 0];
    table.play(ANNA, "1 place 1 @12");
    assert_eq!(order(&table), [1, 0, 2], "above Carla, on the same space, not beyond Benno");
}

#[test]
fn monastery_27_stays_on_top_when_others_arrive_later() {
    let table = extra(3).owns(BENNO, 27).bridge([(BENNO, 1), (ANNA, 0), (CARLA, 0)]);
    assert_eq!(order_after_annas_ship(table), [1, 0, 2], "Anna arrives and stays below Benno");
}

#[test]
fn without_monastery_27_who_arrives_goes_on_top() {
    let table = extra(3).bridge([(BENNO, 1), (ANNA, 0), (CARLA, 0)]);
    assert_eq!(order_after_annas_ship(table), [0, 1, 2]);
}

#[test]
fn monastery_27_arrives_on_top_too_and_does_not_pass_those_further_on() {
    let table = extra(3).owns(ANNA, 27).bridge([(BENNO, 2), (CARLA, 1), (ANNA, 0)]);
    assert_eq!(order_after_annas_ship(table), [1, 0, 2]);
}

#[test]
fn monastery_27_holds_nobody_back_who_goes_to_another_space() {
    let table = extra(3).owns(BENNO, 27).bridge([(BENNO, 0), (ANNA, 0), (CARLA, 0)]);
    assert_eq!(order_after_annas_ship(table), [0, 1, 2]);
}

// Monastery 28

#[test]
fn monastery_28_sells_two_workers_for_a_silver_as_often_as_wanted() {
    let mut table = extra(2).owns(ANNA, 28).silver(ANNA, 2);
    table.play(ANNA, "recruit").play(ANNA, "recruit");
    assert_eq!((table.silver_of(ANNA), table.workers_of(ANNA)), (0, 4));
    table.refuses(ANNA, "recruit", Illegal::NoSilver);
}

#[test]
fn without_monastery_28_nobody_sells_workers() {
    extra(2).silver(ANNA, 2).refuses(ANNA, "recruit", Illegal::Monastery28);
}

#[test]
fn monastery_28_sells_while_an_effect_waits_in_2019_but_not_in_2011() {
    for (edition, sells) in [(Edition::E2019, true), (Edition::E2011, false)] {
        let mut table = Table::edition_with(edition, 2, [Module::ExtraTiles])
            .owns(ANNA, 28)
            .filled(ANNA, [12])
            .silver(ANNA, 1)
            .dice(ANNA, [6, 6])
            .store(ANNA, ["castle"]);
        table.play(ANNA, "6 place 1 @6");
        assert_eq!(table.state.top(), Waiting::Castle);
        assert_eq!(table.offers_any(ANNA, "recruit"), sells, "{edition:?}");
    }
}

#[test]
fn monastery_28_sells_no_workers_while_a_stored_tile_is_given_up() {
    let mut table = extra(2)
        .owns(ANNA, 28)
        .silver(ANNA, 3)
        .store(ANNA, ["mine", "mine", "mine"])
        .depot(3, ["ship"]);
    table.play(ANNA, "3 take 3.1");
    table.refuses(ANNA, "recruit", Illegal::NotNow);
}

#[test]
fn a_town_hall_waits_for_a_purchase_that_workers_of_monastery_28_make_possible() {
    let mut table = extra(2)
        .owns(ANNA, 28)
        .owns(ANNA, 6)
        .silver(ANNA, 1)
        .depot(1, ["mine"])
        .dice(ANNA, [3, 3])
        .store(ANNA, ["town-hall"]);
    table.play(ANNA, "3 place 1 @25");
    assert_eq!(table.offers(ANNA), ["pass", "recruit"]);
    table.play(ANNA, "recruit").play(ANNA, "buy 1.1 workers").play(ANNA, "build 1 @24");
    assert_eq!(table.lies_at(ANNA, 24), "mine");
}

#[test]
fn a_town_hall_does_not_wait_for_workers_of_monastery_28_without_silver() {
    let mut table = extra(2)
        .owns(ANNA, 28)
        .owns(ANNA, 6)
        .depot(1, ["mine"])
        .dice(ANNA, [3, 3])
        .store(ANNA, ["town-hall"]);
    table.play(ANNA, "3 place 1 @25");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

// The crane

fn crane() -> Table {
    let mut table = extra(2)
        .dice(ANNA, [3, 3])
        .store(ANNA, ["crane", "mine"])
        .depot(1, ["ship"])
        .depot(2, ["bank", "castle"])
        .goods(ANNA, [4, 4]);
    table.play(ANNA, "3 place 1 @25");
    table
}

#[test]
fn crane_does_what_any_building_does() {
    let all = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding-house"];
    let table = crane();
    let uses = all.iter().chain(&["bank", "town-hall"]).map(|building| format!("use {building}"));
    assert_eq!(table.offers(ANNA), uses.chain(["pass".to_owned()]).collect::<Vec<_>>());
    for (building, then, told) in [
        ("warehouse", Some("sell 4"), "sold"),
        ("carpenter", Some("fetch 2.1"), "bank"),
        ("church", Some("fetch 2.2"), "castle"),
        ("market", Some("fetch 1.1"), "ship"),
        ("town-hall", Some("build 2 @24"), "mine"),
    ] {
        let mut table = crane();
        table.play(ANNA, &format!("use {building}"));
        table.play(ANNA, then.unwrap());
        let done = match told {
            "sold" => table.estate(ANNA).sold()[3] == 2,
            "mine" => table.lies_at(ANNA, 24) == "mine",
            tile => table.estate(ANNA).storage().iter().any(|stored| name(*stored) == tile),
        };
        assert!(done, "{building}");
    }
    for (building, points, workers, silver) in
        [("watchtower", 4, 0, 0), ("boarding-house", 0, 4, 0), ("bank", 0, 0, 2)]
    {
        let mut table = crane();
        table.play(ANNA, &format!("use {building}"));
        let gained = (table.points(ANNA), table.workers_of(ANNA), table.silver_of(ANNA));
        assert_eq!(gained, (points, workers, silver), "{building}");
        assert_eq!(table.state.top(), Waiting::Nothing);
    }
}

#[test]
fn crane_offers_no_effect_that_can_t_be_used_and_no_white_castle_without_them() {
    let mut table = extra(2).dice(ANNA, [3, 3]).store(ANNA, ["crane"]);
    table.play(ANNA, "3 place 1 @25");
    assert_eq!(table.offers(ANNA), ["use watchtower", "use boarding-house", "use bank", "pass"]);
    table.refuses(ANNA, "use market", Illegal::NoUse);
    table.refuses(ANNA, "use white-castle", Illegal::NoUse);
    table.play(ANNA, "pass");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn crane_may_act_as_a_white_castle_where_they_are_played() {
    let mut table = Table::with_modules(2, [Module::ExtraTiles, Module::WhiteCastles])
        .dice(ANNA, [3, 3])
        .white(6)
        .store(ANNA, ["crane"]);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "use white-castle");
    table.refuses(ANNA, "pass", Illegal::Compulsory);
    table.play(ANNA, "w hire");
    assert_eq!(table.workers_of(ANNA), 2);
}

#[test]
fn crane_neither_breaks_nor_is_bound_by_the_rule_of_one_kind_a_city() {
    // 25 26 31 32 36 are one city.
    let mut table = extra(2)
        .laid(ANNA, "bank", 25)
        .laid(ANNA, "crane", 26)
        .dice(ANNA, [5, 6])
        .store(ANNA, ["bank", "market"]);
    table.refuses(ANNA, "5 place 1 @31", Illegal::SameBuilding);
    table.play(ANNA, "5 place 2 @31");
    let mut table = extra(2).laid(ANNA, "bank", 25).dice(ANNA, [1, 6]).store(ANNA, ["crane"]);
    table.play(ANNA, "1 place 1 @26").play(ANNA, "use bank");
    assert_eq!(table.silver_of(ANNA), 2, "a bank beside a bank");
}

#[test]
fn crane_counts_as_one_building_of_choice_for_monasteries_16_to_23() {
    let table = extra(2).laid(ANNA, "crane", 25).laid(ANNA, "bank", 26).owns(ANNA, 22).finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(22)), 8);
    // Used as a bank when it was placed, it may still count as a church.
    let table = extra(2).laid(ANNA, "crane", 25).owns(ANNA, 19).finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(19)), 4);
}

#[test]
fn crane_counts_once_and_for_no_monastery_of_another_kind() {
    let table = extra(2).laid(ANNA, "crane", 25).owns(ANNA, 19).owns(ANNA, 22).finish();
    let both = [19, 22].map(|number| table.scored_for(ANNA, Reason::Monastery(number)));
    assert_eq!(both.iter().sum::<u16>(), 4);
    let table = extra(2).laid(ANNA, "crane", 25).owns(ANNA, 24).finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(24)), 0);
}

// The geese. Pasture: 0 4 5 9 10 of board 1.

#[test]
fn carla_s_geese_score_7_and_her_pig_6() {
    let mut table = extra(3)
        .laid(CARLA, "cow-2", 5)
        .laid(CARLA, "cow-3", 10)
        .store(CARLA, ["geese", "pig-4"])
        .dice(CARLA, [2, 5]);
    *table.state.edit().order() = [2, 0, 1, 0];
    table.play(CARLA, "2 place 1 @4");
    assert_eq!(table.scored(CARLA).iter().map(|(points, _)| points).sum::<u16>(), 7);
    table.play(CARLA, "5 place 2 @9");
    assert_eq!(table.scored(CARLA), [(6, Reason::Animals)]);
}

#[test]
fn geese_alone_score_2() {
    let mut table = extra(2).laid(ANNA, "castle", 6).store(ANNA, ["geese"]).dice(ANNA, [1, 6]);
    table.play(ANNA, "1 place 1 @5");
    assert_eq!(table.scored(ANNA), [(2, Reason::Animals)]);
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn among_several_kinds_the_owner_of_the_geese_picks_one_and_must() {
    let mut table = extra(2)
        .laid(ANNA, "cow-3", 5)
        .laid(ANNA, "pig-4", 10)
        .laid(ANNA, "pig-2", 9)
        .store(ANNA, ["geese"])
        .dice(ANNA, [2, 5]);
    table.play(ANNA, "2 place 1 @4");
    assert_eq!(table.scored(ANNA), [(2, Reason::Animals)]);
    assert_eq!(table.offers(ANNA), ["herd cow", "herd pig"]);
    table.refuses(ANNA, "herd sheep", Illegal::NoSuchAnimals);
    table.refuses(ANNA, "pass", Illegal::Compulsory);
    table.play(ANNA, "herd pig");
    assert_eq!(table.scored(ANNA), [(6, Reason::Animals)]);
}

#[test]
fn geese_don_t_score_with_animals_of_other_pastures() {
    let mut table = extra(2)
        .laid(ANNA, "cow-3", 27)
        .laid(ANNA, "castle", 6)
        .store(ANNA, ["geese"])
        .dice(ANNA, [1, 6]);
    table.play(ANNA, "1 place 1 @5");
    assert_eq!(table.points(ANNA), 2);
}

#[test]
fn the_kinds_among_which_the_geese_pick_are_those_of_their_pasture() {
    let mut table = extra(2)
        .laid(ANNA, "cow-3", 5)
        .laid(ANNA, "pig-4", 27)
        .store(ANNA, ["geese"])
        .dice(ANNA, [2, 5]);
    table.play(ANNA, "2 place 1 @4");
    assert_eq!((table.points(ANNA), table.state.top()), (5, Waiting::Nothing), "no question");
}

#[test]
fn monastery_7_adds_a_point_for_the_geese_and_each_tile_that_scores_with_them() {
    let mut table = extra(2)
        .owns(ANNA, 7)
        .laid(ANNA, "cow-2", 5)
        .laid(ANNA, "cow-3", 10)
        .store(ANNA, ["geese", "pig-4"])
        .dice(ANNA, [2, 5]);
    table.play(ANNA, "2 place 1 @4");
    assert_eq!(table.points(ANNA), 7 + 3);
    table.play(ANNA, "5 place 2 @9");
    assert_eq!(table.points(ANNA), 7 + 3 + 6 + 2, "the pigs and the geese again");
}

#[test]
fn geese_are_one_more_kind_for_monastery_24() {
    let table = extra(2).laid(ANNA, "geese", 5).laid(ANNA, "cow-3", 10).owns(ANNA, 24).finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(24)), 8);
}

// All four

#[test]
fn the_extra_tiles_lie_in_the_yellow_and_the_black_pile() {
    let table = extra(2);
    let starts = table.state.options().pile_starts().map(usize::from);
    let pile = |number: usize| &table.state.secrets().piles[starts[number]..starts[number + 1]];
    let count = |pile: &[_], key: &str| pile.iter().filter(|tile| name(**tile) == key).count();
    for (key, monasteries, black) in
        [("monastery-27", 1, 0), ("monastery-28", 1, 0), ("crane", 0, 1), ("geese", 0, 1)]
    {
        assert_eq!((count(pile(5), key), count(pile(6), key)), (monasteries, black), "{key}");
    }
    assert_eq!((pile(5).len(), pile(6).len()), (22, 42));
}

#[test]
fn the_base_game_has_none_of_them() {
    let table = Table::with(2);
    let keys: Vec<&str> = table.state.secrets().piles.iter().map(|tile| name(*tile)).collect();
    assert!(!keys.contains(&"crane") && !keys.contains(&"geese"));
    assert!(!table.events().iter().any(|event| matches!(event, Event::InnDealt)));
}
