//! The search of each level: candidates compared by rollouts.

use crate::bots::level::Level;
use crate::bots::player::{Hint, NotTuned, Progress, Question, SkillOfLevel, Think};
use crate::bots::road::candidates::{candidates, imagine, open_question, uncompared};
use crate::bots::road::evaluator::RoadEvaluator;
use crate::bots::road::hint::explain;
use crate::bots::road::weights::Weights;
use crate::bots::search::determinized::{DeterminizedConfig, DeterminizedRollouts};
use crate::engine::chance::thinking;
use crate::engine::seat::Seat;
use crate::games::road::{Action, Road, State};

/// Parameters of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// Probability that its options are overlooked, in hundredths, for a player that does not compare them.
    pub overlooks: Option<u32>,
    /// Maximum number of offers among the candidates of a turn.
    pub offers: usize,
    /// The figures of its evaluation.
    pub weights: Weights,
    /// The rollouts that compare candidates; `None` for a player that takes the best one by first estimate.
    pub rollouts: Option<DeterminizedConfig>,
}

impl SkillOfLevel for Skill {
    fn of(level: Level) -> Skill {
        let rollouts = DeterminizedConfig { turns: 40, rivalry: 60, least: 8 };
        let weights = Weights::LEARNT;
        match level {
            Level::Easy => Skill { overlooks: Some(40), offers: 0, weights, rollouts: None },
            Level::Medium => Skill { overlooks: None, offers: 1, weights, rollouts: None },
            Level::Hard => Skill { overlooks: None, offers: 3, weights, rollouts: Some(rollouts) },
        }
    }

    fn tune(&mut self, key: &str, value: i32) -> Result<(), NotTuned> {
        let count = value.unsigned_abs();
        match (key, &mut self.rollouts) {
            ("overlooks", _) => self.overlooks = Some(count),
            ("offers", _) => self.offers = count as usize,
            ("guessed", _) => self.weights = Weights::GUESSED,
            (key, _) if self.weights.set(key, value) => {}
            ("turns", Some(rollouts)) => rollouts.turns = count,
            ("rivalry", Some(rollouts)) => rollouts.rivalry = value,
            ("least", Some(rollouts)) => rollouts.least = count,
            _ => {
                return Err(NotTuned(
                    "levels of Road have overlooks, offers, guessed for the weights set by hand, and each weight; hard has \
                     turns, rivalry and least too",
                ));
            }
        }
        Ok(())
    }
}

/// A search of a seat's choice.
pub struct Thoughts {
    /// The candidates, best first by first estimate.
    candidates: Vec<Vec<Action>>,
    /// The question to ask before the turn ends.
    question: Option<Vec<Action>>,
    search: Option<DeterminizedRollouts<Road, RoadEvaluator>>,
    budget: u64,
    /// A position that agrees with the seat's view; the reasons read only its known part.
    before: Option<State>,
    seat: Seat,
}

impl Thoughts {
    /// Starts a search.
    #[must_use]
    pub fn new(question: Question<Road>) -> Thoughts {
        let Question { view, seat, skill, seed, nodes: budget } = question;
        let imagined = imagine(&view, seed);
        let (before, weights) = (imagined.first().copied(), &skill.weights);
        let candidates = match (before, skill.overlooks) {
            (Some(state), Some(overlooked)) if state.decider() == Some(seat) => {
                let mut rng = thinking(seed, u64::MAX / 2);
                vec![uncompared(weights, &state, seat, overlooked, &mut rng)]
            }
            (Some(state), None) if state.decider() == Some(seat) => {
                candidates(weights, &imagined, seat, skill.offers)
            }
            _ => Vec::new(),
        };
        let config = skill.rollouts.filter(|_| candidates.len() > 1);
        let search = config.map(|config| {
            let lines = candidates.clone();
            DeterminizedRollouts::new(
                RoadEvaluator { weights: skill.weights },
                view,
                seat,
                seed,
                config,
                lines,
                budget,
            )
        });
        let question =
            open_question(weights, &imagined, seat).filter(|_| skill.overlooks.is_none());
        Thoughts { candidates, question, search, budget, before, seat }
    }
}

impl Think<Road> for Thoughts {
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
        let best = self.search.as_ref().and_then(|search| search.ranking().first().copied());
        let line = self.candidates.get(best.unwrap_or(0)).cloned().unwrap_or_default();
        match &self.question {
            Some(question) if line == [Action::End] => question.clone(),
            _ => line,
        }
    }

    fn hints(&self, count: usize) -> Vec<Hint<Road>> {
        let Some(before) = &self.before else { return Vec::new() };
        let ranking = match &self.search {
            Some(search) => search.ranking(),
            None => (0..self.candidates.len()).collect(),
        };
        let behind = |place: usize| self.search.as_ref().map_or(0, |search| search.behind(place));
        let line = |place: usize| Some((self.candidates.get(place)?, behind(place)));
        let lines = ranking.into_iter().filter_map(line).filter(|(line, _)| !line.is_empty());
        let hints = lines.map(|(line, behind)| explain(before, self.seat, line, behind));
        hints.take(count).collect()
    }
}
