//! The options of a game.

use crate::games::princes::card::{Set, Sets};
use crate::games::princes::modes::Mode;
use core::fmt;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Number of players.
pub const PLAYERS: u8 = 2;
/// Number of sets of a duel besides the base set.
pub const DUEL_SETS: usize = 3;

/// The rule for the starting seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Starter {
    /// Drawn by lot.
    #[default]
    Drawn,
    /// The red principality, seat 0.
    Red,
    /// The blue principality, seat 1.
    Blue,
}

/// The selection of a duel's sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Each player picks one, the third is drawn.
    #[default]
    Pick,
    /// All three are drawn.
    Drawn,
}

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Number of players: always 2.
    pub players: u8,
    /// The mode.
    pub mode: Mode,
    /// The starting seat.
    pub starter: Starter,
    /// The pool from which a duel's three sets come.
    pub sets: Sets,
    /// Their selection.
    pub way: Way,
}

/// The default sets of a duel.
const FIRST_SETS: Sets = Mode::Duel.sets();

impl Default for Options {
    fn default() -> Options {
        Options {
            players: PLAYERS,
            mode: Mode::Introductory,
            starter: Starter::Drawn,
            sets: FIRST_SETS,
            way: Way::Pick,
        }
    }
}

/// Reason why options can't be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// Not two players.
    #[error("princes is a game for two; \"players\" must be 2, not {0}")]
    Players(u8),
    /// Too few sets, or the base set among them.
    #[error("a duel has three of the sets beside the base set; \"sets\" must name at least three")]
    Sets,
    /// Sets of a game that is no duel.
    #[error(
        "only a duel chooses its sets; leave \"sets\" and \"way\" out, or set \"mode\" to duel"
    )]
    NoDuel,
}

impl Options {
    /// A game of this mode with a starter drawn by lot.
    #[must_use]
    pub fn of(mode: Mode) -> Options {
        Options { mode, ..Options::default() }
    }

    /// A duel with three of these sets.
    #[must_use]
    pub fn duel(sets: Sets, way: Way) -> Options {
        Options { sets, way, ..Options::of(Mode::Duel) }
    }

    /// True if the options specify sets.
    fn says_sets(&self) -> bool {
        self.sets != FIRST_SETS || self.way != Way::Pick
    }

    /// Checks the options.
    ///
    /// # Errors
    /// The change that is needed.
    pub fn validate(&self) -> Result<(), OptionsError> {
        if self.players != PLAYERS {
            return Err(OptionsError::Players(self.players));
        }
        if self.mode != Mode::Duel && self.says_sets() {
            return Err(OptionsError::NoDuel);
        }
        if self.sets.count() < DUEL_SETS || self.sets.has(Set::Base) {
            return Err(OptionsError::Sets);
        }
        Ok(())
    }
}

/// The options in human-readable formats; missing fields take their defaults.
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Readable {
    players: u8,
    mode: Mode,
    starter: Starter,
    #[serde(skip_serializing_if = "Readable::are_first")]
    sets: Sets,
    #[serde(skip_serializing_if = "Readable::is_usual")]
    way: Way,
}

impl Readable {
    fn are_first(sets: &Sets) -> bool {
        *sets == FIRST_SETS
    }

    fn is_usual(way: &Way) -> bool {
        *way == Way::Pick
    }
}

impl Default for Readable {
    fn default() -> Readable {
        let Options { players, mode, starter, sets, way } = Options::default();
        Readable { players, mode, starter, sets, way }
    }
}

// In bytes, default sets take no space, so that links of the first games stay the same.
impl Serialize for Options {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Options { players, mode, starter, sets, way } = *self;
        if to.is_human_readable() {
            return Readable { players, mode, starter, sets, way }.serialize(to);
        }
        let byte = mode.byte(self.says_sets());
        let mut fields = to.serialize_tuple(5)?;
        fields.serialize_element(&players)?;
        fields.serialize_element(&byte)?;
        fields.serialize_element(&starter)?;
        if Mode::of_byte(byte).is_some_and(|(_, wide)| wide) {
            fields.serialize_element(&sets)?;
            fields.serialize_element(&way)?;
        }
        fields.end()
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
        if from.is_human_readable() {
            let Readable { players, mode, starter, sets, way } = Readable::deserialize(from)?;
            return Ok(Options { players, mode, starter, sets, way });
        }
        from.deserialize_tuple(5, Fields)
    }
}

/// Reads options from bytes.
struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Options;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("options of princes")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut fields: A) -> Result<Options, A::Error> {
        let missing = || A::Error::custom("a part of the options is missing");
        let players = fields.next_element()?.ok_or_else(missing)?;
        let byte: u8 = fields.next_element()?.ok_or_else(missing)?;
        let read = Mode::of_byte(byte);
        let (mode, wide) = read.ok_or_else(|| A::Error::custom("no mode of the game"))?;
        let starter = fields.next_element()?.ok_or_else(missing)?;
        let mut options = Options { players, mode, starter, ..Options::default() };
        if wide {
            options.sets = fields.next_element()?.ok_or_else(missing)?;
            options.way = fields.next_element()?.ok_or_else(missing)?;
        }
        Ok(options)
    }
}
