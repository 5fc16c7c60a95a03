//! Each card of gold, turmoil and progress where it pays, and some where it does not.

use super::choices::{GOOD, chosen, does, does_not, turn};
use crate::table::Table;
use principality::bots::princes::lasting::{lasting, unrest};
use principality::bots::princes::means::Means;
use principality::bots::princes::weights::Weights;
use principality::engine::total::At;
use principality::games::princes::card::Card;
use principality::games::princes::kinds::Kind;
use principality::games::princes::modes::Mode::{self, Gold, Progress, Turmoil};

/// Red's action phase with empty hands and stores.
fn act(mode: Mode) -> Table {
    Table::act(mode).hand(0, "").hand(1, "").only(0, "").only(1, "")
}

/// Both good levels gain a point in this turn.
fn gains_a_point(table: &Table) {
    for level in GOOD {
        let (done, state) = turn(table, level);
        assert!(state.victory(0) > table.points(0), "{level}: {done:?}");
    }
}

/// Both good levels choose this.
fn choose(table: &Table, wanted: &str) {
    for level in GOOD {
        assert_eq!(chosen(table, level), [wanted], "{level}");
    }
}

/// Worth of a standing card's lasting effects to red.
fn worth(table: &Table, card: Card) -> i32 {
    let weights = Weights::LEARNT;
    let means = Means::of(&weights, &table.state, 0);
    lasting(&weights, &table.state, 0, &means, card)
}

#[test]
fn a_gold_cache_costs_nothing_and_is_built() {
    does(&act(Gold).put(0, "candamir@-1u").hand(0, "gold_cache"), "build gold_cache");
}

#[test]
fn buildings_of_gold_are_built_when_they_are_paid_for() {
    let city = || act(Gold).city(0, 1).put(0, "merchant_guild@+1u");
    does(&city().hand(0, "staple_house").only(0, "B3=2 O5=2 W4=1"), "build staple_house");
    does(&city().hand(0, "moneylender").only(0, "B3=1 L2=2 O5=2"), "build moneylender");
    let ships = city().put(0, "ship_G@+1d ship_L@-1d ship_O@-1u");
    does(&ships.clone().hand(0, "harbor").only(0, "B3=1 O5=1 W4=1"), "build harbor");
    does(&ships.hand(0, "salt_silo").only(0, "A1=2 B3=1 W4=2"), "build salt_silo");
    let market = city().put(0, "marketplace@-1u");
    does(&market.hand(0, "trading_base").only(0, "B3=1 G6=2 W4=2"), "build trading_base");
}

#[test]
fn a_merchant_takes_the_ore_that_a_city_lacks() {
    let table = act(Gold).city(0, 1).hand(0, "merchant");
    gains_a_point(&table.only(0, "G6=2 O5=1 W4=1").only(1, "O6=2 L3=1"));
}

#[test]
fn gudrun_takes_the_gold_that_pays_for_the_rest() {
    let table = act(Gold).put(0, "pirate_ship@-1u pirate_ship@+1u").hand(0, "gudrun");
    does(&table.only(1, "A4=3"), "play gudrun");
    let none = act(Gold).put(0, "pirate_ship@-1u").hand(0, "gudrun");
    does_not(&none.only(1, "L3=3"), "play gudrun");
}

#[test]
fn mineral_mining_and_three_field_bring_what_a_city_lacks() {
    let table = || act(Progress).city(0, 1).put(0, "university@+1u");
    gains_a_point(&table().hand(0, "mineral_mining").only(0, "G6=2 O5=1"));
    gains_a_point(&table().hand(0, "three_field").only(0, "O5=3"));
}

#[test]
fn benjamin_and_the_doctor_are_sent_for_where_they_bring_something() {
    let mut table = act(Progress).city(0, 1).hand(0, "benjamin").only(0, "G6=1 O5=3");
    *table.state.edit().number() = 6;
    does(&table, "play benjamin");
    let hospital = act(Progress).city(0, -1).put(0, "bath_house@-1u").hand(0, "doctor");
    does(&hospital, "play doctor");
}

#[test]
fn gustav_fetches_the_card_that_can_be_built() {
    let mut table = act(Progress).city(0, 1).put(0, "library@+1u").hand(0, "gustav");
    table.state.edit().discard().clear();
    table.state.edit().discard().extend([Card::SCOUT, Card::PARLIAMENT, Card::PHARMACY]);
    let table = table.only(0, "A1=1 B3=1 W4=2");
    does(&table, "play gustav pharmacy");
    gains_a_point(&table);
}

#[test]
fn buildings_of_progress_are_built_when_they_are_paid_for() {
    let city = || act(Progress).cities(0);
    does(&city().hand(0, "library").only(0, "B3=1 L2=2 O5=1"), "build library");
    does(&city().hand(0, "pharmacy").only(0, "A1=1 B3=1 W4=2"), "build pharmacy");
    does(&city().hand(0, "bath_house").only(0, "B3=2 O5=1 W4=1"), "build bath_house");
    let learned = city().put(0, "university@+1u");
    does(&learned.hand(0, "chief_cannoneer").only(0, "L2=1 O5=1"), "build chief_cannoneer");
}

#[test]
fn buildings_of_turmoil_are_built_when_they_are_paid_for() {
    let city = || act(Turmoil).city(0, 1);
    let heroes = city().put(0, "candamir@-1u inga@-1d");
    does(&heroes.clone().hand(0, "tithe_barn").only(0, "B3=1 L2=2 O5=1"), "build tithe_barn");
    does(&heroes.hand(0, "fairgrounds").only(0, "G6=1 L2=2 W4=1"), "build fairgrounds");
    does(&city().hand(0, "fire_brigade").only(0, "B3=1 O5=1 W4=2"), "build fire_brigade");
    does(&city().hand(0, "lookout_tower").only(0, "G6=1 L2=1"), "build lookout_tower");
    does(&city().hand(0, "irmgard").only(0, "A1=1 G6=1"), "build irmgard");
}

#[test]
fn plunder_is_sailed_for_with_more_strength() {
    let table = act(Turmoil).put(0, "carl@+1u").hand(0, "voyage_of_plunder").only(1, "O6=3 G5=3");
    does(&table, "play voyage_of_plunder");
    let nothing = act(Turmoil).put(0, "carl@+1u").hand(0, "voyage_of_plunder");
    does_not(&nothing, "play voyage_of_plunder");
}

#[test]
fn brigands_take_where_the_most_lies() {
    let table = act(Turmoil).put(0, "carl@+1u").hand(0, "brigands_t").only(1, "O6=3 G5=1");
    for level in GOOD {
        let (done, state) = turn(&table, level);
        let ore = state.realm(1).amounts().at(Kind::Ore.index());
        assert_eq!(ore, 0, "{level}: {done:?}");
    }
}

#[test]
fn sebastian_helps_whatever_is_at_stake() {
    // A hero would leave, or one gold of three would be paid; the place in the hand is refilled.
    for stores in ["", "A1=3"] {
        let table = act(Turmoil).hand(0, "sebastian").put(0, "carl@+1u").only(0, stores);
        choose(&table.event("riots"), "sebastian");
    }
}

#[test]
fn guards_and_consolation_are_worth_more_the_longer_the_game_lasts() {
    let early = act(Turmoil);
    let late = act(Turmoil).cities(0).put(0, "festival_hall@+1u festival_hall@-1u carl@+1d");
    for card in [Card::LOOKOUT_TOWER, Card::HEINRICH, Card::IRMGARD] {
        assert!(worth(&early, card) > worth(&late, card), "{card}");
    }
    // Heinrich stops three numbers, the tower two.
    let figures = |card| worth(&early, card);
    assert!(figures(Card::HEINRICH) > figures(Card::LOOKOUT_TOWER));
}

#[test]
fn a_chapel_is_worth_the_riots_that_it_keeps_away() {
    let weights = Weights::LEARNT;
    let start = act(Turmoil);
    let means = Means::of(&weights, &start.state, 0);
    let worth = |table: Table| lasting(&weights, &table.state, 0, &means, Card::CHAPEL_LOW);
    let none = worth(start.clone());
    let few = worth(start.clone().put(0, "carl@+1u"));
    let many = worth(start.put(0, "carl@+1u candamir@-1u osmund@+1d"));
    assert!(none < few && few < many, "{none}, {few}, {many}");
}

#[test]
fn a_bath_house_spares_the_regions_beside_its_city() {
    let weights = Weights::LEARNT;
    let loss =
        |table: &Table| unrest(&weights, &table.state, 0, &Means::of(&weights, &table.state, 0));
    let city = act(Progress).city(0, 1);
    assert!(loss(&act(Progress)) == 0 && loss(&city) > 0);
    assert_eq!(loss(&city.put(0, "bath_house@+1u")), 0);
    let rioters = act(Turmoil).put(0, "carl@+1u");
    assert!(loss(&act(Turmoil)) == 0 && loss(&rioters) > 0);
}
