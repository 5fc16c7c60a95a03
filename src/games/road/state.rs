//! A position, as plain data of less than 512 bytes.

use crate::engine::chance::DrawKey;
use crate::engine::seat::{Seat, Seats};
use crate::engine::total::At;
use crate::games::road::SEATS;
use crate::games::road::cards::{
    BuildCard, CITY_POINTS, DECK, EVENTS, EventCard, METROPOLIS_POINTS, Metropolis, ROW, Resource,
    SETTLEMENT_POINTS, SPECIAL_POINTS, SUPPLY, Special,
};
use crate::games::road::event::Reason;
use crate::games::road::hand::Cards;
use crate::games::road::options::Options;
use crate::games::road::pile::Pile;
use serde::{Deserialize, Serialize};

/// What is being chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The active player's turn: purchases, one trade, the end.
    #[default]
    Turn,
    /// The active player makes up an offer.
    Offer,
    /// The partner answers it.
    Answer,
    /// The partner makes up a counter-offer.
    Counter,
    /// The active player answers that.
    Reply,
    /// Somebody discards cards for the robber.
    Discard,
    /// Somebody gives a card away for the donation.
    Gift,
    /// The game is over.
    Over,
}

/// A set of metropolis cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Metropolises(u8);

impl Metropolises {
    /// All four.
    pub const ALL: Metropolises = Metropolises(0b1111);
    /// None.
    pub const NONE: Metropolises = Metropolises(0);

    /// Whether this one is among them.
    #[inline]
    #[must_use]
    pub const fn has(self, card: Metropolis) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, card: Metropolis) -> Metropolises {
        Metropolises(self.0 | 1 << card.index())
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, card: Metropolis) -> Metropolises {
        Metropolises(self.0 & !(1 << card.index()))
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those there are, in order.
    pub fn iter(self) -> impl Iterator<Item = Metropolis> {
        Metropolis::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// Whether these are among the four and none is in the other set.
    #[must_use]
    pub const fn is_apart_from(self, other: Metropolises) -> bool {
        self.0 <= Metropolises::ALL.0 && self.0 & other.0 == 0
    }
}

/// What lies before a seat. Covered cards count for nothing and are not kept: each city covers a
/// settlement, each metropolis a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Tableau {
    /// Roads, the start road among them.
    pub roads: u8,
    /// Visible settlements, the start settlement among them unless it is covered.
    pub settlements: u8,
    /// Visible cities.
    pub cities: u8,
    /// Metropolises. On side A their names mean nothing.
    pub metropolises: Metropolises,
    /// Knights.
    pub knights: u8,
}

impl Tableau {
    /// What everybody begins with.
    pub const START: Tableau = Tableau {
        roads: 1,
        settlements: 1,
        cities: 0,
        metropolises: Metropolises::NONE,
        knights: 0,
    };

    /// How many cards of a name were bought, the covered ones among them.
    #[must_use]
    pub const fn bought(&self, card: BuildCard) -> u8 {
        let on_cities = self.metropolises.len();
        match card {
            BuildCard::Road => self.roads.saturating_sub(1),
            BuildCard::Settlement => (self.settlements + self.cities + on_cities).saturating_sub(1),
            BuildCard::City => self.cities + on_cities,
            BuildCard::Knight => self.knights,
        }
    }

    /// What counts for a special card.
    #[must_use]
    pub const fn strength(&self, card: Special) -> u8 {
        match card {
            Special::Route => self.roads,
            Special::Army => self.knights,
        }
    }
}

/// Two sides of an offer, from the view of who makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Deal {
    /// What the maker gives.
    pub give: Cards,
    /// What the maker asks for.
    pub get: Cards,
}

/// A trade that is being made; blank at other times.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Trade {
    /// The seat that was asked.
    pub partner: Seat,
    /// The active player's offer.
    pub offer: Deal,
    /// The partner's counter-offer.
    pub counter: Deal,
}

/// What was done in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct ThisTurn {
    /// Whether a missing card was replaced.
    pub replaced: bool,
    /// Whether a trade was made.
    pub traded: bool,
    /// Whether anybody drew or bought a card.
    pub moved: bool,
    /// How often each seat was asked for a trade.
    pub approached: [u8; SEATS],
}

/// How often each pile was shuffled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Shuffles {
    /// The resource cards.
    pub resources: u16,
    /// The build cards.
    pub build: u16,
    /// The event cards.
    pub events: u16,
}

/// The row of [`State::known`] that holds what everybody knows.
pub const PUBLIC: usize = SEATS;

/// Who knows what of whose hand: by looker (the last row is what everybody knows) and by owner, cards
/// that the hand holds for certain. What is in one's own row about oneself is never used.
pub type Known = [[Cards; SEATS]; SEATS + 1];

/// A position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The options of the game.
    pub options: Options,
    /// What shuffles during play grow from.
    pub key: DrawKey,
    /// How often each pile was shuffled.
    pub shuffles: Shuffles,
    /// The face-down resources.
    pub supply: Pile<Resource, SUPPLY>,
    /// The discarded resources.
    pub discard: Cards,
    /// The face-down build cards.
    pub deck: Pile<BuildCard, DECK>,
    /// The open build cards.
    pub row: [Option<BuildCard>; ROW],
    /// The metropolises that can be bought.
    pub metropolises: Metropolises,
    /// The face-down events.
    pub events: Pile<EventCard, EVENTS>,
    /// The discarded events, by kind.
    pub events_used: [u8; 5],
    /// The event that was drawn last.
    pub last_event: Option<EventCard>,
    /// The hands.
    pub hands: [Cards; SEATS],
    /// Cards of hands that others know of.
    pub known: Known,
    /// What lies before the seats.
    pub tableaus: [Tableau; SEATS],
    /// Who has the longest route and the largest army.
    pub specials: [Option<Seat>; 2],
    /// What is being chosen.
    pub stage: Stage,
    /// Whose turn it is.
    pub active: Seat,
    /// How many turns have ended.
    pub turns: u16,
    /// Turns in a row in which nobody drew or bought a card.
    pub idle: u8,
    /// What was done in this turn.
    pub this_turn: ThisTurn,
    /// The trade that is being made.
    pub trade: Trade,
    /// How many cards each seat still owes to an event.
    pub owing: [u8; SEATS],
    /// What the seat that discards has discarded so far.
    pub discarded: Cards,
    /// The place of the row that is filled after the event.
    pub open_slot: Option<u8>,
}

impl State {
    /// How many seats play.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.options.players
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players)
    }

    /// The seat that comes after this one clockwise.
    #[inline]
    #[must_use]
    pub const fn after(&self, seat: Seat) -> Seat {
        if seat.0 + 1 >= self.options.players { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// All seats clockwise from the active one.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (active, players) = (self.active.0, self.options.players);
        (0..players).map(move |step| {
            let seat = active + step;
            Seat(if seat >= players { seat - players } else { seat })
        })
    }

    /// A seat's hand.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands.at(seat.index())
    }

    /// What lies before a seat.
    #[inline]
    #[must_use]
    pub fn tableau(&self, seat: Seat) -> Tableau {
        self.tableaus.at(seat.index())
    }

    /// Who has a special card.
    #[inline]
    #[must_use]
    pub fn owner(&self, card: Special) -> Option<Seat> {
        self.specials.at(card.index())
    }

    /// The points that a rule gives a seat.
    #[must_use]
    pub fn points_by(&self, seat: Seat, reason: Reason) -> u8 {
        let tableau = self.tableau(seat);
        let special = |card| if self.owner(card) == Some(seat) { SPECIAL_POINTS } else { 0 };
        match reason {
            Reason::Settlements => tableau.settlements * SETTLEMENT_POINTS,
            Reason::Cities => tableau.cities * CITY_POINTS,
            Reason::Metropolises => tableau.metropolises.len() * METROPOLIS_POINTS,
            Reason::LongestRoute => special(Special::Route),
            Reason::LargestArmy => special(Special::Army),
        }
    }

    /// A seat's points.
    #[inline]
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        Reason::ALL.into_iter().fold(0, |sum, reason| sum + self.points_by(seat, reason))
    }

    /// Who chooses now.
    #[inline]
    #[must_use]
    pub fn decider(&self) -> Option<Seat> {
        match self.stage {
            Stage::Turn | Stage::Offer | Stage::Reply => Some(self.active),
            Stage::Answer | Stage::Counter => Some(self.trade.partner),
            Stage::Discard | Stage::Gift => self.owes(),
            Stage::Over => None,
        }
    }

    /// Who chooses now, as a set.
    #[inline]
    #[must_use]
    pub fn deciders(&self) -> Seats {
        self.decider().map_or(Seats::NONE, Seats::only)
    }

    /// The first seat clockwise from the active one that owes cards to an event.
    #[inline]
    #[must_use]
    pub fn owes(&self) -> Option<Seat> {
        self.clockwise().find(|seat| self.owing.at(seat.index()) > 0)
    }

    /// Where a card of this name lies in the row.
    #[inline]
    #[must_use]
    pub fn slot_of(&self, card: BuildCard) -> Option<usize> {
        self.row.iter().position(|open| *open == Some(card))
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}
