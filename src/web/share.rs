//! Handing things out: links to the clipboard or another app, games to a file.

use crate::web::library::entry::Entry;
use crate::web::notice::Notice;
use crate::web::session::AnySession;
use crate::web::state::{Dispatch, Do};
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, ShareData, Url};

/// The address of this page with a text behind its `#`.
#[must_use]
pub fn address_of(text: &str) -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let page = href.unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    format!("{page}#{text}")
}

/// Copies a text, and says whether that went well.
pub fn copy(text: String, dispatch: Dispatch) {
    spawn_local(async move {
        let done = write(&text).await.is_ok();
        dispatch.dispatch(Do::Tell(if done { Notice::Copied } else { Notice::NotCopied }));
    });
}

async fn write(text: &str) -> Result<(), JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    // Pages without a secure origin have no clipboard.
    if Reflect::get(&navigator, &"clipboard".into())?.is_undefined() {
        return Err(JsValue::NULL);
    }
    JsFuture::from(navigator.clipboard().write_text(text)).await.map(|_| ())
}

/// Offers a link to other apps; where the browser can't, the link is copied.
pub fn share(title: &str, link: String, dispatch: Dispatch) {
    let navigator = web_sys::window().map(|window| window.navigator());
    let can = |navigator: &web_sys::Navigator| {
        Reflect::get(navigator, &"share".into()).is_ok_and(|share| share.is_function())
    };
    let Some(navigator) = navigator.filter(can) else {
        copy(link, dispatch);
        return;
    };
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(&link);
    let sharing = navigator.share_with_data(&data);
    spawn_local(async move {
        // Giving up is no fault; anything else still leaves the link to be copied.
        let given_up = |error: &JsValue| {
            error.dyn_ref::<js_sys::Error>().is_some_and(|error| error.name() == "AbortError")
        };
        if let Err(error) = JsFuture::from(sharing).await
            && !given_up(&error)
        {
            copy(link, dispatch);
        }
    });
}

/// Saves a text as a file in the reader's downloads.
///
/// # Errors
/// If the browser does not let the page do so.
pub fn download(file: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|w| w.document()).ok_or(JsValue::NULL)?;
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(file);
    anchor.click();
    // The download has its own hold of the data by now, but not in every browser at once.
    gloo_timers::callback::Timeout::new(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}

/// The file's name of a save.
#[must_use]
pub fn file_name(session: &AnySession) -> String {
    format!("{}-{}-{}.txt", session.game(), session.seed().as_str(), session.position())
}

/// Saves a game to a file and tells what kept it from it.
pub fn save_to_file(session: &AnySession, dispatch: &Dispatch) {
    match Entry::of_session(session) {
        Ok(entry) => {
            if download(&file_name(session), &entry.to_text()).is_err() {
                dispatch.dispatch(Do::Tell(Notice::NoFile));
            }
        }
        Err(error) => dispatch.dispatch(Do::Tell(Notice::Write(error))),
    }
}
