//! Event cards of the base set.

use super::table::Table;
use principality::games::princes::card::Card;
use principality::games::princes::modes::Mode;

const INTRO: Mode = Mode::Introductory;

#[test]
fn example_30_abbey_and_storehouse_beside_the_gold_field_bring_two_and_the_abbey_an_invention() {
    let game = Table::act(INTRO).put(0, "abbey@-1u storehouse@+1u");
    let plenty = game.clone().event("year_of_plenty");
    assert_eq!((plenty.store("A1"), plenty.store("L2"), plenty.store("G6")), (2, 1, 1));
    assert_eq!((plenty.store("B3"), plenty.stores(1)), (0, 0));
    let invention = game.event("invention");
    assert_eq!(invention.decider(), 0);
    let invention = invention.then("gain O5");
    assert!(invention.can("end"), "one building with progress, one resource");
    assert!(Table::act(INTRO).event("invention").can("end"), "without one nothing");
}

#[test]
fn a_brotherhood_master_is_no_building_and_invents_nothing() {
    let game = Table::act(Mode::Intrigue).put(0, "brotherhood_master@-1u").event("invention");
    assert!(game.can("end"));
}

#[test]
fn example_31_a_feud_names_three_buildings_that_are_not_covered() {
    let game = Table::act(Mode::Intrigue).cities(1).put(0, "candamir@-1u");
    let cards = "church@-1u judith@-1u odins_fountain@-1d abbey@+1u storehouse@+1d";
    let game = game.put(1, cards).event("feud");
    assert_eq!(game.decider(), 1, "two buildings only: both are named by themselves");
    assert_eq!(game.legal(), ["lose abbey@+1u", "lose storehouse@+1d"]);
    let game = game.then("lose abbey@+1u");
    assert!(game.offers("under abbey"));
    let game = game.then("under abbey 2");
    assert_eq!((game.bottom(2).as_str(), game.lies(1, "abbey")), ("abbey", false));
    assert!(game.lies(1, "church") && game.lies(1, "odins_fountain"));
}

#[test]
fn a_feud_lets_its_holder_choose_among_more_and_a_tie_does_nothing() {
    let cards = "abbey@-1u storehouse@+1d marketplace@+1u toll_bridge@-1d";
    let game = Table::act(INTRO).put(1, cards);
    let choose = game.clone().put(0, "candamir@-1u").event("feud");
    assert_eq!((choose.decider(), choose.legal().len()), (0, 4));
    let one = "name abbey@-1u; name toll_bridge@-1d; name marketplace@+1u";
    let other = "name marketplace@+1u; name abbey@-1u; name toll_bridge@-1d";
    let [one, other] = [one, other].map(|names| choose.clone().then(names));
    assert_eq!(one.state, other.state, "the order leaves no trace");
    assert_eq!((one.decider(), one.legal().len()), (1, 3));
    assert!(game.event("feud").can("end"), "nobody has the advantage");
}

#[test]
fn equal_buildings_in_one_half_count_each_when_a_feud_names_three() {
    let twins = "storehouse@-1u storehouse@-1u marketplace@+1u abbey@+1u";
    let game = Table::act(INTRO).cities(1).put(0, "candamir@-1u").put(1, twins).event("feud");
    assert_eq!(game.decider(), 0, "three of four are to be named");
    let game = game.then("name storehouse@-1u; name storehouse@-1u; name abbey@+1u");
    assert_eq!((game.decider(), game.legal().len()), (1, 2), "the marketplace is safe");
    let three = "storehouse@-1u storehouse@-1u abbey@+1u";
    let game = Table::act(INTRO).cities(1).put(0, "candamir@-1u").put(1, three).event("feud");
    assert_eq!((game.decider(), game.legal().len()), (1, 2), "all three are named by themselves");
}

#[test]
fn a_card_of_the_open_stack_goes_back_there() {
    let game = Table::act(Mode::Intrigue).city(1, -1).put(0, "candamir@-1u").put(1, "church@-1u");
    let open = game.state.open().len();
    let game = game.event("feud");
    assert_eq!((game.state.open().len(), game.lies(1, "church")), (open + 1, false));
}

#[test]
fn example_32_the_attacker_picks_two_cards_of_the_hand_and_their_stacks() {
    let game = Table::act(INTRO).put(0, "candamir@-1u").hand(1, "scout austin inga");
    let game = game.event("fraternal_feuds");
    assert_eq!(game.decider(), 0);
    let game = game.then("under austin 3; under scout 2");
    let bottoms = |looker| [2, 3].map(|stack| game.known_bottom(looker, stack));
    assert_eq!([0, 1].map(bottoms), [["scout", "austin"]; 2], "one by one, so both see where");
    assert_eq!([0, 1].map(|looker| game.known_hand(looker, 1)), [["inga"], ["inga"]]);
    assert_eq!((game.cards(1), game.bottom(2).as_str(), game.holds(1, "inga")), (1, "scout", true));
    let even = Table::act(INTRO).hand(1, "scout").event("fraternal_feuds");
    assert_eq!((even.cards(1), even.can("end")), (1, true));
}

#[test]
fn example_33_a_merchant_with_one_gold_sells_one_and_a_race_of_equals_pays_both() {
    let game = Table::act(INTRO).only(0, "A1=1").event("traveling_merchant");
    assert!(game.can("gain O5") && game.can("decline") && !game.can("gain A1"));
    let game = game.then("gain O5");
    assert_eq!((game.store("O5"), game.store("A1"), game.can("end")), (1, 0, true));
    let race =
        Table::act(INTRO).put(0, "ship_G@-1u").put(1, "ship_L@-1u").event("trade_ships_race");
    let race = race.then("gain O5");
    assert_eq!(race.decider(), 1);
    assert!(race.then("gain O6").can("end"));
    let ahead = Table::act(INTRO).put(0, "ship_G@-1u").event("trade_ships_race").then("gain O5");
    assert!(ahead.can("end") && ahead.decider() == 0);
    assert!(Table::act(INTRO).event("trade_ships_race").can("end"), "no ships, no race");
}

#[test]
fn example_34_yule_builds_the_stack_anew_and_one_more_event_comes() {
    let game = Table::act(INTRO).full(0).full(1);
    let builds = game.state.counters().events;
    let game = game.event("yule");
    assert_eq!(game.state.counters().events, builds + 1);
    let last = game.state.events()[0].card;
    assert_ne!(last, Card::YULE, "another event has come after it");
    assert_eq!(game.state.events().len(), 9);
    assert_eq!(game.state.events()[4].card, Card::YULE, "three below, and the one that has come");
}

#[test]
fn an_event_goes_back_under_its_stack() {
    let game = Table::act(INTRO).full(0).full(1).event("invention");
    assert_eq!((game.state.events()[0].card, game.state.current()), (Card::INVENTION, Card::NONE));
}

#[test]
fn no_event_but_yule_builds_the_stack_anew() {
    let game = Table::act(INTRO).full(0).full(1);
    let place = |game: &Table| game.state.events().iter().position(|slot| slot.card == Card::YULE);
    let before = (game.state.counters().events, place(&game).unwrap() + 1);
    let game = game.event("invention");
    assert_eq!(
        (game.state.counters().events, place(&game).unwrap()),
        before,
        "one more lies below"
    );
}
