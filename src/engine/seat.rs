//! Seats at the table and sets of them.

use crate::engine::forms::bits;
use serde::{Deserialize, Serialize};

/// Maximum number of seats of any game; a game's own maximum may be smaller.
pub const MAX_SEATS: usize = 6;

/// The viewer of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Looker {
    /// The player at a seat, who also sees what is secret to that seat.
    Seat(Seat),
    /// The public: only information that all seats have.
    Public,
}

impl Looker {
    /// True if this is the player at the seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Looker::Seat(seat)
    }

    /// The seat, if the looker has one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Looker::Seat(seat) => Some(seat),
            Looker::Public => None,
        }
    }
}

impl From<Seat> for Looker {
    fn from(seat: Seat) -> Looker {
        Looker::Seat(seat)
    }
}

/// A place at the table, counted from 0 in the order in which the players sit down.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, in order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }
}

/// A set of seats, for decisions that are open for several seats at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Seats(#[serde(with = "bits")] u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set of this seat alone; empty from seat 8 on.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        match 1u8.checked_shl(seat.0 as u32) {
            Some(bit) => Seats(bit),
            None => Seats::NONE,
        }
    }

    /// The first `count` seats (at most 8).
    #[must_use]
    pub const fn first(count: u8) -> Seats {
        Seats(if count >= 8 { 0xff } else { (1 << count) - 1 })
    }

    /// This set with the seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::only(seat).0)
    }

    /// This set with the seat removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::only(seat).0)
    }

    /// True if the seat is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & Seats::only(seat).0 != 0
    }

    /// True if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of seats in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        core::iter::from_fn(move || {
            let seat = left.lowest()?;
            left.0 &= left.0 - 1;
            Some(seat)
        })
    }

    /// The lowest seat of the set.
    #[inline]
    #[must_use]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then_some(Seat(self.0.trailing_zeros() as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_gains_and_loses_members() {
        let set = Seats::first(3).without(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), vec![Seat(0), Seat(2)]);
        assert_eq!(set.with(Seat(3)).len(), 3);
        assert_eq!(set.lowest(), Some(Seat(0)));
        assert!(Seats::NONE.is_empty() && Seats::NONE.lowest().is_none());
    }
}
