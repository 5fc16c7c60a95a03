//! `principality solo`: computer players at the solo game.

use crate::bots::burgundy::arena::{self, SoloResult};
use crate::bots::ladder::Contestant;
use crate::cli::say;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::options::MARKER;
use lexopt::prelude::*;
use std::error::Error;
use std::time::Instant;

/// Usage text of the command.
pub(super) const USAGE: &str = "solo [--with LEVEL] [--marker N] [--games N] [--seed S]
      a level plays the solo game on boards 13a and 13b in turn, and the wins are counted; the
      level as for ladder, hard if not said; the marker starts on 50 if not said";

/// Plays the games and prints the results.
pub(super) fn run(mut arguments: lexopt::Parser) -> Result<(), Box<dyn Error>> {
    let mut player: Contestant<Burgundy> = "hard".parse()?;
    let (mut marker, mut games, mut seed) = (MARKER, 20, 1u64);
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("with") => player = arguments.value()?.string()?.parse()?,
            Long("marker") => marker = arguments.value()?.parse()?,
            Long("games") => games = arguments.value()?.parse()?,
            Long("seed") => seed = arguments.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let start = Instant::now();
    let mut clock = || start.elapsed().as_secs_f64();
    let mut results: Vec<(BoardId, Vec<SoloResult>)> =
        BoardId::all_solo().map(|board| (board, Vec::new())).collect();
    let boards = results.len() as u64;
    for game in 0..games {
        for (board, results) in results.iter_mut().skip((game % boards) as usize).take(1) {
            let seed = seed.wrapping_add(game / boards);
            results.push(arena::play_solo(&player, *board, marker, seed, &mut clock)?);
        }
    }
    let all: Vec<SoloResult> = results.iter().flat_map(|(_, results)| results).copied().collect();
    say(&format!("{player} alone, marker on {marker}, {}", summary(&all)))?;
    for (board, results) in &results {
        say(&format!("  13{}: {}", board.letter().unwrap_or('-'), summary(results)))?;
    }
    Ok(())
}

fn summary(results: &[SoloResult]) -> String {
    let count = results.len().max(1) as f64;
    let won: Vec<&SoloResult> = results.iter().filter(|result| result.won).collect();
    let spare: usize = won.iter().map(|result| result.turns_left).sum();
    let fields: u32 = results.iter().map(|result| result.fields).sum();
    let moves: u64 = results.iter().map(|result| result.effort.moves).sum();
    let seconds: f64 = results.iter().map(|result| result.effort.seconds).sum();
    format!(
        "{} games: {} won ({:.0} %) with {:.1} turns left, {:.1} fields filled, {:.2} s a move",
        results.len(),
        won.len(),
        100.0 * won.len() as f64 / count,
        spare as f64 / won.len().max(1) as f64,
        f64::from(fields) / count,
        seconds / moves.max(1) as f64,
    )
}
