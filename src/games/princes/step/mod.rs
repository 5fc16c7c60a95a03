//! The elementary steps of effects, and the tasks on the agenda: [`Task`].
//!
//! A step is either an automatic [`Effect`] or a [`Choice`] of a seat. Both come in families; the rules of a
//! family are in one file of [`effects`](super::effects) or [`choices`](super::choices).

mod effect;
mod stored;

pub use effect::{CardEffect, Effect, EventEffect, HandEffect, ResourceEffect, TurnEffect};

use crate::games::princes::card::{Card, Class, Sets};
use crate::games::princes::kinds::{Amounts, Kind, KindSet, Region};
use crate::games::princes::place::Place;
use serde::{Deserialize, Serialize};

/// A step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Resolved automatically.
    Do(Effect),
    /// Resolved by a seat's choice.
    Ask(Choice),
}

/// A choice of a seat, by family. Its JSON form is the protocol's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Choice {
    /// Before the first turn.
    Setup(SetupChoice),
    /// The roll and the action phase.
    Turn(TurnChoice),
    /// Resources gained.
    Gain(GainChoice),
    /// Resources paid, demanded and given.
    Payment(PaymentChoice),
    /// Cards from stacks.
    Stack(StackChoice),
    /// Cards that leave hands.
    Hand(HandChoice),
    /// Cards that leave principalities.
    Loss(LossChoice),
    /// Heroes that change sides or compete.
    Hero(HeroChoice),
    /// Regions of a new settlement.
    Region(RegionChoice),
    /// The jester.
    Jester(JesterChoice),
}

/// Choices before the first turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SetupChoice {
    /// The region at this of the six places of a theme game, from 0.
    Arrange {
        /// The place.
        place: u8,
    },
    /// A set of the duel.
    PickSet {
        /// The sets that can be picked.
        sets: Sets,
    },
    /// The stack of the initial hand: its top cards, or (`search`) three after looking through it.
    FirstStack {
        /// True if the stack is looked through.
        search: bool,
    },
}

/// Choices of every turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TurnChoice {
    /// The roll, or a card that sets its number or event.
    Roll,
    /// The action phase.
    #[serde(rename = "turn")]
    Act,
}

/// Choices of regions that store a gain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum GainChoice {
    /// Store this number of these kinds, one by one.
    Gain {
        /// Kinds to choose from.
        kinds: KindSet,
        /// Number of resources left.
        left: u8,
        /// True if the seat may stop.
        optional: bool,
    },
    /// Fill one own region of the kind.
    Fill {
        /// The kind.
        resource: Kind,
    },
    /// Buy for gold, this number of times.
    Buy {
        /// Number of times left.
        left: u8,
    },
    /// The kind of an own trade ship for a voyage.
    Voyage,
    /// Put this amount of gold into a gold field or the cache.
    Deposit {
        /// The field.
        region: Region,
        /// Amount left.
        left: u8,
    },
    /// Grain or wool for each own hero.
    Tithe,
    /// Resources, or the triumph card's level.
    Reward {
        /// The mandatory gain.
        sure: u8,
        /// The optional gain.
        more: u8,
    },
}

/// Choices of resources that a seat pays, demands or gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PaymentChoice {
    /// Pay exactly this price.
    Pay {
        /// The price.
        due: Amounts,
    },
    /// Pay this number of resources of these kinds.
    PayAny {
        /// Kinds to choose from.
        kinds: KindSet,
        /// Number of resources left.
        left: u8,
    },
    /// Name kinds that the opponent must give.
    Demand {
        /// Kinds to choose from.
        kinds: KindSet,
        /// Number of kinds left.
        left: u8,
        /// True if the seat may stop.
        optional: bool,
    },
    /// Give this number of its kind into this region of the opponent.
    GiveInto {
        /// The region, or the cache.
        region: Region,
        /// Number of resources left.
        left: u8,
    },
    /// Give one of these kinds to the opponent, who stores it.
    Give {
        /// Kinds to choose from.
        kinds: KindSet,
    },
}

/// Choices of stacks and of cards in them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StackChoice {
    /// Draw this number of top cards.
    Draw {
        /// Number of cards left.
        left: u8,
        /// True if the seat may stop.
        optional: bool,
    },
    /// A stack to look through.
    Search {
        /// Maximum number of cards taken.
        take: u8,
        /// True if the first must be taken.
        #[serde(skip)]
        sure: bool,
    },
    /// A stack to look through, optionally.
    MaySearch,
    /// Cards of the stack being looked through.
    Take {
        /// The stack, from 1.
        stack: u8,
        /// Number of cards left.
        left: u8,
        /// True if the seat may stop.
        optional: bool,
    },
    /// The stack of the card for an exchange.
    ExchangeDraw,
}

/// Choices of cards that leave a hand, or are in transit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HandChoice {
    /// The exchange, this number of times.
    Exchange {
        /// Number of times left.
        left: u8,
    },
    /// Put this number of cards of the own hand under stacks.
    Under {
        /// Number of cards left.
        left: u8,
    },
    /// Put this number of cards of the opponent's hand, chosen by this seat, under stacks.
    UnderOther {
        /// Number of cards left.
        left: u8,
    },
    /// Put all actions and units of the own hand under stacks.
    UnderFighters,
    /// The stack, with the same back, for the lost card in transit.
    UnderLost,
    /// A card of the opponent's open hand, optionally.
    TakeAny,
    /// A card that cancels an event, optionally.
    Ward,
    /// A unit or an action of the opponent's hand; then the own card is discarded.
    Steal {
        /// The own card.
        #[serde(skip)]
        card: Card,
    },
}

/// Choices of cards that leave a principality.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LossChoice {
    /// Name this number of the opponent's cards of a class.
    NameOther {
        /// The class.
        class: Class,
        /// Number of cards left.
        left: u8,
        /// True if the seat may stop.
        optional: bool,
    },
    /// Lose one of the own named cards: under a stack or (`discard`) to the discard pile.
    LoseNamed {
        /// True if it is discarded.
        #[serde(skip)]
        discard: bool,
    },
    /// Lose an own card of a class.
    LoseOwn {
        /// The class.
        class: Class,
        /// True if it is discarded.
        #[serde(skip)]
        discard: bool,
    },
    /// Name a building of the opponent that burns.
    Burn,
    /// Pay rioters this amount of gold, or lose one of them.
    Riot {
        /// The gold.
        due: u8,
    },
    /// Discard an own building in the opponent's principality.
    #[serde(rename = "lose-own")]
    DiscardForeign,
}

/// Choices of heroes that change sides or compete.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HeroChoice {
    /// The own hero to give away.
    HandOver,
    /// The place of the card in transit, or its discard.
    Place,
    /// Offer heroes for the place of this card of the opponent.
    Offer {
        /// The taker's card.
        #[serde(skip)]
        card: Card,
        /// Number of heroes left.
        left: u8,
    },
    /// An offered hero for the place of this own card.
    TakeOffered {
        /// The own card.
        #[serde(skip)]
        card: Card,
    },
    /// An own hero for a contest.
    NameHero,
    /// The opponent's hero for a contest.
    NameRival,
}

/// Choices of the regions of a new settlement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RegionChoice {
    /// The drawn region, of two, to be placed above.
    Up,
    /// Two regions of the stack.
    Scout,
}

/// Choices about a jester.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum JesterChoice {
    /// The adjacent regions that gain at a celebration.
    Jester {
        /// The jester.
        #[serde(skip)]
        card: Card,
        /// Its place.
        at: Place,
        /// Open sides, as bits: left 1, right 2.
        #[serde(skip)]
        open: u8,
        /// True if a side was used.
        #[serde(skip)]
        gained: bool,
    },
    /// Take over the opponent's jester, optionally.
    Takeover {
        /// The jester.
        card: Card,
        /// Its place.
        #[serde(skip)]
        at: Place,
    },
}

/// Converts each family into a step.
macro_rules! families {
    ($($outer:ident($whole:ident): $($family:ident $name:ident),* $(,)?;)*) => {
        $($(
            impl $name {
                /// The step, for tables.
                #[must_use]
                pub const fn step(self) -> Step {
                    Step::$outer($whole::$family(self))
                }
            }

            impl From<$name> for Step {
                fn from(of: $name) -> Step {
                    of.step()
                }
            }
        )*)*
    };
}

families! {
    Do(Effect): Turn TurnEffect, Resource ResourceEffect, Hand HandEffect, Card CardEffect, Event EventEffect;
    Ask(Choice): Setup SetupChoice, Turn TurnChoice, Gain GainChoice, Payment PaymentChoice, Stack StackChoice,
        Hand HandChoice, Loss LossChoice, Hero HeroChoice, Region RegionChoice, Jester JesterChoice;
}

/// The reason for a step, in events.
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
    /// The ability of this card.
    Card(Card),
}

/// A step with its seat and reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// The seat: 0 or 1.
    pub seat: u8,
    /// The reason.
    pub why: Why,
    /// The step.
    pub step: Step,
}
