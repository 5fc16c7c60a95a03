//! Styles and symbols not needed by the home page: those shared by all games and pages, and each game's own.
//!
//! They are fetched with the code that needs them. A game's styles are enabled only while it is shown, so that no game
//! affects another one or the home page.

use crate::web::state::FetchError;
use crate::web::wait::{FOR_A_FILE, settled};
use crate::web::words::text_at;
use core::future::Future;
use futures_util::future::join;
use gloo_events::EventListener;
use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{Document, Element};

/// Style sheets (`css/<name>.css`) shared by all pages but the first, in the order in which they apply.
const SHARED: [&str; 11] = [
    "art", "table", "score", "pages", "before", "results", "players", "analysis", "feel", "lesson",
    "large",
];
/// Symbols (`symbols/<name>.svg`) shared by games.
const PIECES: &str = "pieces";
/// Attribute with the name of a style sheet's file.
const SHEET: &str = "data-sheet";
/// Attribute of style sheets that have loaded.
const HERE: &str = "data-here";
/// Attribute with the game whose styles a sheet holds.
const STYLES_OF: &str = "data-styles";
/// Media query that disables a sheet.
const NOWHERE: &str = "not all";

/// Order in which several files are fetched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// All at once: the user is waiting for them.
    AtOnce,
    /// One after the other: nobody is waiting, and the page is never busy for longer than one file takes.
    InTurn,
}

impl Pace {
    /// Runs both fetches.
    pub async fn both<A, B>(
        self,
        first: impl Future<Output = A>,
        second: impl Future<Output = B>,
    ) -> (A, B) {
        match self {
            Pace::AtOnce => join(first, second).await,
            Pace::InTurn => (first.await, second.await),
        }
    }
}

/// Enables the styles of this game; with `alone`, disables those of all others.
pub fn show(game: Option<&str>, alone: bool) {
    let document = web_sys::window().and_then(|window| window.document());
    let sheets = document.and_then(|d| d.query_selector_all(&format!("link[{STYLES_OF}]")).ok());
    let Some(sheets) = sheets else { return };
    for sheet in (0..sheets.length()).filter_map(|place| sheets.item(place)) {
        let Some(sheet) = sheet.dyn_ref::<Element>() else { continue };
        let shown = sheet.get_attribute(STYLES_OF).as_deref() == game;
        if shown || alone {
            // Setting an attribute with a valid name does not fail.
            let _ = sheet.set_attribute("media", if shown { "all" } else { NOWHERE });
        }
    }
}

/// Fetches the styles and symbols shared by all pages but the first, each file once.
///
/// # Errors
/// If a file does not arrive.
pub async fn fetch_shared(pace: Pace) -> Result<(), FetchError> {
    let document = document()?;
    let (sheets, symbols) = pace.both(sheets(&document, pace), symbols(&document, PIECES)).await;
    sheets.and(symbols).map_err(|_| FetchError)
}

async fn sheets(document: &Document, pace: Pace) -> Result<(), JsValue> {
    if pace == Pace::InTurn {
        for name in SHARED {
            styles(document, name, None).await?;
        }
        return Ok(());
    }
    let sheet = |name| {
        let document = document.clone();
        future_to_promise(async move {
            styles(&document, name, None).await.map(|()| JsValue::UNDEFINED)
        })
    };
    let all = Promise::all(&SHARED.into_iter().map(sheet).collect::<Array>());
    JsFuture::from(all).await.map(drop)
}

/// Fetches a game's styles (`css/<game>.css`) and symbols (`symbols/<game>.svg`), each once.
///
/// # Errors
/// If a file does not arrive.
pub async fn fetch(game: &'static str) -> Result<(), FetchError> {
    let document = document()?;
    let (styles, symbols) =
        join(styles(&document, game, Some(game)), symbols(&document, game)).await;
    styles.and(symbols).map_err(|_| FetchError)
}

fn document() -> Result<Document, FetchError> {
    web_sys::window().and_then(|window| window.document()).ok_or(FetchError)
}

/// Fetches a style sheet once; later calls wait for the same request. A game's own sheet stays disabled until [`show`]
/// enables it, and comes after all shared ones, whichever arrives first.
async fn styles(document: &Document, name: &str, game: Option<&str>) -> Result<(), JsValue> {
    let link = match document.query_selector(&format!("link[{SHEET}='{name}']"))? {
        Some(link) => link,
        None => {
            let link = document.create_element("link")?;
            link.set_attribute("rel", "stylesheet")?;
            link.set_attribute("href", &format!("css/{name}.css"))?;
            link.set_attribute(SHEET, name)?;
            if let Some(game) = game {
                link.set_attribute(STYLES_OF, game)?;
                link.set_attribute("media", NOWHERE)?;
            }
            let of_games = document.query_selector(&format!("link[{STYLES_OF}]"))?;
            let after = of_games.filter(|_| game.is_none());
            let head = document.head().ok_or(JsValue::NULL)?;
            head.insert_before(&link, after.as_deref())?;
            link
        }
    };
    if link.has_attribute(HERE) {
        return Ok(());
    }
    let arrived = arrived(&link).await;
    match arrived {
        Ok(_) => link.set_attribute(HERE, "")?,
        // Removed, so that the next call fetches it again.
        Err(_) => link.remove(),
    }
    arrived.map(drop)
}

/// Waits until a style sheet has loaded; fails if it can't be loaded, or not in time.
async fn arrived(link: &Element) -> Result<JsValue, JsValue> {
    let mut listeners = Vec::new();
    let promise = Promise::new(&mut |here, missing| {
        listeners = [("load", here), ("error", missing)]
            .map(|(event, settle)| {
                EventListener::once(link, event, move |_| {
                    // Calling a promise's own function does not fail.
                    let _ = settle.call0(&JsValue::NULL);
                })
            })
            .into();
    });
    settled(FOR_A_FILE, promise).await
}

/// Fetches symbols and inserts them into the document, because references to another file do not work on pages opened
/// from disk.
async fn symbols(document: &Document, name: &str) -> Result<(), JsValue> {
    let here = format!("[data-look='{name}']");
    if document.query_selector(&here)?.is_some() {
        return Ok(());
    }
    let sprite = text_at(&format!("symbols/{name}.svg")).await?;
    // Another call may have inserted them in the meantime.
    if document.query_selector(&here)?.is_some() {
        return Ok(());
    }
    let place = document.create_element("div")?;
    place.set_attribute("data-look", name)?;
    place.set_attribute("hidden", "")?;
    place.set_inner_html(&sprite.as_string().ok_or(JsValue::NULL)?);
    document.body().ok_or(JsValue::NULL)?.append_child(&place)?;
    Ok(())
}
