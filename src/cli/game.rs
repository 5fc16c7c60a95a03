//! What the command line needs of a game beyond its rules.

use crate::bots::level::Level;
use crate::cli::Failure;
use crate::engine::game::Game;
use crate::engine::journal::roster::Roster;
use crate::engine::json::{Fields, Misfit, to_value};
use crate::engine::seat::Seat;
use serde_json::{Map, Value};
use std::io::{self, Write};

/// A game on the command line and in the protocol. Everything has a usual answer: an empty implementation
/// is a game whose options are given as JSON and whose positions are shown as JSON.
pub trait CliGame: Game {
    /// Help on the options of a new game that are this game's own, a line each; empty for none.
    const OPTIONS: &'static str = "";

    /// Requests of the protocol that are this game's own.
    const REQUESTS: &'static [OwnRequest] = &[];

    /// Takes an option of a new game that is this game's own and puts what it says among the fields of
    /// the options in JSON; says whether it did.
    ///
    /// # Errors
    /// If the option's value is none.
    fn take(
        _option: &str,
        _parser: &mut lexopt::Parser,
        _fields: &mut Map<String, Value>,
    ) -> Result<bool, Failure> {
        Ok(false)
    }

    /// What a seat must choose, as the end of a sentence.
    fn choice(_view: &Self::View, _seat: Seat, decision: &Self::Decision) -> String {
        to_value(decision).to_string()
    }

    /// Shows a view as text, below what is told of every game.
    ///
    /// # Errors
    /// If it can't be written.
    fn show(view: &Self::View, _players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{:#}", to_value(view))
    }

    /// What a computer player does: one action, or all those of its turn. It is given its view and
    /// nothing else; `nodes` is how many positions it may visit (`None`: as many as usual), and `number`
    /// settles what it imagines.
    /// `None` where the game has no computer players.
    fn think(
        _view: &Self::View,
        _seat: Seat,
        _level: Level,
        _nodes: Option<u64>,
        _number: u64,
    ) -> Option<Vec<Self::Action>> {
        None
    }
}

/// A request of the protocol that one game answers, from what its box holds: it needs no position and
/// tells nothing of one.
#[derive(Debug, Clone, Copy)]
pub struct OwnRequest {
    /// What it is called.
    pub name: &'static str,
    /// The fields that it knows.
    pub fields: &'static [&'static str],
    /// What answers it.
    pub answer: fn(&Fields<'_>) -> Result<Map<String, Value>, Misfit>,
}
