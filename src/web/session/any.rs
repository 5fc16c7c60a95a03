//! A game in progress without its rules' types: what the shell of the app holds.

use crate::engine::game::{Progress, SheetRow};
use crate::engine::journal::roster::Roster;
use crate::engine::link::WriteError;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::web::session::{About, Colours, Cues, GameIntent};
use core::any::Any;
use core::fmt;
use core::ops::Deref;
use std::rc::Rc;

/// What can be asked of any game in progress, and done with it.
pub trait DynSession {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// Its place in the library, where it came from, its policy.
    fn about(&self) -> About;
    /// The same game, kept otherwise.
    fn with_about(&self, about: About) -> AnySession;
    /// The players' colours by seat.
    fn colours(&self) -> Colours;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// Who sits where.
    fn roster(&self) -> &Roster;
    /// What its chance grows from.
    fn seed(&self) -> Seed;
    /// Points by seat, as they stand.
    fn points(&self) -> Vec<i32>;
    /// Each seat's place as things stand, from 1.
    fn places(&self) -> Vec<u8>;
    /// A seat's points by the rules that gave them.
    fn sheet(&self, seat: Seat) -> Vec<SheetRow>;
    /// A small picture of what everybody may see, as a text; empty where the game draws none.
    fn picture(&self) -> String;
    /// How far it has come, in the game's own small numbers.
    fn progress(&self) -> Progress;
    /// What of the moves after so many can be heard, and who is asked now.
    fn cues(&self, after: usize) -> Cues;
    /// How many moves there are, those that were taken back too.
    fn len(&self) -> usize;
    /// How many moves lead to where it stands.
    fn position(&self) -> usize;
    /// Whether no move was made yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Whether it is over where it stands.
    fn is_over(&self) -> bool;
    /// Whether it was begun and is not over.
    fn is_running(&self) -> bool {
        !self.is_empty() && !self.is_over()
    }
    /// The game after an intent; nothing if there is no such choice. What can't be taken back or made
    /// again, or what the policy does not let be taken back, changes nothing.
    fn after(&self, intent: GameIntent) -> Option<AnySession>;
    /// A game of its own that begins with the first `moves` moves of this one and remembers it.
    fn branch(&self, moves: usize) -> AnySession;
    /// The game as a link's text, for the library: what it says is not read back.
    ///
    /// # Errors
    /// If it can't be written down.
    fn kept_text(&self) -> Result<String, WriteError>;
    /// The game as a link's text, read back before it is handed out.
    ///
    /// # Errors
    /// If it can't be written down.
    fn game_link(&self) -> Result<String, WriteError>;
    /// Its setup as a link's text.
    ///
    /// # Errors
    /// If it can't be written down.
    fn setup_link(&self) -> Result<String, WriteError>;
    /// The game as a JSON record; nothing if it can't be written down.
    fn json(&self) -> Option<String>;
    /// The game as a text record; nothing if it can't be written down.
    fn text(&self) -> Option<String>;
    /// The session with its game's type, for the game's own pages.
    fn as_any(&self) -> &dyn Any;
    /// Whether the other is the same game at the same place.
    fn same(&self, other: &dyn DynSession) -> bool;
}

/// A game in progress, whatever it is; a copy costs nothing.
#[derive(Clone)]
pub struct AnySession(Rc<dyn DynSession>);

impl AnySession {
    /// Of a session with its game's type.
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
