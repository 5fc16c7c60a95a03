//! What the library needs to happen outside of the app's state: storing, asking for the game,
//! hearing other tabs, taking in what is dropped.

use crate::web::library::autosave::Autosave;
use crate::web::library::database::Library;
use crate::web::library::lock::{Answer, Claim, Claiming};
use crate::web::library::state::{Hold, News};
use crate::web::session::GameId;
use crate::web::state::{Ctx, Dispatch, Do, HandedIn, Lazy, Page, State};
use crate::web::store;
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ClipboardEvent, DragEvent, Element, Event, File, MessageEvent};
use yew::prelude::*;

/// Keeps the game at the table, and lets only one tab change it.
#[hook]
pub fn use_library(state: &State, dispatch: &Dispatch, library: &Library) {
    let autosave = use_memo((), |()| {
        let dispatch = dispatch.clone();
        let news = Callback::from(move |news| dispatch.dispatch(Do::Library(news)));
        Autosave::new(library.clone(), news)
    });
    let has_games = !state.library.games.is_empty();
    use_effect_with(autosave.clone(), move |autosave| {
        if has_games {
            autosave.find_out(false);
        }
    });
    use_keeping(state, &autosave);
    use_claim(state, dispatch, &autosave);
    use_other_tabs(state, &autosave);
}

/// The game is stored after each change.
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

/// While a game lies on the table, this tab asks for it.
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
                dispatch.dispatch(Do::Library(News::Hold(id, Hold::Mine)));
            });
            return;
        }
        dispatch.dispatch(Do::Library(News::Hold(id, Hold::Elsewhere)));
        // As soon as the other tab is closed, this one goes on.
        claim.ask(Claiming::Wait);
    })
}

/// Files dropped anywhere on the page are read, and texts pasted outside of a field.
#[hook]
pub fn use_hand_in(ctx: &Ctx) {
    let latest = use_mut_ref(|| ctx.clone());
    *latest.borrow_mut() = ctx.clone();
    let waiting = use_mut_ref(Vec::new);
    let (at_arrival, arrived) = (ctx.clone(), waiting.clone());
    use_effect_with(ctx.shared, move |shared| {
        let Lazy::Here(code) = shared else { return };
        arrived.take().into_iter().for_each(|what| (code.hand_in)(&at_arrival, what));
    });
    use_effect_with((), move |()| {
        let listeners = web_sys::window().map(|window| {
            // Only a page that takes files has them dropped on it.
            let how = EventListenerOptions::enable_prevent_default();
            let listen = |name, event: fn(&Event) -> Option<HandedIn>| {
                let (latest, waiting) = (latest.clone(), waiting.clone());
                EventListener::new_with_options(&window, name, how, move |happened| {
                    if let Some(what) = event(happened) {
                        hand_in(&latest.borrow().clone(), what, &waiting);
                    }
                })
            };
            [listen("dragover", dragged), listen("drop", dragged), listen("paste", pasted)]
        });
        move || drop(listeners)
    });
}

/// What is read by the part of the page that is fetched later; until it is here, it waits.
fn hand_in(ctx: &Ctx, what: HandedIn, waiting: &RefCell<Vec<HandedIn>>) {
    match ctx.shared {
        Lazy::Here(code) => (code.hand_in)(ctx, what),
        _ => {
            waiting.borrow_mut().push(what);
            ctx.act(Do::WantShared);
        }
    }
}

fn dragged(event: &Event) -> Option<HandedIn> {
    event.prevent_default();
    let files = event.dyn_ref::<DragEvent>()?.data_transfer()?.files()?;
    let list: Vec<File> = (0..files.length()).filter_map(|index| files.get(index)).collect();
    (!list.is_empty()).then_some(HandedIn::Files(list))
}

fn pasted(event: &Event) -> Option<HandedIn> {
    let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if field.is_some_and(|field| field.matches("input,textarea") == Ok(true)) {
        return None;
    }
    let text = event.dyn_ref::<ClipboardEvent>()?.clipboard_data()?.get_data("text").ok()?;
    (!text.is_empty()).then_some(HandedIn::Text(text))
}

/// What other tabs store is listed here, and shown if this tab looks on.
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
                spawn_local(async move { autosave.heard(id, watched).await });
            })
        });
        move || drop(listener)
    });
}
