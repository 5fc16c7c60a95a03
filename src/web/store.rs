//! What the browser keeps for the page in its local storage: settings and the table last laid; games
//! too where there is no database for [the library](crate::web::library).
//!
//! Names and texts only. Nothing here panics or loses what was stored before: a write that fails
//! leaves the old text.

use web_sys::Storage;

/// How far somebody has come in each lesson.
pub const LESSONS: &str = "principality.lessons";
/// The settings.
pub const SETTINGS: &str = "principality.settings";
/// Which game this tab has on its table; kept for as long as the tab is open.
pub const TAB: &str = "principality.tab";
/// The names and colours of the table last laid.
pub const TABLE: &str = "principality.table";

/// Why the browser did not keep or give something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The browser keeps nothing for this page: switched off, or a private window.
    #[error("this browser keeps nothing for this page")]
    Unavailable,
    /// No room is left, or the browser refuses to write.
    #[error("this browser has no room left for this page")]
    Full,
    /// It did not answer in time: a slow disk, or a request that was forgotten.
    #[error("this browser takes too long to store")]
    Slow,
}

impl StoreError {
    /// The key of its sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            StoreError::Unavailable => "store-unavailable",
            StoreError::Full => "store-full",
            StoreError::Slow => "store-slow",
        }
    }
}

fn storage() -> Result<Storage, StoreError> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or(StoreError::Unavailable)
}

/// The text under a name, if there is one.
///
/// # Errors
/// If the browser keeps nothing.
pub fn get(name: &str) -> Result<Option<String>, StoreError> {
    storage()?.get_item(name).map_err(|_| StoreError::Unavailable)
}

/// Keeps a text under a name.
///
/// # Errors
/// If the browser keeps nothing, or has no room; the text kept before is still there.
pub fn put(name: &str, text: &str) -> Result<(), StoreError> {
    storage()?.set_item(name, text).map_err(|_| StoreError::Full)
}

/// All names that begin like this.
///
/// # Errors
/// If the browser keeps nothing.
pub fn names(prefix: &str) -> Result<Vec<String>, StoreError> {
    let storage = storage()?;
    let count = storage.length().map_err(|_| StoreError::Unavailable)?;
    let names = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    Ok(names.filter(|name| name.starts_with(prefix)).collect())
}

/// What this tab keeps under a name, for as long as it is open.
#[must_use]
pub fn of_tab(name: &str) -> Option<String> {
    web_sys::window()?.session_storage().ok()??.get_item(name).ok()?
}

/// Keeps a text for as long as this tab is open; where that is refused, nothing is lost but the way
/// back to the same game after a reload.
pub fn keep_for_tab(name: &str, text: &str) {
    let storage = web_sys::window().and_then(|window| window.session_storage().ok().flatten());
    if let Some(storage) = storage {
        let _ = storage.set_item(name, text);
    }
}

/// Forgets what is under a name.
///
/// # Errors
/// If the browser keeps nothing.
pub fn remove(name: &str) -> Result<(), StoreError> {
    storage()?.remove_item(name).map_err(|_| StoreError::Unavailable)
}
