//! Marks shared by all boards: the focus ring, the players' marks.

use crate::web::ui::banner::Banner;
use crate::web::ui::geometry::num;
use yew::prelude::*;

/// The two focus rings around a path; styles hide them unless focused.
pub fn focus_rings(path: &str) -> Html {
    html! { <><path class="fring2" d={path.to_owned()} /><path class="fring" d={path.to_owned()} /></> }
}

/// A player's mark in a square of side 10 around a point: lozenge, bend, chevron, pale or saltire, so that players are
/// not distinguished by colour alone. Each is a single line, which fills the lozenge by crossing it.
pub fn banner_mark(banner: Banner, x: f64, y: f64, size: f64) -> Html {
    let k = size / 10.0;
    let points: &[(f64, f64)] = match banner {
        Banner::Ruby => {
            &[(-2.7, 0.0), (0.0, -2.7), (2.7, 0.0), (0.0, 2.7), (-2.7, 0.0), (2.7, 0.0)]
        }
        Banner::Navy => &[(-3.5, -3.5), (3.5, 3.5)],
        Banner::Amber => &[(-4.0, 2.5), (0.0, -2.5), (4.0, 2.5)],
        Banner::Verdigris => &[(0.0, -4.0), (0.0, 4.0)],
        Banner::Heather => &[(-3.2, -3.2), (3.2, 3.2), (0.0, 0.0), (3.2, -3.2), (-3.2, 3.2)],
    };
    let at = |(dx, dy): &(f64, f64)| format!("{} {}", num(x + dx * k), num(y + dy * k));
    let line = points.iter().map(at).collect::<Vec<_>>().join("L");
    html! { <path class="bmark" d={format!("M{line}")} stroke-width={num(2.2 * k)} /> }
}
