//! `principality new`: a game before its first move.

use crate::cli::Failure;
use crate::cli::games::Games;
use crate::cli::group::take;
use crate::cli::new_game::{self, NewGame};
use crate::cli::source::{self, Target};
use lexopt::prelude::*;
use std::io::Write;

/// Usage text of the command.
#[must_use]
pub fn usage(games: Games) -> String {
    let own = games.0.iter().filter(|game| !game.options.usage.is_empty());
    let own: String =
        own.map(|game| format!("\n      {}:\n{}", game.info.name, game.options.usage)).collect();
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

pub(super) fn run(
    games: Games,
    mut parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut game, mut target) = (NewGame::of(games, &parser)?, Target::default());
    while let Some(argument) = parser.next()? {
        let Long(option) = argument else { return Err(argument.unexpected().into()) };
        let option = option.to_owned();
        take(&mut [&mut game, &mut target], &option, &mut parser)?;
    }
    target.write(&*game.begin()?, out)
}
