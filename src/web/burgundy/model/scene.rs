//! The scene: the content of Burgundy's table and the meaning of touches, as plain data.
//!
//! The model computes a [`Scene`] from a position and a selection; the components of `draw` render it and report
//! touches as [`Tap`]s. The components know no rules and no wording: every text here is final and in the reader's
//! language.
//!
//! Large parts are behind [`Rc`], so that unchanged parts can be compared cheaply.

mod bar;
pub mod code;
mod estate;
mod help;
mod of_modules;
mod solo;
mod table;
mod team;
mod touch;

pub use bar::*;
pub use estate::*;
pub use help::*;
pub use of_modules::*;
pub use solo::*;
pub use table::*;
pub use team::*;
pub use touch::*;

pub use crate::web::ui::banner::Banner;
pub use crate::web::ui::text::{Icon, Text};

use std::rc::Rc;

/// The drawn content of Burgundy's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// Captions.
    pub captions: Rc<Captions>,
    /// The middle of the table.
    pub table: Rc<Table>,
    /// The estate of the player in front.
    pub own: Rc<Estate>,
    /// The other estates, in turn order from the player in front: one to three, or none in the solo game.
    pub others: Vec<Rc<Estate>>,
    /// The goal and pending effects, in the solo game.
    pub goal: Option<Rc<Goal>>,
    /// Boards offered before the game, shown in place of the player's estate while there are any.
    pub offers: Vec<BoardOffer>,
    /// Content of the action bar.
    pub bar: Rc<Bar>,
    /// Pieces within reach of the thumb on a phone, below the player's estate.
    pub hands: Vec<Rc<Hand>>,
    /// Floating points.
    pub floats: Rc<Vec<Float>>,
    /// Text for screen readers if more is asked than a turn's usual choice; empty otherwise.
    pub asked: Text,
}

/// Points that one place brought at once: shown there as a sum, then moved to the player's total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Float {
    /// Unique for each sum, so that the same points can be shown twice.
    pub id: u32,
    /// Starting place: a field, or a player's points.
    pub at: Spot,
    /// The total that it is added to.
    pub to: Spot,
    /// Text such as "+15".
    pub points: Text,
    /// Text such as "4 + 1 + 10"; empty for a single scoring.
    pub terms: Text,
    /// Reasons, in one or two words each.
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
    /// "1st · 2nd to finish a colour".
    pub bonuses: Text,
    /// "Points by size".
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
