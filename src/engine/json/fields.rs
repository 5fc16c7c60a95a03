//! Reading objects from outside without panics.

use core::fmt;
use core::ops::RangeInclusive;
use serde_json::{Map, Value};

/// A value that does not fit, with its path: `options.boards`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit {
    /// The path from the outermost value, with dots; empty for the whole.
    pub path: String,
    /// The kind of fault.
    pub problem: Problem,
}

/// The kinds of faults of a value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The value is missing.
    #[error("this field is missing")]
    Missing,
    /// The field is unknown.
    #[error("there is no field of this name here")]
    Unknown,
    /// The value is of another type or out of range; the text says what is expected.
    #[error("this should be {0}")]
    Should(String),
    /// The value was read but is refused; the text gives the reason.
    #[error("{0}")]
    Refused(String),
}

impl Misfit {
    /// A misfit at a path.
    #[must_use]
    pub fn new(path: impl Into<String>, problem: Problem) -> Misfit {
        Misfit { path: path.into(), problem }
    }

    /// The same misfit with its path extended by the enclosing field.
    #[must_use]
    pub fn within(mut self, outer: &str) -> Misfit {
        self.path = join(outer, &self.path);
        self
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            self.problem.fmt(f)
        } else {
            write!(f, "{}: {}", self.path, self.problem)
        }
    }
}

impl core::error::Error for Misfit {}

fn join(outer: &str, inner: &str) -> String {
    match (outer, inner) {
        ("", path) | (path, "") => path.to_owned(),
        _ => format!("{outer}.{inner}"),
    }
}

/// An object's fields, read by name.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a>(&'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// The fields of an object.
    ///
    /// # Errors
    /// If the value is no object.
    pub fn of(value: &'a Value) -> Result<Fields<'a>, Misfit> {
        value.as_object().map(Fields).ok_or_else(|| should("", "an object"))
    }

    /// True if the object has a field of this name that is not null.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The field, if it is there and not null.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// The names of all fields.
    pub fn names(&self) -> impl Iterator<Item = &'a str> {
        self.0.keys().map(String::as_str)
    }

    /// The field.
    ///
    /// # Errors
    /// If it is not there.
    pub fn need(&self, name: &str) -> Result<&'a Value, Misfit> {
        self.get(name).ok_or_else(|| Misfit::new(name, Problem::Missing))
    }

    /// A field's text.
    ///
    /// # Errors
    /// If it is not there or no text.
    pub fn text(&self, name: &str) -> Result<&'a str, Misfit> {
        self.need(name)?.as_str().ok_or_else(|| should(name, "a text"))
    }

    /// A field's whole number.
    ///
    /// # Errors
    /// If it is not there, no whole number, or out of range.
    pub fn number(&self, name: &str, range: RangeInclusive<u64>) -> Result<u64, Misfit> {
        let number = self.need(name)?.as_u64().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let wanted = format!("a whole number from {} to {}", range.start(), range.end());
            Misfit::new(name, Problem::Should(wanted))
        })
    }

    /// A field's list.
    ///
    /// # Errors
    /// If it is not there or no list.
    pub fn list(&self, name: &str) -> Result<&'a [Value], Misfit> {
        let list = self.need(name)?.as_array().map(Vec::as_slice);
        list.ok_or_else(|| should(name, "a list"))
    }

    /// Refuses unknown fields, so that a misspelt one is not ignored silently.
    ///
    /// # Errors
    /// The first field that is not among the known ones.
    pub fn only(&self, known: &[&str]) -> Result<(), Misfit> {
        match self.names().find(|name| !known.contains(name)) {
            Some(name) => Err(Misfit::new(shorten(name), Problem::Unknown)),
            None => Ok(()),
        }
    }
}

/// A misfit that names the expected value.
#[must_use]
pub fn should(path: &str, wanted: &str) -> Misfit {
    Misfit::new(path, Problem::Should(wanted.to_owned()))
}

/// A text from outside, shortened for a message.
#[must_use]
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_does_not_fit_is_named_with_its_place() {
        let value = json!({"players": 9, "name": 3, "none": null});
        let fields = Fields::of(&value).unwrap();
        let message = |misfit: Misfit| misfit.within("options").to_string();
        assert_eq!(
            message(fields.number("players", 2..=4).unwrap_err()),
            "options.players: this should be a whole number from 2 to 4"
        );
        assert_eq!(
            message(fields.text("name").unwrap_err()),
            "options.name: this should be a text"
        );
        assert_eq!(
            message(fields.list("none").unwrap_err()),
            "options.none: this field is missing"
        );
        assert_eq!(
            message(fields.only(&["players", "name"]).unwrap_err()),
            "options.none: there is no field of this name here"
        );
        assert_eq!(Fields::of(&json!(1)).unwrap_err().to_string(), "this should be an object");
    }

    #[test]
    fn numbers_are_whole_and_not_negative() {
        for value in [json!({"n": 1.5}), json!({"n": -1}), json!({"n": "1"}), json!({"n": 1e99})] {
            assert!(Fields::of(&value).unwrap().number("n", 0..=9).is_err(), "{value}");
        }
    }
}
