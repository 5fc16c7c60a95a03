//! What a game adds so that it can be written as JSON.

use crate::engine::game::Game;
use crate::engine::json::fields::{Misfit, Problem, should};
use crate::engine::seat::Seat;
use serde_json::Value;

/// A game whose things can be written as objects with named fields.
///
/// Laws: what `options_to_json` and `action_to_json` write reads back as the same, and reading
/// accepts nothing that means two things. `view_to_json` tells nothing that the seat may not know.
pub trait JsonGame: Game {
    /// The options.
    fn options_to_json(options: &Self::Options) -> Value;

    /// Reads options, also with things left out that have a usual value.
    ///
    /// # Errors
    /// What does not fit, and where.
    fn options_from_json(value: &Value) -> Result<Self::Options, Misfit>;

    /// An action by its parts: an object whose `kind` says which other fields it has.
    fn action_to_json(action: Self::Action) -> Value;

    /// Reads an action by its parts; a `text` beside them must say the same.
    ///
    /// # Errors
    /// What does not fit, and where.
    fn action_from_json(value: &Value) -> Result<Self::Action, Misfit>;

    /// An event: an object whose `event` says which other fields it has.
    fn event_to_json(event: &Self::Event) -> Value;

    /// Whether the event tells what chance brought: a die, a tile or card turned up.
    fn is_outcome(event: &Self::Event) -> bool;

    /// A position in full, with all that is hidden.
    fn position_to_json(state: &Self::State) -> Value;

    /// A position as its seat may see it.
    fn view_to_json(view: &Self::View) -> Value;

    /// What must be chosen.
    fn decision_to_json(decision: &Self::Decision) -> Value;

    /// All that chance has settled beforehand, from the first position.
    fn dealt_to_json(state: &Self::State) -> Value;

    /// A seat's points by the rules that gave them.
    fn sheet_to_json(state: &Self::State, seat: Seat) -> Value;
}

/// An action by its parts, with its notation as `text` in front.
pub fn action_with_text<G: JsonGame>(action: G::Action) -> Value {
    let mut fields = serde_json::Map::new();
    fields.insert("text".to_owned(), Value::String(action.to_string()));
    if let Value::Object(parts) = G::action_to_json(action) {
        fields.extend(parts);
    }
    Value::Object(fields)
}

/// Reads an action from its notation or its parts.
///
/// # Errors
/// What does not fit, and where.
pub fn read_action<G: JsonGame>(value: &Value) -> Result<G::Action, Misfit> {
    match value {
        Value::String(text) => notation::<G>(text, ""),
        Value::Object(fields) => match fields.get("text") {
            // The notation alone says everything.
            Some(Value::String(text)) if fields.len() == 1 => notation::<G>(text, "text"),
            _ => G::action_from_json(value),
        },
        _ => Err(should("", "an action: a text or an object")),
    }
}

fn notation<G: JsonGame>(text: &str, path: &str) -> Result<G::Action, Misfit> {
    let refused = |_| Misfit::new(path, Problem::Refused(format!("{} is no action", quoted(text))));
    text.parse::<G::Action>().map_err(refused)
}

fn quoted(text: &str) -> String {
    format!("{:?}", crate::engine::json::fields::shorten(text))
}

/// The events among these that tell what chance brought.
pub fn outcomes<G: JsonGame>(events: &[G::Event]) -> Vec<Value> {
    events.iter().filter(|event| G::is_outcome(event)).map(G::event_to_json).collect()
}
