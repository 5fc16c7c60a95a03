//! Burgundy on the command line: its options, the display of positions, and its boards.

mod options;
mod requests;
mod show;
mod solo;
mod train;

use crate::cli::LongCommand;
use crate::cli::game::{CliGame, Computer, OwnOptions, OwnRequest};
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::burgundy::{Burgundy, Decision, View};
use std::io::{self, Write};

impl CliGame for Burgundy {
    const COMPUTER: Option<Computer<Self>> = Some(Computer::OF);
    const OPTIONS: OwnOptions = options::OPTIONS;

    const REQUESTS: &'static [OwnRequest] =
        &[OwnRequest { name: "board", fields: &["board"], answer: requests::board }];

    const COMMANDS: &'static [LongCommand] = &[
        LongCommand { name: "solo", usage: solo::USAGE, run: solo::run },
        LongCommand { name: "train", usage: train::USAGE, run: train::run },
        LongCommand { name: "openings", usage: train::OPENINGS_USAGE, run: train::openings },
    ];

    fn choice(view: &View, _seat: Seat, decision: &Decision) -> String {
        show::choice(view.known(), decision)
    }

    fn show(view: &View, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
        show::position(view.known(), players, out)
    }
}
