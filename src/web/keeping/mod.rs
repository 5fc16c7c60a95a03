//! Saves the game in progress after each change, claims it for this tab, follows what other tabs store, and closes panels
//! by the browser's Back. Part of the code that is fetched later: without a game there is little to save.

mod tabs;

use crate::web::library::autosave::Autosave;
use crate::web::library::database::Library;
use crate::web::library::late::{move_over, read_late};
use crate::web::library::lock::{Answer, Claim, Claiming};
use crate::web::library::state::{Hold, LibraryEvent};
use crate::web::session::GameId;
use crate::web::state::{Action, Dispatch, Page, State};
use crate::web::store;
use crate::web::ui::back::use_back;
use gloo_events::EventListener;
use std::rc::Rc;
use tabs::use_tabs;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::MessageEvent;
use yew::prelude::*;

#[derive(Properties, PartialEq, Clone)]
struct KeepingProps {
    state: Rc<State>,
    dispatch: Dispatch,
    library: Library,
}

/// Saves the game at the table; renders nothing.
pub fn keeping(state: &Rc<State>, dispatch: &Dispatch, library: &Library) -> Html {
    html! { <Keeping state={state.clone()} dispatch={dispatch.clone()} library={library.clone()} /> }
}

#[component]
fn Keeping(props: &KeepingProps) -> Html {
    let KeepingProps { state, dispatch, library } = props;
    let autosave = use_memo((), |()| {
        let dispatch = dispatch.clone();
        let news = Callback::from(move |news| dispatch.dispatch(Action::Library(news)));
        Autosave::new(library.clone(), news)
    });
    let has_games = !state.library.games.is_empty();
    use_effect_with(autosave.clone(), move |autosave| {
        if has_games {
            autosave.find_out(false);
        }
    });
    use_late(state, dispatch, library);
    use_tabs(state, dispatch);
    use_keeping(state, &autosave);
    use_claim(state, dispatch, &autosave);
    use_other_tabs(state, &autosave);
    use_back(state.address());
    Html::default()
}

/// Lists the games of a database that answers late, and moves games into it that were stored elsewhere.
#[hook]
fn use_late(state: &State, dispatch: &Dispatch, library: &Library) {
    let unread = state.library.unread || library.is_unread();
    let (dispatch, library) = (dispatch.clone(), library.clone());
    use_effect_with((), move |()| {
        spawn_local(async move {
            if unread {
                let Some(games) = read_late(&library).await else { return };
                dispatch.dispatch(Action::Library(LibraryEvent::Games(games)));
            }
            move_over(&library).await;
        });
    });
}

/// Saves the game after each change.
#[hook]
fn use_keeping(state: &State, autosave: &Rc<Autosave>) {
    let (session, autosave) = (state.session.clone(), autosave.clone());
    let id = session.as_ref().map(|session| session.about().id);
    use_effect_with(state.library.changed, move |changed| {
        if let (Some(session), true) = (session, *changed > 0) {
            autosave.keep(*changed, session);
        }
    });
    use_effect_with(id, |id| {
        if let Some(id) = id {
            store::keep_for_tab(store::TAB, &id.to_string());
        }
    });
}

/// Claims the game for this tab while its table is shown.
#[hook]
fn use_claim(state: &State, dispatch: &Dispatch, autosave: &Rc<Autosave>) {
    let about = state.session.as_ref().map(|session| session.about()).unwrap_or_default();
    let id = Some(about.id).filter(|id| id.is_some() && state.page == Page::Table);
    let taken = state.library.taken;
    let (dispatch, autosave) = (dispatch.clone(), autosave.clone());
    let before = use_mut_ref(|| taken);
    use_effect_with((id, taken), move |(id, taken)| {
        let ask = match before.replace(*taken) != *taken {
            true => Claiming::Take,
            false => Claiming::IfFree,
        };
        let claim = id.map(|id| claim(id, about.revision, &dispatch, autosave));
        if let Some(claim) = &claim {
            claim.ask(ask);
        }
        move || {
            if let Some(claim) = claim {
                claim.end();
            }
        }
    });
}

fn claim(id: GameId, revision: u64, dispatch: &Dispatch, autosave: Rc<Autosave>) -> Claim {
    let dispatch = dispatch.clone();
    Claim::new(id, move |claim, answer| {
        let (dispatch, autosave) = (dispatch.clone(), autosave.clone());
        if answer == Answer::Yes {
            spawn_local(async move {
                autosave.catch_up(id, revision).await;
                dispatch.dispatch(Action::Library(LibraryEvent::Hold(id, Hold::Mine)));
            });
            return;
        }
        dispatch.dispatch(Action::Library(LibraryEvent::Hold(id, Hold::Elsewhere)));
        // Waits until the other tab is closed; asked once for each refusal or loss.
        claim.ask(Claiming::Wait);
    })
}

/// Lists games that other tabs store, and shows their changes if this tab only watches.
#[hook]
fn use_other_tabs(state: &State, autosave: &Rc<Autosave>) {
    let id = state.session.as_ref().map(|session| session.about().id);
    let plays = state.page == Page::Table && state.library.hold == Hold::Mine;
    let shown = use_mut_ref(|| None);
    *shown.borrow_mut() = id.filter(|_| !plays);
    let autosave = autosave.clone();
    use_effect_with((), move |()| {
        let listener = autosave.library.channel().map(|channel| {
            let autosave = autosave.clone();
            EventListener::new(channel, "message", move |event| {
                let data =
                    event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
                let Some(id) = data.and_then(|id| id.parse::<GameId>().ok()) else { return };
                let watched = *shown.borrow() == Some(id);
                let autosave = autosave.clone();
                spawn_local(async move { autosave.on_change_elsewhere(id, watched).await });
            })
        });
        move || drop(listener)
    });
}
