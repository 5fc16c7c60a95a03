//! `principality new`: a game before its first move.

use crate::cli::Failure;
use crate::cli::games::Games;
use crate::cli::new_game::{self, NewGame};
use crate::cli::source::{self, Target};
use lexopt::prelude::*;
use std::io::Write;

/// How the command is used.
#[must_use]
pub fn usage(games: Games) -> String {
    let own = games.0.iter().filter(|game| !game.options.is_empty());
    let own: String =
        own.map(|game| format!("\n      {}:\n{}", game.info.name, game.options)).collect();
    format!(
        "new [OPTION]...
      begins a game of {} and writes it down
{}
{}{own}",
        games.names(),
        new_game::USAGE,
        source::TARGET_USAGE,
    )
}

/// Begins a game and writes it down.
pub(super) fn run(
    games: Games,
    mut parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut game, mut target) = (NewGame::of(games, &parser)?, Target::default());
    while let Some(argument) = parser.next()? {
        let Long(option) = argument else { return Err(argument.unexpected().into()) };
        let option = option.to_owned();
        if !game.take(&option, &mut parser)? && !target.take(&option, &mut parser)? {
            return Err(Failure::Use(format!("there is no option --{option}")));
        }
    }
    target.write(&*game.begin()?, out)
}
