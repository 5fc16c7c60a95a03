//! A position: plain data.

use crate::engine::seat::{Seat, Seats};
use crate::engine::total::At;
use crate::games::dice::SEATS;
use crate::games::dice::action::Mark;
use crate::games::dice::board::Board;
use crate::games::dice::colours::{COLOURS, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::Field;
use crate::games::dice::options::Options;
use crate::games::dice::points::{BOXES, MOST_ROUNDS, SOLO_ROUNDS};
use crate::games::dice::roll::Roll;
use serde::{Deserialize, Serialize};

/// How far the game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Start castles are chosen.
    #[default]
    Castles,
    /// Rounds are played.
    Rounds,
    /// The game is over.
    Over,
}

/// What a seat chooses next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Its start castle.
    #[default]
    Castle,
    /// Whether goods are sold.
    Goods,
    /// A combination, or a worker.
    Turn,
    /// A second combination for a silver.
    Second,
    /// Nothing any more in this round.
    Ready,
}

/// What a seat has chosen in this round: in pencil, until all are ready.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Plan {
    /// What it chooses next.
    pub step: Step,
    /// Whether goods are sold.
    pub sells: bool,
    /// The start castle.
    pub castle: Option<Field>,
    /// The combination; a ready seat without one passes.
    pub first: Option<Mark>,
    /// The second combination.
    pub second: Option<Mark>,
}

/// A position. Choices of the round stay in the plans until all seats are ready, so the order in which
/// seats choose leaves no trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// As the game was set up.
    pub(crate) options: Options,
    pub(crate) stage: Stage,
    /// From 0.
    pub(crate) phase: u8,
    /// The round of the whole game, from 0.
    pub(crate) round: u8,
    /// Boxes of the phase's column that are crossed out.
    pub(crate) boxes: u8,
    /// Seats that have something to choose.
    pub(crate) open: Seats,
    /// By colour: how many of its two values are gone.
    pub(crate) prizes: [u8; COLOURS],
    pub(crate) plans: [Plan; SEATS],
    /// As the last round left them.
    pub(crate) estates: [Estate; SEATS],
    /// The dice of all rounds; those to come are secret.
    pub(crate) rolls: [Roll; MOST_ROUNDS],
}

impl State {
    /// As the game was set up.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What is printed on everybody's sheet.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.options.sheet.board()
    }

    /// How far the game has come.
    #[inline]
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The phase, from 0 to 2.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> u8 {
        self.phase
    }

    /// The round of the whole game, from 0; after the end, the last one.
    #[inline]
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Boxes that are crossed out in the phase's column.
    #[inline]
    #[must_use]
    pub const fn boxes(&self) -> u8 {
        self.boxes
    }

    /// Boxes that a column has; in the solo game one for each of its eight rounds.
    #[inline]
    #[must_use]
    pub const fn column(&self) -> u8 {
        if self.options.is_solo() { SOLO_ROUNDS } else { BOXES }
    }

    /// The round's dice; `None` before the first round.
    #[inline]
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        let roll = self.rolls.at(usize::from(self.round));
        (self.stage != Stage::Castles && roll != Roll::HIDDEN).then_some(roll)
    }

    /// How many seats there are.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.options.players
    }

    /// All seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players)
    }

    /// Seats that have something to choose.
    #[inline]
    #[must_use]
    pub const fn deciders(&self) -> Seats {
        self.open
    }

    /// The seat's sheet as the last round left it; an empty one where nobody sits.
    #[inline]
    #[must_use]
    pub fn estate(&self, seat: Seat) -> Estate {
        self.estates.at(seat.index())
    }

    /// What the seat has chosen in this round.
    #[inline]
    #[must_use]
    pub fn plan(&self, seat: Seat) -> Plan {
        self.plans.at(seat.index())
    }

    /// How many of a colour's two values are gone, 0 to 2. In the solo game they don't go.
    #[inline]
    #[must_use]
    pub fn prizes_gone(&self, colour: Colour) -> u8 {
        self.prizes.at(colour.index())
    }
}

/// Makes positions for tests and puzzles; no rule uses it.
impl State {
    /// Puts a sheet in place of the seat's.
    pub fn set_estate(&mut self, seat: Seat, estate: Estate) {
        self.estates.set(seat.index(), estate);
    }

    /// Sets which phase it is, from 0, and how many boxes are crossed out.
    pub fn set_time(&mut self, phase: u8, boxes: u8) {
        (self.phase, self.boxes) = (phase.min(2), boxes);
    }

    /// Changes the dice of a round of the whole game, from 0.
    pub fn set_roll(&mut self, round: u8, roll: Roll) {
        self.rolls.set(usize::from(round), roll);
    }
}
