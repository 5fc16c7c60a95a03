//! Records: whole games for people and programs, as [text] and as JSON. Both are read by replaying them, so that every
//! opened game follows the rules.

#[cfg(feature = "json")]
pub mod json;
pub mod text;

use crate::engine::link;

/// The name of a record's game, read from its first lines; `None` if the text is not a record. The game may be unknown
/// here, and the rest of the record is not checked.
#[must_use]
pub fn game_of(text: &str) -> Option<String> {
    if !text.starts_with('{') {
        let setup = text.lines().nth(1)?.strip_prefix("setup ")?;
        return link::game_of(setup);
    }
    let (_, rest) = text.split_once("\"game\"")?;
    let value = rest.trim_start().strip_prefix(':')?.trim_start().strip_prefix('"')?;
    value.split('"').next().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_names_its_game_in_either_form() {
        let named = |text: &str| game_of(text);
        assert_eq!(named("principality record 1\nsetup tiny.s1.AQ\n").as_deref(), Some("tiny"));
        assert_eq!(named("{\"format\": 1, \"game\" : \"tiny\"}").as_deref(), Some("tiny"));
        for text in ["", "{}", "{\"game\": 3}", "principality record 1", "a\nb"] {
            assert_eq!(named(text), None, "{text}");
        }
    }
}
