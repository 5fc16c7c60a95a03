//! What one card is: a record that holds rule, picture key, wording key, price, points, place, conditions
//! and effects. The records themselves stand in [`cards`](super::cards).

pub use crate::games::princes::need::{Measure, Need};

use crate::engine::total::At;
use crate::games::princes::cards::sets::CardSet;
use crate::games::princes::kinds::{Amounts, Kind, KindSet, NoSuchName, word_or_byte};
use crate::games::princes::step::Step;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One of the cards by its place in the table; equal copies have the same number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

impl Card {
    /// No card.
    pub const NONE: Card = Card(255);
    /// An event card that lies face down: events have one back, of whichever set they are.
    pub const EVENT_BACK: Card = Card(239);

    /// The back of a set's cards: what somebody sees who may not know the face.
    #[must_use]
    pub const fn back(set: Set) -> Card {
        Card(240 + set as u8)
    }

    /// Whether the card is in a set.
    #[inline]
    #[must_use]
    pub fn is_in(self, set: &CardSet) -> bool {
        set.at(usize::from(self.0 / 64)) >> (self.0 % 64) & 1 != 0
    }

    /// Whether it is a face.
    #[inline]
    #[must_use]
    pub const fn is_some(self) -> bool {
        (self.0 as usize) < super::cards::COUNT
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_some() {
            return f.write_str(self.row().key);
        }
        if *self == Card::EVENT_BACK {
            return f.write_str("back-event");
        }
        match Set::ALL.into_iter().find(|set| Card::back(*set) == *self) {
            Some(set) => write!(f, "back-{}", set.key()),
            None => f.write_str("-"),
        }
    }
}

impl FromStr for Card {
    type Err = NoSuchName;
    fn from_str(text: &str) -> Result<Card, NoSuchName> {
        if text == "-" {
            return Ok(Card::NONE);
        }
        if text == "back-event" {
            return Ok(Card::EVENT_BACK);
        }
        let face = Card::all().find(|card| card.row().key == text);
        let back = || Set::ALL.into_iter().map(Card::back).find(|back| back.to_string() == text);
        face.or_else(back).ok_or(NoSuchName)
    }
}

word_or_byte!(Card);

/// A set of cards: its back, and whether a game is played with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Set {
    /// The base set, which is in every game.
    Base,
    /// The era of intrigue.
    Intrigue,
    /// The era of merchant princes.
    Merchants,
    /// The era of barbarians.
    Barbarians,
}

impl Set {
    /// All sets.
    pub const ALL: [Set; 4] = [Set::Base, Set::Intrigue, Set::Merchants, Set::Barbarians];

    /// The set's key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Set::Base => "base",
            Set::Intrigue => "intrigue",
            Set::Merchants => "merchants",
            Set::Barbarians => "barbarians",
        }
    }
}

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// A building.
    Building,
    /// A hero: a unit.
    Hero,
    /// A trade ship: a unit.
    TradeShip,
    /// Another ship: a unit.
    Ship,
    /// Another unit.
    Unit,
    /// A special site: neither building nor unit.
    Site,
    /// An action.
    Neutral,
    /// An action that a great thing forbids.
    Attack,
    /// An event.
    Event,
    /// A metropolis.
    Metropolis,
    /// A marker beside a region.
    Marker,
}

/// What conditions and effects count or name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Buildings, foreign ones in the other principality too.
    Building,
    /// Heroes, trade ships, other ships and other units.
    Unit,
    /// Heroes.
    Hero,
    /// Heroines.
    Heroine,
    /// Trade ships.
    TradeShip,
    /// Trade ships of one kind of resource.
    CommonShip,
    /// Ships of any sort.
    Ship,
    /// Residences.
    Residence,
}

/// Where a card is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Site {
    /// Nowhere: actions and events.
    Hand,
    /// A free site of any settlement or city.
    Anywhere,
    /// A free site of a city.
    City,
    /// A free road.
    Road,
    /// A free road beside a city.
    RoadBesideCity,
    /// Above or below a region of this kind.
    Region(Kind),
    /// On this card.
    On(Card),
    /// On a city.
    Metropolis,
    /// Beside any region.
    Beside,
}

/// Points of one side or level of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Points {
    /// Victory points.
    pub victory: u8,
    /// Strength points.
    pub strength: u8,
    /// Skill points.
    pub skill: u8,
    /// Commerce points.
    pub commerce: u8,
    /// Progress points.
    pub progress: u8,
}

/// Points as letters and numbers, for tables: `points("v1s2")`.
#[must_use]
pub const fn points(text: &str) -> Points {
    let mut sum = Points { victory: 0, strength: 0, skill: 0, commerce: 0, progress: 0 };
    let mut rest = text.as_bytes();
    while let [letter, digit, others @ ..] = rest {
        let value = *digit - b'0';
        match letter {
            b'v' => sum.victory = value,
            b's' => sum.strength = value,
            b'k' => sum.skill = value,
            b'c' => sum.commerce = value,
            _ => sum.progress = value,
        }
        rest = others;
    }
    sum
}

/// How often something may be used in one's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Times {
    /// Any number of times.
    Any,
    /// Once a turn.
    Once,
    /// Once a turn, and not in the turn in which the card came.
    LaterOnce,
}

/// What must be said when something is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Nothing.
    Nothing,
    /// Another side of the card.
    Side,
    /// A residence above its lowest level.
    Residence,
    /// A trade ship of the discard pile.
    DiscardedShip,
    /// A unit or an action of the own hand.
    HandCard,
    /// The event stack, a draw stack, or for gold the opponent's hand.
    Lookout,
}

/// What a use costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Price {
    /// Nothing.
    Free,
    /// These resources.
    Kinds(Amounts),
    /// Resources of the card's own region.
    OwnRegion(u8),
    /// So many resources of these kinds, as the payer likes.
    Any(KindSet, u8),
}

/// Something that an own card does in one's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Use {
    /// How often.
    pub times: Times,
    /// What must be said.
    pub choice: Choice,
    /// What it costs.
    pub price: Price,
    /// What then happens.
    pub steps: &'static [Step],
}

/// A rate of exchange.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rate {
    /// So many of a kind for one other.
    Kind(Kind, u8),
    /// Two from one adjacent region for one other.
    Large,
    /// Two of the own region for one other.
    Miller,
    /// One of the own region for one other, once a turn, with this card beside the region.
    Mill(Card),
    /// One for one with a trade ship of the same half, once a turn.
    Light,
    /// Any three for one of another kind, or stores moved between two regions of a kind; once a turn.
    Wagon,
    /// One between the two regions of its road, once a turn.
    Post,
}

/// What an own card does by lying there: rules ask for it by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passive {
    /// Adjacent regions of the kind produce two.
    Double(Kind),
    /// A resource of the opponent's kinds when the number favours him.
    Market,
    /// Brigands don't count adjacent regions.
    Uncount,
    /// Brigands neither count nor rob these kinds in adjacent regions.
    Protect(KindSet),
    /// Adjacent regions gain in a year of plenty.
    Source,
    /// What a search at the exchange costs.
    SearchCost(u8),
    /// How many exchanges there are.
    Exchanges(u8),
    /// More of a kind at a plentiful harvest.
    Harvest(Kind, u8),
    /// A resource after brigands; two while this own card stands.
    AfterBrigands(Kind, Card),
    /// May add to adjacent regions at a celebration, and is then open to a takeover.
    Celebrates,
    /// Nobody plays attacks.
    NoAttacks,
    /// The religious dispute does nothing.
    NoDispute,
    /// Units with strength beside its road have strength 1.
    Weakens,
    /// The opponent has a commerce point less, and pays for what his marketplace brings.
    Camp,
    /// The opponent pays for actions that may cost a card.
    Toll,
    /// Saves so many cards of the hand in a dispute.
    SavesHand(u8),
    /// Up to so many of a kind after a dispute.
    Dispute(Kind, u8),
    /// A resource when stacks are turned up.
    NeighbourGain,
    /// A top card when stacks are turned up.
    NeighbourCard,
    /// Fills the hand after a loss.
    Refills,
    /// Own ships cost a lumber or a wool less.
    ShipSaving,
    /// A share of the opponent's trades.
    TradeIncome,
    /// No ship is lost at sea.
    SafeShips,
    /// Barbarians are stronger against the opponent.
    Stronghold,
    /// Others of the class in the same centre count two against barbarians.
    Doubles(Class, Card),
    /// This card's strength counts against barbarians.
    Counts(Card),
    /// Pays only one to barbarians.
    Ransom,
    /// Leaves when the opponent fulfils this.
    LeavesWhen(Need),
}

/// One effect of a card: when it works, and what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// An action or an event, for the active seat.
    Play(&'static [Step]),
    /// An event, for each seat, the active one first.
    Each(&'static [Step]),
    /// When it was built and paid.
    Build(&'static [Step]),
    /// When it came into the principality in whatever way.
    Enter(&'static [Step]),
    /// In one's own turn.
    Use(Use),
    /// A rate in one's own turn.
    Trade(Rate),
    /// By lying there.
    While(Passive),
    /// Before the roll: sets the production number.
    BeforeRoll,
    /// With a new settlement: chooses its regions.
    WithSettlement,
    /// With a building: pays so many letters of its price with gold.
    WithBuilding,
    /// An event that goes back under so many top cards instead of all.
    ShelvedUnder(u8),
}

/// The record of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// The card's key in records; its picture is `pr-KEY`, its words are `princes-card-KEY`.
    pub key: &'static str,
    /// Its set.
    pub set: Set,
    /// What it is.
    pub kind: CardKind,
    /// Copies in a theme game (or the introductory game) and in the duel; of an event the second is
    /// what is always in the duel's stack.
    pub copies: [u8; 2],
    /// The price.
    pub cost: Amounts,
    /// Whether the price is a brick of the very region.
    pub brick_of_region: bool,
    /// Points by side or level; most cards have one.
    pub sides: &'static [Points],
    /// Where it is built.
    pub site: Site,
    /// Whether it is built in the opponent's principality.
    pub foreign: bool,
    /// Once in a principality.
    pub once: bool,
    /// Of the open stack in a theme game.
    pub open: bool,
    /// A heroine.
    pub heroine: bool,
    /// A residence.
    pub residence: bool,
    /// Conditions of its builder or player.
    pub needs: Need,
    /// Conditions of the opponent.
    pub needs_opponent: Need,
    /// What it does.
    pub effects: &'static [Effect],
}

impl Row {
    /// Whether the card is of the class.
    #[must_use]
    pub fn is(&self, class: Class) -> bool {
        match class {
            Class::Building => self.kind == CardKind::Building,
            Class::Unit => matches!(
                self.kind,
                CardKind::Hero | CardKind::TradeShip | CardKind::Ship | CardKind::Unit
            ),
            Class::Hero => self.kind == CardKind::Hero,
            Class::Heroine => self.heroine,
            Class::TradeShip => self.kind == CardKind::TradeShip,
            Class::CommonShip => self.ship_kind().is_some(),
            Class::Ship => matches!(self.kind, CardKind::TradeShip | CardKind::Ship),
            Class::Residence => self.residence,
        }
    }

    /// The kind that a common trade ship trades.
    #[must_use]
    pub fn ship_kind(&self) -> Option<Kind> {
        if self.kind != CardKind::TradeShip {
            return None;
        }
        self.effects.iter().find_map(|effect| match effect {
            Effect::Trade(Rate::Kind(kind, _)) => Some(*kind),
            _ => None,
        })
    }

    /// Whether it is played from the hand rather than built.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        matches!(self.kind, CardKind::Neutral | CardKind::Attack)
    }

    /// Under how many top events an event goes back, if not under all.
    #[must_use]
    pub fn shelved_under(&self) -> Option<u8> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::ShelvedUnder(top) => Some(*top),
            _ => None,
        })
    }

    /// What it does by lying there.
    pub fn passives(&self) -> impl Iterator<Item = Passive> {
        self.effects.iter().filter_map(|effect| match effect {
            Effect::While(passive) => Some(*passive),
            _ => None,
        })
    }

    /// The points of a side; of a side that there is not, none.
    #[must_use]
    pub fn points(&self, side: u8) -> Points {
        self.sides.get(usize::from(side)).copied().unwrap_or_default()
    }

    /// The highest side or level.
    #[must_use]
    pub const fn top_side(&self) -> u8 {
        (self.sides.len() as u8).saturating_sub(1)
    }
}

/// A record with nothing in it, for tables to fill.
pub const BLANK: Row = Row {
    key: "",
    set: Set::Base,
    kind: CardKind::Event,
    copies: [1, 1],
    cost: [0; 6],
    brick_of_region: false,
    sides: &[],
    site: Site::Hand,
    foreign: false,
    once: false,
    open: false,
    heroine: false,
    residence: false,
    needs: Need::All(&[]),
    needs_opponent: Need::All(&[]),
    effects: &[],
};
