//! Stores the game at the table after each change, retries on failure, and follows changes made in other tabs.

use crate::engine::link::WriteError;
use crate::web::library::database::{Library, PutError};
use crate::web::library::entry::Entry;
use crate::web::library::state::{Durable, Hold, LibraryEvent, StorageProblem};
use crate::web::session::{AnySession, GameId};
use crate::web::store::StoreError;
use core::cell::{Cell, RefCell};
use gloo_timers::future::TimeoutFuture;
use js_sys::Reflect;
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

/// Failed attempts before the user is notified.
const ATTEMPTS: u32 = 3;

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Stores games in the order in which they change, one at a time.
pub struct Autosave {
    /// The library.
    pub library: Library,
    news: Callback<LibraryEvent>,
    /// Revision of each game that this tab last stored or read.
    known: RefCell<Vec<(GameId, u64)>>,
    /// Changes waiting to be stored.
    line: RefCell<Vec<(u32, AnySession)>>,
    busy: Cell<bool>,
    asked: Cell<bool>,
}

impl PartialEq for Autosave {
    /// There is only one autosave.
    fn eq(&self, _: &Autosave) -> bool {
        true
    }
}

impl Autosave {
    /// An autosave for a library, which reports its results to `news`.
    #[must_use]
    pub fn new(library: Library, news: Callback<LibraryEvent>) -> Autosave {
        Autosave {
            library,
            news,
            known: RefCell::default(),
            line: RefCell::default(),
            busy: Cell::new(false),
            asked: Cell::new(false),
        }
    }

    fn known(&self, id: GameId) -> u64 {
        let known = self.known.borrow();
        known.iter().rfind(|(game, _)| *game == id).map_or(0, |(_, revision)| *revision)
    }

    fn know(&self, entry: &Entry) {
        let mut known = self.known.borrow_mut();
        known.retain(|(game, _)| *game != entry.about.id);
        known.push((entry.about.id, entry.about.revision));
    }

    fn emit(&self, news: LibraryEvent) {
        self.news.emit(news);
    }

    /// Stores a game after a change.
    pub fn keep(self: &Rc<Self>, change: u32, session: AnySession) {
        let mut line = self.line.borrow_mut();
        // A later position replaces a waiting one of the same game.
        line.retain(|(_, other)| other.about().id != session.about().id);
        line.push((change, session));
        if !self.busy.replace(true) {
            spawn_local(self.clone().work());
        }
    }

    async fn work(self: Rc<Self>) {
        let mut failed = 0;
        loop {
            let next = self.line.borrow().first().cloned();
            let Some((change, session)) = next else { break };
            match self.store(&session).await {
                Ok(entry) => {
                    failed = 0;
                    self.done(change);
                    self.emit(LibraryEvent::Stored(Rc::new(entry)));
                    self.emit(LibraryEvent::Kept(change));
                    self.ask_to_persist();
                }
                Err(Fault::Write(error)) => {
                    self.done(change);
                    self.emit(LibraryEvent::Kept(change));
                    self.emit(LibraryEvent::StorageProblem(StorageProblem::Write(error)));
                }
                Err(Fault::Overtaken(entry)) => {
                    self.done(change);
                    self.emit(LibraryEvent::Kept(change));
                    self.overtaken(&entry);
                }
                Err(Fault::Store(error)) => {
                    failed += 1;
                    // The game goes on at once; the user is notified only if the failure persists.
                    self.emit(LibraryEvent::Failed(error));
                    if failed == ATTEMPTS {
                        self.emit(LibraryEvent::StorageProblem(StorageProblem::Store(error)));
                    }
                    TimeoutFuture::new(if failed < ATTEMPTS { 150 * failed } else { 3_000 }).await;
                }
            }
        }
        self.busy.set(false);
    }

    /// Removes a stored change from the queue, unless a later one of the same game replaced it.
    fn done(&self, change: u32) {
        self.line.borrow_mut().retain(|(other, _)| *other != change);
    }

    async fn store(&self, session: &AnySession) -> Result<Entry, Fault> {
        let id = session.about().id;
        let mut entry = Entry::of_session(session).map_err(Fault::Write)?;
        entry.saved = now();
        let follows = self.known(id).max(session.about().revision);
        match self.library.put(entry, follows).await {
            Ok(entry) => {
                self.know(&entry);
                Ok(entry)
            }
            Err(PutError::Store(error)) => Err(Fault::Store(error)),
            Err(PutError::Overtaken(entry)) => Err(Fault::Overtaken(entry)),
        }
    }

    /// Shows the position that another tab reached.
    fn overtaken(&self, entry: &Entry) {
        self.adopt(entry);
        self.emit(LibraryEvent::Hold(entry.about.id, Hold::Elsewhere));
        self.emit(LibraryEvent::StorageProblem(StorageProblem::OtherTab));
    }

    /// Shows a game as it is in the library.
    fn adopt(&self, entry: &Entry) {
        self.know(entry);
        self.emit(LibraryEvent::Fresh(Rc::new(entry.clone())));
    }

    /// Shows moves made in another tab before this tab goes on.
    pub async fn catch_up(&self, id: GameId, revision: u64) {
        // This tab's first write may finish during the read, so the revision known is looked up after it.
        if let Ok(Some(entry)) = self.library.get(id).await
            && entry.about.revision > self.known(id).max(revision)
        {
            self.adopt(&entry);
        }
    }

    /// Handles a change by another tab. `watched`: this tab shows the game without playing it.
    pub async fn on_change_elsewhere(&self, id: GameId, watched: bool) {
        match self.library.get(id).await {
            Ok(Some(entry)) => {
                if watched {
                    self.adopt(&entry);
                }
                self.emit(LibraryEvent::Stored(Rc::new(entry)));
            }
            Ok(None) => {
                if let Ok(games) = self.library.all().await {
                    self.emit(LibraryEvent::Games(games));
                }
            }
            Err(_) => {}
        }
    }

    /// Asks the browser once, when the first game is stored, for persistent storage.
    fn ask_to_persist(self: &Rc<Self>) {
        if !self.asked.replace(true) {
            self.find_out(true);
        }
    }

    /// Finds out whether storage is persistent; requests it if `ask` is set.
    pub fn find_out(self: &Rc<Self>, ask: bool) {
        let autosave = self.clone();
        spawn_local(async move {
            autosave.emit(LibraryEvent::Durable(durable(ask).await));
        });
    }
}

/// Error of storing a game.
enum Fault {
    Write(WriteError),
    Store(StoreError),
    Overtaken(Box<Entry>),
}

/// True if storage is persistent; requests it if `ask` is set.
async fn durable(ask: bool) -> Durable {
    let Some(window) = web_sys::window() else { return Durable::Unknown };
    let navigator = window.navigator();
    // Pages without a secure origin have no storage manager.
    let has = Reflect::get(&navigator, &"storage".into()).is_ok_and(|s| !s.is_undefined());
    let asked = has.then(|| match ask {
        true => navigator.storage().persist(),
        false => navigator.storage().persisted(),
    });
    let promised = match asked {
        Some(Ok(answer)) => JsFuture::from(answer).await.is_ok_and(|answer| answer.is_truthy()),
        _ => false,
    };
    let agent = navigator.user_agent().unwrap_or_default();
    let standalone = window.match_media("(display-mode: standalone)").ok().flatten();
    let installed = standalone.is_some_and(|query| query.matches());
    match promised || installed {
        true => Durable::Promised,
        false if is_webkit(&agent) => Durable::AWeek,
        false => Durable::NotPromised,
    }
}

/// True if the browser deletes stored data after a week without a visit: Safari does, and all browsers on iPhone and
/// iPad.
fn is_webkit(agent: &str) -> bool {
    agent.contains("AppleWebKit") && !agent.contains("Chrome/") && !agent.contains("Android")
}

#[cfg(test)]
mod tests {
    use super::is_webkit;

    #[test]
    fn browsers_that_forget_are_known() {
        let ipad = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 \
                    (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
        let chrome_on_iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) \
                    AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1";
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
                    Chrome/126.0.0.0 Safari/537.36";
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";
        let found = [ipad, chrome_on_iphone, chrome, firefox].map(is_webkit);
        assert_eq!(found, [true, true, false, false]);
    }
}
