//! Face-down piles, on the stack.

use core::fmt;
use core::marker::PhantomData;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` cards face down; the top one is drawn first. Places above the top are always blank, so that equal
/// piles are equal in every byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pile<C, const N: usize> {
    cards: [C; N],
    size: u8,
}

impl<C: Copy + Default, const N: usize> Default for Pile<C, N> {
    fn default() -> Self {
        Pile { cards: [C::default(); N], size: 0 }
    }
}

impl<C: Copy + Default, const N: usize> Pile<C, N> {
    /// A pile of these cards from the bottom to the top; cards without room are dropped.
    #[must_use]
    pub fn of(cards: impl IntoIterator<Item = C>) -> Self {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }

    /// Number of cards.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.size as usize
    }

    /// True if the pile is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// The cards from the bottom to the top.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[C] {
        self.cards.get(..self.len()).unwrap_or_default()
    }

    /// The cards, for shuffling.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [C] {
        self.cards.get_mut(..usize::from(self.size)).unwrap_or_default()
    }

    /// Puts a card on top; no effect if there is no room.
    #[inline]
    pub fn push(&mut self, card: C) {
        if let Some(place) = self.cards.get_mut(usize::from(self.size)) {
            *place = card;
            self.size += 1;
        }
    }

    /// Draws the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<C> {
        let top = self.size.checked_sub(1)?;
        let place = self.cards.get_mut(usize::from(top))?;
        self.size = top;
        Some(core::mem::take(place))
    }

    /// Removes all cards.
    pub fn clear(&mut self) {
        *self = Pile::default();
    }
}

impl<C: Serialize + Copy + Default, const N: usize> Serialize for Pile<C, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de, C: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Pile<C, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Cards<C, const N: usize>(PhantomData<C>);
        impl<'de, C: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Cards<C, N> {
            type Value = Pile<C, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut cards: A) -> Result<Self::Value, A::Error> {
                let mut pile = Pile::default();
                while let Some(card) = cards.next_element()? {
                    if pile.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    pile.push(card);
                }
                Ok(pile)
            }
        }
        deserializer.deserialize_seq(Cards(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_drawn_leaves_no_trace() {
        let mut pile: Pile<u8, 3> = Pile::of([7, 8, 9]);
        pile.push(1);
        assert_eq!((pile.pop(), pile.pop()), (Some(9), Some(8)));
        assert_eq!(pile, Pile::of([7]));
        assert_eq!((pile.pop(), pile.pop(), pile.len()), (Some(7), None, 0));
    }

    #[test]
    fn piles_survive_storage_and_too_large_ones_are_refused() {
        let pile: Pile<u8, 3> = Pile::of([7, 8]);
        let bytes = postcard::to_allocvec(&pile).unwrap();
        assert_eq!(postcard::from_bytes::<Pile<u8, 3>>(&bytes), Ok(pile));
        assert!(postcard::from_bytes::<Pile<u8, 1>>(&bytes).is_err());
    }
}
