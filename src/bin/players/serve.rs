//! Connection of the players module to a page: requests and replies are structured values in a worker's
//! messages (see `bots::message`). In a browser without module workers, the page loads the module as a script:
//! it then runs on the page's thread in short slices and hands the page one end of a message channel.

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

/// Length of a slice of work in a worker, in milliseconds: the maximum delay of a request or "stop".
const SLICE: f64 = 16.0;
/// Length of a slice on the page's thread, in milliseconds, where every frame waits for it.
const SLICE_BESIDE: f64 = 5.0;

/// The channel to the page.
#[derive(Clone)]
enum Channel {
    Worker(DedicatedWorkerGlobalScope),
    Beside(MessagePort),
}

impl Channel {
    fn post<G: ComputerPlayer>(&self, reply: &Reply<G>) {
        // Plain data can always be converted; the page's timeout covers a missing reply.
        let Ok(reply) = serde_wasm_bindgen::to_value(reply) else { return };
        // Fails only if the page is gone.
        let _ = match self {
            Channel::Worker(scope) => scope.post_message(&reply),
            Channel::Beside(port) => port.post_message(&reply),
        };
    }

    fn listen(&self, handler: Closure<dyn FnMut(MessageEvent)>) {
        let handler = handler.into_js_value();
        match self {
            Channel::Worker(scope) => scope.set_onmessage(handler.dyn_ref()),
            Channel::Beside(port) => port.set_onmessage(handler.dyn_ref()),
        }
    }
}

/// The name of the requested game: the worker's name, or the script's `data-players`.
pub fn asked_for() -> String {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        return scope.name();
    }
    let document = web_sys::window().and_then(|window| window.document());
    // The last such script is the one of this module.
    let scripts = document.and_then(|page| page.query_selector_all("script[data-players]").ok());
    let last = scripts.and_then(|all| all.item(all.length().checked_sub(1)?));
    let last = last.and_then(|script| script.dyn_into::<web_sys::Element>().ok());
    last.and_then(|script| script.get_attribute("data-players")).unwrap_or_default()
}

/// Starts serving the worker's owner, or the page if this is not a worker.
pub fn start<G: ComputerPlayer>() -> Result<(), JsValue> {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => serve::<G>(Channel::Worker(scope), SLICE),
        Err(_) => beside::<G>(),
    }
}

/// Hands the page one end of a channel and serves the other.
fn beside<G: ComputerPlayer>() -> Result<(), JsValue> {
    let Some(window) = web_sys::window() else { return Ok(()) };
    let channel = MessageChannel::new()?;
    let init = CustomEventInit::new();
    init.set_detail(&channel.port2());
    let handed = CustomEvent::new_with_event_init_dict("playersline", &init)?;
    window.dispatch_event(&handed)?;
    serve::<G>(Channel::Beside(channel.port1()), SLICE_BESIDE)
}

/// Reports that it is ready and answers requests from then on.
fn serve<G: ComputerPlayer>(page: Channel, slice: f64) -> Result<(), JsValue> {
    let service = Rc::new(RefCell::new(Service::<G>::new()));
    // A message to itself is queued behind waiting ones: requests are read between any two slices, without the
    // pauses of timers.
    let next = MessageChannel::new()?;
    let go_on = {
        let waker = next.port2();
        move || {
            let _ = waker.post_message(&JsValue::NULL);
        }
    };
    let work = {
        let (page, service, go_on) = (page.clone(), service.clone(), go_on.clone());
        Closure::<dyn FnMut()>::new(move || {
            let reply = service.borrow_mut().work(slice, &mut Date::now);
            if let Some(reply) = reply {
                page.post(&reply);
            }
            if service.borrow().is_busy() {
                go_on();
            }
        })
    };
    next.port1().set_onmessage(work.into_js_value().dyn_ref());
    let answers = page.clone();
    page.listen(Closure::new(move |event: MessageEvent| {
        // Invalid requests get no answer; the page's timeout covers them.
        let Ok(request) = serde_wasm_bindgen::from_value::<Request<G>>(event.data()) else {
            return;
        };
        let was_busy = service.borrow().is_busy();
        let reply = service.borrow_mut().receive(request, Date::now());
        if let Some(reply) = reply {
            answers.post(&reply);
        }
        if !was_busy && service.borrow().is_busy() {
            go_on();
        }
    }));
    page.post(&Reply::<G>::Ready);
    Ok(())
}
