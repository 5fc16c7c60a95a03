//! The search of each level: ways to play the turn, compared by rollouts.

use crate::bots::dice::candidates::{Turn, all_turns};
use crate::bots::dice::evaluator::{DiceEvaluator, Knowledge};
use crate::bots::dice::hint::hints;
use crate::bots::dice::rollouts::DiceRollouts;
use crate::bots::evaluator::Evaluator;
use crate::bots::level::Level;
use crate::bots::noisy::random_error;
use crate::bots::player::{Hint, NotTuned, Progress, Question, SkillOfLevel, Think};
use crate::engine::chance::thinking;
use crate::engine::seat::Seat;
use crate::games::dice::state::{Stage, State};
use crate::games::dice::{Action, Dice};

/// Parameters of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// The source of its weights.
    pub knowledge: Knowledge,
    /// Maximum error of its estimates, in thousandths of a point, for the weaker levels.
    pub error: u32,
    /// Number of candidates for rollouts; with none or one there are no rollouts.
    pub candidates: usize,
    /// Maximum distance of a candidate's value from the best one's, in thousandths of a point; worse ones are
    /// left out.
    pub margin: i32,
    /// Number of rollouts that the first estimate counts as.
    pub trust: u32,
}

impl SkillOfLevel for Skill {
    fn of(level: Level) -> Skill {
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

    fn tune(&mut self, key: &str, value: i32) -> Result<(), NotTuned> {
        match key {
            "candidates" => self.candidates = usize::try_from(value).unwrap_or(0),
            "margin" => self.margin = value,
            "trust" => self.trust = value.unsigned_abs(),
            "error" => self.error = value.unsigned_abs(),
            _ => {
                return Err(NotTuned(
                    "levels of the dice game have candidates, margin, trust and error",
                ));
            }
        }
        Ok(())
    }
}

/// A search of a seat's turn. It starts from a simple answer and only improves it, so that it can be stopped at
/// any time.
pub struct Thoughts {
    state: State,
    seat: Seat,
    evaluator: DiceEvaluator,
    turns: Vec<Turn>,
    rollouts: Option<DiceRollouts>,
    budget: u64,
}

impl Thoughts {
    /// Starts a search.
    #[must_use]
    pub fn new(question: Question<Dice>) -> Thoughts {
        let Question { view, seat, skill, seed, nodes: budget } = question;
        let state = view.known();
        let evaluator = DiceEvaluator::of(skill.knowledge, state.options());
        let mut turns = if !state.deciders().has(seat) {
            Vec::new()
        } else if state.stage() == Stage::Castles {
            castle(&evaluator, state, seat)
        } else {
            all_turns(&evaluator, state, seat)
        };
        add_noise(
            &mut turns,
            skill.error,
            seed ^ u64::from(state.round()) ^ u64::from(seat.0) << 8,
        );
        let mut rollouts = None;
        if skill.candidates > 1 && turns.len() > 1 && budget > 0 {
            let least = turns.first().map_or(0, |best| best.value - skill.margin);
            let best = turns.iter().take(skill.candidates).filter(|turn| turn.value >= least);
            let best: Vec<Turn> = best.cloned().collect();
            rollouts = Some(DiceRollouts::new(*state, seat, seed, best, budget, skill.trust));
        }
        Thoughts { state: *state, seat, evaluator, turns, rollouts, budget }
    }

    /// The best few ways to play the turn so far, best first.
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

impl Think<Dice> for Thoughts {
    fn work(&mut self, slice: u64) {
        let left = self.budget.saturating_sub(self.progress().nodes);
        if let Some(rollouts) = &mut self.rollouts {
            rollouts.work(&self.evaluator, slice.min(left));
        }
    }

    fn progress(&self) -> Progress {
        let (nodes, rollouts) =
            self.rollouts.as_ref().map_or((0, 0), |at| (at.nodes(), at.rollouts()));
        let done = self
            .rollouts
            .as_ref()
            .is_none_or(|rollouts| rollouts.is_done() || rollouts.nodes() >= self.budget);
        Progress { nodes, budget: self.budget, rollouts, done }
    }

    fn actions(&self) -> Vec<Action> {
        self.best(1).into_iter().next().map(|turn| turn.actions).unwrap_or_default()
    }

    fn hints(&self, count: usize) -> Vec<Hint<Dice>> {
        hints(self.best(count), &self.state, self.seat)
    }
}

fn castle(evaluator: &DiceEvaluator, state: &State, seat: Seat) -> Vec<Turn> {
    let opening = evaluator.opening(state, seat);
    opening.into_iter().map(|action| Turn { actions: vec![action], value: 0 }).collect()
}

/// Adds random noise to the value of each way, for the weaker levels.
fn add_noise(turns: &mut [Turn], error: u32, seed: u64) {
    let mut rng = thinking(seed, u64::MAX);
    for turn in turns.iter_mut() {
        turn.value += random_error(&mut rng, error);
    }
    turns.sort_by_key(|turn| core::cmp::Reverse(turn.value));
}
