//! Any input: each line has one answer, each text one error, and nothing is lost.

use crate::cli::records::{LINKS, RECORDS};
use principality::cli::form::read_game;
use principality::cli::protocol::serve;
use principality::cli::protocol::session::Session;
use principality::engine::chance::{Chance, Draw};
use principality::engine::record::json::{read_json, write_json};
use principality::engine::record::text::read_record;
use principality::games::burgundy::Burgundy;
use serde_json::{Value, json};

/// Number of mutations: more with the long budget.
fn rounds(few: usize) -> usize {
    if std::env::var_os("PRINCIPALITY_FULL").is_some() { 20 * few } else { few }
}

/// Changes, drops, doubles or inserts a few bytes.
fn mutate(bytes: &mut Vec<u8>, chance: &mut Chance) {
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len().max(1) as u32) as usize;
        let byte = b"\"{}[]:,0123456789.-eE\\ntruefalsnull\x00\xff\xc3 "[chance.below(36) as usize];
        match chance.below(4) {
            0 if at < bytes.len() => bytes[at] = byte,
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(at, byte),
            _ => bytes.truncate(at),
        }
        if bytes.is_empty() {
            return;
        }
    }
}

#[test]
fn mutated_requests_are_answered_and_a_refusal_changes_nothing() {
    let requests = [
        json!({"do": "apply", "seat": 0, "action": {"text": "3 take 2.1", "kind": "take", "die": 3, "slot": "2.1"}}),
        json!({"do": "apply", "seat": 0, "action": "3 hire", "id": [1, {"a": null}]}),
        json!({"do": "state", "seat": 1}),
        json!({"do": "go", "at": 0}),
        json!({"do": "events", "move": 0}),
        json!({"do": "new", "game": "burgundy", "options": {"players": 2, "edition": 2011, "boards": [1, 3], "castles": "open"}, "seed": "n1", "players": ["A", {"name": "B", "computer": 1}]}),
        json!({"do": "open", "text": LINKS.lines().next()}),
    ];
    let mut chance = Chance::of_number(1, 0);
    let mut session = Session::default();
    session.answer(br#"{"do": "new", "options": {"players": 2}, "seed": "n1"}"#);
    for number in 0..rounds(3000) {
        let mut line = requests[number % requests.len()].to_string().into_bytes();
        mutate(&mut line, &mut chance);
        let before = session.answer(br#"{"do": "hash"}"#);
        let answer = session.answer(&line);
        assert!(answer["ok"].is_boolean(), "{answer}");
        if answer["ok"] == false {
            assert!(
                answer["error"]["message"]
                    .as_str()
                    .is_some_and(|text| !text.is_empty() && text.len() < 500)
            );
            assert_eq!(session.answer(br#"{"do": "hash"}"#), before);
        }
    }
}

#[test]
fn lines_that_are_no_requests_are_refused_one_by_one() {
    let lines = [
        "null",
        "[]",
        "3",
        "\"do\"",
        "{}",
        "{\"do\": 3}",
        "{\"do\": \"new\", \"options\": 3}",
        "{\"do\": \"new\", \"game\": \"chess\"}",
        "{\"do\": \"hello\", \"a\": 1}",
        "\u{0}",
    ];
    let mut out = Vec::new();
    let mut input = lines.join("\n").into_bytes();
    input.extend_from_slice(b"\n\xff\xfe\n");
    serve(Session::default(), &mut &input[..], &mut out).unwrap();
    let answers: Vec<Value> = String::from_utf8(out)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), lines.len() + 1);
    assert!(answers.iter().all(|answer| answer["ok"] == false));
}

#[test]
fn what_does_not_fit_is_told_in_plain_words() {
    let mut session = Session::default();
    let mut told = |request: Value| {
        let answer = session.answer(request.to_string().as_bytes());
        assert_eq!(answer["ok"], false, "{request}");
        answer["error"]["message"].as_str().unwrap().to_owned()
    };
    for (options, sentence) in [
        (json!([]), "options: this should be an object"),
        (json!([3]), "options: this should be an object"),
        (json!("x"), "options: this should be an object"),
        (
            json!({"players": 4294967298_u64}),
            "options.players: this should be a whole number from 0 to 255, not 4294967298",
        ),
        (
            json!({"castles": "none"}),
            "options.castles: this should be one of free, different, same, not \"none\"",
        ),
    ] {
        assert_eq!(told(json!({"do": "new", "game": "dice", "options": options})), sentence);
    }
    let named = json!({"do": "new", "game": "dice", "players": ["A", "B", "C"]});
    assert_eq!(told(named), "players: this should be a list of at most 2, as many as play");
    assert_eq!(
        told(json!({"do": "board", "board": 21})),
        "board: this should be a whole number from 1 to 20"
    );
    session.answer(br#"{"do": "new", "game": "dice", "seed": "n1"}"#);
    let mut told = |action: Value| {
        let request = json!({"do": "apply", "seat": 0, "action": action});
        let answer = session.answer(request.to_string().as_bytes());
        answer["error"]["message"].as_str().unwrap().to_owned()
    };
    assert_eq!(told(json!({})), "action.kind: this field is missing");
    assert_eq!(told(json!({"kind": "start"})), "action.field: this field is missing");
    assert_eq!(
        told(json!({"kind": "start", "field": -1})),
        "action: this should be a whole number from 0 to 255, not -1"
    );
    session.answer(br#"{"do": "new", "game": "road", "seed": "n1"}"#);
    let answer = session.answer(br#"{"do": "apply", "action": "build road"}"#);
    assert_eq!(answer["error"]["message"], "the price is not in the hand; cards missing: 1");
    let deep = "[".repeat(200);
    let answer = session.answer(deep.as_bytes());
    assert_eq!(answer["error"]["message"], "this line is nested too deep: column 128");
}

#[test]
fn a_json_record_cut_anywhere_is_refused() {
    let journal = read_record::<Burgundy>(RECORDS[1].1).unwrap();
    let text = write_json(&journal.branch_at(40)).unwrap();
    let whole = text.trim_end().len();
    for end in (0..whole).filter(|end| text.is_char_boundary(*end)) {
        assert!(read_json::<Burgundy>(&text[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn a_mutated_json_record_is_refused_or_tells_the_same_game() {
    let journal = read_record::<Burgundy>(RECORDS[4].1).unwrap().branch_at(60);
    let text = write_json(&journal).unwrap();
    let mut chance = Chance::of_number(2, 0);
    for _ in 0..rounds(500) {
        let mut bytes = text.clone().into_bytes();
        mutate(&mut bytes, &mut chance);
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        // White space and names may change; the game may not.
        if let Ok(read) = read_json::<Burgundy>(&changed) {
            assert_eq!((read.moves(), read.state()), (journal.moves(), journal.state()));
        }
    }
}

#[test]
fn long_texts_are_read_in_bounded_time() {
    let start = std::time::Instant::now();
    let (_, record) = RECORDS[0];
    let over = record.lines().position(|line| line.starts_with("over ")).unwrap();
    let head: Vec<&str> = record.lines().take(over + 1).collect();
    for text in [
        head.join("\n") + &"\n".repeat(3_000_000),
        "principality record 1\n".repeat(100_000),
        "burgundy.g1.".to_owned() + &"A".repeat(3_000_000),
        "{\"a\":".repeat(500_000),
        format!(
            "{{\"format\":\"principality-record\",\"version\":1,\"moves\":[{}0]}}",
            "0,".repeat(1_000_000)
        ),
    ] {
        assert!(read_game::<Burgundy>(&text).is_err());
    }
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
}
