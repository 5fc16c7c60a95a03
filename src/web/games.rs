//! The games of the registry as the page knows them: the one shared file that reaches all of them.

use crate::engine::game::Game;
use crate::games;
use crate::web::session::{Day, WebGame};
use crate::web::state::{GameCode, GameState, Lazy, NotHere};
use core::future::Future;
use core::pin::Pin;
use yew::{Html, html};

/// What is fetched when a game's part is.
pub type Fetching = Pin<Box<dyn Future<Output = Result<GameCode, NotHere>>>>;

/// What a game adds to the app. Nothing of this reaches its rules: the first page holds none.
pub trait OnPage: WebGame {
    /// The files of its wording, under `locales/<language>/<game>/`, without their ending.
    const FILES: &'static [&'static str];

    /// Whether it has styles and symbols of its own: `css/<game>.css` and `symbols/<game>.svg`.
    const OWN_LOOK: bool = true;

    /// Its sign beside a line of text: a drawing that needs no styles, 64 units wide and high.
    const EMBLEM: &'static str;

    /// What of it is played, by the options as a link holds them (see `docs/record.md`): a key for
    /// `game-GAME-variant`, or nothing.
    fn variant(options: &[u8]) -> &'static str;

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
    /// Its sign, as a drawing that needs no styles.
    pub emblem: &'static str,
    /// What of it is played, by the options as a link holds them.
    pub variant: fn(&[u8]) -> &'static str,
    /// Fetches its part.
    pub fetch: fn() -> Fetching,
}

impl GamePage {
    const fn of<G: OnPage>() -> GamePage {
        GamePage {
            name: <G as Game>::NAME,
            files: G::FILES,
            own_look: G::OWN_LOOK,
            emblem: G::EMBLEM,
            variant: G::variant,
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

/// The name of the game whose turn a day is.
#[must_use]
pub fn of_day(day: Day) -> Option<&'static str> {
    GAMES.get(day.turn(GAMES.len())).map(|game| game.name)
}

/// A game's sign as a picture; nothing for a game that is not known.
pub fn emblem(name: &str) -> Html {
    page(name).map(|game| Html::from_html_unchecked(game.emblem.into())).unwrap_or_default()
}

/// The games as the app's state begins with them: nothing is fetched yet.
#[must_use]
pub fn not_fetched() -> Vec<GameState> {
    let state = |game: &GamePage| GameState { name: game.name, code: Lazy::Coming, words: None };
    GAMES.iter().map(state).collect()
}

/// A game's picture on the first page: a file of its own (`posters/<game>.svg`), which the browser draws beside the app.
pub fn poster(name: &str) -> Html {
    html! { <img src={format!("posters/{name}.svg")} alt="" decoding="async" /> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::journal::setup::Setup;
    use crate::engine::link::{setup_link, table_of};
    use crate::engine::seed::Seed;
    use crate::games::burgundy::options::{Boards, Castles, Edition};
    use crate::web::setup::SetupGame;

    /// What a link of these options says of them.
    fn variant<G: OnPage>(options: G::Options) -> &'static str {
        let setup = Setup::<G>::new(options, Seed::numbered(1), Roster::new()).unwrap();
        let table = table_of(&setup_link(&setup).unwrap()).unwrap();
        (page(&table.game).unwrap().variant)(&table.options)
    }

    #[test]
    fn what_is_played_is_read_off_the_options_of_links() {
        use crate::games::{burgundy, dice, princes, road};
        for (number, sheet) in dice::sheets::SheetId::ALL.into_iter().enumerate() {
            let options = dice::Options::new(2, sheet, dice::options::Castles::Free).unwrap();
            assert_eq!(variant::<dice::Dice>(options), ["a", "b", "c", "d", "e", "f"][number]);
        }
        let usual = <road::Road as SetupGame>::options(&Default::default(), 3).unwrap();
        assert_eq!(variant::<road::Road>(usual), "a");
        let usual = <princes::Princes as SetupGame>::options(&Default::default(), 2).unwrap();
        assert_eq!(variant::<princes::Princes>(usual), "introductory");
        let of = |boards, castles| {
            variant::<burgundy::Burgundy>(
                burgundy::Options::new(2, Edition::E2019, boards, castles).unwrap(),
            )
        };
        assert_eq!(variant::<burgundy::Burgundy>(burgundy::Options::basic(2).unwrap()), "first");
        assert_eq!(of(Boards::Drawn, Castles::Drawn), "drawn");
    }

    #[test]
    fn emblems_stand_for_themselves() {
        for game in GAMES {
            assert!(game.emblem.starts_with("<svg viewBox=\"0 0 64 64\" "), "{}", game.name);
            assert!(!game.emblem.contains("href"), "{}", game.name);
        }
    }

    #[test]
    fn every_game_has_a_picture_that_stands_for_itself() {
        for GamePage { name, .. } in GAMES {
            let drawn = std::fs::read_to_string(format!("static/posters/{name}.svg")).expect(name);
            assert!(
                drawn.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox="),
                "{name}"
            );
            // Within an image nothing else is fetched, and no style of the page counts.
            for elsewhere in ["href", "class=", "var("] {
                assert!(!drawn.contains(elsewhere), "{name}: {elsewhere}");
            }
        }
    }
}
