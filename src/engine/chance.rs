//! Chance that is the same on every device and for ever.
//!
//! One named generator (ChaCha8, with 64-bit streams) and our own bounded draw and shuffle on top
//! of its 32-bit words, so that no library's change of ranges or shuffles can alter an old game.
//! Each purpose draws from a stream of its own: a round's dice depend on the seed and the round
//! alone, whatever the players did before.

#[cfg(not(target_feature = "simd128"))]
mod blocks;
#[cfg(target_feature = "simd128")]
mod wide_blocks;

use crate::engine::seed::Seed;
#[cfg(not(target_feature = "simd128"))]
use blocks::Blocks;
#[cfg(target_feature = "simd128")]
use wide_blocks::Blocks;

/// 32-bit words in a block of the generator.
const WORDS: usize = 16;

/// A stream of chance for one purpose.
///
/// Blocks are made one at a time: a round's dice need a few words only, and most streams end there.
pub struct Chance {
    blocks: Blocks,
    words: [u32; WORDS],
    /// The next word; [`WORDS`] if all are used.
    next: usize,
}

impl core::fmt::Debug for Chance {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Chance").finish_non_exhaustive()
    }
}

impl Chance {
    /// The stream `purpose` of a game's seed.
    #[must_use]
    pub fn of_seed(seed: &Seed, purpose: u64) -> Chance {
        Chance::of_number(seed.number(), purpose)
    }

    /// The stream `purpose` grown from a plain number, for computer players and tests.
    #[must_use]
    pub fn of_number(number: u64, purpose: u64) -> Chance {
        Chance { blocks: Blocks::new(number, purpose), words: [0; WORDS], next: WORDS }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        if self.next >= WORDS {
            self.refill();
        }
        let word = self.words.get(self.next).copied().unwrap_or_default();
        self.next += 1;
        word
    }

    fn refill(&mut self) {
        self.blocks.write_next(&mut self.words);
        self.next = 0;
    }

    /// A whole number from 0 to `bound` − 1, all equally likely, by rejection. A bound of 0 gives 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        loop {
            let word = self.word();
            // Words from the largest multiple of `bound` on are drawn again. It lies within `bound` of
            // the end, so that few words need the division.
            if word < u32::MAX - bound || word < u32::MAX - (u32::MAX % bound) {
                return word % bound;
            }
        }
    }

    /// A six-sided die: 1 to 6.
    #[inline]
    pub fn die(&mut self) -> u8 {
        (self.below(6) + 1) as u8
    }

    /// Puts the items in a random order, all orders equally likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of the items, all equally likely; `None` of an empty slice.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len() as u32) as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pinned for ever: if this fails, every link and save in the world has changed its meaning.
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

    #[test]
    fn words_past_the_last_whole_multiple_are_drawn_again() {
        let bound = 3 << 30;
        let mut chance = Chance::of_number(5, 5);
        let mut words = Chance::of_number(5, 5);
        for _ in 0..200 {
            let mut kept = words.word();
            while kept >= bound {
                kept = words.word();
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
}
