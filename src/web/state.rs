//! The app's state: one reducer. What it causes outside (store, address, classes of the page) is done
//! by the hooks in [`crate::web::app`], never here.

use crate::engine::codec::Opened;
use crate::games::burgundy::Burgundy;
use crate::web::game::{GameIntent, Session};
use crate::web::notice::Notice;
use crate::web::pages::setup::draft::Draft;
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
    /// The rules in short.
    Rules,
    /// Where our reading fills a gap in the rules.
    Rulings,
    /// About the page.
    About,
}

impl Page {
    /// All pages.
    pub const ALL: [Page; 7] = [
        Page::Start,
        Page::Setup,
        Page::Table,
        Page::Score,
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
    const fn with(self, session: Option<&Session>) -> Page {
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
    /// A place for a pasted link or a file.
    Open,
    /// A game that came by link or file, shown before it takes the place of another.
    Arrived(Session),
    /// A new game that would take the place of one in progress.
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
    /// The game whose place another one took; it can be opened once more.
    pub previous: Option<Session>,
    /// The table being laid.
    pub draft: Rc<Draft>,
    /// Whether the draft came by a link.
    pub by_link: bool,
    /// What lies over the page.
    pub over: Option<Over>,
    /// What the reader should know.
    pub notice: Option<Notice>,
}

/// What can happen to the app.
#[derive(Debug, Clone)]
pub enum Do {
    /// Go to a page.
    Go(Page),
    /// Change the settings.
    Settings(Settings),
    /// Another language arrived.
    Words(Heard),
    /// Something is done with the game.
    Game(GameIntent),
    /// A new game begins, or one is opened; one in progress is asked about first.
    Begin(Session),
    /// The same, after asking.
    BeginAnyway(Session),
    /// The table being laid changes.
    Draft(Draft),
    /// A link or file was read.
    Opened(Box<Opened<Burgundy>>, [u8; 4]),
    /// Something lies over the page.
    Show(Over),
    /// Nothing lies over the page any more.
    Close,
    /// The reader should know something.
    Tell(Notice),
    /// The reader knows.
    Heard,
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
            Do::Go(page) => {
                next.page = page.with(next.session.as_ref());
                next.over = None;
            }
            Do::Settings(settings) => next.settings = settings,
            Do::Words(Heard(words)) => next.words = words,
            Do::Game(intent) => next.play(intent),
            Do::Begin(session) => next.begin(session),
            Do::BeginAnyway(session) => next.begin_anyway(session),
            Do::Draft(draft) => next.draft = Rc::new(draft),
            Do::Opened(opened, colours) => next.open(*opened, colours),
            Do::Show(over) => next.over = Some(over),
            Do::Close => next.over = None,
            Do::Tell(notice) => next.notice = Some(notice),
            Do::Heard => next.notice = None,
        }
        Rc::new(next)
    }
}

impl State {
    fn play(&mut self, intent: GameIntent) {
        if intent == GameIntent::Leave {
            self.page = Page::Start;
            return;
        }
        let Some(session) = &self.session else { return };
        match session.after(intent) {
            Ok(after) => {
                let ended = after.journal.is_over() && !session.journal.is_over();
                if ended && matches!(intent, GameIntent::Play(_)) {
                    self.page = Page::Score;
                }
                self.session = Some(after);
            }
            Err(why) => self.notice = Some(Notice::Illegal(why)),
        }
    }

    fn begin(&mut self, session: Session) {
        if self.session.as_ref().is_some_and(Session::is_running) {
            self.over = Some(Over::Replace(session));
        } else {
            self.begin_anyway(session);
        }
    }

    fn begin_anyway(&mut self, session: Session) {
        let over = session.journal.is_over();
        self.page = if over { Page::Score } else { Page::Table };
        let before = self.session.replace(session);
        if before.as_ref().is_some_and(|before| !before.journal.is_empty()) {
            self.previous = before;
        }
        self.over = None;
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
                self.over = Some(Over::Arrived(Session { journal: Rc::new(journal), colours }));
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
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::journal::setup::Setup;
    use crate::engine::seat::Seat;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::{Action, Options};

    fn session(seed: u64) -> Session {
        let setup =
            Setup::new(Options::basic(2).unwrap(), Seed::numbered(seed), Roster::new()).unwrap();
        Session::begin(setup, [0, 1, 2, 3]).unwrap()
    }

    fn state() -> Rc<State> {
        Rc::new(State {
            settings: Settings::default(),
            words: Words::none(Language::English),
            page: Page::Start,
            session: None,
            previous: None,
            draft: Rc::new(Draft::default()),
            by_link: false,
            over: None,
            notice: None,
        })
    }

    fn with_a_move(state: Rc<State>) -> Rc<State> {
        let mut legal = crate::engine::actions::Actions::new();
        let journal = state.session.as_ref().unwrap().journal.clone();
        journal.state().legal(Seat(0), &mut legal);
        let action = legal.iter().copied().find(|a| matches!(a, Action::Hire(_))).unwrap();
        let made = crate::engine::game::Move { seat: Seat(0), action };
        state.reduce(Do::Game(GameIntent::Play(made)))
    }

    #[test]
    fn there_is_no_table_without_a_game() {
        assert_eq!(state().reduce(Do::Go(Page::Table)).page, Page::Start);
        let begun = state().reduce(Do::Begin(session(1)));
        assert_eq!(begun.page, Page::Table);
    }

    #[test]
    fn a_running_game_is_never_replaced_without_asking() {
        let running = with_a_move(state().reduce(Do::Begin(session(1))));
        let asked = Rc::clone(&running).reduce(Do::Begin(session(2)));
        assert_eq!(asked.session, running.session);
        assert_eq!(asked.over, Some(Over::Replace(session(2))));
        let link = Opened::Game(session(3).journal.as_ref().clone());
        let shown = Rc::clone(&running).reduce(Do::Opened(Box::new(link), [0, 1, 2, 3]));
        assert_eq!(shown.session, running.session);
        assert_eq!(shown.over, Some(Over::Arrived(session(3))));
        let agreed = asked.reduce(Do::BeginAnyway(session(2)));
        assert_eq!(agreed.session, Some(session(2)));
        assert_eq!(agreed.previous, running.session);
    }

    #[test]
    fn a_setup_link_lays_the_table_and_leaves_the_game_alone() {
        let running = with_a_move(state().reduce(Do::Begin(session(1))));
        let setup = session(4).journal.setup().clone();
        let laid = Rc::clone(&running)
            .reduce(Do::Opened(Box::new(Opened::Setup(setup.clone())), [1, 0, 2, 3]));
        assert_eq!((laid.page, &laid.session), (Page::Setup, &running.session));
        assert_eq!(laid.draft.setup().map(|laid| laid.seed()), Ok(setup.seed()));
    }

    #[test]
    fn an_illegal_move_is_told_and_changes_nothing() {
        let begun = state().reduce(Do::Begin(session(1)));
        let end = crate::engine::game::Move { seat: Seat(0), action: Action::EndTurn };
        let after = Rc::clone(&begun).reduce(Do::Game(GameIntent::Play(end)));
        assert_eq!(after.session, begun.session);
        assert!(matches!(after.notice, Some(Notice::Illegal(_))));
    }

    #[test]
    fn pages_have_names_of_their_own() {
        for page in Page::ALL {
            assert_eq!(Page::of_name(page.name()), Some(page));
        }
        assert_eq!(Page::of_name("burgundy.s1.x"), None);
    }
}
