//! `principality state`: a position, in full or as a seat may see it.

use crate::cli::games::Games;
use crate::cli::source::Query;
use crate::cli::{Failure, no_such_seat};
use crate::engine::record::json::hash_text;
use std::io::Write;

/// Usage text of the command.
#[must_use]
pub fn usage(_: Games) -> String {
    "\
state FILE [OPTION]...
      shows the position in a record or link as everybody may see it, counting the moves of which
      everybody knows; \"-\" is standard input
      --at N              after the first N moves; where the game stands if not said
      --seat N            as the seat may see it: what is its own too, and no hash
      --json              one JSON object; without --seat with all that is hidden"
        .to_owned()
}

pub(super) fn run(
    games: Games,
    parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let asked = Query::of(parser)?;
    let game = asked.open(games)?;
    if let Some(seat) = asked.seat.filter(|seat| seat.0 >= game.seats()) {
        return Err(no_such_seat(seat));
    }
    if asked.json {
        return Ok(writeln!(out, "{:#}", serde_json::Value::Object(game.state(asked.seat)))?);
    }
    game.show(asked.seat, out)?;
    if asked.seat.is_none() {
        writeln!(out, "hash {}", hash_text(game.hash()))?;
    }
    Ok(())
}
