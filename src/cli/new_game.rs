//! The setup of a new game from the command line.

use crate::cli::games::{BoxedGame, GameEntry, Games};
use crate::cli::group::OptionGroup;
use crate::cli::plain::plain;
use crate::cli::{Failure, number};
use crate::engine::journal::roster::Roster;
use crate::engine::json::fields::Problem;
use crate::engine::seed::Seed;
use lexopt::prelude::*;
use serde_json::{Map, Value};
use std::hash::{BuildHasher, Hasher, RandomState};

/// Help on the options common to all games.
pub const USAGE: &str =
    "      --game NAME         which game; the first one of the list if not said
      --players N         how many play
      --option NAME=VALUE anything else that the game's options have, as in docs/protocol/
      --seed SEED         a word of letters, digits and hyphens; a fresh one if not said
      --names LIST        the players' names with commas between";

/// The options of a new game, collected one by one.
#[derive(Clone)]
pub struct NewGame {
    game: &'static GameEntry,
    fields: Map<String, Value>,
    seed: Option<Seed>,
    roster: Roster,
    named: bool,
}

impl OptionGroup for NewGame {
    fn take(&mut self, option: &str, parser: &mut lexopt::Parser) -> Result<bool, Failure> {
        let refused = |error: &dyn std::error::Error| Failure::Use(format!("--{option}: {error}"));
        match option {
            "game" => drop(parser.value()?), // already read
            "players" => {
                let players: u64 = number("players", parser)?;
                self.fields.insert("players".to_owned(), players.into());
            }
            "option" => {
                let text = parser.value()?.string()?;
                let (name, value) = text.split_once('=').ok_or_else(|| {
                    Failure::Use(format!("--option takes NAME=VALUE, not {text:?}"))
                })?;
                // A value that is not JSON is a text without its quotation marks.
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
            _ => return self.game.options.take(option, parser, &mut self.fields),
        }
        Ok(true)
    }
}

impl NewGame {
    /// Starts collecting options for the game named among the arguments.
    pub(super) fn of(games: Games, parser: &lexopt::Parser) -> Result<NewGame, Failure> {
        let name = game_named(parser.clone())?;
        let game = games
            .wanted(name.as_deref())
            .map_err(|error| Failure::Use(format!("--game: {error}")))?;
        let (fields, roster) = (Map::new(), Roster::new());
        Ok(NewGame { game, fields, seed: None, roster, named: name.is_some() })
    }

    /// True if no option was given.
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
            // On the command line an option has no path.
            let path = misfit.path.strip_prefix("options").unwrap_or(&misfit.path);
            let path = path.trim_start_matches('.');
            Failure::Use(match misfit.problem {
                Problem::Refused(why) if path.is_empty() => why,
                problem => format!("{path}: {problem}"),
            })
        })
    }
}

/// The game named anywhere among the arguments, before they are read one by one.
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

/// A seed that cannot be guessed. The standard library keys its hash maps from the system's randomness: that is
/// enough for a seed, and needs no crate.
pub(super) fn fresh_seed() -> Seed {
    Seed::fresh(RandomState::new().build_hasher().finish())
}
