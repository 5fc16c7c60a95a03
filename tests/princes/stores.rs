//! Resources that go into regions and the gold cache, and those that find no room: clauses of the eras of gold and
//! progress beyond their examples.

use super::table::Table;
use principality::games::princes::Event;
use principality::games::princes::card::Card;
use principality::games::princes::kinds::Kind;
use principality::games::princes::modes::Mode;
use principality::games::princes::row::CardKind;

fn gold() -> Table {
    Table::act(Mode::Gold)
}

fn progress() -> Table {
    Table::act(Mode::Progress)
}

#[test]
fn the_cache_stores_what_trades_and_free_gains_bring() {
    let game = gold().put(0, "gold_cache@W4").only(0, "G6=3");
    let traded = game.clone().then("trade bank G A0");
    assert_eq!((traded.store("A0"), traded.store("G6")), (1, 0));
    assert!(!game.only(0, "G6=3 A0=3").can("trade bank G A0"), "no room");
    let party = gold().put(0, "gold_cache@W4").full(1).face(3).then("gain A0");
    assert_eq!(party.store("A0"), 1);
}

#[test]
fn gold_of_a_year_of_plenty_the_doctor_and_benjamin_may_go_into_the_cache() {
    let year = gold().put(0, "storehouse@+1u gold_cache@W4").only(0, "A1=1 A0=1");
    let year = year.event("year_of_plenty");
    assert_eq!(year.legal(), ["gain A1", "gain A0"]);
    assert_eq!(year.then("gain A0").store("A0"), 2);
    let duel = || Table::duel("gold turmoil progress").city(0, 1).put(0, "gold_cache@W4");
    let doctor = duel().put(0, "bath_house@+1u").hand(0, "doctor");
    let healed = doctor.clone().only(0, "A1=3 G6=3 A0=1").then("play doctor bath_house@+1u");
    assert_eq!(healed.store("A0"), 2);
    assert!(!doctor.only(0, "A1=3 G6=3 A0=3").offers("play doctor"));
    let mut benjamin = duel().hand(0, "benjamin").only(0, "A1=3");
    *benjamin.state.edit().number() = 1;
    assert_eq!(benjamin.then("play benjamin").store("A0"), 1);
}

#[test]
fn what_crosses_a_post_stays_on_its_region() {
    let game = Table::duel("merchants gold turmoil").put(0, "trading_post@r0 gold_cache@W4");
    let game = game.only(0, "W4=1");
    assert!(game.can("trade post W4 A1") && !game.can("trade post W4 A0"));
    let full = game.only(0, "W4=1 A1=3");
    assert!(!full.can("trade post W4 A1") && !full.can("trade post W4 A0"));
}

#[test]
fn gold_of_an_era_of_shrines_goes_into_the_cache_too() {
    let duel = || Table::duel("intrigue merchants gold").city(0, 1).put(0, "gold_cache@W4");
    let church = duel().hand(0, "church").only(0, "B3=2 O5=2").then("build church +1u -");
    assert!(church.offers("gain A0"));
    let judith = duel().put(0, "church@+1u judith@+1u").only(0, "O5=1").then("use judith");
    assert!(judith.offers("gain A0"));
    let bridge = duel().put(0, "toll_bridge@-1u").full(1).only(0, "L2=3 G6=3 B3=3 W4=3 O5=2");
    let bridge = bridge.face(4).then("gain O5; gain A0; gain A1");
    assert_eq!([bridge.store("A0"), bridge.store("A1")], [1, 1]);
    let camp = Table::duel("intrigue merchants gold").put(0, "marketplace@-1u");
    let mut camp = camp.put(1, "brigand_camp@*r0 gold_cache@W1").only(1, "A4=3 A0=1");
    camp.state.edit().realm(1).lands[5][0].region = "L4".parse().unwrap();
    let camp = camp.produce(4).then("gain L2");
    assert_eq!([camp.store("A4"), camp.store("A0")], [3, 3], "one produced, one of the camp");
}

#[test]
fn a_mint_needs_room_and_its_use_moves_with_it() {
    let game = gold().cities(0).put(0, "mint@+1u abbey@-1u").only(0, "A1=2 L2=3");
    assert!(!game.can("trade mint:+1u A L2") && game.can("trade mint:+1u A G6"));
    let moved = game.hand(0, "relocation").then("trade mint:+1u A G6");
    let moved = moved.then("play relocation abbey@-1u mint@+1u");
    assert!(!moved.offers("trade mint"), "used where it lay before");
    let fresh = gold().cities(0).put(0, "mint@+1u abbey@-1u").hand(0, "relocation");
    let fresh = fresh.only(0, "A1=2").then("play relocation abbey@-1u mint@+1u");
    assert!(fresh.can("trade mint:-1u A L2") && !fresh.offers("trade mint:+1u"));
}

#[test]
fn a_silo_counts_large_trade_ships_and_no_pirates() {
    let game = gold().cities(0).put(0, "salt_silo@-1u large_trade_ship@+1u pirate_ship@+1u");
    assert_eq!(game.state.total(0).commerce, 2);
}

#[test]
fn both_goods_of_a_staple_house_are_compulsory() {
    let game = gold().city(0, 1).put(0, "merchant_guild@+1u").hand(0, "staple_house");
    let built = game.only(0, "B3=2 O5=2 W4=1").then("build staple_house +1d -");
    assert!(built.offers("gain") && !built.can("decline"));
    assert!(built.then("gain A1").offers("gain"), "the second as well");
}

#[test]
fn what_the_merchant_gives_is_lost_without_room_there() {
    let game = gold().city(0, 1).hand(0, "merchant").only(0, "G6=1").only(1, "G5=3 O6=1");
    let game = game.then("play merchant; demand O; decline; give G6");
    assert_eq!((game.store("G5"), game.store("G6"), game.store("O5")), (3, 0, 1));
}

#[test]
fn attacks_of_the_era_of_gold_need_room_for_what_they_bring() {
    let master = gold().city(0, 1).put(0, "merchant_guild@+1u").hand(0, "trade_master");
    let master = master.only(1, "G5=1");
    assert!(master.offers("play trade_master") && !master.full(0).offers("play trade_master"));
    let gudrun = gold().put(0, "pirate_ship@-1u").hand(0, "gudrun").only(1, "A4=2");
    assert!(gudrun.clone().only(0, "A1=2").offers("play gudrun"));
    assert!(!gudrun.clone().only(0, "A1=3").offers("play gudrun"));
    let cache = gudrun.put(0, "gold_cache@W4").only(0, "A1=3");
    assert!(cache.offers("play gudrun"), "the cache has room");
}

#[test]
fn a_fetched_pirate_ship_sinks_again() {
    let game = Table::duel("gold turmoil progress").city(0, 1).put(0, "library@+1u");
    let game = game.put(0, "pirate_ship@-1u").put(1, "ship_A@-1u ship_G@+1u").hand(0, "gustav");
    let game = game.then("remove pirate_ship@-1u").only(0, "L2=1 W4=1");
    assert!(game.discarded("pirate_ship"));
    let game = game.then("play gustav pirate_ship; build pirate_ship -1u -");
    assert_eq!((game.decider(), game.offers("lose ship_A")), (1, true));
}

#[test]
fn a_crane_serves_the_open_stack_too() {
    let game = progress().cities(0).put(0, "building_crane@-1u library@-1d");
    let game = game.only(0, "B3=1 G6=1 L2=2");
    assert!(game.can("build university +1u crane-G") && !game.can("build university +1u -"));
}

#[test]
fn a_second_town_hall_never_fits_and_none_is_swapped() {
    let game = progress().cities(0).put(0, "parish_hall@-1u town_hall@-1u abbey@+1d");
    let game = game.only(0, "B3=3 O5=3 W4=3").hand(0, "town_hall parish_hall relocation_p");
    assert!(!game.offers("build town_hall") && !game.offers("build parish_hall"));
    let swaps = |text: &String| text.starts_with("play relocation_p");
    assert!(!game.legal().iter().any(|text| swaps(text) && text.contains("town_hall")));
    let again = game.then("remove town_hall@-1u");
    assert!(again.offers("build town_hall -1u"));
}

#[test]
fn a_library_asks_nothing_with_all_stacks_empty() {
    let mut game = progress().city(0, 1).hand(0, "library").only(0, "B3=1 L2=2 O5=1");
    game.state.edit().stacks().iter_mut().for_each(|stack| stack.clear());
    assert!(game.then("build library +1u -").can("end"));
}

#[test]
fn a_metropolis_is_a_city_to_the_plague() {
    let game = progress().put(0, "commercial_metropolis@c1").only(0, "A1=1 G6=2 L2=1");
    let game = game.event("plague");
    assert_eq!([game.store("A1"), game.store("G6"), game.store("L2")], [0, 1, 1]);
}

#[test]
fn benjamin_goes_by_the_number_that_brigitta_set() {
    let game = Table::before_roll(Mode::Progress).hand(0, "brigitta benjamin").dice(1, 3).full(1);
    let game = game.only(0, "A1=3 W4=3 O5=3 L2=3 B3=2").then("brigitta 6; gain B3");
    assert_eq!(game.store("G6"), 1);
    assert_eq!(game.then("play benjamin").store("G6"), 2);
}

#[test]
fn guido_and_gustav_never_fetch_themselves() {
    let mut game = progress().city(0, 1).put(0, "library@+1u").hand(0, "guido gustav");
    game = game.put(0, "parish_hall@+1d town_hall@+1d");
    let pile = [Card::SCOUT, Card::GUIDO, Card::GUSTAV];
    *game.state.edit().discard() = pile.into_iter().collect();
    let plays = |start: &str| game.legal().iter().filter(|text| text.starts_with(start)).count();
    assert_eq!((plays("play guido"), plays("play gustav")), (2, 2));
    assert!(!game.offers("play guido guido") && !game.offers("play gustav gustav"));
    assert_eq!(Card::GUIDO.row().kind, CardKind::Attack);
    assert_eq!(Card::GUSTAV.row().kind, CardKind::Neutral);
}

#[test]
fn fairgrounds_have_their_point_in_any_case() {
    let game = Table::act(Mode::Turmoil).city(0, 1).put(0, "inga@-1u").hand(0, "fairgrounds");
    let game = game.only(0, "G6=1 L2=2 W4=1").then("build fairgrounds +1d -; gain B3; gain B3");
    assert_eq!((game.points(0), game.store("B3")), (4, 2));
}

#[test]
fn the_herald_leaves_nothing_of_the_event_die() {
    let game = Table::before_roll(Mode::Gold).hand(0, "reiner_herald").full(1).dice(5, 6);
    let game = game.only(0, "A1=3 G6=3 W4=3 L2=3").then("reiner_herald; roll");
    assert!(!game.told(|event| matches!(event, Event::EventDrawn { .. })));
    assert_eq!((game.state.face(), game.store("O5")), (3, 1), "production as ever");
}

#[test]
fn a_gudrun_s_gold_of_the_cache_is_counted_as_gold() {
    let game = Table::duel("gold turmoil progress").put(1, "gold_cache@W1").only(1, "A0=2");
    assert_eq!(game.has(1, Kind::Gold), 2);
}
