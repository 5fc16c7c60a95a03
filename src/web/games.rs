//! The games of the registry as the page knows them: the one shared file that reaches all of them.

use crate::engine::game::Game;
use crate::games;
use crate::web::session::WebGame;
use crate::web::state::{GameCode, GameState, Lazy, NotHere};
use core::future::Future;
use core::pin::Pin;
use yew::Html;

/// What is fetched when a game's part is.
pub type Fetching = Pin<Box<dyn Future<Output = Result<GameCode, NotHere>>>>;

/// What a game adds to the app. Nothing of this reaches its rules: the first page holds none.
pub trait OnPage: WebGame {
    /// The files of its wording, under `locales/<language>/<game>/`, without their ending.
    const FILES: &'static [&'static str];

    /// Whether it has styles and symbols of its own: `css/<game>.css` and `symbols/<game>.svg`.
    const OWN_LOOK: bool = true;

    /// Its picture on the first page.
    fn poster() -> Html;

    /// Fetches its part.
    fn fetch() -> Fetching;
}

/// A game as the first page and the app know it.
#[derive(Clone, Copy)]
pub struct GamePage {
    /// Its name.
    pub name: &'static str,
    /// The files of its wording.
    pub files: &'static [&'static str],
    /// Whether it has styles and symbols of its own.
    pub own_look: bool,
    /// Its picture on the first page.
    pub poster: fn() -> Html,
    /// Fetches its part.
    pub fetch: fn() -> Fetching,
}

impl GamePage {
    const fn of<G: OnPage>() -> GamePage {
        GamePage {
            name: <G as Game>::NAME,
            files: G::FILES,
            own_look: G::OWN_LOOK,
            poster: G::poster,
            fetch: G::fetch,
        }
    }
}

macro_rules! pages {
    ([$($game:ty),*]) => { &[$(GamePage::of::<$game>()),*] };
}

/// All games, in the order in which lists show them.
pub const GAMES: &[GamePage] = games!(pages);

/// The game of this name.
#[must_use]
pub fn page(name: &str) -> Option<&'static GamePage> {
    GAMES.iter().find(|game| game.name == name)
}

/// The games as the app's state begins with them: nothing is fetched yet.
#[must_use]
pub fn not_fetched() -> Vec<GameState> {
    let state = |game: &GamePage| GameState { name: game.name, code: Lazy::Coming, words: None };
    GAMES.iter().map(state).collect()
}
