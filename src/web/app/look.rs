//! A game's own styles and symbols, fetched with its part and laid beside those that all games share. Styles count
//! only while the game is shown, so that no game changes how another one or the first page looks.

use crate::web::state::NotHere;
use crate::web::words::text_at;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, HtmlElement};

/// Which game's a style sheet is.
const STYLES_OF: &str = "data-styles";
/// What all games share of styles and the first page does not need.
const SHARED: &str = "before";
/// The media of a sheet that is fetched but does not count.
const NOWHERE: &str = "not all";

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

/// Fetches the styles (`css/<game>.css`) and the symbols (`symbols/<game>.svg`) of a game, each once.
///
/// # Errors
/// If one of them does not arrive.
pub async fn fetch(game: &'static str) -> Result<(), NotHere> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(NotHere)?;
    if document.query_selector(&format!("[data-look='{game}']")).ok().flatten().is_some() {
        return Ok(());
    }
    styles(&document, game, Some(game)).await.map_err(|_| NotHere)?;
    symbols(&document, game).await.map_err(|_| NotHere)
}

/// Fetches the styles that all games share and the first page does not need, once.
///
/// # Errors
/// If they do not arrive.
pub async fn fetch_shared() -> Result<(), NotHere> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(NotHere)?;
    let here = document.query_selector(&format!("link[href='css/{SHARED}.css']"));
    if here.ok().flatten().is_some() {
        return Ok(());
    }
    styles(&document, SHARED, None).await.map_err(|_| NotHere)
}

/// Lays a style sheet beside the page's own; one of a game counts while that is shown.
async fn styles(document: &Document, name: &str, game: Option<&str>) -> Result<(), JsValue> {
    let link = document.create_element("link")?.dyn_into::<HtmlElement>()?;
    link.set_attribute("rel", "stylesheet")?;
    link.set_attribute("href", &format!("css/{name}.css"))?;
    if let Some(game) = game {
        link.set_attribute(STYLES_OF, game)?;
        link.set_attribute("media", NOWHERE)?;
    }
    let arrived = js_sys::Promise::new(&mut |here, missing| {
        link.set_onload(Some(&here));
        link.set_onerror(Some(&missing));
    });
    document.head().ok_or(JsValue::NULL)?.append_child(&link)?;
    let arrived = JsFuture::from(arrived).await;
    if arrived.is_err() {
        link.remove();
    }
    arrived.map(drop)
}

/// Symbols stand within the page, for a file of its own is not found from a folder on disk.
async fn symbols(document: &Document, game: &str) -> Result<(), JsValue> {
    let sprite = text_at(&format!("symbols/{game}.svg")).await?;
    let place = document.create_element("div")?;
    place.set_attribute("data-look", game)?;
    place.set_attribute("hidden", "")?;
    place.set_inner_html(&sprite.as_string().ok_or(JsValue::NULL)?);
    document.body().ok_or(JsValue::NULL)?.append_child(&place)?;
    Ok(())
}
