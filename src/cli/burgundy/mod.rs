//! Burgundy on the command line: its options, how a position is shown, and its boards.

mod boards;
mod options;
mod show;

use crate::bots::level::Level;
use crate::cli::Failure;
use crate::cli::game::{CliGame, OwnRequest};
use crate::cli::players;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::burgundy::{Action, Burgundy, Decision, View};
use serde_json::{Map, Value};
use std::io::{self, Write};

impl CliGame for Burgundy {
    const OPTIONS: &'static str = options::USAGE;

    const REQUESTS: &'static [OwnRequest] =
        &[OwnRequest { name: "board", fields: &["board"], answer: boards::answer }];

    fn take(
        option: &str,
        parser: &mut lexopt::Parser,
        fields: &mut Map<String, Value>,
    ) -> Result<bool, Failure> {
        options::take(option, parser, fields)
    }

    fn choice(view: &View, _seat: Seat, decision: &Decision) -> String {
        show::choice(view.known(), decision)
    }

    fn show(view: &View, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        show::position(view.known(), players, out)
    }

    fn think(
        view: &View,
        seat: Seat,
        level: Level,
        nodes: Option<u64>,
        number: u64,
    ) -> Option<Vec<Action>> {
        players::think::<Burgundy>(view, seat, level, nodes, number)
    }
}
