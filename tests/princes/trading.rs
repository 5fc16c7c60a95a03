//! Trading and actions of the base set.

use super::table::Table;
use principality::games::princes::modes::Mode;

const INTRO: Mode = Mode::Introductory;

#[test]
fn example_20_three_for_one_and_two_for_one_with_the_ship() {
    let game = Table::act(INTRO).only(0, "G6=3");
    assert!(game.can("trade bank G O5") && !game.can("trade ship G O5"));
    assert!(!game.can("trade bank G G6"), "never the kind that was paid");
    let bank = game.clone().then("trade bank G O5");
    assert_eq!((bank.store("G6"), bank.store("O5")), (0, 1));
    let ship = game.put(0, "ship_G@-1u").then("trade ship G O5");
    assert_eq!((ship.store("G6"), ship.store("O5")), (1, 1));
    assert!(!ship.offers("trade"));
    let full = Table::act(INTRO).only(0, "G6=3 O5=3");
    assert!(full.can("trade bank G L2") && !full.can("trade bank G O5"), "no room");
}

#[test]
fn every_trade_ship_trades_its_own_kind_alone() {
    let ships = [
        ("ship_A", "A1"),
        ("ship_O", "O5"),
        ("ship_G", "G6"),
        ("ship_L", "L2"),
        ("ship_B", "B3"),
        ("ship_W", "W4"),
    ];
    for (ship, region) in ships {
        let kind = &region[..1];
        let game = Table::act(INTRO).put(0, &format!("{ship}@-1u"));
        let game = game.only(0, &format!("{region}=2"));
        let target = if kind == "O" { "G6" } else { "O5" };
        assert!(game.can(&format!("trade ship {kind} {target}")));
        let other = if kind == "O" { "G6=2" } else { "O5=2" };
        assert!(!game.only(0, other).offers("trade"), "{ship} trades no other kind");
    }
}

#[test]
fn example_21_payment_is_asked_only_where_there_is_a_choice() {
    // Two fields with two each: a city wants two grain of four.
    let mut game = Table::act(INTRO).only(0, "G6=2 O5=3 B3=2");
    game.state.edit().realm(0).lands[5][0].region = "G5".parse().unwrap();
    game.state.edit().realm(1).lands[7][0].region = "L2".parse().unwrap();
    game.state.edit().realm(0).lands[5][0].store = 2;
    let asked = game.clone().then("city -1");
    assert_eq!(asked.legal(), ["pay G5", "pay G6"]);
    let asked = asked.then("pay G5; pay G6");
    assert_eq!((asked.store("G5"), asked.store("G6"), asked.store("O5")), (1, 1, 0));
    game.state.edit().realm(0).lands[5][0].store = 0;
    let alone = game.then("city -1");
    assert!(alone.can("end"), "only one field holds grain");
    assert_eq!(alone.store("G6"), 0);
}

#[test]
fn example_22_the_large_ship_trades_two_of_one_region_beside_it() {
    let game = Table::act(INTRO).put(0, "large_trade_ship@+1d").only(0, "W4=2 O5=1 L2=2");
    assert!(game.can("trade large W4 A1"));
    assert!(!game.offers("trade large O5") && !game.offers("trade large L2"));
    let game = game.then("trade large W4 A1");
    assert_eq!((game.store("W4"), game.store("A1")), (0, 1));
}

#[test]
fn example_28_the_caravan_leaves_with_two_and_not_with_one() {
    let one = Table::act(INTRO).hand(0, "merchant_caravan").only(0, "G6=1");
    assert!(!one.offers("play"));
    let two = Table::act(INTRO).hand(0, "merchant_caravan").only(0, "G6=1 O5=1");
    let two = two.then("play merchant_caravan");
    assert_eq!(two.stores(0), 0);
    let two = two.then("gain A1; gain A1");
    assert_eq!((two.store("A1"), two.discarded("merchant_caravan")), (2, true));
    let many = Table::act(INTRO).hand(0, "merchant_caravan").only(0, "G6=2 O5=1");
    assert_eq!(many.then("play merchant_caravan").legal(), ["pay G6", "pay O5"]);
}

#[test]
fn the_goldsmith_wants_three_gold() {
    let game = Table::act(INTRO).hand(0, "goldsmith").only(0, "A1=3").then("play goldsmith");
    let game = game.then("gain O5; gain G6");
    assert_eq!((game.store("A1"), game.store("O5"), game.store("G6")), (0, 1, 1));
    assert!(!Table::act(INTRO).hand(0, "goldsmith").only(0, "A1=2").offers("play"));
}

#[test]
fn relocation_swaps_regions_with_their_stores_and_cards_of_like_places() {
    let game = Table::act(INTRO).hand(0, "relocation").only(0, "G6=2 W4=1");
    let game = game.put(0, "abbey@-1u storehouse@+1u");
    let regions = game.clone().then("play relocation W4 G6");
    assert_eq!(regions.state.realms()[0].land(7, 0).region.to_string(), "W4");
    assert_eq!((regions.store("W4"), regions.store("G6")), (1, 2));
    let cards = game.clone().then("play relocation abbey@-1u storehouse@+1u");
    assert!(
        cards.can("end") && cards.state.realms()[0].sites[5][0].card.to_string() == "storehouse"
    );
    let same = Table::act(INTRO).hand(0, "relocation").put(0, "storehouse@-1u storehouse@+1u");
    assert!(!same.offers("play relocation storehouse"), "a swap without effect");
    let half =
        Table::act(INTRO).city(0, 1).hand(0, "relocation").put(0, "abbey@+1u storehouse@+1u");
    assert!(!half.offers("play relocation abbey"), "the sites of a half are equal");
}

#[test]
fn example_29_a_church_can_t_swap_into_a_settlement_and_a_region_takes_reiner_along() {
    let game = Table::act(Mode::Intrigue).city(0, 1).hand(0, "relocation");
    let game = game.put(0, "church@+1u abbey@-1u storehouse@+1d reiner_miller@G6");
    assert!(!game.can("play relocation church@+1u abbey@-1u"));
    assert!(!game.can("play relocation abbey@-1u church@+1u"));
    assert!(game.can("play relocation church@+1u storehouse@+1d"));
    assert!(!game.offers("play relocation reiner"));
    let game = game.then("play relocation L2 G6");
    let land = game.state.realms()[0].land(5, 0);
    assert_eq!(
        (land.region.to_string(), land.piece.card.to_string()),
        ("G6".into(), "reiner_miller".into())
    );
}

#[test]
fn a_card_that_can_do_nothing_is_not_played() {
    let alone = Table::act(Mode::Merchants).full(0).put(0, "ship_G@-1u ship_L@-1d").hand(0, "gero");
    assert!(!alone.offers("play gero"));
    let room = alone.only(0, "G6=3");
    assert!(room.can("play gero"));
}

#[test]
fn a_church_that_moves_takes_judith_along() {
    let game = Table::act(Mode::Duel).cities(0).hand(0, "relocation");
    let game = game.put(0, "church@-1u judith@-1u arsenal@+1d");
    assert!(!game.offers("play relocation judith"), "she moves with it alone");
    let game = game.then("play relocation church@-1u arsenal@+1d");
    assert!(game.can("remove judith@+1d") && game.can("remove arsenal@-1u"));
    assert!(!game.can("remove church@+1d"), "it stays covered");
}
