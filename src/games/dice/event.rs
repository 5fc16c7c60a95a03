//! What happened, as data.

use crate::engine::seat::Seat;
use crate::games::dice::action::{Action, UsedBonus};
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::games::dice::points::Source;
use crate::games::dice::roll::Roll;
use serde::Serialize;

/// Something that happened. What is chosen is told to the seat alone; what it does, to everybody when
/// all have chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The round's dice were rolled.
    Rolled {
        /// The round of the whole game, from 0.
        round: u8,
        /// The phase, from 0.
        phase: u8,
        /// What the number dice show.
        numbers: [u8; 2],
        /// What the colour dice show.
        colours: [Colour; 2],
        /// 1 or 2.
        hourglasses: u8,
    },
    /// Boxes of the time column were crossed out.
    BoxesCrossed {
        /// The phase, from 0.
        phase: u8,
        /// How many are crossed out now.
        boxes: u8,
    },
    /// A seat chose something; only that seat learns of it.
    Chose {
        /// Whose choice it is.
        seat: Seat,
        /// What was chosen.
        action: Action,
    },
    /// A seat has nothing left to choose in this round.
    Ready {
        /// Who is ready.
        seat: Seat,
    },
    /// All are ready, and what they chose lies open. Not told where one plays alone.
    Revealed,
    /// A start castle was crossed out.
    CastleCrossed {
        /// Whose castle it is.
        seat: Seat,
        /// The castle.
        field: Field,
    },
    /// Goods were sold, each for a silver.
    GoodsSold {
        /// Who sold.
        seat: Seat,
        /// How many.
        goods: u8,
    },
    /// A number was entered in a field.
    Marked {
        /// Whose sheet it is.
        seat: Seat,
        /// The field.
        field: Field,
        /// The colour that was used.
        colour: Colour,
        /// The number that was entered.
        number: u8,
        /// The bonus behind it.
        bonus: UsedBonus,
        /// Whether it is the second combination.
        second: bool,
    },
    /// Nothing was entered.
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// A bonus was crossed out.
    BonusUsed {
        /// Whose bonus.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A circle was drawn around a bonus.
    BonusGained {
        /// Whose bonus.
        seat: Seat,
        /// Which.
        bonus: Bonus,
        /// The colour of the row that its circle stands in.
        row: Colour,
    },
    /// A bonus was lost, for its row has no free circle.
    BonusLost {
        /// Whose bonus.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A region was finished.
    RegionFinished {
        /// On whose sheet.
        seat: Seat,
        /// The region's lowest field.
        field: Field,
        /// Its colour.
        colour: Colour,
        /// How many fields it has.
        size: u8,
    },
    /// All fields of a colour are marked: told at the round's end.
    ColourCompleted {
        /// On whose sheet.
        seat: Seat,
        /// The colour.
        colour: Colour,
        /// Whether the larger value is given, the smaller one, or none.
        prize: Prize,
    },
    /// Points were given.
    Scored {
        /// To whom.
        seat: Seat,
        /// For what.
        source: Source,
        /// In which phase, from 0.
        phase: u8,
        /// How many.
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

/// What a completed colour brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prize {
    /// The larger value.
    Larger,
    /// The smaller value.
    Smaller,
    /// Nothing any more.
    Nothing,
}

impl Event {
    /// The roll, if the event tells of one.
    #[must_use]
    pub const fn roll(&self) -> Option<Roll> {
        match *self {
            Event::Rolled { numbers, colours, hourglasses, .. } => {
                Some(Roll::new(numbers, colours, hourglasses == 2))
            }
            _ => None,
        }
    }
}
