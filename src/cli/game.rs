//! Additions of a game for the command line.

use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, choose_at};
use crate::cli::analyzed::{Analyzed, analyze};
use crate::cli::{Failure, LongCommand};
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::json::{Fields, Misfit, to_value};
use crate::engine::seat::Seat;
use lexopt::ValueExt;
use serde_json::{Map, Value};
use std::io::{self, Write};

/// A game on the command line and in the protocol. All items have defaults: with an empty implementation,
/// options are given and positions shown as JSON.
pub trait CliGame: Game {
    /// The game's own options.
    const OPTIONS: OwnOptions = OwnOptions::NONE;

    /// The game's own requests of the protocol.
    const REQUESTS: &'static [OwnRequest] = &[];

    /// The game's own commands.
    const COMMANDS: &'static [LongCommand] = &[];

    /// The open choice of a seat, as the end of a sentence.
    fn choice(_view: &Self::View, _seat: Seat, decision: &Self::Decision) -> String {
        to_value(decision).to_string()
    }

    /// Shows a view as text, below the lines common to all games.
    ///
    /// # Errors
    /// If it can't be written.
    fn show(view: &Self::View, _players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{:#}", to_value(view))
    }

    /// Its computer players; `None` if it has none.
    const COMPUTER: Option<Computer<Self>> = None;
}

/// Adds the value of an option to the fields of the JSON options; `false` if it is another option.
pub type TakeOption =
    fn(&str, &mut lexopt::Parser, &mut Map<String, Value>) -> Result<bool, Failure>;

/// A game's own options of a new game.
#[derive(Clone, Copy)]
pub struct OwnOptions {
    /// Help on the options, a line each.
    pub usage: &'static str,
    /// Options whose value is a word: the field of the same name.
    pub words: &'static [&'static str],
    /// Options whose value is a list of words with commas between.
    pub lists: &'static [&'static str],
    /// Takes one of the other options.
    pub take: TakeOption,
}

impl OwnOptions {
    /// No options.
    pub const NONE: OwnOptions =
        OwnOptions { usage: "", words: &[], lists: &[], take: |_, _, _| Ok(false) };

    /// Adds the value of an option to the fields of the JSON options; `false` if it is not one of these.
    ///
    /// # Errors
    /// If the value is missing or not one of the option.
    pub fn take(
        &self,
        option: &str,
        parser: &mut lexopt::Parser,
        fields: &mut Map<String, Value>,
    ) -> Result<bool, Failure> {
        let value: Value = if self.words.contains(&option) {
            parser.value()?.string()?.into()
        } else if self.lists.contains(&option) {
            parser.value()?.string()?.split(',').collect()
        } else {
            return (self.take)(option, parser, fields);
        };
        fields.insert(option.to_owned(), value);
        Ok(true)
    }
}

/// The computer players of a game; [`Computer::OF`] for most games.
pub struct Computer<G: Game> {
    /// Their moves.
    pub think: Think<G>,
    /// Their analysis.
    pub analyze: Analyze<G>,
}

impl<G: ComputerPlayer> Computer<G> {
    /// The computer players of the floor below.
    pub const OF: Computer<G> = Computer { think: think::<G>, analyze: analyze::<G> };
}

/// The analysis of a game, with a budget of positions for a decision and a number of draws that each draw is compared
/// with (`None`: the defaults).
pub type Analyze<G> = fn(&Journal<G>, Option<u32>, Option<u16>) -> Result<Analyzed, Failure>;

/// The moves of a computer player: one action, or all those of its turn. The player receives its view alone; the number
/// of positions visited is limited (`None`: the default), and the last number determines its imagined positions.
pub type Think<G> =
    fn(&<G as Game>::View, Seat, Level, Option<u64>, u64) -> Vec<<G as Game>::Action>;

/// The moves of a computer player after a complete search: the implementation of [`Computer::think`] for most
/// games.
pub fn think<G: ComputerPlayer>(
    view: &G::View,
    seat: Seat,
    level: Level,
    nodes: Option<u64>,
    seed: u64,
) -> Vec<G::Action> {
    let nodes = nodes.unwrap_or(u64::from(G::nodes(level)));
    choose_at::<G>(view, seat, level, seed, nodes)
}

/// A request of the protocol about the components of a single game; it needs no position and reveals nothing of
/// one.
#[derive(Debug, Clone, Copy)]
pub struct OwnRequest {
    /// The request's name.
    pub name: &'static str,
    /// The request's fields.
    pub fields: &'static [&'static str],
    /// The function that answers it.
    pub answer: fn(&Fields<'_>) -> Result<Map<String, Value>, Misfit>,
}
