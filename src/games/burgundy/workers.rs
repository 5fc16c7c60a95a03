//! What it costs to use a die at another number (rulebook pages 4 and 10).

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::{Action, Die};
use crate::games::burgundy::goods::GoodSet;
use crate::games::burgundy::state::{Estate, State, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile};

/// How far two numbers of a die lie apart on the ring 1–2–3–4–5–6–1: 0 to 3.
#[inline]
#[must_use]
pub const fn distance(face: u8, at: u8) -> u8 {
    let gap = face.abs_diff(at);
    if gap > 3 { 6u8.saturating_sub(gap) } else { gap }
}

/// The numbers that lie within so many steps (0 to 3) of a face, bit n for number n; four sets a face.
const WITHIN: [u8; 28] = {
    let mut within = [0; 28];
    let mut face = 1;
    while face <= 6 {
        let mut at = 1;
        while at <= 6 {
            let mut steps = distance(face, at);
            while steps <= 3 {
                #[expect(clippy::indexing_slicing, reason = "worked out by the compiler")]
                {
                    within[face as usize * 4 + steps as usize] |= 1 << at;
                }
                steps += 1;
            }
            at += 1;
        }
        face += 1;
    }
    within
};

/// A set of numbers of a die: bit n for number n, 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers(u8);

impl Numbers {
    /// How many sets there are.
    pub const SETS: usize = 64;

    /// All of them, by index.
    pub const ALL: [Numbers; Numbers::SETS] = {
        let mut all = [Numbers(0); Numbers::SETS];
        let mut index = 0;
        while index < Numbers::SETS {
            #[expect(clippy::indexing_slicing, reason = "worked out by the compiler")]
            {
                all[index] = Numbers((index as u8) << 1);
            }
            index += 1;
        }
        all
    };

    /// All six numbers.
    pub const EVERY: Numbers = Numbers(0b111_1110);

    /// This number alone, 1 to 6.
    #[must_use]
    pub const fn only(number: u8) -> Numbers {
        Numbers(1 << (number & 7))
    }

    /// The kinds of goods that these numbers sell.
    #[inline]
    #[must_use]
    pub const fn goods(self) -> GoodSet {
        GoodSet(self.0 >> 1)
    }

    /// The set as an index into tables that have something for each.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 >> 1) as usize & (Numbers::SETS - 1)
    }
}

impl Numbers {
    /// Whether the number is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, number: u8) -> bool {
        (self.0 >> (number & 7)) & 1 != 0
    }
}

/// The monasteries that give a free step for placing tiles: bit n for monastery n.
const HELP_TO_PLACE: u32 = 1 << 9 | 1 << 10 | 1 << 11;

impl Estate {
    /// All numbers that the estate's workers can turn a die into.
    #[inline]
    #[must_use]
    pub fn numbers_in_reach(&self, face: u8, free_step: bool) -> Numbers {
        let each = 1 + u8::from(self.has_monastery(8));
        let steps = self.workers.min(3) as u8 * each + u8::from(free_step);
        Numbers(WITHIN.at(usize::from(face) * 4 + usize::from(steps.min(3))))
    }

    /// The fewest workers that turn a die from `face` to `at`; `free_step` is the step that
    /// monasteries 9 to 12 give. With monastery 8 each worker counts up to two.
    #[inline]
    #[must_use]
    pub fn workers_needed(&self, face: u8, at: u8, free_step: bool) -> u8 {
        let left = distance(face, at).saturating_sub(free_step as u8);
        if self.has_monastery(8) { left.div_ceil(2) } else { left }
    }

    /// Whether monastery 12 gives a free step for taking tiles.
    #[inline]
    #[must_use]
    pub fn free_step_to_take(&self) -> bool {
        self.has_monastery(12)
    }

    /// Whether there is a colour of tiles that can be placed with a free step.
    #[inline]
    #[must_use]
    pub const fn some_free_step_to_place(&self) -> bool {
        self.monasteries & HELP_TO_PLACE != 0
    }

    /// Whether monastery 9, 10 or 11 gives a free step for placing tiles of this colour.
    #[inline]
    #[must_use]
    pub fn free_step_to_place(&self, colour: Colour) -> bool {
        self.has_monastery(match colour {
            Colour::Building => 9,
            Colour::Animal | Colour::Ship => 10,
            Colour::Castle | Colour::Mine | Colour::Monastery => 11,
        })
    }

    /// The same for placing this tile.
    #[inline]
    #[must_use]
    pub fn free_step_for(&self, tile: Tile) -> bool {
        tile.colour().is_some_and(|colour| self.free_step_to_place(colour))
    }
}

impl State {
    /// The workers that use a die at another number; a castle's action needs none, a white castle's
    /// starts from the white die.
    #[inline]
    #[must_use]
    pub fn workers_needed(&self, estate: &Estate, die: Die, at: u8, free_step: bool) -> u8 {
        match die {
            Die::ANY => 0,
            Die::WHITE => estate.workers_needed(self.white, at, free_step),
            Die(face) => estate.workers_needed(face, at, free_step),
        }
    }

    /// The workers that make both dice of the playing seat show this number.
    #[must_use]
    pub fn workers_for_double(&self, estate: &Estate, number: u8) -> u8 {
        let [first, second] = self.dice.at(self.playing().index());
        let workers = |face| estate.workers_needed(face, number, false);
        workers(first) + workers(second)
    }

    /// The workers that an action of the seat would cost: those that change its dice.
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
