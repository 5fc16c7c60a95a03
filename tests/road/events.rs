//! The other events (rulebook, "Ereigniskarten").

use super::table::{ANNA, BEN, CARLA, Table};
use principality::games::road::cards::{EventCard, Special};
use principality::games::road::state::Stage;
use principality::games::road::{Event, Illegal};

fn table_with(event: EventCard) -> Table {
    Table::with(3).row("srkcr").hand(ANNA, "btwg").events(&[event])
}

#[test]
fn who_leads_without_a_card_gives_nothing() {
    let mut table = table_with(EventCard::Donation);
    table.play("build settlement");
    assert_eq!((table.state.stage(), table.size(BEN)), (Stage::Turn, 0));
}

#[test]
fn special_cards_count_for_the_lead() {
    let mut table = table_with(EventCard::Donation).tableau(CARLA, "rrrs").hand(CARLA, "w");
    table = table.special(Special::Route, CARLA).hand(ANNA, "btwgo");
    table.play("build settlement");
    assert_eq!(table.state.decider(), Some(CARLA));
    assert_eq!(table.texts(), ["gift w 0", "gift w 1"]);
    assert_eq!(table.refused("gift w 2"), Illegal::NotFewer);
    assert_eq!(table.refused("gift o 1"), Illegal::NotHeld);
}

#[test]
fn the_festival_counts_the_new_settlement_and_none_that_is_covered() {
    let mut table = table_with(EventCard::HarvestFestival).tableau(ANNA, "rc");
    table = table.tableau(BEN, "rcc").tableau(CARLA, "rss");
    table.play("build settlement");
    assert_eq!([ANNA, BEN, CARLA].map(|seat| table.size(seat)), [1, 0, 2]);
}

#[test]
fn all_draw_clockwise_all_cards_of_one_at_once() {
    let mut table = table_with(EventCard::Subsidy).next("bbttww");
    table.play("build settlement");
    let hands = [ANNA, BEN, CARLA].map(|seat| table.hand_of(seat));
    assert_eq!(hands, ["bb", "tt", "ww"].map(str::to_owned));
}

#[test]
fn the_new_year_draws_before_it_shuffles() {
    let mut table = table_with(EventCard::NewYear).next("btw");
    table.play("build settlement");
    assert_eq!([ANNA, BEN, CARLA].map(|seat| table.hand_of(seat)), ["b", "t", "w"]);
    assert_eq!(table.state.shuffles().events, 2);
    let shuffled = |event: &Event| matches!(event, Event::EventsShuffled { number: 1, .. });
    assert!(table.events_seen().iter().any(shuffled));
}

#[test]
fn a_used_event_does_not_come_again_before_the_new_year() {
    let mut table = table_with(EventCard::Subsidy);
    table.play("build settlement");
    assert!(!table.state.events().cards().contains(&EventCard::Subsidy));
    assert_eq!(table.state.events_used(), [0, 0, 0, 1, 0]);
}
