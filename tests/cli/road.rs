//! Road through commands, records, links and protocol: hidden hands stay hidden, and whole games come back.

use crate::cli::shell::{file, in_process, parsed};
use principality::cli::Failure;
use principality::cli::games::{GameEntry, Games};
use principality::cli::protocol::session::Session;
use principality::games::road::Road;
use serde_json::{Value, json};

const GAMES: Games = Games(&[GameEntry::of::<Road>()]);

/// Runs a command in this process, with this game.
fn run(words: &[&str]) -> Result<String, Failure> {
    in_process(GAMES, words)
}

/// A whole game of computer players, in a file of its own.
fn played(name: &str, words: &[&str]) -> String {
    let game = run(&[&["play", "--seed", "n4"], words].concat()).unwrap();
    file(name, game)
}

#[test]
fn a_new_game_takes_the_side_of_the_metropolises_and_the_first_row() {
    let usual = parsed(&run(&["new", "--seed", "n1"]).unwrap());
    assert_eq!(usual["options"], json!({"players": 3, "metropolises": "a", "row": "shuffled"}));
    let said = ["new", "--players", "4", "--metropolises", "b", "--row", "first-game"];
    assert_eq!(
        parsed(&run(&said).unwrap())["options"],
        json!({"players": 4, "metropolises": "b", "row": "first-game"})
    );
    for (words, told) in [
        (&["new", "--players", "2"][..], "three or four players, not 2"),
        (&["new", "--metropolises", "c"], "metropolises: this should be a or b, not \"c\""),
        (&["new", "--row", "open"], "row: this should be shuffled or first-game, not \"open\""),
        (&["new", "--team"], "there is no option --team"),
    ] {
        let failure = run(words).unwrap_err();
        assert!(failure.to_string().contains(told), "{failure}");
    }
}

#[test]
fn computer_players_play_whole_games_that_convert_and_verify() {
    for (name, words) in [
        ("a", &["--with", "easy,medium,easy"][..]),
        ("b", &["--players", "4", "--metropolises", "b", "--with", "medium"]),
        ("c", &["--row", "first-game", "--with", "random,hard:300,medium"]),
    ] {
        let path = played(&format!("road-{name}.json"), words);
        assert!(run(&["verify", &path]).unwrap().contains("over; every hash"), "{name}");
        let game = run(&["convert", &path, "--to", "json"]).unwrap();
        for form in ["text", "link", "json"] {
            let converted = run(&["convert", &path, "--to", form]).unwrap();
            let other = file(&format!("road-{name}-as.{form}"), converted);
            assert_eq!(run(&["convert", &other, "--to", "json"]).unwrap(), game, "{name} {form}");
        }
    }
}

#[test]
fn a_position_is_shown_as_the_looker_knows_it() {
    let words = ["--names", "Anna,Ben", "--moves", "12", "--with", "medium"];
    let path = played("road-shown.json", &words);
    let own = run(&["state", &path, "--seat", "1"]).unwrap();
    let table = run(&["state", &path]).unwrap();
    assert!(own.contains("seat 0 (Anna): ") && own.contains("seat 1 (Ben): "), "{own}");
    for line in ["row: ", "metropolises: 4", "supply: ", "events: "] {
        assert!(own.contains(line), "{line}: {own}");
    }
    assert_eq!(own.matches("    hand: ").count(), 1, "{own}");
    assert_eq!(table.matches("    hand: ").count(), 0, "{table}");
    let begun = run(&["state", &path, "--at", "0"]).unwrap();
    assert!(begun.contains("chooses: its turn: purchases, a trade, the end"), "{begun}");
    // The looker's view holds only its own hand; without a looker everything is shown.
    let hands = |words: &[&str]| parsed(&run(words).unwrap())["state"].clone();
    let seen = hands(&["state", &path, "--seat", "1", "--json"]);
    let held = |hands: &Value, seat: usize| {
        hands[seat] != json!("-") && hands[seat] != json!([0, 0, 0, 0, 0])
    };
    assert_eq!([0, 1, 2].map(|seat| held(&seen["open"]["hands"], seat)), [false, true, false]);
    let full = hands(&["state", &path, "--json"]);
    assert_eq!([0, 1, 2].map(|seat| held(&full["hands"], seat)), [true; 3]);
}

/// Sends a request that must succeed.
fn get(session: &mut Session, request: &Value) -> Value {
    let answer = session.answer(request.to_string().as_bytes());
    assert_eq!(answer["ok"], true, "{request}: {answer}");
    answer
}

#[test]
fn a_trade_is_made_up_card_by_card_over_the_protocol() {
    let mut session = Session::new(GAMES);
    let begun = get(
        &mut session,
        &json!({"do": "new", "game": "road", "options": {"players": 3}, "seed": "n2"}),
    );
    let active = begun["deciders"][0]["seat"].clone();
    assert_eq!(begun["deciders"][0]["decision"], json!({"kind": "turn"}));
    let apply = |session: &mut Session, seat: &Value, text: &str| {
        get(session, &json!({"do": "apply", "seat": seat, "action": text}))
    };
    let partner = (active.as_u64().unwrap() + 1) % 3;
    let asked = apply(&mut session, &active, &format!("trade {partner}"));
    assert_eq!(asked["deciders"][0]["decision"], json!({"kind": "offer", "partner": partner}));
    let legal = get(&mut session, &json!({"do": "legal"}))["legal"].clone();
    let give = legal
        .as_array()
        .unwrap()
        .iter()
        .find(|choice| choice["action"]["text"].as_str().unwrap().starts_with("give"));
    apply(&mut session, &active, give.unwrap()["action"]["text"].as_str().unwrap());
    let counted = |session: &mut Session, seat: u64| {
        get(session, &json!({"do": "events", "seat": seat}))["move"].clone()
    };
    let own = active.as_u64().unwrap();
    let others = [0, 1, 2].into_iter().filter(|seat| *seat != own);
    assert_eq!(counted(&mut session, own), json!(2));
    for seat in others {
        assert_eq!(counted(&mut session, seat), json!(1), "cards of an offer that is made up");
    }
    let sent = apply(&mut session, &active, "send");
    assert!(sent["events"].as_array().unwrap().iter().any(|event| event["event"] == "offered"));
    let declined = apply(&mut session, &json!(partner), "decline");
    assert_eq!(declined["deciders"][0], json!({"seat": active, "decision": {"kind": "turn"}}));
}
