//! Pages and overlays of the app.

use crate::web::session::AnySession;
use crate::web::state::Invitation;
use std::rc::Rc;

/// A page of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    /// The home page.
    #[default]
    Home,
    /// A game's page: description and ways to start.
    Game,
    /// Setting up a new table.
    Setup,
    /// The game in progress.
    Table,
    /// The final score.
    Score,
    /// A game's lesson.
    Lesson,
    /// A game's problems.
    Problems,
    /// All stored games.
    Games,
    /// Statistics over the finished games.
    Statistics,
    /// A game's rules.
    Rules,
    /// Rulings on gaps in a game's rules.
    Rulings,
    /// About the app.
    About,
}

impl Page {
    /// All pages.
    pub const ALL: [Page; 12] = [
        Page::Home,
        Page::Game,
        Page::Setup,
        Page::Table,
        Page::Score,
        Page::Lesson,
        Page::Problems,
        Page::Games,
        Page::Statistics,
        Page::Rules,
        Page::Rulings,
        Page::About,
    ];

    /// The page's name in the address behind `#`; empty for the home page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Page::Home => "",
            Page::Game => "game",
            Page::Setup => "new",
            Page::Table => "table",
            Page::Score => "score",
            Page::Lesson => "lesson",
            Page::Problems => "problems",
            Page::Games => "games",
            Page::Statistics => "statistics",
            Page::Rules => "rules",
            Page::Rulings => "rulings",
            Page::About => "about",
        }
    }

    /// True if each game has its own page of this kind.
    #[must_use]
    pub const fn is_of_game(self) -> bool {
        matches!(
            self,
            Page::Game | Page::Setup | Page::Lesson | Page::Problems | Page::Rules | Page::Rulings
        )
    }

    /// True if it is a page aside, which leads back to the page it was opened from.
    #[must_use]
    pub const fn is_aside(self) -> bool {
        matches!(self, Page::Games | Page::Statistics | Page::Rules | Page::Rulings | Page::About)
    }

    /// True if it shows the game in progress.
    #[must_use]
    pub const fn is_of_session(self) -> bool {
        matches!(self, Page::Table | Page::Score)
    }

    /// Address of the page behind `#`, with the game if each game has its own page: `about`, `rules/GAME`.
    #[must_use]
    pub fn address(self, game: &str) -> String {
        if self.is_of_game() { format!("{}/{game}", self.name()) } else { self.name().to_owned() }
    }

    /// The page at an address, and its game if it names one.
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

/// An overlay.
#[derive(Debug, Clone, PartialEq)]
pub enum Overlay {
    /// The menu.
    Menu,
    /// The settings.
    Settings,
    /// Overview of the keyboard shortcuts.
    Keys,
    /// Brief instructions for the game at the table.
    Guide,
    /// Sharing and saving the game in progress.
    Share,
    /// Sharing the game up to the moment after so many moves.
    ShareAt(usize),
    /// Sharing the result of the finished game: a picture, a text, a challenge.
    Result,
    /// An invitation, above the table set up from its link.
    Invited(Rc<Invitation>),
    /// Opening a pasted link or a file.
    Open,
    /// A game from a link or file, shown before it replaces another.
    Arrived(AnySession),
    /// Confirmation of a new game that would replace one in progress that can't be stored.
    Replace(AnySession),
}
