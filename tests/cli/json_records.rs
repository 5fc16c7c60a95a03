//! JSON records: they replay, and any change of one is found and reported.

use crate::cli::records::{LINKS, RECORDS};
use crate::cli::shell::{file, run};
use principality::engine::game::Game;
use principality::engine::json::to_value;
use principality::engine::link::read_game;
use principality::engine::record::json::{read_json, record_value, write_json};
use principality::engine::record::text::read_record;
use principality::games::burgundy::{Burgundy, Event};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn sample() -> Value {
    let (_, text) = RECORDS[1];
    record_value(&read_record::<Burgundy>(text).unwrap())
}

#[test]
fn all_recorded_games_are_the_same_in_json() {
    for ((name, text), link) in RECORDS.iter().zip(LINKS.lines()) {
        let journal = read_record::<Burgundy>(text).unwrap();
        let written = write_json(&journal).unwrap();
        assert_eq!(read_json::<Burgundy>(&written).as_ref(), Ok(&journal), "{name}");
        assert_eq!(read_game::<Burgundy>(link).as_ref(), Ok(&journal), "{name}");
        // One move a line, for people and for diff.
        let moves = written.lines().filter(|line| line.starts_with("    {\"seat\"")).count();
        assert_eq!(moves, journal.len(), "{name}");
        assert!(written.len() < 100_000, "{name} has {} bytes", written.len());
    }
}

#[test]
fn every_event_is_told_by_its_name() {
    let mut seen = BTreeSet::new();
    for (name, text) in RECORDS {
        let journal = read_record::<Burgundy>(text).unwrap();
        let mut look = |event: &Event| {
            let value = to_value(event);
            let kind = value["event"].as_str().unwrap_or_else(|| panic!("{name}: {event:?}"));
            seen.insert(kind.to_owned());
        };
        journal.opening_events().iter().for_each(&mut look);
        journal.replay(|step| step.events.iter().for_each(&mut look));
    }
    assert_eq!(seen.len(), 31, "{seen:?}");
    let document = include_str!("../../docs/protocol/burgundy.md");
    for kind in seen {
        assert!(
            document.contains(&format!("`{kind}`")),
            "docs/protocol/burgundy.md does not tell of {kind}"
        );
    }
}

#[test]
fn outcomes_agree_with_the_setup_so_that_a_replay_needs_no_generator() {
    let record = sample();
    let dice = record["setup"]["round_dice"].as_array().unwrap();
    let lists = [&record["start"]].into_iter().chain(record["moves"].as_array().unwrap());
    let rolled: Vec<&Value> = lists
        .filter_map(|entry| entry["outcomes"].as_array())
        .flatten()
        .filter(|event| event["event"] == "rolled" && event["seat"] == 0)
        .collect();
    assert_eq!((rolled.len(), dice.len()), (25, 25));
    for (told, settled) in rolled.iter().zip(dice) {
        assert_eq!(told["dice"], settled["seats"][0]);
    }
}

/// Changes a copy of the record and returns the message of `verify`, with its exit code.
fn changed(name: &str, change: impl FnOnce(&mut Value)) -> (i32, String) {
    let mut record = sample();
    change(&mut record);
    let ran = run(&["verify", &file(&format!("changed-{name}.json"), record.to_string())]);
    assert_eq!(ran.out, "", "{name}");
    (ran.code, ran.err)
}

fn at_turn(record: &Value, turn: usize) -> usize {
    let moves = record["moves"].as_array().unwrap();
    moves.iter().position(|made| made["turn"] == turn).unwrap()
}

#[test]
fn what_was_changed_is_named_and_code_1() {
    let at = at_turn(&sample(), 5);
    type Change = Box<dyn FnOnce(&mut Value)>;
    let cases: [(&str, String, Change); 9] = [
        (
            "hash",
            format!("moves[{at}].hash: the record says \"0123456789abcdef\", the replay \""),
            Box::new(move |r| r["moves"][at]["hash"] = "0123456789abcdef".into()),
        ),
        (
            "no-hash",
            format!("moves[{at}].hash: the record says nothing"),
            Box::new(move |r| drop(r["moves"][at].as_object_mut().unwrap().remove("hash"))),
        ),
        (
            "no-turn",
            format!("moves[{at}].turn: the record says nothing"),
            Box::new(move |r| drop(r["moves"][at].as_object_mut().unwrap().remove("turn"))),
        ),
        (
            "die",
            "setup.round_dice[3].white: the record says 9".to_owned(),
            Box::new(|r| r["setup"]["round_dice"][3]["white"] = 9.into()),
        ),
        (
            "pile",
            "setup.piles[126]: the record says \"dragon\"".to_owned(),
            Box::new(|r| r["setup"]["piles"][126] = "dragon".into()),
        ),
        (
            "outcome",
            "start.outcomes[0]".to_owned(),
            Box::new(|r| r["start"]["outcomes"][0]["good"] = 7.into()),
        ),
        (
            "points",
            "final.sheet[0].points.regions: the record says 999".to_owned(),
            Box::new(|r| r["final"]["sheet"][0]["points"]["regions"] = 999.into()),
        ),
        (
            "place",
            "final.standings[0].points".to_owned(),
            Box::new(|r| r["final"]["standings"][0]["points"] = 0.into()),
        ),
        (
            "field",
            "comment: the record says \"nice\", the replay nothing".to_owned(),
            Box::new(|r| r["comment"] = "nice".into()),
        ),
    ];
    for (name, told, change) in cases {
        let (code, err) = changed(name, change);
        assert_eq!(code, 1, "{name}: {err}");
        assert!(err.contains(&told), "{name}: {err}");
    }
}

#[test]
fn a_changed_move_is_named_where_it_first_matters() {
    let record = sample();
    let at = at_turn(&record, 7);
    // The turn's end cannot come twice.
    let (code, err) = changed("illegal", |r| r["moves"][at - 1]["action"] = "end".into());
    assert_eq!(code, 1);
    assert!(err.contains(&format!("moves[{}]: seat ", at - 1)), "{err}");
    // A wrong hash before an illegal move is the first difference.
    let earlier = at_turn(&record, 2);
    let (code, err) = changed("both", |r| {
        r["moves"][at - 1]["action"] = "end".into();
        r["moves"][earlier]["hash"] = "0".into();
    });
    assert_eq!(code, 1);
    assert!(err.contains(&format!("moves[{earlier}].hash")), "{err}");
    // Another die choice is legal; the next hash differs.
    let journal = read_record::<Burgundy>(RECORDS[1].1).unwrap();
    let index =
        journal.moves().iter().position(|made| made.action.to_string().ends_with("hire")).unwrap();
    let mut legal = principality::games::burgundy::Actions::new();
    Burgundy::legal(&journal.at(index), journal.moves()[index].seat, &mut legal);
    let other =
        legal.iter().find(|action| action.to_string().contains("take")).unwrap().to_string();
    let (code, err) = changed("other", move |r| r["moves"][index]["action"] = other.into());
    assert_eq!(code, 1);
    assert!(err.contains("moves["), "{err}");
}

#[test]
fn a_record_that_does_not_read_is_code_2_and_says_where() {
    for (name, told, change) in [
        ("rules", "played by the rules 9, and this version plays the rules 1", json!({"rules": 9})),
        ("game", "does not know the game \"chess\"; it knows", json!({"game": "chess"})),
        (
            "options",
            "options: Burgundy is played by two to four players, not 9",
            json!({"options": {"players": 9}}),
        ),
        ("seed", "seed: a seed has at most 24 characters", json!({"seed": "x".repeat(99)})),
        (
            "players",
            "players[0]: a name has at most 20 characters",
            json!({"players": ["x".repeat(99)]}),
        ),
        ("moves", "moves: this should be a list", json!({"moves": 3})),
        ("move", "moves[0].seat: this field is missing", json!({"moves": [{}]})),
        (
            "action",
            "moves[0].action: \"dance\" is no action",
            json!({"moves": [{"seat": 0, "action": "dance"}]}),
        ),
        ("many", "a record has at most 8192 moves", json!({"moves": vec![0; 8193]})),
        (
            "taken",
            "taken_back: this should be a whole number from 0 to",
            json!({"taken_back": 9999}),
        ),
    ] {
        let (code, err) = changed(name, |record| {
            let fields = change.as_object().unwrap().clone();
            record.as_object_mut().unwrap().extend(fields);
        });
        assert_eq!(code, 2, "{name}: {err}");
        assert!(err.contains(told), "{name}: {err}");
    }
}

#[test]
fn the_other_forms_name_their_differences_too() {
    let (_, text) = RECORDS[0];
    let turn = text.lines().position(|line| line.starts_with("turn ")).unwrap() + 1;
    let wrong = text.replacen(text.lines().nth(turn - 1).unwrap(), "turn 1 0000000000000000", 1);
    let ran = run(&["verify", &file("wrong.txt", wrong)]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains(&format!("line {turn}: the position differs")), "{}", ran.err);
    let short = text.lines().take(3).chain(["dance"]).collect::<Vec<_>>().join("\n");
    assert_eq!(run(&["verify", &file("short.txt", short)]).code, 2);
    let mut link = LINKS.lines().next().unwrap().to_owned();
    let other = if link.ends_with('A') { "B" } else { "A" };
    link.replace_range(40..41, if &link[40..41] == other { "C" } else { other });
    let ran = run(&["verify", &file("wrong.link", link)]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("the link is damaged"), "{}", ran.err);
}

#[test]
fn one_bad_file_does_not_keep_the_others_from_being_checked() {
    let good = file("good.txt", RECORDS[2].1);
    let mut record = sample();
    record["final"]["hash"] = "0".into();
    let bad = file("bad.json", record.to_string());
    let ran = run(&["verify", "missing.txt", &good, &bad, &good]);
    assert_eq!(ran.code, 2);
    assert_eq!(ran.out.lines().filter(|line| line.contains(": fine: ")).count(), 2);
    assert!(
        ran.err.contains("missing.txt: no such file") && ran.err.contains("final.hash"),
        "{}",
        ran.err
    );
    assert_eq!(run(&["verify", &good, &bad]).code, 1);
}
