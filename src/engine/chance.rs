//! Reproducible chance, the same on every device and in every version.
//!
//! One named generator (ChaCha8 with 64-bit streams, word for word that of `rand_chacha`), with our own bounded draw
//! and shuffle of its 32-bit words ([`Draw`]), so that no library's change of ranges or shuffles can alter an old game.
//! Each purpose draws from a stream of its own.
//!
//! A game draws at its start whatever can be known then. Where the number of draws is open, as with piles that are
//! reshuffled, its state holds a [`DrawKey`] and counters: draw *n* of a purpose gives the same result whenever it is
//! made, so that undo changes no luck.

use crate::engine::seed::Seed;
use chacha20::cipher::{Block, KeyIvInit, StreamCipherCore};
use chacha20::variants::Ietf;
use chacha20::{ChaChaCore, R8};
use core::convert::Infallible;
use core::fmt;
use rand::rand_core::block::{BlockRng, Generator};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng, TryRng};
use serde::{Deserialize, Serialize};

/// Draws for games from the words of any generator of the `rand` family.
pub trait Draw: Rng {
    /// A uniform whole number from 0 to `bound` − 1, by rejection. A bound of 0 gives 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        loop {
            let word = self.next_u32();
            // Words from the largest multiple of `bound` on are drawn again. It lies within `bound` of the end, so that
            // few words need the division.
            if word < u32::MAX - bound || word < u32::MAX - (u32::MAX % bound) {
                return word % bound;
            }
        }
    }

    /// A six-sided die: 1 to 6.
    #[inline]
    fn die(&mut self) -> u8 {
        (self.below(6) + 1) as u8
    }

    /// Shuffles the items uniformly (Fisher–Yates, from the end).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// A uniformly chosen item; `None` for an empty slice.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len() as u32) as usize).copied()
    }
}

impl<R: Rng> Draw for R {}

/// ChaCha8 in blocks of sixteen words. Most streams draw a few words, and the generators of `rand` and `rand_chacha`
/// compute four blocks before the first word, which took a third of a random game in wasm.
struct Blocks(ChaChaCore<R8, Ietf>);

impl Blocks {
    /// The blocks of a stream. The first four bytes of the cipher's nonce are the upper half of the generator's block
    /// count, which no game reaches.
    fn new(number: u64, purpose: u64) -> Blocks {
        let (mut key, mut nonce) = ([0u8; 32], [0u8; 12]);
        if let Some(start) = key.first_chunk_mut::<8>() {
            *start = number.to_le_bytes();
        }
        if let Some(end) = nonce.last_chunk_mut::<8>() {
            *end = purpose.to_le_bytes();
        }
        Blocks(ChaChaCore::new(&key.into(), &nonce.into()))
    }
}

impl Generator for Blocks {
    type Output = [u32; 16];

    #[inline]
    fn generate(&mut self, words: &mut [u32; 16]) {
        let mut block = Block::<ChaChaCore<R8, Ietf>>::default();
        self.0.write_keystream_block(&mut block);
        let (bytes, _) = block.as_chunks::<4>();
        for (word, bytes) in words.iter_mut().zip(bytes) {
            *word = u32::from_le_bytes(*bytes);
        }
    }
}

/// A stream of random words for one purpose of a game.
pub struct Chance(BlockRng<Blocks>);

impl Chance {
    /// The stream `purpose` of a game's seed.
    #[must_use]
    pub fn of_seed(seed: &Seed, purpose: u64) -> Chance {
        Chance::of_number(seed.number(), purpose)
    }

    /// The stream `purpose` of a plain number.
    #[must_use]
    pub fn of_number(number: u64, purpose: u64) -> Chance {
        Chance(BlockRng::new(Blocks::new(number, purpose)))
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance")
    }
}

impl TryRng for Chance {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.next_word())
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.next_u64_from_u32())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

/// The generator of computer players: small and fast, the same on every device, and unrelated to any game's chance.
pub type ThinkingRng = Xoshiro256PlusPlus;

/// A generator for computer players. Different numbers of the same `seed` give independent streams.
#[must_use]
pub fn thinking(seed: u64, number: u64) -> ThinkingRng {
    Xoshiro256PlusPlus::seed_from_u64(mix(seed ^ mix(number)))
}

/// Mixes the bits of a number, so that neighbours become unrelated (the finaliser of SplitMix64).
#[inline]
#[must_use]
pub const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// The secret key of draws made during play. A state holds it, a view blanks it, and a determinization makes a random
/// one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DrawKey(u64);

impl DrawKey {
    /// The key in a view; a game has it with a chance of one in 2⁶⁴ only.
    pub const BLANK: DrawKey = DrawKey(0);

    /// The key of a game's seed; `purpose` separates it from the streams of that seed.
    #[must_use]
    pub fn of_seed(seed: &Seed, purpose: u64) -> DrawKey {
        DrawKey(Chance::of_seed(seed, purpose).next_u64())
    }

    /// A random key, for determinizations.
    #[must_use]
    pub fn random(rng: &mut impl Rng) -> DrawKey {
        DrawKey(rng.next_u64())
    }

    /// Draw `number` of a purpose: independent of the order of draws.
    #[must_use]
    pub fn draw(self, purpose: u32, number: u32) -> Chance {
        Chance::of_number(self.0, u64::from(purpose) << 32 | u64::from(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pinned for ever: if this fails, all existing links and saves have changed their meaning.
    #[test]
    fn known_answers() {
        let seed: Seed = "amber-mill-47".parse().unwrap();
        let mut chance = Chance::of_seed(&seed, 3);
        let dice: Vec<u8> = (0..12).map(|_| chance.die()).collect();
        let mut order: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut order);
        assert_eq!(seed.number(), 6_646_531_140_671_551_844);
        assert_eq!(dice, [1, 5, 3, 3, 6, 2, 1, 4, 4, 2, 3, 6]);
        assert_eq!(order, [3, 8, 2, 9, 7, 1, 5, 0, 6, 4]);
    }

    /// The words are those of `rand_chacha`, for any mix and number of calls.
    #[test]
    fn every_word_is_that_of_rand_chacha() {
        use rand_chacha::ChaCha8Rng;
        for (number, purpose) in [(0, 0), (7, 3), (u64::MAX, u64::MAX), (1 << 40, 1 << 33)] {
            let mut key = [0; 32];
            key[..8].copy_from_slice(&u64::to_le_bytes(number));
            let mut theirs = ChaCha8Rng::from_seed(key);
            theirs.set_stream(purpose);
            let mut ours = Chance::of_number(number, purpose);
            for draw in 0..3_000 {
                match draw % 7 {
                    0 => assert_eq!(ours.next_u64(), theirs.next_u64(), "{draw}"),
                    1 => {
                        let (mut bytes, mut same) = ([0; 11], [0; 11]);
                        ours.fill_bytes(&mut bytes);
                        theirs.fill_bytes(&mut same);
                        assert_eq!(bytes, same, "{draw}");
                    }
                    _ => assert_eq!(ours.next_u32(), theirs.next_u32(), "{draw}"),
                }
            }
        }
    }

    #[test]
    fn words_past_the_last_whole_multiple_are_drawn_again() {
        let bound = 3 << 30;
        let mut chance = Chance::of_number(5, 5);
        let mut words = Chance::of_number(5, 5);
        for _ in 0..200 {
            let mut kept = words.next_u32();
            while kept >= bound {
                kept = words.next_u32();
            }
            assert_eq!(chance.below(bound), kept);
        }
    }

    #[test]
    fn streams_differ_and_repeat() {
        let draw = |purpose| {
            let mut chance = Chance::of_number(7, purpose);
            (0..8).map(|_| chance.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut chance = Chance::of_number(1, 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(chance.die()) - 1] += 1;
        }
        assert!(counts.iter().all(|n| (9_600..10_400).contains(n)), "{counts:?}");
    }

    #[test]
    fn small_bounds_are_total() {
        let mut chance = Chance::of_number(1, 0);
        assert_eq!((chance.below(0), chance.below(1)), (0, 0));
        assert_eq!(chance.pick::<u8>(&[]), None);
    }

    #[test]
    fn a_draw_during_play_depends_on_the_key_its_purpose_and_its_number_alone() {
        let key = DrawKey::of_seed(&"amber-mill-47".parse().unwrap(), 1);
        let faces = |purpose, number| {
            let mut chance = key.draw(purpose, number);
            [0; 8].map(|_: u8| chance.die())
        };
        let fifth = faces(2, 5);
        let _ = (faces(2, 4), faces(3, 5));
        assert_eq!(faces(2, 5), fifth);
        assert_ne!(faces(2, 4), fifth);
        assert_ne!(faces(3, 5), fifth);
        assert_ne!(key, DrawKey::BLANK);
    }

    /// Pinned: with other draws the computer players would make other moves.
    #[test]
    fn thinking_draws_the_same_everywhere() {
        let mut rng = thinking(7, 1);
        let words = [0; 3].map(|_: u32| rng.below(1000));
        assert_eq!(words, [304, 188, 978]);
        assert_ne!(thinking(7, 2).next_u64(), thinking(7, 1).next_u64());
        assert_ne!(thinking(8, 1).next_u64(), thinking(7, 1).next_u64());
    }
}
