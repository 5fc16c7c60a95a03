//! Parts around the boards: the action bar, pieces at hand, explanations, captions.

use crate::games::burgundy::boards::BoardId;
use crate::web::burgundy::model::scene::{
    Banner, DieView, EffectView, Icon, Mark, Piece, Spot, Tap, Text,
};

/// A button of the action bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ButtonView {
    /// Tap reported when pressed.
    pub tap: Tap,
    /// Icon.
    pub icon: Icon,
    /// Label.
    pub label: Text,
    /// Gain or cost; empty for none.
    pub sub: Text,
    /// True if it is lit as the requested choice.
    pub lit: bool,
    /// True if only the icon is shown, for many similar choices side by side.
    pub small: bool,
}

/// Content of the action bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// Colour of the dice.
    pub banner: Banner,
    /// The dice of the player in front; a castle's action is added as a die with face 0.
    pub dice: Vec<DieView>,
    /// The effect to be resolved first, beside the dice, in the solo game.
    pub effect: Option<EffectView>,
    /// The prompt in a few words.
    pub title: Text,
    /// A sentence of explanation.
    pub say: Text,
    /// Choices without a place on the board.
    pub buttons: Vec<ButtonView>,
    /// Set to 1 and 2 alternately by attempts to end the turn too early, which shake the remaining choices.
    pub urged: u8,
    /// The end of the turn, lit when nothing is left to do; `None` if it is not a person's turn.
    pub end: Option<ButtonView>,
    /// Accessible name of the dice.
    pub dice_label: Text,
}

/// A piece within reach of the thumb on a phone, with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// Spot reported when touched.
    pub spot: Spot,
    /// The tile.
    pub piece: Piece,
    /// Its short name.
    pub name: Text,
    /// State.
    pub mark: Mark,
    /// Accessible name.
    pub label: Text,
}

/// Pieces within reach of the thumb from one place: "Your store", "Depot 4".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// Name of the place.
    pub title: Text,
    /// At most four pieces.
    pub picks: Vec<Pick>,
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

/// An explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Help {
    /// Title.
    pub title: Text,
    /// The tile, drawn large, if it is one.
    pub piece: Option<Piece>,
    /// Otherwise a symbol.
    pub icon: Option<Icon>,
    /// Reason why it can't be used now; empty if it can, or is not usable at all.
    pub refusal: Text,
    /// Explanation, one paragraph each.
    pub lines: Vec<Text>,
    /// Page of the rulebook, such as "Rulebook, page 6".
    pub page: Text,
}

/// Points that float up from the place where they were scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Float {
    /// Unique for each event, so that the same points can float twice.
    pub id: u32,
    /// Starting place: a field, or a player's points.
    pub at: Spot,
    /// Text such as "+6".
    pub points: Text,
    /// Reason, in one or two words.
    pub reason: Text,
    /// Number of floats of the same moment before this one, which appear one after the other.
    pub order: u8,
}

/// Texts printed on the table, and names of parts of the page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[allow(missing_docs)] // each is the caption of the part it is named after
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
    /// Tabs of the phone, and names of the page's parts.
    pub tab_table: Text,
    pub tab_mine: Text,
    pub tab_others: Text,
    /// "Other players".
    pub others: Text,
    /// "Close", for all overlays.
    pub close: Text,
    /// "Enlarge the board", for a phone.
    pub zoom: Text,
    /// Keyboard instructions for a board: "arrow keys move, Enter chooses, ? explains".
    pub keys: Text,
}
