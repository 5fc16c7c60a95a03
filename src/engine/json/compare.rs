//! The first difference between two JSON values.

use crate::engine::json::fields::shorten;
use serde_json::Value;

/// The first place where a record differs from its replay.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{path}: the record says {recorded}, the replay {replayed}")]
pub struct Difference {
    /// The path: `moves[13].hash`.
    pub path: String,
    /// The record's value there, shortened; `nothing` if it is absent.
    pub recorded: String,
    /// The replay's value there, shortened; `nothing` if it is absent.
    pub replayed: String,
}

/// The first difference, in the order of the replay's value; after that, fields and items that only the record has.
/// `path` is the path to both values.
#[must_use]
pub fn first_difference(path: &str, recorded: &Value, replayed: &Value) -> Option<Difference> {
    match (recorded, replayed) {
        (Value::Object(a), Value::Object(b)) => {
            let at = |name: &str| {
                if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
            };
            let known =
                b.iter().find_map(|(name, value)| either(&at(name), a.get(name), Some(value)));
            let more = || a.iter().find(|(name, _)| !b.contains_key(name.as_str()));
            known.or_else(|| {
                more().and_then(|(name, value)| either(&at(&shorten(name)), Some(value), None))
            })
        }
        (Value::Array(a), Value::Array(b)) => (0..a.len().max(b.len()))
            .find_map(|index| either(&format!("{path}[{index}]"), a.get(index), b.get(index))),
        _ if recorded == replayed => None,
        _ => Some(difference(path, Some(recorded), Some(replayed))),
    }
}

fn either(path: &str, recorded: Option<&Value>, replayed: Option<&Value>) -> Option<Difference> {
    match (recorded, replayed) {
        (Some(a), Some(b)) => first_difference(path, a, b),
        (None, None) => None,
        _ => Some(difference(path, recorded, replayed)),
    }
}

fn difference(path: &str, recorded: Option<&Value>, replayed: Option<&Value>) -> Difference {
    let show = |value: Option<&Value>| {
        value.map_or_else(|| "nothing".to_owned(), |value| shorten(&value.to_string()))
    };
    Difference { path: path.to_owned(), recorded: show(recorded), replayed: show(replayed) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_difference_is_named() {
        let replayed = json!({"a": 1, "moves": [{"hash": "x"}, {"hash": "y"}]});
        let differs =
            |recorded: Value| first_difference("", &recorded, &replayed).map(|d| d.to_string());
        assert_eq!(differs(replayed.clone()), None);
        let other = json!({"a": 1, "moves": [{"hash": "x"}, {"hash": "z"}]});
        assert_eq!(
            differs(other).unwrap(),
            "moves[1].hash: the record says \"z\", the replay \"y\""
        );
        let short = json!({"a": 1, "moves": [{"hash": "x"}]});
        assert_eq!(
            differs(short).unwrap(),
            "moves[1]: the record says nothing, the replay {\"hash\":\"y\"}"
        );
        let more = json!({"a": 1, "moves": [{"hash": "x"}, {"hash": "y"}], "b": []});
        assert_eq!(differs(more).unwrap(), "b: the record says [], the replay nothing");
        assert!(differs(json!([])).unwrap().starts_with(": the record says []"));
    }
}
