//! The recorded games, for tests here and in the browser.

pub mod play;

use principality::engine::journal::Journal;
use principality::engine::record::text::{read_record, write_record};
use principality::games::burgundy::Burgundy;

/// The records by name.
pub const RECORDS: &[(&str, &str)] = &include!("list.in");

/// The link of each recorded game, line by line.
#[allow(dead_code)] // not every test reads both
pub const LINKS: &str = include_str!("links.txt");

/// Recorded games with modules, by name.
#[allow(dead_code)]
pub const MODULE_RECORDS: &[(&str, &str)] = &include!("modules/list.in");

/// Their links.
#[allow(dead_code)]
pub const MODULE_LINKS: &str = include_str!("modules/links.txt");

/// Replays a record, checks every hash and the standings in it, and writes it again.
///
/// # Panics
/// At the first difference, with the record's name and line.
pub fn replay(name: &str, text: &str) {
    let journal: Journal<Burgundy> =
        read_record(text).unwrap_or_else(|error| panic!("game {name}: {error}"));
    assert!(journal.is_over(), "game {name} stops in the middle");
    let written = write_record(&journal).unwrap_or_default();
    assert_eq!(written, text, "game {name} is written otherwise");
}
