//! Events, as data: log, animation, spoken words and statistics read them.

use crate::engine::seat::{Looker, Seat};
use crate::games::road::cards::{BuildCard, DECK, EVENTS, EventCard, Resource, SUPPLY, Special};
use crate::games::road::hand::Cards;
use crate::games::road::pile::Pile;
use crate::games::road::purchase::{Purchase, Replacing};
use serde::Serialize;

/// Reason for drawing a card from the supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawReason {
    /// The two cards at the beginning.
    Deal,
    /// The yield: each player's card, and the active player's for cities and metropolises.
    Yield,
    /// The partner's card in a trade.
    Trade,
    /// The metropolis `roads` or `knights`, when it is built.
    Built,
    /// An event.
    Event,
}

/// The rule that gave or took points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A visible settlement.
    Settlements,
    /// A visible city.
    Cities,
    /// A metropolis.
    Metropolises,
    /// The longest route.
    LongestRoute,
    /// The largest army.
    LargestArmy,
}

impl Reason {
    /// All rules, in the order of the score sheet.
    pub const ALL: [Reason; 5] = [
        Reason::Settlements,
        Reason::Cities,
        Reason::Metropolises,
        Reason::LongestRoute,
        Reason::LargestArmy,
    ];

    /// Its key in records and wording.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Reason::Settlements => "settlements",
            Reason::Cities => "cities",
            Reason::Metropolises => "metropolises",
            Reason::LongestRoute => "longest-route",
            Reason::LargestArmy => "largest-army",
        }
    }

    /// The reason for a special card's points.
    #[must_use]
    pub const fn of_special(card: Special) -> Reason {
        match card {
            Special::Route => Reason::LongestRoute,
            Special::Army => Reason::LargestArmy,
        }
    }
}

/// The answer to an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Agreed: the cards change hands.
    Accept,
    /// Refused.
    Decline,
    /// A counter-offer is being made.
    Counter,
}

/// Reason for the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A player reached seven points.
    Seven,
    /// For two turns of each player no card was drawn or bought (our ruling).
    Stalled,
}

/// An event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The marked start settlement was dealt.
    FirstSeat {
        /// The seat that got it.
        seat: Seat,
    },
    /// The resource cards were shuffled; the order is for records and hidden from all.
    ResourcesShuffled {
        /// The number of this pile's shuffle, from 0.
        number: u16,
        /// Number of cards.
        count: u8,
        /// From the bottom to the top.
        order: Pile<Resource, SUPPLY>,
    },
    /// The build cards were shuffled.
    BuildCardsShuffled {
        /// The number of this pile's shuffle, from 0.
        number: u16,
        /// Number of cards.
        count: u8,
        /// From the bottom to the top.
        order: Pile<BuildCard, DECK>,
    },
    /// The event cards were shuffled.
    EventsShuffled {
        /// The number of this pile's shuffle, from 0.
        number: u16,
        /// Number of cards.
        count: u8,
        /// From the bottom to the top.
        order: Pile<EventCard, EVENTS>,
    },
    /// A build card was laid open.
    RowFilled {
        /// Its place in the row, from 0.
        slot: u8,
        /// The card.
        card: BuildCard,
    },
    /// Five cards of one name were in the row: they go back into the deck.
    FiveEqual {
        /// The name.
        card: BuildCard,
    },
    /// A turn began.
    TurnBegan {
        /// The active player.
        seat: Seat,
    },
    /// Resources were drawn: all cards of a seat for one reason.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// Number of cards.
        count: u8,
        /// The cards; `None` for lookers that see their backs only.
        cards: Option<Cards>,
        /// The reason.
        reason: DrawReason,
    },
    /// Resources should have been drawn, but none were left.
    NothingToDraw {
        /// The seat that gets none.
        seat: Seat,
        /// Number of missing cards.
        count: u8,
        /// The reason for drawing.
        reason: DrawReason,
    },
    /// A price went to the discard pile.
    Paid {
        /// The buyer.
        seat: Seat,
        /// The cards.
        cards: Cards,
        /// The replaced card, if any.
        replacing: Option<Replacing>,
    },
    /// A bought card was laid down.
    Built {
        /// The buyer.
        seat: Seat,
        /// The card.
        card: Purchase,
        /// Its previous place in the row; `None` for metropolises, which are beside it.
        slot: Option<u8>,
    },
    /// Points were gained or, below zero, lost.
    Scored {
        /// The seat.
        seat: Seat,
        /// The rule.
        reason: Reason,
        /// The number of points.
        points: i8,
    },
    /// A special card changed its owner.
    SpecialTaken {
        /// The card.
        card: Special,
        /// The new owner.
        seat: Seat,
        /// The previous owner.
        from: Option<Seat>,
    },
    /// An event card was drawn.
    EventDrawn {
        /// The seat that drew it.
        seat: Seat,
        /// The card.
        card: EventCard,
    },
    /// The robber counted a hand.
    Robbed {
        /// The seat.
        seat: Seat,
        /// Number of cards in the hand.
        hand: u8,
        /// Number of safe cards.
        safe: u8,
        /// Number of cards to discard; 0 for a safe hand.
        loses: u8,
    },
    /// A card went to the discard pile for the robber.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Resource,
    },
    /// A card was given away for the donation.
    Gifted {
        /// The giver.
        from: Seat,
        /// The receiver.
        to: Seat,
        /// The card; `None` for lookers that see its back only.
        card: Option<Resource>,
    },
    /// A seat was asked for a trade.
    Approached {
        /// The active player.
        seat: Seat,
        /// The seat asked.
        partner: Seat,
        /// The number of this request in this turn, from 1.
        number: u8,
    },
    /// An offer or a counter-offer was shown.
    Offered {
        /// The maker.
        seat: Seat,
        /// The addressee.
        to: Seat,
        /// The cards that the maker gives.
        give: Cards,
        /// The cards that the maker asks for.
        get: Cards,
        /// True if it is a counter-offer.
        counter: bool,
    },
    /// An offer was answered.
    Answered {
        /// The seat that answered.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// Cards changed hands.
    Traded {
        /// The active player.
        seat: Seat,
        /// The other player.
        partner: Seat,
        /// The cards that the active player gave.
        gave: Cards,
        /// The cards that the active player got.
        got: Cards,
    },
    /// A turn ended.
    TurnEnded {
        /// The active player.
        seat: Seat,
    },
    /// The game ended.
    GameEnded {
        /// The reason.
        ending: Ending,
    },
}

impl Event {
    /// The event as a looker learns of it: drawn and given cards are backs to those who don't hold them, and
    /// the order of a pile is hidden from all.
    #[must_use]
    pub fn seen_by(mut self, looker: Looker) -> Event {
        match &mut self {
            Event::Drew { seat, cards, .. } if !looker.is(*seat) => *cards = None,
            Event::Gifted { from, to, card } if !looker.is(*from) && !looker.is(*to) => {
                *card = None;
            }
            Event::ResourcesShuffled { order, .. } => order.clear(),
            Event::BuildCardsShuffled { order, .. } => order.clear(),
            Event::EventsShuffled { order, .. } => order.clear(),
            Event::FirstSeat { .. }
            | Event::RowFilled { .. }
            | Event::FiveEqual { .. }
            | Event::TurnBegan { .. }
            | Event::Drew { .. }
            | Event::NothingToDraw { .. }
            | Event::Paid { .. }
            | Event::Built { .. }
            | Event::Scored { .. }
            | Event::SpecialTaken { .. }
            | Event::EventDrawn { .. }
            | Event::Robbed { .. }
            | Event::Discarded { .. }
            | Event::Gifted { .. }
            | Event::Approached { .. }
            | Event::Offered { .. }
            | Event::Answered { .. }
            | Event::Traded { .. }
            | Event::TurnEnded { .. }
            | Event::GameEnded { .. } => {}
        }
        self
    }

    /// True if the event is a chance outcome.
    #[must_use]
    pub const fn is_outcome(&self) -> bool {
        matches!(
            self,
            Event::FirstSeat { .. }
                | Event::ResourcesShuffled { .. }
                | Event::BuildCardsShuffled { .. }
                | Event::EventsShuffled { .. }
                | Event::RowFilled { .. }
                | Event::Drew { .. }
                | Event::EventDrawn { .. }
        )
    }

    /// True if the event reveals anything: chance, or a card of a hand.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        self.is_outcome()
            || matches!(
                self,
                Event::Paid { .. }
                    | Event::Discarded { .. }
                    | Event::Gifted { .. }
                    | Event::Offered { .. }
                    | Event::Answered { .. }
                    | Event::Traded { .. }
            )
    }
}
