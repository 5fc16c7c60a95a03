//! The dice game through commands and protocol: its options, the display of positions, its sheets.

use crate::cli::shell::{file, in_process, parsed};
use principality::cli::Failure;
use principality::cli::game::CliGame;
use principality::cli::games::{GameEntry, Games};
use principality::cli::protocol::session::Session;
use principality::games::dice::Dice;
use serde_json::{Value, json};

const GAMES: Games = Games(&[GameEntry::of::<Dice>()]);

/// Runs a command in this process.
fn run(words: &[&str]) -> Result<String, Failure> {
    in_process(GAMES, words)
}

/// A game with this record in a file, shown.
fn shown(name: &str, words: &[&str]) -> String {
    let words = [&["play", "--to", "link"][..], words].concat();
    let file = file(name, run(&words).unwrap());
    run(&["state", &file]).unwrap()
}

#[test]
fn options_are_given_by_their_names() {
    let game = run(&["new", "--seed", "n1", "--players", "3", "--sheet", "C", "--castles", "same"]);
    let options = parsed(&game.unwrap())["options"].clone();
    assert_eq!(options, json!({"players": 3, "sheet": "c", "castles": "same"}));
    let usual = parsed(&run(&["new", "--seed", "n1"]).unwrap())["options"].clone();
    assert_eq!(usual, json!({"players": 2, "sheet": "a", "castles": "free"}));
}

#[test]
fn options_that_are_none_are_refused_with_what_there_is() {
    for (words, told) in [
        (&["new", "--sheet", "g"][..], "sheet: this should be one of a, b, c, d, e, f, not \"g\""),
        (
            &["new", "--castles", "none"],
            "castles: this should be one of free, different, same, not \"none\"",
        ),
        (&["new", "--players", "6"], "one to five people play, not 6"),
        (&["new", "--players", "5", "--castles", "different"], "a sheet has four castles"),
    ] {
        let refused = run(words).unwrap_err().to_string();
        assert!(refused.contains(told), "{refused}");
    }
}

#[test]
fn a_position_is_shown_with_dice_race_and_sheets() {
    // One of the six moves is a choice of the current round, which only its seat knows.
    let text = shown(
        "dice-middle.link",
        &["--seed", "n1", "--players", "2", "--names", "Anna,Bo", "--moves", "6"],
    );
    for wanted in ["dice, 2 players, after 5 of 5 moves", "sheet A, phase I", "roll ", "(Anna)"] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    assert!(text.contains("orange: brings 6, then 3; fields lacking"), "{text}");
    // The first row of sheet A has two rivers and two mines, in the second lie cities and monasteries.
    assert!(text.lines().any(|line| line.trim_start().starts_with("b")), "{text}");
    assert_eq!(text.matches('X').count(), 2, "{text}");
}

#[test]
fn before_the_castles_are_chosen_there_is_no_race_and_after_the_end_no_roll() {
    let start = shown("dice-start.link", &["--seed", "n1", "--moves", "0"]);
    assert!(start.contains("start castles are being chosen"), "{start}");
    assert!(!start.contains("lacking") && !start.contains("roll "), "{start}");
    assert!(start.contains("\nseat 0 chooses\n"), "in secret: {start}");
    let solo = shown("dice-alone.link", &["--seed", "n1", "--players", "1", "--moves", "0"]);
    assert!(solo.contains("seat 0 chooses: a start castle"), "{solo}");
    let end = shown("dice-end.link", &["--seed", "n1", "--players", "1", "--with", "medium"]);
    assert!(end.contains("the game is over") && end.contains("place 1"), "{end}");
}

#[test]
fn who_was_quicker_leaves_no_trace_in_a_record() {
    let record = |order: [u8; 2]| {
        let mut session = Session::new(GAMES);
        let mut get = |request: Value| {
            let answer = session.answer(request.to_string().as_bytes());
            assert_eq!(answer["ok"], true, "{request}: {answer}");
            answer
        };
        get(json!({"do": "new", "seed": "n1", "options": {"players": 2}}));
        for seat in order {
            get(json!({"do": "apply", "seat": seat, "action": "start @26"}));
        }
        for seat in order {
            get(json!({"do": "apply", "seat": seat, "action": "pass"}));
        }
        get(json!({"do": "record", "form": "link"}))["record"].clone()
    };
    assert_eq!(record([0, 1]), record([1, 0]));
}

#[test]
fn the_protocol_tells_what_is_printed_on_a_sheet() {
    let mut session = Session::new(GAMES);
    let mut ask =
        |sheet: &str| session.answer(json!({"do": "sheet", "sheet": sheet}).to_string().as_bytes());
    let answer = ask("a");
    let fields = answer["fields"].as_array().unwrap();
    assert_eq!(fields.len(), 37);
    assert_eq!(
        fields[10],
        json!({"field": 10, "colour": "green", "region": 10, "bonus": "goods", "row": 2, "place": 1})
    );
    assert_eq!(ask("g")["ok"], false);
}

#[test]
fn help_names_the_options() {
    assert!(Dice::OPTIONS.usage.contains("--sheet") && Dice::OPTIONS.usage.contains("--castles"));
}
