//! The game in progress: its journal, and what can be done with it.

use crate::engine::codec;
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::journal::setup::Setup;
use crate::games::burgundy::options::OptionsError;
use crate::games::burgundy::{Action, Burgundy, Illegal};
use crate::web::store::Save;
use std::rc::Rc;

/// What is to be done with the game in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameIntent {
    /// Make a move.
    Play(Move<Action>),
    /// Take the last move back.
    Undo,
    /// Make the move again that was taken back last.
    Redo,
    /// Go back to the start of the turn.
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
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// If the options can't be played.
    pub fn begin(setup: Setup<Burgundy>, colours: [u8; 4]) -> Result<Session, OptionsError> {
        Ok(Session { journal: Rc::new(Journal::start(setup)?), colours })
    }

    /// A game from a save.
    ///
    /// # Errors
    /// Why the text is no game that can be played on here.
    pub fn open(save: &Save) -> Result<Session, codec::LinkError<OptionsError>> {
        let journal = codec::read_game::<Burgundy>(&save.game)?;
        Ok(Session { journal: Rc::new(journal), colours: save.colours })
    }

    /// The game as a save.
    ///
    /// # Errors
    /// If the game can't be written down.
    pub fn save(&self) -> Result<Save, codec::WriteError> {
        Ok(Save { colours: self.colours, game: codec::game_link(&self.journal)? })
    }

    /// The game after an intent; moves that can't be taken back or made again change nothing.
    ///
    /// # Errors
    /// If a move is illegal.
    pub fn after(&self, intent: GameIntent) -> Result<Session, Illegal> {
        let mut journal = Journal::clone(&self.journal);
        match intent {
            GameIntent::Play(made) => journal.play(made.seat, made.action, &mut Vec::new())?,
            GameIntent::Undo => drop(journal.undo()),
            GameIntent::Redo => drop(journal.redo()),
            GameIntent::RestartTurn => drop(journal.restart_turn()),
            GameIntent::Goto(moves) => drop(journal.go_to(moves)),
            GameIntent::Leave => {}
        }
        Ok(Session { journal: Rc::new(journal), colours: self.colours })
    }

    /// Whether the game was begun and is not over.
    #[must_use]
    pub fn is_running(&self) -> bool {
        !self.journal.is_empty() && !self.journal.is_over()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seat::Seat;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Options;

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

    #[test]
    fn a_game_survives_its_save_with_its_colours() {
        let begun = session();
        let moved = begun.after(hire(&begun)).unwrap();
        let text = moved.save().unwrap().to_text();
        assert_eq!(Session::open(&Save::of_text(&text)).unwrap(), moved);
        assert!(Session::open(&Save::of_text("nonsense")).is_err());
    }
}
