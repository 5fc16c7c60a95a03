//! The dice game on the command line: its options, how a position is shown, and its sheets.

mod sheets;
mod show;

use crate::bots::level::Level;
use crate::cli::Failure;
use crate::cli::game::{CliGame, OwnRequest};
use crate::cli::players;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::dice::contract::Decision;
use crate::games::dice::{Action, Dice, View};
use lexopt::ValueExt;
use serde_json::{Map, Value};
use std::io::{self, Write};

impl CliGame for Dice {
    const OPTIONS: &'static str = "      --sheet LETTER      a (if not said) to f, the same for all
      --castles HOW       start castles: free (if not said), different (at most four players), same";

    const REQUESTS: &'static [OwnRequest] =
        &[OwnRequest { name: "sheet", fields: &["sheet"], answer: sheets::answer }];

    fn take(
        option: &str,
        parser: &mut lexopt::Parser,
        fields: &mut Map<String, Value>,
    ) -> Result<bool, Failure> {
        let wanted = matches!(option, "sheet" | "castles");
        if wanted {
            let value = parser.value()?.string()?.to_ascii_lowercase();
            fields.insert(option.to_owned(), value.into());
        }
        Ok(wanted)
    }

    fn choice(_view: &View, _seat: Seat, decision: &Decision) -> String {
        let choice = match decision {
            Decision::Start { .. } => "a start castle",
            Decision::Goods { .. } => "whether to sell goods",
            Decision::Turn { .. } => "a combination, or a worker",
            Decision::Second { .. } => "a second combination for a silver, or none",
        };
        choice.to_owned()
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
        players::think::<Dice>(view, seat, level, nodes, number)
    }
}
