//! What a link tells of its table before any rules are asked: which game, with which options, from which seed,
//! and who sits where. Lists and challenges need no more, and so no game's part.

use crate::engine::journal::roster::Roster;
use crate::engine::link::MAX_OPTIONS;
use crate::engine::link::bytes::{Reader, write_bytes, write_number};
use crate::engine::link::envelope::{Kind, close, unchecked};
use crate::engine::link::error::{Contents, GameName, WriteError};
use crate::engine::link::setup::{read_roster, read_seed, write_roster};
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::seed::{MAX_SEED, Seed};

/// The table of a link, with the options as bytes: what they mean, only the game's rules know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkedTable {
    /// The game's name; whether there is such a game, the floors above know.
    pub game: GameName,
    /// The version of its rules.
    pub rules: u16,
    /// The options in postcard.
    pub options: Vec<u8>,
    /// What chance grows from.
    pub seed: Seed,
    /// Who sits where.
    pub roster: Roster,
}

impl LinkedTable {
    /// Whether both play the same: the same game, options, seed and computer players, whatever the people
    /// are called.
    #[must_use]
    pub fn plays_as(&self, other: &LinkedTable) -> bool {
        let computers = |table: &LinkedTable| {
            Seat::first(MAX_SEATS as u8).fold(Roster::new(), |roster, seat| {
                roster.with_computer(seat, table.roster.computer(seat).unwrap_or(0))
            })
        };
        let nameless =
            |table: &LinkedTable| LinkedTable { roster: computers(table), ..table.clone() };
        nameless(self) == nameless(other)
    }

    /// The table as a setup link.
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

/// The table that a setup link or a game link begins at; nothing if the text is neither. For lists of what is kept:
/// whether the text is whole shows when it is opened.
#[must_use]
pub fn table_of(text: &str) -> Option<LinkedTable> {
    let (head, payload) = unchecked(text)?;
    let is_here = matches!(head.kind, Kind::Setup | Kind::Game);
    is_here.then(|| LinkedTable::read(head.game, &mut Reader::new(&payload)).ok())?
}
