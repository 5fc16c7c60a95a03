//! The search of each level.

use crate::bots::burgundy::evaluator::{BurgundyEvaluator, Knowledge};
use crate::bots::burgundy::hint::hints;
use crate::bots::level::Level;
use crate::bots::noisy::Noisy;
use crate::bots::player::{Hint, NotTuned, Progress, Question, SkillOfLevel, Think};
use crate::bots::search::rollouts::RolloutConfig;
use crate::bots::search::thinker::{Thinker, ThinkerConfig};
use crate::bots::search::turn::Breadth;
use crate::games::burgundy::{Action, Burgundy};

/// Burgundy's evaluation with the errors of a skill.
pub type SkilledEvaluator = Noisy<&'static BurgundyEvaluator>;

/// Parameters of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// The search.
    pub thinker: ThinkerConfig,
    /// Maximum error of its evaluation of a position, in thousandths of a point.
    pub noise: u32,
    /// The source of its weights.
    pub knowledge: Knowledge,
}

impl SkillOfLevel for Skill {
    fn of(level: Level) -> Skill {
        let search = |beam, ends| ThinkerConfig { breadth: Breadth { beam, ends }, rollouts: None };
        match level {
            // One action at a time by rules of thumb.
            Level::Easy => {
                Skill { thinker: search(1, 4), noise: 1000, knowledge: Knowledge::Thumb }
            }
            // The whole turn with trained weights.
            Level::Medium => {
                Skill { thinker: search(24, 8), noise: 0, knowledge: Knowledge::Learnt }
            }
            // The whole turn, then rollouts of its best ends.
            Level::Hard => {
                let rollouts = RolloutConfig {
                    candidates: 16,
                    margin: 8000,
                    turns: 2,
                    own_beam: 4,
                    other_beam: 1,
                    rivalry: 60,
                };
                let thinker = ThinkerConfig { rollouts: Some(rollouts), ..search(80, 24) };
                Skill { thinker, noise: 0, knowledge: Knowledge::Learnt }
            }
        }
    }

    fn tune(&mut self, key: &str, value: i32) -> Result<(), NotTuned> {
        let count = usize::try_from(value).unwrap_or(0).max(1);
        match key {
            "beam" => self.thinker.breadth.beam = count,
            "plain" => self.knowledge = Knowledge::Plain,
            _ => {
                let rollouts = self.thinker.rollouts.as_mut().ok_or(NotTuned(
                    "this level plays no rollouts: only its beam and plain can be changed",
                ))?;
                tune_rollouts(rollouts, key, value)?;
            }
        }
        Ok(())
    }
}

impl Skill {
    /// The evaluation with the errors of this skill, which the `seed` determines.
    #[must_use]
    pub fn evaluator(&self, seed: u64) -> SkilledEvaluator {
        Noisy::new(self.knowledge.evaluator(), self.noise, seed)
    }
}

fn tune_rollouts(rollouts: &mut RolloutConfig, key: &str, value: i32) -> Result<(), NotTuned> {
    let count = usize::try_from(value).unwrap_or(0).max(1);
    match key {
        "candidates" => rollouts.candidates = count,
        "turns" => rollouts.turns = count as u32,
        "own" => rollouts.own_beam = count,
        "others" => rollouts.other_beam = count,
        "margin" => rollouts.margin = value,
        "rivalry" => rollouts.rivalry = value,
        _ => {
            return Err(NotTuned(
                "what can be changed is beam, plain, candidates, turns, own, others, margin and rivalry",
            ));
        }
    }
    Ok(())
}

/// A search of a turn of Burgundy.
pub struct Thoughts(Thinker<Burgundy, SkilledEvaluator>);

impl Thoughts {
    /// Starts a search.
    #[must_use]
    pub fn new(question: Question<Burgundy>) -> Thoughts {
        let Question { view, seat, skill, seed, nodes } = question;
        Thoughts(Thinker::new(skill.evaluator(seed), view, seat, skill.thinker, seed, nodes))
    }
}

impl Think<Burgundy> for Thoughts {
    fn work(&mut self, slice: u64) {
        self.0.work(slice);
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn actions(&self) -> Vec<Action> {
        self.0.advice().actions
    }

    fn hints(&self, count: usize) -> Vec<Hint<Burgundy>> {
        hints(&self.0, Knowledge::Learnt.evaluator(), self.0.view(), count)
    }
}
