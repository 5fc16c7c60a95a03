//! JSON: games as objects with named fields, for tools and players in any language.
//!
//! The form of a game's options, actions, events, decisions and positions follows from their serde derives; the
//! [record](crate::engine::record::json) has the same form for all games. Reading is total: the length and nesting of
//! texts are bounded, and every fault is a typed error with its path ([`Misfit`], [`Difference`]).

pub mod compare;
pub mod fields;

pub use compare::{Difference, first_difference};
pub use fields::{Fields, Misfit, Problem};

use crate::engine::game::Game;
use fields::{shorten, should};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// Converts plain data to JSON; null if it can't be represented, which the conformance kit reports.
pub fn to_value(data: &impl Serialize) -> Value {
    serde_json::to_value(data).unwrap_or_default()
}

/// Reads plain data.
///
/// # Errors
/// The fault and its path.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Misfit> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let path = if path == "." { String::new() } else { path };
        Misfit::new(path, Problem::Refused(error.into_inner().to_string()))
    })
}

/// An action as an object of its parts, preceded by its notation as `text`.
pub fn action_with_text<G: Game>(action: G::Action) -> Value {
    let mut fields = Map::new();
    fields.insert("text".to_owned(), Value::String(action.to_string()));
    if let Value::Object(parts) = to_value(&action) {
        fields.extend(parts);
    }
    Value::Object(fields)
}

/// Reads an action from its notation or its parts. If both are present they must agree; unknown fields are refused, and
/// numbers must be in the form that the notation has.
///
/// # Errors
/// The fault and its path.
pub fn read_action<G: Game>(value: &Value) -> Result<G::Action, Misfit> {
    match value {
        Value::String(text) => notation::<G>(text, ""),
        Value::Object(fields) => match fields.get("text") {
            // The notation alone is enough.
            Some(Value::String(text)) if fields.len() == 1 => notation::<G>(text, "text"),
            _ => parts::<G>(fields),
        },
        _ => Err(should("", "an action: a text or an object")),
    }
}

fn notation<G: Game>(text: &str, path: &str) -> Result<G::Action, Misfit> {
    let refused =
        |_| Misfit::new(path, Problem::Refused(format!("{:?} is no action", shorten(text))));
    text.parse::<G::Action>().map_err(refused)
}

fn parts<G: Game>(fields: &Map<String, Value>) -> Result<G::Action, Misfit> {
    let mut parts = fields.clone();
    parts.shift_remove("text");
    let action: G::Action = from_value(&Value::Object(parts))?;
    let text = action.to_string();
    if text.parse::<G::Action>().ok() != Some(action) {
        return Err(should("", "an action with numbers that exist"));
    }
    all_say(&action_with_text::<G>(action), fields)?;
    Ok(action)
}

/// Refuses fields that the value as read does not have, or has with another content.
fn all_say(written: &Value, fields: &Map<String, Value>) -> Result<(), Misfit> {
    for (name, given) in fields {
        match written.get(name) {
            None => return Err(Misfit::new(shorten(name), Problem::Unknown)),
            Some(value) if value != given => {
                return Err(should(name, &format!("{value}, as the other fields say")));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// The chance outcomes among these events, in full.
pub fn outcomes<G: Game>(events: &[G::Event]) -> Vec<Value> {
    events.iter().filter(|event| G::is_outcome(event)).map(to_value).collect()
}

/// A score sheet: the points of each rule, and their sum.
pub fn sheet<G: Game>(state: &G::State, seat: crate::engine::seat::Seat) -> Value {
    let rows = G::sheet(state, seat);
    let total: i32 = rows.iter().map(|row| row.points).sum();
    let points: Map<String, Value> =
        rows.into_iter().map(|row| (row.rule.to_owned(), row.points.into())).collect();
    serde_json::json!({"seat": seat.0, "points": points, "total": total})
}
