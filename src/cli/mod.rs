//! The command line: games are made, shown, checked, converted and played outside the page, and programs in any
//! language can play by the [protocol].
//!
//! Each command has a file, and each game a folder for its own options, the display of its positions and its
//! own requests ([`game`]). Commands access games through [entries](games) without types. Results go to
//! standard output, and messages to standard error. Exit codes: 0 success, 1 a check found a difference, 2
//! wrong use or unreadable input.

pub mod analyze;
pub mod analyzed;
pub mod any;
pub mod burgundy;
pub mod convert;
mod dice;
pub mod form;
pub mod game;
pub mod games;
mod group;
pub mod ladder;
pub mod legal;
pub mod new;
pub mod new_game;
pub mod plain;
pub mod play;
pub mod players;
pub mod princes;
pub mod protocol;
pub mod refusal;
pub mod road;
pub mod source;
pub mod state;
pub mod verify;

use crate::engine::seat::Seat;
use games::Games;
use lexopt::prelude::*;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// Reason why a command stops, as a sentence for the user.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Wrong use of the command.
    #[error("{0}")]
    Use(String),
    /// Input that can't be read, or a request that can't be fulfilled.
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

/// A command.
pub struct Command {
    /// The name.
    pub name: &'static str,
    /// Usage text without "principality".
    pub usage: fn(Games) -> String,
    /// Runs the command with the arguments after its name; results go to the writer.
    run: fn(Games, lexopt::Parser, &mut dyn Write) -> Result<(), Failure>,
}

/// The commands of this module.
pub const COMMANDS: [Command; 8] = [
    Command { name: "new", usage: new::usage, run: new::run },
    Command { name: "play", usage: play::usage, run: play::run },
    Command { name: "state", usage: state::usage, run: state::run },
    Command { name: "legal", usage: legal::usage, run: legal::run },
    Command { name: "verify", usage: verify::usage, run: verify::run },
    Command { name: "convert", usage: convert::usage, run: convert::run },
    Command { name: "analyze", usage: analyze::usage, run: analyze::run },
    Command { name: "protocol", usage: protocol::usage, run: protocol::run },
];

impl Command {
    /// Runs the command with the arguments after its name; `--help` prints its usage.
    ///
    /// # Errors
    /// The failure that stopped it.
    pub fn run(&self, games: Games, arguments: lexopt::Parser) -> Result<(), Failure> {
        let mut out = BufWriter::new(io::stdout().lock());
        self.write(games, arguments, &mut out)?;
        Ok(out.flush()?)
    }

    /// As `run`, with another target for the results.
    ///
    /// # Errors
    /// The failure that stopped it.
    pub fn write(
        &self,
        games: Games,
        arguments: lexopt::Parser,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let mut looking = arguments.clone();
        // Values of options may look like anything, so `--help` counts only as the first argument.
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

/// A command that runs for long, as series and training do: it prints its results as they come.
pub struct LongCommand {
    /// The name.
    pub name: &'static str,
    /// Usage text without "principality".
    pub usage: &'static str,
    /// Runs the command with the arguments after its name.
    pub run: fn(lexopt::Parser) -> Result<(), Box<dyn std::error::Error>>,
}

impl LongCommand {
    /// Runs the command; `--help` right after its name prints its usage.
    ///
    /// # Errors
    /// The failure that stopped it.
    pub fn run(&self, arguments: lexopt::Parser) -> Result<(), Box<dyn std::error::Error>> {
        // Values of options may look like anything.
        match arguments.clone().next() {
            Ok(Some(Long("help") | Short('h'))) => {
                Ok(say(&format!("principality {}", self.usage))?)
            }
            _ => (self.run)(arguments),
        }
    }
}

/// Prints a line; a closed output pipe is an error, not a panic.
///
/// # Errors
/// If it can't be written.
pub fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

/// Prints a failure to standard error and returns the exit code. A closed output pipe is not a failure.
#[must_use]
pub fn report(failure: &(dyn std::error::Error + 'static)) -> ExitCode {
    let written = match failure.downcast_ref::<Failure>() {
        Some(Failure::Output(error)) => Some(error),
        _ => failure.downcast_ref::<io::Error>(),
    };
    if written.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe) {
        return ExitCode::SUCCESS;
    }
    warn(&failure.to_string());
    match failure.downcast_ref::<Failure>() {
        Some(Failure::Check(_)) => ExitCode::from(1),
        _ => ExitCode::from(2),
    }
}

/// Prints a line to standard error, ignoring errors.
fn warn(text: &str) {
    let _ = writeln!(io::stderr(), "principality: {text}");
}

fn number<T: std::str::FromStr>(option: &str, parser: &mut lexopt::Parser) -> Result<T, Failure> {
    let text = parser.value()?.string()?;
    text.parse().map_err(|_| Failure::Use(format!("--{option} takes a whole number, not {text:?}")))
}

/// Sets the single file of a command; a second one is an error.
fn one_file(file: &mut Option<String>, value: std::ffi::OsString) -> Result<(), Failure> {
    let value = value.string()?;
    match file.replace(value) {
        None => Ok(()),
        Some(first) => {
            Err(Failure::Use(format!("one file is wanted, and there is another than {first:?}")))
        }
    }
}

/// The error of a command without its file.
fn no_file() -> Failure {
    Failure::Use("a file is missing; \"-\" is standard input".to_owned())
}

/// The error of a seat that the game does not have.
fn no_such_seat(seat: Seat) -> Failure {
    Failure::Use(format!("there is no seat {}; seats are counted from 0", seat.0))
}
