//! `principality ladder`: computer players against each other.

use crate::Failure;
use crate::table::{TableSettings, no_game, usual_game};
use lexopt::prelude::*;
use principality::bots::ladder::{LadderRow, Report};
use principality::bots::player::{ComputerPlayer, Visitor, visit};
use principality::bots::table::Setting;
use principality::cli::ladder::{Series, threads};
use principality::cli::say;
use std::time::Instant;

/// Usage text of the command.
pub const USAGE: &str =
    "ladder [--game GAME] [--pair A,B]... [--players N] [--one] [--games N] [--seed S] [--threads N]
      [--json] [SETTING]...
      plays levels against each other and tells how they did; A and B are easy, medium or hard,
      each with a budget of positions for a move if wanted (hard:100000); sides sit in turn, or
      with --one A has one seat, which goes round, and B all others; with one player both play alone
      and their points are compared; the game is the first that new --help names if not said;
      games are played on all cores, or on so many threads, and the result is the same but for the
      time that moves took; what else can be set is the game's: ladder --game GAME --settings tells it";

/// The settings from the command line, before the game's own are read.
struct SeriesOptions {
    pairs: Vec<(String, String)>,
    table: TableSettings,
    games: u64,
    seed: u64,
    /// 0 for one on each core.
    threads: usize,
    json: bool,
    lists_settings: bool,
}

/// Plays the pairs and prints a row for each.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Failure> {
    let mut game = usual_game();
    let mut wanted = SeriesOptions {
        pairs: Vec::new(),
        table: TableSettings::default(),
        games: 100,
        seed: 1,
        threads: 0,
        json: false,
        lists_settings: false,
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("game") => game = arguments.value()?.string()?,
            Long("pair") => wanted.pairs.push(pair(&arguments.value()?.string()?)?),
            Long("players") => wanted.table.players = Some(arguments.value()?.parse()?),
            Long("one") => wanted.table.one = true,
            Long("games") => wanted.games = arguments.value()?.parse()?,
            Long("seed") => wanted.seed = arguments.value()?.parse()?,
            Long("threads") => wanted.threads = arguments.value()?.parse()?,
            Long("json") => wanted.json = true,
            Long("settings") => wanted.lists_settings = true,
            Long(name) => {
                let name = name.to_owned();
                wanted.table.take(name, &mut arguments)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    if wanted.pairs.is_empty() {
        wanted.pairs = vec![pair("medium,easy")?, pair("hard,medium")?];
    }
    visit(&game, wanted).unwrap_or_else(|| Err(no_game(&game)))
}

fn pair(text: &str) -> Result<(String, String), Failure> {
    let (a, b) = text.split_once(',').ok_or("a pair is two levels with a comma between them")?;
    Ok((a.to_owned(), b.to_owned()))
}

impl Visitor for SeriesOptions {
    type Output = Result<(), Failure>;

    fn visit<G: ComputerPlayer>(self) -> Self::Output {
        if self.lists_settings {
            return settings(G::NAME, G::SETTINGS);
        }
        let table = self.table.table::<G>()?;
        let start = Instant::now();
        let clock = || start.elapsed().as_secs_f64();
        let pool = threads(self.threads)?;
        let mut rows = Vec::new();
        for (a, b) in &self.pairs {
            let sides = [a.parse()?, b.parse()?];
            let (seed, games) = (self.seed, self.games);
            let row = Series::<G> { sides, table: &table, seed, games }.play(&pool, clock)?;
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

fn settings(game: &str, settings: &[Setting]) -> Result<(), Failure> {
    if settings.is_empty() {
        return Ok(say(&format!("{game} has no settings but --players"))?);
    }
    for Setting { name, takes, help } in settings {
        say(format!("--{name} {}", takes.unwrap_or_default()).trim_end())?;
        say(&format!("      {help}"))?;
    }
    Ok(())
}
