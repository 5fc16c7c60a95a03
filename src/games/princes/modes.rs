//! The five games that are played with these cards, and their options.

use crate::games::princes::card::Set;
use serde::{Deserialize, Serialize};

/// What is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The base set alone.
    #[default]
    Introductory,
    /// With the era of intrigue.
    Intrigue,
    /// With the era of merchant princes.
    Merchants,
    /// With the era of barbarians.
    Barbarians,
    /// With three sets at once.
    Duel,
}

/// Who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Starter {
    /// Chance decides.
    #[default]
    Drawn,
    /// The red principality, seat 0.
    Red,
    /// The blue principality, seat 1.
    Blue,
}

/// The record of a mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ModeRow {
    /// Its key.
    pub key: &'static str,
    /// Points that win.
    pub target: u8,
    /// The back of each draw stack.
    pub backs: &'static [Set],
    /// The sets beside the base set.
    pub sets: &'static [Set],
    /// Whether it has an open stack, and all events of its sets; else it is the duel.
    pub theme: bool,
    /// Whether starting hands are chosen, regions arranged, and own cards may be removed.
    pub full: bool,
    /// Whether the barbarians' attacks all lie above when the event stack is built.
    pub attacks_above: bool,
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 5] =
        [Mode::Introductory, Mode::Intrigue, Mode::Merchants, Mode::Barbarians, Mode::Duel];

    /// The mode's record.
    #[must_use]
    pub const fn row(self) -> &'static ModeRow {
        match self {
            Mode::Introductory => &INTRODUCTORY,
            Mode::Intrigue => &INTRIGUE,
            Mode::Merchants => &MERCHANTS,
            Mode::Barbarians => &BARBARIANS,
            Mode::Duel => &DUEL,
        }
    }

    /// Which of a record's two numbers of copies counts.
    #[must_use]
    pub const fn copies(self, copies: [u8; 2]) -> u8 {
        let [theme, duel] = copies;
        if self.row().theme { theme } else { duel }
    }
}

const BASE: Set = Set::Base;

static INTRODUCTORY: ModeRow = ModeRow {
    key: "introductory",
    target: 7,
    backs: &[BASE; 4],
    sets: &[],
    theme: true,
    full: false,
    attacks_above: false,
};

/// A theme game with one set.
const fn theme(
    key: &'static str,
    target: u8,
    backs: &'static [Set],
    sets: &'static [Set],
) -> ModeRow {
    ModeRow { key, target, backs, sets, theme: true, full: true, attacks_above: true }
}

static INTRIGUE: ModeRow =
    theme("intrigue", 12, &[BASE, BASE, BASE, Set::Intrigue, Set::Intrigue], &[Set::Intrigue]);
static MERCHANTS: ModeRow =
    theme("merchants", 12, &[BASE, BASE, BASE, Set::Merchants, Set::Merchants], &[Set::Merchants]);
static BARBARIANS: ModeRow = theme(
    "barbarians",
    13,
    &[BASE, BASE, BASE, Set::Barbarians, Set::Barbarians],
    &[Set::Barbarians],
);

static DUEL: ModeRow = ModeRow {
    key: "duel",
    target: 13,
    backs: &[BASE, BASE, BASE, Set::Intrigue, Set::Merchants, Set::Barbarians],
    sets: &[Set::Intrigue, Set::Merchants, Set::Barbarians],
    theme: false,
    full: true,
    attacks_above: false,
};

/// How many play.
pub const PLAYERS: u8 = 2;
/// After so many turns the game is stopped.
pub const LAST_TURN: u16 = 300;

/// What a game is set up with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Players: always two.
    pub players: u8,
    /// What is played.
    pub mode: Mode,
    /// Who begins.
    pub starter: Starter,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: PLAYERS, mode: Mode::Introductory, starter: Starter::Drawn }
    }
}

/// Why options can't be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// Not two players.
    #[error("princes is a game for two; \"players\" must be 2, not {0}")]
    Players(u8),
}

impl Options {
    /// A game of this mode, its starter drawn.
    #[must_use]
    pub fn of(mode: Mode) -> Options {
        Options { mode, ..Options::default() }
    }

    /// Checks the options.
    ///
    /// # Errors
    /// What must be changed.
    pub const fn validate(&self) -> Result<(), OptionsError> {
        if self.players == PLAYERS { Ok(()) } else { Err(OptionsError::Players(self.players)) }
    }
}
