//! Hexagonal grids: axial coordinates, neighbours and the corners of drawn hexes.

/// A cell of a hexagonal grid in axial coordinates, rows running east.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, PartialOrd, Ord)]
pub struct Cell {
    /// Along the row, growing to the east.
    pub q: i8,
    /// The row, growing to the south; each row is shifted half a hex to the east.
    pub r: i8,
}

/// The six steps to neighbours, clockwise from the east.
pub const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

impl Cell {
    /// The cell at these coordinates.
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Cell {
        Cell { q, r }
    }

    /// True if two cells share an edge.
    #[must_use]
    pub const fn touches(self, other: Cell) -> bool {
        self.distance(other) == 1
    }

    /// Number of steps between two cells.
    #[must_use]
    pub const fn distance(self, other: Cell) -> u8 {
        let q = (self.q as i16 - other.q as i16).unsigned_abs();
        let r = (self.r as i16 - other.r as i16).unsigned_abs();
        let s = (self.q as i16 + self.r as i16 - other.q as i16 - other.r as i16).unsigned_abs();
        ((q + r + s) / 2) as u8
    }

    /// The centre of a pointy-top hex of circumradius 1: x grows east, y south.
    #[must_use]
    pub fn centre(self) -> (f64, f64) {
        let (q, r) = (f64::from(self.q), f64::from(self.r));
        (3f64.sqrt() * (q + r / 2.0), 1.5 * r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_six_steps_are_the_neighbours() {
        let here = Cell::new(2, -1);
        for (q, r) in STEPS {
            assert!(here.touches(Cell::new(here.q + q, here.r + r)));
        }
        assert!(!here.touches(here));
        assert!(!here.touches(Cell::new(3, 0)));
        assert_eq!(Cell::new(0, 0).distance(Cell::new(3, -3)), 3);
    }

    #[test]
    fn rows_are_shifted_by_half_a_hex() {
        let (x, y) = Cell::new(0, 1).centre();
        assert!((x - 3f64.sqrt() / 2.0).abs() < 1e-12 && (y - 1.5).abs() < 1e-12);
    }
}
