//! Worth of every card beside its points and beside the yield of regions, as one table: a figure or the
//! reason for none.

use crate::games::princes::card::{COUNT, Card};

/// Source of a card's worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The figures of its row.
    Figures,
    /// Victory points, strength, skill, commerce and progress, which the position counts.
    Points,
    /// Regions that produce two, or a cheaper rate, which the position counts.
    Regions,
    /// Its passives, weighed by the position they are in; figures of its row come on top.
    Passives,
    /// None: an event lies in no hand and no principality.
    Event,
}

/// Figures of a card beside its points and its part in production, in thousandths of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Extra {
    /// For each round that it lies there.
    pub a_round: i32,
    /// Once, as it comes.
    pub at_once: i32,
    /// In the hand.
    pub held: i32,
}

/// A row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// The card.
    pub card: Card,
    /// Source of its worth.
    pub source: Source,
    /// Its figures.
    pub extra: Extra,
}

const fn row(card: Card, source: Source, a_round: i32, at_once: i32, held: i32) -> Worth {
    Worth { card, source, extra: Extra { a_round, at_once, held } }
}

/// A card that lies in a principality, by figures.
const fn lies(card: Card, a_round: i32, at_once: i32) -> Worth {
    row(card, Source::Figures, a_round, at_once, 0)
}

/// An action, by a figure.
const fn held(card: Card, held: i32) -> Worth {
    row(card, Source::Figures, 0, 0, held)
}

/// A card of which points count, and a figure on top.
const fn points(card: Card, a_round: i32) -> Worth {
    row(card, Source::Points, a_round, 0, 0)
}

/// A card of which regions count, and a figure on top.
const fn regions(card: Card, a_round: i32) -> Worth {
    row(card, Source::Regions, a_round, 0, 0)
}

/// A card that is weighed by its passives.
const fn counted(card: Card, a_round: i32, at_once: i32) -> Worth {
    row(card, Source::Passives, a_round, at_once, 0)
}

/// An event.
const fn event(card: Card) -> Worth {
    row(card, Source::Event, 0, 0, 0)
}

/// The figures of a card; of none, zeros.
#[must_use]
pub fn extra_of(card: Card) -> Extra {
    WORTHS
        .get(usize::from(card.0))
        .map_or(Extra { a_round: 0, at_once: 0, held: 0 }, |row| row.extra)
}

/// The table, in the order of the cards; its length is theirs.
pub static WORTHS: [Worth; COUNT] = [
    // The base set.
    lies(Card::ABBEY, 44, 0),
    counted(Card::MARKETPLACE, 15, 0),
    lies(Card::PARISH_HALL, 16, 0),
    lies(Card::STOREHOUSE, 15, 60),
    counted(Card::TOLL_BRIDGE, 11, 0),
    regions(Card::BRICK_FACTORY, 2),
    regions(Card::GRAIN_MILL, -10),
    regions(Card::IRON_FOUNDRY, 7),
    regions(Card::LUMBER_CAMP, -17),
    regions(Card::WEAVERS_SHOP, 4),
    lies(Card::LARGE_TRADE_SHIP, 37, 0),
    regions(Card::SHIP_A, 37),
    regions(Card::SHIP_O, 14),
    regions(Card::SHIP_G, 10),
    regions(Card::SHIP_L, 20),
    regions(Card::SHIP_B, 3),
    regions(Card::SHIP_W, 28),
    points(Card::AUSTIN, 1),
    points(Card::HARALD, -14),
    points(Card::INGA, 27),
    points(Card::OSMUND, -2),
    points(Card::CANDAMIR, -13),
    points(Card::SIGLIND, 22),
    held(Card::BRIGITTA, 197),
    held(Card::RELOCATION, 60),
    held(Card::SCOUT, 103),
    held(Card::MERCHANT_CARAVAN, 173),
    held(Card::GOLDSMITH, 122),
    event(Card::YULE),
    event(Card::INVENTION),
    event(Card::YEAR_OF_PLENTY),
    event(Card::FEUD),
    event(Card::FRATERNAL_FEUDS),
    event(Card::TRAVELING_MERCHANT),
    event(Card::TRADE_SHIPS_RACE),
    // Intrigue.
    held(Card::BISHOP, 241),
    held(Card::MICHAEL, 165),
    held(Card::MISSIONARY, 281),
    held(Card::NORN_PRIESTESS, 288),
    held(Card::ODINS_PRIEST, 191),
    lies(Card::RED_LIGHT_TAVERN, -8, 140),
    lies(Card::ABBEY_BREWERY, 24, 0),
    lies(Card::REINER_MILLER, 22, 0),
    lies(Card::GREAT_THING, 4, 0),
    lies(Card::ODINS_FOUNTAIN, 14, 60),
    lies(Card::PILGRIMAGE_SITE, 31, 0),
    lies(Card::GODFREY, 18, 160),
    lies(Card::BROTHERHOOD_MASTER, -5, 0),
    lies(Card::BISHOPS_SEE, 7, 120),
    lies(Card::CHURCH, 0, 110),
    lies(Card::SACRIFICIAL_SITE, 16, 60),
    lies(Card::ODINS_TEMPLE, 24, 100),
    lies(Card::BRAN, 10, 120),
    lies(Card::JUDITH, 56, 0),
    event(Card::RELIGIOUS_DISPUTE),
    event(Card::GOOD_NEIGHBORS),
    // Merchants.
    held(Card::MENDICANTS, 228),
    held(Card::GERO, 170),
    held(Card::HERGILD, 187),
    held(Card::TRADE_MONOPOLY, 311),
    held(Card::MARITIME_MONOPOLY, 170),
    held(Card::TACTICAL_RETREAT, 150),
    held(Card::GUILD_MASTER, 221),
    points(Card::COMMERCIAL_METROPOLIS, 0),
    lies(Card::TRADING_POST, 43, 0),
    lies(Card::BRIGAND_CAMP, 4, 100),
    lies(Card::PAPER_RESIDENCE, 2, 260),
    lies(Card::CLOTH_RESIDENCE, 6, 220),
    lies(Card::WAINWRIGHT, 4, 0),
    counted(Card::PIRATE_SHIP_M, -14, 150),
    lies(Card::OLAF, -11, 230),
    lies(Card::SHIP_BUILDER, 35, 60),
    lies(Card::MASTER_MERCHANTS_ALLIANCE, 31, 0),
    lies(Card::COMMERCIAL_HARBOR, -10, 80),
    lies(Card::CRAFT_GUILD, -1, 200),
    lies(Card::LIGHTHOUSE, 26, 60),
    lies(Card::TRADING_STATION, 32, 0),
    event(Card::FORTUNATE_VOYAGE),
    event(Card::CAPRICIOUS_SEA),
    event(Card::HOUR_MASTER_MERCHANTS),
    // Barbarians.
    held(Card::ALLIANCE, 147),
    held(Card::CASTELLAN, 237),
    held(Card::SIEGFRIED, 303),
    held(Card::RELOCATION_B, 60),
    held(Card::HERO_CONTEST, 186),
    lies(Card::BARBARIAN_STRONGHOLD, 6, 60),
    lies(Card::BORDER_FORTRESS, 32, 200),
    lies(Card::WHITE_RAVEN, 21, 0),
    lies(Card::ARND, 25, 40),
    lies(Card::BAROC, 30, 0),
    lies(Card::CARAVEL, -9, 40),
    lies(Card::MARIE, 20, 250),
    lies(Card::SIWARD, 13, 0),
    lies(Card::WOLFGANG, 33, 0),
    lies(Card::CASTLE, 6, 0),
    lies(Card::SECRET_BROTHERHOOD, 77, 0),
    lies(Card::BAILIWICK, 29, 0),
    lies(Card::ARSENAL, 10, 80),
    lies(Card::TRIUMPH, 14, 200),
    event(Card::BARBARIAN_ATTACK),
    event(Card::BARBARIAN_RETREAT),
    // Gold.
    lies(Card::GOLD_CACHE, 39, 0),
    lies(Card::MERCHANT_GUILD, -17, 60),
    counted(Card::HARBOR, 4, 0),
    counted(Card::TRADING_BASE, 15, 0),
    lies(Card::MINT, 40, 0),
    counted(Card::MONEYLENDER, 4, 0),
    counted(Card::SALT_SILO, -5, 0),
    lies(Card::STAPLE_HOUSE, -6, 200),
    lies(Card::STOREHOUSE_G, 9, 60),
    counted(Card::TOLL_BRIDGE_G, -5, 0),
    lies(Card::LARGE_TRADE_SHIP_G, 30, 0),
    counted(Card::PIRATE_SHIP, 24, 150),
    held(Card::MERCHANT, 313),
    held(Card::TRADE_MASTER, 345),
    held(Card::GUDRUN, 252),
    held(Card::BRIGANDS_G, 277),
    held(Card::REINER_HERALD, 194),
    held(Card::GOLDSMITH_G, 152),
    event(Card::GIFT_FOR_PRINCE),
    event(Card::TRAVELING_MERCHANT_G),
    event(Card::TRADE_SHIPS_RACE_G),
    // Turmoil.
    counted(Card::LOOKOUT_TOWER, 10, 0),
    counted(Card::DRILL_GROUND, -4, 0),
    counted(Card::HEINRICH, 25, 0),
    counted(Card::IRMGARD, 12, 0),
    points(Card::CARL, -13),
    lies(Card::HEDGE_TAVERN, 6, 60),
    counted(Card::CHAPEL_LOW, 19, 0),
    counted(Card::CHAPEL_HIGH, -19, 0),
    counted(Card::FIRE_BRIGADE, -17, 0),
    lies(Card::TITHE_BARN, -11, 160),
    lies(Card::FAIRGROUNDS, -17, 120),
    points(Card::FESTIVAL_HALL, -6),
    held(Card::ARCHER, 350),
    held(Card::ARSONIST, 439),
    held(Card::TRAITOR, 310),
    held(Card::VOYAGE_OF_PLUNDER, 298),
    held(Card::BRIGANDS_T, 301),
    held(Card::SEBASTIAN, 118),
    event(Card::RIOTS),
    event(Card::FEUD_T),
    event(Card::FRATERNAL_FEUDS_T),
    // Progress.
    lies(Card::UNIVERSITY, 11, 60),
    lies(Card::LIBRARY, 15, 150),
    lies(Card::TOWN_HALL, 24, 0),
    points(Card::PARLIAMENT, 0),
    counted(Card::PHARMACY, 14, 0),
    counted(Card::BATH_HOUSE, 9, 0),
    counted(Card::BUILDING_CRANE, 20, 0),
    points(Card::CHIEF_CANNONEER, 1),
    held(Card::BENJAMIN, 167),
    held(Card::DOCTOR, 227),
    held(Card::GUIDO, 179),
    held(Card::GUSTAV, 178),
    held(Card::MINERAL_MINING, 191),
    held(Card::THREE_FIELD, 153),
    held(Card::BRIGITTA_P, 218),
    held(Card::RELOCATION_P, 60),
    event(Card::PLAGUE),
    event(Card::INVENTION_P),
];
