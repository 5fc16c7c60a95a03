//! Scales of charts, and horizontal lines across them.

use crate::web::ui::geometry::num;
use yew::prelude::*;

/// A linear scale from values to places in a drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    values: (f64, f64),
    places: (f64, f64),
}

impl Scale {
    /// The scale that maps the first value to the first place and the second to the second.
    #[must_use]
    pub const fn new(values: (f64, f64), places: (f64, f64)) -> Scale {
        Scale { values, places }
    }

    /// Place of a value; the first place if the range of values is empty.
    #[must_use]
    pub fn at(self, value: f64) -> f64 {
        let span = self.values.1 - self.values.0;
        let share = if span == 0.0 { 0.0 } else { (value - self.values.0) / span };
        self.places.0 + share * (self.places.1 - self.places.0)
    }
}

/// A line across a chart at a value, between two sides, labelled with the value.
pub fn level(value: i32, at: f64, sides: (f64, f64), class: &'static str) -> Html {
    level_named(value.to_string(), at, sides, class)
}

/// A line across a chart at a value, between two sides, with this label.
pub fn level_named(label: String, at: f64, (left, right): (f64, f64), class: &'static str) -> Html {
    html! { <g key={label.clone()}>
        <path {class} d={format!("M{left} {}H{right}", num(at))} />
        <text class="ax" x={num(left - 8.0)} y={num(at + 4.0)} text-anchor="end" font-size="12.5">{ label }</text>
    </g> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_lie_where_their_share_of_the_span_is() {
        let scale = Scale::new((-10.0, 30.0), (100.0, 20.0));
        assert_eq!([-10.0, 0.0, 30.0].map(|value| scale.at(value)), [100.0, 80.0, 20.0]);
        assert_eq!(Scale::new((3.0, 3.0), (7.0, 9.0)).at(3.0), 7.0);
    }
}
