//! A choice at first sight: ways through the turn by the position that they lead to, or answers by their own value.

use crate::bots::noisy::random_error;
use crate::bots::princes::candidates::{Breadth, lines, single_steps};
use crate::bots::princes::choices::answers;
use crate::bots::princes::line::{Line, Visited, acts};
use crate::bots::princes::means::rounds_left;
use crate::bots::princes::weights::Weights;
use crate::engine::chance::{Draw, ThinkingRng, thinking};
use crate::engine::seat::Seat;
use crate::games::princes::modes::Mode;
use crate::games::princes::{Action, Actions, State, View};

/// Parameters of first sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    /// The figures.
    pub weights: Weights,
    /// The figures in the introductory game.
    pub introductory: Weights,
    /// Lines of a turn that are kept at each step; with 1 one thing is done after the other.
    pub beam: usize,
    /// True if cards with very many uses are looked at.
    pub thorough: bool,
    /// Most answers to a choice outside of the action phase, 1 or more.
    pub answers: usize,
    /// By how much the eye errs at most, in thousandths of a point.
    pub error: u32,
    /// Share of possible steps that are overlooked, in hundredths.
    pub overlooks: u32,
}

impl Sight {
    /// A short-sighted player's, without errors.
    pub const SHORT: Sight = Sight {
        weights: Weights::SHORT_SIGHTED,
        introductory: Weights::SHORT_SIGHTED,
        beam: 5,
        thorough: false,
        answers: 1,
        error: 0,
        overlooks: 0,
    };

    /// By the measured figures, with all that may be compared.
    pub const LEARNT: Sight = Sight {
        weights: Weights::LEARNT,
        introductory: Weights::INTRODUCTORY,
        beam: 8,
        thorough: true,
        answers: 6,
        ..Sight::SHORT
    };
}

/// A seat's choice at first sight.
#[derive(Debug, Clone)]
pub struct FirstSight {
    /// The figures of the mode, with the rounds that remain.
    pub weights: Weights,
    /// A position that agrees with the seat's view.
    pub from: State,
    /// The seat.
    pub seat: u8,
    /// Ways through the turn, best first.
    pub lines: Vec<Line>,
    /// Answers to a choice outside of the action phase, best first.
    pub answers: Vec<Action>,
}

impl FirstSight {
    /// Looks at the seat's choice; there are neither lines nor answers if it has none.
    #[must_use]
    pub fn new(view: &View, seat: Seat, how: Sight, seed: u64) -> FirstSight {
        let from = view.determinize(&mut thinking(seed, u64::MAX));
        let introductory = from.mode() == Mode::Introductory;
        let mut weights = if introductory { how.introductory } else { how.weights };
        weights.rounds = rounds_left(&weights, &from);
        let mut rng = thinking(seed, u64::MAX - 1);
        let asked = from.task().is_some_and(|task| from.waits() && task.seat == seat.0);
        let (lines, answers) = (Vec::new(), Vec::new());
        let mut sight = FirstSight { weights, from, seat: seat.0, lines, answers };
        if asked && seat.0 < 2 {
            if acts(&sight.from, seat.0) {
                sight.look_turn_through(how, seed, &mut rng);
            } else {
                sight.answers = sight.answered(how, &mut rng);
            }
        }
        sight
    }

    fn look_turn_through(&mut self, how: Sight, seed: u64, rng: &mut ThinkingRng) {
        let weights = &self.weights;
        let Sight { beam, thorough, overlooks, error, .. } = how;
        let breadth = Breadth { beam, thorough, overlooks, seed };
        self.lines = if beam == 1 {
            single_steps(weights, &self.from, self.seat, overlooks, rng)
        } else {
            lines(weights, &self.from, self.seat, breadth, &mut Visited::default())
        };
        add_noise(&mut self.lines, error, rng);
        // Lines that begin alike, as far as they are known, are one.
        let mut answers: Vec<Vec<Action>> = Vec::new();
        self.lines.retain(|line| {
            let answer = line.answer();
            let fresh = !answer.is_empty() && !answers.contains(&answer);
            answers.push(answer);
            fresh
        });
    }

    /// The answers outside of the action phase, best first.
    fn answered(&self, how: Sight, rng: &mut ThinkingRng) -> Vec<Action> {
        let mut legal = Actions::new();
        self.from.legal(self.seat, &mut legal);
        if legal.len() > 1 && rng.below(100) < how.overlooks {
            return rng.pick(&legal).into_iter().collect();
        }
        answers(&self.weights, &self.from, self.seat, how.answers)
    }
}

/// Adds random noise to the value of each line, for the weaker levels.
fn add_noise(lines: &mut [Line], error: u32, rng: &mut ThinkingRng) {
    for line in lines.iter_mut().filter(|line| !line.state.over()) {
        line.value += random_error(rng, error);
    }
    lines.sort_by_key(|line| core::cmp::Reverse(line.value));
}
