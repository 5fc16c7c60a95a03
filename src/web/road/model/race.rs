//! The race for a special card: everybody's count, the owner, and what it takes to get the card.

use crate::engine::seat::Seat;
use crate::games::road::View;
use crate::games::road::cards::Special;
use crate::games::road::options::Side;

/// State of the race for a special card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Race {
    /// The card.
    pub card: Special,
    /// Its owner.
    pub owner: Option<Seat>,
    /// Roads or knights of each seat, in the order of the seats.
    pub counts: Vec<(Seat, u8)>,
}

/// The race for a card.
#[must_use]
pub fn race(view: &View, card: Special) -> Race {
    let state = view.open();
    let counts =
        Seat::first(state.players()).map(|seat| (seat, state.tableau(seat).strength(card)));
    Race { card, owner: state.owner(card), counts: counts.collect() }
}

/// Roads or knights with which a seat takes the card; `None` if it has the card.
#[must_use]
pub fn needed(view: &View, seat: Seat, card: Special) -> Option<u8> {
    let state = view.open();
    let Some(owner) = state.owner(card) else { return Some(card.threshold()) };
    let wins_ties = state.options().metropolises == Side::B
        && state.tableau(seat).metropolises.has(card.tie_breaker());
    let least = state.tableau(owner).strength(card) + u8::from(!wins_ties);
    (owner != seat).then_some(least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Looker;
    use crate::engine::seed::Seed;
    use crate::games::road::State;
    use crate::games::road::options::{FirstRow, Options};
    use crate::games::road::setup::start;

    fn begun(side: Side) -> State {
        let options = Options::new(3, side, FirstRow::Shuffled).unwrap();
        start(&options, &Seed::numbered(2), &mut Vec::new()).unwrap()
    }

    #[test]
    fn the_race_is_on_from_the_start() {
        let view = begun(Side::A).view(Looker::Public);
        let route = race(&view, Special::Route);
        assert_eq!(route.owner, None);
        assert_eq!(route.counts, [(Seat(0), 1), (Seat(1), 1), (Seat(2), 1)]);
        assert_eq!(needed(&view, Seat(1), Special::Route), Some(3));
        assert_eq!(needed(&view, Seat(1), Special::Army), Some(2));
    }

    #[test]
    fn the_owner_has_to_be_passed_or_equalled_with_the_metropolis_of_ties() {
        for side in [Side::A, Side::B] {
            let mut state = begun(side);
            state.edit().specials()[Special::Army.index()] = Some(Seat(2));
            state.edit().tableaus()[2].knights = 4;
            let metropolises = &mut state.edit().tableaus()[0].metropolises;
            *metropolises = metropolises.with(Special::Army.tie_breaker());
            let view = state.view(Looker::Public);
            let needs = |seat: u8| needed(&view, Seat(seat), Special::Army);
            let with_metropolis = if side == Side::B { 4 } else { 5 };
            assert_eq!([needs(0), needs(1), needs(2)], [Some(with_metropolis), Some(5), None]);
        }
    }
}
