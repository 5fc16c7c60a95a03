//! Cards by number, their sets and classes. The records are in [`cards`](super::cards).

use crate::engine::total::At;
use crate::two_forms;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Defines a constant for each card, in the order of the tables.
macro_rules! name_cards {
    ($($name:ident)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u8)]
        enum Index { $($name,)* Count }

        #[allow(missing_docs)] // the records say what they are
        impl Card { $(pub const $name: Card = Card(Index::$name as u8);)* }

        /// Number of different cards.
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
    GOLD_CACHE MERCHANT_GUILD HARBOR TRADING_BASE MINT MONEYLENDER SALT_SILO STAPLE_HOUSE STOREHOUSE_G
    TOLL_BRIDGE_G LARGE_TRADE_SHIP_G PIRATE_SHIP MERCHANT TRADE_MASTER GUDRUN BRIGANDS_G REINER_HERALD
    GOLDSMITH_G GIFT_FOR_PRINCE TRAVELING_MERCHANT_G TRADE_SHIPS_RACE_G
    LOOKOUT_TOWER DRILL_GROUND HEINRICH IRMGARD CARL HEDGE_TAVERN CHAPEL_LOW CHAPEL_HIGH FIRE_BRIGADE
    TITHE_BARN FAIRGROUNDS FESTIVAL_HALL ARCHER ARSONIST TRAITOR VOYAGE_OF_PLUNDER BRIGANDS_T SEBASTIAN
    RIOTS FEUD_T FRATERNAL_FEUDS_T
    UNIVERSITY LIBRARY TOWN_HALL PARLIAMENT PHARMACY BATH_HOUSE BUILDING_CRANE CHIEF_CANNONEER BENJAMIN
    DOCTOR GUIDO GUSTAV MINERAL_MINING THREE_FIELD BRIGITTA_P RELOCATION_P PLAGUE INVENTION_P
}

/// Number of words in a set of cards.
pub const WORDS: usize = COUNT.div_ceil(64);
/// A set of cards, one bit for each number.
pub type CardSet = [u64; WORDS];

/// A card by its place in the table; equal copies have the same number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

impl Card {
    /// No card.
    pub const NONE: Card = Card(255);
    /// An event card face down: events of all sets have the same back.
    pub const EVENT_BACK: Card = Card(239);

    /// The back of a set's cards, shown where the face is hidden.
    #[must_use]
    pub const fn back(set: Set) -> Card {
        Card(240 + set as u8)
    }

    /// True if the card is in a set.
    #[inline]
    #[must_use]
    pub fn is_in(self, set: &CardSet) -> bool {
        set.at(usize::from(self.0 / 64)) >> (self.0 % 64) & 1 != 0
    }

    /// True unless this is [`Card::NONE`].
    #[inline]
    #[must_use]
    pub const fn is_some(self) -> bool {
        (self.0 as usize) < COUNT
    }
}

impl Card {
    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..COUNT as u8).map(Card)
    }
}

/// A set of cards, with its own back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Set {
    /// The base set, which is in every game.
    Base,
    /// The era of intrigue.
    Intrigue,
    /// The era of merchant princes.
    Merchants,
    /// The era of barbarians.
    Barbarians,
    /// The era of gold.
    Gold,
    /// The era of turmoil.
    Turmoil,
    /// The era of progress.
    Progress,
}

impl Set {
    /// All sets.
    pub const ALL: [Set; 7] = [
        Set::Base,
        Set::Intrigue,
        Set::Merchants,
        Set::Barbarians,
        Set::Gold,
        Set::Turmoil,
        Set::Progress,
    ];

    /// The set's key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Set::Base => "base",
            Set::Intrigue => "intrigue",
            Set::Merchants => "merchants",
            Set::Barbarians => "barbarians",
            Set::Gold => "gold",
            Set::Turmoil => "turmoil",
            Set::Progress => "progress",
        }
    }
}

/// A set of [`Set`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sets(pub u8);

impl Sets {
    /// The empty set.
    pub const NONE: Sets = Sets(0);
    /// All sets except the base set.
    pub const THEMES: Sets = Sets::of(&Set::ALL).without(Sets::of(&[Set::Base]));

    /// The set of these.
    #[must_use]
    pub const fn of(sets: &[Set]) -> Sets {
        let (mut bits, mut at) = (0, 0);
        while let Some((set, _)) = sets.split_at(at).1.split_first() {
            bits |= 1 << *set as u8;
            at += 1;
        }
        Sets(bits)
    }

    /// True if it includes this set.
    #[must_use]
    pub const fn has(self, set: Set) -> bool {
        self.0 >> set as u8 & 1 != 0
    }

    /// This with one set added.
    #[must_use]
    pub const fn with(self, set: Set) -> Sets {
        Sets(self.0 | 1 << set as u8)
    }

    /// This without those sets.
    #[must_use]
    pub const fn without(self, others: Sets) -> Sets {
        Sets(self.0 & !others.0)
    }

    /// Number of sets.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The sets, in the order of their stacks.
    pub fn iter(self) -> impl Iterator<Item = Set> + Clone {
        Set::ALL.into_iter().filter(move |set| self.has(*set))
    }
}

impl From<Sets> for u8 {
    fn from(sets: Sets) -> u8 {
        sets.0
    }
}

impl TryFrom<u8> for Sets {
    type Error = &'static str;
    fn try_from(bits: u8) -> Result<Sets, &'static str> {
        let sets = Sets(bits);
        let known = sets.without(Sets::of(&Set::ALL)) == Sets::NONE;
        if known { Ok(sets) } else { Err("no sets of the game") }
    }
}

two_forms!(
    Sets as ArrayVec<Set, { Set::ALL.len() }>,
    |sets: Sets| sets.iter().collect(),
    |list: ArrayVec<Set, _>| Ok::<_, &str>(list.into_iter().fold(Sets::NONE, Sets::with)),
    bytes u8
);

/// A class of cards that conditions and effects count or name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Buildings, including those that stand in the other principality.
    Building,
    /// Heroes, trade ships, other ships and other units.
    Unit,
    /// Heroes.
    Hero,
    /// Heroines.
    Heroine,
    /// Trade ships.
    TradeShip,
    /// Trade ships of one kind of resource.
    CommonShip,
    /// All kinds of ships.
    Ship,
    /// Residences.
    Residence,
    /// Units with at least one strength point.
    StrongUnit,
    /// Units with at least one strength or commerce point.
    Rioter,
}
