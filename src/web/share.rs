//! Sharing: links to the clipboard or other apps, games and pictures to files.

mod film;
mod picture;

use crate::engine::link::handed_out;
use crate::engine::seat::Seat;
use crate::web::library::entry::Entry;
use crate::web::notice::Notice;
use crate::web::session::{AnySession, Day};
use crate::web::state::{Action, Dispatch};
use crate::web::wait::settled;
use gloo_events::EventListener;
use js_sys::{Array, Reflect};
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, Document, File, FilePropertyBag, HtmlAnchorElement, ShareData, Url,
};

pub use film::{EACH, LAST, ending, kind, recorded};
pub use picture::{addressed, empty_canvas};

/// Most milliseconds until the browser has copied a text.
const PATIENCE: u32 = 5_000;

/// This page's address with a text behind its `#`, for sharing.
#[must_use]
pub fn address_of(text: &str) -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let page = href.unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    handed_out(format!("{page}#{text}"))
}

/// Copies a text and shows whether that worked.
pub fn copy(text: String, dispatch: Dispatch) {
    spawn_local(async move {
        let done = write(&text).await.is_ok();
        dispatch.dispatch(Action::Tell(if done { Notice::Copied } else { Notice::NotCopied }));
    });
}

async fn write(text: &str) -> Result<(), JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    // Pages without a secure origin have no clipboard.
    if Reflect::get(&navigator, &"clipboard".into())?.is_undefined() {
        return Err(JsValue::NULL);
    }
    settled(PATIENCE, navigator.clipboard().write_text(text)).await.map(drop)
}

/// An open share sheet, until it settles or the page comes back into sight; browsers allow one at a time.
struct Sheet(u32);

thread_local! {
    /// Number of the open sheet, and of the last one.
    static SHEETS: Cell<(Option<u32>, u32)> = const { Cell::new((None, 0)) };
}

impl Sheet {
    /// The next sheet; `None` while another one is open.
    fn open() -> Option<Sheet> {
        let (open, last) = SHEETS.get();
        if open.is_some() {
            return None;
        }
        if last == 0 {
            release_when_seen();
        }
        SHEETS.set((Some(last + 1), last + 1));
        Some(Sheet(last + 1))
    }
}

impl Drop for Sheet {
    fn drop(&mut self) {
        let (open, last) = SHEETS.get();
        SHEETS.set((open.filter(|open| *open != self.0), last));
    }
}

/// Releases sheets that never settle when the page comes back into sight.
fn release_when_seen() {
    let Ok(document) = document() else { return };
    let seen = document.clone();
    EventListener::new(&document, "visibilitychange", move |_| {
        if !seen.hidden() {
            SHEETS.set((None, SHEETS.get().1));
        }
    })
    .forget();
}

/// Offers a link to other apps; copies it if the browser has no share sheet.
pub fn share(title: &str, link: String, dispatch: Dispatch) {
    let navigator = web_sys::window().map(|window| window.navigator());
    let can = |navigator: &web_sys::Navigator| {
        Reflect::get(navigator, &"share".into()).is_ok_and(|share| share.is_function())
    };
    let Some(navigator) = navigator.filter(can) else {
        copy(link, dispatch);
        return;
    };
    let Some(sheet) = Sheet::open() else { return };
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(&link);
    let sharing = navigator.share_with_data(&data);
    spawn_local(async move {
        let shared = JsFuture::from(sharing).await;
        drop(sheet);
        // Cancelling is no error; after any other failure the link is copied.
        if let Err(error) = shared
            && !given_up(&error)
        {
            copy(link, dispatch);
        }
    });
}

/// Saves a text as a file: as a download, or by the share sheet where a download would replace the app and leave no way
/// back.
pub fn hand_out_text(file: String, text: String, dispatch: Dispatch) {
    spawn_local(async move {
        let done = async {
            let blob = blob(text, TEXT)?;
            let offered = match is_ios_app() {
                true => shared_file(&blob, &file, TEXT, &file).await,
                false => Offered::Impossible,
            };
            or_save(offered, &file, &blob, &dispatch)
        };
        if done.await.is_err() {
            dispatch.dispatch(Action::Tell(Notice::NoFile));
        }
    });
}

/// MIME type of text files.
const TEXT: &str = "text/plain";

/// True if the page was opened from the home screen of an iPhone or iPad. Only WebKit has `navigator.standalone`.
fn is_ios_app() -> bool {
    let Some(window) = web_sys::window() else { return false };
    let said = Reflect::get(&window.navigator(), &"standalone".into()).ok();
    let Some(said) = said.and_then(|said| said.as_bool()) else { return false };
    let mode = window.match_media("(display-mode: standalone)").ok().flatten();
    said || mode.is_some_and(|mode| mode.matches())
}

fn document() -> Result<Document, JsValue> {
    web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)
}

/// Downloads data as a file.
fn save(file: &str, blob: &Blob) -> Result<(), JsValue> {
    let document = document()?;
    let address = Url::create_object_url_with_blob(blob)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(file);
    anchor.click();
    // Revoked later, because some browsers start reading the data only after the click.
    gloo_timers::callback::Timeout::new(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}

/// Shares a drawing of this size as a PNG image, or downloads it; as the drawing itself, with a notice, where the browser
/// falsifies what pages read from a canvas.
pub fn hand_out_picture(
    drawing: String,
    size: (u32, u32),
    file: String,
    title: String,
    dispatch: Dispatch,
) {
    spawn_local(async move {
        let done = async {
            let (picture, file, kind) = match picture::painted(&drawing, size).await? {
                Some(picture) => (picture, file, picture::PNG),
                None => {
                    dispatch.dispatch(Action::Tell(Notice::PictureFalsified));
                    let file = format!("{}.svg", file.trim_end_matches(".png"));
                    (blob(drawing, picture::SVG)?, file, picture::SVG)
                }
            };
            let offered = shared_file(&picture, &file, kind, &title).await;
            or_save(offered, &file, &picture, &dispatch)
        };
        if done.await.is_err() {
            dispatch.dispatch(Action::Tell(Notice::NoFile));
        }
    });
}

/// Shares a film, or downloads it.
pub fn hand_out_film(film: Blob, file: String, title: String, dispatch: Dispatch) {
    spawn_local(async move {
        let offered = shared_file(&film, &file, &film.type_(), &title).await;
        if or_save(offered, &file, &film, &dispatch).is_err() {
            dispatch.dispatch(Action::Tell(Notice::NoFile));
        }
    });
}

/// A text as a file's content.
fn blob(text: String, mime: &str) -> Result<Blob, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)
}

/// Outcome of offering a file to other apps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Offered {
    /// Shared or cancelled, or another share sheet is open.
    Done,
    /// The browser refused, as it does when the touch was too long ago.
    Refused,
    /// The browser can't share it.
    Impossible,
}

/// Downloads what was not offered to other apps. Where a download would replace the app, a refused share is asked for
/// once more instead.
fn or_save(
    offered: Offered,
    file: &str,
    content: &Blob,
    dispatch: &Dispatch,
) -> Result<(), JsValue> {
    match offered {
        Offered::Done => {}
        Offered::Refused if is_ios_app() => dispatch.dispatch(Action::Tell(Notice::ShareAgain)),
        Offered::Refused | Offered::Impossible => save(file, content)?,
    }
    Ok(())
}

/// Offers a file to other apps.
async fn shared_file(content: &Blob, name: &str, kind: &str, title: &str) -> Offered {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else {
        return Offered::Impossible;
    };
    let options = FilePropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(content);
    let file = File::new_with_blob_sequence_and_options(&parts, name, &options);
    let Ok(file) = file else { return Offered::Impossible };
    let data = ShareData::new();
    data.set_title(title);
    if Reflect::set(&data, &"files".into(), &Array::of1(&file)) != Ok(true) {
        return Offered::Impossible;
    }
    let can = Reflect::get(&navigator, &"canShare".into()).ok();
    let can = can.and_then(|can| can.dyn_into::<js_sys::Function>().ok());
    let can = can.and_then(|can| can.call1(&navigator, &data).ok());
    if can.and_then(|can| can.as_bool()) != Some(true) {
        return Offered::Impossible;
    }
    let Some(sheet) = Sheet::open() else { return Offered::Done };
    let shared = JsFuture::from(navigator.share_with_data(&data)).await;
    drop(sheet);
    match shared {
        Err(error) if !given_up(&error) => Offered::Refused,
        _ => Offered::Done,
    }
}

/// True if the user cancelled, which is no error, or an earlier share sheet is still open.
fn given_up(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    name.is_some_and(|name| ["AbortError", "InvalidStateError"].contains(&name.as_str()))
}

/// Most characters of player names in a file name.
const MOST_OF_NAMES: usize = 40;

/// A game's file name without extension: game, day and names, as `GAME-2026-11-25-Anna-Benno`.
#[must_use]
pub fn file_name<'a>(game: &str, day: Day, names: impl IntoIterator<Item = &'a str>) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
    let names: String = names.join("-").chars().take(MOST_OF_NAMES).map(plain).collect();
    format!("{game}-{day}-{names}").trim_end_matches('-').to_owned()
}

/// The file name of the game in progress, without extension.
#[must_use]
pub fn file_of(session: &AnySession) -> String {
    let names = Seat::first(session.seats()).map(|seat| session.roster().name(seat));
    file_name(session.game(), Day::today(), names)
}

/// Saves a game to a file and shows errors.
pub fn save_to_file(session: &AnySession, dispatch: &Dispatch) {
    match Entry::of_session(session) {
        Ok(entry) => {
            let file = format!("{}.txt", file_of(session));
            hand_out_text(file, entry.to_text(), dispatch.clone());
        }
        Err(error) => dispatch.dispatch(Action::Tell(Notice::Write(error))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_by_game_day_and_names() {
        let day = "2026-11-25".parse().unwrap();
        let named = |names: &[&str]| file_name("tiny", day, names.iter().copied());
        assert_eq!(named(&["Anna", "", "Jörg B."]), "tiny-2026-11-25-Anna-Jörg-B");
        assert_eq!(named(&["", ""]), "tiny-2026-11-25");
        assert_eq!(named(&["a/b:c"]), "tiny-2026-11-25-a-b-c");
        assert!(named(&["x".repeat(90).as_str()]).len() < 70);
    }
}
