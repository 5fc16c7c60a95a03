//! Arrow key navigation between places of a drawing.

/// Direction of an arrow key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Way {
    /// Direction of a key by its name, such as `ArrowLeft`.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Way> {
        Some(match key {
            "ArrowLeft" => Way::Left,
            "ArrowRight" => Way::Right,
            "ArrowUp" => Way::Up,
            "ArrowDown" => Way::Down,
            _ => return None,
        })
    }
}

/// Index of the point that an arrow key leads to: the nearest that is more ahead than aside.
#[must_use]
pub fn nearest(from: (f64, f64), way: Way, points: &[(f64, f64)]) -> Option<usize> {
    let mut best: Option<(usize, f64)> = None;
    for (index, (x, y)) in points.iter().enumerate() {
        let (dx, dy) = (x - from.0, y - from.1);
        let (ahead, aside) = match way {
            Way::Left => (-dx, dy),
            Way::Right => (dx, dy),
            Way::Up => (-dy, dx),
            Way::Down => (dy, dx),
        };
        if ahead < 2.0 || aside.abs() > ahead * 1.6 {
            continue;
        }
        let far = ahead * ahead + 1.2 * aside * aside;
        if best.is_none_or(|(_, least)| far < least - 0.5) {
            best = Some((index, far));
        }
    }
    best.map(|(index, _)| index)
}

/// For places on top of each other, such as a shield on its castle: arrow down leads to the covering place, arrow up to
/// the covered one. `points` are in pixels, ordered from bottom to top; `here` is one of them.
#[must_use]
pub fn covering(here: usize, way: Way, points: &[(f64, f64)]) -> Option<usize> {
    let (x, y) = *points.get(here)?;
    let same = |(_, (a, b)): &(usize, &(f64, f64))| (a - x).abs() < 4.0 && (b - y).abs() < 4.0;
    let stack = points.iter().enumerate().filter(same).map(|(index, _)| index);
    match way {
        Way::Down => stack.filter(|index| *index > here).min(),
        Way::Up => stack.filter(|index| *index < here).max(),
        Way::Left | Way::Right => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::hex::Cell;

    #[test]
    fn arrows_walk_the_hexes() {
        let cells: Vec<Cell> = (-3i8..=3)
            .flat_map(|r| (-3i8..=3).map(move |q| Cell::new(q, r)))
            .filter(|c| c.distance(Cell::new(0, 0)) <= 3)
            .collect();
        let points: Vec<(f64, f64)> =
            cells.iter().map(|c| c.centre()).map(|(x, y)| (x * 40.0, y * 40.0)).collect();
        let from = |cell: Cell, way| {
            let at = cells.iter().position(|c| *c == cell).unwrap();
            nearest(points[at], way, &points).map(|index| cells[index])
        };
        let middle = Cell::new(0, 0);
        assert_eq!(from(middle, Way::Right), Some(Cell::new(1, 0)));
        assert_eq!(from(middle, Way::Left), Some(Cell::new(-1, 0)));
        assert!([Some(Cell::new(0, -1)), Some(Cell::new(1, -1))].contains(&from(middle, Way::Up)));
        assert!([Some(Cell::new(0, 1)), Some(Cell::new(-1, 1))].contains(&from(middle, Way::Down)));
        assert_eq!(from(Cell::new(3, 0), Way::Right), None);
    }

    #[test]
    fn what_covers_something_is_reached_from_it_and_left_again() {
        let points =
            [(0.0, 0.0), (64.0, 0.0), (32.0, 56.0), (65.0, 1.0), (32.0, -56.0), (64.0, 2.0)];
        let from = |here, way| covering(here, way, &points);
        assert_eq!((from(1, Way::Down), from(3, Way::Down)), (Some(3), Some(5)));
        assert_eq!((from(5, Way::Up), from(3, Way::Up)), (Some(3), Some(1)));
        assert_eq!((from(5, Way::Down), from(1, Way::Up)), (None, None));
        assert_eq!(
            (from(3, Way::Left), from(3, Way::Right), from(0, Way::Down)),
            (None, None, None)
        );
        assert_eq!(nearest(points[0], Way::Right, &points), Some(1), "first what lies below");
    }
}
