//! The seats as visible to everybody.

use crate::engine::seat::Seat;
use crate::games::road::View;
use crate::games::road::cards::{Metropolis, SAFE, Special};
use crate::games::road::options::Side;
use crate::web::road::model::race::needed;

/// The top card on a settlement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Top {
    /// None: the settlement itself.
    Settlement,
    /// A city.
    City,
    /// A metropolis; named on side B.
    Metropolis(Option<Metropolis>),
}

/// A settlement with its covering cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tower {
    /// The top card.
    pub top: Top,
}

/// Roads or knights of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// Their number.
    pub count: u8,
    /// The number that takes the special card; `None` for its owner, and at the end.
    pub needed: Option<u8>,
    /// True for the owner of the special card.
    pub leads: bool,
}

/// Cards in front of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Display {
    /// Roads, including the start road.
    pub roads: Counted,
    /// Knights.
    pub knights: Counted,
    /// Settlements with their covering cards.
    pub towers: Vec<Tower>,
    /// Special cards.
    pub specials: Vec<Special>,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub points: u8,
    /// Cards in its hand.
    pub cards: u8,
    /// Cards safe from the robber.
    pub safe: u8,
    /// Cards that it draws at the start of each of its turns.
    pub income: u8,
    /// Cards in front of it.
    pub display: Display,
    /// True if it is its turn.
    pub active: bool,
}

impl Place {
    /// True if the robber would take half of the hand.
    #[must_use]
    pub const fn is_exposed(&self) -> bool {
        self.cards > self.safe
    }
}

/// A seat as visible to everybody.
#[must_use]
pub fn place(view: &View, seat: Seat) -> Place {
    let state = view.open();
    let tableau = state.tableau(seat);
    let by_name = state.options().metropolises == Side::B;
    let metropolises = tableau.metropolises.iter();
    let counted = |card: Special| {
        let needed = needed(view, seat, card);
        let leads = needed.is_none();
        let needed = needed.filter(|_| !state.is_over());
        Counted { count: tableau.strength(card), needed, leads }
    };
    let towers = (0..tableau.settlements)
        .map(|_| Top::Settlement)
        .chain((0..tableau.cities).map(|_| Top::City))
        .chain(metropolises.map(|name| Top::Metropolis(by_name.then_some(name))));
    Place {
        seat,
        points: state.points(seat),
        cards: view.hand_size(seat),
        safe: SAFE + tableau.knights,
        income: income(view, seat),
        display: Display {
            roads: counted(Special::Route),
            knights: counted(Special::Army),
            towers: towers.map(|top| Tower { top }).collect(),
            specials: Special::ALL
                .into_iter()
                .filter(|card| state.owner(*card) == Some(seat))
                .collect(),
        },
        active: state.active() == seat && !state.is_over(),
    }
}

/// Cards that a seat draws at the start of each of its turns.
fn income(view: &View, seat: Seat) -> u8 {
    let tableau = view.open().tableau(seat);
    let each = match view.open().options().metropolises {
        Side::A => 2,
        Side::B => 1,
    };
    1 + tableau.cities + tableau.metropolises.len() * each
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
            let tableau = &mut state.edit().tableaus()[1];
            (tableau.roads, tableau.knights, tableau.cities) = (4, 1, 1);
            tableau.metropolises = tableau.metropolises.with(Metropolis::Army);
            state.edit().specials()[Special::Route.index()] = Some(seat);
            state.edit().hands()[1] = "bbbbwwwgo".parse().unwrap();
            let place = place(&state.view(Looker::Public), seat);
            assert_eq!((place.points, place.cards, place.safe), (1 + 2 + 3 + 2, 9, 8));
            assert!(place.is_exposed());
            assert_eq!(place.display.roads, Counted { count: 4, needed: None, leads: true });
            assert_eq!(place.display.knights, Counted { count: 1, needed: Some(2), leads: false });
            assert_eq!(place.income, if side == Side::A { 1 + 1 + 2 } else { 1 + 1 + 1 });
            let name = (side == Side::B).then_some(Metropolis::Army);
            let tops: Vec<Top> = place.display.towers.iter().map(|tower| tower.top).collect();
            assert_eq!(tops, [Top::Settlement, Top::City, Top::Metropolis(name)]);
            assert_eq!(place.display.specials, [Special::Route]);
        }
    }
}
