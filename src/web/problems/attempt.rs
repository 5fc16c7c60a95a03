//! An attempt at a problem, as the app's state holds it.

use crate::web::session::{AnySession, GameIntent};

/// A problem of a game's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProblemPlace {
    /// The one with this index, from 0.
    At(usize),
    /// The problem of the day.
    Today,
}

/// An attempt at a problem.
#[derive(Debug, Clone, PartialEq)]
pub struct ProblemAttempt {
    /// The game from the position on.
    pub session: AnySession,
    /// Number of moves before the position.
    pub at: usize,
    /// Index of the problem in the list of its game, from 0.
    pub place: usize,
    /// Number of earlier attempts at it.
    pub tries: u32,
    /// True if the solution was asked for; the game then has it.
    pub gave_up: bool,
}

impl ProblemAttempt {
    /// The attempt after an action at the table; moves before the position stay, and a solution that is shown.
    #[must_use]
    pub fn after(&self, intent: GameIntent) -> ProblemAttempt {
        let after = self.session.after(intent);
        let after = after.filter(|after| after.position() >= self.at && !self.gave_up);
        let session = after.unwrap_or_else(|| self.session.clone());
        ProblemAttempt { session, ..*self }
    }

    /// The attempt at its beginning.
    #[must_use]
    pub fn again(&self) -> ProblemAttempt {
        ProblemAttempt {
            session: self.session.branch(self.at),
            tries: self.tries.wrapping_add(1),
            gave_up: false,
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::journal::setup::Setup;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::{Burgundy, options::Options};
    use crate::web::session::{COLOURS, Session};

    /// An attempt from a position after so many moves, with so many more.
    fn attempt(at: usize, more: usize) -> ProblemAttempt {
        let setup =
            Setup::new(Options::basic(2).unwrap(), Seed::numbered(1), Roster::new()).unwrap();
        let begun = AnySession::new(Session::<Burgundy>::begin(setup, COLOURS).unwrap());
        let play = |session: AnySession, _| session.after(GameIntent::Play(0)).unwrap();
        let session = (0..at + more).fold(begun, play);
        ProblemAttempt { session, at, place: 3, tries: 0, gave_up: false }
    }

    #[test]
    fn moves_go_on_from_the_position_and_never_before_it() {
        let begun = attempt(2, 0);
        let played = begun.after(GameIntent::Play(0));
        assert_eq!((played.session.position(), played.place), (3, 3));
        assert_eq!(begun.after(GameIntent::Play(999)), begun, "no such action");
        assert_eq!(played.after(GameIntent::Goto(2)).session.position(), 2);
        assert_eq!(played.after(GameIntent::Goto(1)), played, "before the position");
    }

    #[test]
    fn another_attempt_begins_at_the_position_and_a_solution_shown_stays() {
        let shown = ProblemAttempt { gave_up: true, ..attempt(2, 1) };
        assert_eq!(shown.after(GameIntent::Goto(2)), shown);
        let again = shown.again();
        assert_eq!((again.session.position(), again.session.len()), (2, 2));
        assert_eq!((again.tries, again.gave_up, again.place), (1, false, 3));
    }
}
