//! The actions, and their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `set gold` | before a duel: a set that is picked |
//! | `roll`, `brigitta 4` | the roll; with the number set before it |
//! | `reiner_herald` | before the roll: the event is a celebration |
//! | `road left` | a road at the left end |
//! | `settlement right top`, then `up G3` | a settlement, its regions from the top; the region that is placed above |
//! | `settlement right scout`, then `scout G3 O4` | with the scout: the region above and the one below |
//! | `city -1` | a city in that column |
//! | `build church +1u -` | a card, its place, and savings: `ship-L`, `drill-O`, `crane-W`, `michael-BO` |
//! | `play relocation G6 W4`, `play trade_monopoly G 2` | an action with its target |
//! | `play brigands_t G6 2`, `play doctor bath_house@+1u`, `play guido archer` | other actions with their targets |
//! | `use abbey_brewery 3`, `use siward stack 1` | a use of an own card with its target |
//! | `trade bank G O5` | three grain for one ore, stored there |
//! | `trade ship G O5`, `trade large W4 A1` | two by a ship of the kind; two of a region beside the large ship |
//! | `trade light:+1u G O5`, `trade light:+1u W4 A1` | one by a ship beside the lighthouse; with the large ship of a region |
//! | `trade wagon LBW G6`, `move G6 G3 2` | the wainwright's two uses |
//! | `trade miller G6 O5`, `trade mill G6 O5` | two of the miller's region, or one with the mill |
//! | `trade favour G O5`, `trade post W4 A1` | one by Hergild; one across a road |
//! | `trade mint:+1u A G6` | one gold by a mint |
//! | `remove abbey@+1u` | an own card is removed |
//! | `end` | the action phase ends |
//! | `lay G6` | before a theme game: the region at the next of the six places |
//! | `gain W4`, `pay L2`, `demand G`, `give G6`, `choose G` | one resource, or a kind |
//! | `draw 3`, `search 2`, `take abbey`, `under scout 1`, `exchange scout 1` | cards and stacks |
//! | `name abbey@+1u`, `lose …`, `offer …`, `put +1u`, `takeover +1u` | cards in play |
//! | `burn abbey@+1u`, `ransom`, `sebastian` | an arsonist's target; gold for rioters; a card that cancels an event |
//! | `reward triumph`, `reward resources`, `decline` | the rest |

mod saving;
mod text;

pub use saving::{Saver, Saving};
pub use text::NotAnAction;

use crate::games::princes::card::{Card, Set};
use crate::games::princes::kinds::{Kind, Region};
use crate::games::princes::place::{Laid, Place};
use serde::{Deserialize, Serialize};

/// Maximum number of legal actions of a position.
pub const MOST: usize = 1536;
/// A list with room for all actions of a position.
pub type Actions = crate::engine::actions::Actions<Action, MOST>;

/// The target of a card that is played or used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each line explains the fields
pub enum With {
    /// None.
    Nothing,
    /// Two own regions that are swapped.
    Regions { first: Region, second: Region },
    /// Two own cards that are swapped.
    Cards { first: Laid, second: Laid },
    /// A kind of resource.
    Kind { resource: Kind },
    /// A number of a kind.
    Amount { resource: Kind, count: u8 },
    /// A side of the card.
    Side { side: u8 },
    /// A draw stack, from 1.
    Stack { stack: u8 },
    /// The event stack.
    Events,
    /// The opponent's hand.
    Hand,
    /// A card.
    Card { card: Card },
    /// An own region, and the number of resources that it receives.
    Raid { region: Region, count: u8 },
    /// An own card in play.
    Laid { laid: Laid },
}

/// The method of a trade, and the resources given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each line explains the fields
pub enum Means {
    /// Three of a kind.
    Bank { resource: Kind },
    /// Two of a kind, by a card of that kind.
    Ship { resource: Kind },
    /// Two of a region beside the large trade ship.
    Large { from: Region },
    /// One of a kind by a ship of this half, which has a lighthouse.
    Light { at: Place, resource: Kind },
    /// One of a region beside the large trade ship of this half.
    LightLarge { at: Place, from: Region },
    /// Any three resources.
    Wagon { given: [Kind; 3] },
    /// Two of the miller's region.
    Miller { from: Region },
    /// One of the miller's region.
    Mill { from: Region },
    /// One of the favoured kind.
    Favour { resource: Kind },
    /// One of the region across the road.
    Post { from: Region },
    /// One gold by the mint of this half.
    Mint { at: Place },
}

/// An action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // the table above explains the fields
pub enum Action {
    Roll,
    Brigitta {
        number: u8,
        #[serde(default = "brigitta", skip_serializing_if = "is_brigitta")]
        card: Card,
    },
    Road {
        right: bool,
    },
    Settlement {
        right: bool,
        scout: bool,
    },
    Up {
        region: Region,
    },
    Scout {
        up: Region,
        down: Region,
    },
    City {
        column: i8,
    },
    Build {
        card: Card,
        at: Place,
        saving: Saving,
    },
    Play {
        card: Card,
        with: With,
    },
    Use {
        card: Card,
        with: With,
    },
    Trade {
        by: Means,
        to: Region,
    },
    Move {
        from: Region,
        to: Region,
        amount: u8,
    },
    Remove {
        card: Card,
        at: Place,
    },
    End,
    Lay {
        region: Region,
    },
    Gain {
        region: Region,
    },
    Pay {
        region: Region,
    },
    Demand {
        resource: Kind,
    },
    Give {
        region: Region,
    },
    Choose {
        resource: Kind,
    },
    Draw {
        stack: u8,
    },
    Search {
        stack: u8,
    },
    Take {
        card: Card,
    },
    Under {
        card: Card,
        stack: u8,
    },
    Exchange {
        card: Card,
        stack: u8,
    },
    Name {
        card: Card,
        at: Place,
    },
    Lose {
        card: Card,
        at: Place,
    },
    Offer {
        card: Card,
        at: Place,
    },
    Put {
        at: Place,
    },
    Takeover {
        at: Place,
    },
    Reward {
        triumph: bool,
    },
    Decline,
    Herald,
    PickSet {
        set: Set,
    },
    Burn {
        card: Card,
        at: Place,
    },
    Ransom,
    Sebastian,
}

const fn brigitta() -> Card {
    Card::BRIGITTA
}

/// The card that old records leave out.
fn is_brigitta(card: &Card) -> bool {
    *card == Card::BRIGITTA
}
