//! Tuning of the figures by self-play: simultaneous perturbation (SPSA).
//!
//! Each step moves all figures up or down at random, plays a series between both ends by first sight, and goes a
//! little towards the winner. Gains by chance average out over many steps.

use crate::bots::arena::play_out;
use crate::bots::ladder::{Contestant, Effort};
use crate::bots::level::Level;
use crate::bots::princes::first_sight::Sight;
use crate::bots::princes::weights::Weights;
use crate::engine::chance::mix;
use crate::games::princes::Princes;
use crate::games::princes::card::Sets;
use crate::games::princes::modes::Mode;
use crate::games::princes::options::{Options, Way};

/// Figures that set the scale or stand for something else.
const FIXED: [&str; 3] = ["point", "win", "rounds"];
/// Reach of a trial, in thousandths of a figure.
const REACH: i64 = 150;
/// Least reach of a trial, in thousandths.
const LEAST: i64 = 4_000;

/// A figure that is tuned.
#[derive(Debug, Clone, Copy)]
struct Figure {
    name: &'static str,
    /// Its value in thousandths.
    value: i64,
    reach: i64,
}

/// A search for better figures.
#[derive(Debug, Clone)]
pub struct Search {
    tables: Vec<Options>,
    base: Weights,
    figures: Vec<Figure>,
    seed: u64,
    step: u64,
    played: u64,
}

impl Search {
    /// Begins with these figures; games are played in this mode, or in all of them and as the duel of six sets.
    #[must_use]
    pub fn new(base: Weights, mode: Option<Mode>, seed: u64) -> Search {
        let tables = mode.map_or_else(all_tables, |mode| vec![Options::of(mode)]);
        let names = Weights::NAMES.split_whitespace().filter(|name| !FIXED.contains(name));
        let figures = names.filter_map(|name| {
            let value = i64::from(base.get(name)?) * 1000;
            Some(Figure { name, value, reach: (value * REACH / 1000).max(LEAST) })
        });
        Search { tables, base, figures: figures.collect(), seed, step: 0, played: 0 }
    }

    /// The figures so far.
    #[must_use]
    pub fn weights(&self) -> Weights {
        self.moved(0)
    }

    /// The figures with each one moved by its reach in this step's direction, times `by`.
    fn moved(&self, by: i64) -> Weights {
        let mut weights = self.base;
        for (place, figure) in (0..).zip(&self.figures) {
            let value = figure.value + by * self.direction(place) * figure.reach;
            weights.set(figure.name, i32::try_from((value.max(0) + 500) / 1000).unwrap_or(0));
        }
        weights
    }

    /// Up or down, drawn for each step and figure.
    const fn direction(&self, place: u64) -> i64 {
        if mix(self.seed ^ mix(self.step * 1_000 + place)) & 1 == 0 { 1 } else { -1 }
    }

    /// One step: a series of twice so many games, each seed with seats swapped, and a move by `rate` hundredths of the
    /// reach for a series that is won whole.
    pub fn improve(&mut self, games: u64, rate: i64) {
        let sides = [self.moved(1), self.moved(-1)].map(|weights| {
            let mut side = Contestant::<Princes>::new(Level::Hard);
            let sight = Sight { weights, introductory: weights, ..side.skill.sight };
            (side.nodes, side.skill.sight) = (0, sight);
            side
        });
        let mut lead = 0;
        for _ in 0..games {
            self.played += 1;
            let table = self.tables.get((self.played % self.tables.len() as u64) as usize);
            let Some(options) = table else { continue };
            for swapped in [false, true] {
                lead += result(options, &sides, self.seed.wrapping_add(self.played), swapped);
            }
        }
        let count = 2 * i64::try_from(games).unwrap_or(i64::MAX).max(1);
        let moves: Vec<i64> = (0..)
            .zip(&self.figures)
            .map(|(place, figure)| {
                lead * rate * self.direction(place) * figure.reach / (100 * count)
            })
            .collect();
        for (figure, change) in self.figures.iter_mut().zip(moves) {
            figure.value = (figure.value + change).max(0);
        }
        self.step += 1;
    }
}

/// All modes, and the duel of six sets.
fn all_tables() -> Vec<Options> {
    let six = Options::duel(Sets::THEMES, Way::Drawn);
    Mode::ALL.into_iter().map(Options::of).chain([six]).collect()
}

/// Result of a game for the first side: 1, 0 or -1.
fn result(options: &Options, sides: &[Contestant<Princes>; 2], seed: u64, swapped: bool) -> i64 {
    let second = u8::from(!swapped);
    let mut efforts = [Effort::default(); 2];
    let played =
        play_out(options, sides, &|_, seat| seat.0 == second, seed, &mut efforts, &mut || 0.0);
    match played.ok().and_then(|state| state.winner()) {
        Some(winner) if winner == second => -1,
        Some(_) => 1,
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_moves_figures_a_little_and_the_same_way_each_time() {
        let step = |seed| {
            let mut search = Search::new(Weights::LEARNT, None, seed);
            assert_eq!(search.weights(), Weights::LEARNT);
            search.improve(1, 80);
            search.weights()
        };
        let first = step(1);
        assert_eq!(first, step(1));
        assert_eq!(first.point, Weights::LEARNT.point);
    }

    fn number(name: &str, usual: u64) -> u64 {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
    }

    #[test]
    #[ignore = "tunes the figures: MODE=introductory STEPS=120 GAMES=30 SEED=3 cargo test --release --lib --no-default-features princes::train -- --ignored find --nocapture"]
    fn find_weights() {
        let mode = std::env::var("MODE").ok();
        let mode = mode.and_then(|key| Mode::ALL.into_iter().find(|mode| mode.row().key == key));
        let base = mode.map_or(Weights::LEARNT, Weights::measured);
        let mut search = Search::new(base, mode, number("SEED", 3));
        for step in 1..=number("STEPS", 120) {
            search.improve(number("GAMES", 30), number("RATE", 60) as i64);
            if step % 20 == 0 {
                println!("{step}: {:?}", search.weights());
            }
        }
    }
}
