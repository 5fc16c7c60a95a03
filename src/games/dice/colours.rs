//! Colours of fields and dice, and the bonuses that finished regions give.

use crate::games::dice::sets::small_set;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A colour of fields and dice, in the order in which completed colours score at a round's end.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Rivers.
    #[default]
    Blue,
    /// Mines.
    Grey,
    /// Cities.
    Orange,
    /// Monasteries.
    Purple,
    /// Castles.
    Green,
    /// Pastures.
    Yellow,
}

/// Number of colours.
pub const COLOURS: usize = 6;

impl Colour {
    /// All six.
    pub const ALL: [Colour; COLOURS] =
        [Colour::Blue, Colour::Grey, Colour::Orange, Colour::Purple, Colour::Green, Colour::Yellow];

    /// The colour as an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour with this index modulo 6.
    #[inline]
    #[must_use]
    pub const fn of_index(index: usize) -> Colour {
        match index % COLOURS {
            0 => Colour::Blue,
            1 => Colour::Grey,
            2 => Colour::Orange,
            3 => Colour::Purple,
            4 => Colour::Green,
            _ => Colour::Yellow,
        }
    }

    /// The name in records, on the command line and in wording keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Grey => "grey",
            Colour::Orange => "orange",
            Colour::Purple => "purple",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }

    /// The numbers that fields of this colour can take at all (rulebook pages 6, 7).
    #[inline]
    #[must_use]
    pub const fn numbers(self) -> Numbers {
        match self {
            Colour::Purple => Numbers(0b000_0110),
            Colour::Grey => Numbers(0b001_1000),
            Colour::Blue => Numbers(0b110_0000),
            Colour::Orange | Colour::Green | Colour::Yellow => Numbers::ALL,
        }
    }

    /// The bonus of a finished region of this colour, if it is the same for all of them: castles give that of
    /// their square, pastures count twice instead.
    #[must_use]
    pub const fn bonus(self) -> Option<Bonus> {
        match self {
            Colour::Purple => Some(Bonus::Monk),
            Colour::Grey => Some(Bonus::Silver),
            Colour::Blue => Some(Bonus::Goods),
            Colour::Orange => Some(Bonus::Worker),
            Colour::Green | Colour::Yellow => None,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The error of a text that names no colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such colour; colours are blue, grey, orange, purple, green and yellow")]
pub struct NotAColour;

impl FromStr for Colour {
    type Err = NotAColour;
    fn from_str(text: &str) -> Result<Colour, NotAColour> {
        Colour::ALL.into_iter().find(|colour| colour.key() == text).ok_or(NotAColour)
    }
}

/// A bonus: a circle that can be crossed out for an effect.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// One colour die counts as another colour.
    #[default]
    Monk,
    /// A second combination.
    Silver,
    /// Sold after a double hourglass: one silver and 2 points.
    Goods,
    /// One number die counts as another number.
    Worker,
}

/// Number of kinds of bonus.
pub const BONUSES: usize = 4;

impl Bonus {
    /// All four, from the top of the sheet down.
    pub const ALL: [Bonus; BONUSES] = [Bonus::Monk, Bonus::Silver, Bonus::Goods, Bonus::Worker];

    /// The bonus as an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in wording keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Bonus::Monk => "monk",
            Bonus::Silver => "silver",
            Bonus::Goods => "goods",
            Bonus::Worker => "worker",
        }
    }

    /// Number of circles of the bonus in the row of its own colour; the green row has one more of each. Our own
    /// choice: the rulebook gives no number. Only workers can run out.
    #[inline]
    #[must_use]
    pub const fn circles(self) -> u8 {
        match self {
            Bonus::Monk => 4,
            Bonus::Silver => 6,
            Bonus::Goods => 3,
            Bonus::Worker => 9,
        }
    }
}

small_set! {
    /// A set of colours.
    ColourSet of Colour, |index| Colour::of_index(index as usize)
}

small_set! {
    /// A set of numbers from 1 to 6.
    Numbers of u8, |index| index
}

impl ColourSet {
    /// All colours.
    pub const ALL: ColourSet = ColourSet(0b11_1111);
}

impl Numbers {
    /// All numbers of a die.
    pub const ALL: Numbers = Numbers(0b111_1110);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indexes_and_names_lead_back() {
        for colour in Colour::ALL {
            assert_eq!(Colour::of_index(colour.index()), colour);
            assert_eq!(colour.key().parse(), Ok(colour));
        }
        assert_eq!("Blue".parse::<Colour>(), Err(NotAColour));
    }

    #[test]
    fn sets_list_what_was_put_in() {
        let numbers = Numbers::only(5).or(Numbers::only(2)).or(Numbers::only(5));
        assert_eq!(numbers.iter().collect::<Vec<_>>(), [2, 5]);
        assert_eq!(Numbers::ALL.without(numbers).iter().collect::<Vec<_>>(), [1, 3, 4, 6]);
        assert!(ColourSet::ALL.iter().eq(Colour::ALL));
        assert!(!numbers.has(3) && !numbers.has(0) && !numbers.has(200));
        assert_eq!(Colour::Blue.numbers().iter().collect::<Vec<_>>(), [5, 6]);
        assert_eq!(Colour::Grey.numbers().iter().collect::<Vec<_>>(), [3, 4]);
        assert_eq!(Colour::Purple.numbers().iter().collect::<Vec<_>>(), [1, 2]);
    }
}
