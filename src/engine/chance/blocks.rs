//! The generator's blocks, made by the library: natively with wide registers where there are any.

use crate::engine::chance::WORDS;
use chacha20::cipher::{Array, KeyIvInit, StreamCipherCore};
use chacha20::variants::Ietf;
use chacha20::{ChaChaCore, R8};

/// A stream of blocks.
pub(super) struct Blocks(ChaChaCore<R8, Ietf>);

impl Blocks {
    /// The stream `purpose` under the key `number`.
    pub(super) fn new(number: u64, purpose: u64) -> Blocks {
        let mut key = [0u8; 32];
        if let Some(start) = key.first_chunk_mut::<8>() {
            *start = number.to_le_bytes();
        }
        // A 32-bit block counter and twelve bytes of nonce: of these the last eight name the stream.
        // The counter wraps after 256 GiB of words.
        let mut nonce = [0u8; 12];
        if let Some(end) = nonce.last_chunk_mut::<8>() {
            *end = purpose.to_le_bytes();
        }
        Blocks(ChaChaCore::new(&key.into(), &nonce.into()))
    }

    /// Writes the next block.
    pub(super) fn write_next(&mut self, words: &mut [u32; WORDS]) {
        let mut block = Array::default();
        self.0.write_keystream_block(&mut block);
        for (word, bytes) in words.iter_mut().zip(block.as_chunks::<4>().0) {
            *word = u32::from_le_bytes(*bytes);
        }
    }
}
