//! Marks shared by all boards: the focus ring, the players' marks.

use crate::web::ui::banner::Banner;
use crate::web::ui::geometry::num;
use yew::prelude::*;

/// The two focus rings around a path; styles hide them unless focused.
pub fn focus_rings(path: &str) -> Html {
    html! { <><path class="fring2" d={path.to_owned()} /><path class="fring" d={path.to_owned()} /></> }
}

/// A player's mark in a square of side 10 around a point: cross, bend, chevron, pale or saltire, so that players are
/// not distinguished by colour alone.
pub fn banner_mark(banner: Banner, x: f64, y: f64, size: f64) -> Html {
    let k = size / 10.0;
    let at = |dx: f64, dy: f64| format!("{} {}", num(x + dx * k), num(y + dy * k));
    let d = match banner {
        Banner::Ruby => {
            format!("M{}L{}M{}L{}", at(0.0, -4.0), at(0.0, 4.0), at(-4.0, 0.0), at(4.0, 0.0))
        }
        Banner::Navy => format!("M{}L{}", at(-3.5, -3.5), at(3.5, 3.5)),
        Banner::Amber => format!("M{}L{}L{}", at(-4.0, 2.5), at(0.0, -2.5), at(4.0, 2.5)),
        Banner::Verdigris => format!("M{}L{}", at(0.0, -4.0), at(0.0, 4.0)),
        Banner::Heather => {
            format!("M{}L{}M{}L{}", at(-3.2, -3.2), at(3.2, 3.2), at(3.2, -3.2), at(-3.2, 3.2))
        }
    };
    html! { <path class="bmark" d={d} stroke-width={num(2.2 * k)} /> }
}
