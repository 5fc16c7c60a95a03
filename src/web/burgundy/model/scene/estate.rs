//! Estates and their parts.

use crate::engine::hex::Cell;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::model::scene::{
    Banner, Extras, Icon, Mark, Piece, Pile, Spot, TeamView, Text,
};

/// A field of an estate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldView {
    /// The field.
    pub field: Field,
    /// Its position.
    pub cell: Cell,
    /// Its printed colour.
    pub colour: Colour,
    /// Its number, 1 to 6.
    pub number: u8,
    /// The tile on it.
    pub piece: Option<Piece>,
    /// State: `Free` lights it, `Workers(n)` dots it.
    pub mark: Mark,
    /// Picture of the tile that would be placed on a lit field.
    pub ghost: Option<Icon>,
    /// Colour of the player who placed the tile in the last turn.
    pub fresh: Option<Banner>,
    /// Origin of the tile, if it came with the last action.
    pub from: Option<Spot>,
    /// True if the whole region is filled.
    pub finished: bool,
    /// Accessible name.
    pub label: Text,
}

/// A key field of a storage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyView {
    /// The key field.
    pub key: Key,
    /// The tile on it.
    pub piece: Option<Piece>,
    /// True if it is reserved for the partner, in a team game.
    pub closed: bool,
    /// State.
    pub mark: Mark,
    /// Origin of the tile, if it came with the last action.
    pub from: Option<Spot>,
    /// Accessible name.
    pub label: Text,
}

/// State of a die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DieState {
    /// Not used yet.
    #[default]
    Ready,
    /// Usable for the selection: gold ring.
    Serves,
    /// Usable for the selection with this many workers: dotted ring and chip.
    ServesFor(u8),
    /// Chosen.
    Chosen,
    /// Used.
    Spent,
}

/// A die of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DieView {
    /// 1 to 6, or 0 for a castle's action with any number.
    pub face: u8,
    /// True if it is the white die, used by a white castle.
    pub white: bool,
    /// State.
    pub state: DieState,
    /// Accessible name.
    pub label: Text,
}

/// A player's principality: drawn large for the player in front, small for the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Estate {
    /// The seat.
    pub seat: Seat,
    /// The player's colour.
    pub banner: Banner,
    /// The player's name.
    pub name: Text,
    /// The sign of a person or a computer player.
    pub sign: Icon,
    /// A short line about the player, such as "plays next" or "thought 2.1 s".
    pub status: Text,
    /// True if it is this player's turn.
    pub playing: bool,
    /// The board; 0 while none is chosen.
    pub board: BoardId,
    /// The board in words, such as "board 1".
    pub board_name: Text,
    /// Points so far.
    pub points: u16,
    /// Points in words.
    pub points_label: Text,
    /// Silver.
    pub silver: u16,
    /// Silver in words.
    pub silver_label: Text,
    /// Workers.
    pub workers: u16,
    /// Workers in words.
    pub workers_label: Text,
    /// All fields of the board, in order.
    pub fields: Vec<FieldView>,
    /// The key fields.
    pub storage: Vec<KeyView>,
    /// The goods, at most three piles.
    pub goods: Vec<Pile>,
    /// Sold goods in words, such as "8 sold"; empty for none.
    pub sold: Text,
    /// The dice of this round.
    pub dice: Vec<DieView>,
    /// Additions of modules.
    pub extras: Extras,
    /// The partners, in a team game.
    pub team: Option<TeamView>,
    /// Accessible description of the whole estate.
    pub label: Text,
    /// Label of the small panel's button: "Benno, 69 points: make large".
    pub enlarge: Text,
}

/// A board offered before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardOffer {
    /// The board.
    pub board: BoardId,
    /// Its name, such as "Board 7".
    pub name: Text,
    /// A second line, such as "the one drawn for you"; empty for none.
    pub sub: Text,
    /// Accessible name.
    pub label: Text,
}
