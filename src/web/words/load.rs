//! Fetches wording files.

use crate::web::wait::{FOR_A_FILE, settled};
use crate::web::words::{FILES, Language, WITH_GAMES, WITH_SHARED, Words, WordsError};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Error of fetching wording.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// A file did not arrive.
    #[error("a wording file did not arrive")]
    Unreachable,
    /// A file is invalid.
    #[error(transparent)]
    Faulty(#[from] WordsError),
}

impl From<JsValue> for LoadError {
    fn from(_: JsValue) -> LoadError {
        LoadError::Unreachable
    }
}

/// Fetches the wording of a language that the first page needs, all files at once.
///
/// # Errors
/// If a file does not arrive or can't be read.
pub async fn load(language: Language) -> Result<Words, LoadError> {
    Ok(Words::new(language, texts(&format!("locales/{}", language.code()), &FILES).await?)?)
}

/// Fetches the wording of panels and lists, and adds it to that of the first page.
///
/// # Errors
/// If the file does not arrive or can't be read.
pub async fn load_more(words: &Words) -> Result<(), LoadError> {
    let folder = format!("locales/{}", words.language().code());
    for text in texts(&folder, &[WITH_SHARED]).await? {
        words.add(&text)?;
    }
    Ok(())
}

/// Fetches the whole shared wording of a language.
///
/// # Errors
/// If a file does not arrive or can't be read.
pub async fn load_whole(language: Language) -> Result<Words, LoadError> {
    let words = load(language).await?;
    load_more(&words).await?;
    Ok(words)
}

/// Fetches a game's own wording in the language of `shared` and combines both.
///
/// # Errors
/// If a file does not arrive or can't be read.
pub async fn load_game(shared: &Words, game: &str, files: &[&str]) -> Result<Words, LoadError> {
    let folder = format!("locales/{}", shared.language().code());
    let own: Vec<String> = files.iter().map(|file| format!("{game}/{file}")).collect();
    let all: Vec<&str> = WITH_GAMES.into_iter().chain(own.iter().map(String::as_str)).collect();
    Ok(shared.with_game(texts(&folder, &all).await?)?)
}

async fn texts(folder: &str, files: &[&str]) -> Result<Vec<String>, LoadError> {
    let requests = js_sys::Array::new();
    for file in files {
        requests.push(&fetch(format!("{folder}/{file}.ftl")));
    }
    let texts = JsFuture::from(js_sys::Promise::all(&requests)).await?;
    let texts = js_sys::Array::from(&texts);
    let texts: Option<Vec<String>> = texts.iter().map(|text| text.as_string()).collect();
    texts.ok_or(LoadError::Unreachable)
}

fn fetch(address: String) -> js_sys::Promise {
    wasm_bindgen_futures::future_to_promise(async move { text_at(&address).await })
}

/// The text at an address relative to the page.
///
/// # Errors
/// The browser's error; an HTTP status other than success is an error too, and so is an answer that takes too long.
pub async fn text_at(address: &str) -> Result<JsValue, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let answer: Response = settled(FOR_A_FILE, window.fetch_with_str(address)).await?.dyn_into()?;
    if !answer.ok() {
        return Err(JsValue::NULL);
    }
    settled(FOR_A_FILE, answer.text()?).await
}
