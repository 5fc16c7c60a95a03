//! Runs the examples in `docs/protocol.md`, the games' pages beside it and `docs/record.md`, and checks that
//! their lists are complete.

use crate::cli::shell::{Client, file, run};
use principality::games::registry::{GAMES, GameInfo};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

const DOCUMENT: &str = include_str!("../../docs/protocol.md");
const RECORDS: &str = include_str!("../../docs/record.md");

/// Each game with its page.
fn pages() -> Vec<(&'static str, String)> {
    let page = |game: &GameInfo| {
        let path = format!("{}/docs/protocol/{}.md", env!("CARGO_MANIFEST_DIR"), game.name);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        (game.name, text)
    };
    GAMES.iter().map(page).collect()
}

/// True if an answer is as in the document: `…` stands for any further fields.
fn fits(told: &Value, answer: &Value) -> bool {
    let more = |value: &Value| value == "…";
    match (told, answer) {
        (Value::Object(a), Value::Object(b)) => {
            let open = a.contains_key("…");
            a.iter()
                .filter(|(name, _)| *name != "…")
                .all(|(name, value)| b.get(name).is_some_and(|b| fits(value, b)))
                && (open || a.len() == b.len())
        }
        (Value::Array(a), Value::Array(b)) => {
            let open = a.last().is_some_and(more);
            let a = if open { &a[..a.len() - 1] } else { &a[..] };
            (a.len() == b.len() || open && a.len() <= b.len())
                && a.iter().zip(b).all(|(a, b)| fits(a, b))
        }
        _ => more(told) || told == answer,
    }
}

/// Runs the examples of a page; returns the number of exchanges.
fn run_examples(page: &str) -> usize {
    let mut exchanges = 0;
    for block in page.split("```jsonl").skip(1) {
        let block = block.split("```").next().unwrap();
        // Words after the fence are the program's arguments.
        let (words, block) = block.split_once('\n').unwrap();
        let mut client = Client::with(&words.split_whitespace().collect::<Vec<_>>());
        let mut answer = Value::Null;
        for line in block.lines() {
            let text = line.get(2..).unwrap_or_default();
            let value: Value = serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {line}"));
            if line.starts_with("> ") {
                answer = client.ask(&value);
                exchanges += 1;
            } else {
                assert!(line.starts_with("< "), "{line}");
                assert!(
                    fits(&value, &answer),
                    "the document tells\n{value}\nthe program answers\n{answer}"
                );
            }
        }
    }
    exchanges
}

#[test]
fn the_examples_are_answered_as_the_documents_tell() {
    assert!(run_examples(DOCUMENT) >= 15);
    for (game, page) in pages() {
        assert!(run_examples(&page) >= 5, "{game}");
    }
}

#[test]
fn the_comparison_can_fail() {
    assert!(fits(&json!({"a": ["…"], "…": "…"}), &json!({"a": [1, 2], "b": 3})));
    assert!(!fits(&json!({"a": [1]}), &json!({"a": [1, 2]})));
    assert!(!fits(&json!({"a": 1}), &json!({"a": 1, "b": 2})));
    assert!(!fits(&json!({"a": 1, "…": "…"}), &json!({"b": 2})));
}

#[test]
fn every_game_has_a_page() {
    let games = Client::new().get(json!({"do": "hello"}))["games"].clone();
    let games: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap()).collect();
    assert_eq!(games, pages().iter().map(|(game, _)| *game).collect::<Vec<_>>());
    for game in games {
        assert!(DOCUMENT.contains(&format!("(protocol/{game}.md)")), "{game}");
    }
}

#[test]
fn every_request_is_in_the_document() {
    let mut client = Client::new();
    let answer = client.ask(&json!({"do": "dance"}));
    assert_eq!(answer["error"]["code"], "request");
    let message = answer["error"]["message"].as_str().unwrap().to_owned();
    let names = message.strip_prefix("the requests are ").unwrap();
    for name in names.split(", ") {
        assert!(DOCUMENT.contains(&format!("| `{name}` |")), "{name}");
    }
}

/// Rows of a table that begin with an action's text and continue with its parts: both must be read as the same
/// action. Most are not legal in a game's first position.
#[test]
fn texts_and_parts_of_actions_say_the_same() {
    let mut actions = 0;
    for (game, page) in pages() {
        let mut client = Client::new();
        client.get(json!({"do": "new", "game": game, "seed": "n1"}));
        let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
        for row in rows.filter(|row| row.contains("`{\"kind\"")) {
            let mut cells = row.split(" | ").map(|cell| cell.trim_matches('`'));
            let (text, parts) = (cells.next().unwrap(), cells.next().unwrap());
            let mut action: Value =
                serde_json::from_str(parts).unwrap_or_else(|e| panic!("{e}: {row}"));
            action["text"] = text.into();
            let answer = client.ask(&json!({"do": "apply", "seat": 0, "action": action}));
            if answer["ok"] == true {
                client.get(json!({"do": "undo"}));
            } else {
                assert_eq!(answer["error"]["code"], "illegal", "{game}: {text}: {answer}");
            }
            actions += 1;
        }
    }
    assert!(actions >= 70, "{actions}");
}

/// The names of all fields in a value; pending tasks of Princes have names of their own.
fn names_in(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                names.insert(name.clone());
                if name != "step" {
                    names_in(value, names);
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| names_in(item, names)),
        _ => {}
    }
}

#[test]
fn every_field_of_a_position_is_in_the_game_s_page() {
    for (game, page) in pages() {
        let mut client = Client::new();
        client.get(json!({"do": "new", "game": game, "seed": "n1"}));
        let mut names = BTreeSet::new();
        names_in(&client.get(json!({"do": "state"}))["state"], &mut names);
        names_in(&client.get(json!({"do": "state", "seat": 0}))["state"], &mut names);
        assert!(names.contains("looker") && names.len() > 20, "{game}: {names:?}");
        for name in names {
            assert!(page.contains(&format!("`{name}`")), "{game}: {name}");
        }
    }
}

/// The frozen games contain most kinds of events.
#[test]
fn every_event_and_its_parts_are_in_the_game_s_page() {
    for (game, page) in pages() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/frozen")
            .join(game)
            .join("format1-rules1");
        let mut seen = BTreeSet::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|ending| ending != "json") {
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            // The folder also holds a challenge, which is not a record.
            if !text.contains("\"principality-record\"") {
                continue;
            }
            let mut client = Client::new();
            let at = client.get(json!({"do": "open", "text": text}))["at"].as_u64().unwrap();
            for number in 0..=at {
                let told = client.get(json!({"do": "events", "move": number}));
                for event in told["events"].as_array().unwrap() {
                    seen.insert(event["event"].as_str().unwrap().to_owned());
                    let parts = event.as_object().unwrap().keys().filter(|name| *name != "event");
                    seen.extend(parts.cloned());
                }
            }
        }
        assert!(seen.len() > 25, "{game}: {seen:?}");
        for name in seen {
            assert!(page.contains(&format!("`{name}`")), "{game}: {name}");
        }
    }
}

/// A record that stops early is a game in progress; only incomplete ones can't be read.
#[test]
fn the_records_in_the_document_replay() {
    let blocks = RECORDS.split("```text\n").skip(1).map(|block| block.split("```").next().unwrap());
    let records: Vec<&str> = blocks
        .filter(|block| block.starts_with("principality record 1\n") && !block.contains('…'))
        .collect();
    assert!(records.len() >= 3, "{}", records.len());
    for (number, record) in records.into_iter().enumerate() {
        let ran = run(&["verify", &file(&format!("document-{number}.txt"), record)]);
        assert_eq!(ran.code, 0, "{record}\n{}", ran.err);
    }
}
