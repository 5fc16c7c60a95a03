//! Texts and symbols as drawn things hold them.

use std::rc::Rc;

/// A finished text in the reader's language; made with `"…".into()` from any string.
pub type Text = Rc<str>;

/// The id of a symbol of the sprite, such as `t-ship`, `g-4`, `die-5` or `u-undo`.
pub type Icon = &'static str;

/// How wide a letter is, in halves of a usual one.
const fn halves(letter: char) -> usize {
    match letter {
        ' ' | '.' | '\'' | '’' | '-' | 'I' | 'f' | 'i' | 'j' | 'l' | 'r' | 't' => 1,
        'M' | 'W' | 'm' | 'w' | '…' => 3,
        _ => 2,
    }
}

/// A name as wide as so many usual letters at most, the last of them an ellipsis where it is wider.
#[must_use]
pub fn cut(name: &str, most: usize) -> String {
    let room = 2 * most;
    if name.chars().map(halves).sum::<usize>() <= room {
        return name.to_owned();
    }
    let mut taken = halves('…');
    let fits = name.chars().take_while(|letter| {
        taken += halves(*letter);
        taken <= room
    });
    fits.chain(['…']).collect()
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
        // Narrow letters leave room for more of them.
        assert_eq!(
            (cut("Spieler 1", 8).as_str(), cut("Hohenstaufen", 8).as_str()),
            ("Spieler 1", "Hohenst…")
        );
    }
}
