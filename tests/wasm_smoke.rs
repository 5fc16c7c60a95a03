//! The rules library runs in the browser at all. Further comparisons of wasm and native code are in other
//! `wasm_*` files; `cargo xtask test --only wasm` runs them in headless Chromium.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn runs_in_a_browser_window() {
    assert!(web_sys::window().is_some());
}
