//! `principality play`: games between random and computer players.

use crate::cli::any::{AnyGame, MoveView};
use crate::cli::games::{BoxedGame, Games};
use crate::cli::group::{OptionGroup, take};
use crate::cli::new_game::NewGame;
use crate::cli::players::{Kind, NoPlayer};
use crate::cli::source::{Target, game_of_file};
use crate::cli::{Failure, number, one_file};
use crate::engine::seat::Seat;
use lexopt::prelude::*;
use std::io::Write;

/// Usage text of the command.
#[must_use]
pub fn usage(_: Games) -> String {
    "\
play [FILE] [OPTION]...
      plays a game to its end and writes it down: a new one, or the one in FILE from where it stands
      --with LIST         who sits where, with commas between: random (if not said), easy, medium,
                          hard, or a level with its budget of positions for a turn (hard:100000);
                          a list that ends early begins again
      --chance N          a number for what players draw and imagine, 1 if not said: the same game
                          with the same number is played the same
      --moves N           stop after N moves more
      for a new game also all options of principality new, for the result --to and --out"
        .to_owned()
}

pub(super) fn run(
    games: Games,
    mut parser: lexopt::Parser,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut game, mut target) = (NewGame::of(games, &parser)?, Target::default());
    let (mut file, mut others, mut most) = (None, Others::default(), usize::MAX);
    while let Some(argument) = parser.next()? {
        match argument {
            Value(value) => one_file(&mut file, value)?,
            Long("moves") => most = number("moves", &mut parser)?,
            Long(option) => {
                let option = option.to_owned();
                take(&mut [&mut others, &mut game, &mut target], &option, &mut parser)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let mut game = begun(games, &game, file)?;
    let mut made = 0;
    while made < most
        && let Some(seat) = game.deciders().lowest()
    {
        made += others.play(&mut *game, seat, most - made, None)?.len();
    }
    target.write(&*game, out)
}

/// The game in the file, or a new one.
pub(super) fn begun(
    games: Games,
    game: &NewGame,
    file: Option<String>,
) -> Result<BoxedGame, Failure> {
    match file {
        None => game.begin(),
        Some(_) if !game.is_blank() => {
            Err(Failure::Use("a game in a file has its setup already".to_owned()))
        }
        Some(file) => game_of_file(games, &file),
    }
}

/// Random and computer players: `--with LIST`, `--chance N`.
#[derive(Debug, Clone)]
pub struct Others {
    /// The players by seat; a shorter list is repeated.
    pub kinds: Vec<Kind>,
    /// The seed of their draws and imagined positions.
    pub chance: u64,
}

impl Default for Others {
    fn default() -> Others {
        Others { kinds: vec![Kind::Random], chance: 1 }
    }
}

impl OptionGroup for Others {
    fn take(&mut self, option: &str, parser: &mut lexopt::Parser) -> Result<bool, Failure> {
        match option {
            "with" => {
                let wrong = |error: NoPlayer| Failure::Use(format!("--with: {error}"));
                let list = parser.value()?.string()?;
                let kinds = list.split(',').map(|kind| kind.trim().parse().map_err(wrong));
                self.kinds = kinds.collect::<Result<_, _>>()?;
            }
            "chance" => self.chance = number("chance", parser)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl Others {
    /// Lets the player at the seat make at most `most` moves; returns them as the looker may know them.
    ///
    /// # Errors
    /// As [`AnyGame::play`].
    pub fn play(
        &self,
        game: &mut dyn AnyGame,
        seat: Seat,
        most: usize,
        looker: Option<Seat>,
    ) -> Result<Vec<MoveView>, Failure> {
        let kind = self.kinds.get(seat.index() % self.kinds.len().max(1));
        let number = mixed(self.chance, game.position());
        game.play(seat, kind.copied().unwrap_or(Kind::Random), number, most, looker)
    }
}

/// A number for each position of the game, unrelated to its neighbours'.
const fn mixed(chance: u64, position: usize) -> u64 {
    chance.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(position as u64)
}
