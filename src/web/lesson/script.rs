//! Content of a lesson: a recorded game, and steps through it.

use crate::web::session::AnySession;
use serde::Deserialize;

/// An element of the page to be touched.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// CSS selector of the element.
    pub on: String,
    /// Tab that shows it on a phone, from 0; `None` if it is always visible.
    #[serde(default)]
    pub tab: Option<usize>,
}

/// One step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Last part of the key of its text.
    pub say: String,
    /// Number of the game's moves before it begins.
    pub at: usize,
    /// Number of the following moves that the learner makes; those up to the next step are made automatically. A step
    /// without any is only read.
    #[serde(default)]
    pub own: usize,
    /// Elements to be touched or looked at, in this order.
    #[serde(default)]
    pub touch: Vec<Touch>,
    /// True if the score sheet is shown instead of the table.
    #[serde(default)]
    pub sheet: bool,
    /// True if the learner plays the turn that begins here as they like. Only the last step can be free; it may lead
    /// back to an earlier turn of the game.
    #[serde(default)]
    pub free: bool,
}

/// Error of a script.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ScriptFault {
    /// The steps can't be parsed.
    #[error("the steps of the lesson can't be read")]
    Unreadable,
    /// There are no steps.
    #[error("the lesson has no steps")]
    Empty,
    /// The step with this index has an impossible position.
    #[error("step {0} of the lesson does not fit its game")]
    Misplaced(usize),
}

/// A recorded game, and steps through it.
#[derive(Debug, Clone, PartialEq)]
pub struct Script {
    game: AnySession,
    steps: Vec<LessonStep>,
}

impl Script {
    /// Reads steps through a game from JSON.
    ///
    /// # Errors
    /// If there are none, or they do not fit the game.
    pub fn new(game: AnySession, steps: &str) -> Result<Script, ScriptFault> {
        let steps: Vec<LessonStep> =
            serde_json::from_str(steps).map_err(|_| ScriptFault::Unreadable)?;
        if steps.is_empty() {
            return Err(ScriptFault::Empty);
        }
        let taught = steps.len() - usize::from(steps.last().is_some_and(|step| step.free));
        let ends = steps.iter().take(taught).skip(1).map(|next| next.at).chain([game.len()]);
        let is_misplaced =
            |(step, end): (&LessonStep, usize)| step.free || step.at + step.own > end;
        if let Some(place) = steps.iter().take(taught).zip(ends).position(is_misplaced) {
            return Err(ScriptFault::Misplaced(place));
        }
        if steps.iter().skip(taught).any(|step| step.at >= game.len() || step.own > 0) {
            return Err(ScriptFault::Misplaced(taught));
        }
        Ok(Script { game, steps })
    }

    /// The steps, at least one.
    #[must_use]
    pub fn steps(&self) -> &[LessonStep] {
        &self.steps
    }

    /// The game at the beginning of a step.
    #[must_use]
    pub fn at(&self, step: usize) -> AnySession {
        let moves = self.steps.get(step).map_or(self.game.len(), |step| step.at);
        self.game.branch(moves)
    }

    /// Number of moves after which the learner has done the step.
    #[must_use]
    pub fn own_end(&self, step: usize) -> usize {
        self.steps.get(step).map_or(self.game.len(), |step| step.at + step.own)
    }

    /// True if a game took the same course as this one.
    #[must_use]
    pub fn is_as_played(&self, game: &AnySession) -> bool {
        *game == self.game.branch(game.position())
    }
}
