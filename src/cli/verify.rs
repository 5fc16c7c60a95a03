//! `principality verify`: replays games and checks them against their files.

use crate::cli::any::AnyGame;
use crate::cli::form::{Content, Form};
use crate::cli::games::Games;
use crate::cli::source::{of_file, open_game, read_file};
use crate::cli::{Failure, no_file, warn};
use lexopt::prelude::*;
use std::io::Write;

/// Usage text of the command.
#[must_use]
pub fn usage(_: Games) -> String {
    "\
verify FILE...
      replays each game and checks every hash and all else that is written down; names the first
      difference. \"-\" is standard input. Exit code 1 when a game differs, 2 when one can't be read
      --quiet             says nothing of games that are fine"
        .to_owned()
}

/// Checks each file, also after one has failed.
pub(super) fn run(
    games: Games,
    mut parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut files, mut quiet) = (Vec::new(), false);
    while let Some(argument) = parser.next()? {
        match argument {
            Value(file) => files.push(file.string()?),
            Long("quiet") | Short('q') => quiet = true,
            other => return Err(other.unexpected().into()),
        }
    }
    if files.is_empty() {
        return Err(no_file());
    }
    let mut worst = None;
    for file in &files {
        match check(games, file) {
            Ok(line) if !quiet => writeln!(out, "{line}")?,
            Ok(_) => {}
            Err(failure) => {
                // The last failure is reported with the exit code.
                if let Some(earlier) = worse(&mut worst, failure) {
                    warn(&earlier.to_string());
                }
            }
        }
    }
    worst.map_or(Ok(()), Err)
}

/// Keeps the failure that determines the exit code and returns the other one.
fn worse(worst: &mut Option<Failure>, failure: Failure) -> Option<Failure> {
    match worst {
        Some(Failure::Input(_)) if matches!(failure, Failure::Check(_)) => Some(failure),
        _ => worst.replace(failure),
    }
}

fn check(games: Games, file: &str) -> Result<String, Failure> {
    let text = read_file(file)?;
    let opened = Content::of(&text).and_then(|content| open_game(games, content));
    let (game, form) = opened.map_err(|error| of_file(file, &error))?;
    // The journal's own check replays once more from the start and compares every turn's end.
    game.verify().map_err(|difference| Failure::Check(format!("{file}: {difference}")))?;
    Ok(format!("{file}: fine: {}", summary(&*game, form)))
}

fn summary(game: &dyn AnyGame, form: Form) -> String {
    let (seats, moves, turns) = (game.seats(), game.len(), game.turns());
    let checked = match form {
        Form::Json => "every hash, outcome and point checked",
        Form::Text => "every hash checked",
        Form::Link => "the check sum and the last hash checked",
        Form::Setup => "the check sum checked",
    };
    let state = if game.deciders().is_empty() { "over" } else { "in progress" };
    format!(
        "{form}, {seats} players, {moves} moves, {turns} turns, {state}; {checked}",
        form = form.name()
    )
}
