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

/// The stage of the game.
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

/// The next choice of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextChoice {
    /// Its start castle.
    #[default]
    Castle,
    /// The sale of goods.
    Goods,
    /// A combination, or a worker.
    Turn,
    /// A second combination for a silver.
    Second,
    /// No further choice in this round.
    Ready,
}

/// A seat's choices of this round, not revealed until all are ready.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Plan {
    /// The next choice.
    pub step: NextChoice,
    /// True if goods are sold.
    pub sells: bool,
    /// The start castle.
    pub castle: Option<Field>,
    /// The combination; a ready seat without one passes.
    pub first: Option<Mark>,
    /// The second combination.
    pub second: Option<Mark>,
}

/// A position. Choices of the round are kept in the plans until all seats are ready, so that the order of
/// choosing leaves no trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) phase: u8,
    pub(super) round: u8,
    pub(super) boxes: u8,
    /// Seats with an open choice.
    pub(super) open: Seats,
    /// By colour: number of its two values that are taken.
    pub(super) prizes: [u8; COLOURS],
    pub(super) plans: [Plan; SEATS],
    /// The sheets after the last round.
    pub(super) estates: [Estate; SEATS],
    /// The dice of all rounds; those of later ones are secret.
    pub(super) rolls: [Roll; MOST_ROUNDS],
}

impl State {
    /// As the game was set up.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The sheet that all players have.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.options.sheet.board()
    }

    /// The stage of the game.
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

    /// Number of crossed-out boxes in the phase's column.
    #[inline]
    #[must_use]
    pub const fn boxes(&self) -> u8 {
        self.boxes
    }

    /// Number of boxes of a column; in the solo game one for each of its eight rounds.
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

    /// Number of seats.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.options.players
    }

    /// All seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players)
    }

    /// Seats with an open choice.
    #[inline]
    #[must_use]
    pub const fn deciders(&self) -> Seats {
        self.open
    }

    /// The seat's sheet after the last round; an empty one for a seat without a player.
    #[inline]
    #[must_use]
    pub fn estate(&self, seat: Seat) -> Estate {
        self.estates.at(seat.index())
    }

    /// The seat's choices of this round.
    #[inline]
    #[must_use]
    pub fn plan(&self, seat: Seat) -> Plan {
        self.plans.at(seat.index())
    }

    /// Number of a colour's two values that are taken, 0 to 2. In the solo game none are.
    #[inline]
    #[must_use]
    pub fn prizes_gone(&self, colour: Colour) -> u8 {
        self.prizes.at(colour.index())
    }
}
