//! `principality ladder`: computer players against each other.

use crate::{Failure, say};
use lexopt::prelude::*;
use principality::bots::burgundy::arena::{self, Extras, Table};
use principality::bots::ladder::{Contestant, Row, to_json};
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::TEAM_PLAYERS;
use std::time::Instant;

/// How the command is used.
pub const USAGE: &str =
    "ladder [--pair A,B]... [--players N] [--games N] [--seed S] [--modules LIST]
         [--team] [--json]
      plays levels against each other and tells how they did; A and B are easy, medium or hard,
      each with a budget of positions for a move if wanted (hard:100000); modules are named with
      commas between, or all, or drawn (some in each game); --team plays the team game, each
      side a team";

/// Plays the pairs and prints a row for each.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Failure> {
    let (mut pairs, mut players, mut games, mut seed, mut json) = (Vec::new(), 2, 100, 1, false);
    let (mut extras, mut team) = (Extras::None, false);
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("pair") => pairs.push(pair(&arguments.value()?.string()?)?),
            Long("players") => players = arguments.value()?.parse()?,
            Long("games") => games = arguments.value()?.parse()?,
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("modules") => extras = modules(&arguments.value()?.string()?)?,
            Long("team") => team = true,
            Long("json") => json = true,
            other => return Err(other.unexpected().into()),
        }
    }
    if pairs.is_empty() {
        pairs = vec![pair("medium,easy")?, pair("hard,medium")?];
    }
    if team {
        players = TEAM_PLAYERS;
    }
    let table = Table { players, extras, team };
    let start = Instant::now();
    let mut clock = || start.elapsed().as_secs_f64();
    let mut rows = Vec::new();
    for sides in pairs {
        let mut row = Row::new(&sides, players);
        for game in 0..games {
            row.add(&arena::play(&sides, table, seed, game, &mut clock)?);
        }
        if !json {
            say(&row.to_string())?;
        }
        rows.push(row);
    }
    if json { say(&to_json(&rows)) } else { Ok(()) }
}

fn pair(text: &str) -> Result<[Contestant; 2], Failure> {
    let (a, b) = text.split_once(',').ok_or("a pair is two levels with a comma between them")?;
    Ok([a.parse()?, b.parse()?])
}

fn modules(text: &str) -> Result<Extras, Failure> {
    let named = |name: &str| {
        let found = Module::ALL.into_iter().find(|module| module.key() == name);
        found.ok_or_else(|| format!("there is no module {name:?}"))
    };
    Ok(match text {
        "all" => Extras::These(Modules::EVERY),
        "drawn" => Extras::Drawn,
        _ => Extras::These(text.split(',').map(named).collect::<Result<Modules, String>>()?),
    })
}
