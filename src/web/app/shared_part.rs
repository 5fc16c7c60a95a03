//! Code shared by all games but not needed by the home page: the list of games, statistics, about, replay, and
//! overlays.

use crate::web::app::languages::offer;
use crate::web::app::look::{self, Pace};
use crate::web::feel::Feel;
use crate::web::keeping::keeping;
use crate::web::pages::about::AboutPage;
use crate::web::pages::game::AboutGame;
use crate::web::pages::games::{GamesPage, actions};
use crate::web::pages::lesson::LessonPage;
use crate::web::pages::panels::OverPage;
use crate::web::pages::statistics::StatisticsPage;
use crate::web::replay::bar::ReplayBar;
use crate::web::replay::view::{Control, Replay};
use crate::web::session::AnySession;
use crate::web::state::{Ctx, FetchError, GameCode, Page, SharedCode, State};
use crate::web::words::{Words, load_more};
use std::rc::Rc;
use yew::prelude::*;

/// Entry point of the part: code reachable only through here is split off the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(shared, fallible))]
fn code() -> Result<SharedCode, FetchError> {
    let hand_in = actions::hand_in;
    Ok(SharedCode { page, over, offer, game, lesson, replay, feel, keeping, hand_in })
}

/// Fetches the part, its styles and its wording in the language of `words`, once.
///
/// # Errors
/// If it did not arrive.
pub async fn fetch(pace: Pace, words: &Words) -> Result<SharedCode, FetchError> {
    #[cfg(feature = "split")]
    let code = code();
    #[cfg(not(feature = "split"))]
    let code = async { code() };
    let looks = pace.both(look::fetch_shared(pace), load_more(words));
    let (code, (dressed, worded)) = pace.both(code, looks).await;
    dressed.and(worded.map_err(|_| FetchError)).and(code)
}

fn over(state: &Rc<State>) -> Html {
    html! { <OverPage state={state.clone()} /> }
}

fn game(state: &State, ctx: &Ctx, code: GameCode) -> Html {
    html! {
        <AboutGame key={state.game} name={state.game} offers={(code.offers)(ctx, &state.seating)}
            games={state.library.games.clone()} unread={state.library.unread} lessons={state.lessons.clone()} />
    }
}

fn lesson(state: &Rc<State>, code: GameCode) -> Html {
    html! { <LessonPage key={state.game} state={state.clone()} {code} /> }
}

fn replay(replay: &Rc<Replay>, on_step: &Callback<Control>) -> Html {
    html! { <ReplayBar replay={replay.clone()} on_step={on_step.clone()} /> }
}

fn feel(session: &AnySession) -> Html {
    html! { <Feel session={session.clone()} /> }
}

fn page(state: &State, _: &Ctx) -> Html {
    match state.page {
        Page::Games => html! { <GamesPage library={state.library.clone()} /> },
        Page::Statistics => {
            html! { <StatisticsPage games={state.library.games.clone()} unread={state.library.unread} /> }
        }
        _ => html! { <AboutPage /> },
    }
}
