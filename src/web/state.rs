//! The app's state: one reducer. What it causes outside (store, address, classes of the page) is done
//! by the hooks in [`crate::web::app`], never here.

use crate::engine::codec::{LinkError, Opened};
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::OptionsError;
use crate::web::game::{GameIntent, Session};
use crate::web::library::database::Library;
use crate::web::library::shelf::{News, Shelf};
use crate::web::notice::Notice;
use crate::web::pages::setup::draft::Draft;
use crate::web::parts::{Part, rest, table};
use crate::web::replay::timeline::Mark;
use crate::web::settings::Settings;
use crate::web::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// A page of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    /// The first page.
    #[default]
    Start,
    /// Laying a new table.
    Setup,
    /// The game in progress.
    Table,
    /// The final score.
    Score,
    /// All games that are kept.
    Games,
    /// The rules in short.
    Rules,
    /// Where our reading fills a gap in the rules.
    Rulings,
    /// About the page.
    About,
}

impl Page {
    /// All pages.
    pub const ALL: [Page; 8] = [
        Page::Start,
        Page::Setup,
        Page::Table,
        Page::Score,
        Page::Games,
        Page::Rules,
        Page::Rulings,
        Page::About,
    ];

    /// The page's name behind the `#` of the address; the first page has none.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Page::Start => "",
            Page::Setup => "new",
            Page::Table => "table",
            Page::Score => "score",
            Page::Games => "games",
            Page::Rules => "rules",
            Page::Rulings => "rulings",
            Page::About => "about",
        }
    }

    /// The page of this name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.name() == name)
    }

    /// The page, or the first one where there is no game to show.
    #[must_use]
    pub const fn with(self, session: Option<&Session>) -> Page {
        match (self, session) {
            (Page::Table | Page::Score, None) => Page::Start,
            (page, _) => page,
        }
    }
}

/// What lies over the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Over {
    /// The menu.
    Menu,
    /// The settings.
    Settings,
    /// Sharing and saving the game in progress.
    Share,
    /// Sharing the game up to a moment, after so many moves.
    ShareAt(usize),
    /// A place for a pasted link or a file.
    Open,
    /// A game that came by link or file, shown before it takes the place of another.
    Arrived(Session),
    /// A new game that would take the place of one in progress, which can't be kept.
    Replace(Session),
}

/// Everything that the app knows.
#[derive(Clone, PartialEq)]
pub struct State {
    /// The settings.
    pub settings: Settings,
    /// The wording.
    pub words: Words,
    /// Where we are.
    pub page: Page,
    /// The game in progress, or the one last played.
    pub session: Option<Session>,
    /// The library, and how the game in progress is kept in it.
    pub shelf: Shelf,
    /// The moment of the past that the table shows first, as a number of moves.
    pub look: Option<usize>,
    /// Where something was given away in the game at the table, as far as somebody has looked.
    pub marks: Rc<Vec<Mark>>,
    /// The table being laid.
    pub draft: Rc<Draft>,
    /// Whether the draft came by a link.
    pub by_link: bool,
    /// What lies over the page.
    pub over: Option<Over>,
    /// What the reader should know.
    pub notice: Option<Notice>,
    /// The code of the pages that are not needed to begin with.
    pub rest: Part<rest::Code>,
    /// Whether something at the table waits for it, or what was dropped on the page.
    pub wants_rest: bool,
    /// The code of the table.
    pub table: Part<table::Code>,
    /// Whether a newer version of the page is ready, and the reader has not put it off.
    pub new_version: bool,
}

/// What can happen to the app.
#[derive(Debug, Clone)]
pub enum Do {
    /// Go to a page.
    Go(Page),
    /// Go to the table and look at the moment after so many moves.
    LookAt(usize),
    /// Somebody looked where something was given away in the game at the table.
    Marks(Rc<Vec<Mark>>),
    /// Change the settings.
    Settings(Settings),
    /// Another language arrived.
    Words(Heard),
    /// Something is done with the game.
    Game(GameIntent),
    /// A new game begins; one in progress that can't be kept is asked about first.
    Begin(Session),
    /// The same, after asking.
    BeginAnyway(Session),
    /// A game of the library is opened.
    Lay(Session),
    /// Something is heard of the library.
    Shelf(News),
    /// The table being laid changes.
    Draft(Draft),
    /// A link or file was read.
    Opened(Box<Opened<Burgundy>>, [u8; 4]),
    /// An address holds something that can't be read.
    Unreadable(LinkError<OptionsError>),
    /// Something lies over the page.
    Show(Over),
    /// Nothing lies over the page any more.
    Close,
    /// The reader should know something.
    Tell(Notice),
    /// The reader knows.
    Heard,
    /// Code that is fetched later is needed now.
    WantRest,
    /// Code that was fetched has arrived, or has not.
    Rest(Part<rest::Code>),
    /// The same of the table's code.
    Table(Part<table::Code>),
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
            Do::LookAt(moves) => next.go(Page::Table, Some(moves)),
            Do::Marks(marks) => next.marks = marks,
            Do::Settings(settings) => next.settings = settings,
            Do::Words(Heard(words)) => next.words = words,
            Do::Game(GameIntent::Leave) => next.page = Page::Start,
            Do::Game(intent) => {
                if next.session.is_some() && next.shelf.admits(intent) {
                    next.play(intent);
                }
            }
            Do::Begin(session) => next.begin(session),
            Do::BeginAnyway(session) => next.begin_anyway(session),
            Do::Lay(session) => next.lay(session),
            Do::Shelf(news) => next.hear(news),
            Do::Draft(draft) => next.draft = Rc::new(draft),
            Do::Opened(opened, colours) => next.open(*opened, colours),
            Do::Unreadable(error) => {
                next.page = Page::Setup;
                next.over = None;
                next.notice = Some(Notice::Link(error));
            }
            Do::Show(over) => next.over = Some(over),
            Do::Close => next.over = None,
            Do::Tell(notice) => next.notice = Some(notice),
            Do::Heard => next.notice = None,
            Do::WantRest => next.wants_rest = true,
            Do::Rest(rest) => next.arrive(rest),
            Do::Table(table) => next.table = table,
            Do::NewVersion(ready) => next.new_version = ready,
        }
        if self.page == Page::Table && next.page != Page::Table {
            next.shelf.leave();
        }
        Rc::new(next)
    }
}

impl State {
    /// The rest of the page has arrived, or has not; where nothing else shows that, it is told.
    fn arrive(&mut self, rest: Part<rest::Code>) {
        let is_told = self.notice == Some(Notice::PartMissing);
        self.rest = rest;
        if rest.is_here() {
            self.wants_rest = false;
            self.notice = self.notice.filter(|_| !is_told);
        } else if self.waits_for_rest() {
            self.notice = Some(Notice::PartMissing);
        }
    }

    /// Whether a page that is here already waits for the rest.
    pub fn waits_for_rest(&self) -> bool {
        self.over.is_some() || self.wants_rest
    }

    fn go(&mut self, page: Page, look: Option<usize>) {
        self.page = page.with(self.session.as_ref());
        (self.over, self.look) = (None, look);
    }

    /// Whether a newer version is offered now: where nobody is in the middle of anything.
    #[must_use]
    pub const fn offers_version(&self) -> bool {
        self.new_version && matches!(self.page, Page::Start | Page::About) && self.over.is_none()
    }

    fn play(&mut self, intent: GameIntent) {
        let Some(session) = &self.session else { return };
        match session.after(intent) {
            Ok(after) => {
                let ended = after.journal.is_over() && !session.journal.is_over();
                if ended && matches!(intent, GameIntent::Play(_)) {
                    self.page = Page::Score;
                }
                if after != *session {
                    self.shelf.change();
                    self.session = Some(after);
                }
            }
            Err(why) => self.notice = Some(Notice::Illegal(why)),
        }
    }

    /// The game in progress stays in the library; only where it can't be kept is it asked about.
    fn begin(&mut self, session: Session) {
        let running = self.session.as_ref().is_some_and(Session::is_running);
        if running && self.shelf.failing.is_some() {
            self.over = Some(Over::Replace(session));
        } else {
            self.begin_anyway(session);
        }
    }

    fn begin_anyway(&mut self, mut session: Session) {
        session.about.id = self.shelf.new_id();
        session.about.revision = 0;
        self.lay(session);
        self.shelf.change();
    }

    fn lay(&mut self, session: Session) {
        let over = session.journal.is_over();
        self.page = if over { Page::Score } else { Page::Table };
        self.shelf.leave();
        self.marks = Rc::default();
        self.session = Some(session);
        self.over = None;
    }

    fn hear(&mut self, news: News) {
        let id = self.session.as_ref().map(|session| session.about.id);
        match &news {
            // Of a game that was put away in the meantime.
            News::Hold(game, _) if Some(*game) != id => return,
            News::Fresh(session) => {
                if Some(session.about.id) != id {
                    return;
                }
                self.session = Some(session.clone());
            }
            News::Kept(_) if matches!(self.notice, Some(Notice::Store(_))) => self.notice = None,
            News::Removed(entry) if Some(entry.about.id) == id => self.session = None,
            _ => {}
        }
        self.shelf.hear(news);
        while let Some(intent) = self.shelf.next_in_line() {
            self.play(intent);
        }
    }

    /// A setup lays the table of the setup page; a game is shown before it is taken over.
    fn open(&mut self, opened: Opened<Burgundy>, colours: [u8; 4]) {
        match opened {
            Opened::Setup(setup) => {
                self.draft = Rc::new(Draft::of_setup(&setup, colours));
                self.by_link = true;
                self.page = Page::Setup;
                self.over = None;
            }
            Opened::Game(journal) => {
                self.over = Some(Over::Arrived(Session::of_journal(journal, colours)));
            }
        }
    }
}

/// Sends actions to the app.
pub type Dispatch = UseReducerDispatcher<State>;

/// What everything below the app is given: one context, for each one costs its size.
#[derive(Clone, PartialEq)]
pub struct Ctx {
    /// The wording.
    pub words: Words,
    /// The settings.
    pub settings: Settings,
    /// The way to the app's state; `None` outside of the app, as in a gallery of pages.
    pub dispatch: Option<Dispatch>,
    /// The library; `None` outside of the app.
    pub library: Option<Library>,
    /// The part of the page that is fetched later.
    pub rest: Part<rest::Code>,
}

impl Ctx {
    /// Sends an action to the app.
    pub fn act(&self, action: Do) {
        if let Some(dispatch) = &self.dispatch {
            dispatch.dispatch(action);
        }
    }

    /// A callback that sends the same action each time.
    #[must_use]
    pub fn send(&self, action: Do) -> Callback<MouseEvent> {
        let ctx = self.clone();
        Callback::from(move |_| ctx.act(action.clone()))
    }

    /// The text of a key.
    #[must_use]
    pub fn t(&self, key: &str) -> String {
        self.words.t(key)
    }
}

/// The context of the app.
#[hook]
pub fn use_ctx() -> Ctx {
    use_context::<Ctx>().unwrap_or_else(|| Ctx {
        words: Words::none(Language::default()),
        settings: Settings::default(),
        dispatch: None,
        library: None,
        rest: Part::Coming,
    })
}

#[cfg(test)]
mod tests;
