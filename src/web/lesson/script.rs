//! What a lesson is made of: a game that was played before, and steps through it.

use crate::web::session::AnySession;
use serde::Deserialize;

/// Something on the page to be touched.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// Where it is, as a selector of the page.
    pub on: String,
    /// The part that shows it on a phone, from 0; nothing for what is always there.
    #[serde(default)]
    pub tab: Option<usize>,
}

/// One step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What is said: the key's end.
    pub say: String,
    /// After how many of the game's moves it begins.
    pub at: usize,
    /// How many of the moves from there on the learner makes; those up to the next step make themselves. Without any
    /// the step is only read.
    #[serde(default)]
    pub own: usize,
    /// What is touched for it, or looked at, in this order.
    #[serde(default)]
    pub touch: Vec<Touch>,
    /// Whether the score sheet lies there instead of the table.
    #[serde(default)]
    pub sheet: bool,
}

/// Why there is no lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ScriptFault {
    /// The steps can't be read.
    #[error("the steps of the lesson can't be read")]
    Unreadable,
    /// There are none.
    #[error("the lesson has no steps")]
    Empty,
    /// A step is not where it can be.
    #[error("step {0} of the lesson does not fit its game")]
    Misplaced(usize),
}

/// A game that was played before, and steps through it.
#[derive(Debug, Clone, PartialEq)]
pub struct Script {
    game: AnySession,
    steps: Vec<LessonStep>,
}

impl Script {
    /// Steps, as JSON, through a game.
    ///
    /// # Errors
    /// If there are none, or they don't fit the game.
    pub fn new(game: AnySession, steps: &str) -> Result<Script, ScriptFault> {
        let steps: Vec<LessonStep> =
            serde_json::from_str(steps).map_err(|_| ScriptFault::Unreadable)?;
        if steps.is_empty() {
            return Err(ScriptFault::Empty);
        }
        let ends = steps.iter().skip(1).map(|next| next.at).chain([game.len()]);
        for (place, (step, end)) in steps.iter().zip(ends).enumerate() {
            if step.at + step.own > end {
                return Err(ScriptFault::Misplaced(place));
            }
        }
        Ok(Script { game, steps })
    }

    /// The steps, at least one.
    #[must_use]
    pub fn steps(&self) -> &[LessonStep] {
        &self.steps
    }

    /// The game as it stands when a step begins.
    #[must_use]
    pub fn at(&self, step: usize) -> AnySession {
        let moves = self.steps.get(step).map_or(self.game.len(), |step| step.at);
        self.game.branch(moves)
    }

    /// After how many moves the learner has done what a step asks for.
    #[must_use]
    pub fn own_end(&self, step: usize) -> usize {
        self.steps.get(step).map_or(self.game.len(), |step| step.at + step.own)
    }

    /// Whether a game has gone as this one went.
    #[must_use]
    pub fn is_as_played(&self, game: &AnySession) -> bool {
        *game == self.game.branch(game.position())
    }
}
