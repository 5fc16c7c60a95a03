//! The cards laid out before a seat.

use crate::games::road::cards::{BuildCard, Metropolis, Special};
use serde::{Deserialize, Serialize};

/// A set of metropolis cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Metropolises(u8);

impl Metropolises {
    /// All four cards.
    pub const ALL: Metropolises = Metropolises(0b1111);
    /// The empty set.
    pub const NONE: Metropolises = Metropolises(0);

    /// True if the card is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, card: Metropolis) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// This set with the card added.
    #[must_use]
    pub const fn with(self, card: Metropolis) -> Metropolises {
        Metropolises(self.0 | 1 << card.index())
    }

    /// This set with the card removed.
    #[must_use]
    pub const fn without(self, card: Metropolis) -> Metropolises {
        Metropolises(self.0 & !(1 << card.index()))
    }

    /// Number of cards in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// True if the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Metropolis> {
        Metropolis::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// True if these are among the four and none is in the other set.
    #[must_use]
    pub const fn is_apart_from(self, other: Metropolises) -> bool {
        self.0 <= Metropolises::ALL.0 && self.0 & other.0 == 0
    }
}

/// The cards laid out before a seat. Covered cards don't count and are not stored: each city covers a
/// settlement, each metropolis a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Tableau {
    /// Roads, including the start road.
    pub roads: u8,
    /// Visible settlements, including the start settlement unless it is covered.
    pub settlements: u8,
    /// Visible cities.
    pub cities: u8,
    /// Metropolises. On side A their names have no meaning.
    pub metropolises: Metropolises,
    /// Knights.
    pub knights: u8,
}

impl Tableau {
    /// The cards of each player at the start.
    pub const START: Tableau = Tableau {
        roads: 1,
        settlements: 1,
        cities: 0,
        metropolises: Metropolises::NONE,
        knights: 0,
    };

    /// Number of cards of a name that were bought, including covered ones.
    #[must_use]
    pub const fn bought(&self, card: BuildCard) -> u8 {
        let on_cities = self.metropolises.len();
        match card {
            BuildCard::Road => self.roads.saturating_sub(1),
            BuildCard::Settlement => (self.settlements + self.cities + on_cities).saturating_sub(1),
            BuildCard::City => self.cities + on_cities,
            BuildCard::Knight => self.knights,
        }
    }

    /// Number of cards that count for a special card.
    #[must_use]
    pub const fn strength(&self, card: Special) -> u8 {
        match card {
            Special::Route => self.roads,
            Special::Army => self.knights,
        }
    }
}
