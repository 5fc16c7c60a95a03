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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Looker;
    use crate::engine::seed::Seed;
    use crate::games::road::options::{FirstRow, Options};
    use crate::games::road::setup::start;

    #[test]
    fn a_seat_shows_what_counts_and_how_many_cards_it_holds() {
        for side in [Side::A, Side::B] {
            let options = Options::new(3, side, FirstRow::Shuffled).unwrap();
            let mut state = start(&options, &Seed::numbered(2), &mut Vec::new()).unwrap();
            let seat = Seat(1);
            let tableau = &mut state.tableaus[1];
            (tableau.roads, tableau.knights, tableau.cities) = (4, 1, 1);
            tableau.metropolises = tableau.metropolises.with(Metropolis::Army);
            state.specials[Special::Route.index()] = Some(seat);
            state.hands[1] = "bbbbwwwgo".parse().unwrap();
            let place = place(&state.view(Looker::Public), seat);
            assert_eq!((place.points, place.cards, place.safe), (1 + 2 + 3 + 2, 9, 8));
            assert!(place.is_exposed());
            let name = (side == Side::B).then_some(Metropolis::Army);
            let tops: Vec<Top> = place.display.towers.iter().map(|tower| tower.top).collect();
            assert_eq!(tops, [Top::Settlement, Top::City, Top::Metropolis(name)]);
            assert_eq!(place.display.specials, [Special::Route]);
        }
    }
}
