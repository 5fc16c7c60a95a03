//! The games of the command line by name, without their types.

use crate::cli::LongCommand;
use crate::cli::any::AnyGame;
use crate::cli::form::{Content, Form, NoGame, read_content};
use crate::cli::game::{CliGame, OwnOptions, OwnRequest};
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::json::fields::should;
use crate::engine::json::{Misfit, Problem, from_value};
use crate::engine::seed::Seed;
use crate::games;
use crate::games::registry::GameInfo;
use serde_json::Value;

/// A game in progress of any kind.
pub type BoxedGame = Box<dyn AnyGame>;

/// One game.
pub struct GameEntry {
    /// Its name, seats and rules version.
    pub info: GameInfo,
    /// The game's own options.
    pub options: OwnOptions,
    /// The game's own requests.
    pub requests: &'static [OwnRequest],
    /// The game's own commands.
    pub commands: &'static [LongCommand],
    pub(super) begin: fn(&Value, Seed, Roster) -> Result<BoxedGame, Misfit>,
    pub(super) read: fn(Content<'_>) -> Result<(BoxedGame, Form), NoGame>,
}

impl GameEntry {
    /// The entry of a game.
    #[must_use]
    pub const fn of<G: CliGame>() -> GameEntry {
        GameEntry {
            info: GameInfo::of::<G>(),
            options: G::OPTIONS,
            requests: G::REQUESTS,
            commands: G::COMMANDS,
            begin: begin::<G>,
            read: read::<G>,
        }
    }
}

fn begin<G: CliGame>(options: &Value, seed: Seed, roster: Roster) -> Result<BoxedGame, Misfit> {
    let within = |misfit: Misfit| misfit.within("options");
    if !options.is_object() {
        return Err(should("options", "an object")); // a list would be read as a struct without names
    }
    let options = from_value::<G::Options>(options).map_err(within)?;
    let refused = |error: G::OptionsError| Misfit::new("", Problem::Refused(error.to_string()));
    let journal = Journal::<G>::new(options, seed, roster).map_err(|e| within(refused(e)))?;
    let seats = G::seats(journal.state());
    if roster != roster.cut_to(seats) {
        return Err(should("players", &format!("a list of at most {seats}, as many as play")));
    }
    Ok(Box::new(journal))
}

fn read<G: CliGame>(content: Content<'_>) -> Result<(BoxedGame, Form), NoGame> {
    let (journal, form) = read_content::<G>(content)?;
    Ok((Box::new(journal), form))
}

/// A list of games, the default one first.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [GameEntry]);

macro_rules! entries {
    ([$($game:ty),*]) => { &[$(GameEntry::of::<$game>()),*] };
}

impl Games {
    /// All games of this program.
    pub const ALL: Games = Games(games!(entries));

    /// The game of this name.
    #[must_use]
    pub fn named(self, name: &str) -> Option<&'static GameEntry> {
        self.0.iter().find(|entry| entry.info.name == name)
    }

    /// The game of this name, or the default one without a name.
    ///
    /// # Errors
    /// If there is no such game, with a list of those that exist.
    pub fn wanted(self, name: Option<&str>) -> Result<&'static GameEntry, UnknownGame> {
        let found = name.map_or(self.0.first(), |name| self.named(name));
        found.ok_or_else(|| UnknownGame {
            name: crate::engine::json::fields::shorten(name.unwrap_or_default()),
            known: self.names(),
        })
    }

    /// The names separated by commas.
    #[must_use]
    pub fn names(self) -> String {
        self.0.iter().map(|entry| entry.info.name).collect::<Vec<_>>().join(", ")
    }

    /// The games' own requests.
    pub fn own_requests(self) -> impl Iterator<Item = &'static OwnRequest> {
        self.0.iter().flat_map(|entry| entry.requests)
    }

    /// The games' own commands.
    pub fn own_commands(self) -> impl Iterator<Item = &'static LongCommand> {
        self.0.iter().flat_map(|entry| entry.commands)
    }
}

/// The error of an unknown game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this version does not know the game {name:?}; it knows {known}")]
pub struct UnknownGame {
    name: String,
    known: String,
}
