//! Regions: picture, number, and three places for the store.

use crate::games::princes::kinds::{Kind, Region, STORE};
use crate::web::princes::art::pictures;
use crate::web::princes::art::shapes::{SIDE, body, rect, text};
use crate::web::ui::geometry::num;
use crate::web::ui::icon::symbol;
use yew::prelude::*;

/// Height of the plate below the places of a store.
pub const HEIGHT: f64 = 17.0;

/// The plate below the places of a store.
pub fn plate() -> Html {
    let ground = format!(
        "M1 {}h{}v{}a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z",
        num(SIDE - HEIGHT - 1.0),
        num(SIDE - 2.0),
        num(HEIGHT - 7.0)
    );
    html! { <path class="c-store" d={ground} /> }
}

/// The places of a store with its contents; `gains` if one more may be stored now.
pub fn pips(kind: Kind, store: u8, gains: bool) -> Html {
    const RADIUS: f64 = 7.2;
    let sign = pictures::resource(kind);
    let pip = |at: u8| {
        let (x, y) = (SIDE / 2.0 + (f64::from(at) - 1.0) * 18.5, SIDE - HEIGHT / 2.0 - 0.8);
        if at < store {
            html! { <>
                <circle class="pipf" cx={num(x)} cy={num(y)} r={num(RADIUS)} />
                { symbol(sign, x, y, RADIUS * 1.52, "") }
            </> }
        } else {
            let class = if gains { "pipl" } else { "pipe" };
            html! { <circle {class} cx={num(x)} cy={num(y)} r={num(RADIUS - 1.0)} /> }
        }
    };
    html! { <>{ for (0..STORE).map(pip) }</> }
}

/// A region with its store; `gains` if one more may be stored now.
pub fn region(region: Region, store: u8, doubled: bool, gains: bool) -> Html {
    let (picture, class) = pictures::land(region.kind());
    let view = format!("1 3 62 {}", num(62.0 * (SIDE - HEIGHT) / (SIDE - 2.0)));
    html! {
        <g class={classes!("pcard", "region", class)}>
            { body(SIDE) }
            <svg class="clip" x="1" y="1" width={num(SIDE - 2.0)} height={num(SIDE - HEIGHT)} viewBox={view}>
                { symbol(picture, 32.0, 32.0, 64.0, "") }
            </svg>
            { plate() }
            { rect("c-rim", [0.8, 0.8, SIDE - 1.6, SIDE - 1.6], 6.4) }
            { pips(region.kind(), store, gains) }
            { rect("c-tag", [-1.0, -1.0, 23.0, 22.0], 5.0) }
            { text("c-num", 10.5, 16.6, 18.4, region.number().to_string()) }
            if doubled {
                { rect("c-x2", [SIDE - 18.0, 1.0, 18.0, 13.0], 4.0) }
                { text("c-x2t", SIDE - 9.0, 11.2, 11.5, "×2".to_owned()) }
            }
        </g>
    }
}
