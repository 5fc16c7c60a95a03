//! Shapes of cards and regions: body, plates and texts on them.

use crate::web::ui::geometry::num;
use yew::prelude::*;

/// The side of a card.
pub const SIDE: f64 = 60.0;

/// A rectangle with round corners.
pub fn rect(class: &'static str, [x, y, width, height]: [f64; 4], round: f64) -> Html {
    html! { <rect {class} x={num(x)} y={num(y)} width={num(width)} height={num(height)} rx={num(round)} /> }
}

/// A text centred at a point.
pub fn text(class: &'static str, x: f64, y: f64, size: f64, said: String) -> Html {
    html! { <text {class} x={num(x)} y={num(y)} font-size={num(size)} text-anchor="middle">{ said }</text> }
}

/// The body of a card: shadow, thickness, face, light.
pub fn body(side: f64) -> Html {
    let light =
        format!("M3 {}V9a6 6 0 0 1 6-6h{}a6 6 0 0 1 6 6", num(side * 0.6), num(side - 18.0));
    html! { <>
        { rect("c-shade", [0.0, 5.0, side, side], 7.0) }
        { rect("c-edge", [0.0, 2.6, side, side], 7.0) }
        { rect("c-face", [0.0, 0.0, side, side], 7.0) }
        <path class="c-lit" d={light} />
    </> }
}
