//! Road on the command line: its options, and how a position is shown.

mod show;

use crate::bots::level::Level;
use crate::cli::Failure;
use crate::cli::game::CliGame;
use crate::cli::players;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::road::{Action, Decision, Road, View};
use lexopt::prelude::*;
use serde_json::Map;
use serde_json::Value as Json;
use std::io::{self, Write};

impl CliGame for Road {
    const OPTIONS: &'static str = "      --metropolises SIDE a (if not said) or b
      --row ROW           shuffled (if not said) or first-game";

    fn take(
        option: &str,
        parser: &mut lexopt::Parser,
        fields: &mut Map<String, Json>,
    ) -> Result<bool, Failure> {
        match option {
            "metropolises" | "row" => {
                fields.insert(option.to_owned(), parser.value()?.string()?.into());
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn choice(_view: &View, _seat: Seat, decision: &Decision) -> String {
        show::choice(decision)
    }

    fn show(view: &View, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        show::position(view, players, out)
    }

    fn think(
        view: &View,
        seat: Seat,
        level: Level,
        nodes: Option<u64>,
        number: u64,
    ) -> Option<Vec<Action>> {
        players::think::<Road>(view, seat, level, nodes, number)
    }
}
