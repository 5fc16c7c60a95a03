//! Inputs that once went wrong, and the edges of every limit.

use super::decoders::{are_read_as_written, has_one_spelling, opens_soundly_or_not};
use super::messages::{is_answered, position, question};
use super::timely;
use principality::bots::level::Level;
use principality::cli::form::read_game;
use principality::engine::link::MAX_TEXT;
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::sizes::MAX_WAITING;

/// Texts that cost much if anything is read without a limit.
#[test]
fn the_longest_and_deepest_texts_are_refused_in_time() {
    let long = "A".repeat(MAX_TEXT);
    for text in [
        format!("burgundy.g1.{long}"),
        format!("burgundy.g1.{}", &long[..MAX_TEXT - 12]),
        format!("colours 0123\n{}", "#".repeat(MAX_TEXT)),
        "[".repeat(200_000),
        "{\"a\":".repeat(200_000),
        format!("principality record 1\nsetup burgundy.s1.{long}"),
        "principality record 99999999999999999999".to_owned(),
        format!("{}0", "0\n".repeat(100_000)),
        "language=".repeat(50_000),
    ] {
        timely(|| {
            assert!(read_game::<Burgundy>(&text).is_err());
            are_read_as_written(&text);
        });
    }
}

#[test]
fn an_empty_text_and_lone_marks_are_nothing() {
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
        opens_soundly_or_not(text);
        are_read_as_written(text);
        assert!(read_game::<Burgundy>(text).is_err(), "{text:?}");
    }
    for prefix in ["burgundy.s1.", "burgundy.g1."] {
        has_one_spelling(prefix, &[]);
        has_one_spelling(prefix, &[1]);
        has_one_spelling(prefix, &[0xff; 64]);
    }
}

#[test]
fn a_made_up_position_with_no_room_for_what_waits_is_played_on() {
    let mut state = position();
    state.waits = MAX_WAITING as u8;
    // So much silver that something is bought, which waits as well.
    state.estates.iter_mut().for_each(|estate| estate.silver = 73);
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        is_answered(&question(&state, level));
    }
}
