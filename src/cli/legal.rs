//! `principality legal`: all legal choices.

use crate::cli::Failure;
use crate::cli::games::Games;
use crate::cli::source::Query;
use std::io::Write;

/// Usage text of the command.
#[must_use]
pub fn usage(_: Games) -> String {
    "\
legal FILE [OPTION]...
      lists all that may be chosen, one line each: the seat and the action, as records write it
      --at N              after the first N moves; where the game stands if not said
      --seat N            only what this seat may choose
      --json              a JSON object in each line, with the action's parts by name"
        .to_owned()
}

pub(super) fn run(
    games: Games,
    parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let asked = Query::of(parser)?;
    for choice in asked.open(games)?.choices(asked.seat) {
        if asked.json {
            let line = serde_json::json!({"seat": choice.seat.0, "action": choice.action});
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{} {}", choice.seat.0, choice.text)?;
        }
    }
    Ok(())
}
