//! Tests of Burgundy's own wording.

use crate::games::burgundy::modules::Modules;
use crate::games::burgundy::tiles::tiles_of;
use crate::web::words::{Language, Words, tests::real_of};

/// The shared wording with Burgundy's own.
pub fn real(language: Language) -> Words {
    real_of(language, "burgundy")
}

#[test]
fn every_tile_has_a_short_name_and_a_help_text() {
    for language in Language::ALL {
        let words = real(language);
        for edition in [2019u16, 2011] {
            let args = [("edition", edition.into()), ("players", 2u8.into())];
            for record in tiles_of(Modules::EVERY) {
                let name = words.say(&format!("tile-{}", record.key), &args);
                assert!((3..=14).contains(&name.chars().count()), "{name}");
                let help = words.say(&format!("tile-{}-help", record.key), &args);
                assert!(help.ends_with('.') && !help.contains('{'), "{help}");
                assert!(words.has(&format!("tile-{}.the", record.key)));
            }
        }
    }
}

#[test]
fn goats_were_chickens() {
    let words = real(Language::German);
    let named = |edition: u16| words.say("tile-goat-3", &[("edition", edition.into())]);
    assert_eq!((named(2019).as_str(), named(2011).as_str()), ("3 Ziegen", "3 Hühner"));
}
