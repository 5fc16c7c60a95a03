//! What stands around the boards: record, action bar, line on top, panels, captions.

use crate::games::burgundy::boards::BoardId;
use crate::web::burgundy::scene::{
    Banner, DieView, EffectView, Icon, Mark, Piece, Spot, Tap, Text,
};

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
    /// Whether the picture alone is shown, because many such choices stand side by side.
    pub small: bool,
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
    /// The effect that comes first, to choose beside the dice, in the solo game.
    pub effect: Option<EffectView>,
    /// What is to be done, in a few words.
    pub title: Text,
    /// Why, or what is lit: one sentence.
    pub say: Text,
    /// How far a computer player's or a hint's thinking has come, in hundredths.
    pub progress: Option<u8>,
    /// What the progress is of, for the screen reader.
    pub progress_label: Text,
    /// Choices that have no place on the board.
    pub buttons: Vec<Button>,
    /// Undo, redo, restart, history.
    pub tools: Vec<Tool>,
    /// Whether the turn was to be ended too soon, in turn 1 and 2: what is left to do shakes.
    pub urged: u8,
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
    /// Why it can't be used now; empty if it can, or is not for use.
    pub refusal: Text,
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
    /// Each action in words, with its number, which a touch reports by [`Tap::Listed`]. What reads the same comes to the
    /// same, and stands here once.
    pub items: Vec<(u16, Text)>,
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
    /// "Enlarge the board", where a phone shows it small.
    pub zoom: Text,
    /// How the tiles of a board are walked: "arrow keys move, Enter chooses, ? explains".
    pub keys: Text,
}
