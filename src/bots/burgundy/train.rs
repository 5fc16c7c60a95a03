//! Finding the weights: self-play, then least squares, again and again.
//!
//! Each generation plays games with the weights it has, some noise added so that it sees more than
//! its own habits. Every position is a sample: its features, and how many points more the game
//! brought than were settled then. A ridge regression, smooth from knot to knot, gives the next
//! weights. The same numbers in give the same weights out.

use crate::bots::burgundy::features::{FeatureSink, at, features, settled_points, turns_left};
use crate::bots::burgundy::judge::BurgundyJudge;
use crate::bots::burgundy::model::{KNOTS, Weights, between};
use crate::bots::burgundy::solve::Normal;
use crate::bots::judge::Judge;
use crate::bots::turn::{Breadth, TurnSearch};
use crate::engine::chance::Chance;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::burgundy::options::{Boards, Castles, Edition};
use crate::games::burgundy::{Burgundy, Options, State};

/// How one generation plays.
#[derive(Debug, Clone, Copy)]
pub struct Generation {
    /// Players at the table, 2 to 4.
    pub players: u8,
    /// Games to play.
    pub games: u64,
    /// The number of the first game's seed.
    pub first_seed: u64,
    /// How many positions of each layer the turn's search keeps.
    pub beam: usize,
    /// The most by which noise changes what a line seems worth, in thousandths of a point.
    pub noise: u32,
    /// How much of what earlier generations saw still counts, 0 to 1.
    pub keep: f64,
}

/// What a generation came to.
#[derive(Debug, Clone, Copy, Default)]
pub struct Outcome {
    /// The mean of all players' final points.
    pub mean: f64,
    /// How far predictions were off, as a standard deviation in points.
    pub error: f64,
    /// Samples gathered.
    pub samples: usize,
}

/// A position met in self-play.
pub struct Sample {
    /// Features as pairs of number and amount.
    features: Vec<(u16, i16)>,
    turns: u8,
    settled: i32,
    seat: Seat,
    predicted: i32,
}

struct Gather(Vec<(u16, i16)>);

impl FeatureSink for Gather {
    fn add(&mut self, feature: usize, amount: i32) {
        let (feature, amount) = (feature as u16, amount as i16);
        match self.0.iter_mut().find(|(known, _)| *known == feature) {
            Some((_, sum)) => *sum += amount,
            None => self.0.push((feature, amount)),
        }
    }
}

/// What all generations so far have seen.
pub struct Memory(Normal);

impl Default for Memory {
    fn default() -> Self {
        Memory(Normal::new(KNOTS.len() * at::COUNT))
    }
}

/// Plays a generation with the weights and gives the rows for its count of players, fitted to it
/// and to what is remembered of generations before.
#[must_use]
pub fn improve(
    weights: &Weights,
    generation: &Generation,
    memory: &mut Memory,
) -> (Weights, Outcome) {
    let judge = BurgundyJudge::new(weights);
    let normal = &mut memory.0;
    normal.fade(generation.keep);
    let mut outcome = Outcome::default();
    let (mut points, mut finals, mut squares) = (0u64, 0u64, 0f64);
    for game in 0..generation.games {
        let Some((state, samples)) = play(&judge, generation, generation.first_seed + game) else {
            continue;
        };
        for seat in state.seats() {
            points += u64::from(state.estate(seat).total());
            finals += 1;
        }
        for sample in &samples {
            let total = i32::from(state.estate(sample.seat).total());
            let missed = f64::from(total) - f64::from(sample.predicted) / 1000.0;
            squares += missed * missed;
            take(normal, sample, f64::from(total - sample.settled));
        }
        outcome.samples += samples.len();
    }
    outcome.mean = points as f64 / finals.max(1) as f64;
    outcome.error = (squares / outcome.samples.max(1) as f64).sqrt();
    let mut next = weights.clone();
    let solved = normal.solve(at::COUNT, RIDGE, SMOOTH);
    for (knot, row) in solved.chunks(at::COUNT).enumerate() {
        let row: Vec<i32> = row.iter().map(|w| (w * 1000.0).round() as i32).collect();
        next.set_row(generation.players, knot, &row);
    }
    (next, outcome)
}

/// One stage of a whole training: generations of one count of players.
struct Stage {
    players: u8,
    generations: u64,
    games: u64,
    beam: usize,
    noise: u32,
    keep: f64,
}

/// Two players learn from rules of thumb, the others from what two have learnt.
const STAGES: [Stage; 3] = [
    Stage { players: 2, generations: 14, games: 1500, beam: 8, noise: 2000, keep: 0.7 },
    Stage { players: 3, generations: 8, games: 800, beam: 10, noise: 1500, keep: 0.75 },
    Stage { players: 4, generations: 10, games: 600, beam: 10, noise: 1500, keep: 0.75 },
];

/// The whole training: all weights from nothing but rules of thumb and a seed. `scale` is the share
/// of each generation's games that is played, in percent; `tell` hears how each generation went.
pub fn train(seed: u64, scale: u64, tell: &mut dyn FnMut(u8, u64, &Outcome)) -> Weights {
    let mut weights = first_guess();
    for stage in STAGES {
        if stage.players > 2 {
            for knot in 0..KNOTS.len() {
                let two = weights.row(2, knot).to_vec();
                weights.set_row(stage.players, knot, &two);
            }
        }
        let mut memory = Memory::default();
        for number in 0..stage.generations {
            let generation = Generation {
                players: stage.players,
                games: (stage.games * scale / 100).max(1),
                first_seed: (seed + number) * 1_000_000,
                beam: stage.beam,
                noise: stage.noise,
                keep: stage.keep,
            };
            let (next, outcome) = improve(&weights, &generation, &mut memory);
            tell(stage.players, number, &outcome);
            weights = next;
        }
    }
    weights
}

/// How strongly weights are drawn to 0: a final score scatters by about 15 points around its
/// prediction, and weights are a few points large, so (15 / 3)².
const RIDGE: f64 = 25.0;
/// How strongly neighbouring knots are drawn together: (15 / 1.5)².
const SMOOTH: f64 = 100.0;

fn take(normal: &mut Normal, sample: &Sample, target: f64) {
    let (knot, part, whole) = between(usize::from(sample.turns));
    let high = f64::from(part) / f64::from(whole);
    let low = 1.0 - high;
    let mut row = Vec::with_capacity(2 * sample.features.len());
    for (feature, amount) in &sample.features {
        let amount = f64::from(*amount);
        let place = knot * at::COUNT + usize::from(*feature);
        if low > 0.0 {
            row.push((place, amount * low));
        }
        if high > 0.0 {
            row.push((place + at::COUNT, amount * high));
        }
    }
    normal.add(&row, target);
}

/// One game of self-play with its samples; nothing if the options can't be played.
pub fn play(
    judge: &BurgundyJudge,
    generation: &Generation,
    seed: u64,
) -> Option<(State, Vec<Sample>)> {
    let options =
        Options::new(generation.players, Edition::E2019, Boards::Drawn, Castles::Drawn).ok()?;
    let mut state = Burgundy::start(&options, &Seed::numbered(seed), &mut Quiet).ok()?;
    let mut chance = Chance::of_number(seed, 1);
    let mut samples = Vec::new();
    let breadth = Breadth { beam: generation.beam, ends: 12 };
    while let Some(seat) = state.deciders().lowest() {
        let mut search = TurnSearch::new(judge, state.clone(), seat, breadth);
        search.finish();
        let noisy = |worth: i32, chance: &mut Chance| {
            worth + chance.below(2 * generation.noise + 1) as i32 - generation.noise as i32
        };
        let mut best = None;
        for line in search.lines() {
            let worth = noisy(line.worth, &mut chance);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, line));
            }
        }
        let (_, line) = best?;
        // Of the turn's positions, one on the way and the last one.
        let on_the_way = chance.below(line.actions.len() as u32 - 1) as usize;
        for (number, action) in line.actions.iter().enumerate() {
            if number == on_the_way || number + 1 == line.actions.len() {
                samples.push(sample(judge, &state, seat));
            }
            state.apply(seat, *action, &mut Quiet).ok()?;
        }
    }
    Some((state, samples))
}

fn sample(judge: &BurgundyJudge, state: &State, seat: Seat) -> Sample {
    let mut gather = Gather(Vec::with_capacity(64));
    features(state, seat, &mut gather);
    Sample {
        features: gather.0,
        turns: turns_left(state, seat) as u8,
        settled: settled_points(state, seat),
        seat,
        predicted: judge.worth(state, seat),
    }
}

/// Weights to begin with, before anything is learnt: rough guesses that fill the estate.
#[must_use]
pub fn first_guess() -> Weights {
    let mut weights = Weights::default();
    for players in 2..=4 {
        for (knot, turns) in KNOTS.iter().enumerate() {
            let mut row = [0i32; at::COUNT];
            let turns = *turns as i32;
            for feature in at::STORED..at::STORE_FILL {
                row.set(feature, 1000 * turns.min(3));
            }
            for feature in at::MISSING..at::LAST_FIELDS {
                row.set(feature, -3000 * turns.min(4) / 4 - 1000);
            }
            row.set(at::STORED_GAIN, 100 * turns.min(5));
            row.set(at::STORED_FIT, -1000);
            row.set(at::STORED_FIT + 1, -4000);
            row.set(at::DICE, 1500);
            (at::WAITING..at::PURCHASE).for_each(|feature| row.set(feature, 2000));
            weights.set_row(players, knot, &row);
        }
    }
    weights
}
