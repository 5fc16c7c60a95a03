//! Buildings (pages 6 and 7). The city of fields 25 (3), 26 (1), 31 (5), 32 and 36 lies beside the
//! start castle; so does the city of field 11 (3) alone.

use super::table::{ANNA, Table};
use principality::games::burgundy::event::{Effect, Event, Gain, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::state::Waiting;
use principality::games::burgundy::tiles::Building;

/// A game in which Anna has two threes and this building to place on field 25.
fn with(building: &str) -> Table {
    Table::with(4).dice(ANNA, [3, 3]).store(ANNA, [building])
}

const PLACE: &str = "3 place 1 @25";

fn lost(table: &Table, effect: Effect) -> bool {
    table.events().contains(&Event::EffectLost { seat: ANNA, effect })
}

/// Lays all kinds of tiles in the numbered depots, and again in the black one.
fn market_day(table: Table) -> Table {
    table
        .depot(1, ["castle", "mine", "ship", "bank"])
        .depot(2, ["cow-2", "monastery-3"])
        .depot(7, ["castle", "mine", "ship", "bank", "cow-3", "monastery-7"])
}

// Market, carpenter, church.

#[test]
fn market_takes_a_ship_or_an_animal_from_any_numbered_depot() {
    let mut table = market_day(with("market"));
    table.play(ANNA, PLACE);
    assert_eq!(table.offers(ANNA), ["fetch 1.3", "fetch 2.1", "pass"]);
    table.play(ANNA, "fetch 2.1");
    assert_eq!(table.stored(ANNA), ["cow-2", "-", "-"]);
    assert_eq!(table.at(2, 1), "-");
}

#[test]
fn carpenter_takes_a_building_from_any_numbered_depot() {
    let mut table = market_day(with("carpenter"));
    table.play(ANNA, PLACE);
    assert_eq!(table.offers(ANNA), ["fetch 1.4", "pass"]);
    table.play(ANNA, "fetch 1.4");
    assert_eq!(table.stored(ANNA)[0], "bank");
}

#[test]
fn church_takes_a_mine_a_monastery_or_a_castle_from_any_numbered_depot() {
    let mut table = market_day(with("church"));
    table.play(ANNA, PLACE);
    assert_eq!(table.offers(ANNA), ["fetch 1.1", "fetch 1.2", "fetch 2.2", "pass"]);
    table.play(ANNA, "fetch 2.2");
    assert_eq!(table.stored(ANNA)[0], "monastery-3");
}

#[test]
fn what_they_take_goes_to_storage_and_does_nothing_yet() {
    let mut table = market_day(with("church"));
    table.play(ANNA, PLACE).play(ANNA, "fetch 1.1");
    assert_eq!(table.stored(ANNA)[0], "castle");
    assert_eq!((table.state.top(), table.estate(ANNA).filled().len()), (Waiting::Nothing, 2));
}

#[test]
fn other_colours_are_not_taken() {
    for (building, wrong) in [("market", "1.4"), ("carpenter", "1.1"), ("church", "2.1")] {
        let mut table = market_day(with(building));
        table.play(ANNA, PLACE);
        table.refuses(ANNA, &format!("fetch {wrong}"), Illegal::WrongKind);
        table.refuses(ANNA, "fetch 3.1", Illegal::NoTile);
    }
}

#[test]
fn nothing_is_taken_from_the_black_depot() {
    for building in ["market", "carpenter", "church"] {
        let mut table = market_day(with(building));
        table.play(ANNA, PLACE);
        for place in 1..=6 {
            table.refuses(ANNA, &format!("fetch 7.{place}"), Illegal::OnlyForSale);
        }
    }
}

#[test]
fn they_are_optional() {
    for (name, building) in [
        ("market", Building::Market),
        ("carpenter", Building::Carpenter),
        ("church", Building::Church),
    ] {
        let mut table = market_day(with(name));
        table.play(ANNA, PLACE).play(ANNA, "pass");
        let passed = Event::EffectPassed { seat: ANNA, effect: Effect::Building(building) };
        assert_eq!(table.events(), [passed]);
        assert_eq!(table.stored(ANNA), ["-", "-", "-"]);
        table.refuses(ANNA, "fetch 1.1", Illegal::NothingWaits);
    }
}

#[test]
fn a_market_without_ships_and_animals_is_placed_and_its_benefit_lost() {
    let mut table = with("market").depot(1, ["castle", "bank"]).depot(7, ["ship"]);
    table.play(ANNA, PLACE);
    assert!(lost(&table, Effect::Building(Building::Market)));
    assert_eq!((table.lies_at(ANNA, 25), table.state.top()), ("market", Waiting::Nothing));
}

#[test]
fn carpenter_and_church_are_lost_where_nothing_fits_too() {
    let mut table = with("carpenter").depot(1, ["castle"]);
    table.play(ANNA, PLACE);
    assert!(lost(&table, Effect::Building(Building::Carpenter)));
    let mut table = with("church").depot(1, ["bank"]);
    table.play(ANNA, PLACE);
    assert!(lost(&table, Effect::Building(Building::Church)));
}

#[test]
fn with_full_storage_a_stored_tile_gives_way_to_the_one_taken() {
    // The market leaves storage first; so a tile is bought before it takes one.
    let mut table =
        market_day(with("market")).store(ANNA, ["market", "mine", "cow-4"]).silver(ANNA, 2);
    table.play(ANNA, PLACE).play(ANNA, "buy 7.4").play(ANNA, "fetch 1.3");
    assert_eq!(table.offers(ANNA), ["discard 1", "discard 2", "discard 3"]);
    table.play(ANNA, "discard 2");
    assert_eq!(table.stored(ANNA), ["bank", "ship", "cow-4"]);
}

// Warehouse, boarding house, bank, watchtower.

#[test]
fn warehouse_sells_one_kind_of_goods_without_a_die() {
    let mut table = with("warehouse").goods(ANNA, [2, 2, 5]);
    table.play(ANNA, PLACE);
    assert_eq!(table.offers(ANNA), ["sell 2", "sell 5", "pass"]);
    table.play(ANNA, "sell 2");
    assert_eq!((table.points(ANNA), table.silver_of(ANNA)), (8, 1));
    assert_eq!(table.goods_of(ANNA), [5]);
    table.refuses(ANNA, "sell 5", Illegal::NothingWaits);
}

#[test]
fn warehouse_is_optional() {
    let mut table = with("warehouse").goods(ANNA, [2]);
    table.play(ANNA, PLACE).play(ANNA, "pass");
    assert_eq!((table.points(ANNA), table.goods_of(ANNA)), (0, vec![2]));
}

#[test]
fn warehouse_without_goods_is_lost() {
    let mut table = with("warehouse").depot(1, ["ship"]);
    table.play(ANNA, PLACE);
    assert!(lost(&table, Effect::Building(Building::Warehouse)));
    table.refuses(ANNA, "sell 2", Illegal::NothingWaits);
}

#[test]
fn warehouse_sells_only_goods_in_store() {
    let mut table = with("warehouse").goods(ANNA, [2]);
    table.play(ANNA, PLACE);
    table.refuses(ANNA, "sell 3", Illegal::NoGoods);
}

#[test]
fn boarding_house_gives_four_workers() {
    let mut table = with("boarding-house");
    table.play(ANNA, PLACE);
    assert_eq!((table.workers_of(ANNA), table.state.top()), (4, Waiting::Nothing));
    let gain = Gain::Building(Building::BoardingHouse);
    assert!(table.events().contains(&Event::WorkersGained { seat: ANNA, amount: 4, gain }));
}

#[test]
fn bank_gives_two_silver() {
    let mut table = with("bank");
    table.play(ANNA, PLACE);
    assert_eq!((table.silver_of(ANNA), table.state.top()), (2, Waiting::Nothing));
}

#[test]
fn watchtower_gives_four_points() {
    let mut table = with("watchtower");
    table.play(ANNA, PLACE);
    assert_eq!(table.scored(ANNA), [(4, Reason::Watchtower)]);
}

// Town hall.

#[test]
fn town_hall_places_any_stored_tile_at_any_number() {
    let mut table = with("town-hall").store(ANNA, ["town-hall", "ship", "mine"]);
    table.play(ANNA, PLACE);
    assert_eq!(table.offers(ANNA), ["build 2 @17", "build 2 @19", "build 3 @24", "pass"]);
    table.play(ANNA, "build 3 @24");
    assert_eq!((table.lies_at(ANNA, 24), table.workers_of(ANNA)), ("mine", 0));
    assert_eq!(table.state.top(), Waiting::Nothing);
}

#[test]
fn town_hall_keeps_to_colour_and_neighbours() {
    let mut table = with("town-hall").store(ANNA, ["town-hall", "ship"]);
    table.play(ANNA, PLACE);
    table.refuses(ANNA, "build 2 @15", Illegal::NotBeside);
    table.refuses(ANNA, "build 2 @24", Illegal::Colour);
    table.refuses(ANNA, "build 3 @24", Illegal::EmptyKey);
}

#[test]
fn town_hall_keeps_to_one_building_of_a_kind_per_city() {
    let mut table = with("town-hall").store(ANNA, ["town-hall", "town-hall"]);
    table.play(ANNA, PLACE);
    table.refuses(ANNA, "build 2 @26", Illegal::SameBuilding);
    assert_eq!(table.offers(ANNA), ["build 2 @11", "pass"]);
}

#[test]
fn the_tile_placed_by_a_town_hall_has_its_own_effect() {
    let mut table = with("town-hall").store(ANNA, ["town-hall", "bank"]);
    table.play(ANNA, PLACE).play(ANNA, "build 2 @26");
    assert_eq!(table.silver_of(ANNA), 2);
}

#[test]
fn town_hall_is_optional() {
    let mut table = with("town-hall").store(ANNA, ["town-hall", "bank"]);
    table.play(ANNA, PLACE).play(ANNA, "pass");
    assert_eq!(table.stored(ANNA), ["-", "bank", "-"]);
    table.refuses(ANNA, "build 2 @26", Illegal::NothingWaits);
}

#[test]
fn town_hall_with_nothing_to_place_is_lost() {
    let mut table = with("town-hall").store(ANNA, ["town-hall", "castle"]);
    table.play(ANNA, PLACE);
    assert!(lost(&table, Effect::Building(Building::TownHall)));
}

// Chains.

#[test]
fn a_town_hall_of_a_town_hall_places_a_third_tile() {
    let mut table = with("town-hall").store(ANNA, ["town-hall", "town-hall", "mine"]);
    table.play(ANNA, PLACE).play(ANNA, "build 2 @11").play(ANNA, "build 3 @24");
    assert_eq!(
        [25, 11, 24].map(|field| table.lies_at(ANNA, field)),
        ["town-hall", "town-hall", "mine"]
    );
    assert_eq!(table.offers(ANNA)[0], "3 hire", "the second die is still there");
}

#[test]
fn a_ship_from_a_castle_from_a_town_hall_from_one_die() {
    let mut table = with("town-hall")
        .filled(ANNA, [12])
        .store(ANNA, ["town-hall", "castle", "ship"])
        .goods_in(5, [1, 1]);
    table.play(ANNA, PLACE).play(ANNA, "build 2 @6").play(ANNA, "* place 3 @17");
    table.play(ANNA, "load 5");
    assert_eq!(table.goods_of(ANNA), [1, 1]);
    assert_eq!(table.state.spaces()[0], 1);
    assert_eq!((table.state.used(), table.state.top()), (1, Waiting::Nothing));
}

#[test]
fn a_church_s_castle_may_be_placed_by_the_other_die() {
    let mut table = with("church").dice(ANNA, [3, 6]).filled(ANNA, [12]).depot(5, ["castle"]);
    table.play(ANNA, PLACE).play(ANNA, "fetch 5.1").play(ANNA, "6 place 1 @6");
    assert_eq!(table.state.top(), Waiting::Castle);
}

#[test]
fn a_market_placed_by_a_town_hall_takes_its_ship() {
    let mut table = market_day(with("town-hall")).store(ANNA, ["town-hall", "market"]);
    table.play(ANNA, PLACE).play(ANNA, "build 2 @26").play(ANNA, "fetch 1.3");
    assert_eq!(table.stored(ANNA)[0], "ship");
    assert_eq!(table.state.top(), Waiting::Nothing);
}

// One of a kind per city.

#[test]
fn no_two_buildings_of_a_kind_in_one_city() {
    for kind in [
        "warehouse",
        "watchtower",
        "carpenter",
        "church",
        "market",
        "boarding-house",
        "bank",
        "town-hall",
    ] {
        let table = with(kind).dice(ANNA, [1, 1]).laid(ANNA, kind, 25);
        table.refuses(ANNA, "1 place 1 @26", Illegal::SameBuilding);
    }
}

#[test]
fn two_kinds_in_one_city_and_one_kind_in_two_cities_are_fine() {
    let mut table = with("bank").dice(ANNA, [1, 3]).laid(ANNA, "watchtower", 25);
    table.play(ANNA, "1 place 1 @26");
    let mut table = with("bank").laid(ANNA, "bank", 25);
    table.play(ANNA, "3 place 1 @11");
}

#[test]
fn another_player_s_city_does_not_matter() {
    let mut table = with("bank").laid(super::table::BENNO, "bank", 25);
    table.play(ANNA, PLACE);
}
