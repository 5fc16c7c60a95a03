//! Who thinks for the computer players: a module of its own, loaded when first needed.
//!
//! In a worker it talks with the page through the worker's messages. Where a browser has no such
//! workers, the page loads it as a script: then it thinks beside the page in short slices and hands
//! the page an end of a message channel. What is said is told in `bots::burgundy::message`.

use js_sys::{Date, Uint8Array};
use principality::bots::burgundy::message::{LONGEST, Told, to_bytes};
use principality::bots::burgundy::service::Service;
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
    fn tell(&self, told: &Told) {
        let bytes = Uint8Array::from(to_bytes(told).as_slice());
        // Refused only once the page is gone.
        let _ = match self {
            Line::Worker(scope) => scope.post_message(&bytes),
            Line::Beside(port) => port.post_message(&bytes),
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

fn main() {
    let global = js_sys::global();
    // What fails here leaves the page without an answer, and the page has its own way on.
    let _ = match global.dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => serve(Line::Worker(scope), SLICE),
        Err(_) => beside(),
    };
}

/// Hands the page one end of a channel and serves the other.
fn beside() -> Result<(), JsValue> {
    let Some(window) = web_sys::window() else { return Ok(()) };
    let channel = MessageChannel::new()?;
    let line = CustomEventInit::new();
    line.set_detail(&channel.port2());
    let handed = CustomEvent::new_with_event_init_dict("playersline", &line)?;
    window.dispatch_event(&handed)?;
    serve(Line::Beside(channel.port1()), SLICE_BESIDE)
}

/// Answers questions for ever, and says that it is ready.
fn serve(line: Line, slice: f64) -> Result<(), JsValue> {
    let service = Rc::new(RefCell::new(Service::new()));
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
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else { return };
        if bytes.length() as usize > LONGEST {
            return;
        }
        let was_busy = service.borrow().is_busy();
        // What is no question is not answered; the page notices by its own clock.
        let told = service.borrow_mut().hear(&bytes.to_vec(), Date::now());
        if let Ok(Some(told)) = told {
            answers.tell(&told);
        }
        if !was_busy && service.borrow().is_busy() {
            go_on();
        }
    }));
    line.tell(&Told::Ready);
    Ok(())
}
