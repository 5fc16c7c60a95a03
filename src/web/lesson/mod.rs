//! A lesson: a game that was played before, gone through step by step at the real table. The learner makes some of
//! its moves, the others make themselves. It knows no rules: whether a move is the one that is wished is seen by
//! the game that comes of it.

mod kept;
mod script;

pub use kept::Kept;
pub use script::{LessonStep, Script, ScriptFault, Touch};

use crate::web::session::{AnySession, GameIntent};
use std::rc::Rc;

/// What is said of a move that the lesson did not ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It may be made, but another one is wished here.
    Other,
    /// Moves are not taken back in a lesson: there are the lesson's own ways back and forth.
    NotBack,
}

impl Answer {
    /// The key of its sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Answer::Other => "learn-other",
            Answer::NotBack => "learn-not-back",
        }
    }
}

/// Somebody in a lesson.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    script: Rc<Script>,
    step: usize,
    session: AnySession,
    answer: Option<Answer>,
    /// Counts what was asked for otherwise, so that each time is news.
    tries: u32,
}

impl Lesson {
    /// A lesson from this step on, or from its last one where it has not so many.
    #[must_use]
    pub fn at(script: Rc<Script>, step: usize) -> Lesson {
        let step = step.min(script.steps().len().saturating_sub(1));
        let session = script.at(step);
        Lesson { script, step, session, answer: None, tries: 0 }
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

    /// The step's place, from 0.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.step
    }

    /// How many steps there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.script.steps().len()
    }

    /// The step; there is always one.
    #[must_use]
    pub fn step(&self) -> Option<&LessonStep> {
        self.script.steps().get(self.step)
    }

    /// Whether this is the last step.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.step + 1 >= self.count()
    }

    /// What is said of the last move, if it was not the one that is wished.
    #[must_use]
    pub const fn answer(&self) -> Option<Answer> {
        self.answer
    }

    /// Different after everything that was done.
    #[must_use]
    pub fn moment(&self) -> (usize, usize, u32) {
        (self.step, self.session.position(), self.tries)
    }

    /// The lesson at another step, with its game as it stood there.
    #[must_use]
    pub fn go(&self, step: usize) -> Lesson {
        Lesson::at(Rc::clone(&self.script), step)
    }

    /// The lesson at the next step: what was to be done is done.
    #[must_use]
    pub fn next(&self) -> Lesson {
        self.go(self.step + 1)
    }

    /// The lesson at the step before.
    #[must_use]
    pub fn back(&self) -> Lesson {
        self.go(self.step.saturating_sub(1))
    }

    /// The lesson after something was done at the table. Only what is wished is carried out.
    #[must_use]
    pub fn after(&self, intent: GameIntent) -> Lesson {
        let refused = |answer: Answer| Lesson {
            answer: Some(answer),
            tries: self.tries.wrapping_add(1),
            ..self.clone()
        };
        if !matches!(intent, GameIntent::Play(_) | GameIntent::PlayBatch(_)) {
            return refused(Answer::NotBack);
        }
        // What is not possible at all is no news of the lesson's.
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
