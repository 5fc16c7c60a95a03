//! Road on the command line: its options, and the display of positions.

mod options;
mod show;

use crate::cli::game::{CliGame, Computer, OwnOptions};
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::road::{Decision, Road, View};
use std::io::{self, Write};

impl CliGame for Road {
    const COMPUTER: Option<Computer<Self>> = Some(Computer::OF);
    const OPTIONS: OwnOptions = options::OPTIONS;

    fn choice(_view: &View, _seat: Seat, decision: &Decision) -> String {
        show::choice(decision)
    }

    fn show(view: &View, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        show::position(view, players, out)
    }
}
