//! Local storage of the browser: settings and the last table's players; also games if there is no database for [the
//! library](crate::web::library).
//!
//! Keys and values are text. Nothing here panics or loses stored data: a failed write leaves the old value.

use web_sys::Storage;

/// Progress in each lesson.
pub const LESSONS: &str = "principality.lessons";
/// Results of problems.
pub const PROBLEMS: &str = "principality.problems";
/// The settings.
pub const SETTINGS: &str = "principality.settings";
/// The game on this tab's table; kept as long as the tab is open.
pub const TAB: &str = "principality.tab";
/// Names and colours of the last table's players.
pub const TABLE: &str = "principality.table";
/// The last table set up for each game.
pub const TABLES: &str = "principality.tables";

/// Error of the browser's storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// No storage for this page: switched off, or a private window.
    #[error("this browser keeps nothing for this page")]
    Unavailable,
    /// No space is left, or the browser refuses to write.
    #[error("this browser has no room left for this page")]
    Full,
    /// No answer in time: a slow disk, or a lost request.
    #[error("this browser takes too long to store")]
    Slow,
    /// Stored games can't be read, although there may be some.
    #[error("this browser can't read the games of this page")]
    Unread,
}

impl StoreError {
    /// Message key of its sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            StoreError::Unavailable => "store-unavailable",
            StoreError::Full => "store-full",
            StoreError::Slow => "store-slow",
            StoreError::Unread => "store-unread",
        }
    }
}

fn storage() -> Result<Storage, StoreError> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or(StoreError::Unavailable)
}

/// The value of a key, if there is one.
///
/// # Errors
/// If there is no storage.
pub fn get(name: &str) -> Result<Option<String>, StoreError> {
    storage()?.get_item(name).map_err(|_| StoreError::Unavailable)
}

/// Stores the value of a key.
///
/// # Errors
/// If there is no storage or no space; the old value is then unchanged.
pub fn put(name: &str, text: &str) -> Result<(), StoreError> {
    storage()?.set_item(name, text).map_err(|_| StoreError::Full)
}

/// The stored text of named lines, after the lines that differ between `known` and `now` were changed in it. A line's name
/// ends before the first `sign`. Lines changed meanwhile by another tab stay.
#[must_use]
pub fn merged(known: &str, now: &str, stored: &str, sign: char) -> String {
    let name = |line: &str| line.split(sign).next().unwrap_or_default().to_owned();
    let line = |text: &str, of: &str| {
        text.lines().find(|line| name(line) == of).unwrap_or_default().to_owned()
    };
    let is_changed = |of: &str| line(known, of) != line(now, of);
    let kept = stored.lines().filter(|line| !line.is_empty() && !is_changed(&name(line)));
    let lines = kept.chain(now.lines().filter(|line| is_changed(&name(line))));
    lines.map(|line| format!("{line}\n")).collect()
}

/// All keys with this prefix.
///
/// # Errors
/// If there is no storage.
pub fn names(prefix: &str) -> Result<Vec<String>, StoreError> {
    let storage = storage()?;
    let count = storage.length().map_err(|_| StoreError::Unavailable)?;
    let names = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    Ok(names.filter(|name| name.starts_with(prefix)).collect())
}

/// The value of a key in this tab's session storage.
#[must_use]
pub fn of_tab(name: &str) -> Option<String> {
    web_sys::window()?.session_storage().ok()??.get_item(name).ok()?
}

/// Stores a value as long as this tab is open. Failure is ignored: it only costs the way back to the same game after a
/// reload.
pub fn keep_for_tab(name: &str, text: &str) {
    let storage = web_sys::window().and_then(|window| window.session_storage().ok().flatten());
    if let Some(storage) = storage {
        let _ = storage.set_item(name, text);
    }
}

/// Removes a key.
///
/// # Errors
/// If there is no storage.
pub fn remove(name: &str) -> Result<(), StoreError> {
    storage()?.remove_item(name).map_err(|_| StoreError::Unavailable)
}

#[cfg(test)]
mod tests {
    use super::merged;

    #[test]
    fn only_lines_changed_here_are_changed_in_the_store() {
        let known = "a 1\nb 2\nc 3\n";
        assert_eq!(merged(known, "a 1\nb 5\nc 3\n", "a 9\nb 2\nc 3\n", ' '), "a 9\nc 3\nb 5\n");
        assert_eq!(merged(known, "a 1\nb 2\n", "a 1\nb 2\nc 3\nd 4\n", ' '), "a 1\nb 2\nd 4\n");
        assert_eq!(merged(known, "a 1\nb 2\nc 3\ne 0\n", "b 2\n", ' '), "b 2\ne 0\n");
        assert_eq!(merged("", "", "", ' '), "");
    }
}
