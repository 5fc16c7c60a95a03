//! The settings that this tab last stored or read: what differs from them in the store was changed by another tab.

use super::Settings;
use core::cell::Cell;

thread_local! {
    static KNOWN: Cell<Option<Settings>> = const { Cell::new(None) };
}

/// The settings last stored or read; none before the page has started.
#[must_use]
pub fn known() -> Option<Settings> {
    KNOWN.get()
}

/// Sets the settings last stored or read.
pub fn know(settings: Settings) {
    KNOWN.set(Some(settings));
}
