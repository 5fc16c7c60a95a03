//! Click listeners of drawn elements, recorded for tests without a browser.

use yew::prelude::*;

/// A click listener that calls `press`.
#[must_use]
pub fn on_press(press: &Callback<()>) -> Callback<MouseEvent> {
    drawn(press);
    press.reform(|_| ())
}

/// Records that an element with this listener was drawn; only in tests.
#[cfg(not(test))]
pub(super) const fn drawn(_press: &Callback<()>) {}

/// Records that an element with this listener was drawn; only in tests.
#[cfg(test)]
pub(super) fn drawn(press: &Callback<()>) {
    touches::DRAWN.with_borrow_mut(|drawn| drawn.push(press.clone()));
}

#[cfg(test)]
pub(in crate::web) mod touches {
    use super::*;
    use std::cell::RefCell;

    thread_local! {
        pub(super) static DRAWN: RefCell<Vec<Callback<()>>> = const { RefCell::new(Vec::new()) };
    }

    /// Draws, and returns the listeners of all elements drawn.
    #[cfg(feature = "ssr")]
    pub(in crate::web) fn of<T>(draw: impl FnOnce() -> T) -> (T, Vec<Callback<()>>) {
        DRAWN.take();
        let drawn = draw();
        (drawn, DRAWN.take())
    }
}
