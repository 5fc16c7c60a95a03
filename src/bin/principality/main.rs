//! The command line's entry point: dispatches to the commands.

mod ladder;
mod problems;
mod solo;
mod table;
mod train;

use lexopt::prelude::*;
use principality::cli::{self, games::Games};
use std::io::Write;
use std::process::ExitCode;

/// An error, as a sentence for the user.
type Failure = Box<dyn std::error::Error>;

/// A command: its name, its usage text, and the function that runs it with the arguments after its name.
struct Command {
    name: &'static str,
    usage: &'static str,
    run: fn(lexopt::Parser) -> Result<(), Failure>,
}

impl Command {
    /// Runs the command; `--help` right after its name prints its usage.
    fn run(&self, arguments: lexopt::Parser) -> Result<(), Failure> {
        // Values of options may look like anything.
        match arguments.clone().next() {
            Ok(Some(Long("help") | Short('h'))) => say(&format!("principality {}", self.usage)),
            _ => (self.run)(arguments),
        }
    }
}

const COMMANDS: [Command; 5] = [
    Command { name: "ladder", usage: ladder::USAGE, run: ladder::run },
    Command { name: "problems", usage: problems::USAGE, run: problems::run },
    Command { name: "solo", usage: solo::USAGE, run: solo::run },
    Command { name: "train", usage: train::USAGE, run: train::run },
    Command { name: "openings", usage: train::OPENINGS_USAGE, run: train::openings },
];

fn main() -> ExitCode {
    match dispatch() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => cli::report(&*failure),
    }
}

fn dispatch() -> Result<(), Failure> {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Value(name)) => {
            if let Some(command) = cli::COMMANDS.iter().find(|command| name == command.name) {
                return Ok(command.run(Games::ALL, arguments)?);
            }
            match COMMANDS.iter().find(|command| name == command.name) {
                Some(command) => command.run(arguments),
                None => {
                    Err(format!("there is no command {name:?}\ntry: principality --help").into())
                }
            }
        }
        Some(Long("help") | Short('h')) => say(&usage()),
        Some(Long("version") | Short('V')) => {
            say(concat!("principality ", env!("CARGO_PKG_VERSION")))
        }
        Some(other) => Err(other.unexpected().into()),
        None => Err(usage().into()),
    }
}

fn usage() -> String {
    let games = cli::COMMANDS.iter().map(|command| (command.usage)(Games::ALL));
    let lines = games.chain(COMMANDS.iter().map(|command| command.usage.to_owned()));
    let lines = lines.map(|usage| format!("  principality {usage}\n"));
    format!("commands:\n{}", lines.collect::<String>())
}

/// Prints a line; a closed output pipe is an error, not a panic.
fn say(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{text}")?;
    Ok(out.flush()?)
}
