//! A sheet with the ink of the last round: the points of its marks float up from them.

use super::desk::Table;
use crate::web::dice::art::furniture::line;
use crate::web::dice::art::place::Layout;
use crate::web::dice::art::sheet::{Fingers, sheet};
use crate::web::dice::model::gains::gains;
use crate::web::dice::model::pad::Pad;
use crate::web::dice::model::round::last_round;
use yew::prelude::*;

/// Height of the numbers, as a part of a field's.
const SIZE: f64 = 0.95;
/// Smallest height of the numbers, in units of the drawing.
const LEAST: f64 = 24.0;

/// The fields of a sheet, and the points that float up once when a round has ended.
pub(super) fn inked(
    table: &Table<'_>,
    pad: &Pad,
    layout: Layout,
    fingers: Option<&Fingers<'_>>,
) -> Html {
    let gains = match table.moment.past {
        true => Vec::new(),
        false => gains(last_round(&table.moment.ended), pad.seat),
    };
    let size = (layout.r * SIZE).max(LEAST);
    // Keyed by round: the numbers of another round are new elements, which float anew.
    let round = table.state.round();
    html! { <>
        { sheet(pad, layout, fingers) }
        <g key={round} class="gains" aria-hidden="true">
            { for gains.into_iter().enumerate().map(|(index, (field, points))| {
                let (x, y) = field.map_or((layout.cx, layout.cy), |field| layout.at(field));
                let y = (y - layout.r * 0.4).max(size);
                html! { <g key={index} class="gain">{ line("gnum", x, y, size, "middle", &format!("+{points}")) }</g> }
            }) }
        </g>
    </> }
}
