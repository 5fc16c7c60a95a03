//! The middle of the table: depots, bridge, calendar, bonus tiles.

use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::model::scene::{
    Banner, Mark, Piece, ShieldView, Spot, TableExtras, Text, Track,
};
use std::rc::Rc;

/// A place for a tile on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The place.
    pub slot: Slot,
    /// The colour printed there; `None` in the black depot.
    pub colour: Option<Colour>,
    /// The tile, if any.
    pub piece: Option<Piece>,
    /// True if its tile leaves the game next, in the solo game.
    pub next: bool,
    /// State.
    pub mark: Mark,
    /// Accessible name: content, place and cost.
    pub label: Text,
}

/// Goods of one kind in a pile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    /// The kind.
    pub good: Good,
    /// Number of goods, at least 1.
    pub count: u8,
    /// State: `Free` in the player's own store means they may be sold now.
    pub mark: Mark,
    /// Origin, if they came with the last action.
    pub from: Option<Spot>,
    /// Accessible name.
    pub label: Text,
}

/// A numbered depot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Depot {
    /// Its number, 1 to 6.
    pub number: u8,
    /// Places used with this number of players: two, three or four, in their printed order.
    pub places: Vec<Place>,
    /// Goods in the depot, one pile for each kind.
    pub goods: Vec<Pile>,
    /// Shields in the depot, at most two.
    pub shields: Vec<ShieldView>,
    /// `Free`: its number can be used; `Workers(n)`: it can with n workers (a chip beside the die).
    pub mark: Mark,
    /// True if the depot as a whole is a choice (a ship's goods), and thus a button.
    pub whole: bool,
    /// Accessible name, and title when enlarged, such as "Depot 4".
    pub name: Text,
    /// Accessible name including its content, used when `whole`.
    pub label: Text,
}

/// The black depot in the middle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlackDepot {
    /// Four, six or eight places for two, three or four players.
    pub places: Vec<Place>,
    /// Price of a tile.
    pub price: u16,
    /// True if two workers may be paid instead of silver now (monastery 6).
    pub workers_too: bool,
    /// State.
    pub mark: Mark,
    /// True if it is lit beside the dice, one of which lights the other depots: it is not the only choice.
    pub beside: bool,
    /// Accessible name, and title when enlarged.
    pub name: Text,
}

/// Position in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Time {
    /// Past.
    Past,
    /// Current.
    Now,
    /// Future.
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
    /// Position in time.
    pub time: Time,
    /// Accessible name.
    pub label: Text,
}

/// A round on the calendar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// 0 to 4.
    pub round: u8,
    /// The good still waiting for its round.
    pub good: Option<Good>,
    /// Position in time.
    pub time: Time,
    /// Accessible name.
    pub label: Text,
}

/// A bonus tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// Available, worth these points; in the solo game, the number of missing fields.
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
    /// The small tile, for the second; `None` in the solo game.
    pub small: Option<Claim>,
    /// Accessible name.
    pub label: Text,
}

/// The bridge: the stones on each of its seven spaces, lowest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bridge {
    /// Seven spaces.
    pub spaces: Vec<Vec<Banner>>,
    /// Turn order in words.
    pub label: Text,
    /// The counting stone's track, in place of the bridge in the solo game.
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
    /// The good it placed in a depot.
    pub white_good: Option<Good>,
    /// The white die in words.
    pub white_label: Text,
    /// The table of sizes in words.
    pub sizes_label: Text,
    /// Additions of modules.
    pub extras: TableExtras,
    /// Accessible description of the whole table.
    pub label: Text,
}
