//! The hexagonal tiles: one record for each kind, used by rules, pictures and wording.
//!
//! The numbers are those of the printed box: 164 tiles in the base game (rulebook page 1), and those of the
//! modules.

use crate::engine::total::At;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::monasteries;
use serde::{Deserialize, Serialize};

/// The six colours of tiles and fields.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[repr(u8)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Dark green.
    #[default]
    Castle,
    /// Grey.
    Mine,
    /// Blue.
    Ship,
    /// Beige.
    Building,
    /// Light green.
    Animal,
    /// Yellow.
    Monastery,
}

impl Colour {
    /// All six, in the order of the piles.
    pub const ALL: [Colour; 6] = [
        Colour::Castle,
        Colour::Mine,
        Colour::Ship,
        Colour::Building,
        Colour::Animal,
        Colour::Monastery,
    ];

    /// The colour as an index into arrays of six.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of the colour in wording files and styles.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Colour::Castle => "castle",
            Colour::Mine => "mine",
            Colour::Ship => "ship",
            Colour::Building => "building",
            Colour::Animal => "animal",
            Colour::Monastery => "monastery",
        }
    }
}

/// The eight kinds of buildings (rulebook pages 6 and 7), and the white castle, which counts as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// Sells one kind of goods at once.
    Warehouse,
    /// Four points.
    Watchtower,
    /// Takes a building from a depot.
    Carpenter,
    /// Takes a mine, monastery or castle from a depot.
    Church,
    /// Takes a ship or animal from a depot.
    Market,
    /// Four workers.
    BoardingHouse,
    /// Two silver.
    Bank,
    /// Places a stored tile.
    TownHall,
    /// One action with the white die's number (rulebook page 12).
    WhiteCastle,
}

impl Building {
    /// The eight of the base game, in the order of their monasteries 16 to 23.
    pub const ALL: [Building; 8] = [
        Building::Warehouse,
        Building::Watchtower,
        Building::Carpenter,
        Building::Church,
        Building::Market,
        Building::BoardingHouse,
        Building::Bank,
        Building::TownHall,
    ];

    /// The building as an index: 0 to 7 in the base game, 8 for the white castle.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The tile of this building.
    #[must_use]
    pub const fn tile(self) -> Tile {
        match self {
            Building::WhiteCastle => Tile::WHITE_CASTLE,
            _ => Tile(FIRST_BUILDING + self as u8),
        }
    }
}

/// The four kinds of animals; the fourth is a chicken in the 2011 edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[serde(rename_all = "kebab-case")]
pub enum Species {
    /// Sheep.
    Sheep,
    /// Cows.
    Cow,
    /// Pigs.
    Pig,
    /// Goats; chickens in the 2011 edition.
    Goat,
}

impl Species {
    /// All four.
    pub const ALL: [Species; 4] = [Species::Sheep, Species::Cow, Species::Pig, Species::Goat];

    /// The key of the kind in records and wording files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Species::Sheep => "sheep",
            Species::Cow => "cow",
            Species::Pig => "pig",
            Species::Goat => "goat",
        }
    }

    /// The tile with `count` animals of this kind; counts are 2 to 4, others give no tile.
    #[must_use]
    pub const fn tile(self, count: u8) -> Tile {
        if count < 2 || count > 4 {
            return Tile::NONE;
        }
        Tile(FIRST_ANIMAL + self as u8 * 3 + count - 2)
    }
}

/// The kind of a tile with its parameters, for the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One extra action of any number.
    Castle,
    /// One silver at the end of each phase.
    Mine,
    /// Goods from a depot and a step on the bridge.
    Ship,
    /// A building.
    Building(Building),
    /// Points for itself and its like on the same pasture.
    Animal(Species, u8),
    /// A rule of its own, or points at the end: 1 to 26, with modules to 29.
    Monastery(u8),
    /// The effect of any building (rulebook page 11).
    Crane,
    /// Animals that go with every other kind on their pasture (rulebook page 11).
    Geese,
    /// Fills a field of any colour (rulebook page 12).
    Inn,
    /// Solo: a tile turned over, for any colour, without a rule of its own (rulebook page 14).
    Black,
}

impl Kind {
    /// The kind and number of its animals; no kind for geese, which go with every other.
    #[must_use]
    pub const fn herd(self) -> Option<(Option<Species>, u8)> {
        match self {
            Kind::Animal(species, count) => Some((Some(species), count)),
            Kind::Geese => Some((None, GEESE)),
            Kind::Castle
            | Kind::Mine
            | Kind::Ship
            | Kind::Building(_)
            | Kind::Monastery(_)
            | Kind::Crane
            | Kind::Inn
            | Kind::Black => None,
        }
    }
}

/// A kind of tile as a small number; 0 is no tile.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(remote = "Self")]
pub struct Tile(pub u8);

const FIRST_BUILDING: u8 = 4;
const FIRST_ANIMAL: u8 = 12;
const FIRST_MONASTERY: u8 = 24;

/// Number of kinds of tiles, including "no tile".
pub const TILE_KINDS: usize = 58;

/// Number of tiles in the base game.
pub const TILE_COUNT: usize = 164;

/// Number of tiles in the piles with all modules; inns are kept apart.
pub const MOST_TILES: usize = TILE_COUNT + 13;

/// Animals on the tile of the geese.
pub const GEESE: u8 = 2;

/// Each tile's colour and kind, by the tile's number: a table, since the rules ask for both very often.
const KNOWN: [(Option<Colour>, Option<Kind>); TILE_KINDS] = {
    let mut known = [(None, None); TILE_KINDS];
    let mut number = 0;
    while number < TILE_KINDS {
        #[expect(clippy::indexing_slicing, reason = "worked out by the compiler")]
        {
            known[number] = (Tile::colour_of(number as u8), Tile::kind_of(number as u8));
        }
        number += 1;
    }
    known
};

impl Tile {
    /// No tile: an empty place.
    pub const NONE: Tile = Tile(0);
    /// A castle.
    pub const CASTLE: Tile = Tile(1);
    /// A mine.
    pub const MINE: Tile = Tile(2);
    /// A ship.
    pub const SHIP: Tile = Tile(3);
    /// A white castle.
    pub const WHITE_CASTLE: Tile = Tile(53);
    /// The crane.
    pub const CRANE: Tile = Tile(54);
    /// The geese.
    pub const GEESE: Tile = Tile(55);
    /// An inn.
    pub const INN: Tile = Tile(56);
    /// A tile turned over, in the solo game.
    pub const BLACK: Tile = Tile(57);

    /// The monastery with this number, 1 to 29; others give no tile.
    #[must_use]
    pub const fn monastery(number: u8) -> Tile {
        if number == 0 || number > monasteries::LAST {
            return Tile::NONE;
        }
        Tile(FIRST_MONASTERY + number - 1)
    }

    /// True if there is no tile.
    #[inline]
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// True if there is a tile.
    #[inline]
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The tile's colour; `None` for no tile, and for the inn and black tiles, which go anywhere.
    #[inline]
    #[must_use]
    pub fn colour(self) -> Option<Colour> {
        KNOWN.at(usize::from(self.0)).0
    }

    const fn colour_of(number: u8) -> Option<Colour> {
        Some(match number {
            1 => Colour::Castle,
            2 => Colour::Mine,
            3 => Colour::Ship,
            4..=11 => Colour::Building,
            12..=23 => Colour::Animal,
            24..=52 => Colour::Monastery,
            53 | 54 => Colour::Building,
            55 => Colour::Animal,
            _ => return None,
        })
    }

    /// The tile's kind; `None` for no tile.
    #[inline]
    #[must_use]
    pub fn kind(self) -> Option<Kind> {
        KNOWN.at(usize::from(self.0)).1
    }

    const fn kind_of(number: u8) -> Option<Kind> {
        Some(match number {
            1 => Kind::Castle,
            2 => Kind::Mine,
            3 => Kind::Ship,
            4 => Kind::Building(Building::Warehouse),
            5 => Kind::Building(Building::Watchtower),
            6 => Kind::Building(Building::Carpenter),
            7 => Kind::Building(Building::Church),
            8 => Kind::Building(Building::Market),
            9 => Kind::Building(Building::BoardingHouse),
            10 => Kind::Building(Building::Bank),
            11 => Kind::Building(Building::TownHall),
            12..=14 => Kind::Animal(Species::Sheep, number - 10),
            15..=17 => Kind::Animal(Species::Cow, number - 13),
            18..=20 => Kind::Animal(Species::Pig, number - 16),
            21..=23 => Kind::Animal(Species::Goat, number - 19),
            24..=52 => Kind::Monastery(number - FIRST_MONASTERY + 1),
            53 => Kind::Building(Building::WhiteCastle),
            54 => Kind::Crane,
            55 => Kind::Geese,
            56 => Kind::Inn,
            57 => Kind::Black,
            _ => return None,
        })
    }

    /// The tile's record; `None` for no tile.
    #[must_use]
    pub fn record(self) -> Option<&'static TileRecord> {
        if self == Tile::BLACK {
            return Some(&BLACK_TILE);
        }
        let base = TILES.iter().find(|record| record.tile == self);
        base.or_else(|| MODULE_TILES.iter().map(|(_, r)| r).find(|record| record.tile == self))
    }

    /// All kinds of tiles, including those of modules, without "no tile".
    pub fn all() -> impl Iterator<Item = Tile> {
        (1..TILE_KINDS as u8).map(Tile)
    }
}

/// One record for each kind of tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileRecord {
    /// The kind of tile.
    pub tile: Tile,
    /// The key of its name and help in the wording files; also its name in text notation.
    pub key: &'static str,
    /// The symbol of its picture.
    pub icon: &'static str,
    /// Number of tiles with a back of their colour.
    pub normal: u8,
    /// Number of tiles with a black back.
    pub black: u8,
    /// The page of the rulebook that explains it.
    pub page: u8,
}

const fn record(
    tile: u8,
    key: &'static str,
    icon: &'static str,
    normal: u8,
    black: u8,
    page: u8,
) -> TileRecord {
    TileRecord { tile: Tile(tile), key, icon, normal, black, page }
}

/// All kinds of tiles of the base game.
pub const TILES: [TileRecord; 49] = [
    record(1, "castle", "t-castle", 14, 2, 5),
    record(2, "mine", "t-mine", 10, 2, 5),
    record(3, "ship", "t-ship", 20, 6, 5),
    record(4, "warehouse", "b-warehouse", 5, 2, 7),
    record(5, "watchtower", "b-watchtower", 5, 2, 7),
    record(6, "carpenter", "b-carpenter", 5, 2, 6),
    record(7, "church", "b-church", 5, 2, 6),
    record(8, "market", "b-market", 5, 2, 6),
    record(9, "boarding-house", "b-boarding", 5, 2, 7),
    record(10, "bank", "b-bank", 5, 2, 7),
    record(11, "town-hall", "b-townhall", 5, 2, 7),
    record(12, "sheep-2", "a-sheep", 2, 0, 6),
    record(13, "sheep-3", "a-sheep", 2, 1, 6),
    record(14, "sheep-4", "a-sheep", 1, 1, 6),
    record(15, "cow-2", "a-cow", 2, 0, 6),
    record(16, "cow-3", "a-cow", 2, 1, 6),
    record(17, "cow-4", "a-cow", 1, 1, 6),
    record(18, "pig-2", "a-pig", 2, 0, 6),
    record(19, "pig-3", "a-pig", 2, 1, 6),
    record(20, "pig-4", "a-pig", 1, 1, 6),
    record(21, "goat-2", "a-goat", 2, 0, 6),
    record(22, "goat-3", "a-goat", 2, 1, 6),
    record(23, "goat-4", "a-goat", 1, 1, 6),
    record(24, "monastery-1", "m-1", 1, 0, 9),
    record(25, "monastery-2", "m-2", 1, 0, 9),
    record(26, "monastery-3", "m-3", 1, 0, 9),
    record(27, "monastery-4", "m-4", 1, 0, 9),
    record(28, "monastery-5", "m-5", 1, 0, 9),
    record(29, "monastery-6", "m-6", 1, 0, 9),
    record(30, "monastery-7", "m-7", 0, 1, 10),
    record(31, "monastery-8", "m-8", 1, 0, 10),
    record(32, "monastery-9", "m-9", 1, 0, 10),
    record(33, "monastery-10", "m-10", 1, 0, 10),
    record(34, "monastery-11", "m-11", 1, 0, 10),
    record(35, "monastery-12", "m-12", 0, 1, 10),
    record(36, "monastery-13", "m-13", 1, 0, 10),
    record(37, "monastery-14", "m-14", 0, 1, 10),
    record(38, "monastery-15", "m-15", 0, 1, 10),
    record(39, "monastery-16", "m-16", 1, 0, 10),
    record(40, "monastery-17", "m-17", 1, 0, 10),
    record(41, "monastery-18", "m-18", 1, 0, 10),
    record(42, "monastery-19", "m-19", 1, 0, 10),
    record(43, "monastery-20", "m-20", 1, 0, 10),
    record(44, "monastery-21", "m-21", 1, 0, 10),
    record(45, "monastery-22", "m-22", 1, 0, 10),
    record(46, "monastery-23", "m-23", 1, 0, 10),
    record(47, "monastery-24", "m-24", 0, 1, 11),
    record(48, "monastery-25", "m-25", 0, 1, 11),
    record(49, "monastery-26", "m-26", 1, 0, 11),
];

/// The tiles that modules add to the piles, and the inn, of which five lie beside them.
pub const MODULE_TILES: [(Module, TileRecord); 7] = [
    (Module::ExtraTiles, record(50, "monastery-27", "m-27", 1, 0, 11)),
    (Module::ExtraTiles, record(51, "monastery-28", "m-28", 1, 0, 11)),
    (Module::WhiteCastles, record(52, "monastery-29", "m-29", 1, 0, 10)),
    (Module::WhiteCastles, record(53, "white-castle", "b-whitecastle", 6, 2, 12)),
    (Module::ExtraTiles, record(54, "crane", "b-crane", 0, 1, 11)),
    (Module::ExtraTiles, record(55, "geese", "a-geese", 0, 1, 11)),
    (Module::Inns, record(56, "inn", "b-inn", 0, 0, 12)),
];

/// Any tile of the black depot, turned over.
pub const BLACK_TILE: TileRecord = record(57, "black", "hex-black", 0, 0, 14);

/// The tiles of a game with these modules, in the order in which the piles are filled.
pub fn tiles_of(modules: Modules) -> impl Iterator<Item = &'static TileRecord> + Clone {
    let added = MODULE_TILES.iter().filter(move |(module, _)| modules.has(*module));
    TILES.iter().chain(added.map(|(_, record)| record))
}

/// The building that monasteries 16 to 23 and 29 score, four points each (rulebook page 10).
#[must_use]
pub const fn scored_building(monastery: u8) -> Option<Building> {
    Some(match monastery {
        monasteries::SCORES_WAREHOUSES => Building::Warehouse,
        monasteries::SCORES_WATCHTOWERS => Building::Watchtower,
        monasteries::SCORES_CARPENTERS => Building::Carpenter,
        monasteries::SCORES_CHURCHES => Building::Church,
        monasteries::SCORES_MARKETS => Building::Market,
        monasteries::SCORES_BOARDING_HOUSES => Building::BoardingHouse,
        monasteries::SCORES_BANKS => Building::Bank,
        monasteries::SCORES_TOWN_HALLS => Building::TownHall,
        monasteries::SCORES_WHITE_CASTLES => Building::WhiteCastle,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
