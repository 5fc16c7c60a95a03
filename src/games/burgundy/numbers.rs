//! Numbers of a die: their distances, and sets of them (rulebook page 4).

use crate::engine::total::At;
use crate::games::burgundy::goods::GoodSet;

/// Distance of two numbers of a die on the ring 1–2–3–4–5–6–1: 0 to 3.
#[inline]
#[must_use]
pub const fn distance(face: u8, at: u8) -> u8 {
    let gap = face.abs_diff(at);
    if gap > 3 { 6u8.saturating_sub(gap) } else { gap }
}

/// The numbers within 0 to 3 steps of a face, bit n for number n; four sets a face.
const WITHIN: [u8; 28] = {
    let mut within = [0; 28];
    let mut face = 1;
    while face <= 6 {
        let mut at = 1;
        while at <= 6 {
            let mut steps = distance(face, at);
            while steps <= 3 {
                #[expect(clippy::indexing_slicing, reason = "worked out by the compiler")]
                {
                    within[face as usize * 4 + steps as usize] |= 1 << at;
                }
                steps += 1;
            }
            at += 1;
        }
        face += 1;
    }
    within
};

/// A set of numbers of a die: bit n for number n, 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers(u8);

impl Numbers {
    /// Number of different sets.
    pub const SETS: usize = 64;

    /// All sets, by index.
    pub const ALL: [Numbers; Numbers::SETS] = {
        let mut all = [Numbers(0); Numbers::SETS];
        let mut index = 0;
        while index < Numbers::SETS {
            #[expect(clippy::indexing_slicing, reason = "worked out by the compiler")]
            {
                all[index] = Numbers((index as u8) << 1);
            }
            index += 1;
        }
        all
    };

    /// All six numbers.
    pub const EVERY: Numbers = Numbers(0b111_1110);

    /// This number alone, 1 to 6.
    #[must_use]
    pub const fn only(number: u8) -> Numbers {
        Numbers(1 << (number & 7))
    }

    /// The kinds of goods that these numbers sell.
    #[inline]
    #[must_use]
    pub const fn goods(self) -> GoodSet {
        GoodSet(self.0 >> 1)
    }

    /// The set as an index into tables of all sets.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 >> 1) as usize & (Numbers::SETS - 1)
    }
}

impl Numbers {
    /// The numbers within `steps` steps of a face, 1 to 6; more than three reach all.
    #[inline]
    #[must_use]
    pub fn within(face: u8, steps: u8) -> Numbers {
        Numbers(WITHIN.at(usize::from(face) * 4 + usize::from(steps.min(3))))
    }

    /// True if the number is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, number: u8) -> bool {
        (self.0 >> (number & 7)) & 1 != 0
    }
}
