//! Tests of the dice game's own wording.

use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::points::Source;
use crate::web::words::{Language, Words, tests::real_of};

/// The shared wording with the dice game's own.
fn real(language: Language) -> Words {
    real_of(language, "dice")
}

#[test]
fn everything_that_is_named_by_its_key_has_words() {
    for language in Language::ALL {
        let words = real(language);
        let mut keys: Vec<String> = Vec::new();
        for colour in Colour::ALL {
            let key = colour.key();
            for name in ["colour", "region", "help", "no-number", "log-finished"] {
                keys.push(format!("{name}-{key}"));
            }
        }
        for bonus in Bonus::ALL {
            let key = bonus.key();
            keys.extend(["help", "castles", "bonus"].map(|name| format!("{name}-{key}")));
            keys.extend(["count", "does"].map(|name| format!("bonus-{key}-{name}")));
        }
        keys.extend(Source::ALL.map(|source| format!("score-{}", source.key())));
        for key in keys {
            assert!(words.has(&key), "{}: {key}", language.code());
        }
    }
}

#[test]
fn numbers_of_things_read_well() {
    let words = real(Language::German);
    let count = |n: u8| words.say("bonus-monk-count", &[("count", n.into())]);
    assert_eq!((count(1).as_str(), count(2).as_str()), ("ein Mönch", "2 Mönche"));
}
