//! Road's table as plain data, and the effect of touches. No drawing, wording or rules: possible actions follow from
//! the list of legal ones, and everything shown from a viewer's view.

pub mod advice;
pub mod goals;
pub mod hand;
pub mod happened;
pub mod race;
pub mod row;
pub mod seats;
pub mod standing;
pub mod subject;
pub mod tray;

use crate::engine::seat::Seat;
use crate::games::road::Cards;
use crate::games::road::cards::Resource;
use crate::games::road::purchase::Purchase;
use tray::Tray;

/// The current selection.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Picked {
    /// The card of the display to be bought, and its place in the row.
    pub card: Option<(Purchase, Option<u8>)>,
    /// The kind paid instead of the missing card.
    pub with: Option<Resource>,
    /// An offer or counter-offer being put together.
    pub tray: Option<Tray>,
    /// Cards to be given to the robber.
    pub out: Cards,
    /// The card to be given away.
    pub gift: Option<Resource>,
    /// The seat that receives it.
    pub to: Option<Seat>,
    /// True if the shown event was read.
    pub read: bool,
}

impl Picked {
    /// Picks a card of the display, or deselects it.
    #[must_use]
    pub fn toggled(&self, card: Purchase, slot: Option<u8>) -> Picked {
        let picked = (self.card != Some((card, slot))).then_some((card, slot));
        Picked { card: picked, read: self.read, ..Picked::default() }
    }
}
