//! A touchable place for a tile: on the table, on a key field, on a field of an estate.

use crate::web::burgundy::art::marks::{BELOW, focus_rings, tile_class, tile_rings};
use crate::web::burgundy::art::tile;
use crate::web::burgundy::model::scene::code::{can_be_dragged, code};
use crate::web::burgundy::model::scene::{Mark, Piece, Spot, Text};
use crate::web::ui::geometry::{hex, num};
use yew::prelude::*;

/// Properties of [`HexSpot`].
#[derive(Properties, PartialEq, Clone)]
pub struct HexSpotProps {
    /// Meaning of a touch.
    pub spot: Spot,
    /// Centre of the hex.
    pub x: f64,
    /// Centre of the hex.
    pub y: f64,
    /// Radius of the touchable area: the full pitch.
    pub hit: f64,
    /// Radius of the tile.
    pub r: f64,
    /// Classes of the printed place below the tile; empty if it is printed elsewhere.
    #[prop_or_default]
    pub printed: Classes,
    /// The tile.
    #[prop_or_default]
    pub piece: Option<Piece>,
    /// State.
    #[prop_or_default]
    pub mark: Mark,
    /// True if the tile was placed in the last turn: a paper ring.
    #[prop_or_default]
    pub fresh: bool,
    /// Origin of the tile, if it came with the last action.
    #[prop_or_default]
    pub from: Option<Spot>,
    /// Accessible name.
    pub label: Text,
    /// True if it is the initial tab stop.
    #[prop_or_default]
    pub first: bool,
}

/// A touchable place for a tile.
#[component]
pub fn HexSpot(props: &HexSpotProps) -> Html {
    let HexSpotProps { x, y, r, mark, .. } = *props;
    let lifted = if mark == Mark::Chosen { 5.0 } else { 0.0 };
    let touch =
        Hit { spot: props.spot, label: &props.label, mark, from: props.from, first: props.first };
    html! {
        <g class={classes!("hx", props.from.map(|_| "came"))} data-vacant={props.piece.is_none().then_some("")}>
            if !props.printed.is_empty() {
                <path class={props.printed.clone()} d={hex(x, y, r * 0.97)} />
            }
            if let Some(piece) = props.piece {
                { tile(piece, x, y, r, tile_class(mark)) }
                { tile_rings(mark, x, y, r, BELOW) }
                if props.fresh { <path class="fresh" d={hex(x, y, r * 0.98)} /> }
            }
            { touch.path(hex(x, y, props.hit)) }
            { focus_rings(&hex(x, y - lifted, r + 1.0)) }
        </g>
    }
}

/// A touchable area: a shape above the drawing, so that screen readers read its label only.
pub struct Hit<'a> {
    /// Meaning of a touch.
    pub spot: Spot,
    /// Accessible name.
    pub label: &'a Text,
    /// State.
    pub mark: Mark,
    /// Origin of the piece, if it came with the last action.
    pub from: Option<Spot>,
    /// True if it is the initial tab stop while nothing on the board is lit.
    pub first: bool,
}

impl Hit<'_> {
    /// The shape; the focus rings must be its next sibling.
    pub fn path(&self, d: String) -> Html {
        html! {
            <path class={classes!("hit", self.mark.is_lit().then_some("lit"))} role="button" {d} tabindex="-1"
                data-s={code(self.spot)} data-from={self.from.map(code)}
                data-drag={can_be_dragged(self.spot).then_some("")} data-first={self.first.then_some("")}
                aria-label={AttrValue::from(self.label.clone())}
                aria-pressed={(self.mark == Mark::Chosen).then_some("true")} />
        }
    }
}

/// A rectangle: left, top, width, height.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area(pub f64, pub f64, pub f64, pub f64);

/// A printed element that explains itself when touched.
pub fn spot_area(spot: Spot, area: Area, label: &Text, inner: Html) -> Html {
    let Area(x, y, width, height) = area;
    let d = format!("M{} {}h{}v{}h{}z", num(x), num(y), num(width), num(height), num(-width));
    let rect = |class: &'static str, grow: f64| {
        html! {
            <rect class={class} x={num(x - grow)} y={num(y - grow)} width={num(width + 2.0 * grow)}
                height={num(height + 2.0 * grow)} rx="6" />
        }
    };
    html! {
        <g class="hx" key={code(spot)}>
            <g aria-hidden="true">{ inner }</g>
            { Hit { spot, label, mark: Mark::Plain, from: None, first: false }.path(d) }
            { rect("fring2", 0.0) }
            { rect("fring", 1.0) }
        </g>
    }
}
