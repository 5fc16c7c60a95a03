//! `principality play`: games between random and computer players.

use crate::cli::players::{Kind, NoPlayer, choose};
use crate::cli::setup::NewGame;
use crate::cli::source::{Target, game_of_file};
use crate::cli::{Failure, number, one_file};
use crate::engine::game::{Game, Quiet};
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::burgundy::{Action, Burgundy};
use lexopt::prelude::*;
use std::io::Write;

/// How the command is used.
pub const USAGE: &str = "\
play [FILE] [OPTION]...
      plays a game to its end and writes it down: a new one, or the one in FILE from where it stands
      --with LIST         who sits where, with commas between: random (if not said), easy, medium,
                          hard, or a level with its budget of positions for a turn (hard:100000);
                          a list that ends early begins again
      --chance N          a number for what players draw and imagine, 1 if not said: the same game
                          with the same number is played the same
      --moves N           stop after N moves more
      for a new game also --players --marker --team --edition --way --boards --castles --modules --seed
      --names, for the result --to and --out: see principality new --help";

/// Plays a game and writes it down.
pub(super) fn run(mut parser: lexopt::Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut game, mut target) = (NewGame::default(), Target::default());
    let (mut file, mut kinds, mut chance, mut most) = (None, vec![Kind::Random], 1, usize::MAX);
    while let Some(argument) = parser.next()? {
        match argument {
            Value(value) => one_file(&mut file, value)?,
            Long("with") => kinds = players(&parser.value()?.string()?)?,
            Long("chance") => chance = number("chance", &mut parser)?,
            Long("moves") => most = number("moves", &mut parser)?,
            Long(option) => {
                let option = option.to_owned();
                if !game.take(&option, &mut parser)? && !target.take(&option, &mut parser)? {
                    return Err(Failure::Use(format!("there is no option --{option}")));
                }
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let mut journal = begun(&game, file)?;
    play(&mut journal, &kinds, chance, most)?;
    target.write(&journal, out)
}

/// The game in the file, or a new one.
pub(super) fn begun(game: &NewGame, file: Option<String>) -> Result<Journal<Burgundy>, Failure> {
    match file {
        None => game.begin(),
        Some(_) if !game.is_blank() => {
            Err(Failure::Use("a game in a file has its setup already".to_owned()))
        }
        Some(file) => game_of_file(&file),
    }
}

pub(super) fn players(text: &str) -> Result<Vec<Kind>, Failure> {
    let wrong = |error: NoPlayer| Failure::Use(format!("--with: {error}"));
    text.split(',').map(|kind| kind.trim().parse().map_err(wrong)).collect()
}

/// Plays on to the end, or until `most` moves more were made.
fn play(
    journal: &mut Journal<Burgundy>,
    kinds: &[Kind],
    chance: u64,
    most: usize,
) -> Result<(), Failure> {
    let mut made = 0;
    while made < most
        && let Some(seat) = Burgundy::deciders(journal.state()).lowest()
    {
        let actions = next_actions(journal, seat, kinds, chance);
        if actions.is_empty() {
            return Err(Failure::Check(format!("seat {} has nothing to choose", seat.0)));
        }
        for action in actions.into_iter().take(most - made) {
            journal.play(seat, action, &mut Quiet).map_err(|why| {
                Failure::Check(format!(
                    "after {} moves, seat {}, {action}: {why}",
                    journal.len(),
                    seat.0
                ))
            })?;
            made += 1;
        }
    }
    Ok(())
}

/// What the player at the seat does next. Players sit in the order of the list, which begins again
/// when it ends early.
pub(super) fn next_actions(
    journal: &Journal<Burgundy>,
    seat: Seat,
    kinds: &[Kind],
    chance: u64,
) -> Vec<Action> {
    let kind = kinds.get(seat.index() % kinds.len().max(1)).copied().unwrap_or(Kind::Random);
    let view = Burgundy::view(journal.state(), seat);
    choose(kind, &view, mixed(chance, journal.position()))
}

/// A number of its own for each moment of the game.
const fn mixed(chance: u64, position: usize) -> u64 {
    chance.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(position as u64)
}
