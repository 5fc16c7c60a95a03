//! The players' colours by seat, and as text.

use crate::engine::seat::MAX_SEATS;

/// The players' colours by seat, each different; unused seats have the remaining ones.
pub type Colours = [u8; MAX_SEATS];

/// Default colours: one after the other.
pub const COLOURS: Colours = [0, 1, 2, 3, 4, 5];

/// Colours as digits.
#[must_use]
pub fn colours_text(colours: Colours) -> String {
    colours.iter().map(|colour| char::from(b'0' + colour % MAX_SEATS as u8)).collect()
}

/// Colours from digits; `None` unless each occurs once.
#[must_use]
pub fn colours_of(text: &str) -> Option<Colours> {
    let digits: Vec<u8> = text.trim().bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
    let colours: Colours = digits.try_into().ok()?;
    COLOURS.iter().all(|colour| colours.contains(colour)).then_some(colours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_different_ones() {
        assert_eq!(colours_of("201345"), Some([2, 0, 1, 3, 4, 5]));
        for text in ["", "012345x", "001234", "0123456", "0124", "ab\u{fc}"] {
            assert_eq!(colours_of(text), None, "{text}");
        }
        assert_eq!(colours_of(&colours_text(COLOURS)), Some(COLOURS));
    }
}
