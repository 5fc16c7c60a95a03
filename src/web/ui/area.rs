//! Rectangles on the screen, in CSS pixels of the window.

use web_sys::{DomRect, Element};

/// A rectangle on the screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Left edge.
    pub left: f64,
    /// Upper edge.
    pub top: f64,
    /// Right edge.
    pub right: f64,
    /// Lower edge.
    pub bottom: f64,
}

impl Area {
    /// The rectangle around an element.
    #[must_use]
    pub fn of(element: &Element) -> Area {
        Area::of_rect(&element.get_bounding_client_rect())
    }

    /// A rectangle of the browser.
    #[must_use]
    pub fn of_rect(rect: &DomRect) -> Area {
        Area { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
    }

    /// The square around a point, up to this distance from it.
    #[must_use]
    pub fn around((x, y): (f64, f64), distance: f64) -> Area {
        let (left, right) = (x - distance, x + distance);
        Area { left, top: y - distance, right, bottom: y + distance }
    }

    /// Its middle.
    #[must_use]
    pub fn middle(self) -> (f64, f64) {
        (f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }

    /// Its part within another one.
    #[must_use]
    pub fn within(self, other: Area) -> Area {
        Area {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// True if both have a part in common; an edge is none.
    #[must_use]
    pub fn overlaps(self, other: Area) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// Its place within a frame that is turned upside down.
    #[must_use]
    pub fn turned_in(self, frame: Area) -> Area {
        Area {
            left: frame.right - self.right,
            top: frame.bottom - self.bottom,
            right: frame.right - self.left,
            bottom: frame.bottom - self.top,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Area;

    const PART: Area = Area { left: 10.0, top: 100.0, right: 350.0, bottom: 300.0 };

    #[test]
    fn areas_that_only_touch_do_not_overlap() {
        let beside = Area { left: 350.0, right: 400.0, ..PART };
        assert!(!PART.overlaps(beside));
        assert!(PART.overlaps(Area { left: 349.0, ..beside }));
    }

    #[test]
    fn an_area_turned_twice_is_where_it_was() {
        let frame = Area { left: 0.0, top: 0.0, right: 1180.0, bottom: 820.0 };
        let place = Area::around((130.0, 80.0), 30.0);
        let turned = place.turned_in(frame);
        assert_eq!(turned, Area { left: 1020.0, top: 710.0, right: 1080.0, bottom: 770.0 });
        assert_eq!(turned.turned_in(frame), place);
        assert_eq!(place.middle(), (130.0, 80.0));
    }

    #[test]
    fn the_part_within_a_smaller_area_is_that_area() {
        let inner = Area::around(PART.middle(), 20.0);
        assert_eq!((PART.within(inner), inner.within(PART)), (inner, inner));
    }
}
