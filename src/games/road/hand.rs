//! Numbers of resource cards by kind: hands, prices, offers and the discard pile.

use crate::engine::total::{At, Count, above_zero};
use crate::games::road::cards::{KINDS, Resource};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A number of resource cards of each kind, in the canonical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Cards(pub [u8; KINDS]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; KINDS]);

    /// Number of cards of this kind.
    #[inline]
    #[must_use]
    pub fn count(&self, kind: Resource) -> u8 {
        self.0.at(kind.index())
    }

    /// Number of all cards.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        // The product's top byte is the sum of all bytes.
        (u64::from_le_bytes(self.wide()).wrapping_mul(u64::MAX / 255) >> 56) as u8
    }

    /// The counts in eight bytes, which processors add and compare at once.
    #[inline]
    const fn wide(&self) -> [u8; 8] {
        let [brick, wood, wool, grain, ore] = self.0;
        [brick, wood, wool, grain, ore, 0, 0, 0]
    }

    /// The kinds with at least one card.
    #[inline]
    #[must_use]
    pub fn set(&self) -> Kinds {
        Kinds(above_zero(self.wide()))
    }

    /// The kinds with at least `least` cards, and at least one.
    #[inline]
    #[must_use]
    pub fn set_of(&self, least: u8) -> Kinds {
        let below = least.saturating_sub(1);
        Kinds(above_zero(self.wide().map(|count| count.saturating_sub(below))))
    }

    /// True if there is no card.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// Adds cards of a kind.
    #[inline]
    pub fn add(&mut self, kind: Resource, count: u8) {
        self.0.add(kind.index(), count);
    }

    /// Removes cards of a kind, saturating at zero.
    #[inline]
    pub fn take(&mut self, kind: Resource, count: u8) {
        self.0.take(kind.index(), count);
    }

    /// Adds all of these cards.
    #[inline]
    pub fn add_all(&mut self, other: &Cards) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_add(more);
        }
    }

    /// Removes all of these cards, saturating at zero.
    #[inline]
    pub fn take_all(&mut self, other: &Cards) {
        let ([b, t, w, g, o], [c, u, x, h, p]) = (self.0, other.0);
        self.0 = [
            b.saturating_sub(c),
            t.saturating_sub(u),
            w.saturating_sub(x),
            g.saturating_sub(h),
            o.saturating_sub(p),
        ];
    }

    /// Raises each count to the other's, if that is higher.
    #[inline]
    pub fn raise_to(&mut self, other: &Cards) {
        for (own, least) in self.0.iter_mut().zip(other.0) {
            *own = (*own).max(least);
        }
    }

    /// True if these cards include all of the other's.
    #[inline]
    #[must_use]
    pub fn holds(&self, other: &Cards) -> bool {
        self.0.iter().zip(other.0).all(|(own, wanted)| *own >= wanted)
    }

    /// The cards missing from the wanted ones.
    #[inline]
    #[must_use]
    pub fn missing(&self, wanted: &Cards) -> Cards {
        let mut missing = *wanted;
        missing.take_all(self);
        missing
    }

    /// The kinds with at least one card, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Resource> + use<> {
        self.set().iter()
    }

    /// The last kind with a card in the canonical order.
    #[inline]
    #[must_use]
    pub fn highest(&self) -> Option<Resource> {
        self.set().highest()
    }

    /// Number of cards of this kind and those after it.
    #[inline]
    #[must_use]
    pub fn from(&self, kind: Resource) -> u8 {
        self.0.iter().skip(kind.index()).fold(0, |sum, count| sum.wrapping_add(*count))
    }

    /// Every card, sorted in the canonical order.
    pub fn sorted(&self) -> impl Iterator<Item = Resource> + '_ {
        Resource::ALL
            .into_iter()
            .flat_map(|kind| core::iter::repeat_n(kind, usize::from(self.count(kind))))
    }
}

/// A set of kinds, bit n for kind n.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// All five kinds.
    pub const ALL: Kinds = Kinds(0b1_1111);

    /// True if the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of kinds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The intersection of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// This set without the kinds of the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// The last kind in the canonical order.
    #[inline]
    #[must_use]
    pub fn highest(self) -> Option<Resource> {
        let place = self.0.checked_ilog2()?;
        Resource::ALL.get(place as usize).copied()
    }

    /// The kinds from the last of these on; all kinds if the set is empty.
    #[inline]
    #[must_use]
    pub const fn from_highest(self) -> Kinds {
        match self.0.checked_ilog2() {
            Some(highest) => Kinds((Kinds::ALL.0 << highest) & Kinds::ALL.0),
            None => Kinds::ALL,
        }
    }

    /// The kinds in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Resource> + use<> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let kind = Resource::ALL.get(left.trailing_zeros() as usize).copied()?;
            left &= left.wrapping_sub(1);
            Some(kind)
        })
    }
}

/// Letters in the canonical order: `btw`; a hyphen for no card.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.sorted().try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

/// The error of a text that names no cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("cards are written by the letters b, t, w, g and o, or as a hyphen")]
pub struct NotCards;

impl FromStr for Cards {
    type Err = NotCards;

    /// Reads letters in any order.
    fn from_str(text: &str) -> Result<Cards, NotCards> {
        let mut cards = Cards::NONE;
        if text != "-" {
            for letter in text.chars() {
                cards.add(Resource::of_letter(letter).ok_or(NotCards)?, 1);
            }
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn cards_are_written_sorted_and_read_in_any_order() {
        assert_eq!(cards("owbb").to_string(), "bbwo");
        assert_eq!(cards("-").to_string(), "-");
        assert_eq!("x".parse::<Cards>(), Err(NotCards));
    }

    #[test]
    fn what_is_missing_is_what_is_not_held() {
        assert_eq!(cards("bbt").missing(&cards("btwg")), cards("wg"));
        assert!(cards("bbt").holds(&cards("bt")) && !cards("bbt").holds(&cards("tt")));
        assert_eq!(cards("bgo").from(Resource::Wool), 2);
        assert_eq!(cards("bg").highest(), Some(Resource::Grain));
        assert_eq!(Cards::NONE.highest(), None);
    }

    #[test]
    fn sets_of_kinds_say_what_the_counts_say() {
        for text in ["-", "b", "o", "btwgo", "wwwgg", "bbbo"] {
            let hand = cards(text);
            let counted: u8 = hand.0.iter().sum();
            assert_eq!((hand.total(), hand.is_empty()), (counted, counted == 0));
            for least in 1..5 {
                let kinds: Vec<Resource> = hand.set_of(least).iter().collect();
                let wanted = Resource::ALL.into_iter().filter(|kind| hand.count(*kind) >= least);
                assert_eq!(kinds, wanted.collect::<Vec<_>>(), "{text} {least}");
            }
            assert_eq!(hand.set(), hand.set_of(1));
        }
        assert_eq!(cards("bw").set().from_highest(), Kinds::ALL.without(cards("bt").set()));
        assert_eq!(Kinds::default().from_highest(), Kinds::ALL);
    }
}
