//! Plain wording for misfits. Where options or actions are read by their serde derives, the error names Rust
//! types (`expected u8`), which mean nothing to authors of JSON.

use crate::engine::json::{Misfit, Problem};

/// The same misfit in plain words. Sentences of a game are kept unchanged.
#[must_use]
pub fn plain(misfit: Misfit) -> Misfit {
    let Problem::Refused(message) = &misfit.problem else { return misfit };
    if let Some(name) = quoted(message, "missing field `") {
        return Misfit::new(name, Problem::Missing).within(&misfit.path);
    }
    let problem = match message.split_once(", expected ") {
        Some((wrong, wanted)) => unfit(wrong, wanted),
        None if message.starts_with("unknown field `") => Some(Problem::Unknown),
        None => None,
    };
    match problem {
        Some(problem) => Misfit { problem, ..misfit },
        None => misfit,
    }
}

/// The part of a text after `begin` up to a closing mark.
fn quoted<'a>(message: &'a str, begin: &str) -> Option<&'a str> {
    message.strip_prefix(begin)?.split('`').next()
}

fn unfit(wrong: &str, wanted: &str) -> Option<Problem> {
    let wanted_words = wanted.strip_prefix("one of ").unwrap_or(wanted).replace('`', "");
    if wrong.starts_with("unknown field `") {
        let why = format!("there is no field of this name here; there are {wanted_words}");
        return Some(Problem::Refused(why));
    }
    if let Some(word) = quoted(wrong, "unknown variant `") {
        let one_of = if wanted_words.contains(", ") { "one of " } else { "" };
        return Some(Problem::Should(format!("{one_of}{wanted_words}, not {word:?}")));
    }
    let given = wrong.strip_prefix("invalid type: ");
    let given = given.or_else(|| wrong.strip_prefix("invalid value: "))?;
    Some(Problem::Should(format!("{}, not {}", kind(wanted), value(given))))
}

/// The expected value.
fn kind(wanted: &str) -> String {
    let whole = |most: u64| format!("a whole number from 0 to {most}");
    match wanted {
        "u8" => whole(u8::MAX.into()),
        "u16" => whole(u16::MAX.into()),
        "u32" => whole(u32::MAX.into()),
        "u64" | "usize" => whole(u64::MAX),
        "a boolean" => "true or false".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object".to_owned(),
        "a string" | "string or map" | "variant identifier" => "a text".to_owned(),
        _ if wanted.starts_with("struct ") => "an object".to_owned(),
        _ => wanted.to_owned(),
    }
}

/// The given value.
fn value(given: &str) -> &str {
    match given {
        "sequence" => "a list",
        "map" => "an object",
        _ => ["integer `", "floating point `", "boolean `"]
            .into_iter()
            .find_map(|begin| quoted(given, begin))
            .or_else(|| given.strip_prefix("string "))
            .unwrap_or(given),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::json::from_value;
    use serde::Deserialize;
    use serde_json::{Value, json};

    #[derive(Debug, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Options {
        players: u8,
        open: bool,
        side: Side,
        list: Vec<u16>,
    }

    #[derive(Debug, Default, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Side {
        #[default]
        Left,
        Right,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "lowercase", tag = "kind")]
    enum Action {
        Go { place: u8 },
    }

    impl Default for Options {
        fn default() -> Options {
            Options { players: 2, open: true, side: Side::Left, list: Vec::new() }
        }
    }

    fn message<T: std::fmt::Debug + for<'de> Deserialize<'de>>(value: Value) -> String {
        plain(from_value::<T>(&value).unwrap_err()).within("it").to_string()
    }

    #[test]
    fn no_word_of_the_source_is_told() {
        for (value, sentence) in [
            (
                json!({"players": -1}),
                "it.players: this should be a whole number from 0 to 255, not -1",
            ),
            (
                json!({"players": "2"}),
                "it.players: this should be a whole number from 0 to 255, not \"2\"",
            ),
            (
                json!({"players": 1.5}),
                "it.players: this should be a whole number from 0 to 255, not 1.5",
            ),
            (
                json!({"players": null}),
                "it.players: this should be a whole number from 0 to 255, not null",
            ),
            (json!({"open": "maybe"}), "it.open: this should be true or false, not \"maybe\""),
            (json!({"side": "up"}), "it.side: this should be left or right, not \"up\""),
            (json!({"side": 1}), "it.side: this should be a text, not 1"),
            (json!({"list": {}}), "it.list: this should be a list, not an object"),
            (
                json!({"list": [true]}),
                "it.list[0]: this should be a whole number from 0 to 65535, not true",
            ),
            (
                json!({"size": 1}),
                "it.size: there is no field of this name here; there are players, open, side, list",
            ),
            (json!("x"), "it: this should be an object, not \"x\""),
        ] {
            assert_eq!(message::<Options>(value), sentence);
        }
        for (value, sentence) in [
            (json!({}), "it.kind: this field is missing"),
            (json!({"kind": "go"}), "it.place: this field is missing"),
            (json!({"kind": "fly"}), "it.kind: this should be go, not \"fly\""),
            (json!({"kind": 5}), "it.kind: this should be a text, not 5"),
            (
                json!({"kind": "go", "place": []}),
                "it: this should be a whole number from 0 to 255, not a list",
            ),
        ] {
            assert_eq!(message::<Action>(value), sentence);
        }
        let Action::Go { place } = from_value(&json!({"kind": "go", "place": 3})).unwrap();
        assert_eq!(place, 3, "what fits is read");
    }

    #[test]
    fn what_a_game_says_itself_stays() {
        let own = Misfit::new("die", Problem::Refused("a die shows 1 to 6".to_owned()));
        assert_eq!(plain(own.clone()), own);
        let fields = crate::engine::json::fields::should("seat", "a whole number");
        assert_eq!(plain(fields.clone()), fields);
    }
}
