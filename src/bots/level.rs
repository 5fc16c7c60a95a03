//! The levels: how far each looks, and how much it may think.

use crate::bots::futures::Foresight;
use crate::bots::turn::Breadth;
use core::fmt;
use core::str::FromStr;

/// How well a computer player plays.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Level {
    /// Goes by rules of thumb and misses things.
    Easy,
    /// Searches its whole turn with what self-play has learnt.
    Medium,
    /// Searches its whole turn and plays the best ways on into imagined futures.
    Hard,
}

/// What a level does with a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// The turn's search.
    pub breadth: Breadth,
    /// Imagined futures, if it looks beyond its turn.
    pub foresight: Option<Foresight>,
    /// By how much its judgement of a position may be off either way, in thousandths of a point.
    pub haze: u32,
    /// What its judgement stands on.
    pub lore: Lore,
}

/// What a judgement stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lore {
    /// Rules of thumb.
    Thumb,
    /// What self-play has learnt of the plain game, and nothing of what extensions change: for
    /// comparison.
    Plain,
    /// All that self-play has learnt.
    Learnt,
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

    /// The level with this number of a roster. A number that a later version gave to a stronger level
    /// is played by the strongest that there is; 0 is nobody's.
    #[must_use]
    pub const fn of_number(number: u8) -> Option<Level> {
        match number {
            0 => None,
            1 => Some(Level::Easy),
            2 => Some(Level::Medium),
            _ => Some(Level::Hard),
        }
    }

    /// How many nodes it spends on a turn unless told otherwise. Easy and medium stop by themselves
    /// before that.
    #[must_use]
    pub const fn default_nodes(self) -> u64 {
        match self {
            Level::Easy => 10_000,
            Level::Medium => 50_000,
            Level::Hard => 200_000,
        }
    }

    /// What it does with a turn.
    #[must_use]
    pub const fn skill(self) -> Skill {
        match self {
            Level::Easy => Skill {
                breadth: Breadth { beam: 1, ends: 4 },
                foresight: None,
                haze: 1000,
                lore: Lore::Thumb,
            },
            Level::Medium => Skill {
                breadth: Breadth { beam: 24, ends: 8 },
                foresight: None,
                haze: 0,
                lore: Lore::Learnt,
            },
            Level::Hard => Skill {
                breadth: Breadth { beam: 80, ends: 24 },
                foresight: Some(Foresight {
                    ways: 16,
                    margin: 8000,
                    turns: 2,
                    own_beam: 4,
                    other_beam: 1,
                    rivalry: 60,
                }),
                haze: 0,
                lore: Lore::Learnt,
            },
        }
    }
}

/// Why a text names no level.
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
