//! The middle of the table: depots, bridge, calendar, bonus tiles.

use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::scene::{
    Banner, Mark, Piece, ShieldView, Spot, TableExtras, Text, Track,
};
use std::rc::Rc;

/// One place for a tile on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Which place it is.
    pub slot: Slot,
    /// The colour printed there; `None` in the black depot.
    pub colour: Option<Colour>,
    /// The tile lying there.
    pub piece: Option<Piece>,
    /// Whether it is the next that leaves the game from here, in the solo game.
    pub next: bool,
    /// How it stands.
    pub mark: Mark,
    /// Name for the screen reader: what lies there, where, and what it costs.
    pub label: Text,
}

/// Goods of one kind lying together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    /// The kind.
    pub good: Good,
    /// How many, at least 1.
    pub count: u8,
    /// How they stand: `Free` in the own store means they may be sold now.
    pub mark: Mark,
    /// Where they came from, if they arrived with the last action.
    pub from: Option<Spot>,
    /// Name for the screen reader.
    pub label: Text,
}

/// A numbered depot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Depot {
    /// Its number, 1 to 6.
    pub number: u8,
    /// The places in use with so many players: two, three or four, in their printed order.
    pub places: Vec<Place>,
    /// The goods lying there, one pile for each kind.
    pub goods: Vec<Pile>,
    /// The shields lying there, at most two.
    pub shields: Vec<ShieldView>,
    /// `Free`: its number serves; `Workers(n)`: it would for n workers (a chip beside the die).
    pub mark: Mark,
    /// Whether the depot as a whole is a choice (a ship's goods): then it is a button of its own.
    pub whole: bool,
    /// Name for the screen reader, and title when it is enlarged, such as "Depot 4".
    pub name: Text,
    /// Name for the screen reader with what it offers, used when `whole`.
    pub label: Text,
}

/// The black depot in the middle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlackDepot {
    /// Four, six or eight places for two, three or four players.
    pub places: Vec<Place>,
    /// What a tile costs.
    pub price: u16,
    /// Whether two workers may be paid instead of silver now (monastery 6).
    pub workers_too: bool,
    /// How it stands.
    pub mark: Mark,
    /// Name for the screen reader, and title when it is enlarged.
    pub name: Text,
}

/// Before, now or after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Time {
    /// Over.
    Past,
    /// At this moment.
    Now,
    /// To come.
    #[default]
    Next,
}

/// A phase on the calendar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phase {
    /// 0 (A) to 4 (E).
    pub phase: u8,
    /// Points for each region finished in it.
    pub points: u8,
    /// Before, now or after.
    pub time: Time,
    /// Name for the screen reader.
    pub label: Text,
}

/// A round on the calendar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// 0 to 4.
    pub round: u8,
    /// The good that still waits for its round.
    pub good: Option<Good>,
    /// Before, now or after.
    pub time: Time,
    /// Name for the screen reader.
    pub label: Text,
}

/// A bonus tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// Still there, worth these points; in the solo game, so many fields are missing.
    Open(u8),
    /// Taken by this player.
    Taken(Banner),
}

/// The two bonus tiles of a colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bonus {
    /// The colour.
    pub colour: Colour,
    /// The large tile, for the first.
    pub large: Claim,
    /// The small tile, for the second; none in the solo game.
    pub small: Option<Claim>,
    /// Name for the screen reader.
    pub label: Text,
}

/// The bridge: stones on each of its seven spaces, the lowest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bridge {
    /// Seven spaces.
    pub spaces: Vec<Vec<Banner>>,
    /// Turn order in words.
    pub label: Text,
    /// The counting stone's way, which lies in the bridge's place in the solo game.
    pub track: Option<Track>,
}

/// The middle of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Depots 1 to 6.
    pub depots: Vec<Rc<Depot>>,
    /// The black depot.
    pub black: Rc<BlackDepot>,
    /// The bridge.
    pub bridge: Rc<Bridge>,
    /// Phases A to E.
    pub phases: Vec<Phase>,
    /// The rounds of this phase.
    pub rounds: Vec<Round>,
    /// The six colours' bonus tiles, in the order castle, ship, mine, monastery, animal, building.
    pub bonuses: Vec<Bonus>,
    /// The white die of this round, 1 to 6; `None` before the first round.
    pub white: Option<u8>,
    /// The good that it sent to a depot.
    pub white_good: Option<Good>,
    /// The white die in words.
    pub white_label: Text,
    /// The table of sizes in words.
    pub sizes_label: Text,
    /// What modules add.
    pub extras: TableExtras,
    /// The table as a whole, for the screen reader.
    pub label: Text,
}
