//! Points as sums that rise where they were scored and move to their player's total.

use crate::web::burgundy::model::scene::{Float, Spot};
use crate::web::ui::geometry::num;
use yew::prelude::*;

const DELAYS: [&str; 8] = ["d0", "d1", "d2", "d3", "d4", "d5", "d6", "d7"];

/// From the middle of a total to the place where points of no field are shown.
const BESIDE: (f64, f64) = (12.0, 28.0);

/// From the middle of a tile to the words of a plate above it.
const ABOVE: f64 = 60.0;

/// Widths of a letter of the lines, for the plate behind them.
const SUM_LETTER: f64 = 18.0;
const TERM_LETTER: f64 = 10.0;
const REASON_LETTER: f64 = 8.2;

/// The sums of a drawing of this width; `at` gives the position of a spot, if it is part of the drawing.
pub fn floats(all: &[Float], width: f64, at: &dyn Fn(Spot) -> Option<(f64, f64)>) -> Html {
    let shown = all.iter().filter_map(|float| {
        let place = at(float.at)?;
        let home = at(float.to).filter(|home| *home != place);
        let home = home.map(|(x, y)| (x - BESIDE.0, y - BESIDE.1));
        Some(sum(float, place, home, width))
    });
    html! { <g class="floats" aria-hidden="true">{ shown.collect::<Html>() }</g> }
}

/// A sum. It moves to its player's total (`data-goes`, in the drawing's units) if that is elsewhere in the drawing.
fn sum(float: &Float, place: (f64, f64), home: Option<(f64, f64)>, width: f64) -> Html {
    let long = !float.terms.is_empty();
    let letters = |text: &str| text.chars().count() as f64;
    let first = if long {
        letters(&float.points) * SUM_LETTER + letters(&float.terms) * TERM_LETTER + 16.0
    } else {
        letters(&float.points) * SUM_LETTER
    };
    let wide = (first.max(letters(&float.reason) * REASON_LETTER) + 24.0).min(width);
    // Sums of one moment lie below each other, all of them within the drawing.
    let x = place.0.clamp(wide / 2.0, width - wide / 2.0);
    // A plate leaves the tile below it in sight.
    let above = if long { ABOVE } else { 0.0 };
    let y = (place.1 - above).max(34.0) + 52.0 * f64::from(float.order.min(7));
    let longer = long.then_some("long");
    let delay = DELAYS.get(usize::from(float.order)).copied().unwrap_or("d7");
    let goes = home.map(|to| format!("{}px, {}px", num(to.0 - x), num(to.1 - y)));
    html! {
        <g key={float.id}>
            if let Some((x, y)) = home {
                <circle class={classes!("arrival", longer, delay)} cx={num(x)} cy={num(y)} r="24" />
            }
            <g class="sum" data-goes={goes} data-order={float.order.to_string()} data-long={long.then_some("")}>
            <g class={classes!("float", home.map(|_| "goes"), longer, delay)}>
                <rect class="floatbed" x={num(x - wide / 2.0)} y={num(y - 30.0)} width={num(wide)} height="56" rx="12" />
                <text class="floatn" x={num(x)} y={num(y)} text-anchor="middle" font-size="30">
                    { AttrValue::from(float.points.clone()) }
                    if long {
                        <tspan class="floatt" font-size="18" dx="8">{ format!("= {}", float.terms) }</tspan>
                    }
                </text>
                <text class="floatr" x={num(x)} y={num(y + 18.0)} font-size="14" text-anchor="middle">
                    { AttrValue::from(float.reason.clone()) }
                </text>
            </g>
            </g>
        </g>
    }
}
