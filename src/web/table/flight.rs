//! Moving pieces and sums: an element with a code (`data-s`) and that of its origin (`data-from`) is animated once from
//! the origin; a sum of points (`data-goes`) moves once to its player's total.

use crate::web::table::boards::all;
use crate::web::ui::geometry::num;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, SvgElement};
use yew::prelude::*;

/// Animates pieces that just arrived on the page rendered at `root`, each once.
#[hook]
pub(super) fn use_flights(root: &NodeRef) {
    let last = use_mut_ref(Vec::<Arrival>::new);
    let root = root.clone();
    use_effect(move || {
        let Some(page) = root.cast::<Element>() else { return };
        let now = arrivals(&page);
        let before = last.replace(now.clone());
        let fresh: Vec<_> = now.into_iter().filter(|arrival| !before.contains(arrival)).collect();
        let sums = new_sums(&page);
        if !(fresh.is_empty() && sums.is_empty()) {
            before_frame(move || {
                fresh.iter().for_each(|arrival| travel(&page, arrival));
                sums.iter().for_each(rise);
            });
        }
    });
}

/// Runs a task before the next frame is drawn: there measuring costs nothing extra, as all changes of a touch are
/// made and the frame needs their styles anyway.
fn before_frame(task: impl FnOnce() + 'static) {
    if let Some(window) = web_sys::window() {
        let task = Closure::once_into_js(task);
        // A failure loses the animation only.
        let _ = window.request_animation_frame(task.unchecked_ref());
    }
}

/// A piece that arrived: the codes of its place and its origin.
type Arrival = (String, String);

/// The pieces that arrived with the last action.
fn arrivals(root: &Element) -> Vec<Arrival> {
    let arrived =
        |place: Element| Some((place.get_attribute("data-s")?, place.get_attribute("data-from")?));
    all(root, "[data-from]").into_iter().filter_map(arrived).collect()
}

/// Animates a piece from its origin to its new place, where it already is in the document. Does nothing if animation is
/// off.
fn travel(root: &Element, arrival: &Arrival) {
    let (to, from) = arrival;
    let start = root.query_selector(&format!("[data-s='{from}']")).ok().flatten();
    let place = root.query_selector(&format!("[data-s='{to}'][data-from]")).ok().flatten();
    let piece = place.and_then(drawn_piece);
    let (Some(start), Some(piece)) = (start, piece) else { return };
    let millis = duration("--dur-move");
    if millis <= 0.0 {
        return;
    }
    let (a, b) = (start.get_bounding_client_rect(), piece.get_bounding_client_rect());
    if a.width() <= 0.0 || b.width() <= 0.0 {
        return;
    }
    // Converts lengths on the screen to the drawing's units, rotated if the page is.
    let Some((scale, turn)) = drawn_scale(&piece) else { return };
    let dx = (a.left() + a.width() / 2.0 - b.left() - b.width() / 2.0) / scale * turn;
    let dy = (a.top() + a.height() / 2.0 - b.top() - b.height() / 2.0) / scale * turn;
    let frames: js_sys::Array = [
        object(&[("transform", format!("translate({}px, {}px)", num(dx), num(dy)).into())]),
        object(&[("transform", "translate(0px, 0px)".into())]),
    ]
    .iter()
    .collect();
    animate(&piece, &frames, &[("duration", millis.into()), ("easing", EASING.into())]);
}

/// Part of a sum's time after which it leaves, and the part that its way takes. A game that draws sums has both
/// together as the length of their showing in its style sheet.
const SUM: (f64, f64) = (0.85, 0.45);
/// The same for a sum of several terms, which takes longer to read.
const LONG_SUM: (f64, f64) = (1.65, 0.45);
/// Part of the time between the beginnings of two sums.
const NEXT_SUM: f64 = 0.35;

/// The sums that are new on the page, marked as seen.
fn new_sums(root: &Element) -> Vec<Element> {
    let fresh = all(root, ".sum[data-goes]:not([data-seen])");
    for sum in &fresh {
        // Failing to set the mark would only repeat an animation.
        let _ = sum.set_attribute("data-seen", "");
    }
    fresh
}

/// Moves a sum to its total, where it shrinks away.
fn rise(sum: &Element) {
    let millis = duration("--dur-float");
    let Some(goes) = sum.get_attribute("data-goes").filter(|_| millis > 0.0) else { return };
    let order = sum.get_attribute("data-order").map_or(0.0, |text| js_sys::parse_float(&text));
    let (stays, way) = if sum.has_attribute("data-long") { LONG_SUM } else { SUM };
    let frames: js_sys::Array = [
        object(&[("transform", "none".into()), ("opacity", 1.into())]),
        object(&[
            ("transform", format!("translate({goes}) scale(.3)").into()),
            ("opacity", ".4".into()),
        ]),
    ]
    .iter()
    .collect();
    let timing = [
        ("delay", ((order * NEXT_SUM + stays) * millis).into()),
        ("duration", (way * millis).into()),
        ("easing", "cubic-bezier(.5,0,.7,.4)".into()),
    ];
    animate(sum, &frames, &timing);
}

/// Easing of a piece that comes to rest.
const EASING: &str = "cubic-bezier(.3,.7,.2,1)";

/// Animates an element. Does nothing if the browser lacks `Element.animate`, which is not among the stable bindings.
fn animate(element: &Element, frames: &js_sys::Array, timing: &[(&str, JsValue)]) {
    let call = js_sys::Reflect::get(element, &"animate".into()).ok();
    if let Some(call) = call.and_then(|value| value.dyn_into::<js_sys::Function>().ok()) {
        let _ = call.call2(element, frames, &object(timing));
    }
}

fn object(entries: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in entries {
        // Setting a property of a fresh plain object does not fail.
        let _ = js_sys::Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// The drawing at a place: beside the shape that takes its touches, or within it.
pub(super) fn drawn_piece(place: Element) -> Option<Element> {
    let around = place.closest(".hx").ok().flatten().unwrap_or(place);
    around.query_selector(".tile, .good").ok().flatten()
}

/// A duration of the styles in milliseconds: 0 if animation is off.
fn duration(name: &str) -> f64 {
    let window = web_sys::window();
    let root = window.as_ref().and_then(|window| window.document()?.document_element());
    let value = window
        .zip(root)
        .and_then(|(window, root)| window.get_computed_style(&root).ok().flatten())
        .and_then(|style| style.get_property_value(name).ok())
        .unwrap_or_default();
    // Text that is not a number counts as 0.
    let number = js_sys::parse_float(&value).max(0.0);
    if value.trim_end().ends_with("ms") { number } else { number * 1000.0 }
}

/// Screen pixels per unit of the drawing, and -1 if the page is rotated by 180°.
pub(super) fn drawn_scale(piece: &Element) -> Option<(f64, f64)> {
    let svg = piece.clone().dyn_into::<SvgElement>().ok()?.owner_svg_element()?;
    let matrix = svg.get_screen_ctm()?;
    let scale = f64::from(matrix.a()).abs();
    (scale > 0.0).then(|| (scale, if matrix.a() < 0.0 { -1.0 } else { 1.0 }))
}
