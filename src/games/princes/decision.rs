//! The open question of a seat.

use crate::games::princes::action::{Action, Actions};
use crate::games::princes::choices::{ChoiceRules, Subject};
use crate::games::princes::illegal::Illegal;
use crate::games::princes::state::State;
use crate::games::princes::step::{Choice, Step, Task, Why};
use serde::Serialize;

/// The open choice and its context.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// The choice.
    #[serde(flatten)]
    pub choice: Choice,
    /// Cards and regions that the question refers to besides the fields of the choice.
    #[serde(flatten)]
    pub subject: Subject,
    /// The reason, if the question mentions it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
}

impl Decision {
    /// True if the choice is hidden from the other seat.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.choice.is_secret()
    }
}

impl State {
    /// The open choice with its task.
    fn open_choice(&self) -> Option<(Task, Choice)> {
        match self.task().filter(|_| self.waits())? {
            task @ Task { step: Step::Ask(choice), .. } => Some((task, choice)),
            Task { step: Step::Do(_), .. } => None,
        }
    }

    /// The question of the seat, if it must choose now.
    #[must_use]
    pub fn decision(&self, seat: u8) -> Option<Decision> {
        let (task, choice) = self.open_choice().filter(|(task, _)| task.seat == seat)?;
        Some(Decision {
            choice,
            subject: choice.subject(self),
            why: choice.is_explained().then_some(task.why),
        })
    }

    /// Adds all legal actions of the seat.
    pub fn legal(&self, seat: u8, out: &mut Actions) {
        if let Some((_, choice)) = self.open_choice().filter(|(task, _)| task.seat == seat) {
            choice.legal(self, seat, out);
        }
    }

    /// Checks that the action is legal for the seat.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, seat: u8, action: Action) -> Result<(), Illegal> {
        let Some(task) = self.task().filter(|_| self.waits()) else { return Err(Illegal::Over) };
        if task.seat != seat {
            return Err(Illegal::NotYours);
        }
        if self.offers(seat, action) { Ok(()) } else { Err(Illegal::NotNow) }
    }
}
