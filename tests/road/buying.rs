//! Buying (rulebook, "Bauen", "Siedlung", "Stadt", "Metropole").

use super::table::{ANNA, BEN, Table, cards};
use principality::engine::total::At;
use principality::games::road::cards::{BuildCard, EventCard, Metropolis};
use principality::games::road::options::Side;
use principality::games::road::purchase::Purchase;
use principality::games::road::{Event, Illegal};

#[test]
fn prices_are_those_of_the_rulebook() {
    let prices = [
        (Purchase::Road, "bt"),
        (Purchase::Settlement, "btwg"),
        (Purchase::City, "ggooo"),
        (Purchase::Knight, "wgo"),
        (Purchase::Metropolis, "wwwo"),
        (Purchase::MetropolisArmy, "wwwo"),
    ];
    for (card, price) in prices {
        assert_eq!(card.price(), cards(price));
    }
}

#[test]
fn any_number_of_cards_is_bought_in_a_turn() {
    let mut table = Table::with(3).row("rrkss").hand(ANNA, "bbttwgo").deck("ccc");
    table.play("build road, build road, build knight");
    assert_eq!((table.hand_of(ANNA).as_str(), table.row_text().as_str()), ("-", "cccss"));
}

#[test]
fn only_what_lies_open_is_bought() {
    let table = Table::with(3).row("sssrk").hand(ANNA, "ggooo");
    assert_eq!(table.refused("build city"), Illegal::NotOpen);
}

#[test]
fn the_price_goes_to_the_discard_pile_and_the_row_is_filled_at_once() {
    let mut table = Table::with(3).row("srkcr").hand(ANNA, "wgoo").deck("s");
    table.play("build knight");
    assert_eq!((table.state.discard(), table.hand_of(ANNA)), (cards("wgo"), "o".to_owned()));
    assert_eq!(table.row_text(), "srscr");
}

#[test]
fn of_two_equal_cards_the_first_is_taken() {
    let mut table = Table::with(3).row("srkcr").hand(ANNA, "bt").deck("k");
    table.play("build road");
    assert_eq!(table.row_text(), "skkcr");
}

#[test]
fn a_city_covers_a_settlement_and_a_metropolis_a_city() {
    let mut table = Table::with(3).row("csssr").hand(ANNA, "ggooowwwo");
    assert_eq!(table.refused("build metropolis"), Illegal::NoCity);
    table.play("build city");
    assert_eq!((table.points(ANNA), table.state.tableau(ANNA).settlements), (2, 0));
    table.play("build metropolis");
    assert_eq!((table.points(ANNA), table.state.tableau(ANNA).cities), (3, 0));
}

#[test]
fn a_settlement_alone_draws_an_event() {
    let mut table = Table::with(3).row("srkcr").tableau(ANNA, "rsc");
    table = table.hand(ANNA, "btwgoggooowwwo").events(&[EventCard::HarvestFestival]);
    table.play("build road, build knight, build city, build metropolis");
    assert_eq!(table.state.events().len(), 7);
    let mut one = Table::with(3).row("srkcr").hand(ANNA, "btwg");
    one = one.events(&[EventCard::HarvestFestival]);
    one.play("build settlement");
    assert_eq!((one.state.events().len(), one.state.events_used().at(2)), (6, 1));
    assert_eq!(one.state.last_event(), Some(EventCard::HarvestFestival));
}

#[test]
fn side_a_has_no_names_and_side_b_only_names() {
    let a = Table::with(3).tableau(ANNA, "rc").hand(ANNA, "wwwo");
    assert_eq!(a.refused("build metropolis:roads"), Illegal::NoMetropolis);
    let b = Table::on_side(Side::B, 3).tableau(ANNA, "rc").hand(ANNA, "wwwo");
    assert_eq!(b.refused("build metropolis"), Illegal::NoMetropolis);
    let names =
        ["roads", "route", "knights", "army"].map(|name| format!("build metropolis:{name}"));
    assert!(names.iter().all(|name| b.may(name)));
}

#[test]
fn on_side_b_any_that_is_left_may_be_chosen() {
    let mut table = Table::on_side(Side::B, 3).tableau(ANNA, "rcc").hand(ANNA, "wwwwwwoo");
    table = table.metropolis(BEN, Metropolis::Route);
    assert_eq!(table.refused("build metropolis:route"), Illegal::NoMetropolis);
    table.play("build metropolis:army");
    assert_eq!(table.refused("build metropolis:army"), Illegal::NoMetropolis);
    assert!(table.may("build metropolis:roads"));
}

#[test]
fn on_side_b_a_metropolis_draws_one_card_in_the_own_turn() {
    let mut table = Table::on_side(Side::B, 3).metropolis(ANNA, Metropolis::Army);
    table.play("end, end");
    let before = table.size(ANNA);
    table.play("end");
    assert_eq!(table.size(ANNA) - before, 2);
}

#[test]
fn the_metropolis_of_knights_draws_for_each_knight_and_that_of_roads_for_the_start_road_too() {
    let table = Table::on_side(Side::B, 3).hand(ANNA, "wwwo");
    let mut knights = table.clone().tableau(ANNA, "rck");
    knights.play("build metropolis:knights");
    assert_eq!(knights.size(ANNA), 1);
    let mut roads = table.clone().tableau(ANNA, "rc");
    roads.play("build metropolis:roads");
    assert_eq!(roads.size(ANNA), 1);
    let mut none = table.tableau(ANNA, "rc");
    none.play("build metropolis:knights");
    assert_eq!(none.size(ANNA), 0);
}

#[test]
fn an_empty_place_is_not_five_equal() {
    let mut table = Table::with(3).row("rkkkk").only_deck("", BEN).hand(ANNA, "bt");
    table.play("build road");
    let five = |event: &Event| matches!(event, Event::FiveEqual { .. });
    assert!(!table.events_seen().iter().any(five));
    assert_eq!(table.row_text(), ".kkkk");
}

#[test]
fn five_equal_are_dealt_again_until_they_differ() {
    // Ten roads in row and deck, and one other card: most deals are five roads again.
    let mut again = 0;
    for seed in 0..40 {
        let mut table = Table::with(3).row("krrrr").deck("r");
        table = table.only_deck("rrrrrs", BEN).hand(ANNA, "wgo");
        *table.state.edit().key() = principality::engine::chance::DrawKey::of_seed(
            &principality::engine::seed::Seed::numbered(seed),
            9,
        );
        let top = table.state.deck().cards().iter().rposition(|card| *card == BuildCard::Road);
        assert!(top.is_some());
        let deck = table.state.edit().deck();
        deck.cards_mut().sort_unstable_by_key(|card| *card == BuildCard::Road);
        table.play("build knight");
        assert!(table.row_text().contains('s'));
        let five = |event: &&Event| matches!(event, Event::FiveEqual { .. });
        again = again.max(table.events_seen().iter().filter(five).count());
    }
    assert!(again > 1);
}
