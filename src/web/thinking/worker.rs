//! Connection to the search: a web worker with its own module, loaded at the first request. If the browser has no
//! module workers or refuses them, the same module is loaded as a script and searches on the main thread in short
//! slices.

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

/// Address of the module if the document's head does not name one, as in an unfinished build.
const UNFINISHED: &str = "./players_loader.js";
/// Workers that may fail before the search moves to the main thread.
const WORKERS: u8 = 3;

thread_local! {
    /// Ports of searches on the main thread that have started: one for each game, by name.
    static BESIDE: RefCell<Vec<(&'static str, MessagePort)>> = const { RefCell::new(Vec::new()) };
}

/// A message from the search.
#[derive(Debug, Clone)]
pub enum Message<G: ComputerPlayer> {
    /// A reply.
    Reply(Reply<G>),
    /// The worker died or could not be started.
    Lost,
}

/// The search of a game; terminated when dropped.
pub struct ThinkingWorker<G: ComputerPlayer>(Rc<RefCell<Inner<G>>>);

struct Inner<G: ComputerPlayer> {
    on_reply: Callback<Message<G>>,
    connection: Connection,
    /// Requests to send once the search has started: a question, and perhaps one to answer it at once.
    waiting: Vec<Request<G>>,
    ready: bool,
    lost: u8,
    listeners: Vec<EventListener>,
}

enum Connection {
    None,
    Worker(Worker),
    /// The module is a script of this page; its port arrives when it has started.
    Beside(Option<MessagePort>),
}

impl<G: ComputerPlayer> ThinkingWorker<G> {
    /// A search that is not started yet.
    #[must_use]
    pub fn new(on_reply: Callback<Message<G>>) -> ThinkingWorker<G> {
        ThinkingWorker(Rc::new(RefCell::new(Inner {
            on_reply,
            connection: Connection::None,
            waiting: Vec::new(),
            ready: false,
            lost: 0,
            listeners: Vec::new(),
        })))
    }

    /// Sends a request, starting the search if necessary. Of waiting questions only the last one counts.
    pub fn send(&self, ask: Request<G>) {
        let ready = self.0.borrow().ready;
        if ready {
            self.0.borrow().post(&ask);
            return;
        }
        self.0.borrow_mut().keep(ask);
        if matches!(self.0.borrow().connection, Connection::None) {
            self.call();
        }
    }

    /// Terminates the search; the next request starts a new one.
    pub fn restart(&self) {
        let mut inner = self.0.borrow_mut();
        if matches!(inner.connection, Connection::Beside(_)) {
            BESIDE.with_borrow_mut(|beside| beside.retain(|(game, _)| *game != G::NAME));
        }
        inner.hang_up();
        inner.lost = inner.lost.saturating_add(1);
    }

    /// True if the search runs on the page's thread, where searches of a game share one connection.
    #[must_use]
    pub fn is_beside(&self) -> bool {
        matches!(self.0.borrow().connection, Connection::Beside(_))
    }

    fn call(&self) {
        let begun = if self.0.borrow().lost < WORKERS { self.call_worker() } else { None };
        if begun.or_else(|| self.call_beside()).is_none() {
            self.report_loss_later();
        }
    }

    /// Reports the loss of the search, after the caller has returned.
    fn report_loss_later(&self) {
        let on_reply = self.0.borrow().on_reply.clone();
        Timeout::new(0, move || on_reply.emit(Message::Lost)).forget();
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
        inner.connection = Connection::Worker(worker);
        Some(())
    }

    /// Loads the module as a script of this page, which passes on its end of a channel when it has started. A script
    /// runs only once, so later searches share the channel, and its loss is final.
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
        inner.connection = Connection::Beside(None);
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
        inner.connection = Connection::Beside(Some(port));
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
            let reply = event.dyn_ref::<MessageEvent>().and_then(read);
            // Malformed messages are ignored; the timer notices silence.
            if let Some(reply) = reply {
                worker.receive(reply);
            }
        })
    }

    fn receive(&self, reply: Reply<G>) {
        if reply == Reply::Ready {
            self.0.borrow_mut().ready = true;
            self.send_waiting();
        }
        let on_reply = self.0.borrow().on_reply.clone();
        on_reply.emit(Message::Reply(reply));
    }

    fn on_loss(&self, from: &EventTarget, event: &'static str) -> EventListener {
        let inner = Rc::downgrade(&self.0);
        EventListener::new(from, event, move |_| {
            let Some(inner) = inner.upgrade() else { return };
            let on_reply = inner.borrow().on_reply.clone();
            on_reply.emit(Message::Lost);
        })
    }
}

impl<G: ComputerPlayer> Inner<G> {
    /// Queues a request: a question replaces the one before, while "stop" is kept with its question. An estimate, which
    /// is answered beside questions, replaces the estimate before.
    fn keep(&mut self, ask: Request<G>) {
        let is_estimate = |ask: &Request<G>| matches!(ask.task, Task::Estimate { .. });
        match ask.task {
            Task::Stop if self.waiting.iter().all(|question| question.number != ask.number) => {
                return;
            }
            Task::Stop => {}
            Task::Estimate { .. } => self.waiting.retain(|other| !is_estimate(other)),
            _ => self.waiting.retain(is_estimate),
        }
        self.waiting.push(ask);
    }

    fn post(&self, ask: &Request<G>) {
        // Serialising plain data does not fail.
        let Ok(ask) = serde_wasm_bindgen::to_value(ask) else { return };
        // Fails only if the worker has gone; the timer notices silence.
        let _ = match &self.connection {
            Connection::Worker(worker) => worker.post_message(&ask),
            Connection::Beside(Some(port)) => port.post_message(&ask),
            Connection::None | Connection::Beside(None) => Ok(()),
        };
    }

    fn hang_up(&mut self) {
        if let Connection::Worker(worker) = &self.connection {
            worker.terminate();
        }
        (self.connection, self.ready, self.waiting) = (Connection::None, false, Vec::new());
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

/// Address of the module, as named in the document's head.
fn address() -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let named = document.and_then(|document| document.query_selector("meta[name=players]").ok()?);
    named.and_then(|meta| meta.get_attribute("content")).unwrap_or_else(|| UNFINISHED.to_owned())
}

fn script<G: ComputerPlayer>(document: &Document) -> Option<web_sys::Element> {
    let script = document.create_element("script").ok()?;
    script.set_attribute("type", "module").ok()?;
    // A script runs once per address, so each game gets its own.
    script.set_attribute("src", &format!("{}#{}", address(), G::NAME)).ok()?;
    script.set_attribute("data-players", G::NAME).ok()?;
    Some(script)
}
