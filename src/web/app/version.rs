//! A newer version of the page, kept by the browser: offered where nobody is in the middle of a game, and taken when the
//! player says so. The work is done by `static/js/offline.js`, which says how it is spoken to.

use crate::web::state::{Dispatch, Do, use_ctx};
use crate::web::ui::widgets::tool;
use gloo_events::EventListener;
use web_sys::Event;
use yew::prelude::*;

/// Hears of a newer version, now or later.
#[hook]
pub fn use_new_version(dispatch: &Dispatch) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let window = web_sys::window();
        let root = window.as_ref().and_then(|w| w.document()).and_then(|d| d.document_element());
        if root.is_some_and(|root| root.has_attribute("data-new-version")) {
            dispatch.dispatch(Do::NewVersion(true));
        }
        let dispatch = dispatch.clone();
        let listener = window.map(|window| {
            EventListener::new(&window, "new-version", move |_| {
                dispatch.dispatch(Do::NewVersion(true));
            })
        });
        move || drop(listener)
    });
}

/// Takes the newer version: the page is loaded anew. What is played is kept after every action.
fn take() {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new("take-version")) {
        // Nobody cancels it.
        let _ = window.dispatch_event(&event);
    }
}

/// Offers the newer version.
#[component]
pub fn NewVersion() -> Html {
    let ctx = use_ctx();
    let later = ctx.send(Do::NewVersion(false));
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
