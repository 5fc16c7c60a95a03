//! The games of the registry as the page knows them; the one shared file that reaches all of them.

use crate::engine::game::Game;
use crate::games;
use crate::web::score::{self, ScoreGame};
use crate::web::session::{Session, WebGame};
use crate::web::state::{Challenge, Ctx, FetchError, GameCode, GameState, Lazy, StudyCode};
use crate::web::{keeping, setup, share, solving, table};
use core::future::Future;
use core::pin::Pin;
use yew::{Html, html};

/// The future that fetches a part.
pub type Fetching<Code> = Pin<Box<dyn Future<Output = Result<Code, FetchError>>>>;

/// A game's contribution to the app. None of it reaches its rules, as the home page contains none.
pub trait OnPage: WebGame {
    /// Names of its wording files in `locales/<language>/<game>/`, without extension.
    const FILES: &'static [&'static str];

    /// The shortest and the longest usual duration, in minutes.
    const MINUTES: [u8; 2];

    /// Its icon beside a line of text: SVG that needs no styles, 64 units wide and high.
    const EMBLEM: &'static str;

    /// The variant played, from the options as a link encodes them (see `docs/record.md`): a suffix for
    /// `game-GAME-variant`, or empty.
    fn variant(options: &[u8]) -> &'static str;

    /// Key of the unit of its analyses, of a game of one person alone or of several.
    fn unit(alone: bool) -> &'static str;

    /// Fetches its first part.
    fn fetch() -> Fetching<GameCode>;

    /// Fetches its second part.
    fn fetch_study() -> Fetching<StudyCode>;
}

/// A game's first part.
#[must_use]
pub fn code<G: ScoreGame>() -> GameCode {
    GameCode {
        open: setup::open::<G>,
        challenge: Challenge::of_link::<G>,
        challenged: setup::challenged::<G>,
        keeping: keeping::keeping,
        save: share::save_to_file,
        reopen: table::reopen::<G>,
        read_record: Session::<G>::read_record,
        play_now: setup::play_now::<G>,
        offers: setup::offers::<G>,
        setup: setup::setup::<G>,
        table: table::table::<G>,
        guide: G::guide,
        live: score::live::<G>,
        verdict: table::verdict::<G>,
    }
}

/// A game's second part: the pages that all games share, and its rules and rulings pages.
pub fn study<G: ScoreGame>(rules: fn(&Ctx) -> Html, rulings: fn(&Ctx) -> Html) -> StudyCode {
    StudyCode {
        score: score::score::<G>,
        analyse: score::analysis::analyse::<G>,
        problems: solving::problems::<G>,
        rules,
        rulings,
    }
}

/// Fetches a part: code reachable only through its expression is split off the main module. Takes the part's name, its
/// type, and the expression that gives it.
macro_rules! part {
    ($name:ident: $part:ident, $code:expr) => {{
        #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split($name, fallible))]
        fn code() -> Result<$part, $crate::web::state::FetchError> {
            Ok($code)
        }
        #[cfg(feature = "split")]
        let part = code();
        #[cfg(not(feature = "split"))]
        let part = core::future::ready(code());
        Box::pin(part)
    }};
}
pub(in crate::web) use part;

/// A game as the first page and the app know it.
#[derive(Clone, Copy)]
pub struct GamePage {
    /// Its name.
    pub name: &'static str,
    /// Names of its wording files.
    pub files: &'static [&'static str],
    /// The shortest and the longest usual duration, in minutes.
    pub minutes: [u8; 2],
    /// Its icon, as SVG that needs no styles.
    pub emblem: &'static str,
    /// The variant played, from the options as a link encodes them.
    pub variant: fn(&[u8]) -> &'static str,
    /// Key of the unit of its analyses, of a game of one person alone or of several.
    pub unit: fn(bool) -> &'static str,
    /// Fetches its first part.
    pub fetch: fn() -> Fetching<GameCode>,
    /// Fetches its second part.
    pub fetch_study: fn() -> Fetching<StudyCode>,
}

impl GamePage {
    /// Its usual duration in minutes, as a range.
    #[must_use]
    pub fn duration(&self) -> String {
        let [shortest, longest] = self.minutes;
        format!("{shortest}–{longest}")
    }

    const fn of<G: OnPage>() -> GamePage {
        GamePage {
            name: <G as Game>::NAME,
            files: G::FILES,
            minutes: G::MINUTES,
            emblem: G::EMBLEM,
            variant: G::variant,
            unit: G::unit,
            fetch: G::fetch,
            fetch_study: G::fetch_study,
        }
    }
}

macro_rules! pages {
    ([$($game:ty),*]) => { &[$(GamePage::of::<$game>()),*] };
}

/// All games, in the order in which lists show them.
pub const GAMES: &[GamePage] = games!(pages);

/// The game with this name.
#[must_use]
pub fn page(name: &str) -> Option<&'static GamePage> {
    GAMES.iter().find(|game| game.name == name)
}

/// A game's icon; empty for an unknown game.
pub fn emblem(name: &str) -> Html {
    page(name).map(|game| Html::from_html_unchecked(game.emblem.into())).unwrap_or_default()
}

/// The games' initial state in the app: nothing fetched yet.
#[must_use]
pub fn not_fetched() -> Vec<GameState> {
    let state = |game: &GamePage| GameState {
        name: game.name,
        code: Lazy::Coming,
        study: Lazy::Coming,
        words: None,
    };
    GAMES.iter().map(state).collect()
}

/// A game's picture on the home page: a file of its own (`posters/<game>.svg`), which the browser can draw while the
/// app loads.
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

    /// The variant that a link with these options names.
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

    /// Accents lie in one sheet, for the home page needs those of all games at once.
    #[test]
    fn every_game_has_an_accent_in_light_and_dark() {
        let sheet = std::fs::read_to_string("static/css/home.css").unwrap();
        for GamePage { name, .. } in GAMES {
            for theme in ["", ".dark "] {
                let block = format!("\n{theme}:is(.start *, .aside *, .gamepage).w-{name} {{");
                assert!(sheet.contains(&block), "{name}: no accent");
            }
        }
    }

    #[test]
    fn emblems_stand_for_themselves() {
        for game in GAMES {
            assert!(
                game.emblem.starts_with("<svg viewBox=\"0 0 64 64\" width=\"38\" "),
                "{}",
                game.name
            );
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
            // An image fetches nothing, and the page's styles do not apply in it.
            for elsewhere in ["href", "class=", "var("] {
                assert!(!drawn.contains(elsewhere), "{name}: {elsewhere}");
            }
        }
    }
    #[test]
    fn the_app_loads_behind_the_first_game_s_picture() {
        let html = std::fs::read_to_string("index.html").unwrap();
        let pictures: Vec<&str> = html.split("posters/").skip(1).collect();
        let first = GAMES.first().map(|game| format!("{}.svg\"", game.name)).unwrap();
        assert!(pictures.len() == 1 && pictures[0].starts_with(&first), "{pictures:?}");
    }
}
