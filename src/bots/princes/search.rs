//! The search of each level: ways through the turn, compared by rollouts; other choices by themselves.

use crate::bots::level::Level;
use crate::bots::noisy::random_error;
use crate::bots::player::{Hint, NotTuned, Progress, Question, SkillOfLevel, Think};
use crate::bots::princes::candidates::{Breadth, lines, single_steps, split_off_continued};
use crate::bots::princes::choices::answer;
use crate::bots::princes::evaluator::PrincesEvaluator;
use crate::bots::princes::hint::{explain, reason_of};
use crate::bots::princes::line::{Line, Visited, acts};
use crate::bots::princes::means::rounds_left;
use crate::bots::princes::weights::Weights;
use crate::bots::search::determinized::{DeterminizedConfig, DeterminizedRollouts, Horizon};
use crate::engine::chance::{Draw, ThinkingRng, thinking};
use crate::engine::seat::Seat;
use crate::games::princes::modes::Mode;
use crate::games::princes::{Action, Actions, Princes, State, View};

/// Parameters of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// The figures.
    pub weights: Weights,
    /// The figures in the introductory game.
    pub introductory: Weights,
    /// Lines of a turn that are kept at each step; with 1 one thing is done after the other.
    pub beam: usize,
    /// By how much the eye errs at most, in thousandths of a point.
    pub error: u32,
    /// Share of possible steps that are overlooked, in hundredths.
    pub overlooks: u32,
    /// Lines that are played on from; 0 for none.
    pub candidates: usize,
    /// Lines that promise less than the best one by more than this are not played on from.
    pub window: i32,
    /// Number of rollouts that the value of a line at first sight counts as beyond those that were played.
    pub trust: u32,
    /// Settings of the rollouts.
    pub rollouts: DeterminizedConfig,
}

const PLAIN: Skill = Skill {
    weights: Weights::SHORT_SIGHTED,
    introductory: Weights::SHORT_SIGHTED,
    beam: 5,
    error: 0,
    overlooks: 0,
    candidates: 0,
    window: 700,
    trust: 40,
    rollouts: DeterminizedConfig { turns: 7, from: Horizon::Choice, rivalry: 0, least: 6 },
};

impl SkillOfLevel for Skill {
    fn of(level: Level) -> Skill {
        match level {
            Level::Easy => Skill { error: 1000, overlooks: 38, beam: 1, ..PLAIN },
            Level::Medium => PLAIN,
            Level::Hard => Skill {
                weights: Weights::LEARNT,
                introductory: Weights::INTRODUCTORY,
                beam: 8,
                candidates: 5,
                ..PLAIN
            },
        }
    }

    fn tune(&mut self, key: &str, value: i32) -> Result<(), NotTuned> {
        let size = usize::try_from(value).unwrap_or(0);
        match key {
            "beam" => self.beam = size,
            "candidates" => self.candidates = size,
            "window" => self.window = value,
            "trust" => self.trust = value.unsigned_abs(),
            "error" => self.error = value.unsigned_abs(),
            "overlooks" => self.overlooks = value.unsigned_abs(),
            "turns" => self.rollouts.turns = value.unsigned_abs(),
            "least" => self.rollouts.least = value.unsigned_abs(),
            _ if self.weights.set(key, value) => {
                self.introductory.set(key, value);
            }
            _ => return Err(NotTuned(TUNED)),
        }
        Ok(())
    }
}

const TUNED: &str = "what can be changed: beam, candidates, window, trust, error, overlooks, turns, least, and each weight";

/// A search of a seat's choice.
pub struct Thoughts {
    skill: Skill,
    pub(super) from: State,
    seat: u8,
    /// Ways through the turn, best first as they seem at first.
    lines: Vec<Line>,
    /// The choice outside of the action phase.
    pub(super) plain: Vec<Action>,
    search: Option<DeterminizedRollouts<Princes, PrincesEvaluator>>,
    budget: u64,
}

impl Thoughts {
    /// Starts a search.
    #[must_use]
    pub fn new(question: Question<Princes>) -> Thoughts {
        let Question { view, seat, mut skill, seed, nodes: budget } = question;
        let from = view.determinize(&mut thinking(seed, u64::MAX));
        if from.mode() == Mode::Introductory {
            skill.weights = skill.introductory;
        }
        skill.weights.rounds = rounds_left(&skill.weights, &from);
        let mut rng = thinking(seed, u64::MAX - 1);
        let mut thoughts = Thoughts {
            skill,
            seat: seat.0,
            lines: Vec::new(),
            plain: Vec::new(),
            search: None,
            budget,
            from,
        };
        let asked =
            thoughts.from.task().filter(|task| thoughts.from.waits() && task.seat == seat.0);
        if asked.is_none() || seat.0 > 1 {
            return thoughts;
        }
        if acts(&thoughts.from, seat.0) {
            thoughts.look_turn_through(seed, &mut rng);
            thoughts.compare(&view, seat, seed);
        } else {
            thoughts.plain = thoughts.answered(&mut rng).into_iter().collect();
        }
        thoughts
    }

    fn look_turn_through(&mut self, seed: u64, rng: &mut ThinkingRng) {
        let (weights, skill) = (&self.skill.weights, self.skill);
        let (thorough, overlooks) = (skill.candidates > 0, skill.overlooks);
        let breadth = Breadth { beam: skill.beam, thorough, overlooks, seed };
        self.lines = if skill.beam == 1 {
            single_steps(weights, &self.from, self.seat, overlooks, rng)
        } else {
            lines(weights, &self.from, self.seat, breadth, &mut Visited::default())
        };
        add_noise(&mut self.lines, skill.error, rng);
        // Lines that begin alike, as far as they are known, are one.
        let mut answers: Vec<Vec<Action>> = Vec::new();
        self.lines.retain(|line| {
            let answer = line.answer();
            let fresh = !answer.is_empty() && !answers.contains(&answer);
            answers.push(answer);
            fresh
        });
    }

    fn compare(&mut self, view: &View, seat: Seat, seed: u64) {
        let skill = &self.skill;
        let least = self.lines.first().map_or(0, |line| line.value - skill.window);
        let wins = self.lines.first().is_some_and(|line| line.state.over());
        if wins || skill.candidates < 2 || self.budget == 0 {
            return;
        }
        let (close, rest) = split_off_continued(core::mem::take(&mut self.lines), least);
        let (mut candidates, mut first_sight) = (Vec::new(), Vec::new());
        for line in close.iter().take(skill.candidates) {
            candidates.push(line.answer());
            first_sight.push(line.value);
        }
        self.lines = close.into_iter().chain(rest).collect();
        if candidates.len() > 1 {
            let (weights, config) = (skill.weights, skill.rollouts);
            let own = PrincesEvaluator { weights, leaf_weights: weights.after(config.turns) };
            let view = view.clone();
            let nodes = self.budget;
            let mut search =
                DeterminizedRollouts::new(own, view, seat, seed, config, candidates, nodes);
            search.set_first_sight(&first_sight, skill.trust);
            self.search = Some(search);
        }
    }

    /// The choice outside of the action phase.
    fn answered(&self, rng: &mut ThinkingRng) -> Option<Action> {
        let mut legal = Actions::new();
        self.from.legal(self.seat, &mut legal);
        if legal.len() > 1 && rng.below(100) < self.skill.overlooks {
            return rng.pick(&legal);
        }
        answer(&self.skill.weights, &self.from, self.seat)
    }

    /// The lines, best first as far as is known now.
    pub(super) fn ranked(&self) -> Vec<&Line> {
        let order = self.search.as_ref().map(DeterminizedRollouts::ranking).unwrap_or_default();
        let compared = order.iter().filter_map(|place| self.lines.get(*place));
        compared.chain(self.lines.iter().skip(order.len())).collect()
    }
}

/// Adds random noise to the value of each line, for the weaker levels.
fn add_noise(lines: &mut [Line], error: u32, rng: &mut ThinkingRng) {
    for line in lines.iter_mut().filter(|line| !line.state.over()) {
        line.value += random_error(rng, error);
    }
    lines.sort_by_key(|line| core::cmp::Reverse(line.value));
}

impl Think<Princes> for Thoughts {
    fn work(&mut self, slice: u64) {
        if let Some(search) = &mut self.search {
            search.work(slice);
        }
    }

    fn progress(&self) -> Progress {
        let done = Progress { budget: self.budget, done: true, ..Progress::default() };
        self.search.as_ref().map_or(done, DeterminizedRollouts::progress)
    }

    fn actions(&self) -> Vec<Action> {
        if !self.plain.is_empty() {
            return self.plain.clone();
        }
        self.ranked().first().map(|line| line.answer()).unwrap_or_default()
    }

    fn hints(&self, count: usize) -> Vec<Hint<Princes>> {
        if !self.plain.is_empty() {
            let now = self.plain.clone();
            let reason = now.first().and_then(|answer| reason_of(&self.from, self.seat, *answer));
            let reasons = reason.into_iter().collect();
            let hint = Hint { now, then: Vec::new(), behind: 0, reasons, price: None };
            return vec![hint].into_iter().take(count).collect();
        }
        let ranked = self.ranked();
        let best = ranked.first().map_or(0, |line| line.value);
        let mut hints: Vec<Hint<Princes>> = Vec::new();
        for line in ranked {
            let advice = explain(&self.skill.weights, &self.from, line, self.seat);
            if hints.len() < count && !hints.iter().any(|hint| hint.now == advice.now) {
                hints.push(Hint { behind: (best - line.value).max(0), ..advice });
            }
        }
        hints
    }
}
