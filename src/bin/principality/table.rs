//! The table of a series from the command line.

use crate::Failure;
use lexopt::ValueExt;
use principality::bots::player::ComputerPlayer;
use principality::bots::table::Table;
use principality::engine::game::Game;
use principality::games::registry::{FirstGame, GAMES};

/// The number of players and the game's own settings, before the game is known.
#[derive(Debug, Clone, Default)]
pub struct TableSettings {
    /// Number of players; two if the game allows it and nothing else is said.
    pub players: Option<u8>,
    /// True if one side has a single seat.
    pub one: bool,
    /// The game's own settings with their values.
    settings: Vec<(String, Option<String>)>,
}

impl TableSettings {
    /// Takes a setting of the game, with its value if one follows.
    pub fn take(&mut self, name: String, arguments: &mut lexopt::Parser) -> Result<(), Failure> {
        let value = value(arguments)?;
        self.settings.push((name, value));
        Ok(())
    }

    /// The table of this game.
    pub fn table<G: ComputerPlayer>(&self) -> Result<Table, Failure> {
        // Levels are measured most clearly face to face.
        let usual = 2.clamp(*G::SEATS.start(), *G::SEATS.end());
        let mut table = Table::of(self.players.unwrap_or(usual));
        table.one = self.one;
        for (name, value) in &self.settings {
            let setting = G::SETTINGS.iter().find(|setting| setting.name == name);
            table = match (setting.map(|setting| setting.takes), value) {
                (Some(Some(_)), Some(value)) => table.with(name, value),
                (Some(None), None) => table.with(name, ""),
                (Some(Some(takes)), None) => return Err(format!("--{name} takes {takes}").into()),
                (Some(None), Some(_)) => return Err(format!("--{name} takes nothing").into()),
                (None, _) => return Err(format!("there is no setting --{name}").into()),
            };
        }
        Ok(table)
    }
}

/// The value after an option and before the next one, if any.
fn value(arguments: &mut lexopt::Parser) -> Result<Option<String>, Failure> {
    if let Some(value) = arguments.optional_value() {
        return Ok(Some(value.string()?));
    }
    let mut raw = arguments.raw_args()?;
    let is_value = raw.peek().is_some_and(|next| !next.to_string_lossy().starts_with("--"));
    Ok(if is_value { raw.next().map(|value| value.string()).transpose()? } else { None })
}

/// The name of the game that is played if none is said: the registry's first.
pub fn usual_game() -> String {
    FirstGame::NAME.to_owned()
}

/// The error of a name that is none of a game.
pub fn no_game(name: &str) -> Failure {
    let known: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    format!("there is no game {name:?}; there are {}", known.join(", ")).into()
}
