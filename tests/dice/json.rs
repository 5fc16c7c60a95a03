//! Options, actions, decisions and events as JSON.
#![cfg(feature = "json")]

use super::table::{action, table};
use principality::engine::game::Game;
use principality::engine::seat::Seat;
use principality::games::dice::options::Castles;
use principality::games::dice::sheets::SheetId;
use principality::games::dice::{Action, Dice, Event, Options};
use serde_json::{Value, from_value, json, to_value};

#[test]
fn players_alone_are_options() {
    let read = |value: Value| from_value::<Options>(value).ok();
    for players in 1..=5 {
        let options = Options { players, sheet: SheetId::A, castles: Castles::Free };
        assert_eq!(read(json!({"players": players})), Some(options));
    }
    let all = Options { players: 3, sheet: SheetId::F, castles: Castles::Different };
    let text = json!({"players": 3, "sheet": "f", "castles": "different"});
    assert_eq!((read(text.clone()), to_value(all).unwrap()), (Some(all), text));
    assert_eq!(read(json!({"players": 3, "board": "a"})), None);
    assert_eq!(read(json!({"players": 3, "sheet": "g"})), None);
}

#[test]
fn actions_are_flat_objects() {
    let cases = [
        ("start @10", json!({"kind": "start", "field": 10})),
        ("sell", json!({"kind": "sell"})),
        ("keep", json!({"kind": "keep"})),
        (
            "mark blue 5 @17",
            json!({"kind": "mark", "colour": "blue", "number": 5, "field": 17, "bonus": "none"}),
        ),
        (
            "mark blue 6 @17 monk",
            json!({"kind": "mark", "colour": "blue", "number": 6, "field": 17, "bonus": "monk"}),
        ),
        (
            "silver grey 4 @29",
            json!({"kind": "silver", "colour": "grey", "number": 4, "field": 29}),
        ),
        ("done", json!({"kind": "done"})),
        ("pass", json!({"kind": "pass"})),
    ];
    for (text, value) in cases {
        assert_eq!(to_value(action(text)).unwrap(), value);
        assert_eq!(from_value::<Action>(value).unwrap(), action(text));
    }
}

#[test]
fn events_and_decisions_say_what_they_are() {
    let mut table = table(2);
    table.play(0, "pass");
    let chose = table.events.iter().find(|event| matches!(event, Event::Chose { .. })).unwrap();
    let value = json!({"event": "chose", "seat": 0, "action": {"kind": "pass"}});
    assert_eq!(to_value(chose).unwrap(), value);
    let decision = Dice::decision(&table.state, Seat(1)).unwrap();
    assert_eq!(to_value(decision).unwrap(), json!({"kind": "turn", "secret": true}));
    table.play(1, "pass");
    let rolled = table.events.iter().find(|event| event.roll().is_some()).unwrap();
    let value = to_value(rolled).unwrap();
    assert_eq!((&value["event"], &value["round"]), (&json!("rolled"), &json!(1)));
}

#[test]
fn positions_and_views_go_through_json_and_back() {
    let mut table = table(3);
    table.play(1, "pass");
    let value = to_value(table.state).unwrap();
    assert_eq!(from_value::<principality::games::dice::State>(value).unwrap(), table.state);
    let view = table.state.view(Seat(0));
    let value = to_value(view).unwrap();
    assert_eq!(from_value::<principality::games::dice::View>(value).unwrap(), view);
}
