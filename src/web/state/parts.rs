//! The parts of the app whose code is fetched later: what can be called in each, and where it is.

use crate::engine::link::LinkError;
use crate::engine::seed::Seed;
use crate::web::library::entry::Entry;
use crate::web::replay::view::{Control, Replay};
use crate::web::session::{AnySession, RecordProblem, Seating, Sentence};
use crate::web::state::{Challenge, Ctx, Dispatch, State};
use crate::web::words::Words;
use core::any::Any;
use core::fmt;
use std::rc::Rc;
use web_sys::File;
use yew::prelude::*;

/// Milliseconds to the next try, where a part did not arrive and somebody waits for it.
const AGAIN: u32 = 3_000;

/// Where a part is; `C` is what can be called in it.
#[derive(Debug, Clone, Copy, Default)]
pub enum Lazy<C> {
    /// Not fetched, or underway.
    #[default]
    Coming,
    /// Here.
    Here(C),
    /// It did not arrive, so many times; the next try follows when somebody waits for it.
    Missing(u16),
}

impl<C> PartialEq for Lazy<C> {
    /// Of the code of a part there is only one.
    fn eq(&self, other: &Lazy<C>) -> bool {
        self.is_here() == other.is_here() && self.failures() == other.failures()
    }
}

impl<C> Lazy<C> {
    /// Whether the part is here.
    #[must_use]
    pub const fn is_here(&self) -> bool {
        matches!(self, Lazy::Here(_))
    }

    /// How often it did not arrive, if that is how it stands.
    #[must_use]
    pub const fn failures(&self) -> Option<u16> {
        match self {
            Lazy::Missing(times) => Some(*times),
            Lazy::Coming | Lazy::Here(_) => None,
        }
    }

    /// The part after another try.
    #[must_use]
    pub fn after(&self, fetched: Result<C, NotHere>) -> Lazy<C> {
        let failures = self.failures().unwrap_or_default().saturating_add(1);
        fetched.map_or(Lazy::Missing(failures), Lazy::Here)
    }

    /// Milliseconds until the part is to be fetched: at once when it is needed, after `leisure` when
    /// not; nothing if it is not to be fetched.
    #[must_use]
    pub const fn wait(&self, needed: bool, leisure: Option<u32>) -> Option<u32> {
        match (self, needed) {
            (Lazy::Here(_), _) | (Lazy::Missing(_), false) => None,
            (Lazy::Coming, true) => Some(0),
            (Lazy::Coming, false) => leisure,
            (Lazy::Missing(_), true) => Some(AGAIN),
        }
    }
}

/// Why a part is not here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotHere;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotHere {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> NotHere {
        NotHere
    }
}

/// What was dropped or pasted on the page.
#[derive(Debug, Clone)]
pub enum HandedIn {
    /// A text.
    Text(String),
    /// Files.
    Files(Vec<File>),
}

/// What every game shares and the first page does not need: lists, the timeline, what lies over a page.
#[derive(Debug, Clone, Copy)]
pub struct SharedCode {
    /// The page that the state is on.
    pub page: fn(&State, &Ctx) -> Html,
    /// What lies over it.
    pub over: fn(&Rc<State>) -> Html,
    /// The page of a game, once the game's part is here.
    pub game: fn(&State, GameCode) -> Html,
    /// A lesson, once its game's part is here.
    pub lesson: fn(&Rc<State>, GameCode) -> Html,
    /// The timeline.
    pub replay: fn(&Rc<Replay>, &Callback<Control>) -> Html,
    /// What of the game on the table is heard and felt, and the keys of the table.
    pub feel: fn(&AnySession) -> Html,
    /// Reads what was dropped or pasted on the page.
    pub hand_in: fn(&Ctx, HandedIn),
}

/// A game's part: its rules and its pages.
#[derive(Debug, Clone, Copy)]
pub struct GameCode {
    /// Reads a link.
    pub open: fn(&str) -> Result<OpenedLink, LinkError<Sentence>>,
    /// Reads a challenge, whose game this is.
    pub challenge: fn(&str) -> Result<Challenge, LinkError<Sentence>>,
    /// Opens a kept game: replays and checks it.
    pub reopen: fn(&Entry) -> Result<AnySession, LinkError<Sentence>>,
    /// Reads a record.
    pub read_record: fn(&str) -> Result<AnySession, RecordProblem>,
    /// A game against computer players from a seed, for who sat at the table last.
    pub play_now: fn(&Seating, &Words, &Seed) -> Option<AnySession>,
    /// The ways to play that are offered by name, each with a sentence.
    pub offers: fn(&Words) -> Vec<(String, String)>,
    /// The page where a table is laid.
    pub setup: fn(&State) -> Html,
    /// The table.
    pub table: fn(&State, &AnySession, &Dispatch) -> Html,
    /// The score sheet.
    pub score: fn(&AnySession, &Ctx) -> Html,
    /// The rules in short.
    pub rules: fn(&Ctx) -> Html,
    /// Where our reading fills a gap in the rules.
    pub rulings: fn(&Ctx) -> Html,
}

/// What a link held.
#[derive(Debug, Clone)]
pub enum OpenedLink {
    /// A setup: the table is laid and nobody has chosen yet.
    Setup(Draft),
    /// A game in progress or played to its end.
    Game(AnySession),
}

/// A table being laid, as the game's own setup page knows it.
#[derive(Clone)]
pub struct Draft(Rc<dyn Any>);

impl Draft {
    /// Of what the game's setup page lays.
    #[must_use]
    pub fn new(draft: impl Any) -> Draft {
        Draft(Rc::new(draft))
    }

    /// The draft as the game knows it; nothing if it is another game's.
    #[must_use]
    pub fn of<T: Any>(&self) -> Option<Rc<T>> {
        Rc::clone(&self.0).downcast().ok()
    }
}

impl PartialEq for Draft {
    fn eq(&self, other: &Draft) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draft")
    }
}

/// A game of the registry as the app knows it: its part and its wording, as far as they have come.
#[derive(Clone, PartialEq)]
pub struct GameState {
    /// The game's name.
    pub name: &'static str,
    /// Its part.
    pub code: Lazy<GameCode>,
    /// The wording of the page with the game's own; `None` until it is here.
    pub words: Option<Words>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_is_fetched_at_once_and_again_after_a_failure() {
        let part = |part: Lazy<()>| [true, false].map(|needed| part.wait(needed, Some(7)));
        assert_eq!(part(Lazy::Coming), [Some(0), Some(7)]);
        assert_eq!(part(Lazy::Missing(1)), [Some(AGAIN), None]);
        assert_eq!(part(Lazy::Here(())), [None, None]);
        assert_eq!(Lazy::<()>::Coming.wait(false, None), None);
    }

    #[test]
    fn each_failure_is_news_so_that_there_is_another_try() {
        let once = Lazy::Coming.after(Err::<(), _>(NotHere));
        let twice = once.after(Err(NotHere));
        assert_eq!((once.is_here(), once == twice), (false, false));
        assert!(twice.after(Ok(())).is_here());
    }
}
