//! Arrow keys on a drawing: which place they lead to.

/// Where an arrow key points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// To the left of the screen.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Way {
    /// The way of a key by its name, such as `ArrowLeft`.
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

/// Which of the points on the screen an arrow key leads to from another point: the nearest that lies
/// more ahead than aside.
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
}
