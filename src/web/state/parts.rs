//! Parts of the app whose code is fetched later: their interfaces and loading states.

use crate::engine::link::LinkError;
use crate::engine::seed::Seed;
use crate::web::library::database::Library;
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

/// Milliseconds before a part that is needed and did not arrive is fetched again.
const AGAIN: u32 = 3_000;

/// Loading state of a part; `C` is its interface.
#[derive(Debug, Clone, Copy, Default)]
pub enum Lazy<C> {
    /// Not fetched, or underway.
    #[default]
    Coming,
    /// Underway for so long that the page says so; taken when it arrives.
    Late,
    /// Here.
    Here(C),
    /// Failed so many times; tried again when needed.
    Missing(u16),
}

impl<C> PartialEq for Lazy<C> {
    /// The code of a part never changes.
    fn eq(&self, other: &Lazy<C>) -> bool {
        core::mem::discriminant(self) == core::mem::discriminant(other)
            && self.failures() == other.failures()
    }
}

impl<C> Lazy<C> {
    /// True if the part is here.
    #[must_use]
    pub const fn is_here(&self) -> bool {
        matches!(self, Lazy::Here(_))
    }

    /// Number of failures, if it is missing.
    #[must_use]
    pub const fn failures(&self) -> Option<u16> {
        match self {
            Lazy::Missing(times) => Some(*times),
            Lazy::Coming | Lazy::Late | Lazy::Here(_) => None,
        }
    }

    /// True if the page has to say that the part is not here yet.
    #[must_use]
    pub const fn is_overdue(&self) -> bool {
        matches!(self, Lazy::Late | Lazy::Missing(_))
    }

    /// Takes the news of one of several attempts at the same time: a part that is here stays here.
    pub fn hears(&mut self, news: Lazy<C>) {
        if news.is_here() || !self.is_here() {
            *self = news;
        }
    }

    /// The state after another attempt.
    #[must_use]
    pub fn after(&self, fetched: Result<C, FetchError>) -> Lazy<C> {
        let failures = self.failures().unwrap_or_default().saturating_add(1);
        fetched.map_or(Lazy::Missing(failures), Lazy::Here)
    }

    /// Milliseconds until the part is to be fetched: at once if it is needed, else after `leisure`; `None` if it should
    /// not be fetched.
    #[must_use]
    pub const fn wait(&self, needed: bool, leisure: Option<u32>) -> Option<u32> {
        match (self, needed) {
            (Lazy::Here(_) | Lazy::Late, _) | (Lazy::Missing(_), false) => None,
            (Lazy::Coming, true) => Some(0),
            (Lazy::Coming, false) => leisure,
            (Lazy::Missing(_), true) => Some(AGAIN),
        }
    }
}

/// A part could not be fetched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FetchError;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for FetchError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> FetchError {
        FetchError
    }
}

/// Data dropped or pasted on the page.
#[derive(Debug, Clone)]
pub enum Import {
    /// A text.
    Text(String),
    /// Files.
    Files(Vec<File>),
}

/// Code shared by all games but not needed by the home page: lists, replay, overlays.
#[derive(Debug, Clone, Copy)]
pub struct SharedCode {
    /// The current page.
    pub page: fn(&State, &Ctx) -> Html,
    /// The open overlay.
    pub over: fn(&Rc<State>) -> Html,
    /// An offer on the first page, if there is one.
    pub offer: fn(&State) -> Html,
    /// A game's page, once its code is here.
    pub game: fn(&State, &Ctx, GameCode) -> Html,
    /// A lesson, once its game's code is here.
    pub lesson: fn(&Rc<State>, GameCode) -> Html,
    /// The replay bar.
    pub replay: fn(&Rc<Replay>, &Callback<Control>) -> Html,
    /// Sounds, vibration, animation and keyboard shortcuts of the table.
    pub feel: fn(&AnySession) -> Html,
    /// Saves the game at the table; renders nothing.
    pub keeping: fn(&Rc<State>, &Dispatch, &Library) -> Html,
    /// Reads data dropped or pasted on the page.
    pub hand_in: fn(&Ctx, Import),
}

/// A game's first part: its rules, setup and table.
#[derive(Debug, Clone, Copy)]
pub struct GameCode {
    /// Reads a link.
    pub open: fn(&str) -> Result<OpenedLink, LinkError<Sentence>>,
    /// Reads a challenge of this game.
    pub challenge: fn(&str) -> Result<Challenge, LinkError<Sentence>>,
    /// The table of a challenge, being set up for the last players.
    pub challenged: fn(&Challenge, &Seating, &Words) -> Option<Draft>,
    /// Saves the game at the table; renders nothing.
    pub keeping: fn(&Rc<State>, &Dispatch, &Library) -> Html,
    /// Saves a game to a file.
    pub save: fn(&AnySession, &Dispatch),
    /// Opens a kept game: replays and checks it.
    pub reopen: fn(&Entry) -> Result<AnySession, LinkError<Sentence>>,
    /// Reads a record.
    pub read_record: fn(&str) -> Result<AnySession, RecordProblem>,
    /// A game against computer players with this seed, for the last players.
    pub play_now: fn(&Seating, &Words, &Seed) -> Option<AnySession>,
    /// The named setups as buttons, each of which sets up a table for the last players.
    pub offers: fn(&Ctx, &Rc<Seating>) -> Html,
    /// The setup page.
    pub setup: fn(&State) -> Html,
    /// The table.
    pub table: fn(&State, &AnySession, &Dispatch) -> Html,
    /// Brief instructions, in the game's wording.
    pub guide: fn(&Words) -> Html,
    /// A recorded game that plays itself on one player's board, in the game's wording; or the still picture given.
    pub live: fn(&Words, Html) -> Html,
    /// The computer's opinion of the turn played freely after so many moves of a lesson, in the lesson's wording.
    pub verdict: fn(&AnySession, usize, &Words) -> Html,
}

/// A game's second part: its pages beside the table, which a player opens to read or to learn.
#[derive(Debug, Clone, Copy)]
pub struct StudyCode {
    /// The score page.
    pub score: fn(&AnySession, &Ctx) -> Html,
    /// Analyses a kept game in the background, from its kept record on; `false` if the game can't be read.
    pub analyse: fn(&Entry, Option<&[u8]>, Option<Library>) -> bool,
    /// The problems, and the one that is being solved.
    pub problems: fn(&Rc<State>) -> Html,
    /// The rules page.
    pub rules: fn(&Ctx) -> Html,
    /// The page of rulings on gaps in the rules.
    pub rulings: fn(&Ctx) -> Html,
}

/// Content of a link.
#[derive(Debug, Clone)]
pub enum OpenedLink {
    /// A setup, as a table being set up.
    Setup(Draft),
    /// A game in progress or finished.
    Game(AnySession),
}

/// A table being set up, as known to the game's own setup page.
#[derive(Clone)]
pub struct Draft(Rc<dyn Any>);

impl Draft {
    /// Wraps a game's own draft.
    #[must_use]
    pub fn new(draft: impl Any) -> Draft {
        Draft(Rc::new(draft))
    }

    /// The game's own draft; `None` if it is another game's.
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

/// A change of the table being set up, made on the draft that is current when the change arrives: two changes may come
/// before the page is drawn again.
#[derive(Clone)]
pub struct DraftChange(Rc<DraftFn>);

type DraftFn = dyn Fn(Option<&Draft>) -> Draft;

impl DraftChange {
    /// A change from a function of the current draft, if there is one.
    #[must_use]
    pub fn new(change: impl Fn(Option<&Draft>) -> Draft + 'static) -> DraftChange {
        DraftChange(Rc::new(change))
    }

    /// The draft after the change.
    #[must_use]
    pub fn of(&self, current: Option<&Draft>) -> Draft {
        (self.0)(current)
    }
}

impl fmt::Debug for DraftChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DraftChange")
    }
}

/// A registered game's loading state in the app.
#[derive(Clone, PartialEq)]
pub struct GameState {
    /// The game's name.
    pub name: &'static str,
    /// Its first part.
    pub code: Lazy<GameCode>,
    /// Its second part.
    pub study: Lazy<StudyCode>,
    /// The page's wording with the game's own; `None` until it is here.
    pub words: Option<Words>,
}

/// Wording in an action; a wrapper, so that actions implement `Debug` for tests.
#[derive(Clone)]
pub struct LoadedWords(pub Words);

impl core::fmt::Debug for LoadedWords {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0.language().code())
    }
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
        assert_eq!(part(Lazy::Late), [None, None], "it is still underway");
        assert_eq!(Lazy::<()>::Coming.wait(false, None), None);
    }

    #[test]
    fn what_is_late_or_missing_is_overdue_and_a_part_that_is_here_stays() {
        let states = [Lazy::Coming, Lazy::Late, Lazy::Missing(1), Lazy::Here(())];
        assert_eq!(states.map(|part| part.is_overdue()), [false, true, true, false]);
        for (at, before) in states.into_iter().enumerate() {
            for (to, news) in states.into_iter().enumerate() {
                assert_eq!(before == news, at == to);
                let mut part = before;
                part.hears(news);
                assert!(part == if before.is_here() { before } else { news });
            }
        }
    }

    #[test]
    fn each_failure_is_news_so_that_there_is_another_try() {
        let once = Lazy::Coming.after(Err::<(), _>(FetchError));
        let twice = once.after(Err(FetchError));
        assert_eq!((once.is_here(), once == twice), (false, false));
        assert!(twice.after(Ok(())).is_here());
    }
}
