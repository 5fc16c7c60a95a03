//! `principality protocol`: a program that answers requests line by line, for players and checkers in any
//! language. `docs/protocol.md` describes it.

pub mod seated;
pub mod session;

use crate::cli::games::Games;
use crate::cli::group::take;
use crate::cli::new_game::NewGame;
use crate::cli::play::{Others, begun};
use crate::cli::refusal::Refusal;
use crate::cli::source::Target;
use crate::cli::{Failure, no_such_seat, number, one_file};
use crate::engine::record::json::MAX_JSON;
use crate::engine::seat::Seat;
use lexopt::prelude::*;
use seated::Seated;
use session::Session;
use std::io::{self, BufRead, Write};

/// The version of the protocol.
pub const VERSION: u64 = 1;

/// Maximum length of a line that is read, in bytes.
pub const MAX_LINE: usize = MAX_JSON;

/// Usage text of the command.
#[must_use]
pub fn usage(_: Games) -> String {
    "\
protocol [--seat N [FILE] [OPTION]...]
      answers requests on standard input, one JSON object a line, on standard output in the same
      way: new games, positions in full or as a seat sees them, what is legal, moves, undo, events.
      docs/protocol.md lists the requests
      --seat N            the client has this seat alone and is told nothing that the seat may not
                          know; others play at the other seats, in the game in FILE or a new one
      --with LIST, --chance N    who they are: see principality play --help
      --game --players --seed --names …
                          the new game: see principality new --help
      --to FORM, --out FILE      writes the game down when the client goes"
        .to_owned()
}

/// Answers requests until the end of the input or the request `quit`.
pub(super) fn run(
    games: Games,
    mut parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut game, mut target, mut file) = (NewGame::of(games, &parser)?, Target::default(), None);
    let (mut seat, mut others, mut any) = (None, Others::default(), false);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("seat") => {
                seat = Some(Seat(number("seat", &mut parser)?));
                continue;
            }
            Value(value) => one_file(&mut file, value)?,
            Long(option) => {
                let option = option.to_owned();
                take(&mut [&mut others, &mut game, &mut target], &option, &mut parser)?;
            }
            other => return Err(other.unexpected().into()),
        }
        any = true;
    }
    let Some(seat) = seat else {
        let solo =
            "without --seat the client begins its games itself, and nothing else is said here";
        return match any {
            true => Err(Failure::Use(solo.to_owned())),
            false => serve(Session::new(games), &mut io::stdin().lock(), out).map(|_| ()),
        };
    };
    let game = begun(games, &game, file)?;
    if seat.0 >= game.seats() {
        return Err(no_such_seat(seat));
    }
    let session = Session::seated(games, game, Seated { seat, others })
        .map_err(|fault| Failure::Check(fault.to_string()))?;
    match serve(session, &mut io::stdin().lock(), out)?.into_game() {
        Some(game) if target.has_file() => target.write(&*game, out),
        _ => Ok(()),
    }
}

/// Answers each line of the input with a line; returns the session at the end.
///
/// # Errors
/// If input or output fail.
pub fn serve(
    mut session: Session,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Session, Failure> {
    let failed = |error: io::Error| Failure::Input(format!("can't read: {error}"));
    while let Some(line) = next_line(input).map_err(failed)? {
        let answer = match line {
            InputLine::Blank => continue,
            InputLine::TooLong => {
                let message = format!("a line has at most {MAX_LINE} bytes");
                Refusal::new("too-long", message).answer(&serde_json::Value::Null)
            }
            InputLine::Text(bytes) => session.answer(&bytes),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
        if session.is_done() {
            break;
        }
    }
    Ok(session)
}

enum InputLine {
    /// White space only.
    Blank,
    /// Longer than [`MAX_LINE`]; it was skipped to its end.
    TooLong,
    Text(Vec<u8>),
}

/// The next line; `None` at the end of the input. Never holds more than [`MAX_LINE`] bytes.
fn next_line(input: &mut dyn BufRead) -> io::Result<Option<InputLine>> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let here = match input.fill_buf() {
            Ok(here) => here,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if here.is_empty() {
            break;
        }
        any = true;
        let end = here.iter().position(|byte| *byte == b'\n');
        let part = here.get(..end.unwrap_or(here.len())).unwrap_or_default();
        too_long |= line.len() + part.len() > MAX_LINE;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = end.map_or(here.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => None,
        (true, true) => Some(InputLine::TooLong),
        (true, false) if line.iter().all(u8::is_ascii_whitespace) => Some(InputLine::Blank),
        (true, false) => Some(InputLine::Text(line)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn serve_all(input: &[u8]) -> Vec<Value> {
        let mut out = Vec::new();
        serve(Session::default(), &mut io::BufReader::with_capacity(7, input), &mut out).unwrap();
        String::from_utf8(out)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    #[test]
    fn each_line_has_its_answer_and_blank_ones_none() {
        let answers = serve_all(
            b"\n  \r\n{\"do\":\"hello\",\"id\":1}\r\nnonsense\n{\"do\":\"hello\",\"id\":2}",
        );
        assert_eq!(answers.len(), 3);
        assert_eq!((&answers[0]["id"], &answers[2]["id"]), (&1.into(), &2.into()));
        assert_eq!(answers[1]["error"]["code"], "syntax");
    }

    #[test]
    fn an_endless_line_is_skipped() {
        let mut input = vec![b'x'; MAX_LINE + 1];
        input.extend_from_slice(b"\n{\"do\":\"hello\"}\n");
        let answers = serve_all(&input);
        assert_eq!(answers[0]["error"]["code"], "too-long");
        assert_eq!(answers[1]["ok"], true);
    }

    #[test]
    fn nothing_is_read_after_quit() {
        assert_eq!(serve_all(b"{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n").len(), 1);
    }
}
