//! What can be touched, what a touch says, and how a thing that can be touched stands.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::Colour;
use crate::games::burgundy::tiles::Tile;
use crate::web::replay::view::Control;

/// Something on the page that can be touched or asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A die of the action bar, by its index in [`Bar::dice`].
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
    /// The effect that comes first, in the solo game.
    Effect,
    /// The counting stone's way, in the solo game.
    Stone,
    /// A shield, wherever it lies.
    Shield(Shield),
    /// A border post of an estate: 0 north-west, 1 north-east, 2 south.
    Post(Seat, u8),
    /// The bonuses for all three border posts.
    Posts,
    /// A card of a trade route, counted from 0 from the left.
    Card(Seat, u8),
}

/// What a person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tap {
    /// Touched something on the board.
    On(Spot),
    /// Took up what lies on a spot to drag it.
    Lift(Spot),
    /// Dragged what lies on the first spot onto the second: as touching both, or plainer.
    Drag(Spot, Spot),
    /// Asked what something is: press and hold, the context menu, or the key `?` on it.
    Help(Spot),
    /// A button of the action bar, by the number that its [`Button`] carries.
    Button(u8),
    /// Something of what waits in the solo game, by its number.
    Waits(u8),
    /// One of the boards offered before the game.
    Board(BoardId),
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Restart the turn.
    Restart,
    /// Open or close the history.
    History,
    /// End the turn.
    EndTurn,
    /// Let go of what is chosen: Escape, or a touch beside everything.
    Cancel,
    /// A line of the record, by the number that its [`LogRow`] carries.
    Line(u32),
    /// An entry of the list of legal actions, by its index in [`List::items`].
    Listed(u16),
    /// Open or close the list of legal actions (the key `l`).
    List,
    /// Close the list of legal actions.
    CloseList,
    /// Open the menu.
    Menu,
    /// Ask for a hint.
    Hint,
    /// Turn "what is this?" on or off: while on, the next touch explains instead of acting.
    HelpMode,
    /// Close the help bubble.
    CloseHelp,
    /// Turn the view by 180° for the person opposite.
    Turn,
    /// Open the sharing panel.
    Share,
    /// Open the settings.
    Settings,
    /// Something at the timeline.
    Replay(Control),
    /// Play on from a moment, in a game of its own.
    Branch(u16),
    /// Share the game up to a moment.
    ShareAt(u16),
    /// Play on in this tab a game that another tab has.
    TakeOver,
    /// Go to the score of a game that is over.
    Score,
}

/// How something stands at this moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mark {
    /// As it lies; a touch is still reported.
    #[default]
    Plain,
    /// May be chosen at no cost: gold ring.
    Free,
    /// May be chosen for this many workers: dotted ring and a chip.
    Workers(u8),
    /// Chosen: lifted, ink ring under gold ring.
    Chosen,
    /// Not in play at this moment, such as another player's choice: nearly grey.
    Off,
}

impl Mark {
    /// Whether it may be chosen or is.
    #[must_use]
    pub const fn is_lit(self) -> bool {
        matches!(self, Mark::Free | Mark::Workers(_) | Mark::Chosen)
    }
}

/// A hexagonal tile as drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The tile.
    pub tile: Tile,
    /// Whether its back is black: drawn with a dotted line.
    pub black: bool,
    /// Whether goats are chickens (2011 edition).
    pub chickens: bool,
}

impl Piece {
    /// A tile of the 2019 edition with a back in its own colour.
    #[must_use]
    pub const fn new(tile: Tile) -> Piece {
        Piece { tile, black: false, chickens: false }
    }
}
