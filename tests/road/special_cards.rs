//! The longest route and the largest army (rulebook, "Längste Handelsroute", "Größte Rittermacht").

use super::table::{ANNA, BEN, Table};
use principality::games::road::Event;
use principality::games::road::cards::{Metropolis, Special};
use principality::games::road::options::Side;

#[test]
fn the_second_knight_takes_the_army_and_the_first_does_not() {
    let mut table = Table::with(3).row("kksss").hand(ANNA, "wwggoo");
    table.play("build knight");
    assert_eq!((table.owner(Special::Army), table.points(ANNA)), (None, 1));
    table.play("build knight");
    assert_eq!((table.owner(Special::Army), table.points(ANNA)), (Some(ANNA), 3));
    let taken = Event::SpecialTaken { card: Special::Army, seat: ANNA, from: None };
    assert!(table.events_seen().contains(&taken));
}

#[test]
fn the_start_road_counts_for_the_route() {
    let mut table = Table::with(3).row("rrsss").hand(ANNA, "bbtt");
    table.play("build road");
    assert_eq!(table.owner(Special::Route), None);
    table.play("build road");
    assert_eq!(table.owner(Special::Route), Some(ANNA));
}

#[test]
fn more_knights_move_the_army_with_its_points() {
    let mut table = Table::with(3).row("kksss").tableau(ANNA, "rsk").hand(ANNA, "wwggoo");
    table = table.tableau(BEN, "rskk").special(Special::Army, BEN);
    table.play("build knight");
    assert_eq!(table.owner(Special::Army), Some(BEN));
    table.play("build knight");
    assert_eq!((table.points(ANNA), table.points(BEN)), (3, 1));
}

#[test]
fn on_side_a_no_metropolis_wins_a_tie() {
    let mut table = Table::with(3).row("rsssk").tableau(ANNA, "rrs").hand(ANNA, "bt");
    table = table.metropolis(ANNA, Metropolis::Route).tableau(BEN, "rrrs");
    table = table.special(Special::Route, BEN);
    table.play("build road");
    assert_eq!(table.owner(Special::Route), Some(BEN));
}

#[test]
fn the_tie_breaker_of_the_other_card_and_of_the_owner_move_nothing() {
    let table = Table::on_side(Side::B, 3).row("rsssk").hand(ANNA, "bt").tableau(ANNA, "rrs");
    let table = table.tableau(BEN, "rrrs").special(Special::Route, BEN);
    let mut other = table.clone().metropolis(ANNA, Metropolis::Army);
    other.play("build road");
    assert_eq!(other.owner(Special::Route), Some(BEN));
    let mut owner = table.metropolis(BEN, Metropolis::Route).hand(ANNA, "bbtt").row("rrssk");
    owner.play("build road");
    assert_eq!(owner.owner(Special::Route), Some(BEN));
    owner.play("build road");
    assert_eq!(owner.owner(Special::Route), Some(ANNA));
}

#[test]
fn the_tie_breaker_gives_nothing_below_the_owner() {
    let mut table = Table::on_side(Side::B, 3).tableau(ANNA, "rrrc").hand(ANNA, "wwwo");
    table = table.tableau(BEN, "rrrrs").special(Special::Route, BEN);
    table.play("build metropolis:route");
    assert_eq!(table.owner(Special::Route), Some(BEN));
}
