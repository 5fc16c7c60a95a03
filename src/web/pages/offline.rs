//! Sign that the whole page is available offline, as signalled by `static/js/offline.js`.

use crate::web::state::use_ctx;
use crate::web::ui::Pic;
use gloo_events::EventListener;
use yew::prelude::*;

fn is_ready() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute("data-offline-ready"))
}

/// The sign, hidden until everything has been cached.
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
    // Its space is reserved from the beginning, so that nothing moves when it appears.
    html! {
        <span class={classes!("ready", (!*ready).then_some("unready"))}><Pic id="u-check" />{ ctx.t("start-ready") }</span>
    }
}
