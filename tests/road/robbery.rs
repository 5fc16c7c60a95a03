//! The robber (rulebook, "Ereigniskarten").

use super::table::{ANNA, BEN, CARLA, Table, cards};
use principality::games::road::Illegal;
use principality::games::road::cards::EventCard;

fn robber() -> Table {
    Table::with(3).row("srkcr").hand(ANNA, "btwg").events(&[EventCard::Robber])
}

#[test]
fn all_discard_clockwise_from_the_active_player_and_openly() {
    let mut table = robber().hand(BEN, "bbbbtttt").hand(CARLA, "wwwwoooo");
    table.play("build settlement");
    assert_eq!(table.state.decider(), Some(BEN));
    table.play("discard b, discard b, discard t, discard t");
    assert_eq!(table.state.decider(), Some(CARLA));
    table.play("discard o, discard o, discard o, discard o");
    assert_eq!(table.state.decider(), Some(ANNA));
    assert_eq!((table.hand_of(BEN), table.hand_of(CARLA)), ("bbtt".into(), "wwww".into()));
    assert_eq!(table.state.discard(), cards("btwgbbttoooo"));
}

#[test]
fn kinds_never_descend_and_enough_of_the_later_ones_stay() {
    let mut table = robber().hand(BEN, "bbbbbwoo");
    table.play("build settlement");
    // Four go: after wool or ore first, too few would be left.
    assert_eq!(table.refused("discard w"), Illegal::TooFewLeft);
    assert_eq!(table.refused("discard t"), Illegal::NotHeld);
    assert_eq!(table.texts(), ["discard b"]);
    table.play("discard b");
    assert_eq!(table.texts(), ["discard b", "discard w"]);
    table.play("discard w");
    assert_eq!(table.refused("discard b"), Illegal::Order);
    table.play("discard o, discard o");
    assert_eq!(table.hand_of(BEN), "bbbb");
}

#[test]
fn nobody_over_the_limit_means_the_turn_goes_on() {
    let mut table = robber().hand(BEN, "bbbbttt");
    table.play("build settlement");
    assert_eq!(table.state.decider(), Some(ANNA));
    assert!(table.may("end"));
}

#[test]
fn a_knight_of_another_protects_nobody_else() {
    let mut table = robber().tableau(CARLA, "rskk").hand(BEN, "bbbbtttt").hand(CARLA, "wwwwoooo");
    table.play("build settlement");
    assert_eq!(table.state.owing(), [0, 4, 0, 0]);
}
