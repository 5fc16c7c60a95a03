//! Fetching the parts of the app whose code comes later (see `docs/architecture.md`): when somebody goes
//! there, or soon after the first page stands still.

use crate::web::app::look::{self, Pace};
use crate::web::app::shared_part;
use crate::web::games::{self, GamePage};
use crate::web::state::{Ctx, Dispatch, Do, GameState, Heard, Lazy, Page, State};
use crate::web::words::{Words, load_game};
use core::future::Future;
use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds from the first page to the fetching of what nobody has asked for yet: a slow phone has drawn the page and
/// answered the first touch by then.
const AT_LEISURE: u32 = 4_000;
/// Milliseconds from the first page to the fetching of the game that was played last, which most people
/// want next.
const SOON: u32 = 3_000;

fn fetch_after(
    wait: u32,
    dispatch: &Dispatch,
    news: impl Future<Output = Do> + 'static,
) -> Timeout {
    let dispatch = dispatch.clone();
    Timeout::new(wait, move || spawn_local(async move { dispatch.dispatch(news.await) }))
}

/// Fetches the parts when they are needed, or at leisure.
#[hook]
pub fn use_parts(state: &State, dispatch: &Dispatch) {
    let elsewhere = matches!(
        state.page,
        Page::Game | Page::Games | Page::Statistics | Page::About | Page::Lesson
    );
    let part = state.shared;
    let wait = part.wait(elsewhere || state.waits_for_shared(), Some(AT_LEISURE));
    use_effect_with((wait, part, dispatch.clone()), move |(wait, _, dispatch)| {
        let timer = wait.map(|wait| {
            fetch_after(wait, dispatch, async move {
                Do::Shared(part.after(shared_part::fetch(pace(wait)).await))
            })
        });
        move || drop(timer)
    });
    let next = next_game(state);
    use_effect_with((next, state.words.clone(), dispatch.clone()), |(next, words, dispatch)| {
        let timer = next.clone().map(|(wait, game)| {
            fetch_after(wait, dispatch, fetch_game(game, words.clone(), pace(wait)))
        });
        move || drop(timer)
    });
}

/// What somebody waits for is fetched at once.
const fn pace(wait: u32) -> Pace {
    match wait {
        AT_LEISURE | SOON => Pace::InTurn,
        _ => Pace::AtOnce,
    }
}

/// The game whose part or wording is to be fetched next, and after how many milliseconds.
fn next_game(state: &State) -> Option<(u32, GameState)> {
    let needed = state.needed();
    let game = state.known(state.game)?;
    // Without its wording in the language that is spoken now, a part is not here yet.
    let speaks = |words: &Words| words.language() == state.words.language();
    let missing = match game.code {
        Lazy::Here(_) if !game.words.as_ref().is_some_and(speaks) => Lazy::Coming,
        code => code,
    };
    let wait = missing.wait(needed == Some(game.name), Some(SOON))?;
    Some((wait, game.clone()))
}

async fn fetch_game(game: GameState, words: Words, pace: Pace) -> Do {
    let Some(page) = games::page(game.name) else {
        return Do::GamePart(game.name, game.code, None);
    };
    let GamePage { fetch, files, own_look, .. } = *page;
    let dressed = async {
        let own = async { if own_look { look::fetch(page.name).await } else { Ok(()) } };
        let (shared, own) = pace.both(look::fetch_shared(pace), own).await;
        shared.and(own)
    };
    let worded = load_game(&words, game.name, files);
    let (code, (worded, dressed)) = pace.both(fetch(), pace.both(worded, dressed)).await;
    let code = match (&worded, dressed) {
        (Ok(_), Ok(())) => game.code.after(code),
        _ => Lazy::Missing(game.code.failures().unwrap_or_default().saturating_add(1)),
    };
    Do::GamePart(game.name, code, worded.ok().map(Heard))
}

/// What stands in a part's place until it is here.
pub fn underway<C>(part: &Lazy<C>, ctx: &Ctx) -> Html {
    html! {
        <main class="nowords" aria-busy="true">
            if part.failures().is_some() {
                <section class="card sheet" role="alert"><p>{ ctx.t("app-part-missing") }</p></section>
            }
        </main>
    }
}
