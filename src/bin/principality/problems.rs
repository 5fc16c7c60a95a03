//! `principality problems`: positions in which one choice is clearly best and the medium level misses it.

use crate::Failure;
use crate::table::{TableSettings, no_game, usual_game};
use lexopt::prelude::*;
use principality::bots::player::{ComputerPlayer, Visitor, visit};
use principality::bots::problems::finder::{Requirements, problems_of, self_play};
use principality::bots::problems::problem::Problem;
use principality::bots::table::Table;
use principality::cli::ladder::threads;
use principality::cli::say;
use rayon::prelude::*;

/// Usage text of the command.
pub const USAGE: &str =
    "problems [--game GAME] [--players N] [--games N] [--seed S] [--margin N] [--threads N]
      [SETTING]...
      finds positions in games of the medium level against itself in which one choice is clearly
      best, medium misses it and hard finds it: a line for each, with how hard it is, the best
      choice's lead in thousandths, the number of moves before it, the decisive one among the
      moves of the solution, and the link of the game with its solution; the margin is the least
      lead, in thousandths; the same seed finds the same ones on any number of threads; settings
      as for ladder";

/// The search from the command line, before the game is known.
struct Search {
    table: TableSettings,
    games: u64,
    seed: u64,
    /// The least lead of a solution, in thousandths of the unit; the game's own if not said.
    margin: Option<i32>,
    /// 0 for one on each core.
    threads: usize,
}

/// Finds problems and prints them.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Failure> {
    let mut game = usual_game();
    let table = TableSettings::default();
    let mut search = Search { table, games: 20, seed: 1, margin: None, threads: 0 };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("game") => game = arguments.value()?.string()?,
            Long("players") => search.table.players = Some(arguments.value()?.parse()?),
            Long("games") => search.games = arguments.value()?.parse()?,
            Long("seed") => search.seed = arguments.value()?.parse()?,
            Long("margin") => search.margin = Some(arguments.value()?.parse()?),
            Long("threads") => search.threads = arguments.value()?.parse()?,
            Long(name) => {
                let name = name.to_owned();
                search.table.take(name, &mut arguments)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    visit(&game, search).unwrap_or_else(|| Err(no_game(&game)))
}

impl Visitor for Search {
    type Output = Result<(), Failure>;

    fn visit<G: ComputerPlayer>(self) -> Self::Output {
        let Search { table, games, seed, margin, threads: count } = self;
        let table = table.table::<G>()?;
        let usual = Requirements::of(&G::MEASURE);
        let wanted = Requirements { margin: margin.unwrap_or(usual.margin), ..usual };
        let pool = threads(count)?;
        // As many games at a time as there are threads, so that lines come as they are found.
        let step = (4 * pool.current_num_threads() as u64).max(1);
        for first in (0..games).step_by(step as usize) {
            let numbers = first..games.min(first + step);
            let lines = |number| lines::<G>(&table, seed.wrapping_add(number), wanted);
            let found: Result<Vec<Vec<String>>, String> =
                pool.install(|| numbers.into_par_iter().map(lines).collect());
            for line in found?.iter().flatten() {
                say(line)?;
            }
        }
        Ok(())
    }
}

/// The problems of the game with this seed, as lines of text.
fn lines<G: ComputerPlayer>(
    table: &Table,
    seed: u64,
    wanted: Requirements,
) -> Result<Vec<String>, String> {
    let game = self_play::<G>(table, seed).map_err(|error| error.to_string())?;
    let line = |problem: &Problem<G>| problem.line().map_err(|error| error.to_string());
    problems_of(&game, wanted).iter().map(line).collect()
}
