//! Lists of legal actions on the stack.

use arrayvec::ArrayVec;
use core::ops::Deref;

/// A list of legal actions; each game names one that is large enough for it
/// ([`Game::Actions`](crate::engine::game::Game::Actions)).
pub trait ActionList<A>: Default + Deref<Target = [A]> {
    /// Empties the list for reuse.
    fn clear(&mut self);

    /// Appends an action. If the list is full the action is dropped and [`overflowed`](ActionList::overflowed) is true
    /// from then on.
    fn push(&mut self, action: A);

    /// True if an action was dropped since the list was last cleared. That is a fault of the game's capacity: the
    /// conformance kit reports it, and links and records refuse to store such a move.
    fn overflowed(&self) -> bool;
}

/// Up to `N` legal actions in the order in which the game lists them, without heap use.
///
/// The order is part of the rules version: a link stores an action as its index in this list.
#[derive(Debug, Clone)]
pub struct Actions<A, const N: usize> {
    list: ArrayVec<A, N>,
    overflowed: bool,
}

impl<A, const N: usize> Default for Actions<A, N> {
    fn default() -> Self {
        Actions::new()
    }
}

impl<A, const N: usize> Actions<A, N> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Actions { list: ArrayVec::new(), overflowed: false }
    }

    /// Empties the list for reuse.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
        self.overflowed = false;
    }

    /// Appends an action; see [`ActionList::push`].
    #[inline]
    pub fn push(&mut self, action: A) {
        if self.list.try_push(action).is_err() {
            self.overflowed = true;
        }
    }

    /// The actions as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[A] {
        self.list.as_slice()
    }
}

impl<A, const N: usize> ActionList<A> for Actions<A, N> {
    #[inline]
    fn clear(&mut self) {
        Actions::clear(self);
    }

    #[inline]
    fn push(&mut self, action: A) {
        Actions::push(self, action);
    }

    fn overflowed(&self) -> bool {
        self.overflowed
    }
}

impl<A, const N: usize> Deref for Actions<A, N> {
    type Target = [A];
    fn deref(&self) -> &[A] {
        self.list.as_slice()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_said_until_the_list_is_emptied() {
        let mut list: Actions<u8, 2> = Actions::new();
        (1..=2).for_each(|action| list.push(action));
        assert!(!list.overflowed());
        list.push(3);
        assert!(list.overflowed());
        assert_eq!(list.as_slice(), [1, 2]);
        list.clear();
        assert!(!list.overflowed() && list.is_empty());
    }
}
