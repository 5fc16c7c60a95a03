//! Turns, yields and the end (rulebook, "Ertragsphase", "Ende der Runde", "Ende des Spiels").

use super::table::{ANNA, BEN, CARLA, DORA, Table};
use principality::games::road::cards::{Metropolis, Special};
use principality::games::road::event::{DrawReason, Ending};
use principality::games::road::{Event, Illegal};

fn drawn(table: &Table) -> Vec<(u8, u8)> {
    let drawn = |event: &Event| match event {
        Event::Drew { seat, count, reason: DrawReason::Yield, .. } => Some((seat.0, *count)),
        _ => None,
    };
    table.events_seen().iter().filter_map(drawn).collect()
}

#[test]
fn everybody_draws_clockwise_and_then_the_active_player_for_cities_and_metropolises() {
    let mut table = Table::with(4).tableau(BEN, "rsc").metropolis(BEN, Metropolis::Roads);
    table = table.next("btwgobt");
    table.play("end");
    assert_eq!(drawn(&table), [(1, 4), (2, 1), (3, 1), (0, 1)]);
    assert_eq!(table.hand_of(BEN), "bbto");
    assert_eq!([CARLA, DORA, ANNA].map(|seat| table.hand_of(seat)), ["t", "w", "g"]);
}

#[test]
fn after_the_last_seat_comes_the_first() {
    let mut table = Table::with(3);
    *table.state.edit().active() = CARLA;
    table.play("end");
    assert_eq!((table.state.active(), table.state.turns()), (ANNA, 1));
}

#[test]
fn a_shuffle_happens_in_the_middle_of_a_yield_when_a_card_is_wanted() {
    let mut table = Table::with(3).discard("ooo").only("b", CARLA);
    table.play("end");
    assert_eq!(table.hand_of(BEN), "b");
    assert_eq!((table.state.supply().len(), table.state.shuffles().resources), (1, 2));
}

#[test]
fn only_the_active_player_acts() {
    let table = Table::with(3).hand(BEN, "bt").row("rrsss");
    let mut tried = table.state;
    let end = "end".parse().unwrap();
    let quiet = &mut principality::engine::game::Quiet;
    assert_eq!(tried.apply(BEN, end, quiet), Err(Illegal::NotYours));
    assert_eq!(tried.apply(DORA, end, quiet), Err(Illegal::NotYours));
    assert_eq!(table.refused("accept"), Illegal::NotNow);
}

#[test]
fn six_points_do_not_end_the_game_and_seven_do() {
    let mut table = Table::with(3).tableau(ANNA, "rcc").hand(ANNA, "btwgbtwgbtwg").row("sssrk");
    table = table.events(&[
        principality::games::road::cards::EventCard::HarvestFestival,
        principality::games::road::cards::EventCard::NewYear,
    ]);
    table.play("build settlement, build settlement");
    assert_eq!((table.points(ANNA), table.over()), (6, false));
    let turn = table.state.turn();
    table.play("build settlement");
    assert!(table.over());
    assert_eq!(table.state.turn(), turn, "the game ends in this turn");
    assert!(table.events_seen().contains(&Event::GameEnded { ending: Ending::Seven }));
    let first = table.state.standings()[0];
    assert_eq!((first.seat, first.points, first.place), (ANNA, 7, 1));
}

#[test]
fn a_game_of_four_stalls_after_eight_turns() {
    let mut table = Table::with(4).row(".....").only("", ANNA);
    table.play("end, end, end, end, end, end, end");
    assert_eq!((table.over(), table.state.turn()), (false, 8));
    table.play("end");
    assert_eq!((table.over(), table.state.turn()), (true, 8), "there is no ninth");
    assert!(table.events_seen().contains(&Event::GameEnded { ending: Ending::Stalled }));
}

#[test]
fn a_purchase_or_a_card_drawn_starts_the_count_of_idle_turns_anew() {
    let mut table = Table::with(3).hand(BEN, "bt").only("", ANNA).row("r....");
    table.play("end, end, end, end");
    assert_eq!(table.state.idle(), 4);
    // The next player draws the cards of Ben's price.
    table.play("build road, end");
    assert_eq!((table.state.idle(), table.state.supply().len()), (0, 0));
    table.play("end, end");
    assert_eq!(table.state.idle(), 1);
}

#[test]
fn in_a_stalled_game_most_points_win_and_equal_points_share_a_place() {
    let mut table = Table::with(4).tableau(BEN, "rss").tableau(DORA, "rss");
    table = table.tableau(CARLA, "rrrs").special(Special::Route, CARLA);
    table = table.row(".....").only("", ANNA);
    table.play("end, end, end, end, end, end, end, end");
    let rows: Vec<(u8, u8, i32)> =
        table.state.standings().iter().map(|row| (row.place, row.seat.0, row.points)).collect();
    assert_eq!(rows, [(1, 2, 3), (2, 1, 2), (2, 3, 2), (4, 0, 1)]);
}
