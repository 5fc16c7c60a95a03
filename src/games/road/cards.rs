//! The components: 120 cards with their prices and values. Tables only; the rules that read them are in other
//! modules.

use serde::{Deserialize, Serialize};

/// The kinds of resources, in the canonical order.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Resource {
    /// Brick, `b`.
    #[default]
    Brick,
    /// Wood, `t` as in timber.
    Wood,
    /// Wool, `w`.
    Wool,
    /// Grain, `g`.
    Grain,
    /// Ore, `o`.
    Ore,
}

/// Number of kinds of resources.
pub const KINDS: usize = 5;
/// Number of resource cards of each kind (rulebook, "Material").
pub const RESOURCE_CARDS: [u8; KINDS] = [11, 11, 14, 12, 13];
/// Number of resource cards.
pub const SUPPLY: usize = 61;

impl Resource {
    /// All kinds in the canonical order.
    pub const ALL: [Resource; KINDS] =
        [Resource::Brick, Resource::Wood, Resource::Wool, Resource::Grain, Resource::Ore];

    /// Its place in the canonical order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in notations.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Resource::Brick => 'b',
            Resource::Wood => 't',
            Resource::Wool => 'w',
            Resource::Grain => 'g',
            Resource::Ore => 'o',
        }
    }

    /// The kind with this letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Resource> {
        Resource::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The kinds of build cards, in the canonical order.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum BuildCard {
    /// A road.
    #[default]
    Road,
    /// A settlement.
    Settlement,
    /// A city, laid on a settlement.
    City,
    /// A knight.
    Knight,
}

/// Number of build cards, without those of the start.
pub const DECK: usize = 34;
/// Number of open build cards.
pub const ROW: usize = 5;
/// Number of build cards of each kind, without those of the start.
pub const BUILD_CARDS: [u8; 4] = [10, 11, 5, 8];
/// The row that the rulebook recommends for a first game.
pub const FIRST_ROW: [BuildCard; ROW] = [
    BuildCard::Settlement,
    BuildCard::Settlement,
    BuildCard::Knight,
    BuildCard::Road,
    BuildCard::City,
];

impl BuildCard {
    /// All kinds in the canonical order.
    pub const ALL: [BuildCard; 4] =
        [BuildCard::Road, BuildCard::Settlement, BuildCard::City, BuildCard::Knight];

    /// Its place in the canonical order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The metropolis cards. On side B each has its own advantage, by which it is named; on side A all four are
/// alike.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Metropolis {
    /// When built: a resource for each own road.
    #[default]
    Roads,
    /// Wins ties for the longest route.
    Route,
    /// When built: a resource for each own knight.
    Knights,
    /// Wins ties for the largest army.
    Army,
}

impl Metropolis {
    /// All four in the order of the material list.
    pub const ALL: [Metropolis; 4] =
        [Metropolis::Roads, Metropolis::Route, Metropolis::Knights, Metropolis::Army];

    /// Its place in the order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The kinds of event cards, in the canonical order.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum EventCard {
    /// Large hands lose half.
    #[default]
    Robber,
    /// The leader gives a card away.
    Donation,
    /// A card for each visible settlement.
    HarvestFestival,
    /// Two cards for all without a special card.
    Subsidy,
    /// A card for all; the events are shuffled.
    NewYear,
}

/// Number of event cards.
pub const EVENTS: usize = 7;
/// Number of event cards of each kind.
pub const EVENT_CARDS: [u8; 5] = [3, 1, 1, 1, 1];

impl EventCard {
    /// All kinds in the canonical order.
    pub const ALL: [EventCard; 5] = [
        EventCard::Robber,
        EventCard::Donation,
        EventCard::HarvestFestival,
        EventCard::Subsidy,
        EventCard::NewYear,
    ];

    /// Its place in the canonical order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The two special cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Special {
    /// The longest route: most roads.
    Route,
    /// The largest army: most knights.
    Army,
}

impl Special {
    /// Both special cards.
    pub const ALL: [Special; 2] = [Special::Route, Special::Army];

    /// Its index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Number of roads or knights from which on it is given.
    #[must_use]
    pub const fn threshold(self) -> u8 {
        match self {
            Special::Route => 3,
            Special::Army => 2,
        }
    }

    /// The metropolis that wins ties for it.
    #[must_use]
    pub const fn tie_breaker(self) -> Metropolis {
        match self {
            Special::Route => Metropolis::Route,
            Special::Army => Metropolis::Army,
        }
    }
}

/// Number of points that win, in the own turn.
pub const GOAL: u8 = 7;
/// Points of a visible settlement.
pub const SETTLEMENT_POINTS: u8 = 1;
/// Points of a visible city.
pub const CITY_POINTS: u8 = 2;
/// Points of a metropolis.
pub const METROPOLIS_POINTS: u8 = 3;
/// Points of a special card.
pub const SPECIAL_POINTS: u8 = 2;

/// Number of resources dealt to each player.
pub const DEALT: u8 = 2;
/// Number of cards that are safe from the robber without knights.
pub const SAFE: u8 = 7;
/// Maximum number of times that a seat may be asked for a trade in a turn (our ruling).
pub const APPROACHES: u8 = 3;

/// Number of equal cards that replace a missing one, by number of roads.
#[must_use]
pub const fn ratio(roads: u8) -> u8 {
    match roads {
        0 | 1 => 4,
        2 => 3,
        3 => 2,
        _ => 1,
    }
}
