//! Keeps the screen awake at the table, if the browser supports it.
//!
//! The Wake Lock API is not among the stable bindings of `web-sys`, so it is looked up by name.

use gloo_events::EventListener;
use js_sys::{Function, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

/// Property of `navigator` that holds the API.
const WAKE_LOCK: &str = "wakeLock";

/// True if the browser supports screen wake locks.
#[must_use]
pub fn can_stay_awake() -> bool {
    lock_maker().is_some()
}

fn lock_maker() -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &WAKE_LOCK.into()).ok().filter(JsValue::is_object)
}

/// Keeps the screen awake while `on`. Browsers release the lock when the page is hidden, so it is requested again when
/// the page returns.
#[hook]
pub(super) fn use_awake(on: bool) {
    use_effect_with(on, |on| {
        let wake_lock = on.then(WakeLock::default);
        let listener = wake_lock.clone().and_then(|wake_lock| {
            wake_lock.ask();
            let document = web_sys::window()?.document()?;
            Some(EventListener::new(&document, "visibilitychange", move |_| wake_lock.ask()))
        });
        move || {
            drop(listener);
            wake_lock.iter().for_each(WakeLock::release);
        }
    });
}

/// The wake lock, while there is one.
#[derive(Clone, Default)]
struct WakeLock(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    lock: Option<JsValue>,
    /// True if the lock is no longer wanted.
    over: bool,
}

impl WakeLock {
    fn ask(&self) {
        let hidden = web_sys::window()
            .and_then(|window| window.document())
            .is_none_or(|document| document.hidden());
        let asked = lock_maker().filter(|_| !hidden).and_then(|maker| {
            let request: Function = method(&maker, "request")?;
            request.call1(&maker, &"screen".into()).ok()?.dyn_into::<Promise>().ok()
        });
        let Some(promise) = asked else { return };
        let wake_lock = self.clone();
        spawn_local(async move {
            // Refused if the battery is low; the screen then goes dark as usual.
            let Ok(lock) = JsFuture::from(promise).await else { return };
            let before = wake_lock.0.borrow_mut().lock.replace(lock);
            before.iter().for_each(release);
            if wake_lock.0.borrow().over {
                wake_lock.release();
            }
        });
    }

    fn release(&self) {
        self.0.borrow_mut().over = true;
        let lock = self.0.borrow_mut().lock.take();
        lock.iter().for_each(release);
    }
}

fn release(lock: &JsValue) {
    if let Some(release) = method(lock, "release") {
        // A lock that was already released stays released.
        let _ = release.call0(lock);
    }
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
