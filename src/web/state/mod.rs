//! The app's state: one reducer. What it causes outside (store, address, classes of the page, fetching
//! code) is done by the hooks of the app, never here.

mod context;
mod invitation;
mod page;
mod parts;
mod wanted;

pub use context::{Ctx, Dispatch, use_ctx};
pub use invitation::{Challenge, Invitation};
pub use page::{Over, Page};
pub use parts::{Draft, GameCode, GameState, HandedIn, Lazy, NotHere, OpenedLink, SharedCode};
pub use wanted::Wanted;

use crate::engine::link::Rival;
use crate::web::lesson::{Kept, Lesson};
use crate::web::library::entry::Entry;
use crate::web::library::state::{LibraryState, News, Trouble};
use crate::web::notice::Notice;
use crate::web::replay::timeline::Mark;
use crate::web::session::{AnySession, Day, GameIntent, Seating};
use crate::web::settings::Settings;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Everything that the app knows.
#[derive(Clone, PartialEq)]
pub struct State {
    /// The settings.
    pub settings: Settings,
    /// The wording that all games share.
    pub words: Words,
    /// Where we are.
    pub page: Page,
    /// Where a page for reading leads back to: the first page, or the game at the table.
    pub back: Page,
    /// What is looked up in the rules; empty for nothing.
    pub look_up: AttrValue,
    /// Whose setup and rules are shown, and what was played last: a name of the registry.
    pub game: &'static str,
    /// The game in progress, or the one last played, once its part is here.
    pub session: Option<AnySession>,
    /// The lesson that somebody is in, or was in last.
    pub lesson: Option<Lesson>,
    /// How far somebody has come in each lesson.
    pub lessons: Kept,
    /// The library, and how the game in progress is kept in it.
    pub library: LibraryState,
    /// The moment of the past that the table shows first, as a number of moves.
    pub look: Option<usize>,
    /// Where something was given away in the game at the table, as far as somebody has looked.
    pub marks: Rc<Vec<Mark>>,
    /// The table being laid, if somebody has laid something.
    pub draft: Option<Draft>,
    /// Whether the draft came by a link.
    pub by_link: bool,
    /// A result that somebody else's link wants beaten; it counts for the next game at its table.
    pub challenge: Option<Rc<Challenge>>,
    /// Who sat at the table last.
    pub seating: Rc<Seating>,
    /// What lies over the page.
    pub over: Option<Over>,
    /// What the reader should know.
    pub notice: Option<Notice>,
    /// The code that all games share and that is not needed to begin with.
    pub shared: Lazy<SharedCode>,
    /// Whether something at the table waits for it, or what was dropped on the page.
    pub wants_shared: bool,
    /// The games of the registry.
    pub games: Vec<GameState>,
    /// What waits for a game's part.
    pub wanted: Option<Wanted>,
    /// Whether a newer version of the page is ready, and the reader has not put it off.
    pub new_version: bool,
}

/// What can happen to the app.
#[derive(Debug, Clone)]
pub enum Do {
    /// Go to a page.
    Go(Page),
    /// Go to a page of a game: its setup, its rules.
    GoTo(Page, &'static str),
    /// Look something up in the rules of the game that is shown.
    LookUp(AttrValue),
    /// Go to the table and look at the moment after so many moves.
    LookAt(usize),
    /// Names and lessons came from a backup.
    Restored(Rc<Seating>, Kept),
    /// Somebody looked where something was given away in the game at the table.
    Marks(Rc<Vec<Mark>>),
    /// Change the settings.
    Settings(Settings),
    /// Another language arrived; the games' own wording follows.
    Words(Heard),
    /// Something is done with the game.
    Game(GameIntent),
    /// A new game begins; one in progress that can't be kept is asked about first.
    Begin(AnySession),
    /// The same, after asking.
    BeginAnyway(AnySession),
    /// A game against a computer player begins at once: which, and what settles its seed.
    PlayNow(&'static str, u64),
    /// The game of a day begins at once.
    PlayDay(Day),
    /// A link of the game of a day is opened.
    Day(Day),
    /// A lesson goes on, forth or back; nothing of it is kept among the games.
    Lesson(Lesson),
    /// A game of the library is opened.
    Open(Rc<Entry>),
    /// Something is heard of the library.
    Library(News),
    /// The table being laid changes.
    Draft(Draft),
    /// A link is to be opened.
    Link(String),
    /// A game came by file or record.
    Arrived(AnySession),
    /// Something lies over the page.
    Show(Over),
    /// Nothing lies over the page any more.
    Close,
    /// The reader should know something.
    Tell(Notice),
    /// The reader knows.
    Heard,
    /// Code that is fetched later is needed now.
    WantShared,
    /// Code that was fetched has arrived, or has not.
    Shared(Lazy<SharedCode>),
    /// The part of a game has arrived, or has not, with its wording.
    GamePart(&'static str, Lazy<GameCode>, Option<Heard>),
    /// A newer version of the page is ready, or is put off.
    NewVersion(bool),
}

/// Wording in an action; only there so that actions can be shown in tests.
#[derive(Clone)]
pub struct Heard(pub Words);

impl core::fmt::Debug for Heard {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0.language().code())
    }
}

impl Reducible for State {
    type Action = Do;

    fn reduce(self: Rc<Self>, action: Do) -> Rc<Self> {
        let mut next = State::clone(&self);
        match action {
            Do::Go(page) => next.go(page, None),
            Do::GoTo(page, game) => {
                next.choose_game(game);
                next.go(page, None);
            }
            Do::LookUp(text) => {
                next.go(Page::Rules, None);
                next.look_up = text;
            }
            Do::LookAt(moves) => next.go(Page::Table, Some(moves)),
            Do::Restored(seating, lessons) => (next.seating, next.lessons) = (seating, lessons),
            Do::Marks(marks) => next.marks = marks,
            Do::Settings(settings) => next.settings = settings,
            Do::Words(Heard(words)) => next.speak(words),
            Do::Game(GameIntent::Leave) => next.page = Page::Home,
            Do::Game(intent) if next.page == Page::Lesson => next.learn(intent),
            Do::Game(intent) => {
                let at = next.session.as_ref().map(|session| session.position());
                if at.is_some_and(|at| next.library.admits(intent, at)) {
                    next.play(intent);
                }
            }
            Do::Begin(session) => next.begin(session),
            Do::BeginAnyway(session) => next.begin_anyway(session),
            Do::PlayNow(game, entropy) => {
                next.choose_game(game);
                next.want(Wanted::PlayNow(entropy));
            }
            Do::PlayDay(day) => next.of_day(day, Wanted::PlayDay(day)),
            Do::Day(day) => next.of_day(day, Wanted::Day(day)),
            Do::Lesson(lesson) => next.teach(lesson),
            Do::Open(entry) => next.open(entry),
            Do::Library(news) => next.hear(news),
            Do::Draft(draft) => next.draft = Some(draft),
            Do::Link(text) => next.link(text),
            Do::Arrived(session) => next.over = Some(Over::Arrived(session)),
            Do::Show(over) => next.over = Some(over),
            Do::Close => next.over = None,
            Do::Tell(notice) => next.notice = Some(notice),
            Do::Heard => next.notice = None,
            Do::WantShared => next.wants_shared = true,
            Do::Shared(shared) => next.shared_arrived(shared),
            Do::GamePart(name, code, words) => next.part_arrived(name, code, words),
            Do::NewVersion(ready) => next.new_version = ready,
        }
        if self.page == Page::Table && next.page != Page::Table {
            next.library.leave();
        }
        // What was said of something on another page is over with it.
        if self.page != next.page && self.notice == next.notice {
            next.notice = next.notice.filter(Notice::lasts);
        }
        Rc::new(next)
    }
}

impl State {
    /// The game of the registry with this name.
    #[must_use]
    pub fn known(&self, name: &str) -> Option<&GameState> {
        self.games.iter().find(|game| game.name == name)
    }

    /// What can be called of a game, once its part and its wording are here.
    #[must_use]
    pub fn code(&self, name: &str) -> Option<GameCode> {
        let game = self.known(name)?;
        match game.code {
            Lazy::Here(code) if game.words.is_some() => Some(code),
            _ => None,
        }
    }

    /// The wording of the page: with the game's own, where a game is shown.
    #[must_use]
    pub fn words_shown(&self) -> &Words {
        let own = self.known(self.game).and_then(|game| game.words.as_ref());
        own.filter(|own| own.language() == self.words.language() || self.needed().is_some())
            .unwrap_or(&self.words)
    }

    /// The game whose part is needed now, if any.
    #[must_use]
    pub fn needed(&self) -> Option<&'static str> {
        let by_page = match self.page {
            Page::Game | Page::Setup | Page::Lesson | Page::Rules | Page::Rulings => true,
            Page::Table | Page::Score => true,
            Page::Home | Page::Games | Page::Statistics | Page::About => false,
        };
        (self.wanted.is_some() || by_page).then_some(self.game)
    }

    /// The game played last, or the one in progress, as the library lists it.
    #[must_use]
    pub fn last(&self) -> Option<Rc<Entry>> {
        match &self.session {
            None => self.library.games.first().cloned(),
            Some(session) => {
                let listed = self.library.entry(session.about().id);
                let current = || Entry::of_session(session).ok().map(Rc::new);
                // What is listed is what was stored last; where storing fails, the game knows better.
                if self.library.is_kept() && self.library.failing.is_none() {
                    listed.cloned().or_else(current)
                } else {
                    current()
                }
            }
        }
    }

    /// Begins at a page that the address names, and with which game.
    pub fn begin_at(&mut self, page: Page, game: Option<&'static str>) {
        if let Some(game) = game {
            self.choose_game(game);
        }
        self.go(page, None);
    }

    /// The game that lies before the reader: the lesson's in a lesson, else the one in progress.
    #[must_use]
    pub fn session_shown(&self) -> Option<&AnySession> {
        match self.page {
            Page::Lesson => self.lesson_shown().map(Lesson::session),
            _ => self.session.as_ref(),
        }
    }

    /// The lesson of the game that is shown, once it is here.
    #[must_use]
    pub fn lesson_shown(&self) -> Option<&Lesson> {
        self.lesson.as_ref().filter(|lesson| lesson.game() == self.game)
    }

    /// Something is done at the table of a lesson.
    fn learn(&mut self, intent: GameIntent) {
        if let Some(lesson) = self.lesson_shown().map(|lesson| lesson.after(intent)) {
            self.teach(lesson);
        }
    }

    /// A lesson stands at a step; one that is done begins anew the next time, and stays known as done until then.
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

    /// Another language: until a game's own wording follows, its pages stay in the one before.
    fn speak(&mut self, words: Words) {
        self.words = words;
    }

    /// The rest of the page has arrived, or has not; where nothing else shows that, it is told.
    fn shared_arrived(&mut self, shared: Lazy<SharedCode>) {
        let is_told = self.notice == Some(Notice::PartMissing);
        self.shared = shared;
        if shared.is_here() {
            self.wants_shared = false;
            self.notice = self.notice.take().filter(|_| !is_told);
        } else if self.waits_for_shared() {
            self.notice = Some(Notice::PartMissing);
        }
    }

    /// Whether a page that is here already waits for the shared part.
    #[must_use]
    pub fn waits_for_shared(&self) -> bool {
        self.over.is_some() || self.wants_shared
    }

    /// A page of the game in progress is the game's that was played last, where none is in progress yet.
    fn go(&mut self, page: Page, look: Option<usize>) {
        if page.is_for_reading() && !self.page.is_for_reading() {
            self.back = if self.page.is_of_session() { self.page } else { Page::Home };
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

    /// Whether a newer version is offered now: where nobody is in the middle of anything.
    #[must_use]
    pub const fn offers_version(&self) -> bool {
        self.new_version && matches!(self.page, Page::Home | Page::About) && self.over.is_none()
    }

    fn play(&mut self, intent: GameIntent) {
        let Some(session) = &self.session else { return };
        let Some(after) = session.after(intent) else {
            self.notice = Some(Notice::NotPossible);
            return;
        };
        let ended = after.is_over() && !session.is_over();
        if ended && intent.is_choice() {
            self.page = Page::Score;
        }
        if after != *session {
            self.library.change();
            self.session = Some(after);
        }
    }

    /// The game in progress stays in the library; only where it can't be kept is it asked about.
    fn begin(&mut self, session: AnySession) {
        let running = self.session.as_ref().is_some_and(|session| session.is_running());
        if running && self.library.failing.is_some() {
            self.over = Some(Over::Replace(session));
        } else {
            self.begin_anyway(session);
        }
    }

    fn begin_anyway(&mut self, session: AnySession) {
        let mut about = session.about();
        (about.id, about.revision) = (self.library.new_id(), 0);
        if about.rival.is_none() && session.is_empty() {
            about.rival = self.rival_of(&session);
        }
        self.lay(session.with_about(about));
        self.library.change();
    }

    /// Whose result a new game is compared with: of a challenge at its table, or of the game before, where it is
    /// played once more.
    fn rival_of(&self, session: &AnySession) -> Option<Rival> {
        let before = || self.session.as_ref().and_then(Challenge::of_session);
        let by_link = self.challenge.as_ref().and_then(|challenge| challenge.rival_of(session));
        by_link.or_else(|| before()?.rival_of(session))
    }

    fn lay(&mut self, session: AnySession) {
        // What was asked for while the game's part was fetched stays: its table, or its score sheet.
        let wanted = self.page == Page::Score && self.session.is_none();
        self.page = if session.is_over() || wanted { Page::Score } else { Page::Table };
        self.choose_game(session.game());
        self.library.leave();
        self.marks = Rc::default();
        if session.seats() > 1 {
            // Who plays alone leaves the seats of the others as they were.
            self.seating = Rc::new(Seating::of(&session));
        }
        self.session = Some(session);
        self.over = None;
    }

    fn hear(&mut self, news: News) {
        let id = self.session.as_ref().map(|session| session.about().id);
        match &news {
            // Of a game that was put away in the meantime.
            News::Hold(game, _) if Some(*game) != id => return,
            News::Fresh(entry) => {
                if Some(entry.about.id) != id {
                    return;
                }
                let reopened = self.code(&entry.game()).map(|code| (code.reopen)(entry));
                let Some(Ok(session)) = reopened else { return };
                self.session = Some(session);
            }
            News::Kept(_) if matches!(self.notice, Some(Notice::Store(_))) => self.notice = None,
            News::Removed(entry) if Some(entry.about.id) == id => self.session = None,
            News::Trouble(trouble) => {
                self.notice = Some(match *trouble {
                    Trouble::Store(error) => Notice::Store(error),
                    Trouble::Write(error) => Notice::Write(error),
                    Trouble::OtherTab => Notice::OtherTab,
                });
            }
            _ => {}
        }
        self.library.hear(news);
        while let Some(intent) = self.waiting() {
            self.play(intent);
        }
    }

    /// What waited for the store and may be done now.
    fn waiting(&mut self) -> Option<GameIntent> {
        let at = self.session.as_ref()?.position();
        self.library.next_in_line(at)
    }
}

#[cfg(test)]
mod tests;
