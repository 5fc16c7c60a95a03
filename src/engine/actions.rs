//! A list of legal actions that lives on the stack.

use arrayvec::ArrayVec;

/// The most actions that any position of any game here offers at once.
///
/// Burgundy's widest turn stays under 300; the conformance kit compares the list with every action
/// that exists, so an overflow would show as a missing action.
pub const MAX_ACTIONS: usize = 768;

/// Legal actions in the order in which the game lists them, without heap use.
///
/// The order is part of the rules version: a link stores an action as its index in this list.
#[derive(Debug, Clone)]
pub struct Actions<A>(ArrayVec<A, MAX_ACTIONS>);

impl<A> Default for Actions<A> {
    fn default() -> Self {
        Actions::new()
    }
}

impl<A> Actions<A> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Actions(ArrayVec::new())
    }

    /// Empties the list for the next use.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds an action; past [`MAX_ACTIONS`] it is left out.
    #[inline]
    pub fn push(&mut self, action: A) {
        let kept = self.0.try_push(action).is_ok();
        debug_assert!(kept, "more than {MAX_ACTIONS} legal actions");
    }

    /// The actions as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[A] {
        self.0.as_slice()
    }
}

impl<A> core::ops::Deref for Actions<A> {
    type Target = [A];
    fn deref(&self) -> &[A] {
        self.0.as_slice()
    }
}
