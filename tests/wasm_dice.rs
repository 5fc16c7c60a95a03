//! The dice game's pinned games end in the same positions in the browser as natively.
#![cfg(target_arch = "wasm32")]

#[cfg(test)]
#[path = "dice/play.rs"]
mod play;

#[cfg(test)]
mod in_the_browser {
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn twenty_random_games_end_in_the_positions_that_they_have_natively() {
        assert_eq!(crate::play::hashes(), crate::play::PINNED);
    }
}
