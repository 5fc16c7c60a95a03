//! The seats at the table, as everybody sees them.

use crate::engine::seat::Seat;
use crate::games::road::View;
use crate::games::road::cards::{Metropolis, SAFE, Special};
use crate::games::road::options::Side;

/// What lies on top of a settlement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Top {
    /// Nothing: the settlement itself.
    Settlement,
    /// A city.
    City,
    /// A metropolis; on side B by its name.
    Metropolis(Option<Metropolis>),
}

/// A settlement with what covers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tower {
    /// What lies on top.
    pub top: Top,
}

/// What lies before a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Display {
    /// Roads, the start road among them.
    pub roads: u8,
    /// Knights.
    pub knights: u8,
    /// Settlements with what covers them.
    pub towers: Vec<Tower>,
    /// Special cards.
    pub specials: Vec<Special>,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Which.
    pub seat: Seat,
    /// Its points.
    pub points: u8,
    /// Cards in the hand.
    pub cards: u8,
    /// Cards that are safe from the robber.
    pub safe: u8,
    /// What lies before it.
    pub display: Display,
    /// Whether it is its turn.
    pub active: bool,
}

impl Place {
    /// Whether the robber would take half of the hand.
    #[must_use]
    pub const fn is_exposed(&self) -> bool {
        self.cards > self.safe
    }
}

/// A seat as everybody sees it.
#[must_use]
pub fn place(view: &View, seat: Seat) -> Place {
    let state = view.open();
    let tableau = state.tableau(seat);
    let by_name = state.options.metropolises == Side::B;
    let metropolises = tableau.metropolises.iter();
    let towers = (0..tableau.settlements)
        .map(|_| Top::Settlement)
        .chain((0..tableau.cities).map(|_| Top::City))
        .chain(metropolises.map(|name| Top::Metropolis(by_name.then_some(name))));
    Place {
        seat,
        points: state.points(seat),
        cards: view.hand_size(seat),
        safe: SAFE + tableau.knights,
        display: Display {
            roads: tableau.roads,
            knights: tableau.knights,
            towers: towers.map(|top| Tower { top }).collect(),
            specials: Special::ALL
                .into_iter()
                .filter(|card| state.owner(*card) == Some(seat))
                .collect(),
        },
        active: state.active == seat && !state.is_over(),
    }
}
