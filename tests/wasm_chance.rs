//! Chance is the same natively and in the browser, where other code makes it: wasm's wide registers have a way of their own.

use principality::engine::chance::Chance;
use rand_core::{Rng, SeedableRng};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// Below this bound every word is drawn as it is, but for the greatest, which is drawn again.
const BOUND: u32 = u32::MAX;

/// The generator is ChaCha8 as everybody knows it, not something that looks like it.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn words_are_those_of_another_implementation() {
    for (number, purpose) in [(0, 0), (7, 1), (u64::MAX, u64::MAX), (1 << 40, 3 << 33)] {
        let mut key = [0u8; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        let mut other = rand_chacha::ChaCha8Rng::from_seed(key);
        other.set_stream(purpose);
        let mut chance = Chance::of_number(number, purpose);
        for at in 0..1000 {
            let word = core::iter::repeat_with(|| other.next_u32()).find(|word| *word < BOUND);
            assert_eq!(Some(chance.below(BOUND)), word, "word {at} of {number}/{purpose}");
        }
    }
}

/// The compiler's flags decide which way is built: what is tested here is what computer players draw with.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test::wasm_bindgen_test]
fn wide_registers_are_used() {
    let wide = core::hint::black_box(cfg!(target_feature = "simd128"));
    assert!(wide, "built without: 'cargo xtask test --only wasm' names the flags");
}
