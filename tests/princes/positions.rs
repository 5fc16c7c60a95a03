//! Serialized forms of positions during random games, pinned as hashes: bytes, JSON, views, questions, the
//! order of legal actions, and events.

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet, hash_of};
use principality::engine::seat::{Looker, Seat};
use principality::engine::seed::Seed;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::Options;
use principality::games::princes::{Actions, Event, Princes, State};
use serde::Serialize;

/// A running hash.
#[derive(Default)]
struct Folded(u64);

impl Folded {
    fn bytes(&mut self, value: &impl Serialize) {
        self.0 = hash_of(&(self.0, hash_of(value)));
    }

    fn json(&mut self, value: &impl Serialize) {
        self.bytes(&serde_json::to_string(value).expect("it has a JSON form"));
    }
}

/// The hashes of one game.
#[derive(Default)]
struct Forms {
    positions: u32,
    bytes: Folded,
    json: Folded,
    views: Folded,
    questions: Folded,
    legal: Folded,
    events: Folded,
}

impl Forms {
    fn add(&mut self, state: &State, seat: Seat, actions: &Actions, events: &[Event]) {
        self.positions += 1;
        self.bytes.bytes(state);
        self.questions.json(&Princes::decision(state, seat));
        self.legal.json(&actions.iter().map(ToString::to_string).collect::<Vec<_>>());
        self.events.json(&events);
        // JSON is slow: one position in eight, a different one each time.
        if self.positions.is_multiple_of(8) {
            self.json.json(state);
            for looker in [Looker::Seat(Seat(0)), Looker::Seat(Seat(1)), Looker::Public] {
                let view = Princes::view(state, looker);
                self.views.bytes(&view);
                self.views.json(&view);
            }
            let read: State = serde_json::from_str(&serde_json::to_string(state).expect("JSON"))
                .expect("a state");
            assert_eq!(&read, state);
        }
    }

    fn line(&self) -> String {
        let forms =
            [&self.bytes, &self.json, &self.views, &self.questions, &self.legal, &self.events];
        let hashes: Vec<String> = forms.iter().map(|form| format!("{:016x}", form.0)).collect();
        format!("{} {}", self.positions, hashes.join(" "))
    }
}

/// A random game in one line.
pub fn line(mode: Mode, number: u64) -> String {
    let mut state =
        Princes::start(&Options::of(mode), &Seed::numbered(number), &mut Quiet).expect("a game");
    let mut chance = Chance::of_number(number, 78);
    let (mut forms, mut actions, mut events) = (Forms::default(), Actions::new(), Vec::new());
    while let Some(seat) = Princes::deciders(&state).lowest() {
        actions.clear();
        Princes::legal(&state, seat, &mut actions);
        forms.add(&state, seat, &actions, &events);
        let action = chance.pick(&actions).expect("a choice");
        events.clear();
        Princes::apply(&mut state, seat, action, &mut events).expect("it is legal");
    }
    format!("{} {number} {}", mode.row().key, forms.line())
}

#[test]
fn every_form_of_positions_is_what_it_was() {
    let lines: Vec<String> = Mode::ALL.into_iter().map(|mode| line(mode, 3)).collect();
    assert_eq!(lines.join("\n"), include_str!("positions.txt").trim());
}
