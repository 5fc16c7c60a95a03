//! The tiny made-up game with hidden hands and simultaneous choices, through commands, records, links and
//! protocol: all that an empty [`CliGame`] provides.

use crate::cli::shell::{file, in_process, parsed};
use crate::tiny_game::{Action, Options, Tiny};
use data_encoding::BASE64URL_NOPAD;
use principality::cli::Failure;
use principality::cli::game::CliGame;
use principality::cli::games::{GameEntry, Games};
use principality::cli::play::Others;
use principality::cli::protocol::seated::Seated;
use principality::cli::protocol::session::Session;
use principality::engine::journal::{Digit, Journal};
use principality::engine::link::{Contents, LinkError, game_link, radix::pack, read_game};
use principality::engine::record::json::{read_json, record_value, write_json};
use principality::engine::record::text::{read_record, write_record};
use principality::engine::seat::Seat;
use principality::games::burgundy::Burgundy;
use serde_json::{Value, json};

impl CliGame for Tiny {}

const GAMES: Games = Games(&[GameEntry::of::<Tiny>(), GameEntry::of::<Burgundy>()]);

/// Runs a command in this process, with these games.
fn run(words: &[&str]) -> Result<String, Failure> {
    in_process(GAMES, words)
}

/// Sends a request that must succeed.
fn get(session: &mut Session, request: Value) -> Value {
    let answer = session.answer(request.to_string().as_bytes());
    assert_eq!(answer["ok"], true, "{request}: {answer}");
    answer
}

fn journal(seats: u8) -> Journal<Tiny> {
    let options = Options { seats, may_sit_out: true };
    Journal::new(options, "n1".parse().unwrap(), Default::default()).unwrap()
}

/// Lets each seat lay its first card, in this order.
fn round(journal: &mut Journal<Tiny>, order: &[u8]) {
    for seat in order.iter().copied().map(Seat) {
        let made = *journal.choices().iter().find(|choice| choice.seat == seat).unwrap();
        journal.play(seat, made.action).unwrap();
    }
}

#[test]
fn options_are_given_by_their_names_and_the_usual_game_is_the_first() {
    let usual = parsed(&run(&["new", "--seed", "n1"]).unwrap());
    assert_eq!((&usual["game"], &usual["rules"]), (&json!("tiny"), &json!(3)));
    assert_eq!(usual["options"], json!({"players": 2, "may_sit_out": true}));
    let said = ["new", "--players", "3", "--option", "may_sit_out=false", "--game", "tiny"];
    assert_eq!(
        parsed(&run(&said).unwrap())["options"],
        json!({"players": 3, "may_sit_out": false})
    );
    assert_eq!(parsed(&run(&["new", "--game", "burgundy"]).unwrap())["game"], "burgundy");
    for (words, told) in [
        (&["new", "--players", "5"][..], "two to four play, not 5"),
        (&["new", "--team"], "there is no option --team"),
        (
            &["new", "--option", "may_sit_out=maybe"],
            "may_sit_out: this should be true or false, not \"maybe\"",
        ),
        (&["play", "--with", "easy"], "the game tiny has no computer players"),
    ] {
        let failure = run(words).unwrap_err();
        assert!(
            matches!(failure, Failure::Use(_)) && failure.to_string().contains(told),
            "{failure}"
        );
    }
}

#[test]
fn whole_games_are_played_converted_verified_and_shown() {
    let game = run(&["play", "--players", "4", "--seed", "n2", "--names", "Anna,Bo"]).unwrap();
    let name = file("tiny.json", &game);
    assert!(run(&["verify", &name]).unwrap().contains("over; every hash, outcome and point"));
    for form in ["text", "link", "json"] {
        let out = file(&format!("tiny-as.{form}"), run(&["convert", &name, "--to", form]).unwrap());
        assert_eq!(run(&["convert", &out, "--to", "json"]).unwrap(), game, "{form}");
    }
    let words = run(&["state", &name]).unwrap();
    assert!(
        words.starts_with("tiny, 4 players, after ") && words.contains("place 1: seat "),
        "{words}"
    );
    let begun = run(&["state", &name, "--at", "1", "--seat", "1"]).unwrap();
    assert!(begun.contains("seat 1 chooses: {\"kind\":\"lay\"}\nseat 2 chooses\n"), "{begun}");
    let seen = parsed(&run(&["state", &name, "--at", "2", "--seat", "1", "--json"]).unwrap());
    assert_eq!(seen["state"]["open"]["hands"], json!([[], [], [], []]));
    assert!(seen["state"]["hand"].as_array().is_some_and(|hand| !hand.is_empty()));
    let full = parsed(&run(&["state", &name, "--at", "0", "--json"]).unwrap());
    assert_eq!(full["state"]["hands"][3].as_array().map(Vec::len), Some(4));
    let legal = run(&["legal", &name, "--at", "0", "--seat", "2"]).unwrap();
    assert!(legal.lines().all(|line| line.starts_with("2 ")) && legal.ends_with("2 out\n"));
}

#[test]
fn a_changed_outcome_in_a_record_is_named() {
    let mut record = parsed(&run(&["play", "--seed", "n3"]).unwrap());
    record["start"]["outcomes"][0]["card"] = 9.into();
    let failure = run(&["verify", &file("tiny-wrong.json", record.to_string())]).unwrap_err();
    assert!(failure.to_string().contains("start.outcomes[0].card: the record says 9"), "{failure}");
}

#[test]
fn who_was_quicker_leaves_no_trace_in_position_record_and_link() {
    let [mut one, mut other] = [journal(3), journal(3)];
    for orders in [[[0, 1, 2], [2, 0, 1]], [[1, 2, 0], [2, 1, 0]]] {
        round(&mut one, &orders[0]);
        round(&mut other, &orders[1]);
        while one.choices().iter().any(|choice| matches!(choice.action, Action::Favour { .. })) {
            assert!(one.play_index(0) && other.play_index(0));
        }
        assert_eq!(one, other);
        assert_eq!(one.last_events(), other.last_events());
        assert_eq!(write_json(&one), write_json(&other));
        assert_eq!(write_record(&one), write_record(&other));
        assert_eq!(game_link(&one), game_link(&other));
        assert!(one.turn_ends().eq(other.turn_ends()));
    }
    // Undo and redo go through the seats in their order.
    let end = one.clone();
    assert!(one.undo() && one.undo() && one.redo() && one.redo());
    assert_eq!(one, end);
    assert_eq!(read_game::<Tiny>(&game_link(&one).unwrap()), Ok(one.clone()));
    assert_eq!(read_json::<Tiny>(&write_json(&one).unwrap()), Ok(one.clone()));
    assert_eq!(read_record::<Tiny>(&write_record(&one).unwrap()), Ok(one));
}

#[test]
fn while_others_still_choose_the_last_choice_is_taken_back_first() {
    let mut journal = journal(3);
    round(&mut journal, &[2, 0]);
    let seats =
        |journal: &Journal<Tiny>| journal.moves().iter().map(|m| m.seat.0).collect::<Vec<_>>();
    assert_eq!(seats(&journal), [2, 0]);
    assert!(journal.undo());
    round(&mut journal, &[1]);
    assert_eq!(seats(&journal), [2, 1]);
    round(&mut journal, &[0]);
    assert_eq!(seats(&journal), [0, 1, 2]);
}

/// The same choices with the second seat's first would be a second spelling of the same game.
#[test]
fn a_link_with_choices_made_at_once_in_another_order_is_refused() {
    let mut journal = journal(2);
    let counts = [0, 1].map(|seat| {
        journal.choices().iter().filter(|choice| choice.seat == Seat(seat)).count() as u32
    });
    round(&mut journal, &[0, 1]);
    let link = game_link(&journal).unwrap();
    let ordered: Vec<Digit> = journal.digits().map(Option::unwrap).collect();
    let swapped = [
        Digit { digit: counts[0], base: counts[0] + counts[1] },
        Digit { digit: 0, base: counts[0] },
    ];
    let (prefix, payload) = link.split_at(link.rfind('.').unwrap() + 1);
    let mut bytes = BASE64URL_NOPAD.decode(payload.as_bytes()).unwrap();
    bytes.truncate(bytes.len() - 4 - pack(&ordered).unwrap().len());
    bytes.extend(pack(&swapped).unwrap());
    let check = xxhash_rust::xxh3::xxh3_64(&[prefix.as_bytes(), &bytes].concat());
    bytes.extend_from_slice(&check.to_le_bytes()[..4]);
    let other = format!("{prefix}{}", BASE64URL_NOPAD.encode(&bytes));
    assert_eq!(read_game::<Tiny>(&other), Err(LinkError::Contents(Contents::Order)));
    // A record reports it at the first move.
    let mut record = record_value(&journal);
    record["moves"].as_array_mut().unwrap().swap(0, 1);
    let error = read_json::<Tiny>(&record.to_string()).unwrap_err();
    assert!(error.is_difference() && error.to_string().contains("moves[0]"), "{error}");
}

#[test]
fn a_client_that_keeps_the_table_plays_a_whole_game() {
    let mut session = Session::new(GAMES);
    let games = get(&mut session, json!({"do": "hello"}))["games"].clone();
    assert_eq!(games[0], json!({"game": "tiny", "seats": [2, 4], "rules": 3}));
    assert_eq!(games[1]["game"], "burgundy");
    let begun = get(&mut session, json!({"do": "new", "game": "tiny", "options": {"players": 3}}));
    assert_eq!((&begun["game"], &begun["progress"]), (&json!("tiny"), &json!({"round": 1})));
    assert_eq!(begun["deciders"][2], json!({"seat": 2, "decision": {"kind": "lay"}}));
    let mut turn = 0;
    loop {
        let legal = get(&mut session, json!({"do": "legal"}))["legal"].clone();
        let own = |choice: &&Value| choice["seat"] == legal[0]["seat"];
        let own: Vec<&Value> = legal.as_array().unwrap().iter().filter(own).collect();
        if own.is_empty() {
            break;
        }
        let choice = own[turn % own.len()];
        turn += 1;
        let before = get(&mut session, json!({"do": "hash"}))["hash"].clone();
        let apply = json!({"do": "apply", "seat": choice["seat"], "action": choice["action"]});
        let applied = get(&mut session, apply);
        assert!(applied["events"].as_array().is_some_and(|events| !events.is_empty()));
        if turn % 5 == 1 {
            let after = get(&mut session, json!({"do": "hash"}))["hash"].clone();
            get(&mut session, json!({"do": "undo"}));
            assert_eq!(get(&mut session, json!({"do": "hash"}))["hash"], before);
            get(&mut session, json!({"do": "redo"}));
            assert_eq!(get(&mut session, json!({"do": "hash"}))["hash"], after);
        }
    }
    let end = get(&mut session, json!({"do": "go", "at": turn}));
    assert_eq!((&end["over"], end["standings"].as_array().map(Vec::len)), (&json!(true), Some(3)));
    let link = get(&mut session, json!({"do": "record", "form": "link"}))["record"].clone();
    assert_eq!(get(&mut session, json!({"do": "open", "text": link}))["moves"], turn);
    let board = get(&mut session, json!({"do": "board", "board": 1}));
    assert_eq!(board["board"], 1, "another game's own request is answered too");
}

/// All events in an answer: the client's own, and those of the others.
fn events(answer: &Value) -> Vec<&Value> {
    let own = answer["events"].as_array().into_iter().flatten();
    let others = answer["others"].as_array().into_iter().flatten();
    own.chain(others.filter_map(|made| made["events"].as_array()).flatten()).collect()
}

#[test]
fn a_client_at_a_seat_is_told_no_card_of_the_others() {
    for seat in [0, 1, 3] {
        let game = parsed(&run(&["new", "--players", "4", "--seed", "hidden-hands"]).unwrap());
        let mut whole = Session::new(GAMES);
        get(&mut whole, json!({"do": "open", "record": game}));
        let seated = Seated { seat: Seat(seat), others: Others::default() };
        let mut session = Session::seated(GAMES, whole.into_game().unwrap(), seated).unwrap();
        let mut drawn = 0;
        let mut check = |answer: &Value| {
            let text = answer.to_string();
            assert!(!text.contains("hidden-hands") && !text.contains("\"hash\""), "{text}");
            for event in events(answer).into_iter().filter(|event| event["event"] == "drew") {
                assert_eq!(event["seat"] == seat, event["card"] != 0, "{event}");
                drawn += 1;
            }
            for made in answer["others"].as_array().into_iter().flatten() {
                assert_eq!(
                    made["action"].is_null(),
                    made["events"][0]["event"] == "laid",
                    "{made}"
                );
            }
            for decider in answer["deciders"].as_array().into_iter().flatten() {
                assert!(decider["seat"] == seat || decider["decision"].is_null(), "{decider}");
            }
        };
        check(&get(&mut session, json!({"do": "events", "move": 0})));
        loop {
            let state = get(&mut session, json!({"do": "state"}));
            assert_eq!(state["state"]["looker"], json!({"seat": seat}));
            assert_eq!(state["state"]["open"]["hands"], json!([[], [], [], []]));
            assert_eq!(state["state"]["open"]["pile"], json!([]));
            check(&state);
            let legal = get(&mut session, json!({"do": "legal"}));
            check(&legal);
            let Some(choice) = legal["legal"].get(0) else { break };
            check(&get(&mut session, json!({"do": "apply", "action": choice["action"]})));
            check(&get(&mut session, json!({"do": "events"})));
        }
        assert!(drawn > 16, "{drawn}");
        assert_eq!(session.answer(br#"{"do": "hash"}"#)["error"]["code"], "seated");
        assert_eq!(session.answer(br#"{"do": "events", "seat": 2}"#)["error"]["code"], "seated");
    }
}
