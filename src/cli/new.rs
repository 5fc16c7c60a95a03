//! `principality new`: a game before its first move.

use crate::cli::Failure;
use crate::cli::setup::NewGame;
use crate::cli::source::Target;
use lexopt::prelude::*;
use std::io::Write;

/// How the command is used.
pub const USAGE: &str = "\
new [OPTION]...
      begins a game and writes it down
      --players N         1 to 4; two if not said
      --marker N          alone, with --boards 17 or 18 (13a, 13b) and --castles open or drawn:
                          where the marker starts, 45 to 55; 50 if not said
      --team              four in two teams, seats 0 and 2 against 1 and 3; with --boards 20 on board 12b
                          rather than 12a
      --edition YEAR      2019 (if not said) or 2011
      --way WAY           basic (if not said), advanced, random, free, expert-open, expert-hidden
      --boards LIST       instead: a board for each seat (1,4,7), drawn, or one-or-drawn
      --castles HOW       with --boards: centre (if not said), open, hidden, drawn
      --modules LIST      with commas between: extra-tiles, border-posts, white-castles, inns,
                          trade-routes, shields; border posts need --boards drawn --castles open
      --seed SEED         a word of letters, digits and hyphens; a fresh one if not said
      --names LIST        the players' names with commas between
      --to FORM           json (if not said), text, link, or setup (a link to the setup alone)
      --out FILE          where to; standard output if not said";

/// Begins a game and writes it down.
pub(super) fn run(mut parser: lexopt::Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut game, mut target) = (NewGame::default(), Target::default());
    while let Some(argument) = parser.next()? {
        let Long(option) = argument else { return Err(argument.unexpected().into()) };
        let option = option.to_owned();
        if !game.take(&option, &mut parser)? && !target.take(&option, &mut parser)? {
            return Err(Failure::Use(format!("there is no option --{option}")));
        }
    }
    target.write(&game.begin()?, out)
}
