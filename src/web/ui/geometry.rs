//! Hexes as SVG paths. Pure; all lengths are in the drawing's units.

const SIN_60: f64 = 0.866_025_403_784_438_6;

/// A number for SVG: at most two decimals, without trailing zeros.
#[must_use]
pub fn num(value: f64) -> String {
    decimal(value, 2)
}

/// A number with at most so many decimals, without trailing zeros.
#[must_use]
pub fn decimal(value: f64, places: u32) -> String {
    let mut text = String::new();
    push(&mut text, value, places);
    text
}

/// Appends a number as [`decimal`] does. Writes digit by digit, because a touch writes a thousand numbers, and the
/// formatter of floats would add 5 kB to the home page.
fn push(text: &mut String, value: f64, places: u32) {
    let mut unit = 10_u32.pow(places);
    let count = (value * f64::from(unit)).round_ties_even() as i32;
    if count < 0 {
        text.push('-');
    }
    let (whole, mut rest) = (count.unsigned_abs() / unit, count.unsigned_abs() % unit);
    push_whole(text, whole);
    if rest > 0 {
        text.push('.');
    }
    while rest > 0 {
        unit /= 10;
        push_digit(text, rest / unit);
        rest %= unit;
    }
}

fn push_whole(text: &mut String, number: u32) {
    if number > 9 {
        push_whole(text, number / 10);
    }
    push_digit(text, number % 10);
}

fn push_digit(text: &mut String, digit: u32) {
    text.push(char::from(b'0' + digit as u8));
}

/// The six corners of a hex around a point, clockwise: from the top for a pointy one, from the east for a flat one.
fn corners(x: f64, y: f64, r: f64, flat: bool) -> [(f64, f64); 6] {
    let (a, b) = (r * SIN_60, r / 2.0);
    if flat {
        [(r, 0.0), (b, a), (-b, a), (-r, 0.0), (-b, -a), (b, -a)]
    } else {
        [(0.0, -r), (a, -b), (a, b), (0.0, r), (-a, b), (-a, -b)]
    }
    .map(|(dx, dy)| (x + dx, y + dy))
}

fn closed(points: [(f64, f64); 6]) -> String {
    let mut path = String::with_capacity(80);
    for (index, (x, y)) in points.into_iter().enumerate() {
        path.push(if index == 0 { 'M' } else { 'L' });
        push(&mut path, x, 2);
        path.push(' ');
        push(&mut path, y, 2);
    }
    path.push('Z');
    path
}

/// A pointy-top hex, as of tiles and fields.
#[must_use]
pub fn hex(x: f64, y: f64, r: f64) -> String {
    closed(corners(x, y, r, false))
}

/// A flat-top hex, as of depots.
#[must_use]
pub fn flat_hex(x: f64, y: f64, r: f64) -> String {
    closed(corners(x, y, r, true))
}

/// The three upper edges of a pointy-top hex, for highlights.
#[must_use]
pub fn upper_edges(x: f64, y: f64, r: f64) -> String {
    format!(
        "M{} {}V{}L{} {}L{} {}V{}",
        num(x - r * SIN_60),
        num(y + r / 2.0),
        num(y - r / 2.0),
        num(x),
        num(y - r),
        num(x + r * SIN_60),
        num(y - r / 2.0),
        num(y + r / 2.0)
    )
}

/// One edge of a pointy-top hex, as part of a path; `step` counts the neighbours as [`crate::engine::hex::STEPS`] does,
/// clockwise from the east.
#[must_use]
pub fn edge(x: f64, y: f64, r: f64, step: usize) -> String {
    let points = corners(x, y, r, false);
    // The edge to the east lies between the second corner and the third.
    let at = |index: usize| points.get(index % 6).copied().unwrap_or_default();
    let ((x1, y1), (x2, y2)) = (at(step + 1), at(step + 2));
    format!("M{} {}L{} {}", num(x1), num(y1), num(x2), num(y2))
}

/// The font size at which a text of so many letters fits a width, at most `size`. A serif letter is about 0.58 of its
/// size wide; no font is measured, so that drawings do not depend on the machine.
#[must_use]
pub fn fitting(text: &str, size: f64, width: f64) -> f64 {
    let letters = text.chars().count().max(1) as f64;
    size.min(width / (letters * 0.58))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            [num(1.0), num(0.25), num(-0.001), num(10.5), num(100.0)],
            ["1", "0.25", "0", "10.5", "100"]
        );
        assert_eq!([num(-0.05), num(-12.999), num(1203.07)], ["-0.05", "-13", "1203.07"]);
        assert_eq!([decimal(2.55, 1), decimal(2.55, 0)], ["2.6", "3"]);
    }

    proptest! {
        #[test]
        fn a_number_is_that_of_the_formatter(hundredths in -1_000_000_i32..1_000_000) {
            let value = f64::from(hundredths) / 100.0;
            prop_assert_eq!(num(value), value.to_string());
        }
    }

    #[test]
    fn a_hex_has_six_corners_at_its_radius() {
        let path = hex(10.0, 20.0, 4.0);
        assert_eq!(path, "M10 16L13.46 18L13.46 22L10 24L6.54 22L6.54 18Z");
        assert_eq!(flat_hex(0.0, 0.0, 2.0), "M2 0L1 1.73L-1 1.73L-2 0L-1 -1.73L1 -1.73Z");
    }

    #[test]
    fn an_edge_lies_on_the_side_of_its_neighbour() {
        // East: both corners have the largest x.
        assert_eq!(edge(0.0, 0.0, 2.0, 0), "M1.73 -1L1.73 1");
        // North-east, the last step: from the top to the upper right.
        assert_eq!(edge(0.0, 0.0, 2.0, 5), "M0 -2L1.73 -1");
        // South-west, the third step: from the bottom to the lower left.
        assert_eq!(edge(0.0, 0.0, 2.0, 2), "M0 2L-1.73 1");
    }

    #[test]
    fn long_names_shrink_and_short_ones_stay() {
        assert!((fitting("Anna", 23.0, 80.0) - 23.0).abs() < 1e-9);
        assert!(fitting("Maximilian-Friedrich", 23.0, 80.0) < 7.0);
    }
}
