//! The window: whether it is a phone's, and where the focus goes on to when what had it is gone.

use super::TableGame;
use super::ui::{Ui, UiAction};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// A phone shows one part at a time.
const PHONE: &str = "(max-width: 599px), (max-height: 519px)";

/// Whether the page is shown on a phone; follows the window.
#[hook]
pub fn use_phone() -> bool {
    let query = use_memo((), |()| {
        web_sys::window().and_then(|window| window.match_media(PHONE).ok().flatten())
    });
    let phone =
        use_state_eq(|| query.as_ref().as_ref().is_some_and(web_sys::MediaQueryList::matches));
    use_effect_with((), {
        let phone = phone.clone();
        move |()| {
            let listener = query.as_ref().clone().map(|query| {
                let asked = query.clone();
                EventListener::new(&query, "change", move |_| phone.set(asked.matches()))
            });
            move || drop(listener)
        }
    });
    *phone
}

/// Whatever ends a touch, wherever the finger is by then: also when the page goes out of sight.
const LETTING_GO: [&str; 4] = ["pointerup", "pointercancel", "blur", "visibilitychange"];

/// Covers a lifted hand again as soon as the finger leaves it.
#[hook]
pub(super) fn use_letting_go<G: TableGame>(ui: &UseReducerHandle<Ui<G>>) {
    use_effect_with((ui.lifts.is_some(), ui.dispatcher()), |(lifted, ui)| {
        let window = web_sys::window().filter(|_| *lifted);
        let listen = |event: &'static str| {
            let ui = ui.clone();
            let let_go = move |_: &web_sys::Event| ui.dispatch(UiAction::Lift(None));
            window.as_ref().map(|window| EventListener::new(window, event, let_go))
        };
        let listeners = LETTING_GO.map(listen);
        move || drop(listeners)
    });
}

/// Where the page goes on, best first: what is lit, the way on, what is asked.
const NEXT: [&str; 5] = [
    ".stage .lit:is(button,[role=button])",
    ".act .btn.lit:not(:disabled)",
    ".act .end:not(:disabled)",
    ".act input[type=range]",
    ".act .say",
];

/// Keeps the focus within the page drawn at `root`: where what had it is gone, or can no longer be used,
/// it goes on to what comes next, so that keys and screen readers need not begin at the top again.
#[hook]
pub(super) fn use_kept_focus(root: &NodeRef) {
    let had = use_mut_ref(|| None::<Element>);
    use_effect_with(root.clone(), {
        let had = had.clone();
        move |root| {
            let listener = root.cast::<Element>().map(|page| {
                EventListener::new(&page, "focusin", move |event| {
                    had.replace(event.target().and_then(|target| target.dyn_into().ok()));
                })
            });
            move || drop(listener)
        }
    });
    let root = root.clone();
    use_effect(move || {
        let Some(page) = root.cast::<Element>() else { return };
        // Within what lies over the table the browser keeps the focus itself.
        if page.query_selector("dialog[open]").ok().flatten().is_some() {
            return;
        }
        let Some(last) = had.borrow().clone() else { return };
        let is_gone = !last.is_connected() || last.matches(":disabled").unwrap_or(false);
        let waits = last.matches(".act .say").unwrap_or(false);
        let active = page.owner_document().and_then(|document| document.active_element());
        let is_free = active
            .is_none_or(|active| active == last || active.tag_name().eq_ignore_ascii_case("body"));
        if !(is_gone || waits) || !is_free {
            return;
        }
        let next = NEXT.iter().find_map(|place| page.query_selector(place).ok().flatten());
        let next = next.filter(|next| *next != last);
        if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
            // Refused only where nothing can have the focus.
            let _ = next.focus();
        }
    });
}
