//! The protocol from the client's side: whole games, undo, and hidden information.

use crate::cli::shell::Client;
use principality::cli::any::choices;
use principality::engine::chance::Chance;
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::json::to_value;
use principality::engine::link::read_game;
use principality::engine::record::json::read_json;
use principality::engine::seat::Seat;
use principality::games::burgundy::Burgundy;
use serde_json::{Value, json};

/// A small generator of our own, so that the client needs no crate for chance.
struct Lot(u64);

impl Lot {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % bound
    }
}

/// The same game made with the library.
fn same_game(options: &Value, seed: &str) -> Journal<Burgundy> {
    let options = serde_json::from_value(options.clone()).unwrap();
    Journal::new(options, seed.parse().unwrap(), Default::default()).unwrap()
}

/// A choice as one line: the seat and the action's text.
fn told(choice: &Value) -> String {
    format!("{} {}", choice["seat"], choice["action"]["text"].as_str().unwrap())
}

/// A choice's action as text, by its parts, or both.
fn written(choice: &Value, how: usize) -> Value {
    let mut action = choice["action"].clone();
    match how % 3 {
        0 => action = action["text"].clone(),
        1 => drop(action.as_object_mut().unwrap().remove("text")),
        _ => {}
    }
    action
}

/// Undoes the last move and makes it again, by `redo` or by `apply`.
fn back_and_again(client: &mut Client, before: &Value, again: Value) {
    let hash = client.get(json!({"do": "hash"}));
    client.get(json!({"do": "undo"}));
    assert_eq!(client.get(json!({"do": "hash"}))["hash"], before["hash"]);
    client.get(again);
    assert_eq!(client.get(json!({"do": "hash"}))["hash"], hash["hash"]);
}

#[test]
fn a_client_plays_whole_games_by_what_is_offered() {
    for (players, way) in [(2, "basic"), (3, "advanced"), (4, "expert-hidden")] {
        let mut client = Client::new();
        let mut lot = Lot(players);
        let options = json!({"players": players, "way": way});
        let begun = client.get(json!({"do": "new", "options": options, "seed": "n11"}));
        let mut here = same_game(&options, "n11");
        let mut over = begun["over"].as_bool().unwrap();
        let mut moves = 0;
        while !over {
            let legal = client.get(json!({"do": "legal"}));
            let offered = legal["legal"].as_array().unwrap();
            let listed = choices::<Burgundy>(here.state(), None);
            let texts: Vec<String> =
                listed.iter().map(|made| format!("{} {}", made.seat.0, made.action)).collect();
            assert_eq!(offered.iter().map(told).collect::<Vec<_>>(), texts);
            let index = lot.below(offered.len());
            let choice = &offered[index];
            let before = client.get(json!({"do": "hash"}));
            let action = written(choice, moves);
            let apply = json!({"do": "apply", "seat": choice["seat"], "action": action});
            let applied = client.get(apply.clone());
            here.play(listed[index].seat, listed[index].action).unwrap();
            moves += 1;
            let hash = client.get(json!({"do": "hash"}));
            assert_eq!(hash["hash"], format!("{:016x}", Burgundy::hash(here.state())));
            if moves % 7 == 0 {
                let events = client.get(json!({"do": "events"}));
                assert_eq!(
                    (&events["events"], &events["move"]),
                    (&applied["events"], &json!(moves))
                );
                let again = if moves % 2 == 0 { json!({"do": "redo"}) } else { apply };
                back_and_again(&mut client, &before, again);
            }
            assert_eq!(applied["at"], moves);
            over = applied["over"].as_bool().unwrap();
            if over {
                assert_eq!(applied["standings"].as_array().unwrap().len(), players as usize);
            }
        }
        assert_eq!(client.refused(json!({"do": "apply", "action": "end"})), "illegal");
        let record = client.get(json!({"do": "record"}))["record"].to_string();
        assert_eq!(read_json::<Burgundy>(&record).unwrap(), here);
        let link = client.get(json!({"do": "record", "form": "link"}));
        assert_eq!(read_game::<Burgundy>(link["record"].as_str().unwrap()).unwrap(), here);
        assert_eq!(client.leave(), 0);
    }
}

#[test]
fn every_choice_may_be_asked_for_by_seat_and_only_the_chooser_has_any() {
    let mut client = Client::new();
    client.get(json!({"do": "new", "options": {"players": 3}, "seed": "n1"}));
    let mine = client.get(json!({"do": "legal", "seat": 0}));
    assert_eq!(mine["legal"], client.get(json!({"do": "legal"}))["legal"]);
    assert_eq!(client.get(json!({"do": "legal", "seat": 2}))["legal"], json!([]));
    assert_eq!(client.refused(json!({"do": "legal", "seat": 3})), "field");
    let other = json!({"do": "apply", "seat": 1, "action": mine["legal"][0]["action"]});
    assert_eq!(client.refused(other), "illegal");
}

/// The state and legal actions that a client may see for a seat at this moment.
fn seen(client: &mut Client, seat: u8) -> [Value; 2] {
    ["state", "legal"].map(|what| client.get(json!({"do": what, "seat": seat})))
}

#[test]
fn a_seat_s_view_hides_the_seed_the_piles_the_dice_and_the_goods_to_come() {
    let seed = "very-secret-word";
    for way in ["basic", "expert-hidden", "random", "advanced"] {
        let mut client = Client::new();
        let options = json!({"players": 2, "way": way});
        client.get(json!({"do": "new", "options": options, "seed": seed}));
        let mut here = same_game(&options, seed);
        let mut lot = Lot(5);
        let mut over = false;
        while !over {
            for seat in 0..2 {
                for answer in seen(&mut client, seat) {
                    let text = answer.to_string();
                    for word in [seed, "hash"] {
                        assert!(!text.contains(word), "{word}: {text}");
                    }
                }
                // Regardless of hidden information, the seat sees the same.
                let view = Burgundy::view(here.state(), Seat(seat).into());
                let told = seen(&mut client, seat);
                for number in 0..3 {
                    let determinized =
                        Burgundy::determinize(&view, &mut Chance::of_number(number, 0));
                    let value = to_value(&Burgundy::view(&determinized, Seat(seat).into()));
                    assert_eq!(told[0]["state"], value);
                }
            }
            let listed = choices::<Burgundy>(here.state(), None);
            // The last choice first: with secret castles seat 1 chooses before seat 0.
            let made = if here.is_empty() {
                listed[listed.len() - 1]
            } else {
                listed[lot.below(listed.len())]
            };
            here.play(made.seat, made.action).unwrap();
            let apply =
                json!({"do": "apply", "seat": made.seat.0, "action": made.action.to_string()});
            let applied = client.get(apply);
            for word in [seed, "piles", "hash"] {
                assert!(!applied.to_string().contains(word), "{applied}");
            }
            over = applied["over"].as_bool().unwrap();
        }
    }
}

#[test]
fn a_castle_chosen_in_secret_is_seen_by_its_owner_alone() {
    let mut client = Client::new();
    client
        .get(json!({"do": "new", "options": {"players": 2, "way": "expert-hidden"}, "seed": "n1"}));
    let choice = client.get(json!({"do": "legal", "seat": 1}))["legal"][2]["action"].clone();
    let events = client.get(json!({"do": "apply", "seat": 1, "action": choice}));
    assert_eq!(events["events"], json!([{"event": "castle-hidden", "seat": 1}]));
    let mut seen = |seat: u8| {
        let state = client.get(json!({"do": "state", "seat": seat}))["state"].clone();
        state["known"]["hidden_castles"][1].as_u64().unwrap()
    };
    // The field and one more; 0 for none.
    assert_eq!((seen(0), Some(seen(1) - 1)), (0, choice["field"].as_u64()));
    // Several seats may still choose elsewhere: with three seats the request must name one.
    client
        .get(json!({"do": "new", "options": {"players": 3, "way": "expert-hidden"}, "seed": "n1"}));
    assert_eq!(client.refused(json!({"do": "apply", "action": "castle @18"})), "field");
}

#[test]
fn the_full_state_tells_what_is_hidden_and_it_comes_true() {
    let mut client = Client::new();
    client.get(json!({"do": "new", "options": {"players": 2}, "seed": "n2"}));
    let full = client.get(json!({"do": "state"}))["state"].clone();
    let second = full["round_dice"][1]["seats"].clone();
    for seat in [0, 1] {
        for _ in 0..2 {
            let hire = client.get(json!({"do": "legal"}))["legal"]
                .as_array()
                .unwrap()
                .iter()
                .find(|choice| choice["action"]["kind"] == "hire")
                .cloned()
                .unwrap();
            assert_eq!(hire["seat"], seat);
            client.get(json!({"do": "apply", "action": hire["action"]}));
        }
        client.get(json!({"do": "apply", "action": {"kind": "end"}}));
    }
    assert_eq!(client.get(json!({"do": "state", "seat": 0}))["state"]["known"]["dice"], second);
}

#[test]
fn undo_and_redo_go_where_they_are_asked_to_and_refuse_the_rest() {
    let mut client = Client::new();
    assert_eq!(client.refused(json!({"do": "undo"})), "no-game");
    client.get(json!({"do": "new", "options": {"players": 2}, "seed": "n3"}));
    let first = client.get(json!({"do": "hash"}))["hash"].clone();
    assert_eq!(client.refused(json!({"do": "undo"})), "range");
    for _ in 0..5 {
        let action = client.get(json!({"do": "legal"}))["legal"][0]["action"].clone();
        client.get(json!({"do": "apply", "action": action}));
    }
    let last = client.get(json!({"do": "hash"}))["hash"].clone();
    assert_eq!(client.get(json!({"do": "undo", "moves": 5}))["at"], 0);
    assert_eq!(client.get(json!({"do": "hash"}))["hash"], first);
    assert_eq!(client.refused(json!({"do": "redo", "moves": 6})), "range");
    assert_eq!(client.get(json!({"do": "go", "at": 5}))["moves"], 5);
    assert_eq!(client.get(json!({"do": "hash"}))["hash"], last);
    assert_eq!(client.refused(json!({"do": "go", "at": 6})), "field");
    assert_eq!(client.refused(json!({"do": "redo"})), "range");
    client.get(json!({"do": "go", "at": 1}));
    let legal = client.get(json!({"do": "legal"}))["legal"].clone();
    let action = legal.as_array().unwrap().last().unwrap()["action"].clone();
    assert_eq!(client.get(json!({"do": "apply", "action": action}))["moves"], 2);
}

#[test]
fn games_are_opened_in_every_form_and_a_refused_one_leaves_the_game_alone() {
    let mut client = Client::new();
    client.get(json!({"do": "new", "options": {"players": 2}, "seed": "n4", "players": ["Anna"]}));
    for _ in 0..8 {
        let action = client.get(json!({"do": "legal"}))["legal"][0]["action"].clone();
        client.get(json!({"do": "apply", "action": action}));
    }
    client.get(json!({"do": "undo", "moves": 2}));
    let hash = client.get(json!({"do": "hash"}))["hash"].clone();
    let forms = ["json", "link", "text", "setup"]
        .map(|form| client.get(json!({"do": "record", "form": form}))["record"].clone());
    for (record, moves) in forms.iter().zip([8, 8, 6, 0]) {
        let name = if record.is_string() { "text" } else { "record" };
        let opened = client.get(json!({"do": "open", name: record}));
        assert_eq!(opened["moves"], moves);
        if moves > 0 {
            assert_eq!(client.get(json!({"do": "hash"}))["hash"], hash);
        }
    }
    client.get(json!({"do": "open", "record": forms[0]}));
    let mut wrong = forms[0].clone();
    wrong["start"]["hash"] = "0".into();
    assert_eq!(client.refused(json!({"do": "open", "record": wrong})), "differs");
    assert_eq!(client.refused(json!({"do": "open", "text": "hello"})), "unreadable");
    assert_eq!(client.refused(json!({"do": "open"})), "field");
    assert_eq!(client.get(json!({"do": "hash"}))["hash"], hash);
}

#[test]
fn computer_players_give_advice_that_is_legal() {
    let mut client = Client::new();
    client.get(json!({"do": "new", "options": {"players": 2, "way": "expert-open"}, "seed": "n5"}));
    for player in ["random", "easy", "medium:500", "easy", "random", "easy"] {
        let advice = client.get(json!({"do": "advise", "player": player}));
        let actions = advice["actions"].as_array().unwrap();
        assert!(!actions.is_empty());
        for action in actions {
            client.get(json!({"do": "apply", "seat": advice["seat"], "action": action}));
        }
    }
    assert_eq!(client.refused(json!({"do": "advise", "player": "hard:99999999999"})), "field");
    assert_eq!(client.refused(json!({"do": "advise", "player": "grandmother"})), "field");
}
