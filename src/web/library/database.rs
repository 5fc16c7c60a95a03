//! Storage of the library: IndexedDB, or local storage if the browser has no database, or while that does not answer.
//!
//! One entry for each game, by its id. A write names the revision it follows and is refused if another one is stored,
//! so that two tabs can never overwrite each other's diverging games. Nothing here panics, and a failed write leaves
//! the stored data unchanged.

use crate::web::library::entry::{Entry, entries};
use crate::web::session::{About, GameId};
use crate::web::store::{self, StoreError};
use crate::web::wait::within;
use core::cell::{Cell, RefCell};
use core::future::Future;
use core::pin::Pin;
use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, Query, TransactionMode};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, IdbDatabase};

const NAME: &str = "principality";
const VERSION: u32 = 1;
const GAMES: &str = "games";
/// Prefix of a game's key in local storage.
const LOCAL: &str = "principality.game.";
/// Most milliseconds for one database operation, as some browsers lose a request.
const PATIENCE: u32 = 2_000;
/// Most milliseconds for opening the database.
const PATIENCE_TO_OPEN: u32 = 5_000;

/// Error of storing a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PutError {
    /// The browser failed.
    Store(StoreError),
    /// Another tab stored this later position.
    Overtaken(Box<Entry>),
}

impl From<StoreError> for PutError {
    fn from(error: StoreError) -> PutError {
        PutError::Store(error)
    }
}

/// Name of the channel on which tabs announce changed games.
const CHANNEL: &str = "principality";

/// The library; clones share the same one.
#[derive(Clone)]
pub struct Library(Rc<Inner>);

struct Inner {
    place: Cell<Place>,
    /// The connection; reopened after an error, because browsers may close it at any time.
    connection: RefCell<Option<Rc<Database>>>,
    /// The connection that was not open in time and may come yet.
    late: RefCell<Option<Connecting>>,
    /// Channel on which tabs announce changed games. There is one for all games, as a channel does not receive its own
    /// messages.
    channel: Option<BroadcastChannel>,
    given_up: RefCell<Unconfirmed>,
}

/// Where games are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Database,
    /// Local storage: the browser has no database.
    Local,
    /// Local storage until the database answers: its games can't be read.
    Unread,
}

/// A database being opened.
type Connecting = Pin<Box<dyn Future<Output = Result<Rc<Database>, idb::Error>>>>;

/// Writes whose result was never reported. The database may have stored them all the same, so finding them there does
/// not mean another tab wrote them.
#[derive(Debug, Default)]
struct Unconfirmed(Vec<(GameId, String)>);

impl Unconfirmed {
    /// Most entries remembered; attempts are seconds apart.
    const MOST: usize = 32;

    fn add(&mut self, id: GameId, text: String) {
        if self.has(id, &text) {
            return;
        }
        if self.0.len() == Unconfirmed::MOST {
            self.0.remove(0);
        }
        self.0.push((id, text));
    }

    fn has(&self, id: GameId, text: &str) -> bool {
        self.0.iter().any(|(given_up, as_text)| *given_up == id && as_text == text)
    }

    fn forget(&mut self, id: GameId) {
        self.0.retain(|(given_up, _)| *given_up != id);
    }
}

impl PartialEq for Library {
    fn eq(&self, other: &Library) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

fn fault(error: &idb::Error) -> StoreError {
    let full = match error {
        idb::Error::DomException(error) => error.name() == "QuotaExceededError",
        _ => false,
    };
    if full { StoreError::Full } else { StoreError::Unavailable }
}

fn connect() -> Connecting {
    Box::pin(connecting())
}

async fn connecting() -> Result<Rc<Database>, idb::Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        // An error here also fails the opening, where it is reported.
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(GAMES, ObjectStoreParams::new());
        }
    });
    let mut database = request.await?;
    // A newer version of this page in another tab may need to change the database.
    database.on_version_change(|event| {
        let target = event.target().and_then(|target| target.dyn_into::<IdbDatabase>().ok());
        if let Some(database) = target {
            database.close();
        }
    });
    Ok(Rc::new(database))
}

fn key(id: GameId) -> JsValue {
    id.to_string().into()
}

fn read(value: &JsValue) -> Option<Entry> {
    entries(&value.as_string()?).ok()?.into_iter().next()
}

/// An operation of the library. A single code path for all of them keeps the module small.
enum Request {
    /// Reads all games.
    All,
    /// Reads a game.
    One(GameId),
    /// Stores a game as the revision after this one.
    Put(Box<Entry>, u64),
    /// Sets a game's title.
    Title(GameId, String),
    /// Removes a game.
    Remove(GameId),
}

impl Request {
    /// The game concerned, if it is a single one.
    const fn id(&self) -> Option<GameId> {
        match self {
            Request::All => None,
            Request::One(id) | Request::Title(id, _) | Request::Remove(id) => Some(*id),
            Request::Put(entry, _) => Some(entry.about.id),
        }
    }

    const fn writes(&self) -> bool {
        matches!(self, Request::Put(..) | Request::Title(..) | Request::Remove(_))
    }

    /// The entry to store, given the one stored so far.
    ///
    /// # Errors
    /// If a later position is stored.
    fn after(self, before: Option<Entry>) -> Result<Option<Entry>, PutError> {
        match (self, before) {
            (Request::Put(_, follows), Some(before)) if before.about.revision > follows => {
                Err(PutError::Overtaken(Box::new(before)))
            }
            (Request::Put(mut entry, follows), before) => {
                entry.about.revision = follows.saturating_add(1);
                if let Some(before) = before {
                    entry.title = before.title;
                }
                Ok(Some(*entry))
            }
            (Request::Title(_, title), Some(before)) => Ok(Some(Entry { title, ..before })),
            (Request::All | Request::One(_), before) => Ok(before),
            (Request::Title(..) | Request::Remove(_), _) => Ok(None),
        }
    }
}

impl Library {
    /// Opens the library: the database, or local storage if there is none.
    pub async fn open() -> Library {
        let library = Library::stored(Place::Unread, BroadcastChannel::new(CHANNEL).ok());
        match select(connect(), TimeoutFuture::new(PATIENCE_TO_OPEN)).await {
            Either::Left((Ok(database), _)) => library.connected(database),
            Either::Left(_) if Factory::new().is_err() => library.0.place.set(Place::Local),
            Either::Left(_) => {}
            Either::Right((_, late)) => drop(library.0.late.replace(Some(late))),
        }
        library
    }

    fn stored(place: Place, channel: Option<BroadcastChannel>) -> Library {
        let (connection, late, given_up) = Default::default();
        Library(Rc::new(Inner { place: Cell::new(place), connection, late, channel, given_up }))
    }

    fn connected(&self, database: Rc<Database>) {
        self.0.connection.replace(Some(database));
        self.0.place.set(Place::Database);
    }

    /// True if games are stored in the database. If it did not answer so far, this waits for it as long as it takes, or
    /// opens it again if it was refused.
    pub async fn answers(&self) -> bool {
        if self.0.place.get() == Place::Unread {
            let late = self.0.late.take();
            if let Ok(database) = late.unwrap_or_else(connect).await {
                self.connected(database);
            }
        }
        self.is_database()
    }

    /// The library of a session that could not open the database.
    #[cfg(test)]
    pub(super) fn without_database() -> Library {
        Library::stored(Place::Local, None)
    }

    /// The library of a session whose database opens with this result, later.
    #[cfg(test)]
    pub(super) fn with_late(late: Result<Rc<Database>, idb::Error>) -> Library {
        let library = Library::stored(Place::Unread, None);
        library.0.late.replace(Some(Box::pin(core::future::ready(late))));
        library
    }

    /// Channel on which other tabs announce the ids of games they stored or removed.
    #[must_use]
    pub fn channel(&self) -> Option<&BroadcastChannel> {
        self.0.channel.as_ref()
    }

    /// True if games are stored in the database.
    #[must_use]
    pub fn is_database(&self) -> bool {
        self.0.place.get() == Place::Database
    }

    /// True if there may be games in a database that has not answered.
    #[must_use]
    pub fn is_unread(&self) -> bool {
        self.0.place.get() == Place::Unread
    }

    /// All games, in no particular order, with those that wait in local storage to be moved into the database.
    ///
    /// # Errors
    /// If the browser can't read them: [`StoreError::Unread`] if there may be some in the database.
    pub async fn all(&self) -> Result<Vec<Entry>, StoreError> {
        let place = self.0.place.get();
        if place == Place::Local {
            return local_games();
        }
        let read = if place == Place::Unread { None } else { self.ask(Request::All).await.ok() };
        let games = read.ok_or(StoreError::Unread)?;
        Ok(joined(games, local_games().unwrap_or_default()))
    }

    /// All games of the database, in no particular order; `None` if games are stored elsewhere, as when the database did
    /// not open in time, or if the browser can't read them.
    pub async fn all_in_database(&self) -> Option<Vec<Entry>> {
        if self.is_database() { self.all().await.ok() } else { None }
    }

    /// A game, if it exists.
    ///
    /// # Errors
    /// If the browser can't read it.
    pub async fn get(&self, id: GameId) -> Result<Option<Entry>, PutError> {
        Ok(self.ask(Request::One(id)).await?.pop())
    }

    /// Stores a game as the next revision, keeping the title it has in the library, and returns the stored entry.
    ///
    /// # Errors
    /// If the browser can't store it, or another tab stored a revision after `follows`.
    pub async fn put(&self, entry: Entry, follows: u64) -> Result<Entry, PutError> {
        let (id, text) = (entry.about.id, entry.text.clone());
        let given_up = &self.0.given_up;
        let mut done = self.ask(Request::Put(Box::new(entry.clone()), follows)).await;
        if let Err(PutError::Overtaken(stored)) = &done
            && given_up.borrow().has(id, &stored.text)
        {
            done = self.ask(Request::Put(Box::new(entry), stored.about.revision)).await;
        }
        match &done {
            Ok(_) => given_up.borrow_mut().forget(id),
            Err(PutError::Store(_)) => given_up.borrow_mut().add(id, text),
            Err(PutError::Overtaken(_)) => {}
        }
        done?.pop().ok_or(PutError::Store(StoreError::Unavailable))
    }

    /// Stores a game that local storage has. It counts as written by this tab, which may be playing it on.
    ///
    /// # Errors
    /// As for [`put`](Library::put).
    pub async fn move_in(&self, entry: Entry) -> Result<(), PutError> {
        let (id, text, follows) = (entry.about.id, entry.text.clone(), entry.about.revision);
        self.put(entry, follows).await?;
        self.0.given_up.borrow_mut().add(id, text);
        Ok(())
    }

    /// Changes a game's title only; returns `None` if there is no such game.
    ///
    /// # Errors
    /// If the browser can't store it.
    pub async fn retitle(&self, id: GameId, title: String) -> Result<Option<Entry>, PutError> {
        Ok(self.ask(Request::Title(id, title)).await?.pop())
    }

    /// Removes a game from the library.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn remove(&self, id: GameId) -> Result<(), PutError> {
        self.ask(Request::Remove(id)).await.map(drop)
    }

    /// The connection to the database, reopened if it was lost.
    async fn connection(&self) -> Result<Rc<Database>, idb::Error> {
        let open = self.0.connection.borrow().clone();
        match open {
            Some(database) => Ok(database),
            None => {
                let database = connect().await?;
                self.0.connection.replace(Some(database.clone()));
                Ok(database)
            }
        }
    }

    /// Runs a request as one transaction and announces changes to other tabs.
    fn ask(&self, request: Request) -> Answer {
        let library = self.clone();
        Box::pin(async move {
            let changed = request.id().filter(|_| request.writes());
            let done = match library.0.place.get() {
                Place::Local | Place::Unread => in_local(request),
                Place::Database => {
                    let done = match within(PATIENCE, in_database(library.clone(), request)).await {
                        Some(Ok(done)) => done,
                        Some(Err(error)) => Err(fault(&error).into()),
                        None => Err(StoreError::Slow.into()),
                    };
                    if matches!(done, Err(PutError::Store(_))) {
                        // Makes the next attempt reopen the database.
                        library.0.connection.take();
                    }
                    done
                }
            }?;
            if let (Some(id), Some(channel)) = (changed, &library.0.channel) {
                // Fails only if the channel is closed.
                let _ = channel.post_message(&key(id));
            }
            Ok(done)
        })
    }
}

/// The result of a request.
type Answer = Pin<Box<dyn Future<Output = Result<Vec<Entry>, PutError>>>>;

async fn in_database(
    library: Library,
    request: Request,
) -> Result<Result<Vec<Entry>, PutError>, idb::Error> {
    let database = library.connection().await?;
    let writes = request.writes();
    let mode = if writes { TransactionMode::ReadWrite } else { TransactionMode::ReadOnly };
    let transaction = database.transaction(&[GAMES], mode)?;
    let games = transaction.object_store(GAMES)?;
    let id = request.id();
    let stored = games.get_all(id.map(|id| Query::from(key(id))), None)?.await?;
    let mut stored: Vec<Entry> = stored.iter().filter_map(read).collect();
    let Some(id) = id.filter(|_| writes) else { return Ok(Ok(stored)) };
    let after = match request.after(stored.pop()) {
        Ok(after) => after,
        Err(refused) => return Ok(Err(refused)),
    };
    match &after {
        Some(entry) => drop(games.put(&entry.to_text().into(), Some(&key(id)))?.await?),
        None => games.delete(Query::from(key(id)))?.await?,
    }
    // Data is stored only once committed; a full disk also shows up here.
    let committed = transaction.await?.is_committed();
    let done = after.into_iter().collect();
    Ok(if committed { Ok(done) } else { Err(StoreError::Full.into()) })
}

/// Games of the database, and those of local storage in place of earlier positions of the same games.
fn joined(mut games: Vec<Entry>, local: Vec<Entry>) -> Vec<Entry> {
    for entry in local {
        let About { id, revision, .. } = entry.about;
        if !games.iter().any(|other| other.about.id == id && other.about.revision > revision) {
            games.retain(|other| other.about.id != id);
            games.push(entry);
        }
    }
    games
}

/// The games in local storage.
///
/// # Errors
/// If there is no storage.
pub fn local_games() -> Result<Vec<Entry>, StoreError> {
    Ok(local_names()?.iter().filter_map(|name| local(name)).collect())
}

fn in_local(request: Request) -> Result<Vec<Entry>, PutError> {
    let Some(id) = request.id() else { return Ok(local_games()?) };
    let name = format!("{LOCAL}{id}");
    let writes = request.writes();
    let after = request.after(local(&name))?;
    if writes {
        match &after {
            Some(entry) => store::put(&name, &entry.to_text())?,
            None => store::remove(&name)?,
        }
    }
    Ok(after.into_iter().collect())
}

/// The keys under which local storage keeps games.
///
/// # Errors
/// If there is no storage.
pub fn local_names() -> Result<Vec<String>, StoreError> {
    store::names(LOCAL)
}

/// The game under a key of local storage.
#[must_use]
pub fn local(name: &str) -> Option<Entry> {
    entries(&store::get(name).ok().flatten()?).ok()?.into_iter().next()
}

#[cfg(test)]
mod tests;
