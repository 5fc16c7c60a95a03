//! The places and owners of shields (rulebook page 15).

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::shields::{DEPOT_SHIELDS, Shield};
use crate::games::burgundy::state::{Estate, State};
use crate::games::burgundy::tiles::Kind;

impl Estate {
    /// Castle tiles without a shield. White castles take none.
    #[must_use]
    pub fn bare_castles(&self) -> u8 {
        let castles = |field: &_| self.tile(*field).kind() == Some(Kind::Castle);
        let castles = self.filled.into_iter().filter(castles).count() as u8;
        castles.saturating_sub(self.shields.len())
    }

    /// The points of one of the estate's shields at the end: doubled by shield 13.
    #[must_use]
    pub const fn shield_points(&self, shield: Shield) -> u8 {
        if self.shields.has(Shield::DOUBLES_SHIELDS) {
            2 * shield.points()
        } else {
            shield.points()
        }
    }
}

impl State {
    /// The seat that owns the shield.
    #[must_use]
    pub fn holder(&self, shield: Shield) -> Option<Seat> {
        self.seats().find(|seat| self.estate(*seat).shields.has(shield))
    }

    /// The depot of a shield on the table, 1 to 6.
    #[must_use]
    pub fn depot_of(&self, shield: Shield) -> Option<u8> {
        if !shield.is_some() {
            return None;
        }
        let depot =
            self.module_state().depot_shields.iter().position(|lying| lying.contains(&shield))?;
        Some(depot as u8 + 1)
    }

    /// The shields that lie in a depot, 1 to 6.
    #[must_use]
    pub fn shields_in(&self, depot: u8) -> [Shield; DEPOT_SHIELDS] {
        self.module_state().depot_shields.at(usize::from(depot).wrapping_sub(1))
    }

    /// The player whose monasteries the owner of shield 6 borrows.
    #[must_use]
    pub const fn named(&self) -> Option<Seat> {
        match self.named {
            0 => None,
            seat => Some(Seat(seat - 1)),
        }
    }
}
