//! Purchases and their prices.

use crate::games::road::cards::{BuildCard, Metropolis, Resource};
use crate::games::road::hand::Cards;
use crate::games::road::options::Side;
use serde::{Deserialize, Serialize};

/// A card that can be bought, by name: its place in the row makes no difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// A road.
    Road,
    /// A settlement, with its event.
    Settlement,
    /// A city, on a visible settlement.
    City,
    /// A knight.
    Knight,
    /// A metropolis of side A, on a visible city.
    Metropolis,
    /// Side B: a resource for each road.
    MetropolisRoads,
    /// Side B: wins ties for the longest route.
    MetropolisRoute,
    /// Side B: a resource for each knight.
    MetropolisKnights,
    /// Side B: wins ties for the largest army.
    MetropolisArmy,
}

impl Purchase {
    /// All purchases, in the canonical order.
    pub const ALL: [Purchase; 9] = [
        Purchase::Road,
        Purchase::Settlement,
        Purchase::City,
        Purchase::Knight,
        Purchase::Metropolis,
        Purchase::MetropolisRoads,
        Purchase::MetropolisRoute,
        Purchase::MetropolisKnights,
        Purchase::MetropolisArmy,
    ];

    /// Its name in notations.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Purchase::Road => "road",
            Purchase::Settlement => "settlement",
            Purchase::City => "city",
            Purchase::Knight => "knight",
            Purchase::Metropolis => "metropolis",
            Purchase::MetropolisRoads => "metropolis:roads",
            Purchase::MetropolisRoute => "metropolis:route",
            Purchase::MetropolisKnights => "metropolis:knights",
            Purchase::MetropolisArmy => "metropolis:army",
        }
    }

    /// The card of the row, if it is one.
    #[must_use]
    pub const fn build_card(self) -> Option<BuildCard> {
        match self {
            Purchase::Road => Some(BuildCard::Road),
            Purchase::Settlement => Some(BuildCard::Settlement),
            Purchase::City => Some(BuildCard::City),
            Purchase::Knight => Some(BuildCard::Knight),
            _ => None,
        }
    }

    /// The metropolis of side B, if it is one.
    #[must_use]
    pub const fn metropolis(self) -> Option<Metropolis> {
        match self {
            Purchase::MetropolisRoads => Some(Metropolis::Roads),
            Purchase::MetropolisRoute => Some(Metropolis::Route),
            Purchase::MetropolisKnights => Some(Metropolis::Knights),
            Purchase::MetropolisArmy => Some(Metropolis::Army),
            _ => None,
        }
    }

    /// The purchase of a card of the row.
    #[must_use]
    pub const fn of_build_card(card: BuildCard) -> Purchase {
        match card {
            BuildCard::Road => Purchase::Road,
            BuildCard::Settlement => Purchase::Settlement,
            BuildCard::City => Purchase::City,
            BuildCard::Knight => Purchase::Knight,
        }
    }

    /// The purchase of a metropolis; on side A its name makes no difference.
    #[must_use]
    pub const fn of_metropolis(metropolis: Metropolis, side: Side) -> Purchase {
        match (side, metropolis) {
            (Side::A, _) => Purchase::Metropolis,
            (Side::B, Metropolis::Roads) => Purchase::MetropolisRoads,
            (Side::B, Metropolis::Route) => Purchase::MetropolisRoute,
            (Side::B, Metropolis::Knights) => Purchase::MetropolisKnights,
            (Side::B, Metropolis::Army) => Purchase::MetropolisArmy,
        }
    }

    /// The price (rulebook, "Bauen").
    #[inline]
    #[must_use]
    pub const fn price(self) -> Cards {
        match self {
            Purchase::Road => Cards([1, 1, 0, 0, 0]),
            Purchase::Settlement => Cards([1, 1, 1, 1, 0]),
            Purchase::City => Cards([0, 0, 0, 2, 3]),
            Purchase::Knight => Cards([0, 0, 1, 1, 1]),
            _ => Cards([0, 0, 3, 0, 1]),
        }
    }
}

/// A missing card of a price, and the kind of which several replace it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Replacing {
    /// The missing kind.
    pub missing: Resource,
    /// The kind that replaces it.
    pub with: Resource,
}
