//! Princes on the command line: its options, and how a position is shown.

mod options;
mod show;

use crate::bots::level::Level;
use crate::cli::Failure;
use crate::cli::game::CliGame;
use crate::cli::players;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::princes::{Action, Decision, Princes, View};
use serde_json::{Map, Value};
use std::io::{self, Write};

impl CliGame for Princes {
    const OPTIONS: &'static str = options::USAGE;

    fn take(
        option: &str,
        parser: &mut lexopt::Parser,
        fields: &mut Map<String, Value>,
    ) -> Result<bool, Failure> {
        options::take(option, parser, fields)
    }

    fn choice(view: &View, seat: Seat, decision: &Decision) -> String {
        show::choice(view.position(), seat, decision)
    }

    fn show(view: &View, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        show::position(view.position(), players, out)
    }

    fn think(
        view: &View,
        seat: Seat,
        level: Level,
        nodes: Option<u64>,
        number: u64,
    ) -> Option<Vec<Action>> {
        players::think::<Princes>(view, seat, level, nodes, number)
    }
}
