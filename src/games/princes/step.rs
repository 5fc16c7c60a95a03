//! The small steps of which effects are made, and what waits to be done: [`Task`].

use crate::games::princes::card::{Card, Class};
use crate::games::princes::kinds::{Amounts, Kind, KindSet};
use crate::games::princes::place::Place;
use serde::{Deserialize, Serialize};

/// One thing to do. Those that need a choice wait for it; all others happen by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Before a theme game: which region lies at this place of the six.
    Arrange(u8),
    /// Chooses the stack of the first hand: its top cards, or (`search`) three after looking.
    FirstStack {
        /// Whether the stack is looked through.
        search: bool,
    },
    /// A turn begins.
    BeginTurn,
    /// The roll, or what sets its number.
    Roll,
    /// Production by the number.
    Produce,
    /// A marketplace's resource.
    Market,
    /// What the event die shows.
    Face,
    /// Brigands.
    Brigands,
    /// The top event.
    DrawEvent,
    /// The event goes back under its stack.
    ShelveEvent,
    /// The action phase.
    Act,
    /// Cards above the hand limit go under stacks.
    Surplus,
    /// Cards are drawn up to the hand limit.
    Refill,
    /// The exchange, so many times still.
    Exchange(u8),
    /// The card that an exchange brings.
    ExchangeDraw,
    /// The turn ends.
    EndTurn,

    /// Gain so many of these kinds, one by one.
    Gain {
        /// Kinds to choose from.
        kinds: KindSet,
        /// How many still.
        left: u8,
        /// Whether one may stop.
        optional: bool,
    },
    /// Pay exactly these.
    Pay(Amounts),
    /// Pay so many of these kinds.
    PayAny {
        /// Kinds to choose from.
        kinds: KindSet,
        /// How many still.
        left: u8,
    },
    /// Name kinds that the opponent must give.
    Demand {
        /// Kinds to choose from.
        kinds: KindSet,
        /// How many still.
        left: u8,
        /// Whether one may stop.
        optional: bool,
    },
    /// One more demand if the opponent has more points.
    DemandIfBehind,
    /// One more demand if the lead in trade ships is two.
    DemandByShipLead,
    /// Give one of these kinds to the opponent, who stores it.
    Give(KindSet),
    /// So many of one kind, said when it was played, are given by the opponent.
    Monopoly(Kind, u8),
    /// Fill one own region of the kind.
    Fill(Kind),
    /// The opponent gains one of the kind.
    PayOpponent(Kind),

    /// Draw so many top cards.
    Draw {
        /// How many still.
        left: u8,
        /// Whether one may stop.
        optional: bool,
    },
    /// Choose a stack to look through.
    Search {
        /// How many cards may be taken.
        take: u8,
        /// Whether the first must be taken.
        sure: bool,
    },
    /// A stack is looked through, and cards of it may be taken.
    Look {
        /// The stack.
        stack: u8,
        /// How many cards may be taken.
        take: u8,
        /// Whether the first must be taken.
        sure: bool,
    },
    /// Take cards of a stack that is looked through.
    Take {
        /// The stack.
        stack: u8,
        /// How many still.
        left: u8,
        /// Whether one may stop.
        optional: bool,
    },
    /// So many cards of the own hand go under stacks.
    Under(u8),
    /// So many cards of the opponent's hand, chosen by this seat, go under stacks.
    UnderOther(u8),
    /// All own actions and units of the hand go under stacks.
    UnderFighters,
    /// The card between two places goes under a stack of its back.
    UnderTransit,
    /// A look at the opponent's hand.
    SeeHand,
    /// Take a unit or an action of the opponent's hand; then this card is discarded.
    Steal(Card),
    /// What was said when it was played: a card of the own hand is discarded.
    DiscardHand(Card),
    /// Fetch a trade ship of the discard pile.
    Fetch(Card),
    /// A look at the three top events.
    SeeEvents,
    /// A look at the three top cards of a stack.
    SeeStack(u8),
    /// Fills the hand if cards were lost and the site stands.
    RefillLost,

    /// Name so many of the opponent's cards of a class.
    NameOther {
        /// The class.
        class: Class,
        /// How many still.
        left: u8,
        /// Whether one may stop.
        optional: bool,
    },
    /// One of the named own cards is lost: under a stack or (`discard`) to the discard pile.
    LoseNamed {
        /// Whether it is discarded.
        discard: bool,
    },
    /// Lose an own card of a class.
    LoseOwn {
        /// The class.
        class: Class,
        /// Whether it is discarded.
        discard: bool,
    },
    /// The opponent gives an own hero, who may be placed.
    GiveHero,
    /// Choose the own hero who is given.
    HandOver,
    /// Place the card between two places, or discard it.
    PlaceTransit,
    /// An own building in the opponent's principality is discarded.
    DiscardForeign,
    /// This own card is discarded.
    DiscardSelf(Card),
    /// The opponent offers heroes for the place of this own card.
    Offer {
        /// The card of whoever takes.
        card: Card,
        /// How many still.
        left: u8,
    },
    /// Take an offered hero onto the place of this own card.
    TakeOffered(Card),
    /// The gold that an action costs against the brotherhood's master.
    Toll,
    /// Which swap a relocation makes was said when it was played.
    Swap,
    /// For this turn one of the kind is traded for one other.
    Favour(Kind),

    /// This own card rises a level.
    Raise(Card),
    /// This own card is turned to a side.
    Turn(Card, u8),
    /// This own residence falls a level.
    Lower(Card),
    /// Own residences rise; if none did, so many resources.
    RaiseResidences {
        /// Gained where none rose.
        or_gain: u8,
        /// Whether one at the top gives a resource of its region instead.
        overflow: bool,
    },
    /// The triumph card's level.
    RaiseTriumph,
    /// Resources, or the triumph card's level.
    Reward {
        /// Gained for sure.
        sure: u8,
        /// Gained if one likes.
        more: u8,
    },
    /// The raven's die.
    Raven,
    /// An own hero is named for a contest.
    NameHero,
    /// The opponent's hero is named, and the contest takes place.
    NameRival,
    /// The contest.
    Contest,
    /// Regions beside the own card gain one.
    GainBeside(Card),

    /// Which of two regions lies above.
    Up,
    /// Two chosen regions of the stack.
    Scout,
    /// A celebration's jester: which adjacent regions gain, as bits of those asked.
    Jester {
        /// The jester.
        card: Card,
        /// Where he is.
        at: Place,
        /// Left 1, right 2: still open.
        open: u8,
        /// Whether anything was taken.
        gained: bool,
    },
    /// The jester may be taken over.
    Takeover(Card, Place),
    /// Buy for gold, so many times still.
    Buy(u8),
    /// A kind of an own trade ship for a voyage.
    Voyage,

    /// Events' reckonings.
    Rebuild,
    /// A resource for each building with progress, at most two.
    Invent,
    /// Each region gains by its sources.
    Plenty,
    /// The strength advantage's feud.
    Feud,
    /// The strength advantage's quarrel over the hand.
    Quarrel,
    /// The most trade ships.
    Race,
    /// The hand is lost but for what is saved.
    Dispute,
    /// What a dispute brings.
    DisputeGains,
    /// The tops of all stacks are turned up.
    TurnUp,
    /// What turned-up tops bring.
    NeighbourGains,
    /// The sea, by the number of the turn.
    Sea,
    /// Barbarians.
    Barbarians,
    /// A card of a stack for a unit.
    Retreat,
    /// A resource for a unit, one more for most.
    Alliance,
}

impl Step {
    /// Whether the step of a card belongs to the opponent of whoever played or built it.
    #[must_use]
    pub const fn is_opponents(self) -> bool {
        matches!(
            self,
            Step::LoseNamed { .. }
                | Step::LoseOwn { .. }
                | Step::Offer { .. }
                | Step::UnderFighters
        )
    }
}

/// Why something happens: told by events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Setting up.
    Setup,
    /// The production number.
    Production,
    /// The event die: brigands.
    Brigands,
    /// The event die: the trade advantage.
    TradeDie,
    /// The event die: a celebration.
    Celebration,
    /// The event die: a plentiful harvest.
    Harvest,
    /// A road, settlement or city.
    Centre,
    /// Building this card.
    Build(Card),
    /// A trade.
    Trade,
    /// The hand at the end of a turn.
    Hand,
    /// The exchange.
    Exchange,
    /// What this card does.
    Card(Card),
}

/// A step with whose it is and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// Whose: 0 or 1.
    pub seat: u8,
    /// Why.
    pub why: Why,
    /// What.
    pub step: Step,
}
