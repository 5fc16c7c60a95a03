//! Rivers between the clusters of a solo board: banks, water, and a ripple along the middle.

use crate::web::burgundy::art::spread::smooth;
use crate::web::burgundy::draw::estate_layout::Frame;
use crate::web::ui::geometry::num;
use yew::prelude::*;

/// The rivers of a board, drawn below its fields; empty for a board of one piece.
pub fn rivers(frame: &Frame) -> Html {
    let r = frame.r;
    let drawn = frame.spread.rivers().map(|(from, to, points)| {
        let points: Vec<_> = points.into_iter().map(|point| frame.scaled(point)).collect();
        let d = smooth(&points);
        html! {
            <g key={format!("{}-{}", from.0, to.0)}>
                <path class="bank" d={d.clone()} stroke-width={num(r * 0.56)} />
                <path class="stream" d={d.clone()} stroke-width={num(r * 0.44)} />
                if !frame.small { <path class="ripple" {d} stroke-width={num(r * 0.16)} /> }
            </g>
        }
    });
    html! { <g class="rivers" aria-hidden="true">{ drawn.collect::<Html>() }</g> }
}
