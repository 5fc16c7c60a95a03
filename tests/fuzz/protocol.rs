//! Lines of the protocol, to a session that may play every game of the registry.

use super::{Choices, budget, bytes, damage};
use principality::cli::protocol::session::Session as Table;
use principality::games::registry::GAMES;
use serde_json::{Value, json};

const REQUESTS: [&str; 8] = [
    r#"{"do": "hello", "id": 1}"#,
    r#"{"do": "new", "options": {"players": 3, "edition": 2011, "way": "expert-open"}, "seed": "n1", "players": ["A", {"name": "B", "computer": 1}]}"#,
    r#"{"do": "apply", "seat": 0, "action": {"kind": "take", "die": 3, "slot": "2.1"}}"#,
    r#"{"do": "legal"}"#,
    r#"{"do": "state", "seat": 1}"#,
    r#"{"do": "go", "at": 1}"#,
    r#"{"do": "events", "move": 1}"#,
    r#"{"do": "record", "form": "json"}"#,
];

/// A new game of any name, with the minimum or maximum number of players.
fn new(choices: &mut Choices<'_>) -> String {
    let game = &GAMES[choices.below(GAMES.len())];
    let seats = [game.seats.start(), game.seats.end()][choices.below(2)];
    json!({"do": "new", "game": game.name, "options": {"players": seats}}).to_string()
}

/// A request of a legal action; `None` if no game is played.
fn apply(table: &mut Table, choices: &mut Choices<'_>) -> Option<String> {
    let answer = table.answer(br#"{"do": "legal"}"#);
    let legal = answer["legal"].as_array().filter(|legal| !legal.is_empty())?;
    let Value::Object(mut choice) = legal[choices.below(legal.len())].clone() else { return None };
    choice.insert("do".to_owned(), json!("apply"));
    Some(Value::Object(choice).to_string())
}

#[test]
fn any_requests_of_the_protocol() {
    bytes(512, budget(), &|input: &[u8]| {
        let mut choices = Choices(input);
        let mut table = Table::default();
        while !choices.is_over() {
            let request = match choices.below(4) {
                0 => new(&mut choices),
                1 => apply(&mut table, &mut choices).unwrap_or_default(),
                _ => REQUESTS[choices.below(REQUESTS.len())].to_owned(),
            };
            let line = match choices.below(3) {
                0 => request,
                _ => damage(&request, &mut choices),
            };
            let answer = table.answer(line.as_bytes());
            assert!(answer["ok"].is_boolean(), "{line}");
            let is_refused = answer["error"]["message"].as_str().is_some_and(|why| !why.is_empty());
            assert_eq!(answer["ok"] == false, is_refused, "{line}");
        }
    });
}
