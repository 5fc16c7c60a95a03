//! Savings on a price.

use crate::games::princes::kinds::{KINDS, Kind, NoSuchName};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A reduction or replacement of a price's letters: none, one letter less by an own card, or up to three
/// letters paid in gold by Michael.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct Saving(u16);

/// A card that saves a letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saver {
    /// A ship builder: a lumber or a wool of a ship.
    Ship,
    /// A drill ground: a letter of a hero.
    Drill,
    /// A building crane: a letter of a large city expansion.
    Crane,
}

impl Saver {
    const ALL: [Saver; 3] = [Saver::Ship, Saver::Drill, Saver::Crane];

    const fn tag(self) -> u16 {
        match self {
            Saver::Ship => 1,
            Saver::Drill => 2,
            Saver::Crane => 3,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Saver::Ship => "ship",
            Saver::Drill => "drill",
            Saver::Crane => "crane",
        }
    }
}

impl Saving {
    /// No saving.
    pub const NONE: Saving = Saving(0);

    /// A lumber or a wool less, by the ship builder.
    #[must_use]
    pub const fn ship(kind: Kind) -> Saving {
        Saving::by(Saver::Ship, kind)
    }

    /// One of a kind less, by a card.
    #[must_use]
    pub const fn by(saver: Saver, kind: Kind) -> Saving {
        Saving(saver.tag() << 12 | kind as u16)
    }

    /// These letters as gold, by Michael: one to three in all.
    #[must_use]
    pub fn michael(letters: [u8; KINDS - 1]) -> Saving {
        Saving(letters.iter().rev().fold(0, |bits, count| bits << 2 | u16::from(count & 3)))
    }

    /// The letter saved, and the card that saves it.
    #[must_use]
    pub fn less(self) -> Option<(Saver, Kind)> {
        let saver = Saver::ALL.into_iter().find(|saver| saver.tag() == self.0 >> 12)?;
        let kind = Kind::ALL.into_iter().find(|kind| *kind as u16 == self.0 & 0xfff)?;
        Some((saver, kind))
    }

    /// Number of each letter paid in gold.
    #[must_use]
    pub fn gold_for(self) -> [u8; KINDS - 1] {
        if self.0 >> 12 != 0 {
            return [0; KINDS - 1];
        }
        core::array::from_fn(|kind| (self.0 >> (2 * kind) & 3) as u8)
    }
}

impl fmt::Display for Saving {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Saving::NONE {
            return f.write_str("-");
        }
        if let Some((saver, kind)) = self.less() {
            return write!(f, "{}-{kind}", saver.word());
        }
        f.write_str("michael-")?;
        for (kind, count) in Kind::ALL.into_iter().zip(self.gold_for()) {
            for _ in 0..count {
                write!(f, "{kind}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Saving {
    type Err = NoSuchName;
    fn from_str(text: &str) -> Result<Saving, NoSuchName> {
        let by = |saver: &Saver| {
            text.strip_prefix(saver.word()).is_some_and(|rest| rest.starts_with('-'))
        };
        let saving = if text == "-" {
            Saving::NONE
        } else if let Some(saver) = Saver::ALL.into_iter().find(by) {
            let (_, kind) = text.split_once('-').ok_or(NoSuchName)?;
            Saving::by(saver, kind.parse()?)
        } else {
            let letters = text.strip_prefix("michael-").ok_or(NoSuchName)?;
            let mut counts = [0u8; KINDS - 1];
            for letter in letters.chars().take(4) {
                let kind = Kind::of_letter(letter).ok_or(NoSuchName)?;
                *counts.get_mut(kind.index()).ok_or(NoSuchName)? += 1;
            }
            let sum: u8 = counts.iter().sum();
            if !(1..=3).contains(&sum) {
                return Err(NoSuchName);
            }
            Saving::michael(counts)
        };
        if saving.to_string() == text { Ok(saving) } else { Err(NoSuchName) }
    }
}

impl From<Saving> for String {
    fn from(saving: Saving) -> String {
        saving.to_string()
    }
}

impl TryFrom<String> for Saving {
    type Error = NoSuchName;
    fn try_from(text: String) -> Result<Saving, NoSuchName> {
        text.parse()
    }
}
