//! Monasteries (rulebook pages 9 to 11): the number of each, named for its effect.

/// Cities may hold any number of buildings of one kind (1; page 9).
pub const SAME_BUILDINGS_IN_A_CITY: u8 = 1;
/// Each mine also brings a worker at the end of a phase (2; page 9).
pub const MINES_BRING_WORKERS: u8 = 2;
/// Each sale of goods brings two silver in place of one (3; page 9).
pub const SALES_BRING_MORE_SILVER: u8 = 3;
/// Each sale of goods also brings a worker (4; page 9).
pub const SALES_BRING_A_WORKER: u8 = 4;
/// Each ship may also take the goods of a depot beside the first (5; page 9).
pub const SHIPS_LOAD_AT_TWO_DEPOTS: u8 = 5;
/// The tile that is bought may come from any of the seven depots; in 2019 it is paid with workers then (6; page 9).
pub const BUYS_FROM_ALL_DEPOTS: u8 = 6;
/// Each animal tile that scores brings a point more (7; page 10).
pub const ANIMAL_TILES_SCORE_ONE_MORE: u8 = 7;
/// Each worker changes a die by up to two (8; page 10).
pub const WORKERS_CHANGE_DICE_BY_TWO: u8 = 8;
/// A free step for placing buildings (9; page 10).
pub const FREE_STEP_FOR_BUILDINGS: u8 = 9;
/// A free step for placing animals and ships (10; page 10).
pub const FREE_STEP_FOR_ANIMALS_AND_SHIPS: u8 = 10;
/// A free step for placing castles, mines and monasteries (11; page 10).
pub const FREE_STEP_FOR_CASTLES_MINES_MONASTERIES: u8 = 11;
/// A free step for taking tiles (12; page 10).
pub const FREE_STEP_TO_TAKE: u8 = 12;
/// A die that hires workers also brings a silver (13; page 10).
pub const HIRING_BRINGS_SILVER: u8 = 13;
/// A die hires four workers in place of two (14; page 10).
pub const HIRES_FOUR: u8 = 14;
/// At the end: points for each kind of goods that was sold (15; page 10).
pub const SCORES_KINDS_SOLD: u8 = 15;
/// At the end: points for each warehouse (16; page 10).
pub const SCORES_WAREHOUSES: u8 = 16;
/// At the end: points for each watchtower (17; page 10).
pub const SCORES_WATCHTOWERS: u8 = 17;
/// At the end: points for each carpenter's workshop (18; page 10).
pub const SCORES_CARPENTERS: u8 = 18;
/// At the end: points for each church (19; page 10).
pub const SCORES_CHURCHES: u8 = 19;
/// At the end: points for each market (20; page 10).
pub const SCORES_MARKETS: u8 = 20;
/// At the end: points for each boarding house (21; page 10).
pub const SCORES_BOARDING_HOUSES: u8 = 21;
/// At the end: points for each bank (22; page 10).
pub const SCORES_BANKS: u8 = 22;
/// At the end: points for each town hall (23; page 10).
pub const SCORES_TOWN_HALLS: u8 = 23;
/// At the end: points for each kind of animal (24; page 11).
pub const SCORES_SPECIES: u8 = 24;
/// At the end: a point for each of the goods that were sold (25; page 11).
pub const SCORES_GOODS_SOLD: u8 = 25;
/// At the end: points for each bonus tile (26; page 11).
pub const SCORES_BONUS_TILES: u8 = 26;
/// Module: the owner's stone lies on top of its stack on the bridge (27; page 11).
pub const STONE_STAYS_ON_TOP: u8 = 27;
/// Module: a silver buys two workers, as often as there is silver (28; page 11).
pub const BUYS_WORKERS: u8 = 28;
/// Module: at the end, points for each white castle (29; page 10).
pub const SCORES_WHITE_CASTLES: u8 = 29;

/// The first monastery of a module: those before it are the base game's.
pub const FIRST_OF_MODULES: u8 = STONE_STAYS_ON_TOP;
/// The last one; the first is 1.
pub const LAST: u8 = SCORES_WHITE_CASTLES;

/// The monasteries that score at the end.
pub const SCORING: [u8; 13] = [
    SCORES_KINDS_SOLD,
    SCORES_WAREHOUSES,
    SCORES_WATCHTOWERS,
    SCORES_CARPENTERS,
    SCORES_CHURCHES,
    SCORES_MARKETS,
    SCORES_BOARDING_HOUSES,
    SCORES_BANKS,
    SCORES_TOWN_HALLS,
    SCORES_SPECIES,
    SCORES_GOODS_SOLD,
    SCORES_BONUS_TILES,
    SCORES_WHITE_CASTLES,
];
