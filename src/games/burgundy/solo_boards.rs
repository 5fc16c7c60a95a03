//! The two boards of the solo game: clusters of fields, joined by rivers (rulebook page 14).
//!
//! Each field has its cell for drawing, its colour and its number. Clusters are drawn apart, so that fields of
//! different ones are not neighbours; a river joins exactly two fields, only for adjacency to placed tiles.

/// A field: the cell's column and row, the colour's letter and the number.
pub(super) type Plot = (i8, i8, u8, u8);

/// Board 13a.
#[rustfmt::skip]
pub(super) const FOUR_CLUSTERS: [Plot; 37] = [
    (0, 0, b'A', 6), (1, 0, b'B', 4), (-1, 1, b'C', 2), (0, 1, b'Y', 3), (1, 1, b'C', 2),
    (-1, 2, b'M', 5), (0, 2, b'S', 1), (5, 0, b'S', 6), (6, 0, b'M', 5), (7, 0, b'B', 6),
    (8, 0, b'B', 2), (5, 1, b'B', 4), (6, 1, b'A', 2), (7, 1, b'C', 4), (8, 1, b'Y', 3),
    (5, 2, b'B', 6), (6, 2, b'S', 3), (7, 2, b'B', 1), (-1, 4, b'B', 2), (0, 4, b'S', 4),
    (-2, 5, b'B', 5), (-1, 5, b'B', 4), (-3, 6, b'A', 1), (-2, 6, b'Y', 3), (3, 4, b'Y', 5),
    (4, 4, b'Y', 3), (5, 4, b'Y', 5), (6, 4, b'A', 1), (2, 5, b'S', 1), (3, 5, b'B', 2),
    (4, 5, b'C', 4), (5, 5, b'A', 6), (6, 5, b'S', 3), (2, 6, b'B', 6), (3, 6, b'M', 5),
    (4, 6, b'B', 1), (5, 6, b'A', 2),
];

/// The rivers of board 13a.
pub(super) const FOUR_CLUSTERS_RIVERS: [(u8, u8); 5] =
    [(6, 7), (6, 19), (19, 28), (16, 28), (16, 32)];

/// Board 13b.
#[rustfmt::skip]
pub(super) const FOURTEEN_CLUSTERS: [Plot; 37] = [
    (0, 0, b'S', 6), (3, 0, b'C', 6), (2, 1, b'B', 4), (2, 2, b'B', 1), (-1, 2, b'B', 2),
    (-2, 3, b'C', 5), (-1, 3, b'A', 6), (-2, 4, b'A', 2), (-1, 4, b'A', 3), (0, 5, b'S', 3),
    (-4, 7, b'B', 6), (-3, 7, b'B', 3), (-4, 8, b'B', 1), (-3, 8, b'B', 5), (6, 0, b'S', 5),
    (3, 5, b'A', 4), (4, 5, b'A', 5), (2, 6, b'Y', 5), (3, 6, b'Y', 6), (2, 7, b'M', 2),
    (9, 0, b'B', 5), (10, 0, b'M', 3), (11, 0, b'Y', 4), (12, 0, b'Y', 2), (10, 2, b'S', 4),
    (7, 2, b'Y', 3), (6, 3, b'Y', 1), (7, 3, b'C', 4), (12, 2, b'B', 6), (13, 2, b'B', 3),
    (11, 5, b'S', 1), (7, 8, b'A', 1), (8, 8, b'B', 2), (9, 8, b'B', 4), (7, 9, b'M', 1),
    (8, 9, b'C', 1), (6, 6, b'S', 2),
];

/// The rivers of board 13b.
pub(super) const FOURTEEN_CLUSTERS_RIVERS: [(u8, u8); 18] = [
    (0, 1),
    (0, 4),
    (8, 9),
    (3, 9),
    (3, 14),
    (20, 14),
    (14, 25),
    (14, 16),
    (9, 10),
    (9, 17),
    (21, 24),
    (24, 25),
    (24, 29),
    (29, 30),
    (30, 33),
    (27, 36),
    (36, 31),
    (19, 36),
];
