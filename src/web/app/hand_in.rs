//! Files dropped on the page, and texts pasted outside of a field.

use crate::web::state::{Action, Ctx, Import, Lazy};
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Element, Event, File};
use yew::prelude::*;

/// Reads files dropped anywhere on the page, and texts pasted outside of a field.
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
            // Dropping files works only if `dragover` is cancelled, which a passive listener can't do.
            let how = EventListenerOptions::enable_prevent_default();
            let listen = |name, event: fn(&Event) -> Option<Import>| {
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

/// Passes files and texts to the shared part; keeps them in `waiting` until it has been fetched.
fn hand_in(ctx: &Ctx, what: Import, waiting: &RefCell<Vec<Import>>) {
    match ctx.shared {
        Lazy::Here(code) => (code.hand_in)(ctx, what),
        _ => {
            waiting.borrow_mut().push(what);
            ctx.act(Action::WantShared);
        }
    }
}

fn dragged(event: &Event) -> Option<Import> {
    event.prevent_default();
    let files = event.dyn_ref::<DragEvent>()?.data_transfer()?.files()?;
    let list: Vec<File> = (0..files.length()).filter_map(|index| files.get(index)).collect();
    (!list.is_empty()).then_some(Import::Files(list))
}

fn pasted(event: &Event) -> Option<Import> {
    let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if field.is_some_and(|field| field.matches("input,textarea") == Ok(true)) {
        return None;
    }
    let text = event.dyn_ref::<ClipboardEvent>()?.clipboard_data()?.get_data("text").ok()?;
    (!text.is_empty()).then_some(Import::Text(text))
}
