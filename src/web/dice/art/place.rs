//! Layout of a sheet's fields, and lines along them. Lengths are in units of the drawing.

use crate::games::dice::fields::{FIELDS, Field};
use crate::web::ui::geometry::num;
use core::fmt::Write;

/// Most fields in a row.
const WIDEST: f64 = 7.0;
const SQRT_3: f64 = 1.732_050_807_568_877_2;
const SIN_60: f64 = SQRT_3 / 2.0;

/// Layout of a sheet's fields around a point, as pointy-top hexes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// Distance from a hex's centre to its corners.
    pub r: f64,
    /// Centre of the sheet.
    pub cx: f64,
    /// Centre of the sheet.
    pub cy: f64,
}

/// A field's position: its row counted from the middle, and its offset in half fields.
fn half(field: Field) -> Option<(i8, i8)> {
    let (row, place) = field.row_and_place()?;
    let row = i8::try_from(row).ok()?;
    let length = 7 - (row - 3).abs();
    Some((row, 2 * i8::try_from(place).ok()? - (length - 1)))
}

/// Offsets of the six neighbours in rows and half fields, clockwise from the upper right.
const STEPS: [(i8, i8); 6] = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)];

/// The neighbours of a field, clockwise from the upper right.
#[must_use]
pub fn neighbours(field: Field) -> [Option<Field>; 6] {
    STEPS.map(|(rows, halves)| {
        let (row, at) = half(field)?;
        let wanted = Some((row + rows, at + halves));
        (0..FIELDS).map(Field).find(|other| half(*other) == wanted)
    })
}

impl Layout {
    /// The layout that fills a drawing of this width, with a margin for the edge of the board.
    #[must_use]
    pub fn filling(width: f64) -> Layout {
        let r = width / (WIDEST * SQRT_3 + 0.3);
        Layout { r, cx: width / 2.0, cy: r * 5.65 }
    }

    /// Height of the drawing.
    #[must_use]
    pub fn height(&self) -> f64 {
        self.r * 11.3
    }

    /// Centre of a field.
    #[must_use]
    pub fn at(&self, field: Field) -> (f64, f64) {
        let (row, halves) = half(field).unwrap_or_default();
        let x = self.cx + f64::from(halves) * self.r * SIN_60;
        (x, self.cy + f64::from(row - 3) * self.r * 1.5)
    }

    /// A corner of a field's hex scaled by `part`; corners are counted clockwise from the top.
    #[must_use]
    pub fn corner(&self, field: Field, part: f64, corner: usize) -> (f64, f64) {
        let (x, y) = self.at(field);
        let r = self.r * part;
        let (dx, dy) = match corner % 6 {
            0 => (0.0, -r),
            1 => (r * SIN_60, -r / 2.0),
            2 => (r * SIN_60, r / 2.0),
            3 => (0.0, r),
            4 => (-r * SIN_60, r / 2.0),
            _ => (-r * SIN_60, -r / 2.0),
        };
        (x + dx, y + dy)
    }

    /// The hex of a field, scaled by `part`.
    #[must_use]
    pub fn hex(&self, field: Field, part: f64) -> String {
        let (x, y) = self.at(field);
        short_hex(x, y, self.r * part)
    }

    /// The edge to the neighbour in this direction, as part of a path.
    #[must_use]
    pub fn edge(&self, field: Field, direction: usize) -> String {
        let (from, to) =
            (self.corner(field, 1.0, direction), self.corner(field, 1.0, direction + 1));
        stretch(from, to)
    }
}

/// A straight line as part of a path.
#[must_use]
pub fn stretch(from: (f64, f64), to: (f64, f64)) -> String {
    format!("M{} {}L{} {}", short(from.0), short(from.1), short(to.0), short(to.1))
}

/// A pointy-top hex as a short path.
#[must_use]
pub fn short_hex(x: f64, y: f64, r: f64) -> String {
    let (a, b) = (short(r * SIN_60), short(r / 2.0));
    let mut path = String::with_capacity(64);
    let _ = write!(
        path,
        "M{} {}l{a} {b}v{}l-{a} {b}-{a}-{b}v-{}z",
        short(x),
        short(y - r),
        short(r),
        short(r)
    );
    path
}

/// A number with one decimal.
#[must_use]
pub fn short(value: f64) -> String {
    num((value * 10.0).round() / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dice::fields::FieldSet;

    #[test]
    fn neighbours_on_the_drawing_are_those_of_the_rules() {
        for field in Field::all() {
            let drawn: FieldSet = neighbours(field).into_iter().flatten().collect();
            assert_eq!(drawn, FieldSet::only(field).neighbours(), "{field:?}");
        }
        assert_eq!(neighbours(Field(18))[1], Some(Field(19)));
        assert_eq!(neighbours(Field(0))[0], None);
    }

    #[test]
    fn neighbours_lie_one_width_apart_and_the_sheet_fits_its_drawing() {
        let layout = Layout::filling(300.0);
        for field in Field::all() {
            let (x, y) = layout.at(field);
            assert!(x - layout.r * SIN_60 > 0.0 && x + layout.r * SIN_60 < 300.0);
            assert!(y - layout.r > 0.0 && y + layout.r < layout.height());
            for other in neighbours(field).into_iter().flatten() {
                let (u, v) = layout.at(other);
                let apart = ((x - u).powi(2) + (y - v).powi(2)).sqrt();
                assert!((apart - layout.r * SQRT_3).abs() < 1e-6);
            }
        }
    }
}
