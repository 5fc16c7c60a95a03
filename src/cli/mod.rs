//! The command line: games made, shown, checked, converted and played outside the page, and the
//! [protocol] by which programs in any language sit at the table.
//!
//! One file for each command, and a folder for each game with what only that game has: options of its own,
//! how a position is shown, requests ([`game`]). Commands know games by [entries](games) without types.
//! What is asked for goes to standard output and nothing else does; messages go to standard error. Exit codes: 0 fine, 1 a check found a difference, 2 wrong use or
//! input that can't be read.

pub mod any;
pub mod burgundy;
pub mod convert;
mod dice;
pub mod form;
pub mod game;
pub mod games;
pub mod legal;
pub mod new;
pub mod new_game;
pub mod plain;
pub mod play;
pub mod players;
pub mod princes;
pub mod protocol;
pub mod road;
pub mod source;
pub mod state;
pub mod verify;

use games::Games;
use lexopt::prelude::*;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// Why a command stops, as a sentence for the person who typed it.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The command was not used as its help says.
    #[error("{0}")]
    Use(String),
    /// Something given can't be read, or asks for what can't be.
    #[error("{0}")]
    Input(String),
    /// A check found a difference.
    #[error("{0}")]
    Check(String),
    /// The output can't be written.
    #[error("can't write: {0}")]
    Output(#[from] io::Error),
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Self {
        Failure::Use(error.to_string())
    }
}

/// A command of this room.
pub struct Command {
    /// How it is called.
    pub name: &'static str,
    /// How it is used: after its name, without "principality".
    pub usage: fn(Games) -> String,
    /// Does it, with the arguments after the name; results go to the writer.
    run: fn(Games, lexopt::Parser, &mut dyn Write) -> Result<(), Failure>,
}

/// The commands of this room.
pub const COMMANDS: [Command; 7] = [
    Command { name: "new", usage: new::usage, run: new::run },
    Command { name: "play", usage: play::usage, run: play::run },
    Command { name: "state", usage: state::usage, run: state::run },
    Command { name: "legal", usage: legal::usage, run: legal::run },
    Command { name: "verify", usage: verify::usage, run: verify::run },
    Command { name: "convert", usage: convert::usage, run: convert::run },
    Command { name: "protocol", usage: protocol::usage, run: protocol::run },
];

impl Command {
    /// Does the command with the arguments after its name; `--help` prints how it is used.
    ///
    /// # Errors
    /// Why it stopped.
    pub fn run(&self, games: Games, arguments: lexopt::Parser) -> Result<(), Failure> {
        let mut out = BufWriter::new(io::stdout().lock());
        self.write(games, arguments, &mut out)?;
        Ok(out.flush()?)
    }

    /// The same with another place for the results.
    ///
    /// # Errors
    /// Why it stopped.
    pub fn write(
        &self,
        games: Games,
        arguments: lexopt::Parser,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let mut looking = arguments.clone();
        // Values of options may look like anything; help is asked for first or not at all.
        if matches!(looking.next(), Ok(Some(Long("help") | Short('h')))) {
            return Ok(writeln!(out, "principality {}", (self.usage)(games))?);
        }
        let hint = |text| format!("{text}\ntry: principality {} --help", self.name);
        (self.run)(games, arguments, out).map_err(|failure| match failure {
            Failure::Use(text) => Failure::Use(hint(text)),
            other => other,
        })
    }
}

/// Tells a failure on standard error and gives the exit code. A reader that went away is no failure.
#[must_use]
pub fn report(failure: &(dyn std::error::Error + 'static)) -> ExitCode {
    let written = match failure.downcast_ref::<Failure>() {
        Some(Failure::Output(error)) => Some(error),
        _ => failure.downcast_ref::<io::Error>(),
    };
    if written.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe) {
        return ExitCode::SUCCESS;
    }
    tell(&failure.to_string());
    match failure.downcast_ref::<Failure>() {
        Some(Failure::Check(_)) => ExitCode::from(1),
        _ => ExitCode::from(2),
    }
}

/// Tells something on standard error; whether anybody listens does not matter.
fn tell(text: &str) {
    let _ = writeln!(io::stderr(), "principality: {text}");
}

/// A number given to an option.
fn number<T: std::str::FromStr>(option: &str, parser: &mut lexopt::Parser) -> Result<T, Failure> {
    let text = parser.value()?.string()?;
    text.parse().map_err(|_| Failure::Use(format!("--{option} takes a whole number, not {text:?}")))
}

/// The one file that a command works on; more are wrong.
fn one_file(file: &mut Option<String>, value: std::ffi::OsString) -> Result<(), Failure> {
    let value = value.string()?;
    match file.replace(value) {
        None => Ok(()),
        Some(first) => {
            Err(Failure::Use(format!("one file is wanted, and there is another than {first:?}")))
        }
    }
}
