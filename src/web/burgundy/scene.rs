//! The scene: what lies on the table page and what each touch means, as plain data.
//!
//! The model computes a [`Scene`] from a position and a selection; the table's components draw it
//! and report touches as [`Tap`]s. The components know no rules and no wording: every text here is
//! finished and in the reader's language.
//!
//! Large parts stand behind [`Rc`], so that a part that did not change costs nothing to compare.

use crate::engine::hex::Cell;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::tiles::{Colour, Tile};
use std::rc::Rc;

/// A finished text in the reader's language; made with `"…".into()` from any string.
pub type Text = Rc<str>;

/// The id of a symbol of the sprite, such as `t-ship`, `g-4`, `die-5` or `u-undo`.
pub type Icon = &'static str;

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
}

/// What a person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tap {
    /// Touched something on the board.
    On(Spot),
    /// Asked what something is: press and hold, the context menu, or the key `?` on it.
    Help(Spot),
    /// A button of the action bar, by the number that its [`Button`] carries.
    Button(u8),
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
    /// A line of the record, by the number that its [`Line`] carries.
    Line(u32),
    /// An entry of the list of legal actions, by its index in [`List::items`].
    Listed(u16),
    /// Open or close the list of legal actions (the key `l`).
    List,
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
}

/// A player's colour; each has its own mark too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Banner {
    /// Ruby, with a cross.
    #[default]
    Ruby,
    /// Navy, with a bend.
    Navy,
    /// Amber, with a chevron.
    Amber,
    /// Verdigris, with a pale.
    Verdigris,
}

impl Banner {
    /// All four.
    pub const ALL: [Banner; 4] = [Banner::Ruby, Banner::Navy, Banner::Amber, Banner::Verdigris];

    /// The class that sets the colour and the ink upon it.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Banner::Ruby => "p1",
            Banner::Navy => "p2",
            Banner::Amber => "p3",
            Banner::Verdigris => "p4",
        }
    }

    /// The banner with this number from 0; they repeat after four.
    #[must_use]
    pub const fn nth(number: u8) -> Banner {
        match number % 4 {
            0 => Banner::Ruby,
            1 => Banner::Navy,
            2 => Banner::Amber,
            _ => Banner::Verdigris,
        }
    }
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

/// One place for a tile on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Which place it is.
    pub slot: Slot,
    /// The colour printed there; `None` in the black depot.
    pub colour: Option<Colour>,
    /// The tile lying there.
    pub piece: Option<Piece>,
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
    pub price: u8,
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
    /// Still there, worth these points.
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
    /// The small tile, for the second.
    pub small: Claim,
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
    /// The table as a whole, for the screen reader.
    pub label: Text,
}

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
    /// Whether the tile was placed in this player's last turn.
    pub fresh: bool,
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
    pub silver: u8,
    /// Silver in words.
    pub silver_label: Text,
    /// Workers.
    pub workers: u8,
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
    /// The estate as a whole, for the screen reader.
    pub label: Text,
    /// What the small panel's button says: "Benno, 69 points: make large".
    pub enlarge: Text,
}

/// A stretch of a line of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The words.
    pub text: Text,
    /// Whether they are bold: names.
    pub strong: bool,
}

/// A line of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number, reported by [`Tap::Line`]; also its key in the list.
    pub number: u32,
    /// A picture of what it tells.
    pub icon: Icon,
    /// Who did it.
    pub banner: Option<Banner>,
    /// The sentence.
    pub runs: Vec<Run>,
    /// Points, such as "+33"; empty for none.
    pub points: Text,
    /// Whether the moment shown is this one.
    pub shown: bool,
}

/// A button of the action bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What a touch reports.
    pub tap: Tap,
    /// Its picture.
    pub icon: Icon,
    /// What it does.
    pub label: Text,
    /// What that brings or costs; empty for none.
    pub sub: Text,
    /// Whether it glows: the choice asked for right now.
    pub lit: bool,
}

/// A button that is only a picture, with its name for screen readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tool {
    /// What a touch reports.
    pub tap: Tap,
    /// Its picture.
    pub icon: Icon,
    /// Its name.
    pub label: Text,
    /// Whether it can be used now.
    pub enabled: bool,
    /// Whether it is switched on, for those that can be.
    pub on: Option<bool>,
}

/// The button that ends the turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// What it says.
    pub label: Text,
    /// A second line, such as "2 dice left"; empty for none.
    pub sub: Text,
    /// Filled when nothing is left to do, an outline before.
    pub filled: bool,
    /// Whether it can be used now.
    pub enabled: bool,
    /// What a touch reports, usually [`Tap::EndTurn`].
    pub tap: Tap,
}

/// The action bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// The colour of the dice.
    pub banner: Banner,
    /// The dice of the player in front; a castle's action joins them as a die with face 0.
    pub dice: Vec<DieView>,
    /// What is to be done, in a few words.
    pub title: Text,
    /// Why, or what is lit: one sentence.
    pub say: Text,
    /// Choices that have no place on the board.
    pub buttons: Vec<Button>,
    /// Undo, redo, restart, history.
    pub tools: Vec<Tool>,
    /// The end of the turn; `None` when it is not a person's turn.
    pub end: Option<End>,
    /// The bar as a whole, for the screen reader.
    pub label: Text,
    /// The dice as a group, for the screen reader.
    pub dice_label: Text,
    /// The tools as a group, for the screen reader.
    pub tools_label: Text,
}

/// The line on top of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub title: Text,
    /// Phase and round where there is room, such as "Phase C · round 2 of 5".
    pub when: Text,
    /// Phase and round on a phone, such as "C · round 2".
    pub when_short: Text,
    /// Whose turn it is, such as "Anna to move".
    pub turn: Text,
    /// The tool before the title: the menu.
    pub menu: Tool,
    /// The tools at the end: hint, help, turn the table, share, settings. A phone shows the first two.
    pub tools: Vec<Tool>,
}

/// A piece within reach of the thumb on a phone, with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// What a touch reports.
    pub spot: Spot,
    /// The tile.
    pub piece: Piece,
    /// Its short name.
    pub name: Text,
    /// How it stands.
    pub mark: Mark,
    /// Name for the screen reader.
    pub label: Text,
}

/// Pieces of one origin within reach of the thumb: "Your store", "Depot 4".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// Where they lie.
    pub title: Text,
    /// At most four pieces.
    pub picks: Vec<Pick>,
}

/// A board offered before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The board.
    pub board: BoardId,
    /// Its name, such as "Board 7".
    pub name: Text,
    /// A second line, such as "the one drawn for you"; empty for none.
    pub sub: Text,
    /// Name for the screen reader.
    pub label: Text,
}

/// The help bubble.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Help {
    /// What is explained.
    pub title: Text,
    /// The tile, drawn large, if it is one.
    pub piece: Option<Piece>,
    /// Otherwise a symbol.
    pub icon: Option<Icon>,
    /// What it is and does, one paragraph each.
    pub lines: Vec<Text>,
    /// Where the rulebook says so, such as "Rulebook, page 6".
    pub page: Text,
}

/// Points that float up from where they were won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Float {
    /// Different for each event, so that the same points can float twice.
    pub id: u32,
    /// Where they start: a field, or a player's points.
    pub at: Spot,
    /// Such as "+6".
    pub points: Text,
    /// For what, in one or two words.
    pub reason: Text,
    /// How many floats of the same moment went before: they follow one another.
    pub order: u8,
}

/// The list of everything that is legal now, for the keyboard and the screen reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct List {
    /// Its title.
    pub title: Text,
    /// Each action in words; a touch reports [`Tap::Listed`] with the index.
    pub items: Vec<Text>,
}

/// Words that are printed on the table or name a part of the page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[allow(missing_docs)] // each is the caption of what it is named after
pub struct Captions {
    pub turn_order: Text,
    pub phase: Text,
    pub round: Text,
    /// "First · second to finish a colour".
    pub bonuses: Text,
    /// "Points per region".
    pub sizes: Text,
    pub white_die: Text,
    pub store: Text,
    pub goods: Text,
    /// The tabs of the phone, and names of the page's parts.
    pub tab_table: Text,
    pub tab_mine: Text,
    pub tab_others: Text,
    pub tab_record: Text,
    pub tabs: Text,
    /// "Other players".
    pub others: Text,
    /// "Record".
    pub record: Text,
    /// "Close", for everything that lies over the table.
    pub close: Text,
    /// How the tiles of a board are walked: "arrow keys move, Enter chooses, ? explains".
    pub keys: Text,
}

/// Everything on the table page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// Captions.
    pub captions: Rc<Captions>,
    /// The line on top.
    pub header: Rc<Header>,
    /// The middle of the table.
    pub table: Rc<Table>,
    /// The estate of the player in front.
    pub own: Rc<Estate>,
    /// The others, in turn order from the player in front: one to three.
    pub others: Vec<Rc<Estate>>,
    /// Boards offered before the game; they stand in place of the own estate while there are any.
    pub offers: Vec<Offer>,
    /// The record, newest first.
    pub record: Rc<Vec<Line>>,
    /// The action bar.
    pub bar: Rc<Bar>,
    /// What a phone keeps within reach below the own estate.
    pub hands: Vec<Rc<Hand>>,
    /// The help bubble, if open.
    pub help: Option<Rc<Help>>,
    /// The list of legal actions, if open.
    pub list: Option<Rc<List>>,
    /// Points floating up.
    pub floats: Rc<Vec<Float>>,
    /// What just happened in words; each new text is read out by the screen reader.
    pub spoken: Text,
}
