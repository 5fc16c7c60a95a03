//! Options of the game: players, sheet, and the choice of start castles.

use crate::games::dice::SEATS;
use crate::games::dice::sheets::SheetId;
use serde::{Deserialize, Serialize};

/// The way start castles are chosen.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Castles {
    /// All at once and hidden; several may choose the same (rulebook page 4).
    #[default]
    Free,
    /// Openly in seat order, each a different one; for at most four (rulebook page 11).
    Different,
    /// One for all; the group agrees, and seat 1 enters it (rulebook page 12).
    Same,
}

impl Castles {
    /// All three ways.
    pub const ALL: [Castles; 3] = [Castles::Free, Castles::Different, Castles::Same];
}

/// Options of a game. [`Options::new`] checks them, and so does the game's start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Number of players, 1 to 5; 1 for the solo game.
    pub players: u8,
    /// The sheet of all players.
    pub sheet: SheetId,
    /// The way start castles are chosen; has no effect in the solo game.
    pub castles: Castles,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, sheet: SheetId::A, castles: Castles::Free }
    }
}

/// Reason why options can't be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// Too few or too many players.
    #[error("one to five people play, not {0}; change the number of players")]
    Players(u8),
    /// Different castles for more than four players.
    #[error(
        "a sheet has four castles, so five people can't all start from different ones; let four play, or choose the castles freely or all the same"
    )]
    FiveDifferent,
}

impl Options {
    /// Checks and keeps the options of a game.
    ///
    /// # Errors
    /// If they can't be played, with what to change.
    pub fn new(players: u8, sheet: SheetId, castles: Castles) -> Result<Options, OptionsError> {
        let options = Options { players, sheet, castles };
        options.validate()?;
        Ok(options)
    }

    /// Checks whether the options can be played.
    ///
    /// # Errors
    /// If not, with what to change.
    pub const fn validate(&self) -> Result<(), OptionsError> {
        if self.players == 0 || self.players as usize > SEATS {
            return Err(OptionsError::Players(self.players));
        }
        if matches!(self.castles, Castles::Different) && self.players > 4 {
            return Err(OptionsError::FiveDifferent);
        }
        Ok(())
    }

    /// True if this is the solo game (rulebook page 12).
    #[inline]
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }
}
