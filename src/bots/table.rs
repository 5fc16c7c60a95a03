//! What the games of a series are played with: the number of seats and whatever a game lets be set.

use serde::de::{DeserializeOwned, value};

/// Something of a game that can be set for a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// Its name, as on the command line.
    pub name: &'static str,
    /// What it takes, in capitals; nothing for one that is set or not.
    pub takes: Option<&'static str>,
    /// What it does, in half a sentence.
    pub help: &'static str,
}

/// What the games of a series are played with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// How many play, if no setting says otherwise.
    pub players: u8,
    /// Whether side A has one seat alone and side B all others; else sides sit in turn.
    pub one: bool,
    settings: Vec<(String, String)>,
}

/// Why a series can't be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// A setting's value is none, with those that there are.
    #[error("--{name}: {why}")]
    Setting {
        /// The setting.
        name: &'static str,
        /// What is wrong, and what could be set.
        why: String,
    },
    /// The game can't be played so.
    #[error("such a game can't be played: {0}")]
    Options(String),
}

impl Table {
    /// A table with so many players and all else as usual.
    #[must_use]
    pub const fn of(players: u8) -> Table {
        Table { players, one: false, settings: Vec::new() }
    }

    /// The same with something set; what is set twice counts as it was set last.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Table {
        self.settings.retain(|(known, _)| known != name);
        self.settings.push((name.to_owned(), value.to_owned()));
        self
    }

    /// What a setting was set to.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.settings.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// A game's options that say nothing but the number of players.
    ///
    /// # Errors
    /// If that many can't play so.
    pub fn usual<O: DeserializeOwned>(&self) -> Result<O, TableError> {
        let fields = core::iter::once(("players", self.players));
        O::deserialize(value::MapDeserializer::new(fields))
            .map_err(|why: value::Error| TableError::Options(why.to_string()))
    }
}
