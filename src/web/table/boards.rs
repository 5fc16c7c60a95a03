//! Keyboard navigation of boards: an element with `data-board` is a single tab stop, and the arrow keys move between
//! the places in it.

use crate::web::ui::way::{Way, covering, nearest};
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, SvgElement};
use yew::prelude::*;

/// Selector of a board's focusable places.
const PLACE: &str = "[role=button][tabindex]";
/// Selectors of a board's tab stop, in order of preference.
const BEST_STOP: [&str; 5] = [":focus", ".lit", "[data-stop]", "[data-first]", ""];

/// Enables the arrow keys on the boards below `root`.
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
    // Rendering may add places that would all be tab stops.
    use_effect(move || {
        let boards = root.cast::<Element>().map(|page| all(&page, "[data-board]"));
        for board in boards.into_iter().flatten() {
            let found =
                |which: &&str| board.query_selector(&format!("{PLACE}{which}")).ok().flatten();
            if let Some(stop) = BEST_STOP.iter().find_map(found) {
                set_stop(&board, &stop);
            }
        }
    });
}

/// All matches of a selector within an element.
pub(super) fn all(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// The place an event happened on, and its board.
fn place_of(event: &Event) -> Option<(Element, Element)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let place = target.closest(PLACE).ok().flatten()?;
    let board = place.closest("[data-board]").ok().flatten()?;
    Some((place, board))
}

/// Makes a place its board's only tab stop.
fn set_stop(board: &Element, stop: &Element) {
    // Changed attributes only, as writing a hundred of them would delay a touch. A failure only leaves an additional
    // tab stop.
    let stops = all(board, "[role=button][tabindex]:is([tabindex='0'], [data-stop])");
    for place in stops.iter().filter(|place| *place != stop) {
        let _ = place.set_attribute("tabindex", "-1");
        let _ = place.remove_attribute("data-stop");
    }
    let _ = stop.set_attribute("tabindex", "0");
    let _ = stop.set_attribute("data-stop", "");
}

/// Handles an arrow key on a place of a board.
fn walk(event: &Event) {
    let way = event.dyn_ref::<KeyboardEvent>().and_then(|event| Way::of_key(&event.key()));
    let Some((way, (place, board))) = way.zip(place_of(event)) else { return };
    let places = all(&board, PLACE);
    let points: Vec<(f64, f64)> = places.iter().map(middle).collect();
    let here = places.iter().position(|other| *other == place);
    let over = here.and_then(|here| covering(here, way, &points));
    let next = over.or_else(|| nearest(middle(&place), way, &points));
    let next = next.and_then(|index| places.get(index));
    event.prevent_default();
    if let Some(next) = next.and_then(|next| next.dyn_ref::<SvgElement>()) {
        // Fails only if the element can't have the focus.
        let _ = next.focus();
    }
}

/// Centre of a place on the screen; that of its mark (`.at`) if it has one, because a place may be as large as
/// everything on it.
fn middle(place: &Element) -> (f64, f64) {
    let drawn = place.closest(".hx").ok().flatten();
    let sign = drawn.and_then(|drawn| drawn.query_selector(".at").ok().flatten());
    let rect = sign.as_ref().unwrap_or(place).get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}
