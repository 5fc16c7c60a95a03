//! The 37 fields of a sheet, and sets of them.
//!
//! Fields are numbered row by row. Sets are bits in a grid of eight places a row, of which a row's fields take
//! at most seven: thanks to the free place between rows, six shifts find the neighbours of a whole set.

use serde::{Deserialize, Serialize};

/// Number of fields of a sheet.
pub const FIELDS: u8 = 37;
/// Number of places of the grid in a row.
const STRIDE: usize = 8;
/// Number of fields of each row, from the top.
const ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];
/// The first place of each row in the grid.
const INDENTS: [u8; 7] = [3, 2, 1, 0, 0, 0, 0];

/// A field by its number, 0 to 36, row by row from the top left.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Field(pub u8);

impl Field {
    /// All fields in order.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..FIELDS).map(Field)
    }

    /// True if the field exists.
    #[must_use]
    pub const fn exists(self) -> bool {
        self.0 < FIELDS
    }

    /// The row from the top, 0 to 6, and the place in it from the left; `None` if the field does not exist.
    #[must_use]
    pub fn row_and_place(self) -> Option<(u8, u8)> {
        let mut first = 0;
        for (row, length) in (0..).zip(ROWS) {
            if self.0 < first + length {
                return Some((row, self.0 - first));
            }
            first += length;
        }
        None
    }
}

/// The grid's place of each field.
const CELLS: [u8; FIELDS as usize] = cells();
/// The field at each place of the grid; 255 for none.
const NUMBERS: [u8; 64] = numbers();
const ALL: u64 = everything();

#[allow(clippy::indexing_slicing)] // computed at compile time
const fn cells() -> [u8; FIELDS as usize] {
    let mut cells = [0; FIELDS as usize];
    let (mut row, mut field) = (0, 0);
    while row < ROWS.len() {
        let mut place = 0;
        while place < ROWS[row] {
            cells[field] = (row * STRIDE) as u8 + INDENTS[row] + place;
            field += 1;
            place += 1;
        }
        row += 1;
    }
    cells
}

#[allow(clippy::indexing_slicing)] // computed at compile time
const fn numbers() -> [u8; 64] {
    let mut numbers = [u8::MAX; 64];
    let mut field = 0;
    while field < CELLS.len() {
        numbers[CELLS[field] as usize] = field as u8;
        field += 1;
    }
    numbers
}

#[allow(clippy::indexing_slicing)] // computed at compile time
const fn everything() -> u64 {
    let (mut all, mut field) = (0, 0);
    while field < CELLS.len() {
        all |= 1 << CELLS[field];
        field += 1;
    }
    all
}

/// A set of fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct FieldSet(u64);

impl FieldSet {
    /// The empty set.
    pub const NONE: FieldSet = FieldSet(0);
    /// All 37.
    pub const ALL: FieldSet = FieldSet(ALL);

    /// The set of this field alone; empty if the field does not exist.
    #[inline]
    #[must_use]
    pub const fn only(field: Field) -> FieldSet {
        if !field.exists() {
            return FieldSet::NONE;
        }
        #[allow(clippy::indexing_slicing)] // checked above
        FieldSet(1 << CELLS[field.0 as usize])
    }

    /// True if the field is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, field: Field) -> bool {
        self.0 & FieldSet::only(field).0 != 0
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 | other.0)
    }

    /// The intersection of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & other.0)
    }

    /// Fields of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & !other.0)
    }

    /// True if all of this set is in the other.
    #[inline]
    #[must_use]
    pub const fn is_within(self, other: FieldSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// True if the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of fields in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// All fields adjacent to a field of the set, including fields of the set adjacent to others of it.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> FieldSet {
        let bits = self.0;
        let beside = bits << 1 | bits >> 1;
        let above = bits >> 8 | bits >> 7;
        let below = bits << 8 | bits << 7;
        FieldSet((beside | above | below) & ALL)
    }

    /// The fields of `within` that are connected with this set, including its own.
    #[must_use]
    pub const fn spread(self, within: FieldSet) -> FieldSet {
        let mut reached = self.and(within);
        loop {
            let more = reached.or(reached.neighbours().and(within));
            if more.0 == reached.0 {
                return reached;
            }
            reached = more;
        }
    }

    /// The lowest field of the set.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Option<Field> {
        if self.0 == 0 {
            return None;
        }
        #[allow(clippy::indexing_slicing)] // at most 63 zeros before a one
        Some(Field(NUMBERS[self.0.trailing_zeros() as usize]))
    }

    /// The fields of the set, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut left = self;
        core::iter::from_fn(move || {
            let field = left.lowest()?;
            left.0 &= left.0 - 1;
            Some(field)
        })
    }

    /// True if it holds only existing fields, for bytes from outside.
    #[must_use]
    pub const fn is_sound(self) -> bool {
        self.0 & !ALL == 0
    }

    /// The bits of the set, one for each place of the grid.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The fields among these bits.
    #[inline]
    pub(crate) const fn of_bits(bits: u64) -> FieldSet {
        FieldSet(bits & ALL)
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        fields.into_iter().fold(FieldSet::NONE, |set, field| set.or(FieldSet::only(field)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn neighbours(field: u8) -> Vec<u8> {
        FieldSet::only(Field(field)).neighbours().iter().map(|field| field.0).collect()
    }

    #[test]
    fn corners_have_three_neighbours_edges_four_or_less_and_the_rest_six() {
        assert_eq!(neighbours(0), [1, 4, 5]);
        assert_eq!(neighbours(3), [2, 7, 8]);
        assert_eq!(neighbours(15), [9, 16, 22]);
        assert_eq!(neighbours(21), [14, 20, 27]);
        assert_eq!(neighbours(36), [31, 32, 35]);
        assert_eq!(neighbours(9), [4, 10, 15, 16]);
        assert_eq!(neighbours(18), [11, 12, 17, 19, 24, 25]);
    }

    #[test]
    fn being_neighbours_goes_both_ways_and_touches_no_stranger() {
        let mut pairs = 0;
        for field in Field::all() {
            for other in FieldSet::only(field).neighbours().iter() {
                assert!(FieldSet::only(other).neighbours().has(field), "{field:?} {other:?}");
                pairs += 1;
            }
        }
        // a hexagon of side 4 has 90 inner edges
        assert_eq!(pairs, 180);
        assert_eq!(FieldSet::ALL.len(), 37);
        assert!(FieldSet::only(Field(37)).is_empty() && Field(37).row_and_place().is_none());
    }

    #[test]
    fn a_set_of_all_fields_lists_them_in_order() {
        assert!(FieldSet::ALL.iter().eq(Field::all()));
        assert_eq!(Field(36).row_and_place(), Some((6, 3)));
        assert_eq!(Field(15).row_and_place(), Some((3, 0)));
    }
}
