//! A position, as plain data of less than 512 bytes.

use crate::engine::chance::DrawKey;
use crate::engine::seat::{Seat, Seats};
use crate::engine::total::At;
use crate::games::road::SEATS;
use crate::games::road::action::Action;
use crate::games::road::cards::{
    BuildCard, DECK, EVENTS, EventCard, ROW, Resource, SUPPLY, Special,
};
use crate::games::road::hand::Cards;
use crate::games::road::options::Options;
use crate::games::road::pile::Pile;
use crate::games::road::tableau::{Metropolises, Tableau};
use serde::{Deserialize, Serialize};

/// Number of turns of each player without a card drawn or bought after which the game ends (our ruling).
pub(super) const STALLED: u8 = 2;

/// The kind of the open choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The active player's turn: purchases, one trade, the end.
    #[default]
    Turn,
    /// The active player makes an offer.
    Offer,
    /// The partner answers it.
    Answer,
    /// The partner makes a counter-offer.
    Counter,
    /// The active player answers that.
    Reply,
    /// A player discards cards for the robber.
    Discard,
    /// A player gives a card away for the donation.
    Gift,
    /// The game is over.
    Over,
}

/// The two sides of an offer, from its maker's view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Deal {
    /// The cards that the maker gives.
    pub give: Cards,
    /// The cards that the maker asks for.
    pub get: Cards,
}

impl Deal {
    /// Adds the card that an action lays; others change no deal.
    pub fn add(&mut self, action: Action) {
        match action {
            Action::Give { resource } => self.give.add(resource, 1),
            Action::Get { resource } => self.get.add(resource, 1),
            Action::Build { .. }
            | Action::Trade { .. }
            | Action::Send
            | Action::Accept
            | Action::Decline
            | Action::Counter
            | Action::Discard { .. }
            | Action::Gift { .. }
            | Action::End => {}
        }
    }
}

/// A trade in progress; blank at other times.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Trade {
    /// The seat that was asked.
    pub partner: Seat,
    /// The active player's offer.
    pub offer: Deal,
    /// The partner's counter-offer.
    pub counter: Deal,
}

/// The facts of this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct ThisTurn {
    /// True if a missing card was replaced.
    pub replaced: bool,
    /// True if a trade was made.
    pub traded: bool,
    /// True if any player drew or bought a card.
    pub moved: bool,
    /// Number of times each seat was asked for a trade.
    pub approached: [u8; SEATS],
}

/// Number of shuffles of each pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Shuffles {
    /// The resource cards.
    pub resources: u16,
    /// The build cards.
    pub build: u16,
    /// The event cards.
    pub events: u16,
}

/// The row of [`State::known`] with public knowledge.
pub const PUBLIC: usize = SEATS;

/// Knowledge of hands: by looker (the last row is public knowledge) and by owner, the cards that the hand holds
/// for certain. A looker's entry on itself is never used.
pub type Known = [[Cards; SEATS]; SEATS + 1];

/// A position. The accessors describe the fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    pub(super) key: DrawKey,
    pub(super) shuffles: Shuffles,
    pub(super) supply: Pile<Resource, SUPPLY>,
    pub(super) discard: Cards,
    pub(super) deck: Pile<BuildCard, DECK>,
    pub(super) row: [Option<BuildCard>; ROW],
    pub(super) metropolises: Metropolises,
    pub(super) events: Pile<EventCard, EVENTS>,
    pub(super) events_used: [u8; 5],
    pub(super) last_event: Option<EventCard>,
    pub(super) hands: [Cards; SEATS],
    pub(super) known: Known,
    pub(super) tableaus: [Tableau; SEATS],
    pub(super) specials: [Option<Seat>; 2],
    pub(super) stage: Stage,
    pub(super) active: Seat,
    pub(super) turns: u16,
    pub(super) idle: u8,
    pub(super) this_turn: ThisTurn,
    pub(super) trade: Trade,
    pub(super) owing: [u8; SEATS],
    pub(super) discarded: Cards,
    pub(super) open_slot: Option<u8>,
}

impl State {
    /// The options of the game.
    #[inline]
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The key of shuffles during play.
    #[inline]
    #[must_use]
    pub const fn key(&self) -> DrawKey {
        self.key
    }

    /// Number of shuffles of each pile.
    #[inline]
    #[must_use]
    pub const fn shuffles(&self) -> Shuffles {
        self.shuffles
    }

    /// The face-down resources.
    #[inline]
    #[must_use]
    pub const fn supply(&self) -> &Pile<Resource, SUPPLY> {
        &self.supply
    }

    /// The discarded resources.
    #[inline]
    #[must_use]
    pub const fn discard(&self) -> Cards {
        self.discard
    }

    /// The face-down build cards.
    #[inline]
    #[must_use]
    pub const fn deck(&self) -> &Pile<BuildCard, DECK> {
        &self.deck
    }

    /// The open build cards.
    #[inline]
    #[must_use]
    pub const fn row(&self) -> &[Option<BuildCard>; ROW] {
        &self.row
    }

    /// The metropolises that can be bought.
    #[inline]
    #[must_use]
    pub const fn metropolises(&self) -> Metropolises {
        self.metropolises
    }

    /// The face-down events.
    #[inline]
    #[must_use]
    pub const fn events(&self) -> &Pile<EventCard, EVENTS> {
        &self.events
    }

    /// The discarded events, by kind.
    #[inline]
    #[must_use]
    pub const fn events_used(&self) -> [u8; 5] {
        self.events_used
    }

    /// The event that was drawn last.
    #[inline]
    #[must_use]
    pub const fn last_event(&self) -> Option<EventCard> {
        self.last_event
    }

    /// The hands.
    #[inline]
    #[must_use]
    pub const fn hands(&self) -> &[Cards; SEATS] {
        &self.hands
    }

    /// The cards of each hand that others know.
    #[inline]
    #[must_use]
    pub const fn known(&self) -> &Known {
        &self.known
    }

    /// The cards laid out before each seat.
    #[inline]
    #[must_use]
    pub const fn tableaus(&self) -> &[Tableau; SEATS] {
        &self.tableaus
    }

    /// The owners of the longest route and the largest army.
    #[inline]
    #[must_use]
    pub const fn specials(&self) -> [Option<Seat>; 2] {
        self.specials
    }

    /// The kind of the open choice.
    #[inline]
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat whose turn it is.
    #[inline]
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Number of turns completed.
    #[inline]
    #[must_use]
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Number of the current turn, from 1 on; at the end, of the last one.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> u16 {
        let stalled = self.is_over() && self.idle >= STALLED * self.players();
        self.turns + u16::from(!stalled)
    }

    /// Number of consecutive turns in which no player drew or bought a card.
    #[inline]
    #[must_use]
    pub const fn idle(&self) -> u8 {
        self.idle
    }

    /// The facts of this turn.
    #[inline]
    #[must_use]
    pub const fn this_turn(&self) -> &ThisTurn {
        &self.this_turn
    }

    /// The trade in progress.
    #[inline]
    #[must_use]
    pub const fn trade(&self) -> Trade {
        self.trade
    }

    /// Number of cards that each seat still owes to an event.
    #[inline]
    #[must_use]
    pub const fn owing(&self) -> [u8; SEATS] {
        self.owing
    }

    /// The cards that the discarding seat has discarded so far.
    #[inline]
    #[must_use]
    pub const fn discarded(&self) -> Cards {
        self.discarded
    }

    /// The place of the row to be filled after the event.
    #[inline]
    #[must_use]
    pub const fn open_slot(&self) -> Option<u8> {
        self.open_slot
    }

    /// The position with empty piles, so that a purchase has no chance outcomes.
    #[must_use]
    pub fn without_piles(&self) -> State {
        let mut after = *self;
        after.supply.clear();
        after.deck.clear();
        after.events.clear();
        after.discard = Cards::NONE;
        after
    }

    /// The position as if the partner of the trade were the only one who can still be asked.
    #[must_use]
    pub fn with_partner_unasked(&self) -> State {
        let mut open = *self;
        open.this_turn.approached = [1; SEATS];
        if let Some(count) = open.this_turn.approached.get_mut(open.trade.partner.index()) {
            *count = 0;
        }
        open
    }
}

impl State {
    /// Number of seats.
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

    /// The cards laid out before a seat.
    #[inline]
    #[must_use]
    pub fn tableau(&self, seat: Seat) -> Tableau {
        self.tableaus.at(seat.index())
    }

    /// The owner of a special card.
    #[inline]
    #[must_use]
    pub fn owner(&self, card: Special) -> Option<Seat> {
        self.specials.at(card.index())
    }

    /// The seat that chooses now.
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

    /// The seat that chooses now, as a set.
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

    /// The place in the row of a card of this name.
    #[inline]
    #[must_use]
    pub fn slot_of(&self, card: BuildCard) -> Option<usize> {
        self.row.iter().position(|open| *open == Some(card))
    }

    /// True if the game is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}
