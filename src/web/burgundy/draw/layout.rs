//! Layout within a depot. Pure: offsets from the depot's centre, in the drawing's units.
//!
//! Depots are flat-top hexes of radius [`DEPOT_R`] around the black depot.

/// Radius of the depots.
pub const DEPOT_R: f64 = 103.0;
/// Radius of a tile in a numbered depot.
pub const TILE_R: f64 = 0.306 * DEPOT_R;

/// A point, relative to the centre of its depot or of the drawing.
pub type At = (f64, f64);

/// Centre of a depot from 1 to 6 relative to the black depot, clockwise from the north.
#[must_use]
pub fn depot_at(number: u8) -> At {
    let (dx, dy) = (1.5 * DEPOT_R, DEPOT_R * 3f64.sqrt() / 2.0);
    match number {
        1 => (0.0, -2.0 * dy),
        2 => (dx, -dy),
        3 => (dx, dy),
        4 => (0.0, 2.0 * dy),
        5 => (-dx, dy),
        _ => (-dx, -dy),
    }
}

/// Positions of the parts of a numbered depot.
#[derive(Debug, Clone, PartialEq)]
pub struct DepotLayout {
    /// Tiles, in the order of the places.
    pub tiles: Vec<At>,
    /// The die with the depot's number, and its size.
    pub die: (At, f64),
    /// The chip with the cost in workers, and half its height.
    pub chip: (At, f64),
}

/// The layout for two or three places (a row below the die) or four (two over two, die left).
#[must_use]
pub fn depot(places: usize) -> DepotLayout {
    const R: f64 = DEPOT_R;
    let pitch = TILE_R * 1.76 * 1.02;
    if places > 3 {
        let row = TILE_R * 1.5 * 1.03 / 2.0;
        return DepotLayout {
            tiles: vec![
                (-0.75 * pitch, -row),
                (0.25 * pitch, -row),
                (-0.25 * pitch, row),
                (0.75 * pitch, row),
            ],
            die: ((-0.585 * R, 0.2 * R), 0.3 * R),
            chip: ((-0.53 * R, 0.45 * R), 0.083 * R),
        };
    }
    let middle = (places as f64 - 1.0) / 2.0;
    DepotLayout {
        tiles: (0..places).map(|i| ((i as f64 - middle) * pitch, -0.045 * R)).collect(),
        die: ((0.0, -0.575 * R), 0.38 * R),
        chip: ((0.39 * R, -0.575 * R), 0.083 * R),
    }
}

/// Positions of the shields of a depot with so many places, their height, and for each the upper left corner and size
/// of its touchable area.
#[must_use]
pub fn shields(places: usize) -> ([At; 2], f64, [(At, At); 2]) {
    const R: f64 = DEPOT_R;
    if places > 3 {
        // In the strip above both rows. A finger needs more space than that: the area begins above the depot's edge and
        // includes the tips of the tiles below.
        let hit = (0.5 * R, 0.485 * R);
        return (
            [(-0.137 * R, -0.655 * R), (0.37 * R, -0.655 * R)],
            0.325 * R,
            [((-0.39 * R, -0.9 * R), hit), ((0.12 * R, -0.9 * R), hit)],
        );
    }
    // Left and right of the die.
    let hit = (0.5 * R, 0.5 * R);
    (
        [(-0.385 * R, -0.565 * R), (0.385 * R, -0.565 * R)],
        0.37 * R,
        [((-0.69 * R, -0.86 * R), hit), ((0.19 * R, -0.86 * R), hit)],
    )
}

/// Position of the chip of a depot that has shields on both sides of its die.
#[must_use]
pub fn chip_beside_shields(places: usize) -> (At, f64) {
    if places > 3 { depot(places).chip } else { ((0.0, -0.375 * DEPOT_R), 0.075 * DEPOT_R) }
}

/// Positions of `piles` goods in a depot with so many places, and their size.
#[must_use]
pub fn goods(places: usize, piles: usize) -> (Vec<At>, f64) {
    const R: f64 = DEPOT_R;
    let row = |count: usize, size: f64, y: f64| {
        let middle = (count as f64 - 1.0) / 2.0;
        (0..count).map(move |i| ((i as f64 - middle) * size * 1.08, y))
    };
    if places > 3 {
        // Up to three to the right of the upper row, more in a row below the lower one.
        let right = [(0.53 * R, -0.18 * R), (0.53 * R, -0.42 * R), (0.76 * R, -0.03 * R)];
        if piles <= right.len() {
            return (right.into_iter().take(piles).collect(), 0.22 * R);
        }
        let size = (0.96 * R / (piles as f64 * 1.08)).min(0.22 * R);
        return (row(piles, size, 0.67 * R).collect(), size);
    }
    match piles {
        0..=3 => (row(piles, 0.31 * R, 0.56 * R).collect(), 0.31 * R),
        4 => (row(4, 0.25 * R, 0.55 * R).collect(), 0.25 * R),
        _ => {
            let size = 0.21 * R;
            let mut all: Vec<At> = row(3, size, 0.455 * R).collect();
            all.extend(row(piles - 3, size, 0.455 * R + size * 1.08));
            (all, size)
        }
    }
}

/// Tiles of the black depot with four, six or eight places, and their radius: always three rows, with the price in the
/// middle one.
#[must_use]
pub fn black(places: usize) -> (Vec<At>, f64) {
    let r = if places > 6 { 0.256 * DEPOT_R } else { 0.303 * DEPOT_R };
    let (w, h) = (r * 1.775, r * 1.55);
    let of = |spots: &[(f64, f64)]| spots.iter().map(|(x, y)| (x * w, y * h)).collect();
    let spots = match places {
        0..=4 => of(&[(0.0, -1.05), (-1.0, 0.0), (1.0, 0.0), (0.0, 1.05)]),
        5 | 6 => of(&[(-0.5, -1.0), (0.5, -1.0), (-1.0, 0.0), (1.0, 0.0), (-0.5, 1.0), (0.5, 1.0)]),
        _ => of(&[
            (-1.0, -1.05),
            (0.0, -1.05),
            (1.0, -1.05),
            (-1.38, 0.0),
            (1.38, 0.0),
            (-1.0, 1.05),
            (0.0, 1.05),
            (1.0, 1.05),
        ]),
    };
    (spots, r)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(a: At, b: At) -> f64 {
        (a.0 - b.0).hypot(a.1 - b.1)
    }

    /// True if a point is inside a flat-top hex of radius `r` around the origin.
    fn inside((x, y): At, r: f64) -> bool {
        y.abs() <= r * 3f64.sqrt() / 2.0 && x.abs() + y.abs() / 3f64.sqrt() <= r
    }

    fn clear(tiles: &[At], r: f64) {
        for (i, a) in tiles.iter().enumerate() {
            for b in tiles.iter().skip(i + 1) {
                assert!(apart(*a, *b) >= r * 3f64.sqrt() - 0.01, "{a:?} and {b:?} overlap");
            }
        }
    }

    #[test]
    fn tiles_of_a_depot_do_not_overlap_and_stay_within_it() {
        for places in 2..=4 {
            let layout = depot(places);
            assert_eq!(layout.tiles.len(), places);
            clear(&layout.tiles, TILE_R * 0.99);
            for (x, y) in layout.tiles {
                for corner in [(0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5)]
                {
                    let (r, reach) = (TILE_R * 0.96, DEPOT_R * 0.98);
                    assert!(inside((x + corner.0 * r, y + corner.1 * r), reach), "{places} places");
                }
            }
        }
    }

    #[test]
    fn tiles_of_the_black_depot_do_not_overlap() {
        for places in [4, 6, 8] {
            let (tiles, r) = black(places);
            assert_eq!(tiles.len(), places);
            clear(&tiles, r * 0.99);
        }
    }

    #[test]
    fn goods_stay_within_the_depot_and_off_its_tiles() {
        for places in 2..=4 {
            for piles in 1..=6 {
                let (spots, size) = goods(places, piles);
                let layout = depot(places);
                assert_eq!(spots.len(), piles);
                for (i, a) in spots.iter().enumerate() {
                    let half = size / 2.0;
                    for corner in [
                        (-half, -half),
                        (half, -half),
                        (-half, half),
                        (half, half),
                        (0.0, -half),
                        (0.0, half),
                    ] {
                        let at = (a.0 + corner.0, a.1 + corner.1);
                        // A tile rotated by a right angle is a flat-top hex.
                        let on = |tile: &&At| inside((at.1 - tile.1, at.0 - tile.0), TILE_R * 0.94);
                        let below = layout.tiles.iter().find(on);
                        assert!(
                            below.is_none(),
                            "{piles} piles, {places} places: {a:?} on {below:?}"
                        );
                        assert!(
                            inside(at, DEPOT_R * 0.955),
                            "{piles} piles, {places} places: {a:?}"
                        );
                    }
                    for b in spots.iter().skip(i + 1) {
                        assert!(
                            (a.0 - b.0).abs().max((a.1 - b.1).abs()) >= size,
                            "{piles} overlap"
                        );
                    }
                }
            }
        }
    }

    /// Lower end of the tiles' upper row.
    fn end_of_upper_row(places: usize) -> f64 {
        let upper = depot(places).tiles.into_iter().map(|(_, y)| y).fold(f64::MAX, f64::min);
        upper + TILE_R * 1.02
    }

    #[test]
    fn shields_lie_in_their_depot_off_die_and_goods() {
        for places in 2..=4 {
            let (spots, size, hits) = shields(places);
            let ((die_x, die_y), die) = depot(places).die;
            for (x, y) in spots {
                // A shield is 52 wide at a height of 64, and pointed at the bottom.
                let (half, high) = (size * 26.0 / 64.0, size * 29.0 / 64.0);
                for corner in
                    [(-half, -high), (half, -high), (half, 0.0), (-half, 0.0), (0.0, high)]
                {
                    let at = (x + corner.0, y + corner.1);
                    assert!(inside(at, DEPOT_R * 0.985), "{places} places: {at:?}");
                    let beside = (at.0 - die_x).abs().max((at.1 - die_y).abs());
                    assert!(beside > die * 0.49, "{places} places: {at:?} on the die");
                    for (good, width) in
                        [goods(places, 3)].iter().flat_map(|(g, w)| g.iter().map(move |g| (g, w)))
                    {
                        let apart = (at.0 - good.0).abs().max((at.1 - good.1).abs());
                        assert!(apart > width * 0.49, "{places} places: {at:?} on goods");
                    }
                }
            }
            let [(one, size), (other, _)] = hits;
            assert!(other.0 - one.0 >= size.0, "{places} places: their touches overlap");
            // At 1280 by 800 the table is drawn at 0.89 of its size, and a finger needs 44 pixels.
            assert!(size.0.min(size.1) * 0.89 >= 44.0, "{places} places: {size:?}");
            // The tiles keep as much of their area as a finger needs.
            let left = end_of_upper_row(places) - (one.1 + size.1);
            assert!(left * 0.89 >= 43.0, "{places} places: {left} left of a tile");
        }
    }
}
