//! What computer players hold of things, as one table: thousandths of a point unless a line says otherwise.

use crate::games::princes::card::Card;

impl Weights {
    /// The figures of players who see an advantage when it is there, and not when it is near or in danger, who
    /// cling to cards they might build some day, and who change them only for what is clearly better.
    pub const SHORT_SIGHTED: Weights = Weights {
        margin: 0,
        reach: 0,
        held: 22,
        skill: 100,
        stock: 70,
        exchange: 40,
        set_roll: 190,
        second: 55,
        brigands: 30,
        ..Weights::USUAL
    };

    /// The same so many turns later: what was produced meanwhile lies there and does not count again.
    #[must_use]
    pub fn after(self, turns: u32) -> Weights {
        let passed = i32::try_from(turns).unwrap_or(0) * self.aged;
        Weights { rounds: (self.rounds - passed).max(self.pace_least), ..self }
    }
}

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// The figures of an evaluation.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Weights {
            /// The figures that players go by: set by hand, and compared over series of games.
            pub const USUAL: Weights = Weights { $($name: $value,)* };

            /// The names of all figures.
            pub const NAMES: &str = concat!($(stringify!($name), " ",)*);

            /// Changes a figure, for experiments; gives whether there is one of this name.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

weights! {
    /// A point.
    point = 1000;
    /// A point more for each point that there is already, for the nearer end.
    climb = 14;
    /// Having won.
    win = 40_000;
    /// Having the points that win, before one's own turn.
    almost = 6_000;
    /// A resource that comes in time to be used.
    resource = 150;
    /// Rounds until the end for each point that the leader lacks, in hundredths.
    pace = 190;
    /// Rounds that remain in any case, in hundredths.
    pace_least = 150;
    /// Rounds that remain, in hundredths, as they were counted when thinking began: what one does should not
    /// seem to bring the end nearer for what one has. 0 for those that the position says.
    rounds = 0;
    /// A resource that lies there, whatever it is for.
    stock = 160;
    /// The same of a rival, of whose plans nothing is known.
    stock_of_rival = 100;
    /// The second thing that stores are saved for, in hundredths of what it would be alone.
    second = 35;
    /// What a trade on the way to a price takes off it, in hundredths.
    by_trade = 7;
    /// A road that waits for its settlement, in hundredths of the settlement.
    road = 28;
    /// A second such road.
    second_road = 70;
    /// A point of strength, of skill, of commerce, of progress.
    strength = 120;
    /// See [`strength`](Weights::strength).
    skill = 40;
    /// See [`strength`](Weights::strength).
    commerce = 120;
    /// See [`strength`](Weights::strength).
    progress = 250;
    /// What the trade advantage brings a round, in hundredths of a resource.
    trade_share = 45;
    /// What it is to lack no skill at celebrations, a round, in hundredths of a resource.
    feast_share = 30;
    /// What events bring whoever has the strength advantage, a round.
    strength_share = 18;
    /// Each point by which an advantage is safe, up to three.
    margin = 70;
    /// The share of an advantage that is one point away, in hundredths; two away a half, three a quarter.
    reach = 75;
    /// A free site, up to three; each further one counts less.
    site = 170;
    /// A free site of a city, for cards that need one.
    city_site = 120;
    /// A card of the hand that nothing is known of.
    card = 220;
    /// A card of the hand that can be built, in hundredths of what it would bring.
    held = 15;
    /// The same while its conditions don't hold.
    held_for_later = 8;
    /// How likely brigands come before stores can be used, in hundredths.
    brigands = 50;
    /// What a victory over barbarians is worth, and a defeat costs.
    barbarians = 260;
    /// What cards do beside their points, in hundredths of the table below.
    extras = 100;
    /// What actions of the hand are worth, in hundredths of the table below.
    actions = 100;
    /// How much the rival's worth counts against the own, in hundredths.
    rivalry = 70;
    /// How much better an exchange must promise to be.
    exchange = 50;
    /// What a turn takes off the rounds that remain, in hundredths.
    aged = 50;
    /// What a card set by name (before the roll) must bring.
    set_roll = 120;
}

/// What a card does beside its points and beside what it adds to production.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extra {
    /// For each round that it lies there.
    pub a_round: i32,
    /// Once, as it comes.
    pub at_once: i32,
    /// In the hand.
    pub held: i32,
}

const fn extra(a_round: i32, at_once: i32, held: i32) -> Extra {
    Extra { a_round, at_once, held }
}

/// The extras of a card; most have none.
#[must_use]
pub const fn extra_of(card: Card) -> Extra {
    match card {
        Card::ABBEY => extra(7, 0, 0),
        Card::PARISH_HALL => extra(16, 0, 0),
        Card::STOREHOUSE => extra(8, 60, 0),
        Card::LARGE_TRADE_SHIP => extra(28, 0, 0),
        Card::BRIGITTA => extra(0, 0, 190),
        Card::RELOCATION | Card::RELOCATION_B => extra(0, 0, 60),
        Card::SCOUT => extra(0, 0, 170),
        Card::MERCHANT_CARAVAN => extra(0, 0, 170),
        Card::GOLDSMITH => extra(0, 0, 150),
        _ => of_intrigue(card),
    }
}

/// The same of the cards of intrigue, and of the sets after it.
#[inline]
const fn of_intrigue(card: Card) -> Extra {
    match card {
        Card::BISHOP => extra(0, 0, 260),
        Card::MICHAEL => extra(0, 0, 160),
        Card::MISSIONARY => extra(0, 0, 280),
        Card::NORN_PRIESTESS => extra(0, 0, 260),
        Card::ODINS_PRIEST => extra(0, 0, 230),
        Card::RED_LIGHT_TAVERN => extra(0, 140, 0),
        Card::ABBEY_BREWERY => extra(16, 0, 0),
        Card::REINER_MILLER => extra(24, 0, 0),
        Card::GREAT_THING => extra(4, 0, 0),
        Card::ODINS_FOUNTAIN => extra(14, 60, 0),
        Card::PILGRIMAGE_SITE => extra(8, 0, 0),
        Card::GODFREY => extra(0, 160, 0),
        Card::BROTHERHOOD_MASTER => extra(5, 0, 0),
        Card::BISHOPS_SEE => extra(8, 120, 0),
        Card::CHURCH => extra(8, 110, 0),
        Card::SACRIFICIAL_SITE => extra(8, 60, 0),
        Card::ODINS_TEMPLE => extra(8, 100, 0),
        Card::BRAN => extra(0, 120, 0),
        Card::JUDITH => extra(55, 0, 0),
        _ => of_merchants(card),
    }
}

/// The same of the merchants' cards, and of the set after it.
#[inline]
const fn of_merchants(card: Card) -> Extra {
    match card {
        Card::MENDICANTS => extra(0, 0, 230),
        Card::GERO => extra(0, 0, 280),
        Card::HERGILD => extra(0, 0, 180),
        Card::TRADE_MONOPOLY => extra(0, 0, 330),
        Card::MARITIME_MONOPOLY => extra(0, 0, 280),
        Card::TACTICAL_RETREAT => extra(0, 0, 150),
        Card::GUILD_MASTER => extra(0, 0, 230),
        Card::TRADING_POST => extra(26, 0, 0),
        Card::BRIGAND_CAMP => extra(6, 100, 0),
        Card::PAPER_RESIDENCE => extra(0, 260, 0),
        Card::CLOTH_RESIDENCE => extra(0, 220, 0),
        Card::WAINWRIGHT => extra(20, 0, 0),
        Card::PIRATE_SHIP_M => extra(22, 150, 0),
        Card::OLAF => extra(0, 230, 0),
        Card::SHIP_BUILDER => extra(14, 60, 0),
        Card::MASTER_MERCHANTS_ALLIANCE => extra(30, 0, 0),
        Card::COMMERCIAL_HARBOR => extra(22, 80, 0),
        Card::CRAFT_GUILD => extra(0, 200, 0),
        Card::LIGHTHOUSE => extra(28, 60, 0),
        Card::TRADING_STATION => extra(30, 0, 0),
        _ => of_barbarians(card),
    }
}

/// The same of the cards of the barbarians' time.
#[inline]
const fn of_barbarians(card: Card) -> Extra {
    match card {
        Card::ALLIANCE => extra(0, 0, 240),
        Card::CASTELLAN => extra(0, 0, 220),
        Card::SIEGFRIED => extra(0, 0, 300),
        Card::HERO_CONTEST => extra(0, 0, 200),
        Card::BARBARIAN_STRONGHOLD => extra(6, 60, 0),
        Card::BORDER_FORTRESS => extra(10, 200, 0),
        Card::WHITE_RAVEN => extra(40, 0, 0),
        Card::ARND => extra(6, 40, 0),
        Card::BAROC => extra(30, 0, 0),
        Card::CARAVEL => extra(4, 40, 0),
        Card::MARIE => extra(0, 250, 0),
        Card::SIWARD => extra(6, 0, 0),
        Card::WOLFGANG => extra(28, 0, 0),
        Card::CASTLE => extra(6, 0, 0),
        Card::SECRET_BROTHERHOOD => extra(40, 0, 0),
        Card::BAILIWICK => extra(26, 0, 0),
        Card::ARSENAL => extra(8, 80, 0),
        Card::TRIUMPH => extra(14, 200, 0),
        _ => extra(0, 0, 0),
    }
}

/// How near a price of which so many resources are missing comes to being paid, in hundredths.
pub const NEAR: [i32; 9] = [82, 64, 49, 36, 26, 18, 12, 8, 4];

/// How regions of a kind add up, in hundredths of one: the second lumber of a round is worth less.
pub const TOGETHER: [i32; 13] = [0, 100, 178, 240, 292, 336, 374, 406, 434, 458, 478, 494, 506];

/// How likely brigands find more than seven, by what is counted now, in hundredths of their coming.
pub const COUNTED: [i32; 9] = [0, 0, 0, 0, 0, 4, 14, 40, 100];
