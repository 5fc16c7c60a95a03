//! The records of all cards, set by set. A new set needs a file of rows, its names below, its [`Set`], and any
//! effects that the rules lack.

mod barbarians;
mod base;
mod gold;
mod intrigue;
mod merchants;
mod progress;
pub mod sets;
mod turmoil;

use crate::games::princes::card::{COUNT, Card, CardSet, Set, WORDS};
use crate::games::princes::kinds::NoSuchName;
use crate::games::princes::row::{BLANK, Row};
use crate::two_forms;
use core::fmt;
use core::str::FromStr;

/// The tables of the sets, in the order of the names.
const TABLES: [&[Row]; Set::ALL.len()] = [
    &base::ROWS,
    &intrigue::ROWS,
    &merchants::ROWS,
    &barbarians::ROWS,
    &gold::ROWS,
    &turmoil::ROWS,
    &progress::ROWS,
];

/// All records by number.
static ROWS: [Row; COUNT] = joined();

/// The record of a card that does not exist.
static NOTHING: Row = BLANK;

#[expect(clippy::indexing_slicing, reason = "evaluated when it is compiled")]
const fn joined() -> [Row; COUNT] {
    let mut rows = [BLANK; COUNT];
    let (mut set, mut next) = (0, 0);
    while set < TABLES.len() {
        let mut at = 0;
        while at < TABLES[set].len() {
            rows[next] = TABLES[set][at];
            next += 1;
            at += 1;
        }
        set += 1;
    }
    assert!(next == COUNT, "a card without a row");
    rows
}

impl Card {
    /// The card's record; blank for no card.
    #[inline]
    #[must_use]
    pub fn row(self) -> &'static Row {
        ROWS.get(self.0 as usize).unwrap_or(&NOTHING)
    }

    /// The first card of its name: conditions and effects refer to names, records to cards.
    #[inline]
    #[must_use]
    pub fn name(self) -> Card {
        let same = self.row().same;
        if same.is_some() { same } else { self }
    }

    /// All cards of its name.
    #[inline]
    #[must_use]
    pub fn of_name(self) -> &'static CardSet {
        sets::NAMES.get(self.0 as usize).unwrap_or(&[0; WORDS])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_some() {
            return f.write_str(self.row().key);
        }
        if *self == Card::EVENT_BACK {
            return f.write_str("back-event");
        }
        match Set::ALL.into_iter().find(|set| Card::back(*set) == *self) {
            Some(set) => write!(f, "back-{}", set.key()),
            None => f.write_str("-"),
        }
    }
}

impl FromStr for Card {
    type Err = NoSuchName;
    fn from_str(text: &str) -> Result<Card, NoSuchName> {
        if text == "-" {
            return Ok(Card::NONE);
        }
        if text == "back-event" {
            return Ok(Card::EVENT_BACK);
        }
        let face = Card::all().find(|card| card.row().key == text);
        let back = || Set::ALL.into_iter().map(Card::back).find(|back| back.to_string() == text);
        face.or_else(back).ok_or(NoSuchName)
    }
}

two_forms!(Card as text);
