//! Serving a page: questions in, replies out, as structured values through a worker's messages. Where a
//! browser has no such workers, the page loads the module as a script: then it thinks beside the page in
//! short slices and hands the page an end of a message channel. What is said is told in `bots::message`.

use js_sys::Date;
use principality::bots::message::{Reply, Request};
use principality::bots::player::ComputerPlayer;
use principality::bots::service::Service;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CustomEvent, CustomEventInit, DedicatedWorkerGlobalScope, MessageChannel, MessageEvent,
    MessagePort,
};

/// Milliseconds of a slice of work in a worker: how long a question or "stop" waits at most.
const SLICE: f64 = 16.0;
/// The same beside the page, where every frame waits for it.
const SLICE_BESIDE: f64 = 5.0;

/// The way to the page.
#[derive(Clone)]
enum Line {
    Worker(DedicatedWorkerGlobalScope),
    Beside(MessagePort),
}

impl Line {
    fn tell<G: ComputerPlayer>(&self, told: &Reply<G>) {
        // Plain data always crosses; silence is noticed by the page's clock.
        let Ok(told) = serde_wasm_bindgen::to_value(told) else { return };
        // Refused only once the page is gone.
        let _ = match self {
            Line::Worker(scope) => scope.post_message(&told),
            Line::Beside(port) => port.post_message(&told),
        };
    }

    fn listen(&self, heard: Closure<dyn FnMut(MessageEvent)>) {
        let heard = heard.into_js_value();
        match self {
            Line::Worker(scope) => scope.set_onmessage(heard.dyn_ref()),
            Line::Beside(port) => port.set_onmessage(heard.dyn_ref()),
        }
    }
}

/// The game that whoever loads this module asks for: the worker's name, or what the script says.
pub fn asked_for() -> String {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        return scope.name();
    }
    let document = web_sys::window().and_then(|window| window.document());
    // The one that was put there last is this one.
    let scripts = document.and_then(|page| page.query_selector_all("script[data-players]").ok());
    let last = scripts.and_then(|all| all.item(all.length().checked_sub(1)?));
    let last = last.and_then(|script| script.dyn_into::<web_sys::Element>().ok());
    last.and_then(|script| script.get_attribute("data-players")).unwrap_or_default()
}

/// Serves whoever loaded this module.
pub fn start<G: ComputerPlayer>() -> Result<(), JsValue> {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => serve::<G>(Line::Worker(scope), SLICE),
        Err(_) => beside::<G>(),
    }
}

/// Hands the page one end of a channel and serves the other.
fn beside<G: ComputerPlayer>() -> Result<(), JsValue> {
    let Some(window) = web_sys::window() else { return Ok(()) };
    let channel = MessageChannel::new()?;
    let line = CustomEventInit::new();
    line.set_detail(&channel.port2());
    let handed = CustomEvent::new_with_event_init_dict("playersline", &line)?;
    window.dispatch_event(&handed)?;
    serve::<G>(Line::Beside(channel.port1()), SLICE_BESIDE)
}

/// Answers questions for ever, and says that it is ready.
fn serve<G: ComputerPlayer>(line: Line, slice: f64) -> Result<(), JsValue> {
    let service = Rc::new(RefCell::new(Service::<G>::new()));
    // A message to oneself comes after those that wait already: between two slices every question is
    // heard, without the pauses that timers make.
    let next = MessageChannel::new()?;
    let go_on = {
        let waker = next.port2();
        move || {
            let _ = waker.post_message(&JsValue::NULL);
        }
    };
    let work = {
        let (line, service, go_on) = (line.clone(), service.clone(), go_on.clone());
        Closure::<dyn FnMut()>::new(move || {
            let told = service.borrow_mut().work(slice, &mut Date::now);
            if let Some(told) = told {
                line.tell(&told);
            }
            if service.borrow().is_busy() {
                go_on();
            }
        })
    };
    next.port1().set_onmessage(work.into_js_value().dyn_ref());
    let answers = line.clone();
    line.listen(Closure::new(move |event: MessageEvent| {
        // What is no question is not answered; the page notices by its own clock.
        let Ok(request) = serde_wasm_bindgen::from_value::<Request<G>>(event.data()) else {
            return;
        };
        let was_busy = service.borrow().is_busy();
        let told = service.borrow_mut().hear(request, Date::now());
        if let Some(told) = told {
            answers.tell(&told);
        }
        if !was_busy && service.borrow().is_busy() {
            go_on();
        }
    }));
    line.tell(&Reply::<G>::Ready);
    Ok(())
}
