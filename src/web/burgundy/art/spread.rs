//! Positions of a board's fields in its drawing. Boards of a single hexagon are drawn as their cells lie; the clusters
//! of the solo boards are moved closer, with space for the rivers that connect them.
//!
//! Lengths are in circumradii of a field; the origin is the centre of the drawing.

use crate::engine::total::At;
use crate::games::burgundy::boards::{Board, BoardId};
use crate::games::burgundy::fields::Field;

/// A point of a drawing.
pub type Point = (f64, f64);

/// A cluster: its first field, and the position of that field. The fields up to the next cluster keep their offsets
/// from it.
type Cluster = (u8, f64, f64);

/// A river between two fields, with its intermediate points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct River {
    /// Field at its beginning.
    pub from: Field,
    /// Field at its end.
    pub to: Field,
    via: &'static [Point],
}

const fn river(from: u8, to: u8, via: &'static [Point]) -> River {
    River { from: Field(from), to: Field(to), via }
}

/// Board 13a.
const FOUR: [Cluster; 4] = [(0, 0.0, 0.0), (7, 8.9, 0.0), (18, 1.73, 6.2), (24, 8.66, 6.2)];

const FOUR_RIVERS: [River; 5] = [
    river(6, 7, &[(4.6, 2.75), (6.4, 0.6)]),
    river(6, 19, &[(2.6, 4.4)]),
    river(19, 28, &[(4.9, 6.5), (6.2, 7.5)]),
    river(16, 28, &[(11.6, 4.45), (8.2, 4.65), (6.9, 5.7)]),
    river(16, 32, &[(13.4, 4.45), (15.0, 4.75), (15.75, 5.9)]),
];

/// Board 13b.
const FOURTEEN: [Cluster; 14] = [
    (0, 1.3, 0.0),
    (1, 5.6, 0.0),
    (4, 1.6, 3.0),
    (9, 5.0, 7.9),
    (10, 1.6, 9.4),
    (14, 9.2, 1.5),
    (15, 8.0, 4.9),
    (20, 11.9, 0.0),
    (24, 15.4, 2.7),
    (25, 12.7, 4.3),
    (28, 16.4, 5.5),
    (30, 18.4, 8.3),
    (31, 13.1, 9.5),
    (36, 10.6, 8.5),
];

const FOURTEEN_RIVERS: [River; 18] = [
    river(0, 1, &[(3.5, -0.15)]),
    river(0, 4, &[(1.2, 1.6)]),
    river(8, 9, &[(4.3, 7.0)]),
    river(3, 9, &[(5.5, 5.0)]),
    river(3, 14, &[(7.4, 2.7)]),
    river(20, 14, &[(10.6, 0.5)]),
    river(14, 25, &[(11.2, 2.4)]),
    river(14, 16, &[(9.6, 3.1)]),
    river(9, 10, &[(3.6, 8.0), (2.6, 8.0)]),
    river(9, 17, &[(6.1, 7.3)]),
    river(21, 24, &[(14.2, 1.5)]),
    river(24, 25, &[(14.1, 3.3)]),
    river(24, 29, &[(17.2, 3.6), (18.0, 4.2)]),
    river(29, 30, &[(18.6, 6.9)]),
    river(30, 33, &[(17.6, 9.2)]),
    river(27, 36, &[(12.9, 7.3), (11.8, 7.8)]),
    river(36, 31, &[(11.8, 9.1)]),
    river(19, 36, &[(9.3, 8.4)]),
];

/// The clusters and rivers of a board; empty for a board of one piece.
fn clusters(board: BoardId) -> (&'static [Cluster], &'static [River]) {
    match board.letter().filter(|_| board.is_solo()) {
        Some('a') => (&FOUR, &FOUR_RIVERS),
        Some(_) => (&FOURTEEN, &FOURTEEN_RIVERS),
        None => (&[], &[]),
    }
}

/// Positions of a board's fields, and the size of its drawing.
#[derive(Debug, Clone, PartialEq)]
pub struct Spread {
    centres: Vec<Point>,
    /// Offset subtracted from the points of the tables above, so that the centre is the origin.
    middle: Point,
    /// Width and height, including the outer corners of fields.
    pub size: Point,
    rivers: &'static [River],
}

impl Spread {
    /// The layout of a board.
    #[must_use]
    pub fn of(board: BoardId) -> Spread {
        let (clusters, rivers) = clusters(board);
        let mut centres: Vec<Point> = fields(board.board(), clusters).collect();
        let span = |of: fn(&Point) -> f64| {
            let least = centres.iter().map(of).fold(f64::INFINITY, f64::min);
            let most = centres.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
            if centres.is_empty() { (0.0, 0.0) } else { (least, most) }
        };
        let ((left, right), (top, bottom)) = (span(|p| p.0), span(|p| p.1));
        let middle = ((left + right) / 2.0, (top + bottom) / 2.0);
        for (x, y) in &mut centres {
            (*x, *y) = (*x - middle.0, *y - middle.1);
        }
        let size = (right - left + 3f64.sqrt(), bottom - top + 2.0);
        Spread { centres, middle, size, rivers }
    }

    /// Centre of a field.
    #[must_use]
    pub fn centre(&self, field: Field) -> Point {
        self.centres.get(field.index()).copied().unwrap_or_default()
    }

    /// The rivers: the fields each connects, and the points from the centre of one to that of the other.
    pub fn rivers(&self) -> impl Iterator<Item = (Field, Field, Vec<Point>)> {
        self.rivers.iter().map(|river| {
            let via = river.via.iter().map(|(x, y)| (x - self.middle.0, y - self.middle.1));
            let mut points = vec![self.centre(river.from)];
            points.extend(via);
            points.push(self.centre(river.to));
            (river.from, river.to, points)
        })
    }
}

/// The centres of all fields in order.
fn fields<'a>(board: &'a Board, clusters: &'a [Cluster]) -> impl Iterator<Item = Point> + 'a {
    let cell = |field: usize| board.cells.at(field).centre();
    (0..usize::from(board.fields)).map(move |field| {
        let (x, y) = cell(field);
        let of = clusters.iter().rev().find(|(first, ..)| usize::from(*first) <= field);
        let Some((first, to_x, to_y)) = of else { return (x, y) };
        let (from_x, from_y) = cell(usize::from(*first));
        (x - from_x + to_x, y - from_y + to_y)
    })
}

/// A smooth line through points, as an SVG path of quadratic curves through the midpoints between them.
#[must_use]
pub fn smooth(points: &[Point]) -> String {
    use crate::web::ui::geometry::num;
    let [first, inner @ .., last] = points else { return String::new() };
    let mut path = format!("M{} {}", num(first.0), num(first.1));
    for (index, (x, y)) in inner.iter().enumerate() {
        let next = inner.get(index + 1).unwrap_or(last);
        let end =
            if index + 1 == inner.len() { *last } else { ((x + next.0) / 2.0, (y + next.1) / 2.0) };
        path += &format!("Q{} {} {} {}", num(*x), num(*y), num(end.0), num(end.1));
    }
    if inner.is_empty() {
        path += &format!("L{} {}", num(last.0), num(last.1));
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(a: Point, b: Point) -> f64 {
        (a.0 - b.0).hypot(a.1 - b.1)
    }

    #[test]
    fn boards_of_one_piece_lie_as_their_cells_do() {
        let spread = Spread::of(BoardId(1));
        assert_eq!(spread.centre(Field(18)), (0.0, 0.0));
        assert!((spread.size.0 - 7.0 * 3f64.sqrt()).abs() < 1e-9 && spread.size.1 == 11.0);
        assert_eq!(spread.rivers().count(), 0);
    }

    #[test]
    fn clusters_keep_clear_of_each_other_and_neighbours_touch() {
        for id in BoardId::all_solo() {
            let (board, spread) = (id.board(), Spread::of(id));
            let by_river = |a, b| {
                spread.rivers().any(|(from, to, _)| (from, to) == (a, b) || (from, to) == (b, a))
            };
            for a in board.all {
                for b in board.all.into_iter().filter(|b| *b > a) {
                    let far = apart(spread.centre(a), spread.centre(b));
                    let beside = board.neighbours(a).has(b) && !by_river(a, b);
                    let wanted = if beside { far < 1.74 } else { far > 2.05 };
                    assert!(wanted, "{id:?}: fields {} and {} are {far:.2} apart", a.0, b.0);
                }
            }
        }
    }

    #[test]
    fn the_rivers_drawn_are_those_of_the_rules() {
        for id in BoardId::all_solo() {
            let (board, spread) = (id.board(), Spread::of(id));
            let mut joined = 0;
            for (from, to, points) in spread.rivers() {
                joined += 1;
                assert!(board.neighbours(from).has(to), "{id:?}: {} and {}", from.0, to.0);
                // Bends must not lie on a field.
                for bend in points.get(1..points.len() - 1).unwrap_or_default() {
                    let on = board.all.into_iter().find(|f| apart(spread.centre(*f), *bend) < 0.95);
                    assert_eq!(on, None, "{id:?}: the river {}–{}, {bend:?}", from.0, to.0);
                }
            }
            let touching = |f: Field| {
                let near = |o: &Field| apart(spread.centre(f), spread.centre(*o)) < 1.8;
                board.neighbours(f).into_iter().filter(near).count()
            };
            let all: u32 = board.all.into_iter().map(|f| board.neighbours(f).len()).sum();
            let cells: usize = board.all.into_iter().map(touching).sum();
            assert_eq!(all as usize - cells, 2 * joined, "{id:?}");
        }
    }

    #[test]
    fn lines_are_smooth_through_the_middles() {
        assert_eq!(smooth(&[(0.0, 0.0), (2.0, 0.0)]), "M0 0L2 0");
        assert_eq!(smooth(&[(0.0, 0.0), (2.0, 0.0), (2.0, 2.0)]), "M0 0Q2 0 2 2");
        assert_eq!(
            smooth(&[(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (4.0, 2.0)]),
            "M0 0Q2 0 2 1Q2 2 4 2"
        );
        assert_eq!(smooth(&[]), "");
    }
}
