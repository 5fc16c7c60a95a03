//! Who plays on the command line: chance, or the computer players' levels.

use crate::bots::level::Level;
use crate::bots::player::{self, ComputerPlayer, Question};
use crate::cli::game::CliGame;
use crate::engine::chance::{Chance, Draw};
use crate::engine::seat::Seat;
use std::str::FromStr;

/// A player by name: `random`, or a level with its budget (`hard`, `hard:100000`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Chooses among what is legal by chance alone.
    Random,
    /// Thinks.
    Level {
        /// How well.
        level: Level,
        /// How many positions it may visit for a turn; as the game holds right unless told otherwise.
        nodes: Option<u64>,
    },
}

/// Why a text names no player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("players are random, easy, medium, hard, or a level with its budget (hard:100000)")]
pub struct NoPlayer;

/// A game without computer players.
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

/// What a random player imagines is drawn from a stream of its own.
const IMAGINED: u64 = 1 << 8;

/// What the seat does: one action, or all those of its turn. A player is given its view and nothing
/// else; `number` settles what a random player draws and a thinking one imagines.
///
/// # Errors
/// If the game has no player that thinks.
pub fn choose<G: CliGame>(
    kind: Kind,
    view: &G::View,
    seat: Seat,
    number: u64,
) -> Result<Vec<G::Action>, NoThinker> {
    match kind {
        Kind::Random => {
            // What a seat may choose is the same in every position that agrees with its view.
            let stream = u64::from(seat.0);
            let state = G::determinize(view, &mut Chance::of_number(number, IMAGINED | stream));
            let mut list = G::Actions::default();
            G::legal(&state, seat, &mut list);
            Ok(Chance::of_number(number, stream).pick(&list).into_iter().collect())
        }
        Kind::Level { level, nodes } => {
            G::think(view, seat, level, nodes, number).ok_or(NoThinker(G::NAME))
        }
    }
}

/// What a computer player does when it has thought to the end: what most games answer to
/// [`CliGame::think`].
pub fn think<G: ComputerPlayer>(
    view: &G::View,
    seat: Seat,
    level: Level,
    nodes: Option<u64>,
    seed: u64,
) -> Option<Vec<G::Action>> {
    let (view, skill) = (view.clone(), G::skill(level));
    let nodes = nodes.unwrap_or(u64::from(G::nodes(level)));
    Some(player::choose::<G>(Question { view, seat, skill, seed, nodes }))
}
