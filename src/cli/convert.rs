//! `principality convert`: a game in another form.

use crate::cli::games::Games;
use crate::cli::group::take;
use crate::cli::source::{Target, game_of_file, no_such_move};
use crate::cli::{Failure, no_file, number, one_file};
use lexopt::prelude::*;
use std::io::Write;

/// Usage text of the command.
#[must_use]
pub fn usage(_: Games) -> String {
    "\
convert FILE --to FORM [OPTION]...
      reads a game in any form, replays it, and writes it as json, text, link, or setup (a link to
      the setup alone); what is written is read back first. \"-\" is standard input
      --at N              only the first N moves
      --out FILE          where to; standard output if not said"
        .to_owned()
}

pub(super) fn run(
    games: Games,
    mut parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut file, mut target, mut at) = (None, Target::default(), None);
    while let Some(argument) = parser.next()? {
        match argument {
            Value(value) => one_file(&mut file, value)?,
            Long("at") => at = Some(number::<usize>("at", &mut parser)?),
            Long(option) => {
                let option = option.to_owned();
                take(&mut [&mut target], &option, &mut parser)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let file = file.ok_or_else(no_file)?;
    if target.form().is_none() {
        return Err(Failure::Use("--to is missing: json, text, link or setup".to_owned()));
    }
    let mut game = game_of_file(games, &file)?;
    if let Some(at) = at {
        if at > game.len() {
            return Err(no_such_move(&file, &*game, at));
        }
        game.cut_to(at);
    }
    target.write(&*game, out)
}
