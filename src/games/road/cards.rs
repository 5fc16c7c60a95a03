//! What the box holds: 120 cards, what they cost and what they count. Tables only; the rules that
//! read them stand in other rooms.

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

/// How many kinds of resources there are.
pub const KINDS: usize = 5;
/// How many resource cards of each kind the box holds (rulebook, "Material").
pub const RESOURCE_CARDS: [u8; KINDS] = [11, 11, 14, 12, 13];
/// All resource cards.
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

/// Build cards in the box, without those of the start.
pub const DECK: usize = 34;
/// Build cards that lie open.
pub const ROW: usize = 5;
/// How many build cards of each kind the box holds, without those of the start.
pub const BUILD_CARDS: [u8; 4] = [10, 11, 5, 8];
/// The row that the rulebook advises for a first game.
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

/// The metropolis cards. On side B each has an advantage of its own, by which it is named; on side
/// A all four are alike.
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
    /// Who leads gives a card away.
    Donation,
    /// A card for each visible settlement.
    HarvestFestival,
    /// Two cards for all without a special card.
    Subsidy,
    /// A card for all; the events are shuffled.
    NewYear,
}

/// Event cards in the box.
pub const EVENTS: usize = 7;
/// How many event cards of each kind the box holds.
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
    /// Both.
    pub const ALL: [Special; 2] = [Special::Route, Special::Army];

    /// Its place, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// From how many roads or knights on it is given.
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

/// Points that win, in the own turn.
pub const GOAL: u8 = 7;
/// Points of a visible settlement.
pub const SETTLEMENT_POINTS: u8 = 1;
/// Points of a visible city.
pub const CITY_POINTS: u8 = 2;
/// Points of a metropolis.
pub const METROPOLIS_POINTS: u8 = 3;
/// Points of a special card.
pub const SPECIAL_POINTS: u8 = 2;

/// Resources that everybody is dealt.
pub const DEALT: u8 = 2;
/// Cards that are safe from the robber without knights.
pub const SAFE: u8 = 7;
/// How often one seat may be asked for a trade in a turn (our ruling).
pub const APPROACHES: u8 = 3;

/// How many equal cards replace a missing one, with so many roads.
#[must_use]
pub const fn ratio(roads: u8) -> u8 {
    match roads {
        0 | 1 => 4,
        2 => 3,
        3 => 2,
        _ => 1,
    }
}
