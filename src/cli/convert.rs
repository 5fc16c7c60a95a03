//! `principality convert`: a game in another form.

use crate::cli::games::Games;
use crate::cli::source::{Target, game_of_file};
use crate::cli::{Failure, one_file};
use lexopt::prelude::*;
use std::io::Write;

/// How the command is used.
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

/// Converts a game.
pub(super) fn run(
    games: Games,
    mut parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut file, mut target, mut at) = (None, Target::default(), None);
    while let Some(argument) = parser.next()? {
        match argument {
            Value(value) => one_file(&mut file, value)?,
            Long("at") => at = Some(crate::cli::number::<usize>("at", &mut parser)?),
            Long(option) => {
                let option = option.to_owned();
                if !target.take(&option, &mut parser)? {
                    return Err(Failure::Use(format!("there is no option --{option}")));
                }
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let file =
        file.ok_or_else(|| Failure::Use("a file is missing; \"-\" is standard input".to_owned()))?;
    if target.form().is_none() {
        return Err(Failure::Use("--to is missing: json, text, link or setup".to_owned()));
    }
    let mut game = game_of_file(games, &file)?;
    if let Some(at) = at {
        if at > game.len() {
            return Err(Failure::Input(format!(
                "{file}: there are {} moves, so none is number {at}",
                game.len()
            )));
        }
        game.cut_to(at);
    }
    target.write(&*game, out)
}
