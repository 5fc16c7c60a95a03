//! Burgundy as JSON: options, actions, events and positions as objects with named fields.
//! `docs/protocol.md` lists them all.
//!
//! Names and counting are those of the text notation: tiles, colours and buildings by their keys,
//! places and key fields from 1, fields from 0, goods and dice by their numbers, phases by letters.

mod action;
mod event;
mod modules;
mod options;
mod position;
mod words;

pub use position::board_to_json;

use crate::engine::json::{JsonGame, Misfit};
use crate::engine::seat::Seat;
use crate::games::burgundy::{Action, Burgundy, Decision, Event, Options, State, View};
use serde_json::Value;

impl JsonGame for Burgundy {
    fn options_to_json(options: &Options) -> Value {
        options::write(options)
    }

    fn options_from_json(value: &Value) -> Result<Options, Misfit> {
        options::read(value)
    }

    fn action_to_json(action: Action) -> Value {
        action::write(action)
    }

    fn action_from_json(value: &Value) -> Result<Action, Misfit> {
        action::read(value)
    }

    fn event_to_json(event: &Event) -> Value {
        event::write(event)
    }

    fn is_outcome(event: &Event) -> bool {
        event.is_outcome()
    }

    fn position_to_json(state: &State) -> Value {
        position::in_full(state)
    }

    fn view_to_json(view: &View) -> Value {
        position::as_seen(view)
    }

    fn decision_to_json(decision: &Decision) -> Value {
        position::decision(decision)
    }

    fn dealt_to_json(state: &State) -> Value {
        position::dealt(state)
    }

    fn sheet_to_json(state: &State, seat: Seat) -> Value {
        position::sheet(state, seat)
    }
}
