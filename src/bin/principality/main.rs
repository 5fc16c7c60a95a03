//! The command line's entry point: dispatches to the commands.

mod ladder;
mod problems;
mod table;

use lexopt::prelude::*;
use principality::cli::games::Games;
use principality::cli::{self, LongCommand};
use std::process::ExitCode;

/// An error, as a sentence for the user.
type Failure = Box<dyn std::error::Error>;

const COMMANDS: [LongCommand; 2] = [
    LongCommand { name: "ladder", usage: ladder::USAGE, run: ladder::run },
    LongCommand { name: "problems", usage: problems::USAGE, run: problems::run },
];

/// The commands for all games, and each game's own.
fn long_commands() -> impl Iterator<Item = &'static LongCommand> {
    COMMANDS.iter().chain(Games::ALL.own_commands())
}

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
            match long_commands().find(|command| name == command.name) {
                Some(command) => command.run(arguments),
                None => {
                    Err(format!("there is no command {name:?}\ntry: principality --help").into())
                }
            }
        }
        Some(Long("help") | Short('h')) => Ok(cli::say(&usage())?),
        Some(Long("version") | Short('V')) => {
            Ok(cli::say(concat!("principality ", env!("CARGO_PKG_VERSION")))?)
        }
        Some(other) => Err(other.unexpected().into()),
        None => Err(usage().into()),
    }
}

fn usage() -> String {
    let games = cli::COMMANDS.iter().map(|command| (command.usage)(Games::ALL));
    let lines = games.chain(long_commands().map(|command| command.usage.to_owned()));
    let lines = lines.map(|usage| format!("  principality {usage}\n"));
    format!("commands:\n{}", lines.collect::<String>())
}
