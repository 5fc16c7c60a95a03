//! What the browser keeps for the page: settings, the table last laid and the game last played.
//!
//! Names and texts only, so that another store can take the place of this one. Nothing here panics
//! or loses what was stored before: a write that fails leaves the old text.

use web_sys::Storage;

/// The settings.
pub const SETTINGS: &str = "principality.settings";
/// The game last played, as a [`Save`].
pub const GAME: &str = "principality.game";
/// The game whose place that one took, as a [`Save`].
pub const PREVIOUS: &str = "principality.previous";
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
}

impl StoreError {
    /// The key of its sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            StoreError::Unavailable => "store-unavailable",
            StoreError::Full => "store-full",
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

/// Forgets what is under a name.
///
/// # Errors
/// If the browser keeps nothing.
pub fn remove(name: &str) -> Result<(), StoreError> {
    storage()?.remove_item(name).map_err(|_| StoreError::Unavailable)
}

/// A game as it is kept and as it is saved to a file: the text of the whole game, and the players'
/// colours on a line before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save {
    /// The players' colours, 0 to 3 by seat, each different.
    pub colours: [u8; 4],
    /// The game, as links hold it.
    pub game: String,
}

/// The colours of a table where nobody has chosen: one after the other.
pub const COLOURS: [u8; 4] = [0, 1, 2, 3];

impl Save {
    /// The save as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!("colours {}\n{}\n", colours_text(self.colours), self.game)
    }

    /// The save from a text: a file, what was kept, or the bare text of a game. Colours that are no
    /// colours are left out.
    #[must_use]
    pub fn of_text(text: &str) -> Save {
        let text = text.trim();
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        match first.trim().strip_prefix("colours ") {
            Some(colours) => Save {
                colours: colours_of(colours).unwrap_or(COLOURS),
                game: rest.trim().to_owned(),
            },
            None => Save { colours: COLOURS, game: text.to_owned() },
        }
    }
}

/// Colours as four digits.
#[must_use]
pub fn colours_text(colours: [u8; 4]) -> String {
    colours.iter().map(|colour| char::from(b'0' + colour % 4)).collect()
}

/// Colours from four digits: each of 0 to 3 once.
#[must_use]
pub fn colours_of(text: &str) -> Option<[u8; 4]> {
    let digits: Vec<u8> = text.trim().bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
    let colours: [u8; 4] = digits.try_into().ok()?;
    (0..4).all(|colour| colours.contains(&colour)).then_some(colours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saves_read_back_and_bare_games_are_saves_too() {
        let save = Save { colours: [2, 0, 1, 3], game: "burgundy.g1.abc".into() };
        assert_eq!(Save::of_text(&save.to_text()), save);
        let bare = Save::of_text("  burgundy.g1.abc \r\n");
        assert_eq!(bare, Save { colours: COLOURS, ..save });
    }

    #[test]
    fn colours_are_four_different_ones() {
        assert_eq!(colours_of("2013"), Some([2, 0, 1, 3]));
        for text in ["", "012", "0012", "01234", "0124", "ab\u{fc}"] {
            assert_eq!(colours_of(text), None, "{text}");
        }
        let save = Save::of_text("colours 9999\nx");
        assert_eq!((save.colours, save.game.as_str()), (COLOURS, "x"));
    }
}
