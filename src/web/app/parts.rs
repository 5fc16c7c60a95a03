//! Fetches the parts of the app whose code is loaded later (see `docs/architecture.md`): when they are needed, or soon
//! after the home page is shown.

use crate::web::app::look::{self, Pace};
use crate::web::app::shared_part;
use crate::web::games::{self, GamePage};
use crate::web::state::{
    Action, Dispatch, FetchError, GameState, Lazy, LoadedWords, Page, State, StudyCode,
};
use crate::web::words::{Words, load_game};
use core::future::Future;
use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds after the home page until parts nobody has asked for are fetched; by then a slow phone has drawn the
/// page and answered the first tap.
const AT_LEISURE: u32 = 4_000;
/// Milliseconds after the home page until the most recently played game is fetched, the one most likely to be opened
/// next.
const SOON: u32 = 3_000;

/// Milliseconds until a part that is underway is late.
const PATIENCE: u32 = 10_000;

/// Fetches a part after so many milliseconds; `late` is sent if that takes long.
fn fetch_after(
    wait: u32,
    dispatch: &Dispatch,
    news: impl Future<Output = Action> + 'static,
    late: Action,
) -> Timeout {
    let dispatch = dispatch.clone();
    Timeout::new(wait, move || {
        let says = dispatch.clone();
        let limit = Timeout::new(PATIENCE, move || says.dispatch(late));
        spawn_local(async move {
            let news = news.await;
            drop(limit);
            dispatch.dispatch(news);
        });
    })
}

/// Fetches parts when they are needed, or when the page is idle.
#[hook]
pub fn use_parts(state: &State, dispatch: &Dispatch) {
    let elsewhere = matches!(
        state.page,
        Page::Game | Page::Games | Page::Statistics | Page::About | Page::Lesson
    );
    let part = state.shared;
    let wait = part.wait(elsewhere || state.waits_for_shared(), Some(AT_LEISURE));
    let words = state.words.clone();
    use_effect_with((wait, part, dispatch.clone()), move |(wait, _, dispatch)| {
        let timer = wait.map(|wait| {
            let news = async move {
                Action::Shared(part.after(shared_part::fetch(pace(wait), &words).await))
            };
            fetch_after(wait, dispatch, news, Action::Shared(Lazy::Late))
        });
        move || drop(timer)
    });
    let study = next_study(state);
    use_effect_with((study, dispatch.clone()), |(study, dispatch)| {
        let timer = study.map(|(wait, name, part)| {
            let news = async move {
                let fetched = match games::page(name) {
                    Some(page) => (page.fetch_study)().await,
                    None => Err(FetchError),
                };
                Action::StudyPart(name, part.after(fetched))
            };
            fetch_after(wait, dispatch, news, Action::StudyPart(name, Lazy::Late))
        });
        move || drop(timer)
    });
    let next = next_game(state);
    use_effect_with((next, state.words.clone(), dispatch.clone()), |(next, words, dispatch)| {
        let timer = next.clone().map(|(wait, game)| {
            let late = Action::GamePart(game.name, Lazy::Late, None);
            fetch_after(wait, dispatch, fetch_game(game, words.clone(), pace(wait)), late)
        });
        move || drop(timer)
    });
}

/// Parts the user is waiting for are fetched all at once.
const fn pace(wait: u32) -> Pace {
    match wait {
        AT_LEISURE | SOON => Pace::InTurn,
        _ => Pace::AtOnce,
    }
}

/// The next game whose code or wording is to be fetched, and the delay in milliseconds.
fn next_game(state: &State) -> Option<(u32, GameState)> {
    let needed = state.needed();
    let game = state.known(state.game)?;
    // A part counts as missing without its wording in the current language.
    let speaks = |words: &Words| words.language() == state.words.language();
    let missing = match game.code {
        Lazy::Here(_) if !game.words.as_ref().is_some_and(speaks) => Lazy::Coming,
        code => code,
    };
    let wait = missing.wait(needed == Some(game.name), Some(SOON))?;
    Some((wait, game.clone()))
}

/// The second part to be fetched of the game whose first part is here or needed too, and the delay in milliseconds.
fn next_study(state: &State) -> Option<(u32, &'static str, Lazy<StudyCode>)> {
    let game = state.known(state.game)?;
    let leisure = state.code(game.name).map(|_| AT_LEISURE);
    Some((game.study.wait(state.needs_study(), leisure)?, game.name, game.study))
}

async fn fetch_game(game: GameState, words: Words, pace: Pace) -> Action {
    let Some(page) = games::page(game.name) else {
        return Action::GamePart(game.name, game.code, None);
    };
    let GamePage { fetch, files, .. } = *page;
    let dressed = async {
        let (shared, own) = pace.both(look::fetch_shared(pace), look::fetch(page.name)).await;
        shared.and(own)
    };
    let worded = load_game(&words, game.name, files);
    let (code, (worded, dressed)) = pace.both(fetch(), pace.both(worded, dressed)).await;
    let code = match (&worded, dressed) {
        (Ok(_), Ok(())) => game.code.after(code),
        _ => Lazy::Missing(game.code.failures().unwrap_or_default().saturating_add(1)),
    };
    Action::GamePart(game.name, code, worded.ok().map(LoadedWords))
}
