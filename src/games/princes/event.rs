//! Events, as data: log, animation, spoken words and statistics read them.

use crate::engine::seat::{Looker, Seat};
use crate::games::princes::card::{Card, Set};
use crate::games::princes::kinds::{Amounts, Kind, Region};
use crate::games::princes::place::Place;
use crate::games::princes::realm::Centre;
use crate::games::princes::sheet::Source;
use crate::games::princes::state::{EVENTS, REGIONS_LEFT, Slot};
use crate::games::princes::step::Why;
use serde::{Serialize, Serializer};

/// One of the two advantages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advantage {
    /// The strength advantage.
    Strength,
    /// The trade advantage.
    Trade,
}

/// A number compared between the seats for an event, the event die or a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// Points of strength.
    Strength,
    /// Points of commerce.
    Commerce,
    /// Trade ships.
    TradeShips,
    /// All units.
    Units,
    /// Buildings with points of progress.
    Inventions,
    /// Regions with the number of the turn.
    Regions,
    /// Units with strength.
    StrongUnits,
    /// Points of skill.
    Skill,
}

/// The order of a stack after a shuffle, the top last; where it is hidden, backs or the remaining items in
/// another order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Order<T, const N: usize> {
    items: [T; N],
    count: u8,
}

impl<T: Copy, const N: usize> Order<T, N> {
    /// The order of these items from the bottom; `none` fills the unused places.
    #[must_use]
    pub fn of(from: impl Iterator<Item = T>, none: T) -> Order<T, N> {
        let mut order = Order { items: [none; N], count: 0 };
        for (place, item) in order.items.iter_mut().zip(from) {
            *place = item;
            order.count += 1;
        }
        order
    }

    /// The items, the top last.
    #[must_use]
    pub fn items(&self) -> &[T] {
        self.items.get(..usize::from(self.count)).unwrap_or(&[])
    }

    fn items_mut(&mut self) -> &mut [T] {
        self.items.get_mut(..usize::from(self.count)).unwrap_or(&mut [])
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Order<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.items())
    }
}

/// The event stack, or a draw stack of a duel, which has at most as many cards; the top last.
pub type EventOrder = Order<Card, EVENTS>;
/// The region stack, the top last.
pub type RegionOrder = Order<Region, REGIONS_LEFT>;

impl EventOrder {
    /// The order of a stack.
    #[must_use]
    pub fn of_stack(stack: &[Slot]) -> EventOrder {
        Order::of(stack.iter().map(|slot| slot.card), Card::NONE)
    }

    /// The order of an event stack with backs, except for Yule.
    fn hidden(mut self) -> EventOrder {
        let hidden = self.items_mut().iter_mut().filter(|card| **card != Card::YULE);
        hidden.for_each(|card| *card = Card::EVENT_BACK);
        self
    }
}

/// An event. Fields of one name have one meaning: `seat` is the acting seat, `card` the card (its back where
/// hidden), `stack` a draw stack from 1, `known` the seats that see the card.
#[allow(missing_docs)] // each variant's line explains its fields
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The starting seat.
    Began { seat: Seat },
    /// A region was placed at a column of a principality, above or below.
    RegionLaid { seat: Seat, region: Region, column: i8, below: bool },
    /// The two top regions were drawn for a new settlement.
    RegionsDrawn { seat: Seat, first: Region, second: Region },
    /// A turn began; turns are counted from 1.
    TurnBegan { seat: Seat, turn: u16 },
    /// The dice: the number that counts and the face of the event die, 1 to 6.
    Rolled { seat: Seat, number: u8, face: u8 },
    /// Resources were stored in a region.
    Stored { seat: Seat, region: Region, amount: u8, why: Why },
    /// Resources were taken from a region.
    Spent { seat: Seat, region: Region, amount: u8, why: Why },
    /// Resources found no room or were declined.
    NotStored { seat: Seat, amount: u8, why: Why },
    /// A kind was demanded of the opponent.
    Demanded { seat: Seat, resource: Kind, why: Why },
    /// Brigands: resources counted, not counted, and lost.
    Brigands { seat: Seat, counted: u8, uncounted: u8, lost: u8 },
    /// A celebration, with the skill of both seats.
    Celebration { skill: [u8; 2] },
    /// A number was compared between the seats.
    Compared { counting: Counting, counts: [u8; 2] },
    /// A religious dispute: cards in hand, and the number of cards saved.
    Disputed { seat: Seat, hand: u8, saved: u8 },
    /// A card in play cancelled an event.
    Prevented { seat: Seat, card: Card },
    /// A road, settlement, city or metropolis was built at a column.
    CentreBuilt { seat: Seat, column: i8, centre: Centre },
    /// A card was built.
    Built { seat: Seat, card: Card, at: Place },
    /// A card entered play without being built.
    Placed { seat: Seat, card: Card, at: Place },
    /// An action was played and discarded.
    Played { seat: Seat, card: Card },
    /// A card was used.
    Used { seat: Seat, card: Card, at: Place },
    /// A trade, with the kinds and numbers given.
    Traded { seat: Seat, given: Amounts, region: Region },
    /// A card was drawn or taken from a stack.
    Drew { seat: Seat, stack: u8, card: Card, known: u8 },
    /// A card of a hand was put under a stack.
    PutUnder { seat: Seat, stack: u8, card: Card, known: u8 },
    /// A card of the open stack was built.
    OpenTaken { seat: Seat, card: Card },
    /// A card was taken from the opponent's hand.
    Stolen { seat: Seat, card: Card, known: u8 },
    /// A card of the hand was discarded.
    HandDiscarded { seat: Seat, card: Card },
    /// A card of the discard pile was taken into a hand.
    Fetched { seat: Seat, card: Card },
    /// The seat looked at the opponent's hand.
    HandSeen { seat: Seat },
    /// A card of a hand that was looked at.
    CardSeen { seat: Seat, card: Card, known: u8 },
    /// The seat looked at a stack's cards.
    StackSeen { seat: Seat, stack: u8, cards: u8 },
    /// The seat looked at the top events.
    EventsSeen { seat: Seat, cards: u8 },
    /// A card of the opponent was named.
    Named { seat: Seat, card: Card, at: Place },
    /// A card in play was discarded.
    Discarded { seat: Seat, card: Card, from: Place },
    /// A card in play was lost: it goes under a stack, or back to the open stack.
    Lost { seat: Seat, card: Card, from: Place },
    /// A lost card was put under a stack; 0 is the open stack.
    LostUnder { seat: Seat, card: Card, stack: u8 },
    /// Two regions or two cards changed places.
    Swapped { seat: Seat, first: Place, second: Place },
    /// Resources moved between two regions.
    Moved { seat: Seat, from: Region, to: Region, amount: u8 },
    /// A card was turned to another side or level.
    Turned { seat: Seat, card: Card, side: u8 },
    /// The triumph card entered play or rose.
    Triumph { seat: Seat, level: u8 },
    /// A kind that is traded one for one this turn.
    Favoured { seat: Seat, resource: Kind },
    /// The raven's roll.
    Raven { seat: Seat, number: u8 },
    /// A contest: the rolls and the heroes' strength.
    Contest { rolls: [u8; 2], strength: [u8; 2] },
    /// Barbarians: units against strength.
    Barbarians { seat: Seat, units: u8, strength: u8 },
    /// A unit changed its owner.
    TakenOver { seat: Seat, card: Card, at: Place },
    /// An event was drawn.
    EventDrawn { card: Card },
    /// The event was put back under this number of events; 255 means all.
    EventShelved { card: Card, under: u8 },
    /// The event stack was built anew: the place of Yule is public, the order of the others hidden.
    EventsRebuilt { order: EventOrder },
    /// The region stack was shuffled: its contents are public, their order hidden.
    RegionsShuffled { order: RegionOrder },
    /// The top of a stack was turned up.
    TopTurnedUp { stack: u8, card: Card },
    /// An advantage changed its holder.
    AdvantageMoved { advantage: Advantage, holder: Option<Seat> },
    /// Points were gained or, below zero, lost.
    Scored { seat: Seat, source: Source, points: i8 },
    /// A set was picked for the duel.
    SetPicked { seat: Seat, set: Set },
    /// A set was drawn for the duel.
    SetDrawn { set: Set },
    /// A draw stack of a duel was dealt after its sets were picked: the number of cards is public, their order hidden.
    StackDealt { stack: u8, order: EventOrder },
    /// The event stack of such a duel was dealt: the place of Yule is public, the order of the others hidden.
    EventsDealt { order: EventOrder },
    /// The guards' roll for a seat, and whether it stops the attack.
    Guarded { seat: Seat, number: u8, stopped: bool },
    /// Riots: the units that riot, and the gold that appeases them.
    Riots { seat: Seat, units: u8, due: u8 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game is over; there is no winner if it was stopped.
    GameEnded { winner: Option<Seat> },
}

impl Event {
    /// The event as seen by a looker.
    #[must_use]
    pub fn seen_by(self, looker: Looker) -> Event {
        let sees = |known: u8| match looker {
            Looker::Seat(seat) => known >> (seat.0 & 1) & 1 != 0,
            Looker::Public => known & 4 != 0,
        };
        let back = |card: Card| if card.is_some() { Card::back(card.row().set) } else { card };
        match self {
            Event::Drew { seat, stack, card, known } if !sees(known) => {
                Event::Drew { seat, stack, card: back(card), known }
            }
            Event::PutUnder { seat, stack, card, known } if !sees(known) => {
                Event::PutUnder { seat, stack, card: back(card), known }
            }
            Event::Stolen { seat, card, known } if !sees(known) => {
                Event::Stolen { seat, card: back(card), known }
            }
            Event::CardSeen { seat, card, known } if !sees(known) => {
                Event::CardSeen { seat, card: back(card), known }
            }
            Event::StackDealt { stack, mut order } => {
                order.items_mut().iter_mut().for_each(|card| *card = back(*card));
                Event::StackDealt { stack, order }
            }
            Event::EventsDealt { order } => Event::EventsDealt { order: order.hidden() },
            Event::EventsRebuilt { order } => Event::EventsRebuilt { order: order.hidden() },
            Event::RegionsShuffled { mut order } => {
                order.items_mut().sort_unstable();
                Event::RegionsShuffled { order }
            }
            event => event,
        }
    }

    /// True if the event shows an outcome of chance. The order of a stack that is shuffled again is revealed card by
    /// card, and records list it that way; the deal of a picked duel is in no setup, so that records have it in full.
    #[must_use]
    pub const fn is_outcome(&self) -> bool {
        matches!(
            self,
            Event::Began { .. }
                | Event::Rolled { .. }
                | Event::Drew { .. }
                | Event::RegionsDrawn { .. }
                | Event::EventDrawn { .. }
                | Event::TopTurnedUp { .. }
                | Event::Raven { .. }
                | Event::Contest { .. }
                | Event::SetDrawn { .. }
                | Event::StackDealt { .. }
                | Event::EventsDealt { .. }
                | Event::Guarded { .. }
        )
    }

    /// True if the event reveals hidden information to a seat.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        self.is_outcome()
            || matches!(
                self,
                Event::HandSeen { .. }
                    | Event::StackSeen { .. }
                    | Event::EventsSeen { .. }
                    | Event::Stolen { .. }
                    | Event::Played { .. }
                    | Event::HandDiscarded { .. }
            )
    }
}
