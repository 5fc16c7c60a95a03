//! Choices in named positions.

use crate::table::{ANNA, BEN, CARLA, Table};
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, choose_at};
use principality::engine::game::Quiet;
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::road::cards::{EventCard, Special};
use principality::games::road::options::{FirstRow, Side};
use principality::games::road::{Action, Options, Road, setup};

/// A level's choice, in notation.
fn chosen(table: &Table, level: Level) -> Vec<String> {
    let seat = table.state.decider().unwrap();
    let view = table.state.view(seat.into());
    choose_at::<Road>(&view, seat, level, 5, Road::nodes(level).into())
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// Asserts that medium and hard choose the same; returns it.
fn both(table: &Table) -> Vec<String> {
    let medium = chosen(table, Level::Medium);
    assert_eq!(chosen(table, Level::Hard), medium);
    medium
}

#[test]
fn whole_games_of_all_levels_are_legal_and_end() {
    for number in 0..6u64 {
        let players = 3 + (number % 2) as u8;
        let side = if number < 3 { Side::A } else { Side::B };
        let options = Options::new(players, side, FirstRow::Shuffled).unwrap();
        let mut state = setup::start(&options, &Seed::numbered(number), &mut Quiet).unwrap();
        let mut choices = 0;
        while let Some(seat) = state.decider() {
            let level = Level::ALL[(seat.index() + number as usize) % 3];
            let actions = choose_at::<Road>(&state.view(seat.into()), seat, level, choices, 300);
            assert!(!actions.is_empty());
            for action in actions {
                state.apply(seat, action, &mut Quiet).unwrap();
            }
            choices += 1;
            assert!(choices < 2_000, "no end");
        }
    }
}

#[test]
fn a_winning_purchase_is_made() {
    let table = Table::with(3).tableau(ANNA, "rccc").hand(ANNA, "btwgggooo").row("srkcr");
    let chosen = both(&table);
    // The settlement and the city both reach seven.
    assert!(chosen == ["build settlement"] || chosen == ["build city"], "{chosen:?}");
    let route = Table::with(3).tableau(ANNA, "rrscc").hand(ANNA, "btgo").row("rskcr");
    assert_eq!(both(&route), ["build road"]);
}

#[test]
fn nobody_helps_a_seat_at_six_points() {
    let mut table = Table::with(3).tableau(ANNA, "rccc").hand(ANNA, "bbbt").hand(BEN, "wgo");
    table = table.row("srkcr");
    table.play("trade 1, give b, get w, send");
    assert_eq!(both(&table), ["decline"]);
}

#[test]
fn a_plain_exchange_of_what_both_lack_is_agreed_to() {
    let mut table =
        Table::with(3).hand(ANNA, "ttwg").hand(BEN, "bbwg").hand(CARLA, "o").row("ssrkc");
    table.play("trade 1, give t, get b, send");
    assert_eq!(both(&table), ["accept"]);
}

#[test]
fn who_lacks_one_card_asks_for_it_and_not_twice() {
    let mut table =
        Table::with(3).hand(ANNA, "ttwg").hand(BEN, "bbwg").hand(CARLA, "oo").row("ssrkc");
    for row in table.state.edit().known() {
        row[BEN.index()] = super::super::table::cards("bb");
    }
    let asked = chosen(&table, Level::Medium);
    assert_eq!(asked.first().map(String::as_str), Some("trade 1"), "{asked:?}");
    assert!(asked.contains(&"get b".to_owned()) && asked.last().is_some_and(|text| text == "send"));
    table.play(&asked.join(", "));
    table.play("decline");
    assert!(!chosen(&table, Level::Medium).contains(&"trade 1".to_owned()));
}

/// Lets three players of a level play a game; returns each turn's approaches, as the seat asked and whether it
/// was a question, without an offer.
fn approaches(level: Level, number: u64) -> Vec<Vec<(Seat, bool)>> {
    let options = Options::new(3, Side::A, FirstRow::Shuffled).unwrap();
    let mut state = setup::start(&options, &Seed::numbered(number), &mut Quiet).unwrap();
    let mut turns = vec![Vec::new()];
    for choice in 0..2_000 {
        let Some(seat) = state.decider() else { return turns };
        let actions = choose_at::<Road>(&state.view(seat.into()), seat, level, choice, 300);
        if let Some(Action::Trade { partner }) = actions.first() {
            let openly = !actions.iter().any(|action| matches!(action, Action::Give { .. }));
            turns.last_mut().unwrap().push((*partner, openly));
        }
        if actions == [Action::End] {
            turns.push(Vec::new());
        }
        for action in actions {
            state.apply(seat, action, &mut Quiet).unwrap();
        }
    }
    panic!("no end")
}

#[test]
fn computers_ask_openly_where_nothing_they_could_offer_seems_welcome_and_each_seat_once_a_turn() {
    let turns: Vec<_> = (0..12).flat_map(|number| approaches(Level::Medium, number)).collect();
    for turn in &turns {
        let mut seats: Vec<Seat> = turn.iter().map(|(seat, _)| *seat).collect();
        seats.dedup();
        assert!(seats.len() == turn.len() && turn.len() <= 2, "{turn:?}");
    }
    let all: Vec<_> = turns.iter().flatten().collect();
    let openly = all.iter().filter(|(_, openly)| *openly).count();
    assert!(openly > 12, "at least one a game: {openly} of {}", all.len());
    assert!((0..4).all(|number| approaches(Level::Easy, number).iter().all(Vec::is_empty)));
}

/// A game in which Anna lacks a brick for the open settlement, and has an ore to spare.
fn one_brick_short() -> Table {
    Table::with(3).hand(ANNA, "twgoo").hand(BEN, "bgg").hand(CARLA, "bww").row("ssrkc")
}

#[test]
fn an_open_question_ends_in_a_deal_where_somebody_names_a_fair_price() {
    let mut table = one_brick_short();
    table.play("trade 1, get b, send, counter, give b, get o, send");
    assert_eq!(chosen(&table, Level::Medium), ["accept"]);
}

#[test]
fn nobody_asks_openly_when_no_deal_could_help_or_a_deal_was_made() {
    // Nothing to give.
    let table = Table::with(3).hand(BEN, "bgg").hand(CARLA, "bww").row("ssrkc");
    assert_eq!(chosen(&table, Level::Medium), ["end"]);
    // One deal a turn.
    let mut table = one_brick_short();
    table.play("trade 1, get b, send, counter, give b, get o, send, accept");
    let next = chosen(&table, Level::Medium);
    assert!(!next.iter().any(|text| text.starts_with("trade")), "{next:?}");
}

#[test]
fn an_offer_that_lies_half_made_up_is_ended() {
    let mut table =
        Table::with(3).hand(ANNA, "ttwg").hand(BEN, "bbwg").hand(CARLA, "oo").row("ssrkc");
    table.play("trade 1, give t");
    for level in Level::ALL {
        let mut copy = table.clone();
        let texts = chosen(&copy, level);
        copy.play(&texts.join(", "));
        assert_ne!(copy.state.decider(), Some(ANNA), "{level}: {texts:?}");
    }
}

#[test]
fn discards_keep_what_the_next_purchase_needs() {
    let mut table = Table::with(3).row("ssrrc").hand(ANNA, "btwg").events(&[EventCard::Robber]);
    table = table.hand(BEN, "bbbbtwgo");
    table.play("build settlement");
    let kept = ["discard b", "discard b", "discard b", "discard o"];
    assert_eq!(both(&table), kept);
    table.play(&kept.join(", "));
    assert_eq!(table.hand_of(BEN), "btwg");
}

#[test]
fn a_gift_goes_to_the_weaker_seat() {
    let mut table = Table::with(3).row("srkcr").hand(ANNA, "btwgo").tableau(BEN, "rrrs");
    table = table.special(Special::Route, BEN).hand(BEN, "w").events(&[EventCard::Donation]);
    table = table.tableau(ANNA, "rsss");
    table.play("build settlement");
    assert_eq!(both(&table), ["gift o 2"]);
}

#[test]
fn seats_that_have_nothing_to_choose_are_silent() {
    let table = Table::with(3);
    let view = table.state.view(BEN.into());
    assert_eq!(choose_at::<Road>(&view, BEN, Level::Hard, 1, 100), Vec::<Action>::new());
    assert_eq!(choose_at::<Road>(&view, Seat(9), Level::Easy, 1, 100), Vec::<Action>::new());
}

#[test]
fn easy_overlooks_chances_but_none_with_a_hand_that_the_robber_would_halve() {
    let ends = |hand: &str| {
        let table = Table::with(3).tableau(ANNA, "rs").row("rskcr").hand(ANNA, hand);
        let seat = table.state.decider().unwrap();
        let view = table.state.view(seat.into());
        let choose = |seed| choose_at::<Road>(&view, seat, Level::Easy, seed, 0);
        (0..40).filter(|seed| choose(*seed) == [Action::End]).count()
    };
    assert!((4..36).contains(&ends("bbttwwg")), "a safe hand");
    assert_eq!(ends("bbttwwgg"), 0, "a card more");
}
