//! What happened, as data: the log, the animation, the spoken words and the statistics read these.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::{Die, Key, Payment};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::tiles::{Building, Colour, Tile};

/// The rule that gave points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Animals: the new tile and its like on the same pasture.
    Animals,
    /// A finished region, by its size.
    Region {
        /// Its colour.
        colour: Colour,
        /// How many fields it has.
        size: u8,
    },
    /// The phase in which a region was finished, 0 (A) to 4 (E).
    Phase(u8),
    /// A colour finished: the large bonus tile (first) or the small one.
    Bonus {
        /// The finished colour.
        colour: Colour,
        /// Whether it is the large tile.
        first: bool,
    },
    /// Goods sold.
    Goods {
        /// The kind.
        good: Good,
        /// How many.
        count: u8,
    },
    /// A watchtower.
    Watchtower,
    /// A monastery: 7 when animals score, 15 to 26 at the end.
    Monastery(u8),
    /// Goods left at the end.
    GoodsLeft,
    /// Silver left at the end.
    SilverLeft,
    /// Workers left at the end, one point for two.
    WorkersLeft,
}

/// A row of the score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
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
}

/// How many rows the score sheet has.
pub const SOURCES: usize = 10;

impl Source {
    /// All rows in the order of the sheet.
    pub const ALL: [Source; SOURCES] = [
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

    /// The row as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
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
        }
    }
}

/// Why somebody gained silver or workers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    /// A monastery: 2, 3, 4, 13 or 14.
    Monastery(u8),
}

/// An effect that waits for a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A castle's action.
    Castle,
    /// A building's effect: warehouse, carpenter, church, market or town hall.
    Building(Building),
    /// A ship's goods.
    Ship,
    /// Monastery 5: a second depot for a ship.
    SecondDepot,
}

/// One thing that happened. Fields named alike mean the same everywhere: `seat` is whose it is, `slot`
/// and `from` where on the table, `field` where in the estate.
#[allow(missing_docs)] // each variant's line explains its fields
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A player's board is settled.
    BoardTaken { seat: Seat, board: BoardId },
    /// A start castle stands.
    CastleSet { seat: Seat, field: Field },
    /// A start castle was chosen in secret; all are revealed together.
    CastleHidden { seat: Seat },
    /// A player received a starting good.
    GoodDealt { seat: Seat, good: Good },
    /// A phase begins: 0 (A) to 4 (E).
    PhaseBegan { phase: u8 },
    /// A tile was laid out on the table.
    TileDealt { slot: Slot, tile: Tile },
    /// A good of the phase was laid out for a round, 0 to 4.
    GoodRevealed { round: u8, good: Good },
    /// A round begins, 0 to 4 within the phase.
    RoundBegan { phase: u8, round: u8 },
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
    Scored { seat: Seat, points: u8, reason: Reason },
    /// Silver gained.
    SilverGained { seat: Seat, amount: u8, gain: Gain },
    /// Workers gained.
    WorkersGained { seat: Seat, amount: u8, gain: Gain },
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
    PhaseEnded { phase: u8 },
    /// A tile was cleared from the table and left the game.
    TileCleared { slot: Slot, tile: Tile },
    /// The game is over; the final scoring follows.
    GameEnded,
}
