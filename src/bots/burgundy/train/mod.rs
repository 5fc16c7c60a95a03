//! The trainer: alternates self-play and least squares.
//!
//! Each generation plays games with the current weights and some noise, so that it sees more than its own
//! habits. Every position is a sample: its features, and the points that the game brought beyond those certain
//! at the time. A ridge regression, smooth from knot to knot, gives the next weights. The result is
//! reproducible.

pub mod curriculum;
pub mod openings;
pub mod solve;

use crate::bots::burgundy::evaluation::{Model, certain};
use crate::bots::burgundy::evaluator::BurgundyEvaluator;
use crate::bots::burgundy::features::look::FeatureSink;
use crate::bots::burgundy::features::settled::turns_left;
use crate::bots::burgundy::train::curriculum::Curriculum;
use crate::bots::burgundy::train::solve::Normal;
use crate::bots::burgundy::weights::{
    KNOTS, Shape, TRAINED, Weights, WeightsError, between, first_guess, first_guess_solo,
};
use crate::bots::evaluator::{Evaluator, POINT, quick_action};
use crate::bots::search::turn::{Breadth, TurnSearch};
use crate::engine::chance::{Chance, Draw};
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::burgundy::Actions;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::{Burgundy, State};

/// Parameters of a generation.
#[derive(Debug, Clone, Copy)]
pub struct Generation {
    /// The kind of games.
    pub curriculum: Curriculum,
    /// Number of players, 1 to 4.
    pub players: u8,
    /// Number of games.
    pub games: u64,
    /// The number of the first game's seed.
    pub first_seed: u64,
    /// Number of positions of each layer that the turn's search keeps.
    pub beam: usize,
    /// Maximum noise added to the value of a line, in thousandths of a point.
    pub noise: u32,
    /// Weight of earlier generations' samples, 0 to 1.
    pub keep: f64,
}

/// The result of a generation.
#[derive(Debug, Clone, Copy, Default)]
pub struct Outcome {
    /// The mean of all players' final points; in the solo game, of filled fields plus the value of spare turns.
    pub mean: f64,
    /// The standard deviation of the predictions' errors, in points.
    pub error: f64,
    /// Number of samples.
    pub samples: usize,
}

/// A position met in self-play.
pub struct Sample {
    /// Pairs of feature number and amount.
    features: Vec<(u16, i16)>,
    turns: u8,
    known: i32,
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

/// The samples of all generations so far.
pub struct Memory(Normal);

impl Memory {
    /// An empty memory for features of this shape.
    #[must_use]
    pub fn new(shape: Shape) -> Memory {
        Memory(Normal::new(KNOTS.len() * shape.features))
    }
}

/// Plays a generation with the weights and returns the rows for its number of players, fitted to its samples
/// and those remembered of earlier generations.
#[must_use]
pub fn improve(
    evaluator: &BurgundyEvaluator,
    weights: &Weights,
    generation: &Generation,
    memory: &mut Memory,
) -> (Weights, Outcome) {
    let normal = &mut memory.0;
    normal.fade(generation.keep);
    let mut outcome = Outcome::default();
    let (mut points, mut finals, mut squares) = (0f64, 0u64, 0f64);
    let count = generation.curriculum.shape().features;
    for game in 0..generation.games {
        let Some((state, samples)) = play(evaluator, generation, generation.first_seed + game)
        else {
            continue;
        };
        for seat in state.seats() {
            points += f64::from(certain(&state, seat)) / f64::from(POINT);
            finals += 1;
        }
        for sample in &samples {
            let total = certain(&state, sample.seat);
            let missed = f64::from(total - sample.predicted) / f64::from(POINT);
            squares += missed * missed;
            take(normal, count, sample, f64::from(total - sample.known) / f64::from(POINT));
        }
        outcome.samples += samples.len();
    }
    outcome.mean = points / finals.max(1) as f64;
    outcome.error = (squares / outcome.samples.max(1) as f64).sqrt();
    let mut next = weights.clone();
    let solved = normal.solve(count, RIDGE, SMOOTH);
    for (knot, row) in solved.chunks(count).enumerate() {
        let row: Vec<i32> = row.iter().map(|w| (w * 1000.0).round() as i32).collect();
        next.set_row(generation.players, knot, &row);
    }
    (next, outcome)
}

/// A stage of a training: generations with one number of players.
struct TrainingStage {
    players: u8,
    generations: u64,
    games: u64,
    beam: usize,
    noise: u32,
    keep: f64,
}

/// Two players learn from rules of thumb, the others from the result for two.
const BASE: [TrainingStage; 3] = [
    TrainingStage { players: 2, generations: 14, games: 1500, beam: 8, noise: 2000, keep: 0.7 },
    TrainingStage { players: 3, generations: 8, games: 800, beam: 10, noise: 1500, keep: 0.75 },
    TrainingStage { players: 4, generations: 10, games: 600, beam: 10, noise: 1500, keep: 0.75 },
];

/// The weights of modules start from 0, on top of the base game's.
const MODULES: [TrainingStage; 3] = [
    TrainingStage { players: 2, generations: 8, games: 1500, beam: 8, noise: 2000, keep: 0.7 },
    TrainingStage { players: 3, generations: 6, games: 1000, beam: 8, noise: 1500, keep: 0.75 },
    TrainingStage { players: 4, generations: 6, games: 700, beam: 8, noise: 1500, keep: 0.75 },
];

/// The solo game learns from rules of thumb of its own, in fields.
const SOLO: [TrainingStage; 1] =
    [TrainingStage { players: 1, generations: 14, games: 1500, beam: 8, noise: 300, keep: 0.7 }];

/// A whole training: weights from rules of thumb and a seed, those of modules on top of the base game's.
/// `scale` is the share of each generation's games that is played, in percent; `report` receives the result of
/// each generation.
///
/// # Errors
/// If the base game's weights, which others build on, can't be read.
pub fn train(
    curriculum: Curriculum,
    seed: u64,
    scale: u64,
    report: &mut dyn FnMut(u8, u64, &Outcome),
) -> Result<Weights, WeightsError> {
    let base = Weights::parse(Shape::BASE, TRAINED)?;
    let nothing = Weights::new(Shape::MODULES);
    let thumb = first_guess_solo();
    let (mut weights, stages) = match curriculum {
        Curriculum::Base => (first_guess(), BASE.as_slice()),
        Curriculum::Modules | Curriculum::Posts => (nothing.clone(), MODULES.as_slice()),
        Curriculum::Solo => (thumb.clone(), SOLO.as_slice()),
    };
    for stage in stages {
        if stage.players > 2 {
            for knot in 0..KNOTS.len() {
                let two = weights.row(2, knot).to_vec();
                weights.set_row(stage.players, knot, &two);
            }
        }
        let mut memory = Memory::new(curriculum.shape());
        for number in 0..stage.generations {
            let model = match curriculum {
                Curriculum::Base => Model::new(&weights, &nothing, &thumb),
                Curriculum::Modules | Curriculum::Posts => Model::new(&base, &weights, &thumb),
                Curriculum::Solo => Model::new(&base, &nothing, &weights),
            };
            let generation = Generation {
                curriculum,
                players: stage.players,
                games: (stage.games * scale / 100).max(1),
                first_seed: (seed + number) * 1_000_000,
                beam: stage.beam,
                noise: stage.noise,
                keep: stage.keep,
            };
            let evaluator = BurgundyEvaluator::new(model);
            let (next, outcome) = improve(&evaluator, &weights, &generation, &mut memory);
            report(stage.players, number, &outcome);
            weights = next;
        }
    }
    Ok(weights)
}

/// Strength of the pull of weights to 0: a final score scatters by about 15 points around its prediction, and
/// weights are a few points large, so (15 / 3)².
const RIDGE: f64 = 25.0;
/// Strength of the pull between neighbouring knots: (15 / 1.5)².
const SMOOTH: f64 = 100.0;

fn take(normal: &mut Normal, count: usize, sample: &Sample, target: f64) {
    let (knot, part, whole) = between(usize::from(sample.turns));
    let high = f64::from(part) / f64::from(whole);
    let low = 1.0 - high;
    let mut row = Vec::with_capacity(2 * sample.features.len());
    for (feature, amount) in &sample.features {
        let amount = f64::from(*amount);
        let place = knot * count + usize::from(*feature);
        if low > 0.0 {
            row.push((place, amount * low));
        }
        if high > 0.0 {
            row.push((place + count, amount * high));
        }
    }
    normal.add(&row, target);
}

/// One game of self-play with its samples; `None` if the options can't be played.
pub fn play(
    evaluator: &BurgundyEvaluator,
    generation: &Generation,
    seed: u64,
) -> Option<(State, Vec<Sample>)> {
    let curriculum = generation.curriculum;
    let options = curriculum.options(generation.players, &mut Chance::of_number(seed, 2)).ok()?;
    let mut state = Burgundy::start(&options, &Seed::numbered(seed), &mut Quiet).ok()?;
    let mut chance = Chance::of_number(seed, 1);
    let mut samples = Vec::new();
    while let Some(seat) = state.deciders().lowest() {
        if evaluator.is_standalone(&state) {
            let likes = quick_action::<Burgundy, _>(evaluator, &state, seat, &mut Actions::new())?;
            // Without this, a player that always gives shields up would never learn their value: every other
            // time all are paid for.
            let pays = Action::Pay(0);
            let can_pay = state.check(seat, pays).is_ok() && chance.below(2) == 0;
            let action = if can_pay { pays } else { likes };
            state.apply(seat, action, &mut Quiet).ok()?;
            continue;
        }
        let actions = noisy_turn(evaluator, generation, &state, seat, &mut chance)?;
        // Two of the turn's positions: a random one and the last one.
        let on_the_way = chance.below((actions.len() as u32).saturating_sub(1).max(1)) as usize;
        for (number, action) in actions.iter().enumerate() {
            if number == on_the_way || number + 1 == actions.len() {
                samples.push(sample(evaluator, curriculum, &state, seat));
            }
            state.apply(seat, *action, &mut Quiet).ok()?;
        }
    }
    Some((state, samples))
}

/// The best turn by values with added noise.
fn noisy_turn(
    evaluator: &BurgundyEvaluator,
    generation: &Generation,
    state: &State,
    seat: Seat,
    chance: &mut Chance,
) -> Option<Vec<Action>> {
    let breadth = Breadth { beam: generation.beam, ends: 12 };
    let mut search = TurnSearch::new(evaluator, state.clone(), seat, breadth);
    search.finish();
    let mut best = None;
    for line in search.into_lines() {
        let noise = chance.below(2 * generation.noise + 1) as i32 - generation.noise as i32;
        let value = line.value + noise;
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, line.actions));
        }
    }
    best.map(|(_, actions)| actions)
}

fn sample(
    evaluator: &BurgundyEvaluator,
    curriculum: Curriculum,
    state: &State,
    seat: Seat,
) -> Sample {
    let mut gather = Gather(Vec::with_capacity(64));
    curriculum.look(state, seat, &mut gather);
    Sample {
        features: gather.0,
        turns: turns_left(state, seat) as u8,
        known: curriculum.known(evaluator.model(), state, seat),
        seat,
        predicted: evaluator.evaluate(state, seat),
    }
}
