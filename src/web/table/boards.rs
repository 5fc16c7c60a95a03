//! What is marked `data-board` is one tab stop: the arrow keys lead from place to place in it.

use crate::web::ui::way::{Way, nearest};
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, SvgElement};
use yew::prelude::*;

/// A place of a board that can have the focus.
const PLACE: &str = "[role=button][tabindex]";

/// Lets the boards below `root` be walked by the arrow keys.
#[hook]
pub(super) fn use_boards(root: &NodeRef) {
    use_effect_with(root.clone(), |root| {
        let listeners = root.cast::<Element>().map(|page| {
            let options = EventListenerOptions::enable_prevent_default();
            [
                EventListener::new_with_options(&page, "keydown", options, walk),
                EventListener::new(&page, "focusin", |event| {
                    if let Some((place, board)) = place_of(event) {
                        set_stop(&board, &place);
                    }
                }),
            ]
        });
        move || drop(listeners)
    });
    let root = root.clone();
    // What is drawn anew may bring places that would all be stops.
    use_effect(move || {
        let boards = root.cast::<Element>().map(|page| all(&page, "[data-board]"));
        for board in boards.into_iter().flatten() {
            let places = all(&board, PLACE);
            let had = |place: &&Element| place.has_attribute("data-stop");
            let lit = |place: &&Element| place.matches(".lit").unwrap_or(false);
            let focused = |place: &&Element| place.matches(":focus").unwrap_or(false);
            let find = |wanted: &dyn Fn(&&Element) -> bool| places.iter().find(wanted);
            let stop = find(&focused).or_else(|| find(&lit)).or_else(|| find(&had));
            if let Some(stop) = stop.or(places.first()) {
                set_stop(&board, stop);
            }
        }
    });
}

fn all(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// The place that an event happened on, and its board.
fn place_of(event: &Event) -> Option<(Element, Element)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let place = target.closest(PLACE).ok().flatten()?;
    let board = place.closest("[data-board]").ok().flatten()?;
    Some((place, board))
}

/// Makes a place its board's only tab stop.
fn set_stop(board: &Element, stop: &Element) {
    for place in all(board, PLACE) {
        let is_stop = place == *stop;
        // An attribute that can't be set leaves one stop more; nothing is lost by it.
        let _ = place.set_attribute("tabindex", if is_stop { "0" } else { "-1" });
        let _ = place.toggle_attribute_with_force("data-stop", is_stop);
    }
}

/// An arrow key on a place of a board.
fn walk(event: &Event) {
    let way = event.dyn_ref::<KeyboardEvent>().and_then(|event| Way::of_key(&event.key()));
    let Some((way, (place, board))) = way.zip(place_of(event)) else { return };
    let places = all(&board, PLACE);
    let points: Vec<(f64, f64)> = places.iter().map(middle).collect();
    let next = nearest(middle(&place), way, &points).and_then(|index| places.get(index));
    event.prevent_default();
    if let Some(next) = next.and_then(|next| next.dyn_ref::<SvgElement>()) {
        // Refused only where nothing can have the focus.
        let _ = next.focus();
    }
}

/// The middle of a place on the screen.
fn middle(place: &Element) -> (f64, f64) {
    let rect = place.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}
