//! The record of a card: rule, picture key, wording key, price, points, place, conditions and abilities. The
//! records themselves are in [`cards`](super::cards).

pub use crate::games::princes::need::{Measure, Need};

use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::kinds::{Amounts, Kind, KindSet};
use crate::games::princes::step::Step;
use serde::Serialize;

/// The kind of a card.
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
    /// An attack: an action that some cards forbid.
    Attack,
    /// An event.
    Event,
    /// A metropolis.
    Metropolis,
    /// A marker beside a region.
    Marker,
}

/// The kind of place on which a card is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Site {
    /// None: actions and events.
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
    /// Above or below any region.
    AnyRegion,
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

/// The limit on uses in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Times {
    /// Any number of times.
    Any,
    /// Once a turn.
    Once,
    /// Once a turn, except in the turn in which the card entered play.
    LaterOnce,
}

/// The target of a use, declared with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UseTarget {
    /// None.
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

/// The price of a use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Price {
    /// None.
    Free,
    /// These resources.
    Kinds(Amounts),
    /// Resources of the card's own region.
    OwnRegion(u8),
    /// This number of resources of these kinds, at the payer's choice.
    Any(KindSet, u8),
}

/// A use of an own card in one's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Use {
    /// The limit on uses.
    pub times: Times,
    /// The target.
    pub target: UseTarget,
    /// The price.
    pub price: Price,
    /// The effects.
    pub steps: &'static [Step],
}

/// A rate of exchange.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rate {
    /// This number of a kind for one other.
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
    /// One gold for one other, once a turn.
    Mint,
}

/// A passive ability of a card in play; rules look it up by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passive {
    /// Adjacent regions of the kind produce two.
    Double(Kind),
    /// A resource of the opponent's kinds when more of the opponent's regions have the number.
    Market,
    /// Brigands don't count adjacent regions.
    Uncount,
    /// Brigands neither count nor rob these kinds in adjacent regions.
    Protect(KindSet),
    /// Adjacent regions produce in a year of plenty.
    Source,
    /// The price of a search at the exchange.
    SearchCost(u8),
    /// The number of exchanges.
    Exchanges(u8),
    /// More resources of a kind at a plentiful harvest.
    Harvest(Kind, u8),
    /// A resource after brigands; two if this own card is in play.
    AfterBrigands(Kind, Card),
    /// At a celebration, adjacent regions may gain; the card can then be taken over.
    Celebrates,
    /// Attacks can't be played.
    NoAttacks,
    /// Cancels the religious dispute.
    NoDispute,
    /// Units with strength beside its road have strength 1.
    Weakens,
    /// The opponent has one commerce point less, and pays for the yield of marketplaces.
    Camp,
    /// The opponent pays for actions that may cost a card.
    Toll,
    /// Saves this number of cards of the hand in a dispute.
    SavesHand(u8),
    /// Up to this number of a kind after a dispute.
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
    /// Other cards of the class in the same centre count twice against barbarians.
    Doubles(Class, Card),
    /// This card's strength counts against barbarians.
    Counts(Card),
    /// Reduces the ransom to barbarians to one.
    Ransom,
    /// Has a store of gold.
    Cache,
    /// Worth a point while the seat has this number of trade ships.
    ScoresWithShips(u8),
    /// Each own card of the class has one commerce point more.
    TradesFor(Class),
    /// Each own card of the name has one commerce point more.
    TradesForName(Card),
    /// One more demand with the trade advantage.
    DemandsMore,
    /// A die in this range stops an archer, an arsonist or a traitor.
    Guards(u8, u8),
    /// Own heroes may cost one resource less.
    HeroSaving,
    /// Own city expansions of more letters than this may cost one resource less.
    CitySaving(u8),
    /// A resource after another own card was lost to an event or the opponent.
    LossGain,
    /// Prevents riots at these numbers.
    NoRiots(u8, u8),
    /// Buildings of its city don't burn.
    Fireproof,
    /// Regions beside its city lose nothing to the plague.
    PlagueSafe,
    /// A resource after a plague.
    PlagueGain,
    /// Leaves play when the opponent meets this condition.
    LeavesWhen(Need),
}

/// An ability of a card: its trigger and its steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ability {
    /// An action or an event, for the active seat.
    Play(&'static [Step]),
    /// An event, for each seat, the active one first.
    Each(&'static [Step]),
    /// After it is built and paid.
    Build(&'static [Step]),
    /// On entering play, in any way.
    Enter(&'static [Step]),
    /// A use in one's own turn.
    Use(Use),
    /// A rate of exchange in one's own turn.
    Trade(Rate),
    /// While it is in play.
    While(Passive),
    /// Before the roll: sets the production number.
    BeforeRoll,
    /// With a new settlement: chooses its regions.
    WithSettlement,
    /// With a building: pays this number of letters of its price with gold.
    WithBuilding,
    /// Before the roll: sets the event of the turn.
    Heralds,
    /// From the hand: cancels an event.
    Wards,
    /// An event that is put back under this number of top cards instead of all.
    ShelvedUnder(u8),
}

impl Ability {
    /// The steps of an action or event, and whether both seats resolve them.
    #[must_use]
    pub const fn played(&self) -> Option<(&'static [Step], bool)> {
        match *self {
            Ability::Play(steps) => Some((steps, false)),
            Ability::Each(steps) => Some((steps, true)),
            Ability::Build(_)
            | Ability::Enter(_)
            | Ability::Use(_)
            | Ability::Trade(_)
            | Ability::While(_)
            | Ability::BeforeRoll
            | Ability::Heralds
            | Ability::Wards
            | Ability::WithSettlement
            | Ability::WithBuilding
            | Ability::ShelvedUnder(_) => None,
        }
    }
}

/// The record of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// The card's key in records. Its picture is `pr-KEY`, its wording `princes-card-KEY`; cards of one name
    /// share them.
    pub key: &'static str,
    /// Its set.
    pub set: Set,
    /// The first card of its name, if that is another one.
    pub same: Card,
    /// The kind of card.
    pub kind: CardKind,
    /// Number of copies in a theme game (or the introductory game) and in the duel; for an event the second is
    /// the number that every duel contains.
    pub copies: [u8; 2],
    /// The price.
    pub cost: Amounts,
    /// True if the price is one brick of the region beside it.
    pub brick_of_region: bool,
    /// Points by side or level; most cards have one.
    pub sides: &'static [Points],
    /// The kind of place.
    pub site: Site,
    /// True if it is built in the opponent's principality.
    pub foreign: bool,
    /// True if a principality may have only one.
    pub once: bool,
    /// True if it belongs to the open stack in a theme game.
    pub open: bool,
    /// True for a heroine.
    pub heroine: bool,
    /// True for a residence.
    pub residence: bool,
    /// Conditions on its builder or player.
    pub needs: Need,
    /// Conditions on the opponent.
    pub needs_opponent: Need,
    /// Its abilities.
    pub abilities: &'static [Ability],
}

impl Row {
    /// True if the card is of the class.
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
            Class::StrongUnit => self.is(Class::Unit) && self.points(0).strength > 0,
            Class::Rioter => {
                let points = self.points(0);
                self.is(Class::Unit) && (points.strength > 0 || points.commerce > 0)
            }
        }
    }

    /// The kind traded by a common trade ship.
    #[must_use]
    pub fn ship_kind(&self) -> Option<Kind> {
        if self.kind != CardKind::TradeShip {
            return None;
        }
        self.abilities.iter().find_map(|ability| match ability {
            Ability::Trade(Rate::Kind(kind, _)) => Some(*kind),
            _ => None,
        })
    }

    /// True for units and actions.
    #[must_use]
    pub fn is_fighter(&self) -> bool {
        self.is_action() || self.is(Class::Unit)
    }

    /// True if it is played from the hand rather than built.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        matches!(self.kind, CardKind::Neutral | CardKind::Attack)
    }

    /// The number of top events under which the event is put back, if not all.
    #[must_use]
    pub fn shelved_under(&self) -> Option<u8> {
        self.abilities.iter().find_map(|ability| match ability {
            Ability::ShelvedUnder(top) => Some(*top),
            _ => None,
        })
    }

    /// The passive abilities.
    pub fn passives(&self) -> impl Iterator<Item = Passive> {
        self.abilities.iter().filter_map(|ability| match ability {
            Ability::While(passive) => Some(*passive),
            _ => None,
        })
    }

    /// Its rates of exchange.
    pub fn rates(&self) -> impl Iterator<Item = Rate> {
        self.abilities.iter().filter_map(|ability| match ability {
            Ability::Trade(rate) => Some(*rate),
            _ => None,
        })
    }

    /// The points of a side; none for a side that does not exist.
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

/// An empty record, as a base for tables.
pub const BLANK: Row = Row {
    key: "",
    set: Set::Base,
    same: Card::NONE,
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
    abilities: &[],
};
