//! Whoever thinks: a worker with a module of its own, loaded when something is asked for the
//! first time. Where the browser has no module workers, or refuses them, the same module is loaded as a
//! script and thinks beside the page in short slices.

use crate::bots::message::{Reply, Request, Task};
use crate::bots::player::ComputerPlayer;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{
    CustomEvent, Document, EventTarget, MessageEvent, MessagePort, Worker, WorkerOptions,
    WorkerType,
};
use yew::Callback;

/// Where the module lies if the page's head does not say: as the build without finishing leaves it.
const UNFINISHED: &str = "./players_loader.js";
/// Workers that may be lost before the page does without.
const WORKERS: u8 = 3;

thread_local! {
    /// The channels to what thinks beside the page, once it has started: one for each game, by its name.
    static BESIDE: RefCell<Vec<(&'static str, MessagePort)>> = const { RefCell::new(Vec::new()) };
}

/// What it says.
#[derive(Debug, Clone)]
pub enum Heard<G: ComputerPlayer> {
    /// Something was told.
    Reply(Reply<G>),
    /// Whoever thinks is gone, or could not be had.
    Lost,
}

/// Whoever thinks, and the messages to it. Ends when it is dropped.
pub struct ThinkingWorker<G: ComputerPlayer>(Rc<RefCell<Inner<G>>>);

struct Inner<G: ComputerPlayer> {
    on_heard: Callback<Heard<G>>,
    way: Way,
    /// What is to be asked as soon as somebody is there: a question, and perhaps that it is to be
    /// answered at once.
    waiting: Vec<Request<G>>,
    ready: bool,
    lost: u8,
    listeners: Vec<EventListener>,
}

enum Way {
    None,
    Worker(Worker),
    /// The module is a script of this page; the port comes when it has started.
    Beside(Option<MessagePort>),
}

impl<G: ComputerPlayer> ThinkingWorker<G> {
    /// Nobody yet.
    #[must_use]
    pub fn new(on_heard: Callback<Heard<G>>) -> ThinkingWorker<G> {
        ThinkingWorker(Rc::new(RefCell::new(Inner {
            on_heard,
            way: Way::None,
            waiting: Vec::new(),
            ready: false,
            lost: 0,
            listeners: Vec::new(),
        })))
    }

    /// Asks; whoever thinks is called first if nobody is there. Of questions that wait, the last one
    /// counts.
    pub fn send(&self, ask: Request<G>) {
        let ready = self.0.borrow().ready;
        if ready {
            self.0.borrow().post(&ask);
            return;
        }
        self.0.borrow_mut().keep(ask);
        if matches!(self.0.borrow().way, Way::None) {
            self.call();
        }
    }

    /// Ends whoever thinks; the next question calls somebody new.
    pub fn restart(&self) {
        let mut inner = self.0.borrow_mut();
        if matches!(inner.way, Way::Beside(_)) {
            BESIDE.with_borrow_mut(|beside| beside.retain(|(game, _)| *game != G::NAME));
        }
        inner.hang_up();
        inner.lost = inner.lost.saturating_add(1);
    }

    fn call(&self) {
        let begun = if self.0.borrow().lost < WORKERS { self.call_worker() } else { None };
        if begun.or_else(|| self.call_beside()).is_none() {
            self.tell_later();
        }
    }

    /// Says that nobody can be had, after the caller is done.
    fn tell_later(&self) {
        let on_heard = self.0.borrow().on_heard.clone();
        Timeout::new(0, move || on_heard.emit(Heard::Lost)).forget();
    }

    fn call_worker(&self) -> Option<()> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(G::NAME);
        let worker = Worker::new_with_options(&address(), &options).ok()?;
        let mut inner = self.0.borrow_mut();
        inner.listeners = vec![
            self.on_message(&worker),
            self.on_loss(&worker, "error"),
            self.on_loss(&worker, "messageerror"),
        ];
        inner.way = Way::Worker(worker);
        Some(())
    }

    /// Loads the module as a script of this page. It hands over an end of a channel when it has
    /// started. A script runs once: later lines take the same channel, and when it is lost, it is.
    fn call_beside(&self) -> Option<()> {
        let document = web_sys::window()?.document()?;
        let port = BESIDE.with_borrow(|beside| {
            beside.iter().find(|(game, _)| *game == G::NAME).map(|(_, port)| port.clone())
        });
        if let Some(port) = port {
            self.take_port(port);
            self.0.borrow_mut().ready = true;
            return self.send_waiting();
        }
        let same = format!("script[data-players='{}']", G::NAME);
        if document.query_selector(&same).ok()?.is_some() {
            return None;
        }
        let window: EventTarget = web_sys::window()?.into();
        let handed = {
            let inner = Rc::downgrade(&self.0);
            EventListener::once(&window, "playersline", move |event| {
                let port = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail);
                let port = port.and_then(|port| port.dyn_into::<MessagePort>().ok());
                if let (Some(port), Some(inner)) = (port, inner.upgrade()) {
                    port.start();
                    BESIDE.with_borrow_mut(|beside| beside.push((G::NAME, port.clone())));
                    ThinkingWorker(inner).take_port(port);
                }
            })
        };
        let script = script::<G>(&document)?;
        let mut inner = self.0.borrow_mut();
        inner.way = Way::Beside(None);
        inner.listeners =
            vec![handed, self.on_loss(&script, "error"), self.on_loss(&window, "error")];
        drop(inner);
        document.head()?.append_child(&script).ok()?;
        Some(())
    }

    fn take_port(&self, port: MessagePort) {
        let listener = self.on_message(&port);
        let mut inner = self.0.borrow_mut();
        inner.listeners.push(listener);
        inner.way = Way::Beside(Some(port));
    }

    fn send_waiting(&self) -> Option<()> {
        let waiting = core::mem::take(&mut self.0.borrow_mut().waiting);
        for ask in &waiting {
            self.0.borrow().post(ask);
        }
        Some(())
    }

    fn on_message(&self, from: &EventTarget) -> EventListener {
        let inner = Rc::downgrade(&self.0);
        EventListener::new(from, "message", move |event| {
            let Some(worker) = inner.upgrade().map(ThinkingWorker) else { return };
            let told = event.dyn_ref::<MessageEvent>().and_then(read);
            // What is no message is not heard; silence is noticed by the clock.
            if let Some(told) = told {
                worker.hear(told);
            }
        })
    }

    fn hear(&self, told: Reply<G>) {
        if told == Reply::Ready {
            self.0.borrow_mut().ready = true;
            self.send_waiting();
        }
        let on_heard = self.0.borrow().on_heard.clone();
        on_heard.emit(Heard::Reply(told));
    }

    fn on_loss(&self, from: &EventTarget, event: &'static str) -> EventListener {
        let inner = Rc::downgrade(&self.0);
        EventListener::new(from, event, move |_| {
            let Some(inner) = inner.upgrade() else { return };
            let on_heard = inner.borrow().on_heard.clone();
            on_heard.emit(Heard::Lost);
        })
    }
}

impl<G: ComputerPlayer> Inner<G> {
    /// A question takes the place of the one before it; "stop" belongs to the one that it is about.
    fn keep(&mut self, ask: Request<G>) {
        if !matches!(ask.task, Task::Stop) {
            self.waiting = vec![ask];
        } else if self.waiting.first().is_some_and(|question| question.number == ask.number) {
            self.waiting.push(ask);
        }
    }

    fn post(&self, ask: &Request<G>) {
        // Plain data always crosses.
        let Ok(ask) = serde_wasm_bindgen::to_value(ask) else { return };
        // Refused only by one who is gone: silence is noticed by the clock.
        let _ = match &self.way {
            Way::Worker(worker) => worker.post_message(&ask),
            Way::Beside(Some(port)) => port.post_message(&ask),
            Way::None | Way::Beside(None) => Ok(()),
        };
    }

    fn hang_up(&mut self) {
        if let Way::Worker(worker) = &self.way {
            worker.terminate();
        }
        (self.way, self.ready, self.waiting) = (Way::None, false, Vec::new());
        self.listeners.clear();
    }
}

impl<G: ComputerPlayer> Drop for Inner<G> {
    fn drop(&mut self) {
        self.hang_up();
    }
}

fn read<G: ComputerPlayer>(event: &MessageEvent) -> Option<Reply<G>> {
    serde_wasm_bindgen::from_value(event.data()).ok()
}

/// Where the module lies, as the page's head says.
fn address() -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let named = document.and_then(|document| document.query_selector("meta[name=players]").ok()?);
    named.and_then(|meta| meta.get_attribute("content")).unwrap_or_else(|| UNFINISHED.to_owned())
}

fn script<G: ComputerPlayer>(document: &Document) -> Option<web_sys::Element> {
    let script = document.create_element("script").ok()?;
    script.set_attribute("type", "module").ok()?;
    // A script runs once for each address: each game has its own.
    script.set_attribute("src", &format!("{}#{}", address(), G::NAME)).ok()?;
    script.set_attribute("data-players", G::NAME).ok()?;
    Some(script)
}
