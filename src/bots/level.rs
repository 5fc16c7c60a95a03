//! The levels of computer players in every game. Their parameters are the game's
//! ([`ComputerPlayer::skill`](crate::bots::player::ComputerPlayer::skill)).

use core::fmt;
use core::str::FromStr;

/// The strength of a computer player.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Level {
    /// For beginners: plays by rules of thumb and makes mistakes.
    Easy,
    /// A good opponent that answers at once.
    Medium,
    /// The best play within its time.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The level's key in wording files and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The level's number in rosters, from 1; 0 is a person.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Level::Easy => 1,
            Level::Medium => 2,
            Level::Hard => 3,
        }
    }

    /// The level with this number of a roster; `None` for 0. A number of a stronger level from a later version
    /// gives the strongest one known.
    #[must_use]
    pub const fn of_number(number: u8) -> Option<Level> {
        match number {
            0 => None,
            1 => Some(Level::Easy),
            2 => Some(Level::Medium),
            _ => Some(Level::Hard),
        }
    }
}

/// The error of a text that names no level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such level; levels are easy, medium and hard")]
pub struct NotALevel;

impl FromStr for Level {
    type Err = NotALevel;
    fn from_str(text: &str) -> Result<Level, NotALevel> {
        Level::ALL.into_iter().find(|level| level.key() == text).ok_or(NotALevel)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_rosters_name_levels_and_0_a_person() {
        for level in Level::ALL {
            assert_eq!(Level::of_number(level.number()), Some(level));
        }
        assert_eq!((Level::of_number(0), Level::of_number(200)), (None, Some(Level::Hard)));
    }
}
