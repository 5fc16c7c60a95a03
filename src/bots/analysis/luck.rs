//! Luck: the mean equity over draws that could have come.
//!
//! Only chance is drawn anew, from the position as it was: hands stay as they were dealt. The draw that came is one of
//! those that could have come, so that luck, the difference from their mean, has mean zero whatever the evaluator.

use crate::bots::analyst::{Analyst, Equities, Unit, equities};
use crate::engine::chance::{mix, thinking};
use crate::engine::game::{Game, Move, Quiet};
use crate::engine::seed::Seed;

/// The draw whose mean is taken.
pub enum Draw<G: Game> {
    /// The deal of a game with these options.
    Deal(G::Options),
    /// The draw that follows this move.
    After {
        /// The position before the move.
        before: G::State,
        /// The move.
        made: Move<G::Action>,
    },
}

/// The mean equities over samples of a draw, one sample after the other.
pub struct Expectation<G: Game> {
    draw: Draw<G>,
    seed: u64,
    wanted: u16,
    taken: u16,
    sums: [i64; crate::engine::seat::MAX_SEATS],
}

impl<G: Game> Expectation<G> {
    /// A mean over so many samples, at least one. The position `at` the draw only tells its samples from those of other
    /// games, so that their errors don't add up over games.
    pub fn new(draw: Draw<G>, at: &G::State, wanted: u16) -> Expectation<G> {
        let seed = mix(DRAWS ^ G::hash(at));
        Expectation { draw, seed, wanted: wanted.max(1), taken: 0, sums: Default::default() }
    }

    /// True if all samples have been taken.
    pub fn is_done(&self) -> bool {
        self.taken >= self.wanted
    }

    /// Takes the next sample; returns the number of positions visited.
    pub fn sample(&mut self, analyst: &dyn Analyst<G>, unit: Unit) -> u64 {
        let number = u64::from(self.taken);
        self.taken += 1;
        let state = match &self.draw {
            Draw::Deal(options) => {
                // Options that began a game begin others.
                let seed = Seed::numbered(mix(self.seed ^ number));
                let Ok(state) = G::start(options, &seed, &mut Quiet) else { return 1 };
                state
            }
            Draw::After { before, made } => {
                let mut state = G::redraw(before, &mut thinking(self.seed, number));
                // The move was legal before its draw, and still is.
                let _ = G::apply(&mut state, made.seat, made.action, &mut Quiet);
                state
            }
        };
        let (values, nodes) = equities(analyst, unit, &state);
        for (sum, value) in self.sums.iter_mut().zip(values) {
            *sum += i64::from(value);
        }
        nodes + 1
    }

    /// The mean, rounded to the nearest whole number.
    pub fn mean(&self) -> Equities {
        let count = i64::from(self.taken.max(1));
        self.sums.map(|sum| ((2 * sum + count).div_euclid(2 * count)) as i32)
    }
}

/// The stream of draws.
const DRAWS: u64 = 0x6472_6177;
