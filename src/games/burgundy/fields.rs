//! Fields of an estate and sets of them.

use crate::two_forms;
use serde::{Deserialize, Serialize};

/// Number of fields of a board for one player, and of a half of a double one.
pub const BOARD_FIELDS: usize = 37;
/// Maximum number of fields of a board: two halves that share one. Sets of fields have room for 128.
pub const MAX_FIELDS: usize = 2 * BOARD_FIELDS - 1;

/// A field of a board, numbered row by row from the north-west; of a double board first the left half.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Field(pub u8);

impl Field {
    /// The field as an index into a board's arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of fields, one bit each, stored as a number of 128 bits.
///
/// In two halves, so that boards of up to 64 fields usually need one machine word only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Fields {
    low: u64,
    high: u64,
}

two_forms!(
    Fields as Vec<Field>,
    |fields: Fields| fields.into_iter().collect(),
    |list: Vec<Field>| Ok::<_, &str>(list.into_iter().fold(Fields::NONE, Fields::with)),
    bytes u128
);

impl From<Fields> for u128 {
    fn from(fields: Fields) -> u128 {
        u128::from(fields.high) << 64 | u128::from(fields.low)
    }
}

impl From<u128> for Fields {
    fn from(bits: u128) -> Fields {
        Fields { low: bits as u64, high: (bits >> 64) as u64 }
    }
}

impl Fields {
    /// The empty set.
    pub const NONE: Fields = Fields { low: 0, high: 0 };

    /// The set of this field alone; empty for a number that no board has.
    #[inline]
    #[must_use]
    pub const fn only(field: Field) -> Fields {
        let bit = 1u64 << (field.0 & 63);
        match field.0 {
            0..64 => Fields { low: bit, high: 0 },
            64..128 => Fields { low: 0, high: bit },
            _ => Fields::NONE,
        }
    }

    /// True if the field is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, field: Field) -> bool {
        let half = match field.0 {
            0..64 => self.low,
            64..128 => self.high,
            _ => 0,
        };
        (half >> (field.0 & 63)) & 1 != 0
    }

    /// This set with the field added.
    #[inline]
    #[must_use]
    pub const fn with(self, field: Field) -> Fields {
        self.or(Fields::only(field))
    }

    /// The fields in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Fields) -> Fields {
        Fields { low: self.low & other.low, high: self.high & other.high }
    }

    /// The fields in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Fields) -> Fields {
        Fields { low: self.low | other.low, high: self.high | other.high }
    }

    /// The fields of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Fields) -> Fields {
        Fields { low: self.low & !other.low, high: self.high & !other.high }
    }

    /// True if the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// True if both sets are equal; `==` for tables computed at compile time.
    #[must_use]
    pub const fn is(self, other: Fields) -> bool {
        self.low == other.low && self.high == other.high
    }

    /// Number of fields in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }
}

impl IntoIterator for Fields {
    type Item = Field;
    type IntoIter = FieldsIter;
    fn into_iter(self) -> FieldsIter {
        FieldsIter { low: self.low, high: self.high }
    }
}

/// The fields of a set, lowest first.
#[derive(Debug, Clone)]
pub struct FieldsIter {
    low: u64,
    high: u64,
}

impl Iterator for FieldsIter {
    type Item = Field;

    #[inline]
    fn next(&mut self) -> Option<Field> {
        if self.low != 0 {
            let field = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            return Some(Field(field));
        }
        if self.high == 0 {
            return None;
        }
        let field = self.high.trailing_zeros() as u8 + 64;
        self.high &= self.high - 1;
        Some(Field(field))
    }

    /// One half after the other, so that small boards never read the second one while they iterate over the
    /// first.
    #[inline]
    fn fold<B, F: FnMut(B, Field) -> B>(mut self, start: B, mut step: F) -> B {
        let mut folded = start;
        while self.low != 0 {
            folded = step(folded, Field(self.low.trailing_zeros() as u8));
            self.low &= self.low - 1;
        }
        while self.high != 0 {
            folded = step(folded, Field(self.high.trailing_zeros() as u8 + 64));
            self.high &= self.high - 1;
        }
        folded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_their_fields_in_order_beyond_64_too() {
        let set = Fields::only(Field(70)).with(Field(3)).with(Field(64)).with(Field(63));
        // A loop takes fields one by one, `for_each` all at once.
        let (mut one_by_one, mut at_once) = (Vec::new(), Vec::new());
        for field in set {
            one_by_one.push(field.0);
        }
        set.into_iter().for_each(|field| at_once.push(field.0));
        assert_eq!((one_by_one, at_once), (vec![3, 63, 64, 70], vec![3, 63, 64, 70]));
        assert_eq!(set.len(), 4);
        assert!(set.has(Field(64)) && !set.has(Field(4)));
        assert!(set.minus(set).is_empty());
    }
}
