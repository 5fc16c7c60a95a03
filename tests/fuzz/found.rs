//! Inputs that once failed, and the edges of every limit.

use super::decoders::{are_read_as_written, has_one_spelling, opens_soundly_or_not};
use super::messages::{is_answered, question, somewhere};
use super::timely;
use principality::bots::level::Level;
use principality::bots::seat_view::SeatView;
use principality::cli::form::read_game;
use principality::engine::game::Game;
use principality::engine::link::MAX_TEXT;
use principality::engine::seat::Seat;
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::sizes::MAX_WAITING;
use principality::games::princes::card::Card;
use principality::games::princes::kinds::Region;
use principality::games::princes::realm::{Land, Piece};
use principality::games::princes::{Princes, State};
use serde_json::{Value, json};

/// Texts that would be expensive to read without limits.
pub fn the_longest_and_deepest_texts_are_refused_in_time<G: Game>() {
    let (name, long) = (G::NAME, "A".repeat(MAX_TEXT));
    for text in [
        format!("{name}.g1.{long}"),
        format!("{name}.g1.{}", &long[..MAX_TEXT - 12]),
        format!("colours 0123\n{}", "#".repeat(MAX_TEXT)),
        "[".repeat(200_000),
        "{\"a\":".repeat(200_000),
        format!("principality record 1\nsetup {name}.s1.{long}"),
        "principality record 99999999999999999999".to_owned(),
        format!("{}0", "0\n".repeat(100_000)),
        "language=".repeat(50_000),
    ] {
        timely(&|| {
            assert!(read_game::<G>(&text).is_err());
            are_read_as_written::<G>(&text);
        });
    }
}

pub fn an_empty_text_and_lone_marks_are_nothing<G: Game>() {
    for text in [
        "",
        "\n",
        "#",
        ".",
        "\u{feff}",
        "colours",
        "colours \n",
        "colours 0123",
        "{",
        "{}",
        "principality record",
    ] {
        opens_soundly_or_not::<G>(text);
        are_read_as_written::<G>(text);
        assert!(read_game::<G>(text).is_err(), "{text:?}");
    }
    for kind in ['s', 'g', 'c'] {
        has_one_spelling::<G>(kind, &[]);
        has_one_spelling::<G>(kind, &[1]);
        has_one_spelling::<G>(kind, &[0xff; 64]);
    }
}

#[test]
fn a_made_up_position_with_no_room_for_what_waits_is_played_on() {
    let text = include_str!("../frozen/burgundy/format1-rules1/halfway.link");
    let (journal, _) = read_game::<Burgundy>(text).unwrap();
    let mut state = journal.state().clone();
    *state.edit().waits() = MAX_WAITING as u8;
    // So much silver that something is bought, which makes another item pending.
    state.edit().estates().iter_mut().for_each(|estate| *estate.edit().silver() = 73);
    let seat = state.deciders().lowest().unwrap_or(Seat(0));
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        is_answered::<Burgundy>(&question::<Burgundy>(&state, seat, level));
    }
}

/// True if the service accepts a made-up position.
fn is_heard(change: impl FnOnce(&mut State)) -> bool {
    let (mut state, seat) = somewhere::<Princes>(1);
    change(&mut state);
    SeatView::<Princes>::new(&state, seat).open().is_some()
}

#[test]
fn a_principality_with_a_card_beside_no_region_is_refused() {
    assert!(is_heard(|_| {}));
    for region in [Region::NONE, Region(240)] {
        assert!(!is_heard(|state| {
            let land = Land { region, store: 0, piece: Piece::new(Card::ABBEY) };
            state.edit().realm(0).set_land(0, 0, land);
        }));
    }
}

#[test]
fn a_principality_with_other_points_than_lie_there_is_refused() {
    let is_told = |change: fn(&mut Value)| {
        is_heard(|state| {
            let mut told = serde_json::to_value(&*state).unwrap();
            change(&mut told);
            *state = serde_json::from_value(told).unwrap();
        })
    };
    assert!(is_told(|_| {}));
    assert!(!is_told(|state| state["sheets"][0] = json!([200, 200, 200, 200, 200, 200, 200])));
    assert!(!is_told(|state| state["totals"][1]["strength"] = json!(40)));
    assert!(!is_told(|state| state["owned"][0][1] = json!(1)));
}
