//! A place for a tile that can be touched: on the table, on a key field, on a field of an estate.

use crate::web::burgundy::art::marks::{banner_mark, focus_rings, tile_class, tile_rings};
use crate::web::burgundy::art::tile;
use crate::web::burgundy::scene::{Banner, Mark, Piece, Spot, Text};
use crate::web::burgundy::table::touch::code;
use crate::web::ui::geometry::{hex, num};
use yew::prelude::*;

/// What a [`HexSpot`] shows.
#[derive(Properties, PartialEq, Clone)]
pub struct HexSpotProps {
    /// What a touch means.
    pub spot: Spot,
    /// The middle of the hex.
    pub x: f64,
    /// The middle of the hex.
    pub y: f64,
    /// The radius of the area that takes a touch: the full pitch.
    pub hit: f64,
    /// The radius of the tile.
    pub r: f64,
    /// Classes of the printed place below the tile; empty if it is printed elsewhere.
    #[prop_or_default]
    pub printed: Classes,
    /// The tile.
    #[prop_or_default]
    pub piece: Option<Piece>,
    /// How it stands.
    #[prop_or_default]
    pub mark: Mark,
    /// The stone of the player who just placed the tile.
    #[prop_or_default]
    pub fresh: Option<Banner>,
    /// Where the tile came from with the last action.
    #[prop_or_default]
    pub from: Option<Spot>,
    /// Name for the screen reader.
    pub label: Text,
    /// Whether the tab key stops here.
    pub stop: bool,
}

/// A place for a tile that can be touched.
#[component]
pub fn HexSpot(props: &HexSpotProps) -> Html {
    let HexSpotProps { x, y, r, mark, .. } = *props;
    let lifted = if mark == Mark::Chosen { 5.0 } else { 0.0 };
    let touch = Hit {
        spot: props.spot,
        label: &props.label,
        stop: props.stop,
        chosen: mark == Mark::Chosen,
        from: props.from,
    };
    html! {
        <g class={classes!("hx", props.from.map(|_| "came"))}>
            if !props.printed.is_empty() {
                <path class={props.printed.clone()} d={hex(x, y, r * 0.97)} />
            }
            if let Some(piece) = props.piece {
                { tile(piece, x, y, r, tile_class(mark)) }
                { tile_rings(mark, x, y, r) }
                if let Some(banner) = props.fresh { { fresh(banner, x, y, r) } }
            }
            { touch.path(hex(x, y, props.hit)) }
            { focus_rings(&hex(x, y - lifted, r * 0.97)) }
        </g>
    }
}

/// What can be touched: a shape without words of its own above what is drawn, so that a screen reader
/// hears the label and nothing else.
pub struct Hit<'a> {
    /// What a touch means.
    pub spot: Spot,
    /// Name for the screen reader.
    pub label: &'a Text,
    /// Whether the tab key stops here.
    pub stop: bool,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Where what lies here came from with the last action.
    pub from: Option<Spot>,
}

impl Hit<'_> {
    /// The shape; the rings of the focus must follow it.
    pub fn path(&self, d: String) -> Html {
        html! {
            <path class="hit" role="button" {d} tabindex={if self.stop { "0" } else { "-1" }}
                data-s={code(self.spot)} data-from={self.from.map(code)}
                aria-label={AttrValue::from(self.label.clone())}
                aria-pressed={self.chosen.then_some("true")} />
        }
    }
}

/// The trace of the last turn: a paper ring and a stone in the player's colour.
fn fresh(banner: Banner, x: f64, y: f64, r: f64) -> Html {
    let (sx, sy) = (x + r * 0.68, y - r * 0.62);
    html! {
        <>
            <path class="fresh" d={hex(x, y, r * 0.98)} />
            <g class={classes!("freshstone", banner.class())}>
                <circle class="pdot" cx={num(sx)} cy={num(sy)} r={num(r * 0.2)} />
                { banner_mark(banner, sx, sy, r * 0.26) }
            </g>
        </>
    }
}
