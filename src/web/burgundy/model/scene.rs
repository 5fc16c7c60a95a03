//! The scene: the content of Burgundy's table and the meaning of touches, as plain data.
//!
//! The model computes a [`Scene`] from a position and a selection; the components of `draw` render it and report
//! touches as [`Tap`]s. The components know no rules and no wording: every text here is final and in the reader's
//! language.
//!
//! Large parts are behind [`Rc`], so that unchanged parts can be compared cheaply.

pub mod code;
mod estate;
mod of_modules;
mod page;
mod solo;
mod table;
mod team;
mod touch;

pub use estate::*;
pub use of_modules::*;
pub use page::*;
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
