//! A light shiver of the device, where it can.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Navigator;

fn shiverer(navigator: &Navigator) -> Option<Function> {
    // Not every browser has the call that the bindings take for granted.
    Reflect::get(navigator, &"vibrate".into()).ok()?.dyn_into().ok()
}

/// Whether the browser knows of shivering; whether the device does, nobody can ask.
#[must_use]
pub fn can_shiver() -> bool {
    web_sys::window().is_some_and(|window| shiverer(&window.navigator()).is_some())
}

/// Shivers for so many milliseconds.
pub(super) fn shiver(millis: u32) {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return };
    if let Some(vibrate) = shiverer(&navigator) {
        // Refused before somebody has touched the page.
        let _ = vibrate.call1(&navigator, &millis.into());
    }
}
