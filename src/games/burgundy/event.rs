//! Events, as data: log, animation, spoken words and statistics read them.

use crate::engine::forms::{bits, from_one, row};
use crate::engine::seat::Seat;
use crate::games::burgundy::action::{Die, Key, Payment};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::forms::letter;
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::route_cards::{Bonus, MAX_CARDS};
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::{Building, Colour, Species, Tile};
use serde::{Deserialize, Serialize};

/// The rule that gave points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Animals: the new tile and its like on the same pasture.
    Animals,
    /// A finished region, by its size.
    Region {
        /// Its colour.
        colour: Colour,
        /// The size it counts as: one more for an inn and for shield 17, at most eight.
        size: u8,
    },
    /// The phase in which a region was finished, 0 (A) to 4 (E).
    Phase(#[serde(with = "letter")] u8),
    /// A colour finished: the large bonus tile (first) or the small one.
    Bonus {
        /// The finished colour.
        colour: Colour,
        /// True if it is the large tile.
        first: bool,
    },
    /// Goods sold.
    Goods {
        /// The kind.
        good: Good,
        /// The number.
        count: u8,
    },
    /// A watchtower.
    Watchtower,
    /// A monastery: 7 when animals score, 15 to 26 and 29 at the end.
    Monastery(u8),
    /// Goods left at the end.
    GoodsLeft,
    /// Silver left at the end.
    SilverLeft,
    /// Workers left at the end, one point for two.
    WorkersLeft,
    /// Two border posts joined in this phase, 0 (A) to 4 (E).
    Posts(#[serde(with = "letter")] u8),
    /// All three border posts joined, as the first or the second player.
    AllPosts {
        /// True if the player was the first.
        first: bool,
    },
    /// A space of a trade route.
    Route,
    /// A shield: its gain during the game, or its points at the end.
    Shield(Shield),
}

/// A row of the score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[repr(u8)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Finished regions by size.
    Regions,
    /// Phase points of finished regions.
    Phases,
    /// Bonus tiles.
    Bonuses,
    /// Animals.
    Animals,
    /// Goods sold.
    Goods,
    /// Watchtowers.
    Watchtowers,
    /// Monasteries: 7 during the game, 15 to 26 at the end.
    Monasteries,
    /// Goods left at the end.
    GoodsLeft,
    /// Silver left at the end.
    SilverLeft,
    /// Workers left at the end.
    WorkersLeft,
    /// Border posts.
    Posts,
    /// Trade routes.
    Routes,
    /// Shields.
    Shields,
}

/// Number of rows of the score sheet, including those of modules.
pub const SOURCES: usize = 13;
/// Number of rows of the base game's score sheet; those of modules follow.
pub const BASE_SOURCES: usize = 10;

impl Source {
    /// All rows of the base game in the order of the sheet.
    pub const BASE: [Source; BASE_SOURCES] = [
        Source::Regions,
        Source::Phases,
        Source::Bonuses,
        Source::Animals,
        Source::Goods,
        Source::Watchtowers,
        Source::Monasteries,
        Source::GoodsLeft,
        Source::SilverLeft,
        Source::WorkersLeft,
    ];

    /// The rows that modules add.
    pub const OF_MODULES: [Source; SOURCES - BASE_SOURCES] =
        [Source::Posts, Source::Routes, Source::Shields];

    /// The row as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The row's key in records and wording.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Source::Regions => "regions",
            Source::Phases => "phases",
            Source::Bonuses => "bonuses",
            Source::Animals => "animals",
            Source::Goods => "goods",
            Source::Watchtowers => "watchtowers",
            Source::Monasteries => "monasteries",
            Source::GoodsLeft => "goods-left",
            Source::SilverLeft => "silver-left",
            Source::WorkersLeft => "workers-left",
            Source::Posts => "posts",
            Source::Routes => "routes",
            Source::Shields => "shields",
        }
    }
}

impl Reason {
    /// The row of the score sheet that these points belong to.
    #[must_use]
    pub const fn source(self) -> Source {
        match self {
            Reason::Animals => Source::Animals,
            Reason::Region { .. } => Source::Regions,
            Reason::Phase(_) => Source::Phases,
            Reason::Bonus { .. } => Source::Bonuses,
            Reason::Goods { .. } => Source::Goods,
            Reason::Watchtower => Source::Watchtowers,
            Reason::Monastery(_) => Source::Monasteries,
            Reason::GoodsLeft => Source::GoodsLeft,
            Reason::SilverLeft => Source::SilverLeft,
            Reason::WorkersLeft => Source::WorkersLeft,
            Reason::Posts(_) | Reason::AllPosts { .. } => Source::Posts,
            Reason::Route => Source::Routes,
            Reason::Shield(_) => Source::Shields,
        }
    }
}

/// Reason for gaining silver or workers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gain {
    /// At the start of the game.
    Start,
    /// A die or a castle's action turned into workers.
    Hire,
    /// A sale of goods.
    Sale,
    /// Mines at the end of a phase.
    Mines,
    /// A building: boarding house or bank.
    Building(Building),
    /// A monastery: 2, 3, 4, 13, 14 or 28.
    Monastery(u8),
    /// A space of a trade route.
    Route,
    /// A shield: 2, 8 or 9.
    Shield(Shield),
}

/// Reason for spending silver or workers, purchases aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Two workers, with monastery 28.
    Workers,
    /// The shields' tribute at the end of a phase.
    Tribute,
    /// A point of the solo game.
    Point,
}

/// An effect that waits for a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A castle's action.
    Castle,
    /// A building's effect: warehouse, carpenter, church, market or town hall.
    Building(Building),
    /// A ship's goods.
    Ship,
    /// Monastery 5: a second depot for a ship.
    SecondDepot,
    /// The crane: the effect of any building.
    Crane,
    /// The geese: another kind of animals on their pasture.
    Geese,
    /// A trade route's action of any number.
    AnyAction,
    /// Shield 5: goods of a kind from all depots.
    Gather,
    /// Shields 14 and 15: a tile at the end of a phase.
    Settle,
    /// Shield 6: another player's monasteries.
    Naming,
    /// Solo: goods for a tile of the black depot.
    Swap,
}

/// An event. Fields with the same name have the same meaning everywhere: `seat` is the player, `slot` and
/// `from` places on the table, `field` a field of the estate.
#[allow(missing_docs)] // each variant's line explains its fields
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A player's board was determined.
    BoardTaken { seat: Seat, board: BoardId },
    /// A start castle was placed.
    CastleSet { seat: Seat, field: Field },
    /// A start castle was chosen in secret; all are revealed together.
    CastleHidden { seat: Seat },
    /// A player received a starting good.
    GoodDealt { seat: Seat, good: Good },
    /// A phase begins: 0 (A) to 4 (E).
    PhaseBegan {
        #[serde(with = "letter")]
        phase: u8,
    },
    /// A tile was laid out on the table.
    TileDealt { slot: Slot, tile: Tile },
    /// A good of the phase was laid out for a round, 0 to 4.
    GoodRevealed {
        #[serde(with = "from_one")]
        round: u8,
        good: Good,
    },
    /// A round begins, 0 to 4 within the phase.
    RoundBegan {
        #[serde(with = "letter")]
        phase: u8,
        #[serde(with = "from_one")]
        round: u8,
    },
    /// A player's dice of the round.
    Rolled { seat: Seat, dice: [u8; 2] },
    /// The white die sent the round's good to a depot, 1 to 6.
    GoodPlaced { depot: u8, good: Good },
    /// A player's turn begins.
    TurnBegan { seat: Seat },
    /// A die (or a castle's action) is used at a number, for this many workers.
    DieUsed { seat: Seat, die: Die, at: u8, workers: u8 },
    /// A tile went from the table to storage.
    TileTaken { seat: Seat, tile: Tile, from: Slot, to: Key },
    /// A purchase was paid.
    Paid { seat: Seat, payment: Payment },
    /// A stored tile left the game.
    TileDiscarded { seat: Seat, tile: Tile, from: Key },
    /// A stored tile was placed in the estate.
    TilePlaced { seat: Seat, tile: Tile, from: Key, field: Field },
    /// Points.
    Scored { seat: Seat, points: u16, reason: Reason },
    /// Silver gained.
    SilverGained {
        seat: Seat,
        amount: u8,
        #[serde(rename = "reason")]
        gain: Gain,
    },
    /// Workers gained.
    WorkersGained {
        seat: Seat,
        amount: u8,
        #[serde(rename = "reason")]
        gain: Gain,
    },
    /// Goods were sold.
    GoodsSold { seat: Seat, good: Good, count: u8 },
    /// A ship took goods of a kind from a depot.
    GoodsLoaded { seat: Seat, depot: u8, good: Good, count: u8 },
    /// A ship's goods that did not fit stayed in the depot.
    GoodsLeftBehind { seat: Seat, depot: u8, goods: GoodSet },
    /// A stone moved on the bridge, to this space from 0.
    BridgeStep { seat: Seat, space: u8 },
    /// All fields of a region are filled.
    RegionFinished { seat: Seat, field: Field, colour: Colour, size: u8 },
    /// A bonus tile was taken.
    BonusTaken { seat: Seat, colour: Colour, first: bool },
    /// An effect could not be used and is lost.
    EffectLost { seat: Seat, effect: Effect },
    /// A player let an optional effect go.
    EffectPassed { seat: Seat, effect: Effect },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A phase ended.
    PhaseEnded {
        #[serde(with = "letter")]
        phase: u8,
    },
    /// A tile was cleared from the table and left the game.
    TileCleared { slot: Slot, tile: Tile },
    /// The game is over; the final scoring follows.
    GameEnded,
    /// An inn was laid out beside the black depot, on those that lie there.
    InnDealt,
    /// A player's cards of the trade route, from left to right; 0 for none.
    RoutesDealt {
        seat: Seat,
        #[serde(with = "row")]
        cards: [u8; MAX_CARDS],
    },
    /// A good that was sold was laid on a space of the trade route, counted from 0.
    GoodLaid { seat: Seat, space: u8, good: Good, bonus: Option<Bonus> },
    /// A shield was laid out in a depot.
    ShieldDealt { depot: u8, shield: Shield },
    /// A player took a shield, for a double or with shield 11, for this many workers.
    ShieldTaken { seat: Seat, depot: u8, shield: Shield, workers: u8 },
    /// A shield left the game.
    ShieldLost { seat: Seat, shield: Shield },
    /// Shield 16: a die was turned.
    DieTurned { seat: Seat, die: Die, to: u8 },
    /// Shield 6: a player uses another one's monasteries from now on.
    MonasteriesShared { seat: Seat, with: Seat },
    /// Silver and workers spent.
    Spent {
        seat: Seat,
        silver: u8,
        workers: u8,
        #[serde(rename = "for")]
        cost: Cost,
    },
    /// The crane's effect.
    CraneUsed { seat: Seat, building: Building },
    /// The animals scored with the geese.
    GeeseJoined { seat: Seat, species: Species },
    /// Border posts were joined: bit 0 north-west and north-east, 1 north-west and south, 2
    /// north-east and south.
    PostsJoined {
        seat: Seat,
        field: Field,
        #[serde(with = "bits")]
        pairs: u8,
    },
    /// A tile went from the table straight into the estate, with shield 14 or 15.
    TileSettled { seat: Seat, tile: Tile, from: Slot, field: Field },
    /// A stored tile moved to another key field, after shield 4 was lost.
    TileMoved { seat: Seat, tile: Tile, from: Key, to: Key },
    /// Solo: the counting stone reached the marker, which moved to this place.
    MarkerReached { seat: Seat, marker: u8 },
    /// Solo: goods of a depot left the game.
    GoodsCleared { depot: u8, good: Good, count: u8 },
    /// Solo: a good was given for a tile of the black depot.
    GoodGiven { seat: Seat, good: Good },
    /// Solo: a stored tile was turned over.
    TileBlackened { seat: Seat, key: Key },
    /// Solo: all fields of a colour are filled.
    ColourFinished { seat: Seat, colour: Colour },
}

impl Event {
    /// True if the event is a result of piles, stacks or dice.
    #[must_use]
    pub const fn is_outcome(&self) -> bool {
        matches!(
            self,
            Event::GoodDealt { .. }
                | Event::TileDealt { .. }
                | Event::GoodRevealed { .. }
                | Event::Rolled { .. }
                | Event::GoodPlaced { .. }
                | Event::RoutesDealt { .. }
                | Event::ShieldDealt { .. }
        )
    }
}
