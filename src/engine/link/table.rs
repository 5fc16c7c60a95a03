//! The setup in a link, read without any rules: game, options, seed and players. Lists and challenges need no more, and
//! so no game's code.

use crate::engine::journal::roster::Roster;
use crate::engine::link::MAX_OPTIONS;
use crate::engine::link::bytes::{Reader, write_bytes, write_number};
use crate::engine::link::envelope::{close, uncover};
use crate::engine::link::error::{Contents, GameName, WriteError};
use crate::engine::link::head::Kind;
use crate::engine::link::setup::{read_roster, read_seed, write_roster};
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::seed::{MAX_SEED, Seed};

/// The setup of a link, with the options as bytes that only the game's rules can read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkedTable {
    /// The game's name; the game may be unknown here.
    pub game: GameName,
    /// The version of its rules.
    pub rules: u16,
    /// The options in postcard.
    pub options: Vec<u8>,
    /// The seed of the game's chance.
    pub seed: Seed,
    /// The players by seat.
    pub roster: Roster,
}

impl LinkedTable {
    /// True if both have the same game, options and seed, and this one the other's computer players. Seats of people at
    /// the other table may be anybody's.
    #[must_use]
    pub fn plays_as(&self, other: &LinkedTable) -> bool {
        let is_same = |seat: Seat| {
            let computer = other.roster.computer(seat);
            computer.is_none() || self.roster.computer(seat) == computer
        };
        let nobodys = |table: &LinkedTable| LinkedTable { roster: Roster::new(), ..table.clone() };
        nobodys(self) == nobodys(other) && Seat::first(MAX_SEATS as u8).all(is_same)
    }

    /// The setup as a link.
    ///
    /// # Errors
    /// If the text would be too long.
    pub fn link(&self) -> Result<String, WriteError> {
        let mut payload = Vec::new();
        self.write(&mut payload);
        close(&self.game, Kind::Setup, payload)
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        write_number(out, u64::from(self.rules));
        write_bytes(out, &self.options);
        write_bytes(out, self.seed.as_str().as_bytes());
        write_roster(out, &self.roster);
    }

    pub(super) fn read(game: GameName, reader: &mut Reader<'_>) -> Result<LinkedTable, Contents> {
        Ok(LinkedTable {
            game,
            rules: reader.at_most(usize::from(u16::MAX), Contents::Number)? as u16,
            options: reader.bytes(MAX_OPTIONS, Contents::Options)?.to_vec(),
            seed: read_seed(reader.bytes(MAX_SEED, Contents::Seed)?).ok_or(Contents::Seed)?,
            roster: read_roster(reader)?,
        })
    }
}

/// The setup in a setup link or game link; `None` if the text is neither, or is damaged.
#[must_use]
pub fn table_of(text: &str) -> Option<LinkedTable> {
    let (head, payload) = uncover(text).ok()?;
    let is_here = matches!(head.kind, Kind::Setup | Kind::Game);
    is_here.then(|| LinkedTable::read(head.game, &mut Reader::new(&payload)).ok())?
}
