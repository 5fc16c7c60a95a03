//! What a new game begins with, from the command line.

use crate::cli::games::{BoxedGame, GameEntry, Games};
use crate::cli::plain::plain;
use crate::cli::{Failure, number};
use crate::engine::journal::roster::Roster;
use crate::engine::json::fields::Problem;
use crate::engine::seed::Seed;
use lexopt::prelude::*;
use serde_json::{Map, Value};
use std::hash::{BuildHasher, Hasher, RandomState};

/// Help on the options that every new game has.
pub const USAGE: &str =
    "      --game NAME         which game; the first one of the list if not said
      --players N         how many play
      --option NAME=VALUE anything else that the game's options have, as in docs/protocol/
      --seed SEED         a word of letters, digits and hyphens; a fresh one if not said
      --names LIST        the players' names with commas between";

/// Choices for a new game as they come in.
#[derive(Clone)]
pub struct NewGame {
    game: &'static GameEntry,
    fields: Map<String, Value>,
    seed: Option<Seed>,
    roster: Roster,
    /// Whether the game was named.
    named: bool,
}

impl NewGame {
    /// Begins to take options for the game that they name.
    pub(super) fn of(games: Games, parser: &lexopt::Parser) -> Result<NewGame, Failure> {
        let name = game_named(parser.clone())?;
        let game = games
            .wanted(name.as_deref())
            .map_err(|error| Failure::Use(format!("--game: {error}")))?;
        let (fields, roster) = (Map::new(), Roster::new());
        Ok(NewGame { game, fields, seed: None, roster, named: name.is_some() })
    }

    /// Takes an option that belongs here; says whether it did.
    pub(super) fn take(
        &mut self,
        option: &str,
        parser: &mut lexopt::Parser,
    ) -> Result<bool, Failure> {
        let refused = |error: &dyn std::error::Error| Failure::Use(format!("--{option}: {error}"));
        match option {
            "game" => drop(parser.value()?), // known already
            "players" => {
                let players: u64 = number("players", parser)?;
                self.fields.insert("players".to_owned(), players.into());
            }
            "option" => {
                let text = parser.value()?.string()?;
                let (name, value) = text.split_once('=').ok_or_else(|| {
                    Failure::Use(format!("--option takes NAME=VALUE, not {text:?}"))
                })?;
                // What is no JSON is a text without its quotation marks.
                let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
                self.fields.insert(name.to_owned(), value);
            }
            "seed" => {
                let seed = parser.value()?.string()?.parse();
                self.seed = Some(seed.map_err(|error| refused(&error))?);
            }
            "names" => {
                let names = parser.value()?.string()?;
                self.roster =
                    Roster::of_names(names.split(',')).map_err(|error| refused(&error))?;
            }
            _ => return (self.game.take)(option, parser, &mut self.fields),
        }
        Ok(true)
    }

    /// Whether nothing was said.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        !self.named && self.fields.is_empty() && self.seed.is_none() && self.roster == Roster::new()
    }

    /// The game before its first move.
    pub(super) fn begin(&self) -> Result<BoxedGame, Failure> {
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let options = Value::Object(self.fields.clone());
        (self.game.begin)(&options, seed, self.roster).map_err(|misfit| {
            let misfit = plain(misfit);
            // On the command line an option stands by itself.
            let path = misfit.path.strip_prefix("options").unwrap_or(&misfit.path);
            let path = path.trim_start_matches('.');
            Failure::Use(match misfit.problem {
                Problem::Refused(why) if path.is_empty() => why,
                problem => format!("{path}: {problem}"),
            })
        })
    }
}

/// The game that is named anywhere among the arguments, before they are read one by one.
fn game_named(mut parser: lexopt::Parser) -> Result<Option<String>, Failure> {
    while let Some(argument) = parser.next()? {
        match argument {
            Long("game") => return Ok(Some(parser.value()?.string()?)),
            Long(_) | Short(_) => drop(parser.optional_value()),
            Value(_) => {}
        }
    }
    Ok(None)
}

/// A seed that nobody knows yet. The standard library keys its hash maps from the system's chance:
/// that is enough for a seed, and needs no crate.
pub(super) fn fresh_seed() -> Seed {
    Seed::fresh(RandomState::new().build_hasher().finish())
}
