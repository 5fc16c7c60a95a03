//! Prospects of a field: points at once, and the rolls to come that serve it. Exact, and public.

use crate::engine::seat::Seat;
use crate::games::dice::action::{Mark, UsedBonus};
use crate::games::dice::board::Board;
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::Field;
use crate::games::dice::state::State;

/// Number of equally likely rolls of two number dice and two colour dice.
pub const ROLLS: u16 = 36 * 36;

impl Estate {
    /// Number of rolls that can mark a field without a bonus.
    #[must_use]
    pub fn rolls_serving(&self, board: &Board, field: Field) -> u16 {
        let others = 6 - self.numbers_for(board, field).iter().count() as u16;
        // Of 36 pairs of colour dice 11 show a colour.
        (36 - others * others) * 11
    }

    /// Points that marking a field scores at once in this round; 0 if no number goes there.
    #[must_use]
    pub fn points_at_once(&self, state: &State, seat: Seat, field: Field) -> u32 {
        let board = state.board();
        let Some(number) = self.numbers_for(board, field).iter().next() else { return 0 };
        let colour = board.colour(field);
        let mut marked = *self;
        marked.add(state, seat, Mark { colour, number, field, bonus: UsedBonus::None }, false);
        marked.total().saturating_sub(self.total()).unsigned_abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seed::Seed;
    use crate::games::dice::Dice;
    use crate::games::dice::colours::Colour;
    use crate::games::dice::legal::Actions;
    use crate::games::dice::options::Options;

    /// Rolls that can mark the field, counted one by one.
    fn counted(estate: &Estate, board: &Board, field: Field) -> u16 {
        let numbers = (1..=6).flat_map(|first| (1..=6).map(move |second| [first, second]));
        let fits = |colour: Colour, number: u8| estate.fits(board, colour, number).has(field);
        let of_numbers = |numbers: [u8; 2]| {
            let colours = Colour::ALL
                .into_iter()
                .flat_map(|first| Colour::ALL.into_iter().map(move |second| [first, second]));
            let serves = |colours: &[Colour; 2]| {
                colours.iter().any(|colour| numbers.iter().any(|number| fits(*colour, *number)))
            };
            colours.filter(serves).count() as u16
        };
        numbers.map(of_numbers).sum()
    }

    #[test]
    fn rolls_that_serve_are_those_counted_one_by_one() {
        let options = Options::default();
        let mut state = Dice::start(&options, &Seed::numbered(5), &mut Quiet).unwrap();
        let (mut chance, mut legal, mut some) = (Chance::of_number(5, 5), Actions::new(), 0);
        while let Some(seat) = Dice::deciders(&state).lowest() {
            let estate = state.estate(seat);
            for field in Field::all() {
                let rolls = estate.rolls_serving(state.board(), field);
                assert_eq!(rolls, counted(&estate, state.board(), field), "{field:?}");
                some += u32::from(rolls > 0);
            }
            legal.clear();
            state.legal(seat, &mut legal);
            let action = chance.pick(&legal).unwrap();
            Dice::apply(&mut state, seat, action, &mut Quiet).unwrap();
        }
        assert!(some > 100, "{some}");
    }

    #[test]
    fn a_region_s_last_field_scores_the_region() {
        let options = Options::default();
        let mut state = Dice::start(&options, &Seed::numbered(8), &mut Quiet).unwrap();
        let (mut chance, mut legal, mut ends) = (Chance::of_number(8, 8), Actions::new(), 0);
        while let Some(seat) = Dice::deciders(&state).lowest() {
            let (estate, board) = (state.estate(seat), state.board());
            for field in Field::all().filter(|field| estate.open().has(*field)) {
                let left = board.region(field).without(estate.marked());
                let takes = !estate.numbers_for(board, field).is_empty();
                let ending = left.len() == 1 && takes;
                let points = estate.points_at_once(&state, seat, field);
                assert_eq!(points > 0, ending, "{field:?}");
                ends += u32::from(ending);
            }
            legal.clear();
            state.legal(seat, &mut legal);
            let action = chance.pick(&legal).unwrap();
            Dice::apply(&mut state, seat, action, &mut Quiet).unwrap();
        }
        assert!(ends > 20, "{ends}");
    }
}
