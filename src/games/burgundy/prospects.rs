//! Prospects of a tile or a field: points at once, and the rolls to come that serve it. Exact, and public.

use crate::engine::seat::Seat;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::state::{Estate, State};
use crate::games::burgundy::tiles::Tile;

/// Number of equally likely rolls of a player's two dice.
pub const ROLLS: u16 = 36;

impl Estate {
    /// Number of rolls in which a die shows `at`, or is changed to it by at most so many workers. `free_step` is the step
    /// that monasteries 9 to 12 give.
    #[must_use]
    pub fn rolls_serving(&self, at: u8, workers: u16, free_step: bool) -> u16 {
        let serves = |face: &u8| u16::from(self.workers_needed(*face, at, free_step)) <= workers;
        let others = 6 - (1..=6).filter(serves).count() as u16;
        ROLLS - others * others
    }
}

impl State {
    /// Points that the seat scores at once when a tile comes to a field, however it gets there; with
    /// [`Tile::NONE`] those for filling the field with any tile.
    #[must_use]
    pub fn points_at_once(&self, seat: Seat, tile: Tile, field: Field) -> u16 {
        let (mut state, mut events) = (self.clone(), Vec::new());
        let mut play = Play { state: &mut state, seat, events: &mut events };
        play.change(|estate| estate.lay(tile, field));
        play.after_placing(tile, field);
        let scored = |event: &Event| match event {
            Event::Scored { seat: by, points, .. } if *by == seat => *points,
            _ => 0,
        };
        events.iter().map(scored).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::game::Quiet;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::action::{Action, Actions};
    use crate::games::burgundy::monasteries;
    use crate::games::burgundy::numbers::distance;
    use crate::games::burgundy::options::Options;
    use crate::games::burgundy::setup;

    /// Rolls that serve, counted one by one.
    fn counted(serves: impl Fn(u8) -> bool) -> u16 {
        let rolls = (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)));
        rolls.filter(|(first, second)| serves(*first) || serves(*second)).count() as u16
    }

    #[test]
    fn eleven_of_thirty_six_rolls_show_a_number() {
        assert_eq!(Estate::new().rolls_serving(4, 0, false), 11);
        assert_eq!(Estate::new().rolls_serving(4, 3, false), ROLLS);
    }

    #[test]
    fn rolls_that_serve_are_those_counted_one_by_one() {
        for (at, workers) in (1..=6).flat_map(|at| (0..=3).map(move |workers| (at, workers))) {
            let plain = Estate::new();
            let serves = |face| u16::from(distance(face, at)) <= workers;
            assert_eq!(plain.rolls_serving(at, workers, false), counted(serves));
            let with_step = |face| u16::from(distance(face, at)) <= workers + 1;
            assert_eq!(plain.rolls_serving(at, workers, true), counted(with_step));
            let mut guided = Estate::new();
            guided.monasteries |= 1 << monasteries::WORKERS_CHANGE_DICE_BY_TWO;
            let by_two = |face| u16::from(distance(face, at)) <= 2 * workers;
            assert_eq!(guided.rolls_serving(at, workers, false), counted(by_two));
        }
    }

    #[test]
    fn points_at_once_are_those_that_placing_the_tile_scores() {
        let options = Options::basic(2).unwrap();
        let (mut chance, mut some, mut all) = (Chance::of_number(3, 3), 0, 0);
        for game in 0..12 {
            let mut state = setup::start(&options, &Seed::numbered(game), &mut Quiet).unwrap();
            let mut legal = Actions::new();
            while let Some(seat) = state.deciders().lowest() {
                legal.clear();
                state.legal(seat, &mut legal);
                let action = chance.pick(&legal).unwrap();
                let before = state.clone();
                let mut events = Vec::new();
                state.apply(seat, action, &mut events).unwrap();
                let Action::Place(_, key, field) = action else { continue };
                let tile = before.estate(seat).stored(key);
                let scored = events.iter().map(|event| match event {
                    Event::Scored { seat: by, points, .. } if *by == seat => *points,
                    _ => 0,
                });
                let points: u16 = scored.sum();
                assert_eq!(before.points_at_once(seat, tile, field), points, "{tile:?} {field:?}");
                assert!(before.points_at_once(seat, Tile::NONE, field) <= points);
                (some, all) = (some + u32::from(points > 0), all + 1);
            }
        }
        assert!(some > 50 && all > some, "{some} of {all}");
    }
}
