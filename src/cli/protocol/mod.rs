//! `principality protocol`: the table as a program that answers line by line, so that players and
//! checkers in any language can sit at it. `docs/protocol.md` describes it.

pub mod session;

use crate::cli::Failure;
use crate::engine::json::MAX_JSON;
use serde_json::Value;
use session::{Refusal, Session};
use std::io::{self, BufRead, Write};

/// The version of the protocol.
pub const VERSION: u64 = 1;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = MAX_JSON;

/// How the command is used.
pub const USAGE: &str = "\
protocol
      answers requests on standard input, one JSON object a line, on standard output in the same
      way: new games, positions in full or as a seat sees them, what is legal, moves, undo, events.
      docs/protocol.md lists the requests";

/// Answers requests until the input ends or `quit` is asked for.
pub(super) fn run(mut parser: lexopt::Parser, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(argument) = parser.next()? {
        return Err(argument.unexpected().into());
    }
    serve(&mut io::stdin().lock(), out)
}

/// Answers each line of the input with a line of its own.
///
/// # Errors
/// If input or output fail.
pub fn serve(input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let mut session = Session::default();
    let failed = |error: io::Error| Failure::Input(format!("can't read: {error}"));
    while let Some(line) = next_line(input).map_err(failed)? {
        let answer = match line {
            Line::Blank => continue,
            Line::TooLong => {
                Refusal::new("too-long", format!("a line has at most {MAX_LINE} bytes"))
                    .answer(&Value::Null)
            }
            Line::Text(bytes) => session.answer(&bytes),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
        if session.is_done() {
            break;
        }
    }
    Ok(())
}

enum Line {
    /// Nothing but white space.
    Blank,
    /// Longer than [`MAX_LINE`]; it was skipped to its end.
    TooLong,
    Text(Vec<u8>),
}

/// The next line; nothing at the end of the input. Never holds more than [`MAX_LINE`] bytes.
fn next_line(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
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
        (true, true) => Some(Line::TooLong),
        (true, false) if line.iter().all(u8::is_ascii_whitespace) => Some(Line::Blank),
        (true, false) => Some(Line::Text(line)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(input: &[u8]) -> Vec<Value> {
        let mut out = Vec::new();
        serve(&mut io::BufReader::with_capacity(7, input), &mut out).unwrap();
        String::from_utf8(out)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    #[test]
    fn each_line_has_its_answer_and_blank_ones_none() {
        let answers =
            told(b"\n  \r\n{\"do\":\"hello\",\"id\":1}\r\nnonsense\n{\"do\":\"hello\",\"id\":2}");
        assert_eq!(answers.len(), 3);
        assert_eq!((&answers[0]["id"], &answers[2]["id"]), (&1.into(), &2.into()));
        assert_eq!(answers[1]["error"]["code"], "syntax");
    }

    #[test]
    fn an_endless_line_is_skipped() {
        let mut input = vec![b'x'; MAX_LINE + 1];
        input.extend_from_slice(b"\n{\"do\":\"hello\"}\n");
        let answers = told(&input);
        assert_eq!(answers[0]["error"]["code"], "too-long");
        assert_eq!(answers[1]["ok"], true);
    }

    #[test]
    fn nothing_is_read_after_quit() {
        assert_eq!(told(b"{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n").len(), 1);
    }
}
