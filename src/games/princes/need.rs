//! Conditions of building and playing, as records name them.

use crate::games::princes::card::{Card, Class};

/// A number that conditions ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Own cards of a class.
    Of(Class),
    /// Commerce points.
    Commerce,
    /// The highest level of a residence.
    Residence,
    /// The triumph card's level.
    Triumph,
    /// Resources in all.
    Resources,
    /// Gold.
    Gold,
    /// Own buildings in the opponent's principality.
    ForeignBuildings,
    /// Trade ships more than the opponent.
    ShipLead,
    /// Regions with room.
    Room,
    /// Cards in hand.
    Hand,
    /// Free roads.
    FreeRoads,
    /// Free roads beside a city.
    FreeRoadsBesideCities,
    /// Free sites of cities.
    FreeCitySites,
    /// Cities and metropolises.
    Cities,
    /// The trade advantage: 1 or 0.
    TradeAdvantage,
    /// The triumph card itself: 1 or 0.
    TriumphCard,
}

/// A condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// An own card lies somewhere.
    Card(Card),
    /// A number is reached.
    Least(Measure, u8),
    /// The condition does not hold.
    Not(&'static Need),
    /// All hold; also where there are none.
    All(&'static [Need]),
    /// At least one holds.
    Any(&'static [Need]),
}
