//! What moves: points that float up, and pieces that travel from where they were to where they are.

use crate::web::burgundy::scene::{Float, Spot};
use crate::web::ui::geometry::num;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, SvgElement};
use yew::prelude::*;

const DELAYS: [&str; 8] = ["d0", "d1", "d2", "d3", "d4", "d5", "d6", "d7"];

/// The points that float up in one drawing; `at` says where a spot lies in it, if it does.
pub fn floats(all: &[Float], at: &dyn Fn(Spot) -> Option<(f64, f64)>) -> Html {
    let shown = all.iter().filter_map(|float| {
        let (x, y) = at(float.at)?;
        // Points of the same moment stand below each other.
        let y = y + 38.0 * f64::from(float.order.min(7));
        let delay = DELAYS.get(usize::from(float.order)).copied().unwrap_or("d7");
        Some(html! {
            <g key={float.id} class={classes!("float", delay)}>
                <text class="floatn" x={num(x)} y={num(y)} font-size="30" text-anchor="middle">
                    { AttrValue::from(float.points.clone()) }
                </text>
                <text class="floatr" x={num(x)} y={num(y + 18.0)} font-size="14" text-anchor="middle">
                    { AttrValue::from(float.reason.clone()) }
                </text>
            </g>
        })
    });
    html! { <g class="floats" aria-hidden="true">{ shown.collect::<Html>() }</g> }
}

/// A piece that arrived: its place, and where it came from, both as codes.
pub type Arrival = (String, String);

/// The pieces of the page that arrived with the last action.
#[must_use]
pub fn arrivals(root: &Element) -> Vec<Arrival> {
    let Ok(found) = root.query_selector_all("[data-from]") else { return Vec::new() };
    (0..found.length())
        .filter_map(|index| found.get(index)?.dyn_into::<Element>().ok())
        .filter_map(|place| {
            Some((place.get_attribute("data-s")?, place.get_attribute("data-from")?))
        })
        .collect()
}

/// Lets a piece travel from where it came from to where it is: the piece already stands at its new
/// place, and is drawn there from its old one on. Does nothing where motion is off.
pub fn travel(document: &Document, root: &Element, arrival: &Arrival) {
    let (to, from) = arrival;
    let millis = duration(document);
    if millis <= 0.0 {
        return;
    }
    let start = root.query_selector(&format!("[data-s='{from}']")).ok().flatten();
    let place = root.query_selector(&format!("[data-s='{to}'][data-from]")).ok().flatten();
    let piece = place.and_then(drawn_piece);
    let (Some(start), Some(piece)) = (start, piece) else { return };
    let (a, b) = (start.get_bounding_client_rect(), piece.get_bounding_client_rect());
    if a.width() <= 0.0 || b.width() <= 0.0 {
        return;
    }
    // Lengths on the screen into the drawing's own, turned where the whole page is turned.
    let Some((scale, turn)) = drawn_scale(&piece) else { return };
    let dx = (a.left() + a.width() / 2.0 - b.left() - b.width() / 2.0) / scale * turn;
    let dy = (a.top() + a.height() / 2.0 - b.top() - b.height() / 2.0) / scale * turn;
    let frames: js_sys::Array = [
        object(&[("transform", format!("translate({}px, {}px)", num(dx), num(dy)).into())]),
        object(&[("transform", "translate(0px, 0px)".into())]),
    ]
    .iter()
    .collect();
    let timing =
        object(&[("duration", millis.into()), ("easing", "cubic-bezier(.3,.7,.2,1)".into())]);
    // The Web Animations call is not among the stable bindings; where a browser lacks it, the piece is
    // simply there.
    let animate = js_sys::Reflect::get(&piece, &"animate".into()).ok();
    if let Some(animate) = animate.and_then(|value| value.dyn_into::<js_sys::Function>().ok()) {
        let _ = animate.call2(&piece, &frames, &timing);
    }
}

fn object(entries: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in entries {
        // Setting a property of a fresh plain object cannot fail.
        let _ = js_sys::Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// What is drawn at a place: beside the shape that takes its touches, or within it.
pub fn drawn_piece(place: Element) -> Option<Element> {
    let around = place.closest(".hx").ok().flatten().unwrap_or(place);
    around.query_selector(".tile, .good").ok().flatten()
}

/// How long a piece travels, in milliseconds, as the styles say: 0 where motion is off.
fn duration(document: &Document) -> f64 {
    let value = web_sys::window()
        .zip(document.document_element())
        .and_then(|(window, root)| window.get_computed_style(&root).ok().flatten())
        .and_then(|style| style.get_property_value("--dur-move").ok())
        .unwrap_or_default();
    // What is no number is 0.
    let number = js_sys::parse_float(&value).max(0.0);
    if value.trim_end().ends_with("ms") { number } else { number * 1000.0 }
}

/// Screen pixels for one unit of the drawing, and -1 where the page is turned by 180°.
pub fn drawn_scale(piece: &Element) -> Option<(f64, f64)> {
    let svg = piece.clone().dyn_into::<SvgElement>().ok()?.owner_svg_element()?;
    let matrix = svg.get_screen_ctm()?;
    let scale = f64::from(matrix.a()).abs();
    (scale > 0.0).then(|| (scale, if matrix.a() < 0.0 { -1.0 } else { 1.0 }))
}
