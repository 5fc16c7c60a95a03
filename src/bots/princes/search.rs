//! The search of each level: ways through the turn, and answers to other choices, compared as the analysis compares them.

use crate::bots::analysis::comparison::{Comparison, Contest};
use crate::bots::analyst::Unit;
use crate::bots::level::Level;
use crate::bots::player::{Hint, NotTuned, Progress, Question, SkillOfLevel, Think};
use crate::bots::princes::analysis::PrincesAnalyst;
use crate::bots::princes::candidates::split_off_continued;
use crate::bots::princes::first_sight::{FirstSight, Sight};
use crate::bots::princes::hint::{explain, reason_of};
use crate::bots::princes::line::Line;
use crate::games::princes::{Action, Princes};

/// Parameters of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skill {
    /// First sight, which finds the lines and answers.
    pub sight: Sight,
    /// Lines, or answers, that are played on from; below 2 for none.
    pub candidates: usize,
    /// By how much another line or answer must be better than the first by first sight, in thousandths of a percent
    /// of the chance to win.
    pub margin: i32,
}

const PLAIN: Skill = Skill { sight: Sight::SHORT, candidates: 0, margin: 300 };

impl SkillOfLevel for Skill {
    fn of(level: Level) -> Skill {
        let errs = Sight { error: 1000, overlooks: 38, beam: 1, ..Sight::SHORT };
        match level {
            Level::Easy => Skill { sight: errs, ..PLAIN },
            Level::Medium => PLAIN,
            Level::Hard => Skill { sight: Sight::LEARNT, candidates: 5, ..PLAIN },
        }
    }

    fn tune(&mut self, key: &str, value: i32) -> Result<(), NotTuned> {
        let (sight, size) = (&mut self.sight, usize::try_from(value).unwrap_or(0));
        match key {
            "beam" => sight.beam = size,
            "answers" => sight.answers = size.max(1),
            "error" => sight.error = value.unsigned_abs(),
            "overlooks" => sight.overlooks = value.unsigned_abs(),
            "candidates" => self.candidates = size,
            "margin" => self.margin = value,
            _ if sight.weights.set(key, value) => {
                sight.introductory.set(key, value);
            }
            _ => return Err(NotTuned(TUNED)),
        }
        Ok(())
    }
}

const TUNED: &str =
    "what can be changed: beam, candidates, answers, margin, error, overlooks, and each weight";

/// A search of a seat's choice.
pub struct Thoughts {
    skill: Skill,
    seen: FirstSight,
    search: Option<Comparison<Princes>>,
    budget: u64,
}

impl Thoughts {
    /// Starts a search.
    #[must_use]
    pub fn new(question: Question<Princes>) -> Thoughts {
        let Question { view, seat, skill, seed, nodes: budget } = question;
        let mut seen = FirstSight::new(&view, seat, skill.sight, seed);
        let compared = if budget > 0 { compared(&mut seen, skill) } else { Vec::new() };
        let contest = Contest { seat, seed, nodes: budget, drops: true };
        let several = compared.len() > 1;
        let search = several.then(|| Comparison::new(view, contest, Unit::Win, compared));
        Thoughts { skill, seen, search, budget }
    }

    /// Places of what is compared, best first as far as is known now.
    fn order(&self) -> Vec<usize> {
        let ranking = self.search.as_ref().map(Comparison::ranking).unwrap_or_default();
        let first = ranking.iter().find(|(place, _)| *place == 0).copied();
        let mut order: Vec<usize> = ranking.iter().map(|(place, _)| *place).collect();
        if let Some(((_, best), (_, first))) = ranking.first().zip(first)
            && best.saturating_sub(first) < self.skill.margin
        {
            order.retain(|place| *place != 0);
            order.insert(0, 0);
        }
        order
    }

    /// The lines, best first as far as is known now.
    fn ranked(&self) -> Vec<&Line> {
        let order = self.order();
        let compared = order.iter().filter_map(|place| self.seen.lines.get(*place));
        compared.chain(self.seen.lines.iter().skip(order.len())).collect()
    }

    /// The best answer outside of the action phase as far as is known now.
    fn best_answer(&self) -> Option<Action> {
        self.seen.answers.get(self.order().first().copied().unwrap_or(0)).copied()
    }
}

/// The lines or answers that are played on from, by their places. Lines that a better one continues come after them.
fn compared(seen: &mut FirstSight, skill: Skill) -> Vec<Vec<Action>> {
    let wins = seen.lines.first().is_some_and(|line| line.state.over());
    if wins || skill.candidates < 2 {
        return Vec::new();
    }
    if seen.lines.is_empty() {
        return seen.answers.iter().map(|answer| vec![*answer]).collect();
    }
    let (whole, rest) = split_off_continued(core::mem::take(&mut seen.lines));
    let compared = whole.iter().take(skill.candidates).map(Line::answer).collect();
    seen.lines = whole.into_iter().chain(rest).collect();
    compared
}

impl Think<Princes> for Thoughts {
    fn work(&mut self, slice: u64) {
        let Some(search) = &mut self.search else { return };
        let until = search.nodes().saturating_add(slice);
        while !search.is_done() && search.nodes() < until {
            search.play(&PrincesAnalyst);
        }
    }

    fn progress(&self) -> Progress {
        let budget = self.budget;
        let done = Progress { budget, done: true, ..Progress::default() };
        self.search.as_ref().map_or(done, |search| Progress {
            nodes: search.nodes(),
            budget,
            rollouts: search.samples(),
            done: search.is_done(),
        })
    }

    fn actions(&self) -> Vec<Action> {
        match self.best_answer() {
            Some(answer) => vec![answer],
            None => self.ranked().first().map(|line| line.answer()).unwrap_or_default(),
        }
    }

    fn hints(&self, count: usize) -> Vec<Hint<Princes>> {
        if let Some(answer) = self.best_answer() {
            let FirstSight { weights, from, seat, .. } = &self.seen;
            let reasons = reason_of(weights, from, *seat, answer).into_iter().collect();
            let now = vec![answer];
            let hint = Hint { now, then: Vec::new(), behind: 0, reasons, price: None };
            return vec![hint].into_iter().take(count).collect();
        }
        let ranked = self.ranked();
        let best = ranked.first().map_or(0, |line| line.value);
        let mut hints: Vec<Hint<Princes>> = Vec::new();
        for line in ranked {
            let advice = explain(&self.seen.weights, &self.seen.from, line, self.seen.seat);
            if hints.len() < count && !hints.iter().any(|hint| hint.now == advice.now) {
                hints.push(Hint { behind: (best - line.value).max(0), ..advice });
            }
        }
        hints
    }
}
