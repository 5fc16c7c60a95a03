//! A screen that does not go dark while people ponder, where the browser lets a page ask for it.
//!
//! The calls are not among the stable bindings, so they are looked up by name.

use gloo_events::EventListener;
use js_sys::{Function, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

/// What the browser calls it.
const WAKE_LOCK: &str = "wakeLock";

/// Whether the browser lets a page keep the screen awake.
#[must_use]
pub fn can_stay_awake() -> bool {
    lock_maker().is_some()
}

fn lock_maker() -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &WAKE_LOCK.into()).ok().filter(JsValue::is_object)
}

/// Keeps the screen awake as long as `on`. A browser lets go of it whenever the page is out of sight, so it is
/// asked again when the page comes back.
#[hook]
pub(super) fn use_awake(on: bool) {
    use_effect_with(on, |on| {
        let held = on.then(Held::default);
        let listener = held.clone().and_then(|held| {
            held.ask();
            let document = web_sys::window()?.document()?;
            Some(EventListener::new(&document, "visibilitychange", move |_| held.ask()))
        });
        move || {
            drop(listener);
            held.iter().for_each(Held::let_go);
        }
    });
}

/// The lock, while there is one.
#[derive(Clone, Default)]
struct Held(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    lock: Option<JsValue>,
    /// Whether nobody wants it any more.
    over: bool,
}

impl Held {
    fn ask(&self) {
        let hidden = web_sys::window()
            .and_then(|window| window.document())
            .is_none_or(|document| document.hidden());
        let asked = lock_maker().filter(|_| !hidden).and_then(|maker| {
            let request: Function = method(&maker, "request")?;
            request.call1(&maker, &"screen".into()).ok()?.dyn_into::<Promise>().ok()
        });
        let Some(promise) = asked else { return };
        let held = self.clone();
        spawn_local(async move {
            // Refused where the battery is low: then the screen goes dark as ever.
            let Ok(lock) = JsFuture::from(promise).await else { return };
            let before = held.0.borrow_mut().lock.replace(lock);
            before.iter().for_each(release);
            if held.0.borrow().over {
                held.let_go();
            }
        });
    }

    fn let_go(&self) {
        self.0.borrow_mut().over = true;
        let lock = self.0.borrow_mut().lock.take();
        lock.iter().for_each(release);
    }
}

fn release(lock: &JsValue) {
    if let Some(release) = method(lock, "release") {
        // What was let go already stays so.
        let _ = release.call0(lock);
    }
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
