//! Vibration of the device, if it can.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Navigator;

fn shiverer(navigator: &Navigator) -> Option<Function> {
    // Some browsers lack `navigator.vibrate`, which the bindings take for granted.
    Reflect::get(navigator, &"vibrate".into()).ok()?.dyn_into().ok()
}

/// True if the browser supports vibration; the device may still lack it.
#[must_use]
pub fn can_shiver() -> bool {
    web_sys::window().is_some_and(|window| shiverer(&window.navigator()).is_some())
}

/// Vibrates for so many milliseconds.
pub(super) fn shiver(millis: u32) {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return };
    if let Some(vibrate) = shiverer(&navigator) {
        // Browsers refuse until the page has been touched.
        let _ = vibrate.call1(&navigator, &millis.into());
    }
}
