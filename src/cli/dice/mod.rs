//! The dice game on the command line: its options, the display of positions, and its sheets.

mod options;
mod requests;
mod show;

use crate::cli::game::{CliGame, Computer, OwnOptions, OwnRequest};
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::dice::contract::Decision;
use crate::games::dice::{Dice, View};
use std::io::{self, Write};

impl CliGame for Dice {
    const COMPUTER: Option<Computer<Self>> = Some(Computer::OF);
    const OPTIONS: OwnOptions = options::OPTIONS;

    const REQUESTS: &'static [OwnRequest] =
        &[OwnRequest { name: "sheet", fields: &["sheet"], answer: requests::sheet }];

    fn choice(_view: &View, _seat: Seat, decision: &Decision) -> String {
        show::choice(decision)
    }

    fn show(view: &View, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        show::position(view.known(), players, out)
    }
}
