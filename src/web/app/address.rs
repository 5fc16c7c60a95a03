//! The address follows the page, and the page the address.

use crate::web::games;
use crate::web::notice::Notice;
use crate::web::share::DAY;
use crate::web::state::{Dispatch, Do, Page, State};
use gloo_events::EventListener;
use std::rc::Rc;
use yew::prelude::*;

/// What stands behind the `#` of the address.
pub(super) fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// What an address asks for: a page, or what a link holds.
fn asked(fragment: &str) -> Do {
    if let Some(Ok(day)) = fragment.strip_prefix(DAY).map(str::parse) {
        return Do::Day(day);
    }
    match Page::at(fragment) {
        Some((page, None)) => Do::Go(page),
        Some((page, Some(game))) => match games::page(game) {
            Some(known) => Do::GoTo(page, known.name),
            None => Do::Tell(Notice::UnknownGame),
        },
        None => Do::Link(fragment.to_owned()),
    }
}

/// The address follows the page, and the page the address.
#[hook]
pub(super) fn use_address(state: &State, dispatch: &Dispatch) {
    // The address that was answered or written last. Another one was typed a moment ago and is about to be heard:
    // nothing is written over it, whatever else happens in that moment.
    let known = use_mut_ref(fragment);
    use_effect_with(dispatch.clone(), {
        let known = Rc::clone(&known);
        move |dispatch| {
            let listener = web_sys::window().map(|window| {
                let dispatch = dispatch.clone();
                EventListener::new(&window, "hashchange", move |_| {
                    let now = fragment();
                    if known.replace(now.clone()) != now {
                        dispatch.dispatch(asked(&now));
                    }
                })
            });
            let first = fragment();
            if !first.is_empty() {
                dispatch.dispatch(asked(&first));
            }
            move || drop(listener)
        }
    });
    let address = state.page.address(state.game);
    use_effect_with((address, state.over.clone(), state.notice.clone()), move |(address, ..)| {
        // A link that was read, or could not be, gives way to the page that shows what came of it.
        let now = fragment();
        if now != *address && now == *known.borrow() {
            write(&now, address);
            known.replace(fragment());
        }
    });
}

/// Puts a page's address in the place of another.
fn write(before: &str, address: &str) {
    let Some(window) = web_sys::window() else { return };
    let came_by_link = Page::at(before).is_none();
    let address = format!("#{address}");
    let done = window.history().and_then(|history| {
        let null = wasm_bindgen::JsValue::NULL;
        if came_by_link {
            history.replace_state_with_url(&null, "", Some(&address))
        } else {
            history.push_state_with_url(&null, "", Some(&address))
        }
    });
    // Some browsers refuse when a page is opened from disk: then the address just stays.
    drop(done);
    window.scroll_to_with_x_and_y(0.0, 0.0);
}
