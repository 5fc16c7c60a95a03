//! The game in progress: its journal, and what can be done with it.

use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::journal::setup::Setup;
use crate::games::burgundy::options::OptionsError;
use crate::games::burgundy::{Action, Burgundy, Illegal};
use crate::web::library::entry::{About, Origin, Policy};
use crate::web::players::people;
use std::rc::Rc;

/// What is to be done with the game in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameIntent {
    /// Make a move.
    Play(Move<Action>),
    /// Go back to the last decision of a person.
    Undo,
    /// Make the moves again that were taken back last.
    Redo,
    /// Go back to the start of the turn in which a person decided last.
    RestartTurn,
    /// Continue from the position after so many moves.
    Goto(usize),
    /// Go to the start page; the game stays.
    Leave,
}

/// A game in progress, with the colours that the players chose.
#[derive(Debug, Clone, PartialEq)]
pub struct Session {
    /// The game.
    pub journal: Rc<Journal<Burgundy>>,
    /// The players' colours, 0 to 3 by seat.
    pub colours: [u8; 4],
    /// Its place in the library, where it came from, and how far moves may be taken back.
    pub about: About,
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// If the options can't be played.
    pub fn begin(setup: Setup<Burgundy>, colours: [u8; 4]) -> Result<Session, OptionsError> {
        Ok(Session::of_journal(Journal::start(setup)?, colours))
    }

    /// A game that has no place in the library yet.
    #[must_use]
    pub fn of_journal(journal: Journal<Burgundy>, colours: [u8; 4]) -> Session {
        Session { journal: Rc::new(journal), colours, about: About::default() }
    }

    /// A game of its own that begins with the first `moves` moves of this one and remembers it:
    /// "continue from here".
    #[must_use]
    pub fn branch(&self, moves: usize) -> Session {
        let from = Origin { game: self.about.id, moves: moves.min(self.journal.len()) };
        let from = Some(from).filter(|from| from.game.is_some());
        let about = About { from, policy: self.about.policy, ..About::default() };
        Session { about, ..Session::of_journal(self.journal.branch_at(moves), self.colours) }
    }

    /// To which move, at the most, the policy lets moves be taken back: by the strict one not past
    /// the last one that brought something hidden to light.
    #[must_use]
    pub fn floor(&self) -> usize {
        if self.about.policy == Policy::Table {
            return 0;
        }
        let revealed = |moves: &usize| {
            self.journal.events_of(moves - 1).iter().any(|event| event.is_outcome())
        };
        (1..=self.journal.position()).rev().find(revealed).unwrap_or(0)
    }

    /// The game after an intent; moves that can't be taken back or made again change nothing.
    /// What the policy does not let be taken back stays.
    ///
    /// # Errors
    /// If a move is illegal.
    pub fn after(&self, intent: GameIntent) -> Result<Session, Illegal> {
        let mut journal = Journal::clone(&self.journal);
        match intent {
            GameIntent::Play(made) => journal.play(made.seat, made.action, &mut Vec::new())?,
            GameIntent::Undo => go_to(&mut journal, people::back),
            GameIntent::Redo => go_to(&mut journal, people::forth),
            GameIntent::RestartTurn => go_to(&mut journal, people::turn_start),
            GameIntent::Goto(moves) => drop(journal.go_to(moves)),
            GameIntent::Leave => {}
        }
        if journal.position() < self.journal.position() && journal.position() < self.floor() {
            return Ok(self.clone());
        }
        Ok(Session { journal: Rc::new(journal), ..self.clone() })
    }

    /// Whether the game was begun and is not over.
    #[must_use]
    pub fn is_running(&self) -> bool {
        !self.journal.is_empty() && !self.journal.is_over()
    }
}

/// Puts the cursor where undo or redo lead, if there is such a place.
fn go_to(journal: &mut Journal<Burgundy>, place: fn(&Journal<Burgundy>) -> Option<usize>) {
    if let Some(moves) = place(journal) {
        journal.go_to(moves);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seat::Seat;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Options;
    use crate::web::library::entry::{Entry, entries};

    fn session() -> Session {
        let roster = Roster::of_names(["Anna", "Benno"]).unwrap();
        let setup = Setup::new(Options::basic(2).unwrap(), Seed::numbered(1), roster).unwrap();
        Session::begin(setup, [2, 0, 1, 3]).unwrap()
    }

    fn hire(session: &Session) -> GameIntent {
        let mut legal = crate::engine::actions::Actions::new();
        session.journal.state().legal(Seat(0), &mut legal);
        let action = legal.iter().copied().find(|a| matches!(a, Action::Hire(_))).unwrap();
        GameIntent::Play(Move { seat: Seat(0), action })
    }

    #[test]
    fn a_move_is_made_taken_back_and_made_again() {
        let begun = session();
        assert!(!begun.is_running());
        let moved = begun.after(hire(&begun)).unwrap();
        assert!(moved.is_running() && moved.journal.position() == 1);
        let back = moved.after(GameIntent::Undo).unwrap();
        assert_eq!(back.journal.state(), begun.journal.state());
        assert_eq!(back.after(GameIntent::Redo).unwrap(), moved);
        assert_eq!(moved.after(GameIntent::Goto(9)).unwrap(), moved);
    }

    #[test]
    fn an_illegal_move_is_refused() {
        let begun = session();
        let end = GameIntent::Play(Move { seat: Seat(0), action: Action::EndTurn });
        assert_eq!(begun.after(end), Err(Illegal::DiceLeft));
    }

    /// Plays the first legal action until the round's last turn has ended.
    fn to_the_second_round(begun: &Session) -> Session {
        let mut session = begun.clone();
        while session.journal.state().round == 0 {
            let state = session.journal.state();
            let seat = state.deciders().lowest().unwrap();
            let mut legal = crate::engine::actions::Actions::new();
            state.legal(seat, &mut legal);
            let made = Move { seat, action: *legal.last().unwrap() };
            session = session.after(GameIntent::Play(made)).unwrap();
        }
        session
    }

    #[test]
    fn the_strict_policy_takes_nothing_back_that_brought_dice_to_light() {
        let mut begun = session();
        begun.about.policy = Policy::Strict;
        let moved = begun.after(hire(&begun)).unwrap();
        assert_eq!(moved.floor(), 0, "a worker hired shows nothing new");
        assert_eq!(moved.after(GameIntent::Undo).unwrap().journal.position(), 0);
        let next = to_the_second_round(&begun);
        let here = next.journal.position();
        assert_eq!(next.floor(), here, "new dice");
        for back in [GameIntent::Undo, GameIntent::RestartTurn, GameIntent::Goto(1)] {
            assert_eq!(next.after(back).unwrap(), next, "{back:?}");
        }
        let mut table = next.clone();
        table.about.policy = Policy::Table;
        assert_eq!(table.after(GameIntent::Undo).unwrap().journal.position(), here - 1);
        let further = to_hire(&next);
        assert_eq!(further.after(GameIntent::Undo).unwrap().journal.position(), here);
    }

    fn to_hire(session: &Session) -> Session {
        let seat = session.journal.state().deciders().lowest().unwrap();
        let mut legal = crate::engine::actions::Actions::new();
        session.journal.state().legal(seat, &mut legal);
        let action = legal.iter().copied().find(|a| matches!(a, Action::Hire(_))).unwrap();
        session.after(GameIntent::Play(Move { seat, action })).unwrap()
    }

    #[test]
    fn a_branch_remembers_where_it_came_from_and_leaves_the_game_alone() {
        let mut begun = session();
        begun.about.id = crate::web::library::entry::GameId(7);
        let played = to_the_second_round(&begun);
        let branch = played.branch(3);
        assert_eq!(branch.about.from, Some(Origin { game: played.about.id, moves: 3 }));
        assert_eq!((branch.journal.len(), branch.about.id.is_some()), (3, false));
        assert_eq!(branch.journal.moves(), &played.journal.moves()[..3]);
        assert_eq!(branch.colours, played.colours);
        assert_eq!(session().branch(0).about.from, None, "a game that is kept nowhere");
    }

    #[test]
    fn a_game_survives_its_entry_with_its_colours() {
        let begun = session();
        let moved = begun.after(hire(&begun)).unwrap();
        let text = Entry::of_session(&moved).unwrap().to_text();
        assert_eq!(entries(&text).unwrap()[0].open().unwrap(), moved);
        assert!(Entry::bare("nonsense".into(), [0, 1, 2, 3]).open().is_err());
    }
}
