//! Rings, chips and stones: the signs that say how something stands.

use crate::web::burgundy::scene::Mark;
use crate::web::ui::geometry::{hex, num};
use crate::web::ui::icon::symbol;
pub use crate::web::ui::marks::{banner_mark, focus_rings};
use yew::prelude::*;

/// A chip with a number of workers, half as high as `r` twice.
pub fn chip(x: f64, y: f64, workers: u8, r: f64) -> Html {
    html! {
        <g class="cost" aria-hidden="true">
            <rect class="cbg" x={num(x - r * 1.75)} y={num(y - r)} width={num(r * 3.5)}
                height={num(r * 2.0)} rx={num(r)} />
            <text class="cn" x={num(x - r * 0.75)} y={num(y + r * 0.52)} font-size={num(r * 1.5)}
                text-anchor="middle">{ workers }</text>
            { symbol("worker", x + r * 0.7, y, r * 1.7, "") }
        </g>
    }
}

/// The rings of a tile that may be chosen, or is.
pub fn tile_rings(mark: Mark, x: f64, y: f64, r: f64) -> Html {
    match mark {
        Mark::Plain | Mark::Off => Html::default(),
        Mark::Free => html! { <path class="lring thin" d={hex(x, y, r * 0.97)} /> },
        Mark::Workers(workers) => html! { <>
            <path class="cring strong" d={hex(x, y, r * 0.93)} />
            { chip(x, y + r * 0.72, workers, r * 0.24) }
        </> },
        Mark::Chosen => html! { <>
            <path class="sring" d={hex(x, y - 5.0, r * 0.99)} />
            <path class="lring" d={hex(x, y - 5.0, r * 0.99)} />
        </> },
    }
}

/// The class of a tile with this mark.
#[must_use]
pub const fn tile_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Chosen => "sel",
        Mark::Off => "off",
        Mark::Free => "may",
        _ => "",
    }
}
