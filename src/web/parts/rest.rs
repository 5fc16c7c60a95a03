//! What is not needed to begin with: setup, score sheet, all games, rules, about, the timeline, and
//! what lies over a page.

use crate::engine::seed::Seed;
use crate::web::burgundy::scene::Tap;
use crate::web::entropy::entropy;
use crate::web::game::Session;
use crate::web::library::deeds::{self, HandedIn};
use crate::web::library::entry::About;
use crate::web::library::page::GamesPage;
use crate::web::pages::about::AboutPage;
use crate::web::pages::panels::OverPage;
use crate::web::pages::rules::{RulesPage, rulings_page};
use crate::web::pages::score::{After, ScorePage};
use crate::web::pages::setup::SetupPage;
use crate::web::pages::setup::draft::Draft;
use crate::web::pages::start::names;
use crate::web::parts::NotHere;
use crate::web::replay::bar::ReplayBar;
use crate::web::replay::view::Replay;
use crate::web::state::{Ctx, Dispatch, Do, Over, Page, State};
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What the part draws.
#[derive(Debug, Clone, Copy)]
pub struct Code {
    /// The page that the state is on.
    pub page: fn(&State, &Ctx, &Dispatch) -> Html,
    /// What lies over it.
    pub over: fn(&Rc<State>) -> Html,
    /// The timeline.
    pub replay: fn(&Rc<Replay>, &Callback<Tap>) -> Html,
    /// Reads what was dropped or pasted on the page.
    pub hand_in: fn(&Ctx, HandedIn),
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(rest, fallible))]
fn code() -> Result<Code, NotHere> {
    Ok(Code { page, over, replay, hand_in: deeds::hand_in })
}

/// Fetches the part, once.
///
/// # Errors
/// If it did not arrive.
pub async fn fetch() -> Result<Code, NotHere> {
    #[cfg(feature = "split")]
    return code().await;
    #[cfg(not(feature = "split"))]
    code()
}

fn over(state: &Rc<State>) -> Html {
    html! { <OverPage state={state.clone()} /> }
}

fn replay(replay: &Rc<Replay>, on_tap: &Callback<Tap>) -> Html {
    html! { <ReplayBar replay={replay.clone()} on_tap={on_tap.clone()} /> }
}

fn page(state: &State, ctx: &Ctx, dispatch: &Dispatch) -> Html {
    match (state.page, &state.session) {
        (Page::Setup, _) => {
            html! { <SetupPage draft={state.draft.clone()} by_link={state.by_link} /> }
        }
        (Page::Score, Some(session)) => score_page(session, &state.words, dispatch),
        (Page::Games, _) => html! { <GamesPage shelf={state.shelf.clone()} /> },
        (Page::Rulings, _) => rulings_page(ctx),
        (Page::About, _) => html! { <AboutPage /> },
        (Page::Rules | Page::Start | Page::Table | Page::Score, _) => html! { <RulesPage /> },
    }
}

fn score_page(session: &Session, words: &Words, dispatch: &Dispatch) -> Html {
    let after = {
        let (session, dispatch) = (session.clone(), dispatch.clone());
        Callback::from(move |after: After| match after {
            After::LookBack => dispatch.dispatch(Do::Go(Page::Table)),
            After::LookAt(moves) => dispatch.dispatch(Do::LookAt(moves)),
            After::Menu => dispatch.dispatch(Do::Show(Over::Menu)),
            After::Share => dispatch.dispatch(Do::Show(Over::Share)),
            After::Settings => dispatch.dispatch(Do::Show(Over::Settings)),
            After::SameSeed | After::NewSeed | After::OtherSeats => {
                if let Some(next) = again(&session, after) {
                    dispatch.dispatch(Do::Begin(next));
                }
            }
        })
    };
    html! {
        <ScorePage game={session.journal.clone()} names={names(words, session)}
            colours={session.colours} {after} />
    }
}

/// The same table once more: as it was, with another seed, or with everybody one seat on.
fn again(session: &Session, after: After) -> Option<Session> {
    let mut draft = Draft::of_setup(session.journal.setup(), session.colours);
    match after {
        After::OtherSeats => draft.rotate(),
        After::NewSeed => draft.seed = Seed::fresh(entropy()).as_str().to_owned(),
        _ => {}
    }
    let next = Session::begin(draft.setup().ok()?, draft.colours()).ok()?;
    let policy = session.about.policy;
    Some(Session { about: About { policy, ..About::default() }, ..next })
}
