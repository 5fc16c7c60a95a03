//! Points that float up from the place where they were scored.

use crate::web::burgundy::model::scene::{Float, Spot};
use crate::web::ui::geometry::num;
use yew::prelude::*;

const DELAYS: [&str; 8] = ["d0", "d1", "d2", "d3", "d4", "d5", "d6", "d7"];

/// The floating points of a drawing; `at` gives the position of a spot, if it is part of the drawing.
pub fn floats(all: &[Float], at: &dyn Fn(Spot) -> Option<(f64, f64)>) -> Html {
    let shown = all.iter().filter_map(|float| {
        let (x, y) = at(float.at)?;
        // Points of the same moment are placed below each other.
        let y = y + 38.0 * f64::from(float.order.min(7));
        let delay = DELAYS.get(usize::from(float.order)).copied().unwrap_or("d7");
        Some(html! {
            <g key={float.id} class={classes!("float", delay)}>
                <text class="floatn" x={num(x)} y={num(y)} font-size="30" text-anchor="middle">
                    { AttrValue::from(float.points.clone()) }
                </text>
                <text class="floatr" x={num(x)} y={num(y + 18.0)} font-size="14" text-anchor="middle">
                    { AttrValue::from(float.reason.clone()) }
                </text>
            </g>
        })
    });
    html! { <g class="floats" aria-hidden="true">{ shown.collect::<Html>() }</g> }
}
