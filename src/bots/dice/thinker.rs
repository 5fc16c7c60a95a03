//! Thinking about one turn, in slices.

use crate::bots::dice::evaluator::{DiceEvaluator, Knowledge};
use crate::bots::dice::hint::{self, Hint};
use crate::bots::dice::rollouts::DiceRollouts;
use crate::bots::dice::turns::{Turn, all_turns};
use crate::bots::dice::{arena, default_nodes};
use crate::bots::evaluator::Evaluator;
use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, NotTuned, Progress, Question, Review, Think};
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::chance::{Draw, thinking};
use crate::engine::seat::Seat;
use crate::games::dice::state::{Stage, State};
use crate::games::dice::{Action, Dice, Options, View};

/// What a level does with a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// What it knows.
    pub knowledge: Knowledge,
    /// By how much its eye errs at most, in thousandths of a point: people of its strength miss things.
    pub error: u32,
    /// Ways to play the turn that it plays on; none or one plays none on.
    pub candidates: usize,
    /// A way that promises less than the best one by more than this, in thousandths of a point, is left out.
    pub margin: i32,
    /// As how many rollouts first sight counts.
    pub trust: u32,
}

impl Skill {
    /// What a level does with a turn.
    #[must_use]
    pub const fn of(level: Level) -> Skill {
        let thumb =
            Skill { knowledge: Knowledge::Thumb, error: 1200, candidates: 0, margin: 0, trust: 0 };
        match level {
            Level::Easy => Skill { error: 4000, ..thumb },
            Level::Medium => thumb,
            Level::Hard => Skill {
                knowledge: Knowledge::Learnt,
                error: 0,
                candidates: 20,
                margin: 5000,
                trust: 30,
            },
        }
    }
}

/// A seat's thoughts about its turn. They begin with a plain answer and only get better, so that they
/// can be stopped at any time.
pub struct DiceThinker {
    state: State,
    seat: Seat,
    evaluator: DiceEvaluator,
    turns: Vec<Turn>,
    rollouts: Option<DiceRollouts>,
    budget: u64,
}

impl DiceThinker {
    /// Begins to think about the seat's choice.
    #[must_use]
    pub fn new(view: &View, seat: Seat, level: Level, seed: u64, budget: u64) -> DiceThinker {
        DiceThinker::of(Skill::of(level), view, seat, seed, budget)
    }

    /// The same with a skill of one's own.
    #[must_use]
    pub fn of(skill: Skill, view: &View, seat: Seat, seed: u64, budget: u64) -> DiceThinker {
        let evaluator = DiceEvaluator::of(skill.knowledge, view.known().options());
        DiceThinker::with(evaluator, view, seat, skill, seed, budget)
    }

    /// The same with an evaluation of one's own too, for experiments.
    #[must_use]
    pub fn with(
        evaluator: DiceEvaluator,
        view: &View,
        seat: Seat,
        skill: Skill,
        seed: u64,
        budget: u64,
    ) -> DiceThinker {
        let state = view.known();
        let mut turns = if !state.deciders().has(seat) {
            Vec::new()
        } else if state.stage() == Stage::Castles {
            castle(&evaluator, state, seat)
        } else {
            all_turns(&evaluator, state, seat)
        };
        err(&mut turns, skill.error, seed ^ u64::from(state.round()) ^ u64::from(seat.0) << 8);
        let mut rollouts = None;
        if skill.candidates > 1 && turns.len() > 1 && budget > 0 {
            let least = turns.first().map_or(0, |best| best.value - skill.margin);
            let best = turns.iter().take(skill.candidates).filter(|turn| turn.value >= least);
            let best: Vec<Turn> = best.cloned().collect();
            rollouts = Some(DiceRollouts::new(*state, seat, seed, best, budget, skill.trust));
        }
        DiceThinker { state: *state, seat, evaluator, turns, rollouts, budget }
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let (nodes, rollouts) =
            self.rollouts.as_ref().map_or((0, 0), |at| (at.nodes(), at.rollouts()));
        let done = self
            .rollouts
            .as_ref()
            .is_none_or(|rollouts| rollouts.is_done() || rollouts.nodes() >= self.budget);
        Progress { nodes, budget: self.budget, rollouts, done }
    }

    /// Thinks on for about so many nodes.
    pub fn work(&mut self, slice: u64) {
        let left = self.budget.saturating_sub(self.progress().nodes);
        if let Some(rollouts) = &mut self.rollouts {
            rollouts.work(&self.evaluator, slice.min(left));
        }
    }

    /// Thinks to the end of the budget.
    pub fn finish(&mut self) {
        while !self.progress().done {
            self.work(u64::MAX);
        }
    }

    /// The best few ways to play the turn as far as is known now, best first.
    #[must_use]
    pub fn best(&self, count: usize) -> Vec<Turn> {
        let mut turns = match &self.rollouts {
            Some(rollouts) => rollouts.ranking(),
            None => self.turns.clone(),
        };
        turns.truncate(count);
        turns
    }
}

impl Think<Dice> for DiceThinker {
    fn work(&mut self, slice: u64) {
        DiceThinker::work(self, slice);
    }

    fn progress(&self) -> Progress {
        DiceThinker::progress(self)
    }

    fn actions(&self) -> Vec<Action> {
        self.best(1).into_iter().next().map(|turn| turn.actions).unwrap_or_default()
    }

    fn hints(&self, count: usize) -> Vec<Hint> {
        let counted = self.progress().rollouts > 0;
        hint::hints(self.best(count), counted, &self.state, self.seat)
    }
}

impl ComputerPlayer for Dice {
    type Reason = hint::Reason;
    type Skill = Skill;

    fn skill(level: Level) -> Skill {
        Skill::of(level)
    }

    fn nodes(level: Level) -> u32 {
        default_nodes(level)
    }

    fn think(question: Question<Dice>) -> Box<dyn Think<Dice>> {
        let Question { view, seat, skill, seed, nodes } = question;
        Box::new(DiceThinker::of(skill, &view, seat, seed, nodes))
    }

    fn tune(skill: &mut Skill, key: &str, value: i32) -> Result<(), NotTuned> {
        match key {
            "candidates" => skill.candidates = usize::try_from(value).unwrap_or(0),
            "margin" => skill.margin = value,
            "trust" => skill.trust = value.unsigned_abs(),
            "error" => skill.error = value.unsigned_abs(),
            _ => {
                return Err(NotTuned(
                    "levels of the dice game have candidates, margin, trust and error",
                ));
            }
        }
        Ok(())
    }

    const SETTINGS: &'static [Setting] = arena::SETTINGS;

    fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
        arena::options(table, seed)
    }

    fn review(view: &View, seat: Seat, actions: &[Action]) -> Option<Review<Dice>> {
        hint::review(view, seat, actions)
    }
}

fn castle(evaluator: &DiceEvaluator, state: &State, seat: Seat) -> Vec<Turn> {
    let opening = evaluator.opening(state, seat);
    opening.into_iter().map(|action| Turn { actions: vec![action], value: 0 }).collect()
}

/// Looks at each way a little wrongly.
fn err(turns: &mut [Turn], error: u32, seed: u64) {
    if error == 0 {
        return;
    }
    let mut rng = thinking(seed, u64::MAX);
    for turn in turns.iter_mut() {
        // The sum of two draws: small errors are more common than large ones.
        turn.value += rng.below(error) as i32 + rng.below(error) as i32 - error as i32;
    }
    turns.sort_by_key(|turn| core::cmp::Reverse(turn.value));
}
