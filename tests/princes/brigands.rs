//! Brigands, storehouses, arsenals.

use super::table::Table;
use principality::games::princes::kinds::Kind;
use principality::games::princes::modes::Mode;

#[test]
fn example_13_brigands_come_before_production_and_seven_are_safe() {
    let game = Table::act(Mode::Introductory).only(0, "W4=2 A1=2 L2=3").roll(4, 1);
    assert_eq!((game.store("W4"), game.store("A1")), (3, 2), "seven are safe, then wool comes");
    let game = Table::act(Mode::Introductory).only(0, "W4=2 A1=3 L2=3").roll(4, 1);
    assert_eq!((game.store("W4"), game.store("A1"), game.store("L2")), (1, 0, 3));
}

#[test]
fn other_faces_come_after_production() {
    let game = Table::act(Mode::Introductory).full(0).full(1).only(0, "W4=2").roll(4, 2);
    assert_eq!(game.store("W4"), 3);
}

#[test]
fn example_14_a_storehouse_lowers_the_count_but_saves_nothing() {
    let game = Table::act(Mode::Introductory).put(0, "storehouse@+1d");
    // W4 and O5 are beside it.
    let safe = game.clone().only(0, "L2=3 G6=3 B3=1 W4=3").face(1);
    assert_eq!(safe.store("W4"), 3, "seven counted");
    let robbed = game.only(0, "L2=3 G6=3 B3=3 A1=1 W4=3").face(1);
    assert_eq!((robbed.store("W4"), robbed.store("A1")), (0, 0), "ten counted");
}

#[test]
fn example_15_an_arsenal_keeps_its_wool() {
    let game = Table::act(Mode::Barbarians).city(0, 1).only(0, "L2=3 G6=3 B3=3 A1=2 W4=3");
    let with = game.clone().put(0, "arsenal@+1d").face(1);
    assert_eq!((with.store("W4"), with.store("A1")), (3, 0));
    assert_eq!(game.face(1).store("W4"), 0);
}

#[test]
fn an_arsenal_s_regions_are_not_counted() {
    let game = Table::act(Mode::Barbarians).city(0, 1).only(0, "L2=3 G6=3 B3=1 W4=3");
    assert_eq!(game.clone().put(0, "arsenal@+1d").face(1).store("W4"), 3);
    assert_eq!(game.face(1).store("W4"), 0);
}

#[test]
fn a_sacrificial_site_keeps_wool_and_no_gold() {
    let game = Table::act(Mode::Intrigue).city(0, -1).only(0, "L2=3 G6=3 B3=3 A1=2 W4=3");
    let game = game.put(0, "sacrificial_site@-1d").face(1);
    assert_eq!((game.store("W4"), game.store("A1")), (3, 0));
}

#[test]
fn baroc_brings_ore_after_brigands_two_with_a_stronghold() {
    let game = Table::act(Mode::Barbarians).put(0, "baroc@-1u");
    assert_eq!(game.clone().face(1).has(0, Kind::Ore), 1);
    assert_eq!(game.clone().put(0, "barbarian_stronghold@*r0").face(1).has(0, Kind::Ore), 2);
    assert_eq!(game.face(2).has(0, Kind::Ore), 0, "no brigands, no ore");
}
