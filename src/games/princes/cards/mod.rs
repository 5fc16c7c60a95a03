//! All cards as records, set by set. To add a set: its rows in a file, its names below, its [`Set`], and
//! effects that rules don't know yet.

mod barbarians;
mod base;
mod intrigue;
mod merchants;
pub mod sets;

use crate::games::princes::card::{Card, Row, Set};

/// Gives each card its constant, in the order of the tables.
macro_rules! name_cards {
    ($($name:ident)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u8)]
        enum Index { $($name,)* Count }

        #[allow(missing_docs)] // the records say what they are
        impl Card { $(pub const $name: Card = Card(Index::$name as u8);)* }

        /// How many different cards there are.
        pub const COUNT: usize = Index::Count as usize;
    };
}

name_cards! {
    ABBEY MARKETPLACE PARISH_HALL STOREHOUSE TOLL_BRIDGE BRICK_FACTORY GRAIN_MILL IRON_FOUNDRY
    LUMBER_CAMP WEAVERS_SHOP LARGE_TRADE_SHIP SHIP_A SHIP_O SHIP_G SHIP_L SHIP_B SHIP_W AUSTIN HARALD
    INGA OSMUND CANDAMIR SIGLIND BRIGITTA RELOCATION SCOUT MERCHANT_CARAVAN GOLDSMITH YULE INVENTION
    YEAR_OF_PLENTY FEUD FRATERNAL_FEUDS TRAVELING_MERCHANT TRADE_SHIPS_RACE
    BISHOP MICHAEL MISSIONARY NORN_PRIESTESS ODINS_PRIEST RED_LIGHT_TAVERN ABBEY_BREWERY REINER_MILLER
    GREAT_THING ODINS_FOUNTAIN PILGRIMAGE_SITE GODFREY BROTHERHOOD_MASTER BISHOPS_SEE CHURCH
    SACRIFICIAL_SITE ODINS_TEMPLE BRAN JUDITH RELIGIOUS_DISPUTE GOOD_NEIGHBORS
    MENDICANTS GERO HERGILD TRADE_MONOPOLY MARITIME_MONOPOLY TACTICAL_RETREAT GUILD_MASTER
    COMMERCIAL_METROPOLIS TRADING_POST BRIGAND_CAMP PAPER_RESIDENCE CLOTH_RESIDENCE WAINWRIGHT
    PIRATE_SHIP_M OLAF SHIP_BUILDER MASTER_MERCHANTS_ALLIANCE COMMERCIAL_HARBOR CRAFT_GUILD LIGHTHOUSE
    TRADING_STATION FORTUNATE_VOYAGE CAPRICIOUS_SEA HOUR_MASTER_MERCHANTS
    ALLIANCE CASTELLAN SIEGFRIED RELOCATION_B HERO_CONTEST BARBARIAN_STRONGHOLD BORDER_FORTRESS
    WHITE_RAVEN ARND BAROC CARAVEL MARIE SIWARD WOLFGANG CASTLE SECRET_BROTHERHOOD BAILIWICK ARSENAL
    TRIUMPH BARBARIAN_ATTACK BARBARIAN_RETREAT
}

/// The tables of the sets, in the order of the names.
const TABLES: [&[Row]; Set::ALL.len()] =
    [&base::ROWS, &intrigue::ROWS, &merchants::ROWS, &barbarians::ROWS];

/// All records by number.
static ROWS: [Row; COUNT] = joined();

/// What stands in a table for a card that there is not.
static NOTHING: Row = crate::games::princes::card::BLANK;

#[expect(clippy::indexing_slicing, reason = "evaluated when it is compiled")]
const fn joined() -> [Row; COUNT] {
    let mut rows = [crate::games::princes::card::BLANK; COUNT];
    let (mut set, mut next) = (0, 0);
    while set < TABLES.len() {
        let mut at = 0;
        while at < TABLES[set].len() {
            rows[next] = TABLES[set][at];
            next += 1;
            at += 1;
        }
        set += 1;
    }
    assert!(next == COUNT, "a card without a row");
    rows
}

impl Card {
    /// The card's record; of no card a blank one.
    #[inline]
    #[must_use]
    pub fn row(self) -> &'static Row {
        ROWS.get(self.0 as usize).unwrap_or(&NOTHING)
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..COUNT as u8).map(Card)
    }
}
