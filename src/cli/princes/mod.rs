//! Princes on the command line: its options, and the display of positions.

mod options;
mod show;

use crate::cli::game::{CliGame, Computer, OwnOptions};
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::princes::{Decision, Princes, View};
use std::io::{self, Write};

impl CliGame for Princes {
    const COMPUTER: Option<Computer<Self>> = Some(Computer::OF);
    const OPTIONS: OwnOptions = options::OPTIONS;

    fn choice(view: &View, seat: Seat, decision: &Decision) -> String {
        show::choice(view.position(), seat, decision)
    }

    fn show(view: &View, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        show::position(view.position(), players, out)
    }
}
