//! The ways to play, and the sets that each uses.

use crate::games::princes::card::{Card, Set, Sets};
use serde::{Deserialize, Serialize};

/// The mode of a game.
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
    /// With three sets at once, picked or drawn.
    Duel,
    /// With the era of gold.
    Gold,
    /// With the era of turmoil.
    Turmoil,
    /// With the era of progress.
    Progress,
}

/// The properties of a mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ModeRow {
    /// Its key.
    pub key: &'static str,
    /// Number of points that win.
    pub target: u8,
    /// Number of draw stacks of the base set.
    pub base_stacks: u8,
    /// Number of draw stacks of each other set.
    pub theme_stacks: u8,
    /// The sets used besides the base set.
    pub sets: &'static [Set],
    /// True if it has an open stack and all events of its sets; false for the duel.
    pub theme: bool,
    /// True if starting hands are chosen, regions arranged, and own cards may be removed.
    pub full: bool,
    /// True if the barbarians' attacks all lie above Yule when the event stack is built.
    pub attacks_above: bool,
}

impl Set {
    /// The sets that some mode uses.
    pub fn played() -> impl Iterator<Item = Set> {
        let theme = |set: &Set| Mode::ALL.into_iter().any(|mode| mode.sets().has(*set));
        Set::ALL.into_iter().filter(move |set| *set == Set::Base || theme(set))
    }
}

impl Card {
    /// The cards of these sets.
    pub fn played() -> impl Iterator<Item = Card> {
        Set::played().flat_map(|set| Card::all().filter(move |card| card.row().set == set))
    }
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 8] = [
        Mode::Introductory,
        Mode::Intrigue,
        Mode::Merchants,
        Mode::Barbarians,
        Mode::Duel,
        Mode::Gold,
        Mode::Turmoil,
        Mode::Progress,
    ];

    /// The mode's properties.
    #[must_use]
    pub const fn row(self) -> &'static ModeRow {
        match self {
            Mode::Introductory => &INTRODUCTORY,
            Mode::Intrigue => &INTRIGUE,
            Mode::Merchants => &MERCHANTS,
            Mode::Barbarians => &BARBARIANS,
            Mode::Duel => &DUEL,
            Mode::Gold => &GOLD,
            Mode::Turmoil => &TURMOIL,
            Mode::Progress => &PROGRESS,
        }
    }

    /// The sets used besides the base set; for the duel, the default ones.
    #[must_use]
    pub const fn sets(self) -> Sets {
        Sets::of(self.row().sets)
    }

    /// The mode's byte; `wide` for a duel with other sets than [`Mode::sets`].
    #[must_use]
    pub(super) const fn byte(self, wide: bool) -> u8 {
        if wide && matches!(self, Mode::Duel) { WIDE_DUEL } else { self as u8 }
    }

    /// The mode of a byte, and whether it is a duel with other sets.
    pub(super) fn of_byte(byte: u8) -> Option<(Mode, bool)> {
        if byte == WIDE_DUEL {
            return Some((Mode::Duel, true));
        }
        Mode::ALL.into_iter().find(|mode| *mode as u8 == byte).map(|mode| (mode, false))
    }

    /// The mode of a game, from the first bytes of its options.
    #[must_use]
    pub fn of_options(options: &[u8]) -> Option<Mode> {
        let byte = options.get(1)?;
        Mode::of_byte(*byte).map(|(mode, _)| mode)
    }

    /// The number of copies in this mode, of a record's two.
    #[must_use]
    pub const fn copies(self, copies: [u8; 2]) -> u8 {
        let [theme, duel] = copies;
        if self.row().theme { theme } else { duel }
    }
}

/// The byte of a duel with other sets.
const WIDE_DUEL: u8 = 8;

static INTRODUCTORY: ModeRow = ModeRow {
    key: "introductory",
    target: 7,
    base_stacks: 4,
    theme_stacks: 0,
    sets: &[],
    theme: true,
    full: false,
    attacks_above: false,
};

/// A theme game with one set.
const fn theme(key: &'static str, target: u8, sets: &'static [Set]) -> ModeRow {
    ModeRow {
        key,
        target,
        base_stacks: 3,
        theme_stacks: 2,
        sets,
        theme: true,
        full: true,
        attacks_above: true,
    }
}

static INTRIGUE: ModeRow = theme("intrigue", 12, &[Set::Intrigue]);
static MERCHANTS: ModeRow = theme("merchants", 12, &[Set::Merchants]);
static BARBARIANS: ModeRow = theme("barbarians", 13, &[Set::Barbarians]);

static GOLD: ModeRow = theme("gold", 12, &[Set::Gold]);
static TURMOIL: ModeRow = theme("turmoil", 12, &[Set::Turmoil]);
static PROGRESS: ModeRow = theme("progress", 12, &[Set::Progress]);

static DUEL: ModeRow = ModeRow {
    key: "duel",
    target: 13,
    base_stacks: 3,
    theme_stacks: 1,
    sets: &[Set::Intrigue, Set::Merchants, Set::Barbarians],
    theme: false,
    full: true,
    attacks_above: false,
};

/// The turn after which the game is stopped.
pub const LAST_TURN: u16 = 300;
