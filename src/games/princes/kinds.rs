//! Resources and the regions that produce them.

use crate::engine::total::At;
use crate::two_forms;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Number of kinds of resources.
pub const KINDS: usize = 6;
/// Number of regions, all different.
pub const REGIONS: usize = 24;
/// Maximum store of a region.
pub const STORE: u8 = 3;

/// A kind of resource. The order is that in which payments are asked.
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

    /// Its index in the order of payment.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// This number of the kind alone.
    #[must_use]
    pub fn times(self, count: u8) -> Amounts {
        let mut amounts = [0; KINDS];
        amounts.set(self.index(), count);
        amounts
    }

    /// Its letter in records.
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

    /// The kind with this letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The error of a text that names nothing in the game.
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
    /// The empty set.
    pub const NONE: KindSet = KindSet(0);
    /// Every kind.
    pub const ANY: KindSet = KindSet(0b11_1111);
    /// Every kind except gold.
    pub const NOT_GOLD: KindSet = KindSet(0b01_1111);
    /// Gold alone.
    pub const GOLD: KindSet = KindSet(0b10_0000);

    /// The set of one kind.
    #[must_use]
    pub const fn only(kind: Kind) -> KindSet {
        KindSet(1 << kind as u8)
    }

    /// The kinds with at least this amount.
    #[must_use]
    pub fn at_least(least: u8, amounts: &Amounts) -> KindSet {
        let counts = amounts.iter().enumerate();
        KindSet(counts.fold(0, |set, (kind, count)| set | u8::from(*count >= least) << kind))
    }

    /// True if the kind is in the set.
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// This set with a kind added.
    #[must_use]
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }

    /// This set without a kind.
    #[must_use]
    pub const fn without(self, kind: Kind) -> KindSet {
        KindSet(self.0 & !(1 << kind as u8))
    }

    /// The intersection.
    #[must_use]
    pub const fn and(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// The union.
    #[must_use]
    pub const fn or(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// True if the set is empty.
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
#[allow(clippy::indexing_slicing)] // at compile time
#[must_use]
pub const fn price(letters: &str) -> Amounts {
    let mut amounts = [0; KINDS];
    let mut rest = letters.as_bytes();
    while let [first, others @ ..] = rest {
        let mut kind = 0;
        while kind < KINDS && Kind::ALL[kind].letter() as u8 != *first {
            kind += 1;
        }
        assert!(kind < KINDS, "a price is made of the kinds' letters");
        amounts[kind] += 1;
        rest = others;
    }
    amounts
}

/// The numbers of each kind's four regions. Every number occurs four times.
const NUMBERS: [u8; REGIONS] =
    [2, 3, 4, 6, 1, 2, 3, 5, 1, 4, 5, 6, 1, 3, 5, 6, 2, 4, 5, 6, 1, 2, 3, 4];

/// One of the 24 regions, a kind and a number as `G6`, or the store of a gold cache, `A0`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(pub u8);

impl Region {
    /// No region.
    pub const NONE: Region = Region(255);

    /// The store of a gold cache: not a region, but it holds gold like one.
    pub const CACHE: Region = Region(REGIONS as u8);

    /// All regions.
    pub fn all() -> impl DoubleEndedIterator<Item = Region> + Clone {
        (0..REGIONS as u8).map(Region)
    }

    /// True if this is a region or the store of a cache.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 as usize <= REGIONS
    }

    /// The kind that it produces.
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

    /// Its number, 1 to 6; 0 for no region and for a cache.
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
            .chain([Region::CACHE])
            .find(|region| {
                region.kind() == kind && number.len() == 1 && number.parse() == Ok(region.number())
            })
            .ok_or(NoSuchName)
    }
}

two_forms!(Region as text);

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
        assert_eq!((Region::CACHE.to_string().as_str(), "A0".parse()), ("A0", Ok(Region::CACHE)));
        assert!("G2".parse::<Region>().is_err() && "".parse::<Region>().is_err());
    }

    #[test]
    fn a_price_counts_its_letters() {
        assert_eq!(price("BGGLA"), [1, 1, 0, 2, 0, 1]);
    }
}
