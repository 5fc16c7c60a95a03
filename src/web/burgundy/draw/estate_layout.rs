//! Layout of a large estate: the board, and around it banner, stock, key fields and goods. They occupy the corners left
//! free by a hexagonal board, or are above and below a board that fills the sheet.

use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::fields::Field;
use crate::web::burgundy::art::spread::{Point, Spread};

/// Position and size of a board.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// Positions of its fields.
    pub spread: Spread,
    /// Circumradius of a field.
    pub r: f64,
    /// Its centre.
    pub middle: Point,
    /// True if it is drawn small, with only numbers and pictures.
    pub small: bool,
}

impl Frame {
    /// A board as large as fits a sheet of this size, with fields of at most radius `most`.
    fn within(board: BoardId, middle: Point, size: Point, most: f64, small: bool) -> Frame {
        let spread = Spread::of(board);
        let (width, height) = spread.size;
        let r = most.min(size.0 / width).min(size.1 / height);
        Frame { spread, r, middle, small }
    }

    /// A small board, in a drawing of [`small_size`].
    #[must_use]
    pub fn small(board: BoardId) -> Frame {
        let (width, height) = small_size(board);
        Frame::within(board, (width / 2.0, height / 2.0), (width - 4.0, height - 4.0), 16.6, true)
    }

    /// Centre of a field.
    #[must_use]
    pub fn place(&self, field: Field) -> Point {
        self.scaled(self.spread.centre(field))
    }

    /// A point of the board's own layout, on the sheet.
    #[must_use]
    pub fn scaled(&self, (x, y): Point) -> Point {
        (self.middle.0 + x * self.r, self.middle.1 + y * self.r)
    }
}

/// Size of a small estate's drawing.
#[must_use]
pub fn small_size(board: BoardId) -> Point {
    if board.is_double() { (384.0, 190.0) } else { (212.0, 190.0) }
}

/// Positions of the parts of a large estate.
#[derive(Debug, Clone, PartialEq)]
pub struct EstateLayout {
    /// The board.
    pub frame: Frame,
    /// Upper left corner of the silver.
    pub silver: Point,
    /// Upper left corner of the workers.
    pub workers: Point,
    /// The key fields.
    pub keys: &'static [Point],
    /// Start of the key fields' caption.
    pub keys_caption: Point,
    /// Start of that caption if it is a long word, which does not fit above, and its greatest width there.
    pub long_caption: (Point, f64),
    /// The piles of goods.
    pub piles: &'static [Point],
    /// Position of the goods' caption, and its text anchor.
    pub goods_caption: (Point, &'static str),
    /// Position of the line about sold goods, and its text anchor.
    pub sold: (Point, &'static str),
    /// Height of that line without goods, and below a single pile.
    pub sold_higher: [f64; 2],
    /// Height of the sheet, without additions of modules below.
    pub height: f64,
}

/// Circumradius of a key field.
pub const KEY_R: f64 = 31.0;

/// Key fields of a hexagonal board: three in its lower left corner.
const KEYS: [Point; 3] = [(34.0, 394.0), (34.0, 453.0), (90.0, 453.0)];
/// Goods of a hexagonal board, in its lower right corner.
const PILES: [Point; 3] = [(548.0, 392.0), (500.0, 452.0), (550.0, 452.0)];

/// Solo game: key fields and goods in a row below the board.
const KEYS_SOLO: [Point; 3] = [(36.0, 464.0), (94.0, 464.0), (152.0, 464.0)];
const PILES_SOLO: [Point; 6] = [
    (282.0, 468.0),
    (336.0, 468.0),
    (390.0, 468.0),
    (444.0, 468.0),
    (498.0, 468.0),
    (552.0, 468.0),
];

/// True if a board is so wide that its fields are smaller than a thumb on a phone.
#[must_use]
pub fn is_wide(board: BoardId) -> bool {
    EstateLayout::of(board).frame.r < 40.0
}

/// Team game: two key fields of the first partner on the left, two of the second on the right, the common ones in the
/// middle, in the notch between the halves of the board.
const KEYS_OF_TEAM: [Point; 6] =
    [(36.0, 378.0), (94.0, 378.0), (261.0, 352.0), (319.0, 352.0), (486.0, 378.0), (544.0, 378.0)];
const PILES_OF_TEAM: [Point; 3] = [(236.0, 418.0), (290.0, 418.0), (344.0, 418.0)];

/// Height of a sheet, and of a team's lower one.
const HEIGHT: f64 = 500.0;
const TEAM_HEIGHT: f64 = 448.0;

impl EstateLayout {
    /// The layout of a board's sheet, 580 wide.
    #[must_use]
    pub fn of(board: BoardId) -> EstateLayout {
        if board.is_double() {
            return EstateLayout {
                frame: Frame::within(board, (290.0, 187.0), (577.0, 284.0), 44.4, false),
                silver: (216.0, 1.0),
                workers: (292.0, 1.0),
                keys: &KEYS_OF_TEAM,
                keys_caption: (6.0, 340.0),
                long_caption: ((6.0, 340.0), 110.0),
                piles: &PILES_OF_TEAM,
                goods_caption: ((202.0, 422.0), "end"),
                sold: ((380.0, 423.0), "start"),
                sold_higher: [423.0; 2],
                height: TEAM_HEIGHT,
            };
        }
        if board.is_solo() {
            return EstateLayout {
                frame: Frame::within(board, (290.0, 244.0), (572.0, 366.0), 44.4, false),
                silver: (392.0, 5.0),
                workers: (482.0, 5.0),
                keys: &KEYS_SOLO,
                keys_caption: (6.0, 431.0),
                long_caption: ((2.0, 431.0), 100.0),
                piles: &PILES_SOLO,
                goods_caption: ((258.0, 431.0), "start"),
                sold: ((250.0, 494.0), "end"),
                sold_higher: [494.0; 2],
                height: HEIGHT,
            };
        }
        EstateLayout {
            frame: Frame::within(board, (290.0, 252.0), (580.0, 500.0), 44.4, false),
            silver: (466.0, 5.0),
            workers: (466.0, 48.5),
            keys: &KEYS,
            keys_caption: (6.0, 359.0),
            long_caption: ((6.0, 495.0), 126.0),
            piles: &PILES,
            goods_caption: ((574.0, 359.0), "end"),
            sold: ((574.0, 494.0), "end"),
            sold_higher: [380.0, 437.0],
            height: HEIGHT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captions_of_the_key_fields_stand_clear_of_tiles_board_and_edge() {
        for board in BoardId::all() {
            let layout = EstateLayout::of(board);
            let lowest = layout.keys.iter().map(|(_, y)| y + KEY_R).fold(0.0, f64::max);
            let highest = layout.keys.iter().map(|(_, y)| y - KEY_R).fold(HEIGHT, f64::min);
            for (x, y) in [layout.keys_caption, layout.long_caption.0] {
                let below = y - 9.0 > lowest && y + 4.0 < layout.height;
                assert!(x > 1.0 && (below || y < highest), "{board:?}: {x} {y}");
            }
            for field in board.board().all {
                let (to_x, to_y) = layout.frame.place(field);
                for (x, y) in layout.keys {
                    assert!((x - to_x).hypot(y - to_y) > layout.frame.r + KEY_R, "{board:?}");
                }
            }
        }
    }

    #[test]
    fn hexagons_keep_their_size_and_the_solo_boards_fill_their_sheet() {
        assert!((EstateLayout::of(BoardId(1)).frame.r - 44.4).abs() < 1e-9);
        assert!((Frame::small(BoardId(11)).r - 16.6).abs() < 1e-9);
        for board in BoardId::all_solo() {
            let EstateLayout { frame, .. } = EstateLayout::of(board);
            // A field must be at least 44 px wide at 0.93 of the sheet's size.
            assert!(frame.r * 3f64.sqrt() * 0.93 > 44.0, "{board:?}: {}", frame.r);
            for field in board.board().all {
                let (x, y) = frame.place(field);
                assert!((25.0..=555.0).contains(&x) && (85.0..=400.0).contains(&y), "{field:?}");
            }
        }
    }
}
