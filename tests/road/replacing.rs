//! Roads replace a missing card (rulebook, "Straße").

use super::table::{ANNA, Table, cards};
use principality::games::road::Illegal;

#[test]
fn the_more_roads_the_fewer_cards_replace_one() {
    for (roads, needed) in [("rs", 4), ("rrs", 3), ("rrrs", 2), ("rrrrs", 1), ("rrrrrs", 1)] {
        let table = Table::with(3).row("ksssr").tableau(ANNA, roads);
        let enough = table.clone().hand(ANNA, &format!("wg{}", "b".repeat(needed)));
        assert!(enough.may("build knight o<b"), "{roads}");
        let few = table.hand(ANNA, &format!("wg{}", "b".repeat(needed - 1)));
        assert!(!few.may("build knight o<b"), "{roads}");
    }
}

#[test]
fn equal_cards_are_of_one_kind() {
    let table = Table::with(3).row("ksssr").hand(ANNA, "wgbbtt");
    let refused = Illegal::TooFewEqual { needed: 4, held: 2 };
    assert_eq!(table.refused("build knight o<b"), refused);
}

#[test]
fn a_kind_does_not_replace_itself() {
    let table = Table::with(3).row("ksssr").tableau(ANNA, "rrrrs").hand(ANNA, "wgbb");
    assert_eq!(table.refused("build knight o<o"), Illegal::NotTheMissing);
}

#[test]
fn of_a_price_with_several_equal_cards_one_may_be_replaced() {
    let mut table = Table::with(3).row("csssr").tableau(ANNA, "rrrrs").hand(ANNA, "ggoow");
    table.play("build city o<w");
    assert_eq!(table.state.discard(), cards("ggoow"));
    let mut metropolis = Table::with(3).tableau(ANNA, "rrrrc").hand(ANNA, "wwbo");
    metropolis.play("build metropolis w<b");
    assert_eq!(metropolis.state.discard(), cards("bwwo"));
}

#[test]
fn all_replacing_cards_go_to_the_discard_pile() {
    let mut table = Table::with(3).row("ksssr").hand(ANNA, "wgbbbbb");
    table.play("build knight o<b");
    assert_eq!((table.state.discard(), table.hand_of(ANNA)), (cards("bbbbwg"), "b".to_owned()));
}

#[test]
fn the_next_turn_replaces_again() {
    let mut table = Table::with(3).row("rrrrs").tableau(ANNA, "rrrrs").hand(ANNA, "bbww");
    table.play("build road t<w, end, end, end");
    assert!(!table.state.this_turn().replaced);
}
