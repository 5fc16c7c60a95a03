//! `principality ladder`: computer players against each other.

use crate::{Failure, say};
use lexopt::prelude::*;
use principality::bots::arena::play;
use principality::bots::ladder::{Contestant, LadderRow, Report};
use principality::bots::player::{ComputerPlayer, Visitor, visit};
use principality::bots::table::{Setting, Table};
use principality::games::registry::GAMES;
use std::time::Instant;

/// How the command is used.
pub const USAGE: &str =
    "ladder [--game GAME] [--pair A,B]... [--players N] [--one] [--games N] [--seed S] [--json]
      [SETTING]...
      plays levels against each other and tells how they did; A and B are easy, medium or hard,
      each with a budget of positions for a move if wanted (hard:100000); sides sit in turn, or
      with --one A has one seat, which goes round, and B all others; with one player both play alone
      and their points are compared; the game is burgundy if not said; what else can be set is the game's: ladder --game GAME --settings tells it";

/// What the command line says, before the game's own settings are looked at.
struct Wanted {
    pairs: Vec<(String, String)>,
    players: Option<u8>,
    one: bool,
    games: u64,
    seed: u64,
    json: bool,
    tells_settings: bool,
    /// Options that are the game's, if any.
    settings: Vec<(String, Option<String>)>,
}

/// Plays the pairs and prints a row for each.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Failure> {
    let mut game = String::from("burgundy");
    let mut wanted = Wanted {
        pairs: Vec::new(),
        players: None,
        one: false,
        games: 100,
        seed: 1,
        json: false,
        tells_settings: false,
        settings: Vec::new(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("game") => game = arguments.value()?.string()?,
            Long("pair") => wanted.pairs.push(pair(&arguments.value()?.string()?)?),
            Long("players") => wanted.players = Some(arguments.value()?.parse()?),
            Long("one") => wanted.one = true,
            Long("games") => wanted.games = arguments.value()?.parse()?,
            Long("seed") => wanted.seed = arguments.value()?.parse()?,
            Long("json") => wanted.json = true,
            Long("settings") => wanted.tells_settings = true,
            Long(name) => {
                let name = name.to_owned();
                let value = values(&mut arguments)?;
                wanted.settings.push((name, value));
            }
            other => return Err(other.unexpected().into()),
        }
    }
    if wanted.pairs.is_empty() {
        wanted.pairs = vec![pair("medium,easy")?, pair("hard,medium")?];
    }
    let known: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    visit(&game, wanted).unwrap_or_else(|| {
        Err(format!("there is no game {game:?}; there are {}", known.join(", ")).into())
    })
}

fn pair(text: &str) -> Result<(String, String), Failure> {
    let (a, b) = text.split_once(',').ok_or("a pair is two levels with a comma between them")?;
    Ok((a.to_owned(), b.to_owned()))
}

/// What stands behind an option before the next one, if anything.
fn values(arguments: &mut lexopt::Parser) -> Result<Option<String>, Failure> {
    if let Some(value) = arguments.optional_value() {
        return Ok(Some(value.string()?));
    }
    let mut raw = arguments.raw_args()?;
    let is_value = raw.peek().is_some_and(|next| !next.to_string_lossy().starts_with("--"));
    Ok(if is_value { raw.next().map(|value| value.string()).transpose()? } else { None })
}

impl Visitor for Wanted {
    type Output = Result<(), Failure>;

    fn visit<G: ComputerPlayer>(self) -> Self::Output {
        if self.tells_settings {
            return settings(G::NAME, G::SETTINGS);
        }
        let table = self.table::<G>()?;
        let start = Instant::now();
        let mut clock = || start.elapsed().as_secs_f64();
        let mut rows = Vec::new();
        for (a, b) in &self.pairs {
            let sides: [Contestant<G>; 2] = [a.parse()?, b.parse()?];
            let mut row = LadderRow::new(a, b);
            for game in 0..self.games {
                row.add(&play(&sides, &table, self.seed, game, &mut clock)?);
            }
            if !self.json {
                say(&row.to_string())?;
            }
            rows.push(row);
        }
        if self.json {
            let report =
                Report { game: G::NAME, pairs: rows.iter().map(LadderRow::summary).collect() };
            say(&serde_json::to_string(&report)?)?;
        }
        Ok(())
    }
}

impl Wanted {
    fn table<G: ComputerPlayer>(&self) -> Result<Table, Failure> {
        // Two where two can play: levels are measured most clearly face to face.
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

fn settings(game: &str, settings: &[Setting]) -> Result<(), Failure> {
    if settings.is_empty() {
        return say(&format!("{game} has no settings but --players"));
    }
    for Setting { name, takes, help } in settings {
        say(format!("--{name} {}", takes.unwrap_or_default()).trim_end())?;
        say(&format!("      {help}"))?;
    }
    Ok(())
}
