//! What can be done with the games of the library: opened, renamed, doubled, taken out, brought
//! back, taken in from files and handed out as files.

use crate::engine::codec::{self, LinkError};
use crate::games::burgundy::Burgundy;
use crate::web::entropy::entropy;
use crate::web::library::database::PutError;
use crate::web::library::entry::{Entry, Found, GameId, found};
use crate::web::library::keeper::now;
use crate::web::library::record;
use crate::web::library::shelf::News;
use crate::web::notice::Notice;
use crate::web::share::download;
use crate::web::state::{Ctx, Do, Over, Page};
use crate::web::store::COLOURS;
use core::future::Future;
use core::pin::Pin;
use gloo_timers::future::TimeoutFuture;
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, FileList};

/// Lays a game on the table.
pub fn lay(ctx: &Ctx, entry: &Rc<Entry>) {
    ctx.act(match entry.open() {
        Ok(session) => Do::Lay(session),
        Err(error) => Do::Tell(Notice::Kept(error)),
    });
}

/// Does something that takes the store a moment, and tells what came of it.
fn wait(ctx: &Ctx, work: Pin<Box<dyn Future<Output = Result<News, PutError>>>>) {
    let ctx = ctx.clone();
    spawn_local(async move {
        ctx.act(match work.await {
            Ok(news) => Do::Shelf(news),
            Err(PutError::Store(error)) => Do::Tell(Notice::Store(error)),
            Err(PutError::Overtaken(entry)) => Do::Shelf(News::Stored(Rc::new(*entry))),
        });
    });
}

/// Gives a game another title.
pub fn retitle(ctx: &Ctx, entry: &Entry, title: String) {
    let Some(library) = ctx.library.clone() else { return };
    let id = entry.about.id;
    let games = library.clone();
    wait(
        ctx,
        Box::pin(async move {
            match library.retitle(id, title).await? {
                Some(entry) => Ok(News::Stored(Rc::new(entry))),
                None => Ok(News::Games(games.all().await?)),
            }
        }),
    );
}

/// Takes a game out of the library; it can be brought back as long as the page says so.
pub fn remove(ctx: &Ctx, entry: &Rc<Entry>) {
    let (Some(library), entry) = (ctx.library.clone(), entry.clone()) else { return };
    wait(
        ctx,
        Box::pin(async move {
            library.remove(entry.about.id).await?;
            Ok(News::Removed(entry))
        }),
    );
}

/// Brings the game back that was taken out last.
pub fn bring_back(ctx: &Ctx, entry: &Entry) {
    ctx.act(Do::Shelf(News::Forgotten));
    put(ctx, entry.clone());
}

/// Makes a game of its own that is played the same way so far.
pub fn double(ctx: &Ctx, entry: &Rc<Entry>) {
    let mut entry = Entry::clone(entry);
    (entry.about.id, entry.about.revision, entry.saved) = (new_id(), 0, now());
    put(ctx, entry);
}

fn new_id() -> GameId {
    GameId(entropy().max(1))
}

fn put(ctx: &Ctx, entry: Entry) {
    let Some(library) = ctx.library.clone() else { return };
    let follows = entry.about.revision;
    wait(
        ctx,
        Box::pin(async move { Ok(News::Stored(Rc::new(library.put(entry, follows).await?))) }),
    );
}

/// Hands games out as one file.
pub fn save(ctx: &Ctx, name: &str, games: &[Rc<Entry>]) {
    let text: Vec<String> = games.iter().map(|entry| entry.to_text()).collect();
    if download(&format!("{name}.txt"), &text.join("\n")).is_err() {
        ctx.act(Do::Tell(Notice::NoFile));
    }
}

/// What became of the games of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Taken {
    /// New in the library.
    pub new: u32,
    /// There already, played just as far.
    pub known: u32,
    /// No games that can be read here.
    pub unread: u32,
}

/// Reads a text that was pasted, dropped or loaded: a link, a record, or a file of games.
///
/// # Errors
/// What is wrong with it; nothing has changed then.
pub async fn read(ctx: &Ctx, text: &str) -> Result<(), Notice> {
    match found(text).map_err(|_| Notice::Link(LinkError::TooLong))? {
        Found::Games(games) => {
            let taken = take_in(ctx, games).await?;
            ctx.act(Do::Go(Page::Games));
            ctx.act(Do::Tell(Notice::Taken(taken)));
        }
        Found::Record => {
            let session = record::read(text).map_err(Notice::Record)?;
            ctx.act(Do::Show(Over::Arrived(session)));
        }
        Found::Other => {
            let opened = codec::open::<Burgundy>(text).map_err(Notice::Link)?;
            ctx.act(Do::Opened(Box::new(opened), COLOURS));
        }
    }
    Ok(())
}

/// Takes games into the library, with a breath between them so that the page stays alive.
async fn take_in(ctx: &Ctx, games: Vec<Entry>) -> Result<Taken, Notice> {
    let mut taken = Taken::default();
    let Some(library) = ctx.library.clone() else { return Ok(taken) };
    let alone = games.len() == 1;
    for entry in games {
        TimeoutFuture::new(0).await;
        match entry.open() {
            // What another version can open is worth keeping.
            Ok(_)
            | Err(
                LinkError::NewerRules(_) | LinkError::OlderRules(_) | LinkError::NewerFormat(_),
            ) => {}
            Err(error) if alone => return Err(Notice::Link(error)),
            Err(_) => {
                taken.unread += 1;
                continue;
            }
        }
        let mut entry = entry.retold();
        let here = library.get(entry.about.id).await.ok().flatten();
        if here.as_ref().is_some_and(|here| here.game == entry.game) {
            taken.known += 1;
            continue;
        }
        if here.is_some() || !entry.about.id.is_some() {
            entry.about.id = new_id();
        }
        entry.about.revision = 0;
        entry.saved = if entry.saved == 0 { now() } else { entry.saved.min(now()) };
        match library.put(entry, 0).await {
            Ok(entry) => ctx.act(Do::Shelf(News::Stored(Rc::new(entry)))),
            Err(PutError::Store(error)) => return Err(Notice::Store(error)),
            Err(PutError::Overtaken(_)) => {}
        }
        taken.new += 1;
    }
    Ok(taken)
}

/// The files of a list; they stay readable when the browser empties the list after its event.
pub fn in_list(files: &FileList) -> Vec<File> {
    (0..files.length()).filter_map(|index| files.get(index)).collect()
}

/// What was dropped or pasted on the page.
#[derive(Debug, Clone)]
pub enum HandedIn {
    /// A text.
    Text(String),
    /// Files.
    Files(Vec<File>),
}

/// Reads what was dropped or pasted on the page, and tells what is wrong with it.
pub fn hand_in(ctx: &Ctx, what: HandedIn) {
    let ctx = ctx.clone();
    spawn_local(async move {
        let done = match what {
            HandedIn::Text(text) => read(&ctx, &text).await,
            HandedIn::Files(files) => read_files(&ctx, &files).await,
        };
        if let Err(notice) = done {
            ctx.act(Do::Tell(notice));
        }
    });
}

/// Reads files that were chosen or dropped, one after the other.
///
/// # Errors
/// What is wrong with the first that can't be read.
pub async fn read_files(ctx: &Ctx, files: &[File]) -> Result<(), Notice> {
    for file in files {
        // A file far longer than any game is not even loaded.
        if file.size() > crate::web::library::entry::MAX_FILE as f64 {
            return Err(Notice::Link(LinkError::TooLong));
        }
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        read(ctx, &text.ok_or(Notice::NoFile)?).await?;
    }
    Ok(())
}
