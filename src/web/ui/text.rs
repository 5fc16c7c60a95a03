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

/// The characters of a text as people read them: grapheme clusters. A browser that does not know them gives code points,
/// and so do tests without a browser.
#[must_use]
pub fn characters(text: &str) -> Vec<String> {
    segments(text).unwrap_or_else(|| text.chars().map(String::from).collect())
}

#[cfg(target_arch = "wasm32")]
fn segments(text: &str) -> Option<Vec<String>> {
    use js_sys::{Array, Intl, Object, Reflect, global};
    let intl = Reflect::get(&global(), &"Intl".into()).ok()?;
    if Reflect::get(&intl, &"Segmenter".into()).ok()?.is_undefined() {
        return None;
    }
    let segments = Intl::Segmenter::new(&Array::new(), &Object::new()).segment(text);
    let segment = |data| Reflect::get(&data, &"segment".into()).ok()?.as_string();
    Array::from(&segments).iter().map(segment).collect()
}

#[cfg(not(target_arch = "wasm32"))]
const fn segments(_: &str) -> Option<Vec<String>> {
    None
}

/// The beginning of a name that a seat can have: so many characters as people read them, and so many bytes of UTF-8.
#[must_use]
pub fn beginning(name: &str, most: usize, bytes: usize) -> String {
    let mut length = 0;
    let fits = characters(name).into_iter().take(most).take_while(|character| {
        length += character.len();
        length <= bytes
    });
    fits.collect()
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
    let width = |character: &String| character.chars().next().map_or(0, halves);
    let all = characters(name);
    if all.iter().map(width).sum::<usize>() <= room {
        return name.to_owned();
    }
    let mut taken = halves('…');
    let fits = all.iter().take_while(|character| {
        taken += width(character);
        taken <= room
    });
    fits.cloned().chain(["…".to_owned()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_cut_to_characters_and_bytes() {
        assert_eq!(beginning("Annabella", 4, 99), "Anna");
        assert_eq!(beginning("ääää", 9, 5), "ää");
        assert_eq!(beginning("Zoë", 20, 240), "Zoë");
    }

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
