//! Options of the game.

use serde::{Deserialize, Serialize};

/// The side of the metropolis cards, the same for the whole game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// All four alike: two more resources in each own turn.
    #[default]
    A,
    /// One more resource, and an advantage of its own each.
    B,
}

/// The initial row of open build cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstRow {
    /// The top five of the shuffled deck.
    #[default]
    Shuffled,
    /// The row that the rulebook recommends for a first game.
    FirstGame,
}

/// The options of a game. From outside they may hold any values; [`Options::checked`] checks them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Number of players, 3 or 4.
    pub players: u8,
    /// The side of the metropolises.
    pub metropolises: Side,
    /// The initial row.
    pub row: FirstRow,
}

/// Reason why options can't be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// Neither three nor four.
    #[error("this game is played by three or four players, not {0}; add or leave out seats")]
    Players(u8),
}

impl Default for Options {
    fn default() -> Self {
        Options { players: 3, metropolises: Side::A, row: FirstRow::Shuffled }
    }
}

impl Options {
    /// Checks and keeps options.
    ///
    /// # Errors
    /// If there are neither three nor four players.
    pub fn new(players: u8, metropolises: Side, row: FirstRow) -> Result<Options, OptionsError> {
        Options { players, metropolises, row }.checked()
    }

    /// These options, if they can be played.
    ///
    /// # Errors
    /// If there are neither three nor four players.
    pub const fn checked(self) -> Result<Options, OptionsError> {
        match self.players {
            3 | 4 => Ok(self),
            players => Err(OptionsError::Players(players)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_or_four_play() {
        for players in 0..=7 {
            let made = Options::new(players, Side::B, FirstRow::FirstGame);
            assert_eq!(made.is_ok(), players == 3 || players == 4);
        }
    }

    #[cfg(feature = "json")]
    #[test]
    fn the_number_of_players_alone_is_enough() {
        let read = |text: &str| serde_json::from_str::<Options>(text).ok();
        assert_eq!(read(r#"{"players": 4}"#), Some(Options { players: 4, ..Options::default() }));
        let full = r#"{"players": 3, "metropolises": "b", "row": "first-game"}"#;
        assert_eq!(read(full), Options::new(3, Side::B, FirstRow::FirstGame).ok());
        assert_eq!(read(r#"{"players": 3, "board": 1}"#), None);
    }
}
