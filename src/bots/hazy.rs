//! Judgement that is a little off, as people's is.

use crate::bots::judge::Judge;
use crate::engine::game::Game;
use crate::engine::seat::Seat;

/// A judge whose view of each position is off by an amount of its own, the same every time it looks.
#[derive(Debug, Clone, Copy)]
pub struct Hazy<J> {
    judge: J,
    spread: u32,
    seed: u64,
}

impl<J> Hazy<J> {
    /// This judge, off by up to `spread` thousandths of a point either way; 0 leaves it as it is.
    pub const fn new(judge: J, spread: u32, seed: u64) -> Hazy<J> {
        Hazy { judge, spread, seed }
    }

    /// The judge without the haze.
    pub const fn clear(&self) -> &J {
        &self.judge
    }

    /// Looks at other positions wrongly from now on.
    pub const fn reseed(&mut self, seed: u64) {
        self.seed = seed;
    }
}

impl<G: Game, J: Judge<G>> Judge<G> for Hazy<J> {
    fn worth(&self, state: &G::State, seat: Seat) -> i32 {
        let worth = self.judge.worth(state, seat);
        if self.spread == 0 {
            return worth;
        }
        let mixed = (self.judge.mark(state, seat) ^ self.seed).wrapping_mul(0xd6e8_feb8_6659_fd93);
        // The mean of two draws: small errors are more common than large ones.
        let draw = |shift: u32| ((mixed >> shift) & 0xffff) * u64::from(self.spread) / 0xffff;
        worth + (draw(16) + draw(40)) as i32 - self.spread as i32
    }

    fn stands_alone(&self, state: &G::State) -> bool {
        self.judge.stands_alone(state)
    }

    fn are_rivals(&self, state: &G::State, seat: Seat, other: Seat) -> bool {
        self.judge.are_rivals(state, seat, other)
    }

    fn instead(&self, state: &G::State, seat: Seat, action: G::Action) -> Option<G::State> {
        self.judge.instead(state, seat, action)
    }

    fn obvious(&self, state: &G::State, seat: Seat) -> Option<G::Action> {
        self.judge.obvious(state, seat)
    }

    fn ends_turn(&self, action: G::Action) -> bool {
        self.judge.ends_turn(action)
    }

    fn mark(&self, state: &G::State, seat: Seat) -> u64 {
        self.judge.mark(state, seat)
    }

    fn opening(&self, state: &G::State, seat: Seat) -> Option<G::Action> {
        self.judge.opening(state, seat)
    }
}
