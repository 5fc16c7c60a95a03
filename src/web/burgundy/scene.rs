//! The scene: what lies on the table page and what each touch means, as plain data.
//!
//! The model computes a [`Scene`] from a position and a selection; the table's components draw it
//! and report touches as [`Tap`]s. The components know no rules and no wording: every text here is
//! finished and in the reader's language.
//!
//! Large parts stand behind [`Rc`], so that a part that did not change costs nothing to compare.

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
pub use crate::web::ui::log_row::{LogRow, Run};
pub use crate::web::ui::text::{Icon, Text};

use crate::web::replay::view::Replay;
use std::rc::Rc;

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
    /// The others, in turn order from the player in front: one to three, or none in the solo game.
    pub others: Vec<Rc<Estate>>,
    /// The goal and what waits, in the solo game.
    pub goal: Option<Rc<Goal>>,
    /// Boards offered before the game; they stand in place of the own estate while there are any.
    pub offers: Vec<Offer>,
    /// The record, newest first.
    pub record: Rc<Vec<LogRow>>,
    /// The action bar.
    pub bar: Rc<Bar>,
    /// The timeline, in place of the action bar, while the past is looked at.
    pub replay: Option<Rc<Replay>>,
    /// What a phone keeps within reach below the own estate.
    pub hands: Vec<Rc<Hand>>,
    /// The help bubble, if open, and what it explains.
    pub help: Option<(Spot, Rc<Help>)>,
    /// The list of legal actions, if open.
    pub list: Option<Rc<List>>,
    /// Points floating up.
    pub floats: Rc<Vec<Float>>,
    /// What just happened in words; each new text is read out by the screen reader.
    pub spoken: Text,
    /// What is asked beyond a turn's usual choice, to be read out after what happened; empty if nothing is.
    pub asked: Text,
}
