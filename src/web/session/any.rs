//! A game in progress without its rules' types, as held by the app.

use crate::engine::game::{Progress, SheetRow};
use crate::engine::journal::roster::{NameError, Roster};
use crate::engine::link::WriteError;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::web::session::{About, Colours, Cues, GameIntent};
use core::any::Any;
use core::fmt;
use core::ops::Deref;
use std::rc::Rc;

/// Operations on any game in progress.
pub trait DynSession {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// Id in the library, origin, and undo policy.
    fn about(&self) -> About;
    /// The same game with other metadata.
    fn with_about(&self, about: About) -> AnySession;
    /// True if all that players hold lies open, so that a challenge may carry the game.
    fn is_open(&self) -> bool;
    /// The other's game of a challenge, as the text of its link; empty for none.
    fn ghost_text(&self) -> &str;
    /// The same game with the other's game of its challenge, if the text is that game.
    fn with_ghost(&self, text: &str) -> AnySession;
    /// The same game with another name at a seat; surrounding spaces and invisible characters are removed.
    ///
    /// # Errors
    /// If the name is invalid.
    fn with_name(&self, seat: Seat, name: &str) -> Result<AnySession, NameError>;
    /// The only person at the table, alone or with computer players.
    fn only_person(&self) -> Option<Seat>;
    /// The players' colours by seat.
    fn colours(&self) -> Colours;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// Names and kinds of the players.
    fn roster(&self) -> &Roster;
    /// Seed of the game's random numbers.
    fn seed(&self) -> Seed;
    /// Current points by seat.
    fn points(&self) -> Vec<i32>;
    /// Current rank of each seat, from 1.
    fn places(&self) -> Vec<u8>;
    /// A seat's points by rule.
    fn sheet(&self, seat: Seat) -> Vec<SheetRow>;
    /// Small picture of the public position, as text; empty if the game has none.
    fn picture(&self) -> String;
    /// The same from a seat's side.
    fn picture_of(&self, seat: Seat) -> String;
    /// Points by seat: at the start, after each step of the game's progress, and now.
    fn series(&self) -> Vec<Vec<i32>>;
    /// Number of turns or rounds that have ended.
    fn turns_ended(&self) -> u32;
    /// Progress in the game's own numbers.
    fn progress(&self) -> Progress;
    /// Sounds of the moves after so many, and the seat now asked.
    fn cues(&self, after: usize) -> Cues;
    /// Number of moves, including undone ones.
    fn len(&self) -> usize;
    /// Number of moves up to the current position.
    fn position(&self) -> usize;
    /// True if no move was made yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// True if it is over at the current position.
    fn is_over(&self) -> bool;
    /// True if it was begun and is not over.
    fn is_running(&self) -> bool {
        !self.is_empty() && !self.is_over()
    }
    /// The game after an intent; `None` if there is no such choice. Undo and redo that are impossible or forbidden by
    /// the policy change nothing.
    fn after(&self, intent: GameIntent) -> Option<AnySession>;
    /// A game of its own with the first `moves` moves of this one, and this one as origin.
    fn branch(&self, moves: usize) -> AnySession;
    /// The game as a link's text, for the library; not verified by reading it back.
    ///
    /// # Errors
    /// If it can't be encoded.
    fn kept_text(&self) -> Result<String, WriteError>;
    /// The game as a link's text, verified by reading it back.
    ///
    /// # Errors
    /// If it can't be encoded.
    fn game_link(&self) -> Result<String, WriteError>;
    /// Its setup as a link's text.
    ///
    /// # Errors
    /// If it can't be encoded.
    fn setup_link(&self) -> Result<String, WriteError>;
    /// The game as a JSON record; `None` if it can't be encoded.
    fn json(&self) -> Option<String>;
    /// The game as a text record; `None` if it can't be encoded.
    fn text(&self) -> Option<String>;
    /// The session with its game's type, for the game's own pages.
    fn as_any(&self) -> &dyn Any;
    /// True if the other is the same game at the same position.
    fn same(&self, other: &dyn DynSession) -> bool;
}

/// A game in progress of any type; cheap to clone.
#[derive(Clone)]
pub struct AnySession(Rc<dyn DynSession>);

impl AnySession {
    /// Wraps a session of a known game.
    #[must_use]
    pub fn new(session: impl DynSession + 'static) -> AnySession {
        AnySession(Rc::new(session))
    }
}

impl Deref for AnySession {
    type Target = dyn DynSession;
    fn deref(&self) -> &(dyn DynSession + 'static) {
        &*self.0
    }
}

impl PartialEq for AnySession {
    fn eq(&self, other: &AnySession) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.same(&*other.0)
    }
}

impl fmt::Debug for AnySession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnySession")
            .field("game", &self.game())
            .field("about", &self.about())
            .field("position", &self.position())
            .field("len", &self.len())
            .finish()
    }
}
