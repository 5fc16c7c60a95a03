//! A lesson: a recorded game, gone through step by step at the real table.
//!
//! The learner makes some of its moves, the rest are made automatically. No rules are needed here: a move is right if
//! it leads to the recorded position. In the last step the learner plays a turn freely, against computer players.

mod kept;
mod script;

pub use kept::LessonProgress;
pub use script::{LessonStep, Script, ScriptFault, Touch};

use crate::web::session::{AnySession, GameIntent};
use std::rc::Rc;

/// Reply to a move that the lesson did not ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The move is legal, but another one is wanted here.
    Other,
    /// Undo is off in a lesson, which has its own buttons for going back and forth.
    NotBack,
}

impl Answer {
    /// Message key of its sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Answer::Other => "learn-other",
            Answer::NotBack => "learn-not-back",
        }
    }
}

/// A learner's place in a lesson.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    script: Rc<Script>,
    step: usize,
    session: AnySession,
    /// Turns that had ended before the step.
    turns: u32,
    answer: Option<Answer>,
    /// Number of moves that were not asked for, so that each of them changes the state.
    tries: u32,
}

impl Lesson {
    /// A lesson from this step on, or from its last one if there are fewer.
    #[must_use]
    pub fn at(script: Rc<Script>, step: usize) -> Lesson {
        let step = step.min(script.steps().len().saturating_sub(1));
        let session = script.at(step);
        let turns = session.turns_ended();
        Lesson { script, step, session, turns, answer: None, tries: 0 }
    }

    /// The game's name.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.session.game()
    }

    /// The game at the table.
    #[must_use]
    pub const fn session(&self) -> &AnySession {
        &self.session
    }

    /// Index of the step, from 0.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.step
    }

    /// Number of steps.
    #[must_use]
    pub fn count(&self) -> usize {
        self.script.steps().len()
    }

    /// The current step; there always is one.
    #[must_use]
    pub fn step(&self) -> Option<&LessonStep> {
        self.script.steps().get(self.step)
    }

    /// True if the step shows the score page, not the table.
    #[must_use]
    pub fn is_on_sheet(&self) -> bool {
        self.step().is_some_and(|step| step.sheet)
    }

    /// True if this is the last step.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.step + 1 >= self.count()
    }

    /// True if the learner plays freely at the moment, with computer players at the other seats.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.step().is_some_and(|step| step.free) && !self.is_played()
    }

    /// True if the free turn has been played.
    #[must_use]
    pub fn is_played(&self) -> bool {
        let is_past = self.session.is_over() || self.session.turns_ended() > self.turns;
        self.step().is_some_and(|step| step.free) && is_past
    }

    /// The reply to the last move, if it was not the one wanted.
    #[must_use]
    pub const fn answer(&self) -> Option<Answer> {
        self.answer
    }

    /// A value that changes with every action.
    #[must_use]
    pub fn moment(&self) -> (usize, usize, u32) {
        (self.step, self.session.position(), self.tries)
    }

    /// The lesson at another step, with its game as it was then.
    #[must_use]
    pub fn go(&self, step: usize) -> Lesson {
        Lesson::at(Rc::clone(&self.script), step)
    }

    /// The lesson at the next step, with this one's moves made.
    #[must_use]
    pub fn next(&self) -> Lesson {
        self.go(self.step + 1)
    }

    /// The lesson at the previous step.
    #[must_use]
    pub fn back(&self) -> Lesson {
        self.go(self.step.saturating_sub(1))
    }

    /// The lesson after an action at the table; only the wanted moves are carried out.
    #[must_use]
    pub fn after(&self, intent: GameIntent) -> Lesson {
        let refused = |answer: Answer| Lesson {
            answer: Some(answer),
            tries: self.tries.wrapping_add(1),
            ..self.clone()
        };
        if let Some(step) = self.step().filter(|step| step.free) {
            let after = Some(&self.session).filter(|_| self.is_free());
            let Some(after) = after.and_then(|session| session.after(intent)) else {
                return self.clone();
            };
            return match after.position() < step.at {
                true => refused(Answer::NotBack),
                false => Lesson { session: after, answer: None, ..self.clone() },
            };
        }
        if !matches!(intent, GameIntent::Play(_) | GameIntent::PlayBatch(_)) {
            return refused(Answer::NotBack);
        }
        // Impossible actions need no reply.
        let Some(after) = self.session.after(intent) else { return self.clone() };
        let (position, end) = (after.position(), self.script.own_end(self.step));
        if position > end || !self.script.is_as_played(&after) {
            return refused(Answer::Other);
        }
        match position == end {
            true => self.next(),
            false => Lesson { session: after, answer: None, ..self.clone() },
        }
    }
}

#[cfg(test)]
mod tests;
