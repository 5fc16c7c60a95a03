//! A game's additions for analysis.

use crate::bots::evaluator::POINT;
use crate::engine::actions::ActionList;
use crate::engine::chance::ThinkingRng;
use crate::engine::game::Game;
use crate::engine::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// Equities by seat, in thousandths of the unit; 0 past the last seat.
pub type Equities = [i32; MAX_SEATS];

/// The certainty to win, in thousandths of a percent.
pub const CERTAIN: i32 = 100_000;

/// The unit of equities, losses and luck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Points at the end, in thousandths.
    Points,
    /// The chance to win, in thousandths of a percent; a shared win counts in parts.
    Win,
}

/// Limits between the classes of play, and between good choices, mistakes and blunders, in thousandths of the unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale {
    /// Error rates up to which play is expert, advanced, intermediate and that of a beginner.
    pub classes: [i32; 4],
    /// The smallest loss of a mistake.
    pub mistake: i32,
    /// The smallest loss of a blunder.
    pub blunder: i32,
}

impl Scale {
    /// The limits in thousandths of a percent of the chance to win.
    pub const WIN: Scale =
        Scale { classes: [500, 1_200, 2_500, 5_000], mistake: 3_000, blunder: 8_000 };
}

/// Unit, scale and defaults of a game's analyses: plain data, which a page can read without the evaluation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measure {
    /// The unit.
    pub unit: Unit,
    /// The limits of mistakes and classes of play.
    pub scale: Scale,
    /// Default budget of a decision, in positions.
    pub nodes: u32,
    /// Default number of other draws that a draw is compared with.
    pub draws: u16,
    /// True if seats hide nothing, so that a game in progress may be analysed.
    pub is_open: bool,
    /// Keys of the terms of a position's value to a seat, in the order of [`Analyst::terms`].
    pub terms: &'static [&'static str],
}

impl Measure {
    /// The measure of games without one of their own.
    pub const PLAIN: Measure = Measure {
        unit: Unit::Points,
        scale: Scale { classes: [250, 500, 1000, 2000], mistake: 1000, blunder: 3000 },
        nodes: 200,
        draws: 8,
        is_open: false,
        terms: &[],
    };
}

/// A game's evaluation for analysis. Equities use whole numbers throughout, and are the same everywhere.
pub trait Analyst<G: Game> {
    /// Weight of the best rival's equity against the own in comparisons of choices, in hundredths.
    fn rivalry(&self) -> i32 {
        0
    }

    /// True if the other seat is an opponent.
    fn are_rivals(&self, _state: &G::State, seat: Seat, other: Seat) -> bool {
        seat != other
    }

    /// The equities of an unfinished position, and the number of positions visited for them. Nothing that is hidden
    /// from all seats may be read, such as dice still to come; hands may.
    fn appraise(&self, state: &G::State) -> (Equities, u64);

    /// The terms of an unfinished turn's value to the seat, in thousandths of a point, in the order of
    /// [`Measure::terms`]; fewer if the others are 0. Facts that the seat can't know may not be read.
    fn terms(&self, _state: &G::State, _seat: Seat) -> Vec<i32> {
        Vec::new()
    }

    /// The choices worth comparing, best first by first sight: actions of one decision each.
    fn lines(&self, view: &G::View, seat: Seat, seed: u64) -> Vec<Vec<G::Action>>;

    /// A position that agrees with the view, where the other seats' hidden choices may be open again.
    fn imagine(&self, view: &G::View, rng: &mut ThinkingRng) -> G::State {
        G::determinize(view, rng)
    }

    /// Number of turns, of any seat, that a line is played on before the position is appraised.
    fn turns(&self, state: &G::State) -> u32;

    /// Plays on for the seat by a fast policy; returns the number of positions visited, 0 if nothing could be played.
    fn play_on(&self, state: &mut G::State, seat: Seat, list: &mut G::Actions) -> u64;
}

/// The equities of any position: the result of a finished one, or the analyst's appraisal.
pub fn equities<G: Game>(
    analyst: &dyn Analyst<G>,
    unit: Unit,
    state: &G::State,
) -> (Equities, u64) {
    if G::deciders(state).is_empty() {
        (result::<G>(unit, state), 1)
    } else {
        analyst.appraise(state)
    }
}

/// The result of a finished game for each seat.
pub fn result<G: Game>(unit: Unit, state: &G::State) -> Equities {
    let standings = G::standings(state);
    let first = standings.iter().filter(|row| row.place == 1).count() as i32;
    let mut equities = Equities::default();
    for row in standings {
        let value = match unit {
            Unit::Points => row.points * POINT,
            Unit::Win if row.place == 1 => CERTAIN / first.max(1),
            Unit::Win => 0,
        };
        if let Some(equity) = equities.get_mut(row.seat.index()) {
            *equity = value;
        }
    }
    equities
}

/// The first `most` legal actions of the seat, each as a line.
pub fn single_actions<G: Game>(state: &G::State, seat: Seat, most: usize) -> Vec<Vec<G::Action>> {
    let mut list = G::Actions::default();
    list.clear();
    G::legal(state, seat, &mut list);
    list.iter().take(most).map(|action| vec![*action]).collect()
}

/// Points as they stand and all legal actions: for games without an analyst of their own.
#[derive(Debug, Clone, Copy, Default)]
pub struct PlainAnalyst;

impl<G: Game> Analyst<G> for PlainAnalyst {
    fn appraise(&self, state: &G::State) -> (Equities, u64) {
        (result::<G>(Unit::Points, state), 1)
    }

    fn lines(&self, view: &G::View, seat: Seat, seed: u64) -> Vec<Vec<G::Action>> {
        let state = G::determinize(view, &mut crate::engine::chance::thinking(seed, u64::MAX));
        single_actions::<G>(&state, seat, 8)
    }

    fn turns(&self, _state: &G::State) -> u32 {
        1
    }

    fn play_on(&self, state: &mut G::State, seat: Seat, list: &mut G::Actions) -> u64 {
        list.clear();
        G::legal(state, seat, list);
        let action = list.first().copied();
        let played = action.is_some_and(|action| {
            crate::engine::game::apply_silently::<G>(state, seat, action).is_ok()
        });
        u64::from(played)
    }
}
