//! The tables of points, and the sources of points.

use crate::engine::total::At;
use crate::games::dice::colours::Colour;
use serde::{Deserialize, Serialize};

/// Phases of a game.
pub const PHASES: usize = 3;
/// Boxes of a time column.
pub const BOXES: u8 = 10;
/// Rounds of each phase in the solo game.
pub const SOLO_ROUNDS: u8 = 8;
/// Maximum number of rounds of a game: a box a round.
pub const MOST_ROUNDS: usize = PHASES * BOXES as usize;
/// Points for each good that is sold.
pub const GOODS_POINTS: u8 = 2;

/// Points of finished regions of one to four fields, in phases I, II and III (rulebook page 3).
const REGIONS: [[u8; PHASES]; 4] = [[1, 1, 1], [4, 3, 2], [8, 6, 4], [13, 10, 7]];

/// Points of a region of this size, finished in a phase from 0. No region has more than four fields.
#[inline]
#[must_use]
pub fn region_points(size: u32, phase: u8) -> u8 {
    let row = REGIONS.get((size as usize).wrapping_sub(1));
    row.map_or(0, |row| row.at(usize::from(phase)))
}

/// Points for a completed colour: the larger value and the smaller one.
#[must_use]
pub const fn completion_points(colour: Colour) -> [u8; 2] {
    match colour {
        Colour::Orange => [6, 3],
        Colour::Yellow | Colour::Blue => [4, 2],
        Colour::Purple => [3, 2],
        Colour::Grey | Colour::Green => [3, 1],
    }
}

/// A source of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The start castle.
    Start,
    /// A finished river.
    Rivers,
    /// A finished mine.
    Mines,
    /// A finished city.
    Cities,
    /// A finished monastery.
    Monasteries,
    /// A castle.
    Castles,
    /// A finished pasture.
    Pastures,
    /// The bonus of a pasture: its points once more.
    PasturesAgain,
    /// Goods that were sold.
    Goods,
    /// A completed colour.
    Colours,
}

/// Number of sources.
pub const SOURCES: usize = 10;

impl Source {
    /// All sources, in the order of the score sheet.
    pub const ALL: [Source; SOURCES] = [
        Source::Start,
        Source::Rivers,
        Source::Mines,
        Source::Cities,
        Source::Monasteries,
        Source::Castles,
        Source::Pastures,
        Source::PasturesAgain,
        Source::Goods,
        Source::Colours,
    ];

    /// The source as an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of the score sheet's row.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Source::Start => "start",
            Source::Rivers => "rivers",
            Source::Mines => "mines",
            Source::Cities => "cities",
            Source::Monasteries => "monasteries",
            Source::Castles => "castles",
            Source::Pastures => "pastures",
            Source::PasturesAgain => "pastures-again",
            Source::Goods => "goods",
            Source::Colours => "colours",
        }
    }

    /// The source of a finished region of the colour.
    #[inline]
    #[must_use]
    pub const fn of_region(colour: Colour) -> Source {
        match colour {
            Colour::Blue => Source::Rivers,
            Colour::Grey => Source::Mines,
            Colour::Orange => Source::Cities,
            Colour::Purple => Source::Monasteries,
            Colour::Green => Source::Castles,
            Colour::Yellow => Source::Pastures,
        }
    }
}

/// The rulebook's grade for a solo game's points (page 12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// More than 50.
    Good,
    /// More than 60.
    VeryGood,
    /// More than 70.
    Top,
}

impl Grade {
    /// The grade for these points, if they are enough for one.
    #[must_use]
    pub const fn of_points(points: i32) -> Option<Grade> {
        match points {
            71.. => Some(Grade::Top),
            61.. => Some(Grade::VeryGood),
            51.. => Some(Grade::Good),
            _ => None,
        }
    }

    /// The name in wording keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Good => "good",
            Grade::VeryGood => "very-good",
            Grade::Top => "top",
        }
    }
}
