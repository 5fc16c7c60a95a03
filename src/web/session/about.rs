//! What a game is beside its moves: its place in the library, where it came from, its policy.

use crate::engine::link::Rival;
use core::fmt;
use core::str::FromStr;

/// Which game of the library; 0 stands for one that has no place in it yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct GameId(pub u64);

impl GameId {
    /// Whether the game has a place in the library.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ();
    fn from_str(text: &str) -> Result<GameId, ()> {
        let plain = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).map_err(drop)?;
        if plain && number != 0 { Ok(GameId(number)) } else { Err(()) }
    }
}

/// How far moves may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Policy {
    /// As the people at the table agree: everything.
    #[default]
    Table,
    /// Nothing past the moment in which something hidden came to light.
    Strict,
}

/// Where a game branched off: another one, after so many of its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The other game.
    pub game: GameId,
    /// How many of its moves both share.
    pub moves: usize,
}

/// What a game is beside its moves: its place in the library, where it came from, its policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct About {
    /// Its place in the library.
    pub id: GameId,
    /// Counts the writes to the library, so that no older position takes the place of a newer one:
    /// the one that was read.
    pub revision: u64,
    /// Where it branched off.
    pub from: Option<Origin>,
    /// How far moves may be taken back.
    pub policy: Policy,
    /// Whose result at the same table is to be beaten, where the game was begun as a challenge.
    pub rival: Option<Rival>,
}
