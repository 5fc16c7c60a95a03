//! Metadata of a game besides its moves: id in the library, origin, undo policy.

use crate::engine::link::Rival;
use core::fmt;
use core::str::FromStr;

/// A game's id in the library; 0 if it has none yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct GameId(pub u64);

impl GameId {
    /// True if the game has an id.
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

/// Limit on undo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Policy {
    /// Unlimited, as agreed by the players.
    #[default]
    Table,
    /// Not past the point where hidden information was revealed.
    Strict,
}

/// The game from which another one branched off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The other game.
    pub game: GameId,
    /// Number of moves shared by both.
    pub moves: usize,
}

/// Metadata of a game besides its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct About {
    /// Id in the library.
    pub id: GameId,
    /// Number of writes to the library, for detecting writes based on an older position.
    pub revision: u64,
    /// The game it branched off from.
    pub from: Option<Origin>,
    /// Limit on undo.
    pub policy: Policy,
    /// The result to beat, if the game was begun as a challenge.
    pub rival: Option<Rival>,
}
