//! Styles and symbols that the first page needs not: those that all games and pages share, and each game's own. They are
//! fetched with the code that needs them. A game's styles count only while it is shown, so that no game changes how
//! another one or the first page looks.

use crate::web::state::NotHere;
use crate::web::words::text_at;
use core::future::Future;
use futures_util::future::join;
use gloo_events::EventListener;
use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{Document, Element};

/// The styles (`css/<name>.css`) that all pages but the first share, in the order in which they apply.
const SHARED: [&str; 12] = [
    "art", "table", "score", "pages", "before", "results", "players", "solo", "team", "feel",
    "lesson", "large",
];
/// The symbols (`symbols/<name>.svg`) that games share.
const PIECES: &str = "pieces";
/// Which file's a style sheet is.
const SHEET: &str = "data-sheet";
/// Set when a style sheet is here.
const HERE: &str = "data-here";
/// Which game's a style sheet is.
const STYLES_OF: &str = "data-styles";
/// The media of a sheet that is fetched but does not count.
const NOWHERE: &str = "not all";

/// How several things are fetched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// All at once, for somebody waits for them.
    AtOnce,
    /// One after the other, for nobody does: so the page is never busy for longer than one of them takes.
    InTurn,
}

impl Pace {
    /// Fetches both.
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

/// Lets the styles of this game count, of those that were fetched, and of no other one.
pub fn show(game: Option<&str>) {
    let document = web_sys::window().and_then(|window| window.document());
    let sheets = document.and_then(|d| d.query_selector_all(&format!("link[{STYLES_OF}]")).ok());
    let Some(sheets) = sheets else { return };
    for sheet in (0..sheets.length()).filter_map(|place| sheets.item(place)) {
        let Some(sheet) = sheet.dyn_ref::<Element>() else { continue };
        let shown = sheet.get_attribute(STYLES_OF).as_deref() == game;
        // An attribute of a plain name takes any text.
        let _ = sheet.set_attribute("media", if shown { "all" } else { NOWHERE });
    }
}

/// Fetches what all pages but the first share, each file once.
///
/// # Errors
/// If one of them does not arrive.
pub async fn fetch_shared(pace: Pace) -> Result<(), NotHere> {
    let document = document()?;
    let (sheets, symbols) = pace.both(sheets(&document, pace), symbols(&document, PIECES)).await;
    sheets.and(symbols).map_err(|_| NotHere)
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

/// Fetches the styles (`css/<game>.css`) and the symbols (`symbols/<game>.svg`) of a game, each once.
///
/// # Errors
/// If one of them does not arrive.
pub async fn fetch(game: &'static str) -> Result<(), NotHere> {
    let document = document()?;
    let (styles, symbols) =
        join(styles(&document, game, Some(game)), symbols(&document, game)).await;
    styles.and(symbols).map_err(|_| NotHere)
}

fn document() -> Result<Document, NotHere> {
    web_sys::window().and_then(|window| window.document()).ok_or(NotHere)
}

/// A style sheet; whoever asks for one that is underway waits for it. A game's own does not count yet.
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
            document.head().ok_or(JsValue::NULL)?.append_child(&link)?;
            link
        }
    };
    if link.has_attribute(HERE) {
        return Ok(());
    }
    let arrived = arrived(&link).await;
    match arrived {
        Ok(_) => link.set_attribute(HERE, "")?,
        // It is asked for anew the next time.
        Err(_) => link.remove(),
    }
    arrived.map(drop)
}

/// Waits until a style sheet is here, or fails when it is missing.
async fn arrived(link: &Element) -> Result<JsValue, JsValue> {
    let mut listeners = Vec::new();
    let promise = Promise::new(&mut |here, missing| {
        listeners = [("load", here), ("error", missing)]
            .map(|(event, settle)| {
                EventListener::once(link, event, move |_| {
                    // A promise's own function does not fail.
                    let _ = settle.call0(&JsValue::NULL);
                })
            })
            .into();
    });
    JsFuture::from(promise).await
}

/// Symbols stand within the page, for a file of its own is not found from a folder on disk.
async fn symbols(document: &Document, name: &str) -> Result<(), JsValue> {
    let here = format!("[data-look='{name}']");
    if document.query_selector(&here)?.is_some() {
        return Ok(());
    }
    let sprite = text_at(&format!("symbols/{name}.svg")).await?;
    // Somebody else may have fetched them in the meantime.
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
