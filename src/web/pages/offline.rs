//! The sign that all of the page is on the device: `static/js/offline.js` says when.

use crate::web::state::use_ctx;
use crate::web::ui::Pic;
use gloo_events::EventListener;
use yew::prelude::*;

fn is_ready() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute("data-offline-ready"))
}

/// The sign; nothing until everything is here.
#[component]
pub fn OfflineSign() -> Html {
    let ctx = use_ctx();
    let ready = use_state_eq(is_ready);
    use_effect_with((), {
        let ready = ready.setter();
        move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "offline-ready", move |_| ready.set(true))
            });
            move || drop(listener)
        }
    });
    if *ready {
        html! { <span class="ready"><Pic id="u-check" />{ ctx.t("start-ready") }</span> }
    } else {
        Html::default()
    }
}
