//! Where in the app somebody is.

use crate::web::session::AnySession;
use crate::web::state::Invitation;
use std::rc::Rc;

/// A page of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    /// The first page.
    #[default]
    Home,
    /// A game: what it is, and the ways into it.
    Game,
    /// Laying a new table.
    Setup,
    /// The game in progress.
    Table,
    /// The final score.
    Score,
    /// A game's lesson.
    Lesson,
    /// All games that are kept.
    Games,
    /// What the finished games add up to.
    Statistics,
    /// A game's rules in short.
    Rules,
    /// Where our reading fills a gap in a game's rules.
    Rulings,
    /// About the page.
    About,
}

impl Page {
    /// All pages.
    pub const ALL: [Page; 11] = [
        Page::Home,
        Page::Game,
        Page::Setup,
        Page::Table,
        Page::Score,
        Page::Lesson,
        Page::Games,
        Page::Statistics,
        Page::Rules,
        Page::Rulings,
        Page::About,
    ];

    /// The page's name behind the `#` of the address; the first page has none.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Page::Home => "",
            Page::Game => "game",
            Page::Setup => "new",
            Page::Table => "table",
            Page::Score => "score",
            Page::Lesson => "lesson",
            Page::Games => "games",
            Page::Statistics => "statistics",
            Page::Rules => "rules",
            Page::Rulings => "rulings",
            Page::About => "about",
        }
    }

    /// Whether each game has such a page of its own.
    #[must_use]
    pub const fn is_of_game(self) -> bool {
        matches!(self, Page::Game | Page::Setup | Page::Lesson | Page::Rules | Page::Rulings)
    }

    /// Whether the page is read and left again: then it leads back to the game that was left for it.
    #[must_use]
    pub const fn is_for_reading(self) -> bool {
        matches!(self, Page::Rules | Page::Rulings | Page::About)
    }

    /// Whether the page shows the game in progress.
    #[must_use]
    pub const fn is_of_session(self) -> bool {
        matches!(self, Page::Table | Page::Score)
    }

    /// What stands behind the `#` for this page, of this game where each has such a page:
    /// `about`, `rules/GAME`.
    #[must_use]
    pub fn address(self, game: &str) -> String {
        if self.is_of_game() { format!("{}/{game}", self.name()) } else { self.name().to_owned() }
    }

    /// The page at an address, and which game's, if it names one.
    #[must_use]
    pub fn at(address: &str) -> Option<(Page, Option<&str>)> {
        let (name, game) = match address.split_once('/') {
            Some((name, game)) => (name, Some(game)),
            None => (address, None),
        };
        let page = Page::ALL.into_iter().find(|page| page.name() == name)?;
        (game.is_none() || page.is_of_game()).then_some((page, game))
    }
}

/// What lies over the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Over {
    /// The menu.
    Menu,
    /// The settings.
    Settings,
    /// What the keys do at the table.
    Keys,
    /// Sharing and saving the game in progress.
    Share,
    /// Sharing the game up to a moment, after so many moves.
    ShareAt(usize),
    /// What came of the game that is over, to be handed out: a picture, a text, a challenge.
    Result,
    /// What somebody else's link invites to, over the table that it laid.
    Invited(Rc<Invitation>),
    /// A place for a pasted link or a file.
    Open,
    /// A game that came by link or file, shown before it takes the place of another.
    Arrived(AnySession),
    /// A new game that would take the place of one in progress, which can't be kept.
    Replace(AnySession),
}
