//! A client at one seat, with computer players at the others.

use crate::cli::shell::{Client, file, fine};
use serde_json::{Value, json};

/// Plays to the end by the offered actions; returns every answer that the client got.
fn play(client: &mut Client) -> Vec<Value> {
    let mut answers = Vec::new();
    let mut turn = 0usize;
    loop {
        let legal = client.get(json!({"do": "legal"}));
        let offered = legal["legal"].as_array().unwrap().clone();
        let Some(choice) = offered.get(turn * 7 % offered.len().max(1)) else { break };
        turn += 1;
        let applied = client.get(json!({"do": "apply", "action": choice["action"]}));
        answers.extend([legal, client.get(json!({"do": "state"})), applied.clone()]);
        if applied["over"] == true {
            answers.push(applied);
            break;
        }
    }
    answers
}

#[test]
fn a_seated_client_plays_a_whole_game_and_the_game_is_written_down() {
    let out = file("seated.json", "");
    let words = [
        "--seat",
        "1",
        "--with",
        "random,random,easy",
        "--players",
        "3",
        "--seed",
        "very-secret-word",
    ];
    let mut client =
        Client::with(&[&words[..], &["--way", "expert-hidden", "--out", &out]].concat());
    let answers = play(&mut client);
    assert_eq!(answers.last().unwrap()["standings"].as_array().unwrap().len(), 3);
    let others: Vec<&Value> =
        answers.iter().filter_map(|a| a["others"].as_array()).flatten().collect();
    for seat in [0, 2] {
        assert!(others.iter().any(|made| made["seat"] == seat && made["action"]["kind"] == "end"));
    }
    assert!(others.iter().all(|made| made["seat"] != 1));
    for answer in &answers {
        let text = answer.to_string();
        for word in ["very-secret-word", "\"hash\""] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    }
    assert_eq!(client.leave(), 0);
    assert!(fine(&["verify", &out]).contains("3 players"));
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&out).unwrap()).unwrap();
    assert!(record["final"].is_object());
}

#[test]
fn the_others_begin_and_their_secret_castles_stay_secret() {
    let mut client = Client::with(&["--seat", "1", "--way", "expert-hidden", "--seed", "n1"]);
    let choice = client.get(json!({"do": "legal"}))["legal"][0]["action"].clone();
    let applied = client.get(json!({"do": "apply", "action": choice}));
    let first = &applied["others"][0];
    assert_eq!((&first["seat"], &first["action"]), (&json!(0), &Value::Null));
    assert_eq!(first["events"][0], json!({"event": "castle-hidden", "seat": 0}));
    // In the basic game seat 0 has played before seat 1 is asked.
    let mut client = Client::with(&["--seat", "1", "--with", "easy", "--seed", "n1"]);
    let state = client.get(json!({"do": "state"}))["state"].clone();
    assert_eq!((&state["looker"], &state["known"]["turn"]), (&json!({"seat": 1}), &json!(1)));
    assert_eq!(client.get(json!({"do": "events", "move": 1}))["move"], 1);
}

#[test]
fn a_seated_client_is_refused_what_its_seat_may_not_know_or_do() {
    let mut client = Client::with(&["--seat", "0", "--seed", "n1"]);
    for request in [
        json!({"do": "new", "options": {"players": 2}, "seed": "n1"}),
        json!({"do": "open", "text": ""}),
        json!({"do": "undo"}),
        json!({"do": "redo"}),
        json!({"do": "go", "at": 0}),
        json!({"do": "hash"}),
        json!({"do": "record"}),
        json!({"do": "state", "seat": 1}),
        json!({"do": "legal", "seat": 1}),
        json!({"do": "apply", "seat": 1, "action": "end"}),
        json!({"do": "advise", "seat": 1}),
        json!({"do": "events", "seat": 1}),
    ] {
        assert_eq!(client.refused(request.clone()), "seated", "{request}");
    }
    let seen = client.get(json!({"do": "state"}));
    assert_eq!(seen["state"]["looker"], json!({"seat": 0}));
    assert!(!client.get(json!({"do": "advise"}))["actions"].as_array().unwrap().is_empty());
    assert_eq!(client.refused(json!({"do": "apply", "action": "end"})), "illegal");
}
