//! What a new game begins with, from the command line.

use crate::cli::Failure;
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::json::JsonGame;
use crate::engine::seed::Seed;
use crate::games::burgundy::options::{OptionsError, TEAM_PLAYERS};
use crate::games::burgundy::{Burgundy, Options};
use lexopt::prelude::*;
use serde_json::{Map, Value};
use std::hash::{BuildHasher, Hasher, RandomState};

/// Choices for a new game as they come in.
#[derive(Debug, Clone, Default)]
pub struct NewGame {
    fields: Map<String, Value>,
    seed: Option<Seed>,
    roster: Roster,
}

impl NewGame {
    /// Takes an option that belongs here; says whether it did.
    pub(super) fn take(
        &mut self,
        option: &str,
        parser: &mut lexopt::Parser,
    ) -> Result<bool, Failure> {
        let refused = |error: &dyn std::error::Error| Failure::Use(format!("--{option}: {error}"));
        if !matches!(
            option,
            "players"
                | "edition"
                | "way"
                | "boards"
                | "castles"
                | "modules"
                | "marker"
                | "team"
                | "seed"
                | "names"
        ) {
            return Ok(false);
        }
        if option == "team" {
            self.fields.insert("teams".to_owned(), true.into());
            return Ok(true);
        }
        let text = parser.value()?.string()?;
        let value = match option {
            "seed" => {
                self.seed = Some(text.parse().map_err(|error| refused(&error))?);
                return Ok(true);
            }
            "names" => {
                self.roster = Roster::of_names(text.split(',')).map_err(|error| refused(&error))?;
                return Ok(true);
            }
            "players" | "edition" | "marker" => match text.parse::<u64>() {
                Ok(number) => number.into(),
                Err(_) => {
                    return Err(Failure::Use(format!(
                        "--{option} takes a whole number, not {text:?}"
                    )));
                }
            },
            "boards" if text.starts_with(|c: char| c.is_ascii_digit()) => {
                let numbers: Result<Vec<u8>, _> = text.split(',').map(str::parse).collect();
                numbers
                    .map_err(|_| {
                        Failure::Use("--boards takes numbers with commas between: 1,4,7".to_owned())
                    })?
                    .into()
            }
            "modules" => text.split(',').collect::<Vec<_>>().into(),
            _ => Value::from(text),
        };
        self.fields.insert(option.to_owned(), value);
        Ok(true)
    }

    /// Whether nothing was said.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.fields.is_empty() && self.seed.is_none() && self.roster == Roster::new()
    }

    /// The game before its first move.
    pub(super) fn begin(&self) -> Result<Journal<Burgundy>, Failure> {
        let mut fields = self.fields.clone();
        let team = fields.contains_key("teams");
        if let (true, Some(Value::Array(boards))) = (team, fields.get_mut("boards"))
            && let [board] = boards.as_slice()
        {
            // One board is that of both teams.
            *boards = vec![board.clone(); usize::from(TEAM_PLAYERS)];
        }
        let players = if team { TEAM_PLAYERS } else { 2 };
        fields.entry("players").or_insert_with(|| players.into());
        let options: Options = Burgundy::options_from_json(&Value::Object(fields))
            .map_err(|misfit| Failure::Use(misfit.to_string()))?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        Journal::new(options, seed, self.roster)
            .map_err(|error: OptionsError| Failure::Use(error.to_string()))
    }
}

/// A seed that nobody knows yet. The standard library keys its hash maps from the system's chance:
/// that is enough for a seed, and needs no crate.
pub(super) fn fresh_seed() -> Seed {
    Seed::fresh(RandomState::new().build_hasher().finish())
}
