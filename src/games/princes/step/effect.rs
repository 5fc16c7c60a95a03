//! Automatic steps: [`Effect`].

use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Kind, Region};
use crate::games::princes::place::Place;

/// An automatic step, by family.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The order of a turn.
    Turn(TurnEffect),
    /// Resources.
    Resource(ResourceEffect),
    /// Hands and stacks.
    Hand(HandEffect),
    /// Effects on cards in play.
    Card(CardEffect),
    /// Event cards.
    Event(EventEffect),
}

/// The order of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnEffect {
    /// The turn begins.
    Begin,
    /// Production by the number.
    Produce,
    /// A marketplace's resource.
    Market,
    /// The event die, except brigands.
    Face,
    /// Brigands.
    Brigands,
    /// The top event is drawn and resolved.
    DrawEvent,
    /// The event is put back under its stack.
    ShelveEvent,
    /// Cards above the hand limit are put under stacks.
    Surplus,
    /// Cards are drawn up to the hand limit.
    Refill,
    /// The turn ends.
    End,
}

/// Effects on resources.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResourceEffect {
    /// One more demand if the opponent has more points.
    DemandIfBehind,
    /// One more demand if the lead in trade ships is at least two.
    DemandByShipLead,
    /// The opponent gives this number of a kind, declared when the card was played.
    Monopoly(Kind, u8),
    /// The opponent gains one of the kind.
    PayOpponent(Kind),
    /// The gold price of an action against the brotherhood's master.
    Toll,
    /// One of the kind is traded for one other this turn.
    Favour(Kind),
    /// Regions beside the own card gain one.
    GainBeside(Card),
    /// The raven's die.
    Raven,
    /// Optional demands of gold: two for each pirate ship of both seats.
    DemandByPirates,
    /// One more mandatory demand if the opponent has more points.
    DemandMoreIfBehind,
    /// This number of resources if the seat has more skill than the opponent.
    GainIfSkilled(u8),
    /// Own regions of the turn's number gain one.
    GainNumber,
    /// Regions beside this half, declared when the card was played, gain one.
    GainAt(Place),
    /// An own region, declared when the card was played, gains this number, given by the opponent.
    Raid(Region, u8),
}

/// Effects on hands and stacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandEffect {
    /// Looks through a stack and may take cards of it.
    Look {
        /// The stack, from 1.
        stack: u8,
        /// Maximum number of cards taken.
        take: u8,
        /// True if the first must be taken.
        sure: bool,
    },
    /// A look at the opponent's hand.
    SeeHand,
    /// Discards a card of the own hand, declared when the card was played.
    Discard(Card),
    /// Takes this card, declared before, from the discard pile.
    Fetch(Card),
    /// A look at the three top events.
    SeeEvents,
    /// A look at the three top cards of a stack, from 1.
    SeeStack(u8),
    /// Fills the hand if cards were lost and the site is in play.
    RefillLost,
}

/// Effects on cards in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardEffect {
    /// The opponent gives an own hero, which may be placed.
    GiveHero,
    /// This own card is discarded.
    Discard(Card),
    /// Swaps the declared regions or cards.
    Swap,
    /// Raises this own card a level.
    Raise(Card),
    /// Turns this own card to a side.
    Turn(Card, u8),
    /// Lowers this own residence a level.
    Lower(Card),
    /// Raises own residences; if none rose, a gain instead.
    RaiseResidences {
        /// The gain if none rose.
        or_gain: u8,
        /// True if a residence at the top level gives a resource of its region instead.
        overflow: bool,
    },
    /// The triumph card's level rises.
    RaiseTriumph,
    /// The contest of the named heroes.
    Contest,
    /// The opponent's guards may stop the card.
    Guard,
}

/// Effects of event cards and of actions that compare both seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventEffect {
    /// The event stack is built anew.
    Rebuild,
    /// A resource for each building with progress, at most two.
    Invent,
    /// Each region gains one for each of its sources.
    Plenty,
    /// The strength advantage's feud.
    Feud,
    /// The strength advantage's quarrel over the hand.
    Quarrel,
    /// Seats with most trade ships gain.
    Race,
    /// The hand is lost except for saved cards.
    Dispute,
    /// Gains after a dispute.
    DisputeGains,
    /// The tops of all stacks are turned up.
    TurnUp,
    /// Gains from turned-up tops.
    NeighbourGains,
    /// The sea, by the number of the turn.
    Sea,
    /// Barbarians.
    Barbarians,
    /// A seat with units takes a card of a stack; two with the strength advantage.
    Retreat,
    /// A resource for having units, one more for having most.
    Alliance,
    /// Gold for each unit with strength.
    Gift,
    /// Riots against one seat.
    Riots,
    /// Riots that were not prevented.
    RiotsOn,
    /// A feud that was not cancelled.
    FeudOn,
    /// A quarrel that was not cancelled.
    QuarrelOn,
    /// Regions beside cities lose one.
    Plague,
    /// Gains after a plague.
    PlagueGains,
}
