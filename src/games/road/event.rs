//! What happened, as data: the log, the animation, the spoken words and the statistics read these.

use crate::engine::seat::{Looker, Seat};
use crate::games::road::cards::{BuildCard, DECK, EVENTS, EventCard, Resource, SUPPLY, Special};
use crate::games::road::hand::Cards;
use crate::games::road::pile::Pile;
use crate::games::road::purchase::{Purchase, Replacing};
use serde::Serialize;

/// Why a card is drawn from the supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawReason {
    /// The two cards at the beginning.
    Deal,
    /// The yield: everybody's card, and the active player's for cities and metropolises.
    Yield,
    /// Being the other side of a trade.
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
    /// All, in the order of the score sheet.
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

    /// The reason that is a special card.
    #[must_use]
    pub const fn of_special(card: Special) -> Reason {
        match card {
            Special::Route => Reason::LongestRoute,
            Special::Army => Reason::LargestArmy,
        }
    }
}

/// What was answered to an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Agreed: the cards change hands.
    Accept,
    /// Refused.
    Decline,
    /// Another offer is being made up.
    Counter,
}

/// Why the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody reached seven points.
    Seven,
    /// For two turns of everybody no card was drawn or bought (our ruling).
    Stalled,
}

/// One thing that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The marked start settlement was dealt.
    FirstSeat {
        /// To whom.
        seat: Seat,
    },
    /// The resource cards were shuffled; the order is for records and hidden from everybody.
    ResourcesShuffled {
        /// Which shuffle of this pile, from 0.
        number: u16,
        /// How many cards.
        count: u8,
        /// From the bottom to the top.
        order: Pile<Resource, SUPPLY>,
    },
    /// The build cards were shuffled.
    BuildCardsShuffled {
        /// Which shuffle of this pile, from 0.
        number: u16,
        /// How many cards.
        count: u8,
        /// From the bottom to the top.
        order: Pile<BuildCard, DECK>,
    },
    /// The event cards were shuffled.
    EventsShuffled {
        /// Which shuffle of this pile, from 0.
        number: u16,
        /// How many cards.
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
    /// Five cards of one name lay in the row: they go back into the deck.
    FiveEqual {
        /// The name.
        card: BuildCard,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// Resources were drawn: all that a seat draws for one reason.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards; nothing for those who see their backs.
        cards: Option<Cards>,
        /// Why.
        reason: DrawReason,
    },
    /// Resources were to be drawn, and none were there.
    NothingToDraw {
        /// Who goes without.
        seat: Seat,
        /// How many were not there.
        count: u8,
        /// Why they were to be drawn.
        reason: DrawReason,
    },
    /// A price went to the discard pile.
    Paid {
        /// By whom.
        seat: Seat,
        /// The cards.
        cards: Cards,
        /// What was replaced.
        replacing: Option<Replacing>,
    },
    /// A bought card was laid down.
    Built {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Purchase,
        /// Its place in the row before; metropolises lie beside it.
        slot: Option<u8>,
    },
    /// Points came or, below zero, went.
    Scored {
        /// Whose.
        seat: Seat,
        /// By which rule.
        reason: Reason,
        /// How many.
        points: i8,
    },
    /// A special card went to somebody.
    SpecialTaken {
        /// Which.
        card: Special,
        /// To whom.
        seat: Seat,
        /// From whom.
        from: Option<Seat>,
    },
    /// An event card was drawn.
    EventDrawn {
        /// By whom.
        seat: Seat,
        /// The card.
        card: EventCard,
    },
    /// The robber counted a hand.
    Robbed {
        /// Whose.
        seat: Seat,
        /// How many cards there are.
        hand: u8,
        /// How many are safe.
        safe: u8,
        /// How many go; none for those who are safe.
        loses: u8,
    },
    /// A card went to the discard pile for the robber.
    Discarded {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Resource,
    },
    /// A card was given away for the donation.
    Gifted {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// The card; nothing for those who see its back.
        card: Option<Resource>,
    },
    /// Somebody was asked for a trade.
    Approached {
        /// By whom.
        seat: Seat,
        /// Who.
        partner: Seat,
        /// Which time in this turn it is, from 1.
        number: u8,
    },
    /// An offer or a counter-offer was shown.
    Offered {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// What the seat gives.
        give: Cards,
        /// What it asks for.
        get: Cards,
        /// Whether it is a counter-offer.
        counter: bool,
    },
    /// An offer was answered.
    Answered {
        /// By whom.
        seat: Seat,
        /// How.
        answer: Answer,
    },
    /// Cards changed hands.
    Traded {
        /// The active player.
        seat: Seat,
        /// The other one.
        partner: Seat,
        /// What the active player gave.
        gave: Cards,
        /// What the active player got.
        got: Cards,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The game ended.
    GameEnded {
        /// Why.
        ending: Ending,
    },
}

impl Event {
    /// What the looker learns of it: drawn and given cards are backs to those who don't hold them, and
    /// nobody sees the order of a pile.
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
            _ => {}
        }
        self
    }

    /// Whether chance brought it.
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

    /// Whether somebody learnt something by it: chance, or a card of somebody's hand.
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
