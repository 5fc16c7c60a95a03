//! Estates and what belongs to them.

use crate::engine::hex::Cell;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::scene::{Banner, Extras, Icon, Mark, Piece, Pile, Spot, TeamView, Text};

/// A field of an estate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldView {
    /// Which field.
    pub field: Field,
    /// Where it lies.
    pub cell: Cell,
    /// Its printed colour.
    pub colour: Colour,
    /// Its number, 1 to 6.
    pub number: u8,
    /// The tile on it.
    pub piece: Option<Piece>,
    /// How it stands: `Free` lights it, `Workers(n)` dots it.
    pub mark: Mark,
    /// The picture of what would be placed on a lit field.
    pub ghost: Option<Icon>,
    /// The stone of the player who placed the tile in the last turn.
    pub fresh: Option<Banner>,
    /// Where the tile came from, if it arrived with the last action.
    pub from: Option<Spot>,
    /// Whether the whole region is filled.
    pub finished: bool,
    /// Name for the screen reader.
    pub label: Text,
}

/// A key field of a storage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyView {
    /// Which key field.
    pub key: Key,
    /// The tile on it.
    pub piece: Option<Piece>,
    /// Whether it is the partner's alone, in a team game.
    pub closed: bool,
    /// How it stands.
    pub mark: Mark,
    /// Where the tile came from, if it arrived with the last action.
    pub from: Option<Spot>,
    /// Name for the screen reader.
    pub label: Text,
}

/// How a die stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DieState {
    /// Not used yet.
    #[default]
    Ready,
    /// Serves what is chosen: gold ring.
    Serves,
    /// Serves what is chosen for this many workers: dotted ring and chip.
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
    /// Whether it is the white die, with which a white castle acts.
    pub white: bool,
    /// How it stands.
    pub state: DieState,
    /// Name for the screen reader.
    pub label: Text,
}

/// Who sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Sitter {
    /// A person.
    #[default]
    Person,
    /// A computer player.
    Computer,
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
    /// Who plays it.
    pub sitter: Sitter,
    /// One short line about the player, such as "plays next" or "thought 2.1 s".
    pub status: Text,
    /// Whether it is this player's turn.
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
    /// All fields of the board, in their order.
    pub fields: Vec<FieldView>,
    /// The key fields.
    pub storage: Vec<KeyView>,
    /// The goods, at most three piles.
    pub goods: Vec<Pile>,
    /// Goods sold in words, such as "8 sold"; empty for none.
    pub sold: Text,
    /// The dice of this round.
    pub dice: Vec<DieView>,
    /// What modules add.
    pub extras: Extras,
    /// The partners, in a team game.
    pub team: Option<TeamView>,
    /// The estate as a whole, for the screen reader.
    pub label: Text,
    /// What the small panel's button says: "Benno, 69 points: make large".
    pub enlarge: Text,
}
