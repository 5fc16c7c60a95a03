//! The app's state: one reducer. Effects outside of it (storage, address, classes of the page, fetching code) are run
//! by the app's hooks, never here.

mod context;
mod fetched;
mod invitation;
mod page;
mod parts;
mod wanted;

pub use context::{Ctx, Dispatch, use_ctx};
pub use invitation::{Challenge, Invitation};
pub use page::{Overlay, Page};
pub use parts::{
    Draft, DraftChange, FetchError, GameCode, GameState, Import, Lazy, LoadedWords, OpenedLink,
    SharedCode, StudyCode,
};
pub use wanted::Pending;

use crate::web::lesson::{Lesson, LessonProgress};
use crate::web::library::entry::Entry;
use crate::web::library::state::{LibraryEvent, LibraryState};
use crate::web::notice::Notice;
use crate::web::problems::{ProblemAttempt, ProblemPlace};
use crate::web::replay::timeline::Mark;
use crate::web::session::{About, AnySession, Day, GameIntent, Seating};
use crate::web::settings::{Settings, SettingsChange};
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The app's state.
#[derive(Clone, PartialEq)]
pub struct State {
    /// The settings.
    pub settings: Settings,
    /// The wording shared by all games.
    pub words: Words,
    /// The current page.
    pub page: Page,
    /// The page that a page for reading leads back to: home, or the game at the table.
    pub back: Page,
    /// Entry looked up in the rules; empty for none.
    pub look_up: AttrValue,
    /// Name of the game whose setup and rules are shown, also the one last played.
    pub game: &'static str,
    /// The game in progress or last played, once its code is here.
    pub session: Option<AnySession>,
    /// The current or last lesson.
    pub lesson: Option<Lesson>,
    /// The current or last attempt at a problem.
    pub attempt: Option<ProblemAttempt>,
    /// The problem that is open; `None` if their list is.
    pub problem: Option<ProblemPlace>,
    /// Progress in each lesson.
    pub lessons: LessonProgress,
    /// The library, and the storing of the game in progress.
    pub library: LibraryState,
    /// True on the score page directly after the last move.
    pub just_ended: bool,
    /// The past moment to be shown first at the table, as a number of moves.
    pub look: Option<usize>,
    /// Moments of the game at the table that lost points, as far as it was reviewed.
    pub marks: Rc<Vec<Mark>>,
    /// The table being set up, if it was changed.
    pub draft: Option<Draft>,
    /// True if the draft came by a link.
    pub by_link: bool,
    /// The challenge from a link, applied to the next game with the same setup.
    pub challenge: Option<Rc<Challenge>>,
    /// The players of the last table.
    pub seating: Rc<Seating>,
    /// The open overlay.
    pub over: Option<Overlay>,
    /// The notice shown.
    pub notice: Option<Notice>,
    /// Number of notices so far: the same one may come twice in a row.
    pub told: u32,
    /// Code shared by all games but not needed at the start.
    pub shared: Lazy<SharedCode>,
    /// True if the table or files dropped on the page wait for that code.
    pub wants_shared: bool,
    /// The games of the registry.
    pub games: Vec<GameState>,
    /// Action that waits for a game's code.
    pub wanted: Option<Pending>,
    /// True if a newer version of the page is ready and was not postponed.
    pub new_version: bool,
}

/// Actions on the app's state.
#[derive(Debug, Clone)]
pub enum Action {
    /// Go to a page.
    Go(Page),
    /// Go to a page of a game: its setup, its rules.
    GoTo(Page, &'static str),
    /// Go to a problem of a game.
    GoToProblem(&'static str, ProblemPlace),
    /// Look up an entry in the rules of the shown game.
    LookUp(AttrValue),
    /// Go to the table and show the moment after so many moves.
    LookAt(usize),
    /// Names and lessons were restored from a backup, or stored by another tab.
    Restored(Rc<Seating>, LessonProgress),
    /// The game at the table was reviewed.
    Marks(Rc<Vec<Mark>>),
    /// Set the name of the only person at the table, or decline to; it is not asked for again.
    Name(AttrValue),
    /// Change the settings.
    Settings(SettingsChange),
    /// Another language's wording arrived; the games' own follows.
    Words(LoadedWords),
    /// Change the game in progress.
    Game(GameIntent),
    /// Start a new game; asks first if one in progress can't be stored.
    Begin(AnySession),
    /// Start a new game without asking.
    BeginAnyway(AnySession),
    /// Start a game against a computer player at once: the game, and a number that determines its seed.
    PlayNow(&'static str, u64),
    /// Start a game of the day at once.
    PlayDay(Day),
    /// Open the link of a game of the day.
    Day(Day),
    /// Set the position in a lesson, which is not stored in the library.
    Lesson(Lesson),
    /// Set the attempt at a problem, which is not stored in the library; `None` leads to the list.
    Attempt(Option<ProblemAttempt>),
    /// Open a game of the library.
    Open(Rc<Entry>),
    /// An event of the library.
    Library(LibraryEvent),
    /// Change the table being set up.
    Draft(DraftChange),
    /// Open a link.
    Link(String),
    /// A game was read from a file or record.
    Arrived(AnySession),
    /// Open an overlay.
    Show(Overlay),
    /// Close the overlay.
    Close,
    /// Show a notice.
    Tell(Notice),
    /// Dismiss the notice.
    CloseNotice,
    /// The code that is fetched later is needed now.
    WantShared,
    /// The shared code was fetched, or could not be.
    Shared(Lazy<SharedCode>),
    /// A game's first part and its wording were fetched, or could not be.
    GamePart(&'static str, Lazy<GameCode>, Option<LoadedWords>),
    /// A game's second part was fetched, or could not be.
    StudyPart(&'static str, Lazy<StudyCode>),
    /// A newer version of the page is ready, or was postponed.
    NewVersion(bool),
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = State::clone(&self);
        match action {
            Action::Go(page) => next.go(page, None),
            Action::GoTo(page, game) => {
                next.choose_game(game);
                next.problem = next.problem.filter(|_| page != Page::Problems);
                next.go(page, None);
            }
            Action::GoToProblem(game, place) => {
                next.choose_game(game);
                next.problem = Some(place);
                next.go(Page::Problems, None);
            }
            Action::LookUp(text) => {
                next.go(Page::Rules, None);
                next.look_up = text;
            }
            Action::LookAt(moves) => next.go(Page::Table, Some(moves)),
            Action::Restored(seating, lessons) => (next.seating, next.lessons) = (seating, lessons),
            Action::Marks(marks) => next.marks = marks,
            Action::Settings(change) => next.settings = change.of(next.settings),
            Action::Name(name) => next.name(&name),
            // A game's pages keep the old language until its own wording follows.
            Action::Words(LoadedWords(words)) => next.words = words,
            Action::Game(GameIntent::Leave) => next.page = Page::Home,
            Action::Game(intent) if next.page == Page::Lesson => next.learn(intent),
            Action::Game(intent) if next.page == Page::Problems => {
                next.attempt = next.attempt.map(|attempt| attempt.after(intent));
            }
            Action::Game(intent) => {
                let at = next.session.as_ref().map(|session| session.position());
                if at.is_some_and(|at| next.library.admits(intent.clone(), at)) {
                    next.play(intent);
                }
            }
            Action::Begin(session) => next.begin(session),
            Action::BeginAnyway(session) => next.begin_anyway(session),
            Action::PlayNow(game, entropy) => {
                next.choose_game(game);
                next.want(Pending::PlayNow(entropy));
            }
            Action::PlayDay(day) => next.of_day(day, Pending::PlayDay(day)),
            Action::Day(day) => next.of_day(day, Pending::Day(day)),
            Action::Lesson(lesson) => next.teach(lesson),
            Action::Attempt(attempt) => {
                next.problem = attempt.as_ref().map(|attempt| ProblemPlace::At(attempt.place));
                next.attempt = attempt;
            }
            Action::Open(entry) => next.open(entry),
            Action::Library(event) => next.handle(event),
            Action::Draft(change) => next.draft = Some(change.of(next.draft.as_ref())),
            Action::Link(text) => next.link(text),
            Action::Arrived(session) => next.over = Some(Overlay::Arrived(session)),
            Action::Show(over) => next.over = Some(over),
            Action::Close => {
                next.over = None;
                next.notice = next.notice.filter(|notice| !notice.ends_with_panel());
            }
            Action::Tell(notice) => next.tell(notice),
            Action::CloseNotice => next.notice = None,
            Action::WantShared => next.wants_shared = true,
            Action::Shared(shared) => next.shared_arrived(shared),
            Action::GamePart(name, code, words) => next.part_arrived(name, code, words),
            Action::StudyPart(name, study) => next.study_arrived(name, study),
            Action::NewVersion(ready) => next.new_version = ready,
        }
        // The score of an unfinished game would name winners, and its review would reveal hidden hands.
        if next.page == Page::Score && next.session.as_ref().is_some_and(|game| !game.is_over()) {
            next.page = Page::Table;
        }
        // Only the page that follows the last move shows the end of the game.
        next.just_ended &= next.page == Page::Score && next.session.is_some();
        if self.page == Page::Table && next.page != Page::Table {
            next.library.leave();
        }
        // A notice about another page is obsolete.
        if self.page != next.page && self.notice == next.notice {
            next.notice = next.notice.filter(Notice::lasts);
        }
        Rc::new(next)
    }
}

impl State {
    /// The registered game with this name.
    #[must_use]
    pub fn known(&self, name: &str) -> Option<&GameState> {
        self.games.iter().find(|game| game.name == name)
    }

    /// The wording of the page: with the game's own, if a game is shown.
    #[must_use]
    pub fn words_shown(&self) -> &Words {
        let own = self.known(self.game).and_then(|game| game.words.as_ref());
        own.filter(|own| own.language() == self.words.language() || self.needed().is_some())
            .unwrap_or(&self.words)
    }

    /// The list entry of the game in progress or last played.
    #[must_use]
    pub fn last(&self) -> Option<Rc<Entry>> {
        match &self.session {
            None => self.library.games.first().cloned(),
            Some(session) => {
                let listed = self.library.entry(session.about().id);
                let current = || Entry::of_session(session).ok().map(Rc::new);
                // The list shows the last stored state, which is outdated if storing fails.
                if self.library.is_kept() && self.library.failing.is_none() {
                    listed.cloned().or_else(current)
                } else {
                    current()
                }
            }
        }
    }

    /// Starts at a page, and game, named by the address.
    pub fn begin_at(&mut self, page: Page, game: Option<&'static str>) {
        if let Some(game) = game {
            self.choose_game(game);
        }
        self.go(page, None);
    }

    /// The game shown: the lesson's in a lesson, else the one in progress.
    #[must_use]
    pub fn session_shown(&self) -> Option<&AnySession> {
        match self.page {
            Page::Lesson => self.lesson_shown().map(Lesson::session),
            Page::Problems => self.attempt_shown().map(|attempt| &attempt.session),
            _ => self.session.as_ref(),
        }
    }

    /// The lesson of the game that is shown, once it is here.
    #[must_use]
    pub fn lesson_shown(&self) -> Option<&Lesson> {
        self.lesson.as_ref().filter(|lesson| lesson.game() == self.game)
    }

    /// Address of the shown page behind `#`; a problem adds its number to that of the list: `problems/GAME/7`.
    #[must_use]
    pub fn address(&self) -> String {
        let address = self.page.address(self.game);
        match (self.page, self.problem) {
            (Page::Problems, Some(ProblemPlace::At(place))) => format!("{address}/{}", place + 1),
            _ => address,
        }
    }

    /// The attempt at the problem that is open.
    #[must_use]
    pub fn attempt_shown(&self) -> Option<&ProblemAttempt> {
        let is_open = |attempt: &&ProblemAttempt| {
            let place = Some(ProblemPlace::At(attempt.place));
            attempt.session.game() == self.game && place == self.problem
        };
        self.attempt.as_ref().filter(is_open)
    }

    /// Handles an action at the table of a lesson.
    fn learn(&mut self, intent: GameIntent) {
        if let Some(lesson) = self.lesson_shown().map(|lesson| lesson.after(intent)) {
            self.teach(lesson);
        }
    }

    /// Sets the position in a lesson. A finished lesson starts over the next time, and counts as done until then.
    fn teach(&mut self, lesson: Lesson) {
        let (game, place) = (lesson.game(), lesson.place());
        self.lessons = match place {
            _ if lesson.is_last() => self.lessons.with(game, None),
            0 if self.lessons.is_done(game) => self.lessons.clone(),
            0 => self.lessons.without(game),
            place => self.lessons.with(game, Some(place)),
        };
        self.lesson = Some(lesson);
    }

    fn choose_game(&mut self, game: &'static str) {
        if self.game != game {
            (self.game, self.draft, self.by_link) = (game, None, false);
        }
    }

    /// Names the only person at the table, in this game and for later tables, and does not ask again.
    fn name(&mut self, name: &str) {
        self.settings.name_asked = true;
        let Some(session) = &self.session else { return };
        let Some(seat) = session.only_person() else { return };
        let Ok(named) = session.with_name(seat, name) else { return };
        let name = named.roster().name(seat).to_owned();
        if name.is_empty() {
            return;
        }
        self.seating = Rc::new(self.seating.with_person(name));
        self.library.change();
        self.session = Some(named);
    }

    /// Goes to a page. With no game in progress, pages of the session open the most recently played game.
    fn go(&mut self, page: Page, look: Option<usize>) {
        if page.is_aside() && !self.page.is_aside() {
            self.back = self.page;
        }
        self.look_up = AttrValue::default();
        (self.page, self.over, self.look) = (page, None, look);
        if !page.is_of_session() {
            return;
        }
        match (&self.session, self.library.games.first().cloned()) {
            (Some(session), _) => self.game = session.game(),
            (None, Some(last)) => self.open(last),
            (None, None) => self.page = Page::Home,
        }
    }

    /// True if a newer version is offered now, which must not interrupt anything.
    #[must_use]
    pub const fn offers_version(&self) -> bool {
        self.new_version && matches!(self.page, Page::Home | Page::About) && self.over.is_none()
    }

    /// Shows a notice, in place of the one before.
    fn tell(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.told = self.told.wrapping_add(1);
    }

    fn play(&mut self, intent: GameIntent) {
        let Some(session) = &self.session else { return };
        let is_choice = intent.is_choice();
        let Some(after) = session.after(intent) else {
            self.tell(Notice::NotPossible);
            return;
        };
        let ended = after.is_over() && !session.is_over();
        if ended && is_choice {
            (self.page, self.just_ended) = (Page::Score, true);
        }
        if after != *session {
            self.library.change();
            self.session = Some(after);
        }
    }

    /// Starts a new game. The one in progress stays in the library; asks first only if it can't be stored.
    fn begin(&mut self, session: AnySession) {
        let running = self.session.as_ref().is_some_and(|session| session.is_running());
        if running && self.library.failing.is_some() {
            self.over = Some(Overlay::Replace(session));
        } else {
            self.begin_anyway(session);
        }
    }

    fn begin_anyway(&mut self, session: AnySession) {
        let is_new = session.about().rival.is_none() && session.is_empty();
        let session = is_new.then(|| self.challenged(&session)).flatten().unwrap_or(session);
        let (id, revision) = (self.library.new_id(), 0);
        let about = About { id, revision, ..session.about() };
        self.lay(session.with_about(about));
        self.library.change();
    }

    /// A new game with the result that it is compared with: of a challenge with its setup, or that of the game before if
    /// it is played again.
    fn challenged(&self, session: &AnySession) -> Option<AnySession> {
        let before = || self.session.as_ref().and_then(Challenge::of_session);
        let by_link = self.challenge.as_ref().and_then(|challenge| challenge.begun(session));
        by_link.or_else(|| before()?.begun(session))
    }

    fn lay(&mut self, session: AnySession) {
        self.page = if session.is_over() { Page::Score } else { Page::Table };
        self.just_ended = false;
        self.choose_game(session.game());
        self.library.leave();
        self.marks = Rc::default();
        if session.seats() > 1 {
            // A solo game leaves the other seats unchanged.
            self.seating = Rc::new(Seating::of(&session));
        }
        self.session = Some(session);
        (self.over, self.look) = (None, None);
    }

    fn handle(&mut self, event: LibraryEvent) {
        let id = self.session.as_ref().map(|session| session.about().id);
        match &event {
            // News about a game that is no longer at the table.
            LibraryEvent::Hold(game, _) if Some(*game) != id => return,
            LibraryEvent::Fresh(entry) => {
                if Some(entry.about.id) != id {
                    return;
                }
                let reopened = self.code(&entry.game()).map(|code| (code.reopen)(entry));
                let Some(Ok(session)) = reopened else { return };
                let before = self.session.replace(session.clone());
                // This tab's own write, read back: actions waiting for it remain valid.
                if before.is_some_and(|before| before.with_about(session.about()) == session) {
                    return;
                }
            }
            LibraryEvent::Kept(_) if matches!(self.notice, Some(Notice::Store(_))) => {
                self.notice = None
            }
            LibraryEvent::Removed(entry) if Some(entry.about.id) == id => self.session = None,
            LibraryEvent::StorageProblem(trouble) => {
                self.notice = Some(Notice::of_storage(*trouble));
            }
            LibraryEvent::Games(_)
            | LibraryEvent::Stored(_)
            | LibraryEvent::Kept(_)
            | LibraryEvent::Failed(_)
            | LibraryEvent::Hold(..)
            | LibraryEvent::TakeOver
            | LibraryEvent::Removed(_)
            | LibraryEvent::Forgotten
            | LibraryEvent::Durable(_) => {}
        }
        self.library.handle(event);
        while let Some(intent) = self.waiting() {
            self.play(intent);
        }
    }

    /// The next queued action, if it may be done now.
    fn waiting(&mut self) -> Option<GameIntent> {
        let at = self.session.as_ref()?.position();
        self.library.next_in_line(at)
    }
}

#[cfg(test)]
mod tests;
