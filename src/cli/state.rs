//! `principality state`: a position, in full or as a seat may see it.

use crate::cli::source::Asked;
use crate::cli::{Failure, show};
use crate::engine::game::Game;
use crate::engine::json::JsonGame;
use crate::engine::json::record::hash_text;
use crate::games::burgundy::Burgundy;
use std::io::Write;

/// How the command is used.
pub const USAGE: &str = "\
state FILE [OPTION]...
      shows the position in a record or link; \"-\" is standard input
      --at N              after the first N moves; where the game stands if not said
      --seat N            as the seat may see it: nothing hidden, no hash
      --json              everything, as one JSON object";

/// Shows a position.
pub(super) fn run(parser: lexopt::Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let asked = Asked::of(parser)?;
    let Asked { seat, json, .. } = asked;
    let journal = asked.open()?;
    let state = journal.state();
    if let Some(seat) = seat.filter(|seat| seat.0 >= Burgundy::seats(state)) {
        return Err(Failure::Use(format!("there is no seat {}; seats are counted from 0", seat.0)));
    }
    if json {
        let value = match seat {
            Some(seat) => Burgundy::view_to_json(&Burgundy::view(state, seat)),
            None => Burgundy::position_to_json(state),
        };
        let text = serde_json::to_string_pretty(&value).unwrap_or_default();
        return Ok(writeln!(out, "{text}")?);
    }
    show::position(&journal, out)?;
    if seat.is_none() {
        writeln!(out, "hash {}", hash_text(Burgundy::hash(state)))?;
    }
    Ok(())
}
