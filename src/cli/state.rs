//! `principality state`: a position, in full or as a seat may see it.

use crate::cli::source::Moment;
use crate::cli::{Failure, number, one_file, show};
use crate::engine::game::Game;
use crate::engine::json::JsonGame;
use crate::engine::json::record::hash_text;
use crate::engine::seat::Seat;
use crate::games::burgundy::Burgundy;
use lexopt::prelude::*;
use std::io::Write;

/// How the command is used.
pub const USAGE: &str = "\
state FILE [OPTION]...
      shows the position in a record or link; \"-\" is standard input
      --at N              after the first N moves; where the game stands if not said
      --seat N            as the seat may see it: nothing hidden, no hash
      --json              everything, as one JSON object";

/// Shows a position.
pub(super) fn run(mut parser: lexopt::Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut moment, mut seat, mut json) = (Moment::default(), None, false);
    while let Some(argument) = parser.next()? {
        match argument {
            Value(file) => one_file(&mut moment.file, file)?,
            Long("json") => json = true,
            Long("seat") => seat = Some(Seat(number("seat", &mut parser)?)),
            Long("at") => moment.take("at", &mut parser).map(|_| ())?,
            other => return Err(other.unexpected().into()),
        }
    }
    let journal = moment.open()?;
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
