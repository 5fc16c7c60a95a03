//! The cost of using a die at another number (rulebook pages 4 and 10).

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::{Action, Die};
use crate::games::burgundy::monasteries;
use crate::games::burgundy::numbers::{Numbers, distance};
use crate::games::burgundy::state::{Estate, State, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile};

/// The monasteries that give a free step for placing tiles: bit n for monastery n.
const HELP_TO_PLACE: u32 = 1 << monasteries::FREE_STEP_FOR_BUILDINGS
    | 1 << monasteries::FREE_STEP_FOR_ANIMALS_AND_SHIPS
    | 1 << monasteries::FREE_STEP_FOR_CASTLES_MINES_MONASTERIES;

impl Estate {
    /// All numbers that the estate's workers can change a die to.
    #[inline]
    #[must_use]
    pub fn numbers_in_reach(&self, face: u8, free_step: bool) -> Numbers {
        let each = 1 + u8::from(self.has_monastery(monasteries::WORKERS_CHANGE_DICE_BY_TWO));
        let steps = self.workers.min(3) as u8 * each + u8::from(free_step);
        Numbers::within(face, steps)
    }

    /// The fewest workers that change a die from `face` to `at`; `free_step` is the step that monasteries 9 to
    /// 12 give. With monastery 8 each worker counts up to two.
    #[inline]
    #[must_use]
    pub fn workers_needed(&self, face: u8, at: u8, free_step: bool) -> u8 {
        let left = distance(face, at).saturating_sub(free_step as u8);
        if self.has_monastery(monasteries::WORKERS_CHANGE_DICE_BY_TWO) {
            left.div_ceil(2)
        } else {
            left
        }
    }

    /// True if monastery 12 gives a free step for taking tiles.
    #[inline]
    #[must_use]
    pub fn free_step_to_take(&self) -> bool {
        self.has_monastery(monasteries::FREE_STEP_TO_TAKE)
    }

    /// True if tiles of any colour can be placed with a free step.
    #[inline]
    #[must_use]
    pub const fn some_free_step_to_place(&self) -> bool {
        self.monasteries & HELP_TO_PLACE != 0
    }

    /// True if monastery 9, 10 or 11 gives a free step for placing tiles of this colour.
    #[inline]
    #[must_use]
    pub fn free_step_to_place(&self, colour: Colour) -> bool {
        self.has_monastery(match colour {
            Colour::Building => monasteries::FREE_STEP_FOR_BUILDINGS,
            Colour::Animal | Colour::Ship => monasteries::FREE_STEP_FOR_ANIMALS_AND_SHIPS,
            Colour::Castle | Colour::Mine | Colour::Monastery => {
                monasteries::FREE_STEP_FOR_CASTLES_MINES_MONASTERIES
            }
        })
    }

    /// True if monastery 9, 10 or 11 gives a free step for placing this tile.
    #[inline]
    #[must_use]
    pub fn free_step_for(&self, tile: Tile) -> bool {
        tile.colour().is_some_and(|colour| self.free_step_to_place(colour))
    }
}

impl State {
    /// The workers needed to use a die at another number; none for a castle's action, and from the white die
    /// for a white castle's.
    #[inline]
    #[must_use]
    pub fn workers_needed(&self, estate: &Estate, die: Die, at: u8, free_step: bool) -> u8 {
        match die {
            Die::ANY => 0,
            Die::WHITE => estate.workers_needed(self.white, at, free_step),
            Die(face) => estate.workers_needed(face, at, free_step),
        }
    }

    /// The workers needed to change both dice of the playing seat to this number.
    #[must_use]
    pub fn workers_for_double(&self, estate: &Estate, number: u8) -> u8 {
        let [first, second] = self.dice.at(self.playing().index());
        let workers = |face| estate.workers_needed(face, number, false);
        workers(first) + workers(second)
    }

    /// The workers that an action of the seat costs by changing its dice.
    #[must_use]
    pub fn workers_for(&self, seat: Seat, action: Action) -> u8 {
        let estate = self.estate(seat);
        let (die, at, free_step) = match action {
            Action::Take(die, slot) => (die, slot.depot(), estate.free_step_to_take()),
            Action::Place(die, key, field) => {
                let free = estate.free_step_for(estate.stored(key));
                (die, estate.board().number(field), free)
            }
            Action::Sell(die, good) => (die, good.0, false),
            Action::Shield(shield, _) if self.top() == Waiting::Nothing => {
                let depot = self.depot_of(shield);
                return depot.map_or(0, |depot| self.workers_for_double(estate, depot));
            }
            _ => return 0,
        };
        self.workers_needed(estate, die, at, free_step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(monasteries: &[u8]) -> Estate {
        let mut estate = Estate::new();
        for number in monasteries {
            estate.monasteries |= 1 << number;
        }
        estate
    }

    #[test]
    fn anna_turns_a_2_into_a_6_with_two_workers() {
        assert_eq!(with(&[]).workers_needed(2, 6, false), 2);
    }

    #[test]
    fn numbers_in_reach_are_those_that_cost_no_more_workers_than_there_are() {
        for monasteries in [&[][..], &[8]] {
            for workers in 0..6 {
                let estate = Estate { workers, ..with(monasteries) };
                for (face, at) in (1..=6).flat_map(|face| (1..=6).map(move |at| (face, at))) {
                    for free in [false, true] {
                        let paid = u16::from(estate.workers_needed(face, at, free)) <= workers;
                        assert_eq!(estate.numbers_in_reach(face, free).has(at), paid);
                    }
                }
            }
        }
    }

    #[test]
    fn each_set_of_numbers_has_an_index_of_its_own() {
        for (index, set) in Numbers::ALL.into_iter().enumerate() {
            assert_eq!(set.index(), index);
        }
        for (one, other) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
            assert_eq!(Numbers::only(one).has(other), one == other);
            assert!(Numbers::EVERY.has(other));
        }
    }

    #[test]
    fn from_1_to_6_and_back_is_one_worker() {
        assert_eq!((distance(1, 6), distance(6, 1)), (1, 1));
        assert_eq!((distance(1, 4), distance(5, 2), distance(3, 3)), (3, 3, 0));
    }

    #[test]
    fn monastery_8_carla_turns_a_3_into_a_6_with_two_workers() {
        assert_eq!(with(&[]).workers_needed(3, 6, false), 3);
        assert_eq!(with(&[8]).workers_needed(3, 6, false), 2);
        assert_eq!(with(&[8]).workers_needed(3, 5, false), 1);
        assert_eq!(with(&[8]).workers_needed(3, 4, false), 1);
    }

    #[test]
    fn a_free_step_combines_with_workers_and_with_monastery_8() {
        assert_eq!(with(&[]).workers_needed(3, 4, true), 0);
        assert_eq!(with(&[]).workers_needed(3, 6, true), 2);
        assert_eq!(with(&[8]).workers_needed(3, 6, true), 1);
    }

    #[test]
    fn monasteries_9_to_11_each_help_their_colours_only() {
        let helped = |n: u8| {
            let estate = with(&[n]);
            Colour::ALL.map(|c| estate.free_step_to_place(c))
        };
        // castle, mine, ship, building, animal, monastery
        assert_eq!(helped(9), [false, false, false, true, false, false]);
        assert_eq!(helped(10), [false, false, true, false, true, false]);
        assert_eq!(helped(11), [true, true, false, false, false, true]);
        for number in 0..32 {
            let some = Colour::ALL.into_iter().any(|c| with(&[number]).free_step_to_place(c));
            assert_eq!(with(&[number]).some_free_step_to_place(), some, "monastery {number}");
        }
        assert!(with(&[12]).free_step_to_take() && !with(&[11]).free_step_to_take());
    }
}
