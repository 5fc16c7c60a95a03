//! What can be done with the games of the library: opened, renamed, doubled, taken out, brought
//! back, taken in from files and handed out as files.

use crate::engine::link::LinkError;
use crate::engine::record;
use crate::web::entropy::entropy;
use crate::web::games;
use crate::web::lesson::Kept;
use crate::web::library::autosave::now;
use crate::web::library::backup::{Backup, joined};
use crate::web::library::database::PutError;
use crate::web::library::entry::{Entry, Found, found};
use crate::web::library::state::News;
use crate::web::notice::{Notice, Taken};
use crate::web::session::{GameId, RecordProblem, Seating};
use crate::web::settings::Settings;
use crate::web::share::download;
use crate::web::state::{Ctx, Do, GameCode, HandedIn, Page};
use crate::web::store;
use core::future::Future;
use core::pin::Pin;
use gloo_timers::future::TimeoutFuture;
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, FileList};

/// The longest record that the page reads, in bytes. A whole game for four has some 100,000; tools
/// read longer ones, but here nobody should wait.
const MAX_RECORD: usize = 1 << 20;

/// Lays a game on the table.
pub fn open(ctx: &Ctx, entry: &Rc<Entry>) {
    ctx.act(Do::Open(entry.clone()));
}

/// What can be called of the game of this name, fetched if need be.
async fn code_of(name: &str) -> Result<GameCode, Notice> {
    let page = games::page(name).ok_or(Notice::UnknownGame)?;
    (page.fetch)().await.map_err(|_| Notice::PartMissing)
}

/// Does something that takes the store a moment, and tells what came of it.
fn wait(ctx: &Ctx, work: Pin<Box<dyn Future<Output = Result<News, PutError>>>>) {
    let ctx = ctx.clone();
    spawn_local(async move {
        ctx.act(match work.await {
            Ok(news) => Do::Library(news),
            Err(PutError::Store(error)) => Do::Tell(Notice::Store(error)),
            Err(PutError::Overtaken(entry)) => Do::Library(News::Stored(Rc::new(*entry))),
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
    ctx.act(Do::Library(News::Forgotten));
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

/// Hands everything out as one file that this device keeps: settings, names, lessons, medals and all games.
pub fn save_everything(ctx: &Ctx) {
    let Some(library) = ctx.library.clone() else { return };
    let ctx = ctx.clone();
    spawn_local(async move {
        let mut games = match library.all().await {
            Ok(games) => games,
            Err(PutError::Store(error)) => return ctx.act(Do::Tell(Notice::Store(error))),
            Err(PutError::Overtaken(_)) => return,
        };
        games.sort_by_key(|entry| core::cmp::Reverse(entry.saved));
        // Where nothing else is kept, the games are all there is.
        let mut text = Backup::of_store().unwrap_or_default().to_text();
        games.iter().for_each(|entry| text.push_str(&format!("\n{}", entry.to_text())));
        if download("principality.txt", &text).is_err() {
            ctx.act(Do::Tell(Notice::NoFile));
        }
    });
}

/// Puts back what stands in a backup beside the games. What several devices may have of, such as lessons and
/// medals, is joined; settings and names are the backup's.
fn restore(ctx: &Ctx, backup: &Backup) {
    let here = |name| store::get(name).ok().flatten().unwrap_or_default();
    for (name, text) in backup.iter() {
        if ![store::SETTINGS, store::TABLE, store::LESSONS].contains(&name) {
            // Where the browser keeps nothing, the games' own notice says so.
            let _ = store::put(name, &joined(&here(name), text));
        }
    }
    let seating = backup.get(store::TABLE).map(Seating::of_text);
    let seating = seating.unwrap_or_else(|| Seating::of_text(&here(store::TABLE)));
    let brought = Kept::of_text(backup.get(store::LESSONS).unwrap_or_default());
    let lessons = Kept::of_text(&here(store::LESSONS)).joined(&brought);
    ctx.act(Do::Restored(Rc::new(seating), lessons));
    if let Some(settings) = backup.get(store::SETTINGS) {
        ctx.act(Do::Settings(Settings::of_text(settings)));
    }
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
        Found::Everything(backup, games) => {
            restore(ctx, &backup);
            let taken = take_in(ctx, games).await?;
            ctx.act(Do::Go(Page::Games));
            ctx.act(Do::Tell(Notice::Restored(taken)));
        }
        Found::Record => {
            let text = text.trim_start_matches('\u{feff}').trim_start();
            if text.len() > MAX_RECORD {
                return Err(Notice::Record(RecordProblem::TooLong));
            }
            let game = record::game_of(text).ok_or(Notice::Record(RecordProblem::Foreign))?;
            let code = code_of(&game).await?;
            ctx.act(Do::Arrived((code.read_record)(text).map_err(Notice::Record)?));
        }
        Found::Other => ctx.act(Do::Link(text.to_owned())),
    }
    Ok(())
}

/// Takes games into the library, with a breath between them so that the page stays alive.
async fn take_in(ctx: &Ctx, games: Vec<Entry>) -> Result<Taken, Notice> {
    let mut taken = Taken::default();
    let Some(library) = ctx.library.clone() else { return Ok(taken) };
    let single = games.len() == 1;
    for entry in games {
        TimeoutFuture::new(0).await;
        let mut entry = match tried(entry).await {
            Ok(entry) => entry,
            Err(notice) if single => return Err(notice),
            Err(_) => {
                taken.unread += 1;
                continue;
            }
        };
        let here = library.get(entry.about.id).await.ok().flatten();
        if here.as_ref().is_some_and(|here| here.text == entry.text) {
            taken.known += 1;
            continue;
        }
        if here.is_some() || !entry.about.id.is_some() {
            entry.about.id = new_id();
        }
        entry.about.revision = 0;
        entry.saved = if entry.saved == 0 { now() } else { entry.saved.min(now()) };
        match library.put(entry, 0).await {
            Ok(entry) => ctx.act(Do::Library(News::Stored(Rc::new(entry)))),
            Err(PutError::Store(error)) => return Err(Notice::Store(error)),
            Err(PutError::Overtaken(_)) => {}
        }
        taken.new += 1;
    }
    Ok(taken)
}

/// A game as it is told by its own rules; what another version can open is worth keeping as it is.
async fn tried(entry: Entry) -> Result<Entry, Notice> {
    let code = code_of(&entry.game()).await?;
    match (code.reopen)(&entry) {
        Ok(session) => Ok(entry.told_by(&session)),
        Err(LinkError::NewerRules(_) | LinkError::OlderRules(_) | LinkError::NewerFormat(_)) => {
            Ok(entry)
        }
        Err(error) => Err(Notice::Link(error)),
    }
}

/// The files of a list; they stay readable when the browser empties the list after its event.
pub fn in_list(files: &FileList) -> Vec<File> {
    (0..files.length()).filter_map(|index| files.get(index)).collect()
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
