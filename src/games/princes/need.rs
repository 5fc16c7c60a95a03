//! Conditions of building and playing, as data of card records.

use crate::games::princes::card::{Card, Class};

/// A number that conditions compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Number of own cards of a class.
    Of(Class),
    /// Commerce points.
    Commerce,
    /// The highest level of a residence.
    Residence,
    /// The triumph card's level.
    Triumph,
    /// Number of resources.
    Resources,
    /// Gold.
    Gold,
    /// Own buildings in the opponent's principality.
    ForeignBuildings,
    /// Own trade ships in excess of the opponent's.
    ShipLead,
    /// Number of regions with room.
    Room,
    /// Number of cards in hand.
    Hand,
    /// Number of free roads.
    FreeRoads,
    /// Number of free roads beside a city.
    FreeRoadsBesideCities,
    /// Number of free sites of cities.
    FreeCitySites,
    /// Number of cities and metropolises.
    Cities,
    /// The trade advantage: 1 or 0.
    TradeAdvantage,
    /// The triumph card itself: 1 or 0.
    TriumphCard,
    /// The strength advantage: 1 or 0.
    StrengthAdvantage,
    /// Progress points.
    Progress,
    /// Own pirate ships.
    PirateShips,
    /// Units with strength.
    StrongUnits,
    /// Heroes with strength.
    StrongHeroes,
    /// Number of cards in the discard pile.
    Discards,
    /// Number of buildings that an arsonist may name.
    Burnable,
    /// Fewer victory points than the opponent: 1 or 0.
    Behind,
    /// An own parish hall on a site of a city: 1 or 0.
    CityParishHall,
}

/// A condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// An own card of this name is in play.
    Card(Card),
    /// A number is at least this.
    Least(Measure, u8),
    /// The condition does not hold.
    Not(&'static Need),
    /// All are met; true if empty.
    All(&'static [Need]),
    /// At least one is met.
    Any(&'static [Need]),
}
