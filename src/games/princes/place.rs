//! Places of a principality as one byte, and their notation.
//!
//! | notation | place |
//! |---|---|
//! | `+1u`, `-3d` | the half above or below the centre of a column |
//! | `G6` | the expansion of a region, wherever it lies |
//! | `r0`, `r-2` | the road of a column |
//! | `c-1` | the centre of a column |
//! | `marker` | beside any region |
//! | `*r0`, `*+1u` | the same in the opponent's principality |

use crate::games::princes::card::Card;
use crate::games::princes::kinds::{NoSuchName, REGIONS, Region};
use crate::two_forms;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Maximum number of centres: odd columns from −11 to 11.
pub const CENTRES: usize = 12;
/// Maximum number of columns of regions and roads: even ones from −12 to 12.
pub const COLUMNS: usize = 13;

/// The column of a centre.
#[must_use]
pub const fn centre_column(centre: usize) -> i8 {
    centre as i8 * 2 - 11
}

/// The column of a road and the regions above and below it.
#[must_use]
pub const fn road_column(road: usize) -> i8 {
    road as i8 * 2 - 12
}

/// The centre of a column, if it is odd and in range.
#[must_use]
pub fn centre_of(column: i8) -> Option<usize> {
    let place = column.checked_add(11)?;
    (place >= 0 && place % 2 == 0 && place < 2 * CENTRES as i8).then_some(place as usize / 2)
}

/// The road of a column, if it is even and in range.
#[must_use]
pub fn road_of(column: i8) -> Option<usize> {
    let place = column.checked_add(12)?;
    (place >= 0 && place % 2 == 0 && place < 2 * COLUMNS as i8).then_some(place as usize / 2)
}

/// A place for a card, as a byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

/// A decoded place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A half: its centre, and 0 above or 1 below.
    Half(usize, usize),
    /// The expansion of a region.
    Region(Region),
    /// A road.
    Road(usize),
    /// A centre.
    Centre(usize),
    /// Beside any region (a marker's place).
    Marker,
}

const REGION: u8 = 2 * CENTRES as u8;
const ROAD: u8 = REGION + REGIONS as u8;
const CENTRE: u8 = ROAD + COLUMNS as u8;
const MARKER: u8 = CENTRE + CENTRES as u8;
const FOREIGN: u8 = 128;

impl Place {
    /// No place.
    pub const NONE: Place = Place(255);
    /// Beside any region (a marker's place).
    pub const MARKER: Place = Place(MARKER);

    /// A half: the centre from 0, and 0 above or 1 below.
    #[must_use]
    pub const fn half(centre: usize, row: usize) -> Place {
        Place((centre * 2 + row) as u8)
    }

    /// The expansion of a region.
    #[must_use]
    pub const fn region(region: Region) -> Place {
        Place(REGION + region.0)
    }

    /// A road.
    #[must_use]
    pub const fn road(road: usize) -> Place {
        Place(ROAD + road as u8)
    }

    /// A centre.
    #[must_use]
    pub const fn centre(centre: usize) -> Place {
        Place(CENTRE + centre as u8)
    }

    /// The same place in the opponent's principality.
    #[must_use]
    pub const fn abroad(self) -> Place {
        Place(self.0 | FOREIGN)
    }

    /// The same place seen from the own principality.
    #[must_use]
    pub const fn home(self) -> Place {
        if self.is_abroad() { Place(self.0 & !FOREIGN) } else { self }
    }

    /// True if it is in the opponent's principality.
    #[must_use]
    pub const fn is_abroad(self) -> bool {
        self.0 & FOREIGN != 0 && self.0 != 255
    }

    /// The decoded place; `None` for bytes without a meaning.
    #[inline]
    #[must_use]
    pub const fn spot(self) -> Option<Spot> {
        let place = self.0 & !FOREIGN;
        Some(match place {
            0..REGION => Spot::Half(place as usize / 2, place as usize % 2),
            REGION..ROAD => Spot::Region(Region(place - REGION)),
            ROAD..CENTRE => Spot::Road((place - ROAD) as usize),
            CENTRE..MARKER => Spot::Centre((place - CENTRE) as usize),
            MARKER => Spot::Marker,
            _ => return None,
        })
    }

    /// Every place of the own principality.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..=MARKER).map(Place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_abroad() {
            f.write_str("*")?;
        }
        match self.spot() {
            Some(Spot::Half(centre, row)) => {
                let side = if row == 0 { 'u' } else { 'd' };
                write!(f, "{:+}{side}", centre_column(centre))
            }
            Some(Spot::Region(region)) => write!(f, "{region}"),
            Some(Spot::Road(road)) => write!(f, "r{}", road_column(road)),
            Some(Spot::Centre(centre)) => write!(f, "c{}", centre_column(centre)),
            Some(Spot::Marker) => f.write_str("marker"),
            None => f.write_str("-"),
        }
    }
}

impl FromStr for Place {
    type Err = NoSuchName;
    fn from_str(text: &str) -> Result<Place, NoSuchName> {
        if text == "-" {
            return Ok(Place::NONE);
        }
        if let Some(abroad) = text.strip_prefix('*') {
            let place: Place = abroad.parse()?;
            let known = place != Place::NONE && !place.is_abroad();
            return if known { Ok(place.abroad()) } else { Err(NoSuchName) };
        }
        let number = |text: &str| text.parse::<i8>().map_err(|_| NoSuchName);
        let place = if text == "marker" {
            Place::MARKER
        } else if let Some(column) = text.strip_prefix('r') {
            Place::road(road_of(number(column)?).ok_or(NoSuchName)?)
        } else if let Some(column) = text.strip_prefix('c') {
            Place::centre(centre_of(number(column)?).ok_or(NoSuchName)?)
        } else if let Some(column) = text.strip_suffix('u') {
            Place::half(centre_of(number(column)?).ok_or(NoSuchName)?, 0)
        } else if let Some(column) = text.strip_suffix('d') {
            Place::half(centre_of(number(column)?).ok_or(NoSuchName)?, 1)
        } else {
            Place::region(text.parse()?)
        };
        // Each place has one canonical text; other spellings are rejected.
        if place.to_string() == text { Ok(place) } else { Err(NoSuchName) }
    }
}

two_forms!(Place as text);

/// A card in play with its place, as `abbey@+1u`. Equal cards in the same half are equal to every rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// Its place.
    pub at: Place,
}

impl Laid {
    /// No card.
    pub const NONE: Laid = Laid { card: Card::NONE, at: Place::NONE };
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.card, self.at)
    }
}

impl FromStr for Laid {
    type Err = NoSuchName;
    fn from_str(text: &str) -> Result<Laid, NoSuchName> {
        let (card, at) = text.split_once('@').ok_or(NoSuchName)?;
        Ok(Laid { card: card.parse()?, at: at.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_reads_back() {
        for place in Place::all().chain(Place::all().map(Place::abroad)).chain([Place::NONE]) {
            assert_eq!(place.to_string().parse(), Ok(place), "{place}");
        }
        assert_eq!(Place::half(6, 0).to_string(), "+1u");
        assert_eq!(Place::road(6).abroad().to_string(), "*r0");
        for wrong in ["1u", "+2u", "r1", "*-", "**r0", "r+2", "+13u", ""] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }
}
