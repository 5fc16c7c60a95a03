//! The tables of a series: the number of seats and the game's settings.

use serde::de::{DeserializeOwned, value};

/// A setting of a game for a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// Its name, as on the command line.
    pub name: &'static str,
    /// The placeholder of its value, in capitals; `None` for a flag.
    pub takes: Option<&'static str>,
    /// Its description, in half a sentence.
    pub help: &'static str,
}

/// The common parameters of the games of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Number of players, if no setting says otherwise.
    pub players: u8,
    /// True if side A has a single seat and side B all others; otherwise the sides alternate.
    pub one: bool,
    settings: Vec<(String, String)>,
}

/// Reason why a series can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// A setting's value is unknown.
    #[error("--{name}: {why}")]
    Setting {
        /// The setting.
        name: &'static str,
        /// The fault, and the possible values.
        why: String,
    },
    /// The game can't be played with these options.
    #[error("such a game can't be played: {0}")]
    Options(String),
}

/// The value with this key, for a setting that names one.
///
/// # Errors
/// If no value has this key; the error lists those that exist.
pub fn value_of<T: Copy>(
    name: &'static str,
    key: &str,
    all: impl IntoIterator<Item = T>,
    key_of: impl Fn(T) -> &'static str,
) -> Result<T, TableError> {
    let mut keys = Vec::new();
    for value in all {
        if key_of(value) == key {
            return Ok(value);
        }
        keys.push(key_of(value));
    }
    let why = format!("there is no {key:?}; there are {}", keys.join(", "));
    Err(TableError::Setting { name, why })
}

impl Table {
    /// A table with `players` seats and default settings.
    #[must_use]
    pub const fn of(players: u8) -> Table {
        Table { players, one: false, settings: Vec::new() }
    }

    /// This table with a setting added; of two with the same name the last one counts.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Table {
        self.settings.retain(|(known, _)| known != name);
        self.settings.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The value of a setting.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.settings.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// A game's options with the number of players only.
    ///
    /// # Errors
    /// If no game with this number of players exists.
    pub fn usual<O: DeserializeOwned>(&self) -> Result<O, TableError> {
        let fields = core::iter::once(("players", self.players));
        O::deserialize(value::MapDeserializer::new(fields))
            .map_err(|why: value::Error| TableError::Options(why.to_string()))
    }
}
