//! Players on the command line: random players and the computer players' levels.

use crate::bots::level::Level;
use crate::cli::game::CliGame;
use crate::engine::chance::{Chance, Draw};
use crate::engine::seat::Seat;
use std::str::FromStr;

/// A player by name: `random`, or a level with its budget (`hard`, `hard:100000`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Chooses a random legal action.
    Random,
    /// A computer player.
    Level {
        /// The level.
        level: Level,
        /// Maximum number of positions visited in a turn; by default the game's own budget.
        nodes: Option<u64>,
    },
}

/// The error of a text that names no player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("players are random, easy, medium, hard, or a level with its budget (hard:100000)")]
pub struct NoPlayer;

/// The error of a game without computer players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the game {0} has no computer players; \"random\" plays every game")]
pub struct NoThinker(&'static str);

impl FromStr for Kind {
    type Err = NoPlayer;

    fn from_str(text: &str) -> Result<Kind, NoPlayer> {
        if text == "random" {
            return Ok(Kind::Random);
        }
        let (level, nodes) =
            text.split_once(':').map_or((text, None), |(level, nodes)| (level, Some(nodes)));
        let level: Level = level.parse().map_err(|_| NoPlayer)?;
        let nodes = match nodes {
            None => None,
            Some(nodes) => Some(nodes.parse().map_err(|_| NoPlayer)?),
        };
        Ok(Kind::Level { level, nodes })
    }
}

/// The stream of a random player's imagined positions.
const IMAGINED: u64 = 1 << 8;

/// The moves of a player at the seat: one action, or all those of its turn. The player receives its view alone;
/// `number` determines the draws of a random player and the imagined positions of a computer player.
///
/// # Errors
/// If the game has no computer players.
pub fn choose<G: CliGame>(
    kind: Kind,
    view: &G::View,
    seat: Seat,
    number: u64,
) -> Result<Vec<G::Action>, NoThinker> {
    match kind {
        Kind::Random => {
            // The legal actions of a seat are the same in every position that agrees with its view.
            let stream = u64::from(seat.0);
            let state = G::determinize(view, &mut Chance::of_number(number, IMAGINED | stream));
            let mut list = G::Actions::default();
            G::legal(&state, seat, &mut list);
            Ok(Chance::of_number(number, stream).pick(&list).into_iter().collect())
        }
        Kind::Level { level, nodes } => {
            let computer = G::COMPUTER.ok_or(NoThinker(G::NAME))?;
            Ok((computer.think)(view, seat, level, nodes, number))
        }
    }
}
