//! Letter keys, on any keyboard.

use web_sys::KeyboardEvent;

/// Letter of a key, in lower case: as printed on it if that is Latin, so that a German keyboard's Z stays Z, otherwise by
/// its place. Caps Lock makes no difference.
#[must_use]
pub fn letter(event: &KeyboardEvent) -> Option<char> {
    letter_of(&event.key(), &event.code())
}

fn letter_of(key: &str, code: &str) -> Option<char> {
    let mut characters = key.chars();
    // Names of keys without a character are longer.
    let only = characters.next().filter(|_| characters.next().is_none())?;
    if only.is_ascii() {
        return only.is_ascii_alphabetic().then_some(only.to_ascii_lowercase());
    }
    let place = code.strip_prefix("Key")?.chars().next()?;
    place.is_ascii_alphabetic().then_some(place.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_the_one_on_the_key_or_that_of_its_place() {
        assert_eq!(letter_of("z", "KeyZ"), Some('z'));
        assert_eq!(letter_of("Z", "KeyZ"), Some('z'), "Caps Lock");
        assert_eq!(letter_of("z", "KeyY"), Some('z'), "German");
        assert_eq!(letter_of("я", "KeyZ"), Some('z'), "Russian");
        assert_eq!(letter_of("Ζ", "KeyZ"), Some('z'), "Greek");
    }

    #[test]
    fn keys_without_a_letter_have_none() {
        for (key, code) in [
            ("?", "Minus"),
            ("ö", "Semicolon"),
            ("Escape", "Escape"),
            ("Process", "KeyZ"),
            ("", "KeyZ"),
        ] {
            assert_eq!(letter_of(key, code), None, "{key}");
        }
    }
}
