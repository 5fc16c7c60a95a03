//! Touchable things, reports of touches, and the state of a touchable thing.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::Colour;
pub use crate::web::burgundy::art::marks::Mark;
pub use crate::web::burgundy::art::tile::Piece;

/// Something on the page that can be touched or asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A die of the action bar, by its index in [`Bar::dice`](super::Bar::dice).
    Die(u8),
    /// A place of a depot, with its tile.
    Slot(Slot),
    /// A whole numbered depot, 1 to 6, or 7 for the black one.
    Depot(u8),
    /// A kind of goods in a numbered depot.
    DepotGood(u8, Good),
    /// A field of an estate.
    Field(Seat, Field),
    /// A key field of a storage.
    Key(Seat, Key),
    /// A kind of goods in an estate's store.
    Good(Seat, Good),
    /// The points of a player.
    Points(Seat),
    /// The silver of a player.
    Silver(Seat),
    /// The workers of a player.
    Workers(Seat),
    /// The goods a player sold.
    Sold(Seat),
    /// The bridge with the turn order.
    Bridge,
    /// A phase, 0 (A) to 4 (E).
    Phase(u8),
    /// A round of the phase, 0 to 4.
    Round(u8),
    /// The bonus tiles of a colour.
    Bonus(Colour),
    /// The table of points by size of a region.
    Sizes,
    /// The white die.
    WhiteDie,
    /// The effect to be resolved first, in the solo game.
    Effect,
    /// The counting stone's track, in the solo game.
    Stone,
    /// A shield, wherever it is.
    Shield(Shield),
    /// A border post of an estate: 0 north-west, 1 north-east, 2 south.
    Post(Seat, u8),
    /// The bonuses for all three border posts.
    Posts,
    /// A card of a trade route, counted from 0 from the left.
    Card(Seat, u8),
}

/// A person's input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tap {
    /// Touched something on the board.
    On(Spot),
    /// Lifted the piece on a spot to drag it.
    Lift(Spot),
    /// Dragged a piece from the first spot to the second; like touching both, but less ambiguous.
    Drag(Spot, Spot),
    /// Pressed a button of the action bar, by the number that its [`Button`](super::Button) carries.
    Button(u8),
    /// Touched a pending effect in the solo game, by its number.
    Waits(u8),
    /// Chose one of the boards offered before the game.
    Board(BoardId),
    /// Ended the turn.
    EndTurn,
    /// Deselected everything by touching beside all elements.
    Cancel,
}
