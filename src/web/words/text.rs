//! Messages with values filled in. Files are read by Fluent's own parser, but only values, selections by a value and
//! quoted text are supported. Anything else is refused when a file is read, and by a test before that.

use crate::web::words::{Arg, Language, WordsError};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::HashMap;

/// Messages of files by key; those of attributes by `key.attribute`.
pub type Texts = HashMap<String, Text>;

/// A message with placeholders for values.
#[derive(Debug)]
pub struct Text(Vec<Piece>);

#[derive(Debug)]
enum Piece {
    Words(String),
    /// The value with this name.
    Value(String),
    /// The first case matching the value with this name, else the default.
    Choice(String, Vec<Case>),
}

#[derive(Debug)]
struct Case {
    key: Key,
    is_usual: bool,
    text: Text,
}

#[derive(Debug)]
enum Key {
    /// An exact text, or the plural category of a number.
    Name(String),
    Number(u32),
}

/// Adds a file's messages.
///
/// # Errors
/// If the file is not valid Fluent, uses unsupported features, or repeats a key.
pub fn read(file: &str, texts: &mut Texts) -> Result<(), WordsError> {
    let resource = parse_runtime(file).map_err(|(_, errors)| {
        WordsError::Unreadable(errors.first().map_or(0, |error| error.pos.start))
    })?;
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let value = message.value.iter().map(|pattern| (id.to_owned(), pattern));
        let attributes = message.attributes.iter();
        let attributes =
            attributes.map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
        for (key, pattern) in value.chain(attributes) {
            let Some(text) = Text::of(pattern) else { return Err(WordsError::NotSpoken(key)) };
            if texts.insert(key, text).is_some() {
                return Err(WordsError::Twice(id.to_owned()));
            }
        }
    }
    Ok(())
}

impl Text {
    fn of(pattern: &Pattern<&str>) -> Option<Text> {
        let piece = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => Some(Piece::Words((*value).to_owned())),
            PatternElement::Placeable { expression } => Piece::of(expression),
        };
        pattern.elements.iter().map(piece).collect::<Option<_>>().map(Text)
    }

    /// Writes the message with its values; a missing one is replaced by its name.
    pub fn write(&self, language: Language, args: &[(&str, Arg)], to: &mut String) {
        for piece in &self.0 {
            match piece {
                Piece::Words(words) => to.push_str(words),
                Piece::Value(name) => match value(args, name) {
                    Some(Arg::Text(text)) if turns(text) && !is_isolated(text) => {
                        to.extend([ISOLATES, text, ENDS]);
                    }
                    Some(Arg::Text(text)) => to.push_str(text),
                    Some(Arg::Number(number)) => to.push_str(&number.to_string()),
                    None => to.extend(["{$", name, "}"]),
                },
                Piece::Choice(name, cases) => {
                    let value = value(args, name);
                    let fits =
                        |case: &&Case| value.is_some_and(|value| case.key.fits(language, value));
                    let case = cases.iter().find(fits);
                    if let Some(case) = case.or_else(|| cases.iter().find(|case| case.is_usual)) {
                        case.text.write(language, args, to);
                    }
                }
            }
        }
    }
}

/// Unicode's marks around a text whose direction does not affect its surroundings.
const ISOLATES: &str = "\u{2068}";
/// The end of such a text.
const ENDS: &str = "\u{2069}";

/// True if a text has letters of a script that is written from right to left.
#[must_use]
pub fn turns(text: &str) -> bool {
    let turns = |character| {
        matches!(character, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    text.chars().any(turns)
}

/// True if a text holds the mark already. Compares characters, because the first page has no search for texts.
fn is_isolated(text: &str) -> bool {
    text.chars().any(|character| character == '\u{2068}')
}

/// A text that is not part of a sentence: marked if it is written from right to left, so that what stands beside it keeps
/// its place.
#[must_use]
pub fn isolated(text: &str) -> String {
    if turns(text) { [ISOLATES, text, ENDS].concat() } else { text.to_owned() }
}

fn value<'a>(args: &'a [(&str, Arg)], name: &str) -> Option<&'a Arg> {
    let found = args.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
    // Missing values are errors in tests; readers see the rest of the text.
    debug_assert!(args.is_empty() || found.is_some(), "no value for {name}");
    found
}

impl Piece {
    fn of(expression: &Expression<&str>) -> Option<Piece> {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                Some(Piece::Words(unescape_unicode_to_string(value).into_owned()))
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                Some(Piece::Value(id.name.to_owned()))
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                let cases = variants.iter().map(Case::of).collect::<Option<_>>()?;
                Some(Piece::Choice(id.name.to_owned(), cases))
            }
            _ => None,
        }
    }
}

impl Case {
    fn of(variant: &Variant<&str>) -> Option<Case> {
        let key = match variant.key {
            VariantKey::Identifier { name } => Key::Name(name.to_owned()),
            VariantKey::NumberLiteral { value } => Key::Number(value.parse().ok()?),
        };
        Some(Case { key, is_usual: variant.default, text: Text::of(&variant.value)? })
    }
}

impl Key {
    fn fits(&self, language: Language, value: &Arg) -> bool {
        match (self, value) {
            (Key::Name(name), Arg::Text(text)) => name == text,
            (Key::Name(name), Arg::Number(number)) => name == plural(language, *number),
            (Key::Number(key), Arg::Number(number)) => key == number,
            (Key::Number(_), Arg::Text(_)) => false,
        }
    }
}

/// Plural category of a whole number, by the CLDR's [plural
/// rules](https://www.unicode.org/cldr/charts/47/supplemental/language_plural_rules.html).
const fn plural(language: Language, number: u32) -> &'static str {
    match language {
        Language::English | Language::German => {
            if number == 1 {
                "one"
            } else {
                "other"
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str, name: &str) -> String {
        let mut texts = Texts::new();
        read(&format!("a = {text}\n"), &mut texts).unwrap();
        let mut said = String::new();
        texts["a"].write(Language::English, &[("name", name.into())], &mut said);
        said
    }

    #[test]
    fn a_name_from_right_to_left_leaves_the_order_of_its_sentence() {
        for name in ["דוד", "مُنى", "Ana דוד"] {
            let wanted = format!("{ISOLATES}{name}{ENDS} offered 1 brick");
            assert_eq!(said("{ $name } offered 1 brick", name), wanted);
            assert_eq!(said("{ $name }", &wanted), wanted, "isolated once");
        }
        for name in ["Anna", "Çelik", "Ωμέγα", "日本", "👨‍👩‍👧"] {
            assert_eq!(said("{ $name } offered 1 brick", name), format!("{name} offered 1 brick"));
        }
    }
}
