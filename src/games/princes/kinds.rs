//! Resources and the regions that hold them.

use crate::engine::total::At;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// How many kinds of resources there are.
pub const KINDS: usize = 6;
/// How many regions there are, all different.
pub const REGIONS: usize = 24;
/// The most that a region stores.
pub const STORE: u8 = 3;

/// A kind of resource, in the order in which payments are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// Lumber, of forests.
    Lumber,
    /// Brick, of hills.
    Brick,
    /// Wool, of pastures.
    Wool,
    /// Grain, of fields.
    Grain,
    /// Ore, of mountains.
    Ore,
    /// Gold, of gold fields.
    Gold,
}

impl Kind {
    /// All kinds, in the order of payment.
    pub const ALL: [Kind; KINDS] =
        [Kind::Lumber, Kind::Brick, Kind::Wool, Kind::Grain, Kind::Ore, Kind::Gold];

    /// The kind as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that records use.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Lumber => 'L',
            Kind::Brick => 'B',
            Kind::Wool => 'W',
            Kind::Grain => 'G',
            Kind::Ore => 'O',
            Kind::Gold => 'A',
        }
    }

    /// The kind of a letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// Why a text names nothing of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this names no resource, region, card or place")]
pub struct NoSuchName;

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Kind {
    type Err = NoSuchName;
    fn from_str(text: &str) -> Result<Kind, NoSuchName> {
        let mut letters = text.chars();
        match (letters.next().and_then(Kind::of_letter), letters.next()) {
            (Some(kind), None) => Ok(kind),
            _ => Err(NoSuchName),
        }
    }
}

/// A set of kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct KindSet(pub u8);

impl KindSet {
    /// No kind.
    pub const NONE: KindSet = KindSet(0);
    /// Every kind.
    pub const ANY: KindSet = KindSet(0b11_1111);
    /// Every kind but gold.
    pub const NOT_GOLD: KindSet = KindSet(0b01_1111);
    /// Gold alone.
    pub const GOLD: KindSet = KindSet(0b10_0000);

    /// Only this kind.
    #[must_use]
    pub const fn only(kind: Kind) -> KindSet {
        KindSet(1 << kind as u8)
    }

    /// The kinds of which there are at least so many.
    #[must_use]
    pub fn at_least(least: u8, amounts: &Amounts) -> KindSet {
        let counts = amounts.iter().enumerate();
        KindSet(counts.fold(0, |set, (kind, count)| set | u8::from(*count >= least) << kind))
    }

    /// Whether the kind is in the set.
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// The set with one kind more.
    #[must_use]
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }

    /// The set without a kind.
    #[must_use]
    pub const fn without(self, kind: Kind) -> KindSet {
        KindSet(self.0 & !(1 << kind as u8))
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// What either set holds.
    #[must_use]
    pub const fn or(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, in the order of payment.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let kind = Kind::ALL.get(left.trailing_zeros() as usize).copied()?;
            left &= left - 1;
            Some(kind)
        })
    }
}

/// Numbers of resources by kind.
pub type Amounts = [u8; KINDS];

/// A price as letters, for tables: `price("BBL")`.
#[must_use]
pub const fn price(letters: &str) -> Amounts {
    let (mut l, mut b, mut w, mut g, mut o, mut a) = (0, 0, 0, 0, 0, 0);
    let mut rest = letters.as_bytes();
    while let [first, others @ ..] = rest {
        match first {
            b'L' => l += 1,
            b'B' => b += 1,
            b'W' => w += 1,
            b'G' => g += 1,
            b'O' => o += 1,
            b'A' => a += 1,
            _ => {}
        }
        rest = others;
    }
    [l, b, w, g, o, a]
}

/// The numbers of each kind's four regions. Every number comes up four times.
const NUMBERS: [u8; REGIONS] =
    [2, 3, 4, 6, 1, 2, 3, 5, 1, 4, 5, 6, 1, 3, 5, 6, 2, 4, 5, 6, 1, 2, 3, 4];

/// One of the 24 regions: a kind and a number, as `G6`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(pub u8);

impl Region {
    /// No region.
    pub const NONE: Region = Region(255);

    /// All regions.
    pub fn all() -> impl DoubleEndedIterator<Item = Region> + Clone {
        (0..REGIONS as u8).map(Region)
    }

    /// Whether it is one.
    #[must_use]
    pub const fn is_some(self) -> bool {
        (self.0 as usize) < REGIONS
    }

    /// What it gives.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.0 / 4 {
            0 => Kind::Lumber,
            1 => Kind::Brick,
            2 => Kind::Wool,
            3 => Kind::Grain,
            4 => Kind::Ore,
            _ => Kind::Gold,
        }
    }

    /// Its number, 1 to 6; 0 of no region.
    #[inline]
    #[must_use]
    pub fn number(self) -> u8 {
        NUMBERS.at(self.0 as usize)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_some() {
            write!(f, "{}{}", self.kind(), self.number())
        } else {
            f.write_str("-")
        }
    }
}

impl FromStr for Region {
    type Err = NoSuchName;
    fn from_str(text: &str) -> Result<Region, NoSuchName> {
        if text == "-" {
            return Ok(Region::NONE);
        }
        let (letter, number) = text.split_at_checked(1).ok_or(NoSuchName)?;
        let kind: Kind = letter.parse()?;
        Region::all()
            .find(|region| {
                region.kind() == kind && number.len() == 1 && number.parse() == Ok(region.number())
            })
            .ok_or(NoSuchName)
    }
}

/// Small values that are words where people read (JSON, records) and a byte where machines do.
macro_rules! word_or_byte {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() { to.collect_str(self) } else { to.serialize_u8(self.0) }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                if from.is_human_readable() {
                    let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
                    text.parse().map_err(serde::de::Error::custom)
                } else {
                    u8::deserialize(from).map($name)
                }
            }
        }
    };
}
pub(crate) use word_or_byte;

word_or_byte!(Region);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_up_four_times_and_every_region_has_a_name_of_its_own() {
        for number in 1..=6 {
            assert_eq!(Region::all().filter(|region| region.number() == number).count(), 4);
        }
        for region in Region::all() {
            assert_eq!(region.to_string().parse(), Ok(region));
        }
        assert!("G2".parse::<Region>().is_err() && "".parse::<Region>().is_err());
    }

    #[test]
    fn a_price_counts_its_letters() {
        assert_eq!(price("BGGLA"), [1, 1, 0, 2, 0, 1]);
    }
}
