//! Where the parts of a large estate lie: the board, and around it banner, stock, key fields and goods.
//! The corners that a hexagon leaves free hold them; a board that fills the sheet has them above and below.

use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::fields::Field;
use crate::web::burgundy::art::spread::{Point, Spread};

/// How large a board is drawn, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// The board, spread out.
    pub spread: Spread,
    /// The circumradius of a field.
    pub r: f64,
    /// Where its middle lies.
    pub middle: Point,
    /// Whether it is drawn small, with numbers and pictures alone.
    pub small: bool,
}

impl Frame {
    /// A board as large as fits a sheet of this size, at most with fields of radius `most`.
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

    /// The middle of a field.
    #[must_use]
    pub fn place(&self, field: Field) -> Point {
        self.scaled(self.spread.centre(field))
    }

    /// A point of the spread board, on the sheet.
    #[must_use]
    pub fn scaled(&self, (x, y): Point) -> Point {
        (self.middle.0 + x * self.r, self.middle.1 + y * self.r)
    }
}

/// Width and height of a small estate's drawing.
#[must_use]
pub fn small_size(board: BoardId) -> Point {
    if board.is_double() { (384.0, 190.0) } else { (212.0, 190.0) }
}

/// Where the parts of a large estate lie on its sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Furniture {
    /// The board.
    pub frame: Frame,
    /// The upper left corner of the silver.
    pub silver: Point,
    /// The upper left corner of the workers.
    pub workers: Point,
    /// The key fields.
    pub keys: &'static [Point],
    /// Where the caption of the key fields begins.
    pub keys_caption: Point,
    /// Where it begins if it is a long word, for which there is no room above; and how wide it may be there.
    pub long_caption: (Point, f64),
    /// The piles of goods.
    pub piles: &'static [Point],
    /// Where the caption of the goods stands, and whether it begins or ends there.
    pub goods_caption: (Point, &'static str),
    /// Where the line about goods sold stands, and whether it begins or ends there.
    pub sold: (Point, &'static str),
    /// How high the sheet is, without what modules add below.
    pub height: f64,
}

/// The key fields of a hexagon: three in its lower left corner.
const KEYS: [Point; 3] = [(34.0, 398.0), (34.0, 457.0), (90.0, 457.0)];
/// Its goods in the lower right one.
const PILES: [Point; 3] = [(548.0, 392.0), (500.0, 452.0), (550.0, 452.0)];

/// Alone: key fields and goods in a row below the board.
const KEYS_SOLO: [Point; 3] = [(36.0, 464.0), (94.0, 464.0), (152.0, 464.0)];
const PILES_SOLO: [Point; 6] = [
    (282.0, 468.0),
    (336.0, 468.0),
    (390.0, 468.0),
    (444.0, 468.0),
    (498.0, 468.0),
    (552.0, 468.0),
];

/// Whether a board is so wide that a phone shows its fields smaller than a thumb.
#[must_use]
pub fn is_wide(board: BoardId) -> bool {
    Furniture::of(board).frame.r < 40.0
}

/// A team's: two key fields of the first partner on the left, two of the second on the right, the common
/// ones in the middle, where both halves of the board leave a notch.
const KEYS_OF_TEAM: [Point; 6] =
    [(36.0, 378.0), (94.0, 378.0), (261.0, 352.0), (319.0, 352.0), (486.0, 378.0), (544.0, 378.0)];
const PILES_OF_TEAM: [Point; 3] = [(236.0, 418.0), (290.0, 418.0), (344.0, 418.0)];

/// The height of a sheet, and of the lower one of a team.
const HEIGHT: f64 = 500.0;
const TEAM_HEIGHT: f64 = 448.0;

impl Furniture {
    /// The sheet of a board, 580 wide.
    #[must_use]
    pub fn of(board: BoardId) -> Furniture {
        if board.is_double() {
            return Furniture {
                frame: Frame::within(board, (290.0, 187.0), (577.0, 284.0), 44.4, false),
                silver: (216.0, 1.0),
                workers: (292.0, 1.0),
                keys: &KEYS_OF_TEAM,
                keys_caption: (6.0, 340.0),
                long_caption: ((6.0, 340.0), 110.0),
                piles: &PILES_OF_TEAM,
                goods_caption: ((202.0, 422.0), "end"),
                sold: ((380.0, 423.0), "start"),
                height: TEAM_HEIGHT,
            };
        }
        if board.is_solo() {
            return Furniture {
                frame: Frame::within(board, (290.0, 244.0), (572.0, 366.0), 44.4, false),
                silver: (392.0, 5.0),
                workers: (482.0, 5.0),
                keys: &KEYS_SOLO,
                keys_caption: (6.0, 431.0),
                long_caption: ((2.0, 431.0), 100.0),
                piles: &PILES_SOLO,
                goods_caption: ((258.0, 431.0), "start"),
                sold: ((250.0, 494.0), "end"),
                height: HEIGHT,
            };
        }
        Furniture {
            frame: Frame::within(board, (290.0, 252.0), (580.0, 500.0), 44.4, false),
            silver: (466.0, 5.0),
            workers: (466.0, 48.5),
            keys: &KEYS,
            keys_caption: (6.0, 359.0),
            long_caption: ((2.0, 500.0), 126.0),
            piles: &PILES,
            goods_caption: ((574.0, 359.0), "end"),
            sold: ((574.0, 494.0), "end"),
            height: HEIGHT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexagons_keep_their_size_and_the_solo_boards_fill_their_sheet() {
        assert!((Furniture::of(BoardId(1)).frame.r - 44.4).abs() < 1e-9);
        assert!((Frame::small(BoardId(11)).r - 16.6).abs() < 1e-9);
        for board in BoardId::all_solo() {
            let Furniture { frame, .. } = Furniture::of(board);
            // A field is at least 44 px wide where the sheet is drawn at 0.93 of its size.
            assert!(frame.r * 3f64.sqrt() * 0.93 > 44.0, "{board:?}: {}", frame.r);
            for field in board.board().all {
                let (x, y) = frame.place(field);
                assert!((25.0..=555.0).contains(&x) && (85.0..=400.0).contains(&y), "{field:?}");
            }
        }
    }
}
