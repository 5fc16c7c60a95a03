//! Chance is the same natively and in the browser.

#![allow(clippy::unwrap_used)] // the test's seed is valid

use principality::engine::chance::{Chance, Draw, DrawKey, thinking};
use rand::Rng;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// Pinned for ever: the streams of a game, whose words are those of ChaCha8 with the number as its key.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn streams_draw_the_same_words_everywhere() {
    let sum = |number, purpose| {
        let mut chance = Chance::of_number(number, purpose);
        // Over several blocks and refills of the generator's buffer.
        (0..1000u64).fold(0u64, |sum, at| sum.rotate_left(7) ^ (u64::from(chance.next_u32()) + at))
    };
    assert_eq!(
        [sum(0, 0), sum(7, 1), sum(u64::MAX, u64::MAX), sum(1 << 40, 3 << 33)],
        [6343176245120956349, 8047347930130696452, 11221937882699822912, 2658040958835683552]
    );
}

/// The first block of ChaCha8 under a key of zeros, from its authors' test vectors.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn the_generator_is_chacha8() {
    let mut bytes = [0u8; 16];
    Chance::of_number(0, 0).fill_bytes(&mut bytes);
    let known = [
        0x3e, 0x00, 0xef, 0x2f, 0x89, 0x5f, 0x40, 0xd6, 0x7f, 0x5b, 0xb8, 0xe8, 0x1f, 0x09, 0xa5,
        0xa1,
    ];
    assert_eq!(bytes, known);
}

/// Draws during play and the generator of computer players.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn keys_and_thinking_draw_the_same_everywhere() {
    let key = DrawKey::of_seed(&"amber-mill-47".parse().unwrap(), 9);
    let mut draw = key.draw(2, 5);
    let mut rng = thinking(7, 1);
    let dice = [0; 6].map(|_: u8| draw.die());
    assert_eq!(
        (dice, [0; 4].map(|_: u32| rng.below(1000))),
        ([1, 6, 4, 1, 2, 3], [304, 188, 978, 436])
    );
}
