//! Subjects of explanations beside the cells of the principalities.

use crate::games::princes::State;
use crate::games::princes::card::{Card, Set};
use crate::games::princes::kinds::{Kind, Region};
use crate::games::princes::row::Points;
use crate::games::princes::state::{STRENGTH, TRADE};
use crate::web::table::{code_of, subject_of};

/// A count of points that is no victory points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Sum {
    Strength,
    Skill,
    Commerce,
    Progress,
}

impl Sum {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Sum; 4] = [Sum::Strength, Sum::Skill, Sum::Commerce, Sum::Progress];

    /// Key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Sum::Strength => "princes-strength",
            Sum::Skill => "princes-skill",
            Sum::Commerce => "princes-commerce",
            Sum::Progress => "princes-progress",
        }
    }

    /// Its part of some points.
    #[must_use]
    pub const fn of(self, points: Points) -> u8 {
        match self {
            Sum::Strength => points.strength,
            Sum::Skill => points.skill,
            Sum::Commerce => points.commerce,
            Sum::Progress => points.progress,
        }
    }

    /// A seat's value of it.
    #[must_use]
    pub fn total(self, state: &State, seat: u8) -> u8 {
        let total = state.total(seat);
        match self {
            Sum::Strength => total.strength,
            Sum::Skill => total.skill,
            Sum::Commerce => total.commerce,
            Sum::Progress => total.progress,
        }
    }
}

/// Something that explains itself; numbers are seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// Victory points.
    Points(u8),
    /// Strength, skill, commerce or progress.
    Sum(u8, Sum),
    /// An advantage: [`STRENGTH`] or [`TRADE`].
    Advantage(usize),
    /// All that is stored of a kind.
    Stored(u8, Kind),
    /// A hand.
    Hand(u8),
    /// A principality as a whole.
    Realm(u8),
    /// The number die.
    Number,
    /// The event die.
    Face,
    /// The die of a guard.
    Guard,
    /// A draw stack, from 0.
    Stack(usize),
    /// The regions left.
    Regions,
    /// The roads left.
    Roads,
    /// The settlements left.
    Settlements,
    /// The cities left.
    Cities,
    /// The event stack.
    Events,
    /// The discard pile.
    Discards,
    /// A card, wherever it is read.
    Card(Card),
    /// A set of cards.
    Set(Set),
    /// A region that lies in no principality.
    Land(Region),
    /// The list of choices.
    Choices,
    /// The place where cards are read.
    Reading,
    /// Things between the principalities.
    Middle,
}

impl Subject {
    /// Its code.
    #[must_use]
    pub fn code(self) -> String {
        code_of(&self)
    }

    /// The subject with this code.
    #[must_use]
    pub fn of_code(state: &State, code: &str) -> Option<Subject> {
        let seat = |seat: u8| {
            let sums = Sum::ALL.into_iter().map(move |sum| Subject::Sum(seat, sum));
            let kinds = Kind::ALL.into_iter().map(move |kind| Subject::Stored(seat, kind));
            let own = [Subject::Points(seat), Subject::Hand(seat), Subject::Realm(seat)];
            own.into_iter().chain(sums).chain(kinds)
        };
        let one = [
            Subject::Advantage(STRENGTH),
            Subject::Advantage(TRADE),
            Subject::Number,
            Subject::Face,
            Subject::Guard,
            Subject::Regions,
            Subject::Roads,
            Subject::Settlements,
            Subject::Cities,
            Subject::Events,
            Subject::Discards,
            Subject::Choices,
            Subject::Reading,
            Subject::Middle,
        ];
        let stacks = (0..state.stack_count()).map(Subject::Stack);
        let lands = Region::all().map(Subject::Land);
        let cards = Card::all().chain([Card::TRIUMPH]).map(Subject::Card);
        let all = one.into_iter().chain([0, 1].into_iter().flat_map(seat)).chain(stacks);
        subject_of(all.chain(Set::ALL.map(Subject::Set)).chain(lands).chain(cards), code)
    }
}
