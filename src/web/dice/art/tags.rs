//! Small tags on a sheet: the value of each open region now and in the next phase.

use super::place::{Layout, neighbours, short};
use crate::games::dice::fields::Field;
use crate::web::dice::model::pad::{Pad, Region};
use crate::web::dice::model::subject::Subject;
use yew::prelude::*;

/// Two neighbouring fields of a region, the lowest such pair.
fn pair(region: &Region) -> Option<(Field, Field)> {
    region.fields.iter().find_map(|field| {
        let others = neighbours(field).into_iter().flatten();
        let other = others.filter(|other| *other > field && region.fields.has(*other)).min()?;
        Some((field, other))
    })
}

/// The tags of all regions.
pub(super) fn tags(pad: &Pad, layout: Layout) -> Html {
    pad.regions
        .iter()
        .filter(|region| !region.finished)
        .map(|region| worth(region, layout))
        .collect()
}

/// Position of a region's tag: between two of its fields.
fn between(region: &Region, layout: Layout, low: f64) -> Option<(f64, f64)> {
    let (a, b) = pair(region)?;
    let ((ax, ay), (bx, by)) = (layout.at(a), layout.at(b));
    let side_by_side = (ay - by).abs() < 1.0;
    let (x, y) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    Some(if side_by_side {
        (x, y + layout.r * low)
    } else {
        (x + (bx - ax).signum() * layout.r * 0.1, y)
    })
}

fn worth(region: &Region, layout: Layout) -> Html {
    let r = layout.r;
    let Some((x, y)) = between(region, layout, 0.62) else { return Html::default() };
    tag((x, y), r, region.now, region.then)
}

/// A tag with the value now and in the next phase, on a sheet with fields of this radius.
pub fn tag((x, y): (f64, f64), r: f64, now: u8, then: Option<u8>) -> Html {
    let small = r < 35.0;
    let figures = |worth: Option<u8>| worth.map_or(0, |worth| 1 + usize::from(worth > 9));
    let count = figures(Some(now)) + figures(then);
    let each = if small { 0.28 } else { 0.24 };
    let width = r * (0.24 + each * count as f64);
    let size = r * if small { 0.38 } else { 0.3 };
    let down = r * if small { 0.13 } else { 0.105 };
    html! {
        <g class={classes!("worth", then.is_some().then_some("two"))} data-help={Subject::Worth.code()} aria-hidden="true">
            <rect x={short(x - width / 2.0)} y={short(y - r * 0.18)} width={short(width)} height={short(r * 0.36)}
                rx={short(r * 0.18)} />
            <text x={short(x)} y={short(y + down)} font-size={short(size)} text-anchor="middle">
                { now }
                if let Some(then) = then { <tspan class="then">{ format!("›{then}") }</tspan> }
            </text>
        </g>
    }
}
