//! An evaluator with errors, for the weaker levels.

use crate::bots::evaluator::Evaluator;
use crate::engine::chance::{Draw, ThinkingRng, mix};
use crate::engine::game::Game;
use crate::engine::seat::Seat;

/// A random error up to ±`most` thousandths of a point; none for 0.
pub(super) fn random_error(rng: &mut ThinkingRng, most: u32) -> i32 {
    if most == 0 {
        return 0;
    }
    // The sum of two draws: small errors are more common than large ones.
    rng.below(most) as i32 + rng.below(most) as i32 - most as i32
}

/// An evaluator with an error for each position, the same each time the position is evaluated.
#[derive(Debug, Clone, Copy)]
pub struct Noisy<J> {
    evaluator: J,
    spread: u32,
    seed: u64,
}

impl<J> Noisy<J> {
    /// This evaluator with errors up to ±`spread` thousandths of a point; 0 for none.
    pub const fn new(evaluator: J, spread: u32, seed: u64) -> Noisy<J> {
        Noisy { evaluator, spread, seed }
    }

    /// The evaluator without the noise.
    pub const fn clear(&self) -> &J {
        &self.evaluator
    }
}

impl<G: Game, J: Evaluator<G>> Evaluator<G> for Noisy<J> {
    fn evaluate(&self, state: &G::State, seat: Seat) -> i32 {
        let value = self.evaluator.evaluate(state, seat);
        if self.spread == 0 {
            return value;
        }
        let mixed = mix(self.evaluator.key(state, seat) ^ self.seed);
        // The mean of two draws: small errors are more common than large ones.
        let draw = |shift: u32| ((mixed >> shift) & 0xffff) * u64::from(self.spread) / 0xffff;
        value + (draw(16) + draw(40)) as i32 - self.spread as i32
    }

    fn is_standalone(&self, state: &G::State) -> bool {
        self.evaluator.is_standalone(state)
    }

    fn are_rivals(&self, state: &G::State, seat: Seat, other: Seat) -> bool {
        self.evaluator.are_rivals(state, seat, other)
    }

    fn comparable_position(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
    ) -> Option<G::State> {
        self.evaluator.comparable_position(state, seat, action)
    }

    fn obvious(&self, state: &G::State, seat: Seat) -> Option<G::Action> {
        self.evaluator.obvious(state, seat)
    }

    fn ends_turn(&self, action: G::Action) -> bool {
        self.evaluator.ends_turn(action)
    }

    fn key(&self, state: &G::State, seat: Seat) -> u64 {
        self.evaluator.key(state, seat)
    }

    fn opening(&self, state: &G::State, seat: Seat) -> Option<G::Action> {
        self.evaluator.opening(state, seat)
    }
}
