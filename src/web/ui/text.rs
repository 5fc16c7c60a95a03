//! Texts and symbols as drawn things hold them.

use std::rc::Rc;

/// A finished text in the reader's language; made with `"…".into()` from any string.
pub type Text = Rc<str>;

/// The id of a symbol of the sprite, such as `t-ship`, `g-4`, `die-5` or `u-undo`.
pub type Icon = &'static str;

/// A name of at most so many letters, the last of them an ellipsis where it is longer.
#[must_use]
pub fn cut(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    name.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut() {
        assert_eq!(
            (cut("Spieler 2", 9).as_str(), cut("Maximiliane", 9).as_str()),
            ("Spieler 2", "Maximili…")
        );
    }
}
