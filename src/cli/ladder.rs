//! Series of games between computer players on several threads.

use crate::bots::arena::play;
use crate::bots::ladder::{Contestant, GameResult, LadderRow};
use crate::bots::player::ComputerPlayer;
use crate::bots::table::{Table, TableError};
use crate::cli::Failure;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// A series of games between two sides.
#[derive(Debug)]
pub struct Series<'a, G: ComputerPlayer> {
    /// Sides A and B.
    pub sides: [Contestant<G>; 2],
    /// The table of all games.
    pub table: &'a Table,
    /// The first game's seed.
    pub seed: u64,
    /// Number of games.
    pub games: u64,
}

/// A pool of `count` threads; with 0 there is one for each core.
///
/// # Errors
/// If the system can't start them.
pub fn threads(count: usize) -> Result<ThreadPool, Failure> {
    let pool = ThreadPoolBuilder::new().num_threads(count).build();
    pool.map_err(|error| Failure::Input(format!("the threads can't be started: {error}")))
}

impl<G: ComputerPlayer> Series<'_, G> {
    /// Plays the games and counts the results in order, so that the row is the same on any number of threads,
    /// except for the times, which come from `clock` in seconds.
    ///
    /// # Errors
    /// If no game can be played with these settings.
    pub fn play(
        &self,
        pool: &ThreadPool,
        clock: impl Fn() -> f64 + Sync,
    ) -> Result<LadderRow, TableError> {
        let Series { sides, table, seed, games } = self;
        let game = |number| play(sides, table, *seed, number, &mut || clock());
        let results: Result<Vec<GameResult>, TableError> =
            pool.install(|| (0..*games).into_par_iter().map(game).collect());
        let [a, b] = sides.each_ref().map(ToString::to_string);
        let mut row = LadderRow::new(&a, &b);
        results?.iter().for_each(|result| row.add(result));
        Ok(row)
    }
}
