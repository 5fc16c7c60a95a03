//! Who plays on the command line: chance, or the computer players' levels.

use crate::bots::burgundy::player;
use crate::bots::level::Level;
use crate::bots::thinker::Thinker;
use crate::engine::actions::Actions;
use crate::engine::chance::Chance;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use crate::games::burgundy::{Action, Burgundy, View};
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
        /// How many positions it may visit for a turn.
        nodes: u64,
    },
}

/// Why a text names no player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("players are random, easy, medium, hard, or a level with its budget (hard:100000)")]
pub struct NoPlayer;

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
            None => level.default_nodes(),
            Some(nodes) => nodes.parse().map_err(|_| NoPlayer)?,
        };
        Ok(Kind::Level { level, nodes })
    }
}

/// What the seat does: one action, or all those of its turn. A player is given its view and nothing
/// else; `number` settles what a random player draws and a thinking one imagines.
#[must_use]
pub fn choose(kind: Kind, view: &View, number: u64) -> Vec<Action> {
    let seat: Seat = view.seat();
    match kind {
        Kind::Random => {
            // The open part of a view is true, and legal actions read nothing else.
            let mut list = Actions::new();
            Burgundy::legal(view.known(), seat, &mut list);
            Chance::of_number(number, u64::from(seat.0)).pick(&list).into_iter().collect()
        }
        Kind::Level { level, nodes } => {
            let skill = level.skill();
            let judge = player(&skill, number);
            let mut thinker =
                Thinker::<Burgundy, _>::new(&judge, view.clone(), seat, skill, number, nodes);
            thinker.finish();
            thinker.advice().actions
        }
    }
}
