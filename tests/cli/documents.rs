//! The examples in `docs/protocol.md` are run, and what it lists is all there is.

use crate::cli::shell::Client;
use serde_json::{Value, json};

const DOCUMENT: &str = include_str!("../../docs/protocol.md");

/// Whether an answer is as the document tells it: `…` stands for whatever else there is.
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

#[test]
fn the_examples_are_answered_as_the_document_tells() {
    let mut exchanges = 0;
    for block in DOCUMENT.split("```jsonl").skip(1) {
        let block = block.split("```").next().unwrap();
        // Words behind the fence are given to the program.
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
    assert!(exchanges >= 15, "{exchanges}");
}

#[test]
fn the_comparison_can_fail() {
    assert!(fits(&json!({"a": ["…"], "…": "…"}), &json!({"a": [1, 2], "b": 3})));
    assert!(!fits(&json!({"a": [1]}), &json!({"a": [1, 2]})));
    assert!(!fits(&json!({"a": 1}), &json!({"a": 1, "b": 2})));
    assert!(!fits(&json!({"a": 1, "…": "…"}), &json!({"b": 2})));
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

#[test]
fn every_field_of_a_position_is_in_the_document() {
    let mut client = Client::new();
    client.get(json!({"do": "new", "options": {"players": 2}, "seed": "n1"}));
    let fields = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let full = client.get(json!({"do": "state"}))["state"].clone();
    let seen = client.get(json!({"do": "state", "seat": 0}))["state"].clone();
    assert_eq!(fields(&seen), ["looker", "known"]);
    let parts = [&full, &seen, &full["round_dice"][0], &full["estates"][0]];
    for name in parts.into_iter().flat_map(fields) {
        assert!(DOCUMENT.contains(&format!("`{name}`")), "{name}");
    }
}
