//! What happened, as data: the log, the animation and the statistics read these.

use crate::engine::seat::{Looker, Seat};
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Amounts, Kind, Region};
use crate::games::princes::place::Place;
use crate::games::princes::points::Source;
use crate::games::princes::realm::Centre;
use crate::games::princes::state::{EVENTS, REGIONS_LEFT, Slot};
use crate::games::princes::step::{Step, Why};
use serde::{Serialize, Serializer};

/// One of the two advantages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advantage {
    /// In strength.
    Strength,
    /// In commerce.
    Trade,
}

/// What is counted of both seats for an event, the event die or a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// Points of strength.
    Strength,
    /// Points of commerce.
    Commerce,
    /// Trade ships.
    TradeShips,
    /// Units of any sort.
    Units,
    /// Buildings with points of progress.
    Inventions,
    /// Regions with the number of the turn.
    Regions,
}

impl Counting {
    /// What a step of an event or action compares, if anything.
    #[must_use]
    pub const fn of(step: Step) -> Option<Counting> {
        match step {
            Step::Feud | Step::Quarrel => Some(Counting::Strength),
            Step::Race | Step::Sea => Some(Counting::TradeShips),
            Step::Retreat | Step::Alliance => Some(Counting::Units),
            Step::Invent => Some(Counting::Inventions),
            _ => None,
        }
    }
}

/// How a stack lies after it was shuffled, the top last; who may not see that has backs, or what is left in
/// another order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Order<T, const N: usize> {
    items: [T; N],
    count: u8,
}

impl<T: Copy, const N: usize> Order<T, N> {
    /// Of the items from the bottom; `none` stands where there are none.
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

/// The event stack, the top last.
pub type EventOrder = Order<Card, EVENTS>;
/// The region stack, the top last.
pub type RegionOrder = Order<Region, REGIONS_LEFT>;

impl EventOrder {
    /// How an event stack lies.
    #[must_use]
    pub fn of_stack(stack: &[Slot]) -> EventOrder {
        Order::of(stack.iter().map(|slot| slot.card), Card::NONE)
    }
}

/// One thing that happened. Fields named alike mean the same everywhere: `seat` whose it is, `card` which
/// card (its back where somebody may not see it), `stack` which draw stack from 1, `known` who sees it.
#[allow(missing_docs)] // each variant's line explains its fields
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Who begins.
    Began { seat: Seat },
    /// A region lies at a column of a principality, above or below.
    RegionLaid { seat: Seat, region: Region, column: i8, below: bool },
    /// The two top regions were drawn for a new settlement.
    RegionsDrawn { seat: Seat, first: Region, second: Region },
    /// A turn begins; turns are counted from 1.
    TurnBegan { seat: Seat, turn: u16 },
    /// The dice: the number that counts and the face of the event die, 1 to 6.
    Rolled { seat: Seat, number: u8, face: u8 },
    /// A region stored more.
    Stored { seat: Seat, region: Region, amount: u8, why: Why },
    /// A region gave something away.
    Spent { seat: Seat, region: Region, amount: u8, why: Why },
    /// Resources found no room, or were not wanted.
    NotStored { seat: Seat, amount: u8, why: Why },
    /// A kind was demanded of the opponent.
    Demanded { seat: Seat, resource: Kind, why: Why },
    /// Brigands: what was counted, what was not, what was lost.
    Brigands { seat: Seat, counted: u8, uncounted: u8, lost: u8 },
    /// A celebration: both seats' skill.
    Celebration { skill: [u8; 2] },
    /// What was counted of both seats.
    Compared { counting: Counting, counts: [u8; 2] },
    /// A religious dispute: cards in hand, and how many of them are saved.
    Disputed { seat: Seat, hand: u8, saved: u8 },
    /// A card in play keeps an event from doing anything.
    Prevented { seat: Seat, card: Card },
    /// A road, settlement, city or metropolis was built at a column.
    CentreBuilt { seat: Seat, column: i8, centre: Centre },
    /// A card was built.
    Built { seat: Seat, card: Card, at: Place },
    /// A card came without being built.
    Placed { seat: Seat, card: Card, at: Place },
    /// An action was played and discarded.
    Played { seat: Seat, card: Card },
    /// A card was used.
    Used { seat: Seat, card: Card, at: Place },
    /// A trade, with the kinds and numbers that were given.
    Traded { seat: Seat, given: Amounts, region: Region },
    /// A card was drawn or taken from a stack.
    Drew { seat: Seat, stack: u8, card: Card, known: u8 },
    /// A card of a hand went under a stack.
    PutUnder { seat: Seat, stack: u8, card: Card, known: u8 },
    /// A card of the open stack was built.
    OpenTaken { seat: Seat, card: Card },
    /// A card was taken from the opponent's hand.
    Stolen { seat: Seat, card: Card, known: u8 },
    /// A card of the hand was discarded.
    HandDiscarded { seat: Seat, card: Card },
    /// A card of the discard pile went to a hand.
    Fetched { seat: Seat, card: Card },
    /// A look at the opponent's hand.
    HandSeen { seat: Seat },
    /// A card of a hand that is looked at.
    CardSeen { seat: Seat, card: Card, known: u8 },
    /// A look at a stack's cards.
    StackSeen { seat: Seat, stack: u8, cards: u8 },
    /// A look at the top events.
    EventsSeen { seat: Seat, cards: u8 },
    /// A card of the opponent was named.
    Named { seat: Seat, card: Card, at: Place },
    /// A card that lay somewhere was discarded.
    Discarded { seat: Seat, card: Card, from: Place },
    /// A card that lay somewhere was lost and goes under a stack, or back to the open stack.
    Lost { seat: Seat, card: Card, from: Place },
    /// A lost card went under a stack; 0 is the open stack.
    LostUnder { seat: Seat, card: Card, stack: u8 },
    /// Two regions or two cards changed places.
    Swapped { seat: Seat, first: Place, second: Place },
    /// Stores moved between two regions.
    Moved { seat: Seat, from: Region, to: Region, amount: u8 },
    /// A card was turned to another side or level.
    Turned { seat: Seat, card: Card, side: u8 },
    /// The triumph card came or rose.
    Triumph { seat: Seat, level: u8 },
    /// For this turn a kind is traded one for one.
    Favoured { seat: Seat, resource: Kind },
    /// The raven's die.
    Raven { seat: Seat, number: u8 },
    /// A contest's roll with the heroes' strength.
    Contest { rolls: [u8; 2], strength: [u8; 2] },
    /// Barbarians: units against strength.
    Barbarians { seat: Seat, units: u8, strength: u8 },
    /// Whoever changed hands.
    TakenOver { seat: Seat, card: Card, at: Place },
    /// The next event.
    EventDrawn { card: Card },
    /// The event went back under so many others; 255 for all.
    EventShelved { card: Card, under: u8 },
    /// The event stack was built anew: everybody sees where Yule lies, nobody how the rest does.
    EventsRebuilt { order: EventOrder },
    /// The region stack was shuffled: everybody knows which are left, nobody in which order.
    RegionsShuffled { order: RegionOrder },
    /// The top of a stack was turned up.
    TopTurnedUp { stack: u8, card: Card },
    /// An advantage went to another seat, or to nobody.
    AdvantageMoved { advantage: Advantage, holder: Option<Seat> },
    /// Points came or went.
    Scored { seat: Seat, source: Source, points: i8 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game is over; nobody won where it was stopped.
    GameEnded { winner: Option<Seat> },
}

impl Event {
    /// The event as a looker learns it.
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
            Event::EventsRebuilt { mut order } => {
                let hidden = order.items_mut().iter_mut().filter(|card| **card != Card::YULE);
                hidden.for_each(|card| *card = Card::EVENT_BACK);
                Event::EventsRebuilt { order }
            }
            Event::RegionsShuffled { mut order } => {
                order.items_mut().sort_unstable();
                Event::RegionsShuffled { order }
            }
            event => event,
        }
    }

    /// Whether chance brought it to light. A new order of a stack comes to light card by card, and records
    /// tell it in this way.
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
        )
    }

    /// Whether somebody learnt what he did not know.
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
