//! Events, as data.

use crate::engine::seat::Seat;
use crate::games::dice::action::{Action, UsedBonus};
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::games::dice::points::Source;
use crate::games::dice::roll::Roll;
use serde::Serialize;

/// An event. Choices are shown to the seat alone; their effects to all, when all have chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The round's dice were rolled.
    Rolled {
        /// The round of the whole game, from 0.
        round: u8,
        /// The phase, from 0.
        phase: u8,
        /// The faces of the number dice.
        numbers: [u8; 2],
        /// The faces of the colour dice.
        colours: [Colour; 2],
        /// Number of hourglasses, 1 or 2.
        hourglasses: u8,
    },
    /// Boxes of the time column were crossed out.
    BoxesCrossed {
        /// The phase, from 0.
        phase: u8,
        /// Number of boxes crossed out now.
        boxes: u8,
    },
    /// A seat made a choice; only that seat learns of it.
    Chose {
        /// The seat.
        seat: Seat,
        /// The action.
        action: Action,
    },
    /// A seat has no further choice in this round.
    Ready {
        /// The seat.
        seat: Seat,
    },
    /// All are ready, and their choices are revealed. Not emitted in the solo game.
    Revealed,
    /// A start castle was crossed out.
    CastleCrossed {
        /// The seat.
        seat: Seat,
        /// The castle.
        field: Field,
    },
    /// Goods were sold, each for a silver.
    GoodsSold {
        /// The seat.
        seat: Seat,
        /// The number.
        goods: u8,
    },
    /// A number was entered in a field.
    Marked {
        /// The seat.
        seat: Seat,
        /// The field.
        field: Field,
        /// The colour that was used.
        colour: Colour,
        /// The number that was entered.
        number: u8,
        /// The bonus used for it.
        bonus: UsedBonus,
        /// True if it is the second combination.
        second: bool,
    },
    /// Nothing was entered.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A bonus was crossed out.
    BonusUsed {
        /// The seat.
        seat: Seat,
        /// The bonus.
        bonus: Bonus,
    },
    /// A circle was drawn around a bonus.
    BonusGained {
        /// The seat.
        seat: Seat,
        /// The bonus.
        bonus: Bonus,
        /// The colour of the row with its circle.
        row: Colour,
    },
    /// A bonus was lost, since its row has no free circle.
    BonusLost {
        /// The seat.
        seat: Seat,
        /// The bonus.
        bonus: Bonus,
    },
    /// A region was finished.
    RegionFinished {
        /// The seat.
        seat: Seat,
        /// The region's lowest field.
        field: Field,
        /// Its colour.
        colour: Colour,
        /// Number of its fields.
        size: u8,
    },
    /// All fields of a colour are marked; emitted at the round's end.
    ColourCompleted {
        /// The seat.
        seat: Seat,
        /// The colour.
        colour: Colour,
        /// The value given, if any.
        prize: Prize,
    },
    /// Points were given.
    Scored {
        /// The seat.
        seat: Seat,
        /// The source of the points.
        source: Source,
        /// The phase, from 0.
        phase: u8,
        /// The number of points.
        points: u8,
    },
    /// A round ended.
    RoundEnded {
        /// The round of the whole game, from 0.
        round: u8,
    },
    /// A phase ended: its column is full.
    PhaseEnded {
        /// The phase, from 0.
        phase: u8,
    },
    /// The game ended.
    GameEnded,
}

/// The value of a completed colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prize {
    /// The larger value.
    Larger,
    /// The smaller value.
    Smaller,
    /// None, since both are taken.
    Nothing,
}

impl Event {
    /// The roll, if the event has one.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        match *self {
            Event::Rolled { numbers, colours, hourglasses, .. } => {
                Some(Roll::new(numbers, colours, hourglasses == 2))
            }
            _ => None,
        }
    }

    /// The seat that the event belongs to, if it is a single one.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Chose { seat, .. }
            | Event::Ready { seat }
            | Event::CastleCrossed { seat, .. }
            | Event::GoodsSold { seat, .. }
            | Event::Marked { seat, .. }
            | Event::Passed { seat }
            | Event::BonusUsed { seat, .. }
            | Event::BonusGained { seat, .. }
            | Event::BonusLost { seat, .. }
            | Event::RegionFinished { seat, .. }
            | Event::ColourCompleted { seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
            Event::Rolled { .. }
            | Event::BoxesCrossed { .. }
            | Event::Revealed
            | Event::RoundEnded { .. }
            | Event::PhaseEnded { .. }
            | Event::GameEnded => None,
        }
    }
}
