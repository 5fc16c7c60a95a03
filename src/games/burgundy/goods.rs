//! The six kinds of goods.

use crate::engine::total::above_zero;
use serde::{Deserialize, Serialize};

/// A kind of goods, named by the number of the die that sells it: 1 to 6.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Good(pub u8);

/// Cards of each kind in the box (rulebook page 1).
pub const GOODS_PER_KIND: u8 = 7;
/// Number of goods in the box.
pub const GOODS_COUNT: usize = 42;
/// Number of kinds in an estate's goods store (rulebook page 5).
pub const GOODS_PLACES: u32 = 3;
/// Number of goods that each player starts with (rulebook page 2).
pub const START_GOODS: u8 = 3;

impl Good {
    /// All six kinds.
    pub const ALL: [Good; 6] = [Good(1), Good(2), Good(3), Good(4), Good(5), Good(6)];

    /// The kind as an index into arrays of six.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }

    /// The key of its name in wording files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self.0 {
            1 => "good-1",
            2 => "good-2",
            3 => "good-3",
            4 => "good-4",
            5 => "good-5",
            _ => "good-6",
        }
    }
}

/// A set of kinds of goods, one bit each.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(remote = "Self")]
pub struct GoodSet(pub u8);

impl GoodSet {
    /// The empty set.
    pub const NONE: GoodSet = GoodSet(0);

    /// The kinds with a count above 0.
    #[inline]
    #[must_use]
    pub fn held(counts: &[u8; 6]) -> GoodSet {
        let [a, b, c, d, e, f] = *counts;
        GoodSet(above_zero([a, b, c, d, e, f, 0, 0]))
    }

    /// True if the kind is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, good: Good) -> bool {
        good.0 >= 1 && good.0 <= 6 && (self.0 >> (good.0 - 1)) & 1 != 0
    }

    /// This set with the kind added.
    #[must_use]
    pub const fn with(self, good: Good) -> GoodSet {
        if good.0 >= 1 && good.0 <= 6 { GoodSet(self.0 | 1 << (good.0 - 1)) } else { self }
    }

    /// This set without the kinds of the other.
    #[must_use]
    pub const fn minus(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & !other.0)
    }

    /// The kinds in both sets.
    #[must_use]
    pub const fn and(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & other.0)
    }

    /// Number of kinds in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let lowest = Good(left.trailing_zeros() as u8 + 1);
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_held_are_those_with_a_good_or_more() {
        assert_eq!(GoodSet::held(&[0, 3, 1, 0, 7, 0]), GoodSet(0b01_0110));
    }
}
