//! Roads, settlements, cities, sites.

use super::table::Table;
use principality::games::princes::modes::Mode;

#[test]
fn example_4_a_road_a_settlement_and_a_city_make_3_and_4_points() {
    let game = Table::act(Mode::Introductory).only(0, "B3=3 L2=2 G6=3 W4=1 O5=3");
    assert!(game.can("road left") && game.can("road right") && !game.offers("settlement"));
    let mut game = game.then("road right");
    assert_eq!((game.store("B3"), game.store("L2"), game.points(0)), (1, 1, 2));
    assert!(!game.can("settlement left top"), "without a road");
    game.play("settlement right top");
    let [first, second] = game.state.drawn();
    assert_eq!(game.legal(), [format!("up {first}"), format!("up {second}")]);
    let game = game.then(&format!("up {second}"));
    let realm = &game.state.realms()[0];
    assert_eq!([realm.land(8, 0).region, realm.land(8, 1).region], [second, first]);
    assert_eq!((realm.land(8, 0).store, game.points(0)), (0, 3));
    let game = game.only(0, "G6=3 O5=3").then("city -1");
    assert_eq!((game.store("G6"), game.store("O5"), game.points(0)), (1, 0, 4));
}

#[test]
fn a_settlement_needs_a_road_and_a_city_a_settlement_whatever_lies_there() {
    let game = Table::act(Mode::Introductory).only(0, "B3=1");
    assert_eq!(game.state.centre_places(0), [true, false, true]);
    let game = game.only(0, "B3=3 L2=2").then("road right");
    assert_eq!(game.state.centre_places(0), [true, true, true]);
    let game = game.only(0, "B3=3 L2=2").then("road left");
    assert_eq!(game.state.centre_places(0), [false, true, true], "both ends have a road");
    let game = game.city(0, -1).city(0, 1);
    assert_eq!(game.state.centre_places(0), [false, true, false]);
}

#[test]
fn building_needs_the_whole_price() {
    let game = Table::act(Mode::Introductory).only(0, "B3=1 L2=3 G6=3 W4=3 O5=2");
    assert!(!game.offers("road") && !game.offers("city"));
    assert!(!game.can("settlement right top"));
}

#[test]
fn example_5_the_scout_chooses_among_132_pairs_and_the_stack_is_shuffled() {
    let game = Table::act(Mode::Introductory).hand(0, "scout").only(0, "B3=3 L2=2 G6=1 W4=1");
    let game = game.then("road right");
    assert!(game.can("settlement right top"));
    let before = game.state.regions().to_vec();
    let game = game.then("settlement right scout");
    assert_eq!(game.legal().len(), 132);
    assert!(game.discarded("scout"));
    let (up, down) = (before[0], before[7]);
    let game = game.then(&format!("scout {up} {down}"));
    assert_eq!(game.state.realms()[0].land(8, 0).region, up);
    assert_eq!(game.state.realms()[0].land(8, 1).region, down);
    assert_eq!(game.state.regions().len(), 10);
    let kept: Vec<_> = before.iter().filter(|region| ![up, down].contains(region)).collect();
    assert_ne!(game.state.regions().iter().collect::<Vec<_>>(), kept, "shuffled");
    let without = Table::act(Mode::Introductory).only(0, "B3=3 L2=2 G6=1 W4=1").then("road right");
    assert!(!without.can("settlement right scout"));
}

#[test]
fn example_6_a_second_card_of_a_half_needs_the_city() {
    let game = Table::act(Mode::Introductory).hand(0, "austin harald").only(0, "G6=3 O5=3");
    let game = game.then("build austin +1u -");
    assert!(!game.can("build harald +1u -"));
    assert!(game.can("build harald +1d -") && game.can("build harald -1u -"));
    let game = game.city(0, 1).then("build harald +1u -");
    assert!(game.lies(0, "harald"));
}

#[test]
fn example_7_an_abbey_is_built_once() {
    let game = Table::act(Mode::Introductory).hand(0, "abbey abbey").only(0, "B3=3 G6=3 O5=3");
    let game = game.then("build abbey -1u -");
    assert_eq!(game.cards(0), 1);
    assert!(!game.offers("build abbey"));
    let twice =
        Table::act(Mode::Introductory).hand(0, "storehouse storehouse").only(0, "L2=2 W4=2");
    let twice = twice.then("build storehouse -1u -; build storehouse +1u -");
    assert_eq!(twice.cards(0), 0, "a storehouse may be there twice");
}

#[test]
fn cards_of_cities_lie_in_cities_alone() {
    let game = Table::act(Mode::Intrigue).city(0, 1).only(0, "B3=2 O5=2");
    assert!(game.can("build church +1u -") && game.can("build church +1d -"));
    assert!(!game.can("build church -1u -"));
}

#[test]
fn the_supply_ends() {
    let mut game = Table::act(Mode::Introductory).only(0, "B3=3 L2=3 G6=3 O5=3 W4=3");
    assert!(game.offers("road") && game.offers("city"));
    *game.state.edit().supply() = [0, 0, 0];
    assert!(!game.offers("road") && !game.offers("city"));
}

#[test]
fn own_cards_are_removed_free_but_not_in_the_introductory_game() {
    let cards = "abbey@-1u storehouse@+1u";
    let game = Table::act(Mode::Intrigue).put(0, cards).put(1, "abbey@-1u");
    assert!(game.can("remove storehouse@+1u") && !game.can("remove storehouse@-1u"));
    let game = game.then("remove abbey@-1u");
    assert!(game.discarded("abbey") && !game.lies(0, "abbey") && game.lies(1, "abbey"));
    assert!(!Table::act(Mode::Introductory).put(0, cards).offers("remove"));
}
