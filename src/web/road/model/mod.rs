//! What lies on Road's table as plain data, and what a touch comes to. No drawing and no wording in here, and
//! no rules: what may be done follows from the list of legal actions, what is shown from a looker's view.

pub mod advice;
pub mod hand;
pub mod happened;
pub mod row;
pub mod seats;
pub mod tray;

use crate::engine::seat::Seat;
use crate::games::road::Cards;
use crate::games::road::cards::Resource;
use crate::games::road::purchase::Purchase;
use tray::Tray;

/// What somebody is in the middle of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Picked {
    /// The card of the display that is to be bought, and its place in the row.
    pub card: Option<(Purchase, Option<u8>)>,
    /// Of which kind cards go instead of the missing one.
    pub with: Option<Resource>,
    /// An offer or counter-offer that is being made up.
    pub tray: Option<Tray>,
    /// Cards that go to the robber.
    pub out: Cards,
    /// The card that is given away.
    pub gift: Option<Resource>,
    /// Who gets it.
    pub to: Option<Seat>,
    /// Whether the event that lies open was read.
    pub read: bool,
}

impl Picked {
    /// A card of the display is picked, or let go if it was.
    #[must_use]
    pub fn toggled(&self, card: Purchase, slot: Option<u8>) -> Picked {
        let picked = (self.card != Some((card, slot))).then_some((card, slot));
        Picked { card: picked, read: self.read, ..Picked::default() }
    }
}
