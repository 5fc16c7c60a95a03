//! Types of texts and symbols in components.

use std::rc::Rc;

/// A text in the reader's language; made from any string by `"…".into()`.
pub type Text = Rc<str>;

/// The id of a symbol of the sprite, such as `t-ship`, `g-4`, `die-5` or `u-undo`.
pub type Icon = &'static str;

/// A text that screen readers read out, said so many times before. As they do not repeat an unchanged text, every other
/// one ends in an inaudible space.
#[must_use]
pub fn aloud(mut text: String, before: usize) -> String {
    if before % 2 == 1 && !text.is_empty() {
        text.push('\u{a0}');
    }
    text
}

/// Width of a letter, in halves of an average one.
const fn halves(letter: char) -> usize {
    match letter {
        ' ' | '.' | '\'' | '’' | '-' | 'I' | 'f' | 'i' | 'j' | 'l' | 'r' | 't' => 1,
        'M' | 'W' | 'm' | 'w' | '…' => 3,
        _ => 2,
    }
}

/// A name cut to the width of so many average letters, ending in an ellipsis if it was longer.
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
        // More of them fit if letters are narrow.
        assert_eq!(
            (cut("Spieler 1", 8).as_str(), cut("Hohenstaufen", 8).as_str()),
            ("Spieler 1", "Hohenst…")
        );
    }
}
