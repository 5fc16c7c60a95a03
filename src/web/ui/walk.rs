//! Arrow keys in a list whose buttons are a single tab stop.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// Lines below a heading.
const OPENS: &str = ".opens";

/// Moves the focus from a list's button to another one: up, down, to the first or the last, or to the first one below the
/// heading before or after.
pub fn walk(event: KeyboardEvent) {
    let here = event.target_dyn_into::<Element>();
    let list = here.as_ref().and_then(|button| button.closest("ol, ul").ok().flatten());
    let (Some(here), Some(list)) = (here, list) else { return };
    let Ok(buttons) = list.query_selector_all("li > button") else { return };
    let count = buttons.length();
    let at = |index: u32| buttons.item(index).and_then(|node| node.dyn_into::<HtmlElement>().ok());
    let is_here = |index: &u32| at(*index).is_some_and(|button| button.is_same_node(Some(&here)));
    let Some(index) = (0..count).find(is_here) else { return };
    let opens = |index: &u32| {
        at(*index)
            .and_then(|button| button.parent_element())
            .is_some_and(|line| line.matches(OPENS).unwrap_or(false))
    };
    let next = match event.key().as_str() {
        "ArrowUp" => index.checked_sub(1),
        "ArrowDown" => Some(index + 1),
        "ArrowLeft" => (0..index).rev().find(opens),
        "ArrowRight" => (index + 1..count).find(opens),
        "Home" => Some(0),
        "End" => count.checked_sub(1),
        _ => return,
    };
    event.prevent_default();
    if let Some(button) = next.and_then(at) {
        // Fails only if the element can't have the focus.
        let _ = button.focus();
    }
}
