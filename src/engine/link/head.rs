//! The head of a link, before its payload, and the check sum over both.

use crate::engine::link::error::GameName;

/// The format that is written.
pub const FORMAT: u16 = 1;

/// Length of the check sum in bytes.
pub(super) const CHECK: usize = 4;

/// The kinds of links.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Options, seed and players.
    Setup,
    /// A setup and the moves made since.
    Game,
    /// A setup and a result to beat.
    Challenge,
}

impl Kind {
    pub(super) const fn letter(self) -> char {
        match self {
            Kind::Setup => 's',
            Kind::Game => 'g',
            Kind::Challenge => 'c',
        }
    }

    pub(super) const fn of_letter(letter: u8) -> Option<Kind> {
        match letter {
            b's' => Some(Kind::Setup),
            b'g' => Some(Kind::Game),
            b'c' => Some(Kind::Challenge),
            _ => None,
        }
    }
}

/// The game and kind of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// The game's name; the game may be unknown here.
    pub game: GameName,
    /// The kind of the link.
    pub kind: Kind,
}

/// The low half of XXH3 (64 bits) over a text and the payload behind it, in little-endian order.
pub(super) fn check_sum(prefix: &[u8], payload: &[u8]) -> [u8; CHECK] {
    let all = [prefix, payload].concat();
    (xxhash_rust::xxh3::xxh3_64(&all) as u32).to_le_bytes()
}
