//! Evaluation that is a little off, as people's is.

use crate::bots::evaluator::Evaluator;
use crate::engine::chance::mix;
use crate::engine::game::Game;
use crate::engine::seat::Seat;

/// An evaluator whose view of each position is off by an amount of its own, the same every time it looks.
#[derive(Debug, Clone, Copy)]
pub struct Noisy<J> {
    evaluator: J,
    spread: u32,
    seed: u64,
}

impl<J> Noisy<J> {
    /// This evaluator, off by up to `spread` thousandths of a point either way; 0 leaves it as it is.
    pub const fn new(evaluator: J, spread: u32, seed: u64) -> Noisy<J> {
        Noisy { evaluator, spread, seed }
    }

    /// The evaluator without the noise.
    pub const fn clear(&self) -> &J {
        &self.evaluator
    }

    /// Looks at other positions wrongly from now on.
    pub const fn reseed(&mut self, seed: u64) {
        self.seed = seed;
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

    fn instead(&self, state: &G::State, seat: Seat, action: G::Action) -> Option<G::State> {
        self.evaluator.instead(state, seat, action)
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
