//! Offers a newer version of the page that the browser has cached, outside of games only. The work is done by
//! `static/js/offline.js`, which documents the events and attributes used here.

use crate::web::state::{Action, Dispatch, use_ctx};
use crate::web::ui::widgets::tool;
use gloo_events::EventListener;
use web_sys::Event;
use yew::prelude::*;

/// Dispatches `NewVersion` if a newer version is cached, now or later.
#[hook]
pub fn use_new_version(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let window = web_sys::window();
        let root = window.as_ref().and_then(|w| w.document()).and_then(|d| d.document_element());
        if root.is_some_and(|root| root.has_attribute("data-new-version")) {
            dispatch.dispatch(Action::NewVersion(true));
        }
        let dispatch = dispatch.clone();
        let listener = window.map(|window| {
            EventListener::new(&window, "new-version", move |_| {
                dispatch.dispatch(Action::NewVersion(true));
            })
        });
        move || drop(listener)
    });
}

/// Switches to the newer version by reloading the page; no move is lost, as games are stored after every action.
fn take() {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new("take-version")) {
        // No listener cancels this event.
        let _ = window.dispatch_event(&event);
    }
}

/// Offers the newer version.
#[component]
pub fn NewVersion() -> Html {
    let ctx = use_ctx();
    let later = ctx.send(Action::NewVersion(false));
    html! {
        <div class="notices offer" role="status">
            <div class="notice sheet good">
                <p>{ ctx.t("version-ready") }</p>
                <button type="button" class="btn" onclick={|_| take()}>{ ctx.t("version-take") }</button>
                { tool("u-close", ctx.t("version-later"), later, "ib") }
            </div>
        </div>
    }
}
