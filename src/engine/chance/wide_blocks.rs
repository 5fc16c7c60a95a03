//! The same blocks for wasm with wide registers, of which the library makes no use: a row of four words in each.
//!
//! It takes about a quarter less time than the library's single words; a random game needs some fifty blocks, which is a
//! tenth of its time.

use crate::engine::chance::WORDS;
use core::arch::wasm32::{
    i8x16_shuffle, i32x4_shuffle, u32x4, u32x4_add, u32x4_extract_lane, u32x4_shl, u32x4_shr, v128,
    v128_or, v128_xor,
};

/// A stream of blocks: the rows from which the next one is made.
pub(super) struct Blocks([v128; 4]);

impl Blocks {
    /// The stream `purpose` under the key `number`.
    pub(super) fn new(number: u64, purpose: u64) -> Blocks {
        let halves = |number: u64| (number as u32, (number >> 32) as u32);
        let ((key, more_key), (stream, more_stream)) = (halves(number), halves(purpose));
        Blocks([
            // "expand 32-byte k"
            u32x4(0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574),
            u32x4(key, more_key, 0, 0),
            u32x4(0, 0, 0, 0),
            u32x4(0, 0, stream, more_stream),
        ])
    }

    /// Writes the next block.
    pub(super) fn write_next(&mut self, words: &mut [u32; WORDS]) {
        let mut rows = self.0;
        for _ in 0..4 {
            let [a, b, c, d] = quarter_rounds(rows);
            let [a, b, c, d] = quarter_rounds([a, turn(b), turn(turn(c)), turn_back(d)]);
            rows = [a, turn_back(b), turn(turn(c)), turn(d)];
        }
        let (fours, _) = words.as_chunks_mut::<4>();
        for ((four, row), start) in fours.iter_mut().zip(rows).zip(self.0) {
            let row = u32x4_add(row, start);
            *four = [
                u32x4_extract_lane::<0>(row),
                u32x4_extract_lane::<1>(row),
                u32x4_extract_lane::<2>(row),
                u32x4_extract_lane::<3>(row),
            ];
        }
        let [_, _, _, counter] = &mut self.0;
        *counter = u32x4_add(*counter, u32x4(1, 0, 0, 0));
    }
}

/// Four quarter rounds, one in each column.
#[inline]
fn quarter_rounds([a, b, c, d]: [v128; 4]) -> [v128; 4] {
    let a = u32x4_add(a, b);
    let d = v128_xor(d, a);
    let d = i8x16_shuffle::<2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13>(d, d);
    let c = u32x4_add(c, d);
    let b = rotated::<12>(v128_xor(b, c));
    let a = u32x4_add(a, b);
    let d = v128_xor(d, a);
    let d = i8x16_shuffle::<3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14>(d, d);
    let c = u32x4_add(c, d);
    let b = rotated::<7>(v128_xor(b, c));
    [a, b, c, d]
}

/// Each word's bits, moved to the left in a ring. (By 8 and 16 it is one step to move bytes instead.)
#[inline]
fn rotated<const BITS: u32>(row: v128) -> v128 {
    v128_or(u32x4_shl(row, BITS), u32x4_shr(row, 32 - BITS))
}

/// The words of a row, each one place to the left.
#[inline]
fn turn(row: v128) -> v128 {
    i32x4_shuffle::<1, 2, 3, 0>(row, row)
}

/// The words of a row, each one place to the right.
#[inline]
fn turn_back(row: v128) -> v128 {
    i32x4_shuffle::<3, 0, 1, 2>(row, row)
}
