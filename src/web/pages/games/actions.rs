//! Actions on the games of the library: open, rename, duplicate, remove, restore, import and export.

use crate::engine::link::LinkError;
use crate::engine::link::envelope::uncover;
use crate::engine::record;
use crate::web::entropy::entropy;
use crate::web::games;
use crate::web::lesson::LessonProgress;
use crate::web::library::autosave::now;
use crate::web::library::backup::{Backup, joined};
use crate::web::library::database::PutError;
use crate::web::library::entry::{Entry, FileError, Found, found};
use crate::web::library::state::LibraryEvent;
use crate::web::notice::{Notice, Taken};
use crate::web::session::{Day, GameId, RecordProblem, Seating, Sentence};
use crate::web::settings::Settings;
use crate::web::share::{file_name, hand_out_text};
use crate::web::state::{Action, Ctx, GameCode, Import, Page};
use crate::web::store;
use crate::web::wait::{FOR_A_FILE, settled};
use core::future::Future;
use core::pin::Pin;
use gloo_timers::future::TimeoutFuture;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, FileList};

/// Longest record that the page reads, in bytes. A four-player game has some 100,000; command-line tools read longer
/// ones, but here nobody should have to wait.
const MAX_RECORD: usize = 1 << 20;

/// Opens a game at the table.
pub fn open(ctx: &Ctx, entry: &Rc<Entry>) {
    ctx.act(Action::Open(entry.clone()));
}

/// The code of the game with this name, fetched if necessary.
async fn code_of(name: &str) -> Result<GameCode, Notice> {
    let page = games::page(name).ok_or(Notice::UnknownGame)?;
    (page.fetch)().await.map_err(|_| Notice::PartMissing)
}

/// Runs an operation on the store and reports its result.
fn wait(ctx: &Ctx, work: Pin<Box<dyn Future<Output = Result<LibraryEvent, PutError>>>>) {
    let ctx = ctx.clone();
    spawn_local(async move {
        ctx.act(match work.await {
            Ok(news) => Action::Library(news),
            Err(PutError::Store(error)) => Action::Tell(Notice::Store(error)),
            Err(PutError::Overtaken(entry)) => {
                Action::Library(LibraryEvent::Stored(Rc::new(*entry)))
            }
        });
    });
}

/// Changes a game's title.
pub fn retitle(ctx: &Ctx, entry: &Entry, title: String) {
    let Some(library) = ctx.library.clone() else { return };
    let id = entry.about.id;
    let games = library.clone();
    wait(
        ctx,
        Box::pin(async move {
            match library.retitle(id, title).await? {
                Some(entry) => Ok(LibraryEvent::Stored(Rc::new(entry))),
                None => Ok(LibraryEvent::Games(games.all().await?)),
            }
        }),
    );
}

/// Removes a game from the library; it can be restored as long as the page offers it.
pub fn remove(ctx: &Ctx, entry: &Rc<Entry>) {
    let (Some(library), entry) = (ctx.library.clone(), entry.clone()) else { return };
    wait(
        ctx,
        Box::pin(async move {
            library.remove(entry.about.id).await?;
            Ok(LibraryEvent::Removed(entry))
        }),
    );
}

/// Restores the last removed game.
pub fn bring_back(ctx: &Ctx, entry: &Entry) {
    ctx.act(Action::Library(LibraryEvent::Forgotten));
    put(ctx, entry.clone());
}

/// Duplicates a game.
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
        Box::pin(
            async move { Ok(LibraryEvent::Stored(Rc::new(library.put(entry, follows).await?))) },
        ),
    );
}

/// Saves a game to a file.
pub fn save(ctx: &Ctx, entry: &Rc<Entry>) {
    let names = entry.players.iter().map(|player| player.name.as_str());
    let day = Day::on(entry.saved as f64);
    hand_out(ctx, file_name(&entry.game(), day, names), entry.to_text());
}

fn hand_out(ctx: &Ctx, name: String, text: String) {
    match &ctx.dispatch {
        Some(dispatch) => hand_out_text(format!("{name}.txt"), text, dispatch.clone()),
        None => ctx.act(Action::Tell(Notice::NoFile)),
    }
}

/// Saves a backup of all data stored on this device to one file: settings, names, lessons, medals and all games.
pub fn save_everything(ctx: &Ctx) {
    let Some(library) = ctx.library.clone() else { return };
    let ctx = ctx.clone();
    spawn_local(async move {
        let mut games = match library.all().await {
            Ok(games) => games,
            Err(error) => return ctx.act(Action::Tell(Notice::Store(error))),
        };
        games.sort_by_key(|entry| core::cmp::Reverse(entry.saved));
        // If nothing else can be read, the backup holds the games only.
        let mut text = Backup::of_store().unwrap_or_default().to_text();
        games.iter().for_each(|entry| text.push_str(&format!("\n{}", entry.to_text())));
        hand_out(&ctx, file_name("principality", Day::today(), []), text);
    });
}

/// Restores a backup's data except its games. Data that several devices can add to, such as lessons and medals, is
/// merged; settings and names are replaced.
fn restore(ctx: &Ctx, backup: &Backup) {
    let here = |name| store::get(name).ok().flatten().unwrap_or_default();
    for (name, text) in backup.iter() {
        if ![store::SETTINGS, store::TABLE, store::LESSONS].contains(&name) {
            // Without storage, the notice about the games says so.
            let _ = store::put(name, &joined(&here(name), text));
        }
    }
    let seating = backup.get(store::TABLE).map(Seating::of_text);
    let seating = seating.unwrap_or_else(|| Seating::of_text(&here(store::TABLE)));
    let brought = LessonProgress::of_text(backup.get(store::LESSONS).unwrap_or_default());
    let lessons = LessonProgress::of_text(&here(store::LESSONS)).joined(&brought);
    ctx.act(Action::Restored(Rc::new(seating), lessons));
    if let Some(settings) = backup.get(store::SETTINGS) {
        let restored = Settings::of_text(settings);
        ctx.set(move |settings| *settings = restored);
    }
}

/// Reads a pasted, dropped or loaded text: a link, a record, or a file of games.
///
/// # Errors
/// The fault of the text; nothing has changed then.
pub async fn read(ctx: &Ctx, text: &str) -> Result<(), Notice> {
    let mut imported = None;
    read_in(ctx, text, &mut imported).await?;
    tell(ctx, imported);
    Ok(())
}

/// Shows the library and the notice on imported games, if there were any.
fn tell(ctx: &Ctx, imported: Option<Notice>) {
    if let Some(notice) = imported {
        ctx.act(Action::Go(Page::Games));
        ctx.act(Action::Tell(notice));
    }
}

/// Reads a text, and adds the games that it brings to the notice on those `imported` before.
async fn read_in(ctx: &Ctx, text: &str, imported: &mut Option<Notice>) -> Result<(), Notice> {
    let mut add = |is_backup: bool, taken: Taken| {
        let (was_backup, before) = match imported.take() {
            Some(Notice::Restored(before)) => (true, before),
            Some(Notice::Taken(before)) => (false, before),
            _ => (false, Taken::default()),
        };
        let sum = before.and(taken);
        let is_backup = is_backup || was_backup;
        *imported = Some(if is_backup { Notice::Restored(sum) } else { Notice::Taken(sum) });
    };
    match found(text).map_err(Notice::File)? {
        Found::Games(games) => add(false, take_in(ctx, games).await?),
        Found::Everything(backup, games) => {
            restore(ctx, &backup);
            add(true, take_in(ctx, games).await?);
        }
        Found::Record => {
            let text = text.trim_start_matches('\u{feff}').trim_start();
            let game = game_of_record(text)?;
            let code = code_of(game).await?;
            let read = (code.read_record)(text);
            ctx.act(Action::Arrived(read.map_err(|problem| Notice::Record(Some(game), problem))?));
        }
        Found::Damaged => return Err(Notice::Damaged(None)),
        Found::Day(day) => ctx.act(Action::Day(day)),
        Found::Link => ctx.act(Action::Link(text.to_owned())),
        Found::Nothing => return Err(Notice::Foreign),
    }
    Ok(())
}

/// The game of a record that is short enough to be read here.
///
/// # Errors
/// If it is too long, or its game is unknown.
fn game_of_record(text: &str) -> Result<&'static str, Notice> {
    let game = record::game_of(text);
    let known = game.as_deref().and_then(games::page).map(|game| game.name);
    if text.len() > MAX_RECORD {
        return Err(Notice::Record(known, RecordProblem::TooLong));
    }
    match (known, game) {
        (Some(game), _) => Ok(game),
        (None, Some(_)) => Err(Notice::UnknownGame),
        (None, None) => Err(Notice::Record(None, RecordProblem::Foreign)),
    }
}

/// Imports games into the library, pausing between them to keep the page responsive.
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
            Ok(entry) => ctx.act(Action::Library(LibraryEvent::Stored(Rc::new(entry)))),
            Err(PutError::Store(error)) => return Err(Notice::Store(error)),
            Err(PutError::Overtaken(_)) => {}
        }
        taken.new += 1;
    }
    Ok(taken)
}

/// An imported game with its metadata recomputed by its rules; a game that only another version can open is kept
/// unchanged.
async fn tried(entry: Entry) -> Result<Entry, Notice> {
    let code = code_of(game_of_entry(&entry)?).await?;
    match (code.reopen)(&entry) {
        Ok(session) => Ok(entry.updated_from(&session)),
        Err(error) => kept_or_not(entry, error),
    }
}

/// The game that an entry is of.
///
/// # Errors
/// If it can't be read, or is unknown.
fn game_of_entry(entry: &Entry) -> Result<&'static str, Notice> {
    let known = games::page(&entry.game()).map(|game| game.name);
    let is_damaged =
        || matches!(uncover(&entry.text), Err(LinkError::Damaged | LinkError::Foreign));
    known.ok_or_else(|| if is_damaged() { Notice::Damaged(None) } else { Notice::UnknownGame })
}

/// An entry that this version can't open, kept if another version can.
///
/// # Errors
/// If none can.
fn kept_or_not(entry: Entry, error: LinkError<Sentence>) -> Result<Entry, Notice> {
    match error {
        LinkError::NewerRules(_) | LinkError::OlderRules(_) | LinkError::NewerFormat(_) => {
            Ok(entry)
        }
        LinkError::Damaged | LinkError::Foreign | LinkError::Contents(_) => {
            Err(Notice::Damaged(games::page(&entry.game()).map(|game| game.name)))
        }
        error => Err(Notice::Link(error)),
    }
}

/// The files of a list; they stay readable when the browser empties the list after its event.
pub fn in_list(files: &FileList) -> Vec<File> {
    (0..files.length()).filter_map(|index| files.get(index)).collect()
}

/// Reads dropped or pasted files or text, and reports errors.
pub fn hand_in(ctx: &Ctx, what: Import) {
    let ctx = ctx.clone();
    spawn_local(async move {
        let done = match what {
            Import::Text(text) => read(&ctx, &text).await,
            Import::Files(files) => read_files(&ctx, &files).await,
        };
        if let Err(notice) = done {
            ctx.act(Action::Tell(notice));
        }
    });
}

/// Reads chosen or dropped files, one after the other.
///
/// # Errors
/// The fault of the first unreadable file.
pub async fn read_files(ctx: &Ctx, files: &[File]) -> Result<(), Notice> {
    let mut imported = None;
    for file in files {
        // A file far larger than any game is not even loaded.
        if file.size() > crate::web::library::entry::MAX_FILE as f64 {
            return Err(Notice::File(FileError::TooLong));
        }
        let text = settled(FOR_A_FILE, file.text()).await.ok().and_then(|text| text.as_string());
        read_in(ctx, &text.ok_or(Notice::NoFile)?, &mut imported).await?;
    }
    tell(ctx, imported);
    Ok(())
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::web::session::{Session, WebGame};
    use crate::web::tests::imports::forms;
    use crate::web::words::Language;
    use crate::web::words::tests::real;

    /// The notice for a text that can't be opened; `G` is the game whose part reads it.
    fn said<G: WebGame>(text: &str) -> Option<Notice> {
        let read = match found(text).map_err(Notice::File) {
            Ok(Found::Games(games)) => games.into_iter().try_for_each(|entry| {
                if game_of_entry(&entry)? != G::NAME {
                    return Ok(());
                }
                let opened = Session::<G>::reopen(&entry.text, entry.about, entry.colours);
                opened.err().map_or(Ok(()), |error| kept_or_not(entry, error).map(drop))
            }),
            Ok(Found::Record) => game_of_record(text).and_then(|game| {
                let problem = Session::<G>::read_record(text).err();
                problem.map_or(Ok(()), |problem| Err(Notice::Record(Some(game), problem)))
            }),
            Ok(Found::Damaged) => Err(Notice::Damaged(None)),
            Ok(Found::Nothing) => Err(Notice::Foreign),
            Ok(Found::Everything(..) | Found::Link | Found::Day(_)) => Ok(()),
            Err(notice) => Err(notice),
        };
        read.err()
    }

    fn a_damaged_game_is_named<G: WebGame>() {
        let forms: [String; 4] = forms::<G>().try_into().unwrap();
        let [file, text, json, _] = forms;
        assert_eq!([&file, &text, &json].map(|form| said::<G>(form)), [None, None, None]);
        let damaged = Notice::Damaged(Some(G::NAME));
        let middle = file.find("\ngame ").unwrap() + 40;
        for broken in [
            file[..file.find("\n\n").unwrap() - 3].to_owned(),
            format!("{}{}", &file[..middle], &file[middle + 1..]),
            format!("{}AAAA{}", &file[..middle], &file[middle..]),
        ] {
            assert_eq!(said::<G>(&broken), Some(damaged.clone()), "{broken}");
        }
        let without = &file[..=file.find("\ngame ").unwrap()];
        assert!(matches!(said::<G>(without), Some(Notice::Damaged(_))), "{without}");
        let other_name = file.replace(&format!("{}.g1", G::NAME), "xyz.g1");
        assert_eq!(said::<G>(&other_name), Some(Notice::Damaged(None)));
        let record = |problem| Some(Notice::Record(Some(G::NAME), problem));
        assert_eq!(said::<G>(&text.replacen("\n0 ", "\n9 ", 1)), record(RecordProblem::Differs));
        assert_eq!(said::<G>(&json[..json.len() / 2]), record(RecordProblem::Foreign));
        let long = json + &" ".repeat(MAX_RECORD);
        assert_eq!(game_of_record(&long).err(), record(RecordProblem::TooLong));
        for language in Language::ALL {
            let words = real(language);
            let name = words.t(&format!("game-{}", G::NAME));
            for notice in [damaged.clone(), Notice::Record(Some(G::NAME), RecordProblem::Differs)] {
                assert!(notice.text(&words).starts_with(&format!("{name}: ")), "{notice:?}");
            }
        }
    }

    macro_rules! each {
        ([$($game:ty),*]) => { $(a_damaged_game_is_named::<$game>();)* };
    }

    #[test]
    fn a_damaged_game_of_any_kind_is_named() {
        crate::games!(each);
    }

    #[test]
    fn what_is_none_of_ours_is_not_taken_for_a_damaged_link() {
        use crate::games::dice::Dice as Any;
        for foreign in
            ["", "Dear diary, no. 3", "{\"name\": \"principality\"}", "[1]", "PK\u{3}\u{4}\u{fffd}"]
        {
            assert_eq!(said::<Any>(foreign), Some(Notice::Foreign), "{foreign}");
        }
        let large = "x".repeat(crate::web::library::entry::MAX_FILE + 1);
        assert_eq!(said::<Any>(&large), Some(Notice::File(FileError::TooLong)));
        assert_eq!(said::<Any>(&"Dear diary. ".repeat(10_000)), Some(Notice::Foreign));
        for language in Language::ALL {
            let words = real(language);
            for notice in [
                Notice::Foreign,
                Notice::File(FileError::TooLong),
                Notice::File(FileError::TooMany),
            ] {
                let text = notice.text(&words);
                assert!(text.len() > 40 && !text.contains("file-"), "{text}");
            }
        }
    }
}
