//! Finds [`Weights`] by self-play: an evolution strategy over the mean points of solo games played by the fast
//! policy.
//!
//! Rows of weights are drawn at random around the best one so far; the mean of the best of them, weighted by
//! rank, is the next row, and each number's spread follows the successful ones. All rows of a step play the
//! same games.

use crate::bots::dice::evaluator::DiceEvaluator;
use crate::bots::dice::rollouts::play_out;
use crate::bots::dice::weights::{WEIGHTS, Weights};
use crate::engine::chance::{Draw, ThinkingRng, mix, thinking};
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::dice::action::Action;
use crate::games::dice::colours::Bonus;
use crate::games::dice::fields::Field;
use crate::games::dice::legal::Actions;
use crate::games::dice::options::{Castles, Options};
use crate::games::dice::setup;
use crate::games::dice::sheets::SheetId;

/// Mean points of the fast policy in solo games on all sheets, from all castles in turn.
#[must_use]
pub fn fitness(weights: &Weights, first: u64, games: u64) -> f64 {
    let evaluators = SheetId::ALL.map(|sheet| DiceEvaluator::new(weights, &alone(sheet)));
    let mut list = Actions::new();
    let mut sum = 0;
    for seed in first..first + games {
        let sheet = SheetId::ALL.into_iter().nth((seed % 6) as usize).unwrap_or_default();
        let Some(evaluator) = evaluators.get(sheet as usize) else { continue };
        sum += points(evaluator, sheet, (seed / 6 % 4) as usize, seed, &mut list);
    }
    f64::from(sum) / games.max(1) as f64
}

fn alone(sheet: SheetId) -> Options {
    Options { players: 1, sheet, castles: Castles::Free }
}

fn points(
    evaluator: &DiceEvaluator,
    sheet: SheetId,
    castle: usize,
    seed: u64,
    list: &mut Actions,
) -> i32 {
    let Ok(mut state) = setup::start(&alone(sheet), &Seed::numbered(seed)) else { return 0 };
    let square = Bonus::ALL.into_iter().nth(castle);
    let field =
        Field::all().find(|field| square.is_some() && sheet.board().castle(*field) == square);
    let field = field.unwrap_or_default();
    if state.apply(Seat(0), Action::Start { field }, &mut Quiet).is_err() {
        return 0;
    }
    play_out(evaluator, &mut state, list);
    state.estate(Seat(0)).total()
}

/// Mean points of the fast policy from each castle of a sheet, in the order of [`Bonus::ALL`].
#[must_use]
pub fn castles(weights: &Weights, sheet: SheetId, games: u64) -> [f64; 4] {
    let evaluator = DiceEvaluator::new(weights, &alone(sheet));
    let mut list = Actions::new();
    [0, 1, 2, 3].map(|castle| {
        let sum: i32 =
            (0..games).map(|seed| points(&evaluator, sheet, castle, seed, &mut list)).sum();
        f64::from(sum) / games.max(1) as f64
    })
}

/// Number of rows tried in each step.
const ROWS: usize = 24;
/// Number of best rows that make the next one.
const BEST: usize = 8;

/// A search for better weights.
pub struct Search {
    /// The centre of the rows of the next step.
    mean: [f64; WEIGHTS],
    /// The spread of each number.
    spread: [f64; WEIGHTS],
    rng: ThinkingRng,
    step: u64,
}

impl Search {
    /// Starts around these weights.
    #[must_use]
    pub fn new(from: &Weights, seed: u64) -> Search {
        let mean = from.0.map(f64::from);
        Search {
            mean,
            spread: mean.map(|value| value * 0.25 + 50.0),
            rng: thinking(seed, 1),
            step: 0,
        }
    }

    /// An approximately normal random number.
    fn normal(&mut self) -> f64 {
        let sum: u32 = (0..12).map(|_| self.rng.below(65_536)).sum();
        f64::from(sum) / 65_536.0 - 6.0
    }

    /// Tries rows of weights in `games` games each; returns the mean of the best ones.
    pub fn improve(&mut self, games: u64) -> f64 {
        self.step += 1;
        let first = mix(self.step) % 1_000_000_000;
        let mut rows: Vec<(f64, [f64; WEIGHTS])> = Vec::with_capacity(ROWS);
        for _ in 0..ROWS {
            let mut row = self.mean;
            for (at, value) in row.iter_mut().enumerate() {
                *value = (*value + self.normal() * self.spread.at(at)).max(0.0);
            }
            let found = fitness(&Weights(row.map(|value| value as i32)), first, games);
            rows.push((found, row));
        }
        rows.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        rows.truncate(BEST);
        let total: f64 = (0..BEST).map(|rank| (BEST - rank) as f64).sum();
        for at in 0..WEIGHTS {
            let old = self.mean.at(at);
            let share = |rank: usize| (BEST - rank) as f64 / total;
            let ranked = || rows.iter().enumerate();
            let mean: f64 = ranked().map(|(rank, (_, row))| share(rank) * row.at(at)).sum();
            let square = |row: &[f64; WEIGHTS]| (row.at(at) - old) * (row.at(at) - old);
            let variance: f64 = ranked().map(|(rank, (_, row))| share(rank) * square(row)).sum();
            let spread = self.spread.at(at);
            self.mean.set(at, mean);
            self.spread.set(at, (spread * spread * 0.85 + variance * 0.15).sqrt());
        }
        rows.first().map_or(0.0, |(best, _)| *best)
    }

    /// The centre of the search.
    #[must_use]
    pub fn weights(&self) -> Weights {
        Weights(self.mean.map(|value| value as i32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(name: &str, usual: u64) -> u64 {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
    }

    /// Weights from the environment, as printed by the search.
    fn weights() -> Option<Weights> {
        let text = std::env::var("WEIGHTS").ok()?;
        let numbers: Vec<i32> = text.split(',').filter_map(|n| n.trim().parse().ok()).collect();
        numbers.try_into().ok().map(Weights)
    }

    #[test]
    #[ignore = "finds weights anew: STEPS=60 GAMES=600 SEED=1 cargo test --release --lib --no-default-features dice::train -- --ignored find --nocapture"]
    fn find_weights() {
        let from = weights().unwrap_or(Weights::LEARNT);
        let mut search = Search::new(&from, number("SEED", 1));
        println!("start: {:.2}", fitness(&from, 5_000_000_000, 6_000));
        for step in 1..=number("STEPS", 60) {
            let best = search.improve(number("GAMES", 600));
            if step % 10 == 0 {
                let weights = search.weights();
                let mean = fitness(&weights, 5_000_000_000, 6_000);
                println!("{step}: best {best:.2}, middle {mean:.2}: {:?}", weights.0);
            }
        }
    }

    #[test]
    #[ignore = "measures castles: cargo test --release --lib --no-default-features dice::train -- --ignored castles --nocapture"]
    fn measure_castles() {
        for sheet in SheetId::ALL {
            println!(
                "{sheet}: {:.1?}",
                castles(&weights().unwrap_or(Weights::LEARNT), sheet, number("GAMES", 2_000))
            );
        }
    }
}
