//! What computer players know of Princes, and how the three levels choose.
//!
//! They are given a seat's view and imagine the rest. A turn is looked through as a row of things worth
//! doing (`turn`), purchases with the trades that they take, over one table of figures (`weights`, `worth`,
//! `plans`); all other choices are weighed by themselves (`choices`). *Easy* does one thing after the other
//! with an eye that errs, *medium* looks the whole turn through, *hard* compares the best ways through it
//! by playing on from many positions that agree with what it knows.

pub mod arena;
pub mod choices;
pub mod evaluation;
pub mod evaluator;
pub mod lookback;
pub mod means;
pub mod plans;
pub mod reasons;
pub mod standing;
pub mod turn;
pub mod weights;

use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Hint, NotTuned, Progress, Question, Review, Think};
use crate::bots::princes::choices::answer;
use crate::bots::princes::evaluator::PrincesEvaluator;
use crate::bots::princes::means::rounds_left;
use crate::bots::princes::reasons::Reason;
use crate::bots::princes::turn::{Breadth, Line, Visited, acts, lines, steps};
use crate::bots::princes::weights::Weights;
use crate::bots::search::determinized::{DeterminizedConfig, DeterminizedRollouts};
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::chance::{Draw, ThinkingRng, thinking};
use crate::engine::seat::Seat;
use crate::games::princes::modes::Options;
use crate::games::princes::{Action, Actions, Princes, State, View};

/// What a level does with a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// The figures.
    pub weights: Weights,
    /// Lines of a turn that are kept at each step; with 1 one thing is done after the other.
    pub beam: usize,
    /// By how much the eye errs at most, in thousandths of a point.
    pub error: u32,
    /// How often something that could be done is overlooked, in hundredths.
    pub overlooks: u32,
    /// Lines that are played on from; 0 for none.
    pub candidates: usize,
    /// Lines that promise less than the best one by more than this are not played on from.
    pub window: i32,
    /// How many rollouts the value of a line at first sight counts as.
    pub trust: i64,
    /// How they are played on.
    pub rollouts: DeterminizedConfig,
}

/// How many positions hard visits for a turn unless told otherwise.
pub const NODES: u32 = 60_000;

const PLAIN: Skill = Skill {
    weights: Weights::SHORT_SIGHTED,
    beam: 5,
    error: 0,
    overlooks: 0,
    candidates: 0,
    window: 700,
    trust: 40,
    rollouts: DeterminizedConfig { turns: 6, rivalry: 0, least: 6 },
};

/// What the seat does now. Empty only if the seat has nothing to choose. The same view, level, seed and
/// budget (in positions, of which only hard needs many) give the same answer everywhere.
#[must_use]
pub fn choose(view: &View, seat: Seat, level: Level, seed: u64, budget: u64) -> Vec<Action> {
    let mut thoughts = Thoughts::new(view, seat, Princes::skill(level), seed, budget);
    thoughts.finish();
    thoughts.actions()
}

/// A seat's thoughts about its choice, in slices.
pub struct Thoughts {
    skill: Skill,
    from: State,
    seat: u8,
    /// Ways through the turn, best first as they seem at first.
    lines: Vec<Line>,
    /// What is played where the choice is none of the action phase.
    plain: Vec<Action>,
    search: Option<DeterminizedRollouts<Princes, PrincesEvaluator>>,
    budget: u64,
}

impl Thoughts {
    /// Begins to think; see [`choose`].
    #[must_use]
    pub fn new(view: &View, seat: Seat, skill: Skill, seed: u64, budget: u64) -> Thoughts {
        let from = view.determinize(&mut thinking(seed, u64::MAX));
        let mut skill = skill;
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
            thoughts.compare(view, seat, seed);
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
            one_thing(&skill, &self.from, self.seat, rng)
        } else {
            lines(weights, &self.from, self.seat, breadth, &mut Visited::default())
        };
        err(&mut self.lines, skill.error, rng);
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
        let wins = self.lines.first().is_some_and(|line| line.state.over);
        if wins || skill.candidates < 2 || self.budget == 0 {
            return;
        }
        let close = self.lines.iter().take(skill.candidates).take_while(|line| line.value >= least);
        let (mut candidates, mut first_sight) = (Vec::new(), Vec::new());
        for line in close {
            candidates.push(line.answer());
            first_sight.push(i64::from(line.value) * skill.trust);
        }
        if candidates.len() > 1 {
            let (weights, config) = (skill.weights, skill.rollouts);
            let own = PrincesEvaluator { weights, leaf_weights: weights.after(config.turns) };
            let view = view.clone();
            let nodes = self.budget;
            let mut search =
                DeterminizedRollouts::new(own, view, seat, seed, config, candidates, nodes);
            search.begin_with(&first_sight);
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
    fn ranked(&self) -> Vec<&Line> {
        let order = self.search.as_ref().map(DeterminizedRollouts::ranking).unwrap_or_default();
        let compared = order.iter().filter_map(|place| self.lines.get(*place));
        compared.chain(self.lines.iter().skip(order.len())).collect()
    }
}

/// Easy's turn: the next thing to do, of what can be had at once and is not overlooked; it trades for nothing.
fn one_thing(skill: &Skill, state: &State, seat: u8, rng: &mut ThinkingRng) -> Vec<Line> {
    let now = Line::new(&skill.weights, state.clone(), seat);
    let mut found = steps(&skill.weights, &now, seat, false, &mut Visited::default());
    found.retain(|line| {
        let trades = line.actions.iter().any(|action| matches!(action, Action::Trade { .. }));
        !trades && rng.below(100) >= skill.overlooks
    });
    found.push(now);
    // One thing at a time: what comes next is looked for anew.
    for line in &mut found {
        line.stop();
    }
    found
}

/// Looks at each line a little wrongly.
fn err(lines: &mut [Line], error: u32, rng: &mut ThinkingRng) {
    for line in lines.iter_mut().filter(|line| error > 0 && !line.state.over) {
        // The sum of two draws: small errors are more common than large ones.
        line.value += (rng.below(error) + rng.below(error)) as i32 - error as i32;
    }
    lines.sort_by_key(|line| core::cmp::Reverse(line.value));
}

impl Think<Princes> for Thoughts {
    fn work(&mut self, slice: u64) {
        if let Some(search) = &mut self.search {
            let left = self.budget.saturating_sub(search.nodes());
            search.work(slice.min(left));
        }
    }

    fn progress(&self) -> Progress {
        let search = self.search.as_ref();
        let nodes = search.map_or(0, DeterminizedRollouts::nodes);
        let done = search.is_none_or(|search| search.is_done() || nodes >= self.budget);
        let rollouts = search.map_or(0, DeterminizedRollouts::rollouts);
        Progress { nodes, budget: self.budget, rollouts, done }
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
            let hint = Hint { now, then: Vec::new(), behind: 0, reasons: Vec::new() };
            return vec![hint].into_iter().take(count).collect();
        }
        let ranked = self.ranked();
        let best = ranked.first().map_or(0, |line| line.value);
        let mut hints: Vec<Hint<Princes>> = Vec::new();
        for line in ranked {
            let told = lookback::told(&self.skill.weights, &self.from, line, self.seat);
            if hints.len() < count && !hints.iter().any(|hint| hint.now == told.now) {
                hints.push(Hint { behind: (best - line.value).max(0), ..told });
            }
        }
        hints
    }
}

impl ComputerPlayer for Princes {
    type Reason = Reason;
    type Skill = Skill;

    fn skill(level: Level) -> Skill {
        match level {
            Level::Easy => Skill { error: 1000, overlooks: 38, beam: 1, ..PLAIN },
            Level::Medium => PLAIN,
            Level::Hard => Skill { weights: Weights::USUAL, beam: 8, candidates: 5, ..PLAIN },
        }
    }

    fn nodes(level: Level) -> u32 {
        match level {
            Level::Easy | Level::Medium => 0,
            Level::Hard => NODES,
        }
    }

    fn tune(skill: &mut Skill, key: &str, value: i32) -> Result<(), NotTuned> {
        let size = usize::try_from(value).unwrap_or(0);
        match key {
            "beam" => skill.beam = size,
            "candidates" => skill.candidates = size,
            "window" => skill.window = value,
            "trust" => skill.trust = value.into(),
            "error" => skill.error = value.unsigned_abs(),
            "overlooks" => skill.overlooks = value.unsigned_abs(),
            "turns" => skill.rollouts.turns = value.unsigned_abs(),
            "least" => skill.rollouts.least = value.unsigned_abs(),
            _ if skill.weights.set(key, value) => {}
            _ => return Err(NotTuned(TUNED)),
        }
        Ok(())
    }

    const SETTINGS: &'static [Setting] = arena::SETTINGS;

    fn options(table: &Table, _seed: u64) -> Result<Options, TableError> {
        arena::options(table)
    }

    fn think(question: Question<Princes>) -> Box<dyn Think<Princes>> {
        let Question { view, seat, skill, seed, nodes } = question;
        Box::new(Thoughts::new(&view, seat, skill, seed, nodes))
    }

    /// From the action phase on: the roll and what an event asks come before it.
    fn is_looked_back_from(state: &State) -> bool {
        state.task().is_some_and(|task| acts(state, task.seat))
    }

    fn review(view: &View, seat: Seat, actions: &[Action]) -> Option<Review<Princes>> {
        lookback::review(view, seat, actions)
    }
}

const TUNED: &str = "what can be changed: beam, candidates, window, trust, error, overlooks, turns, least, and each weight";
