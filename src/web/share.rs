//! Handing things out: links to the clipboard or another app, games to a file.

use crate::web::library::entry::Entry;
use crate::web::notice::Notice;
use crate::web::session::AnySession;
use crate::web::state::{Dispatch, Do};
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, Document, File, FilePropertyBag,
    HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, ShareData, Url,
};

/// What stands before a day in the address of its game.
pub const DAY: &str = "day/";

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
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    save(file, &Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?)
}

fn document() -> Result<Document, JsValue> {
    web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)
}

/// Saves what is in memory as a file in the reader's downloads.
fn save(file: &str, blob: &Blob) -> Result<(), JsValue> {
    let document = document()?;
    let address = Url::create_object_url_with_blob(blob)?;
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

/// Hands a drawing of this size out as a picture: to other apps, or to the reader's downloads.
pub fn hand_out_picture(
    drawing: String,
    size: (u32, u32),
    file: String,
    title: String,
    dispatch: Dispatch,
) {
    spawn_local(async move {
        let done = async {
            let picture = painted(&drawing, size).await?;
            if shared_file(&picture, &file, &title).await { Ok(()) } else { save(&file, &picture) }
        };
        if done.await.is_err() {
            dispatch.dispatch(Do::Tell(Notice::NoFile));
        }
    });
}

/// A drawing as a picture of this size.
async fn painted(drawing: &str, (width, height): (u32, u32)) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new_with_width_and_height(width, height)?;
    let drawing = String::from(js_sys::encode_uri_component(drawing));
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{drawing}"));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document()?.create_element("canvas")?.dyn_into()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    let (wide, high) = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, wide, high)?;
    let picture = js_sys::Promise::new(&mut |done, refused| {
        if canvas.to_blob(&done).is_err() {
            // Whoever waits is told.
            let _ = refused.call0(&JsValue::NULL);
        }
    });
    JsFuture::from(picture).await?.dyn_into()
}

/// Offers a picture to other apps; `false` where the browser can't.
async fn shared_file(picture: &Blob, name: &str, title: &str) -> bool {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return false };
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let parts = Array::of1(picture);
    let file = File::new_with_blob_sequence_and_options(&parts, name, &kind);
    let Ok(file) = file else { return false };
    let data = ShareData::new();
    data.set_title(title);
    if Reflect::set(&data, &"files".into(), &Array::of1(&file)) != Ok(true) {
        return false;
    }
    let can = Reflect::get(&navigator, &"canShare".into()).ok();
    let can = can.and_then(|can| can.dyn_into::<js_sys::Function>().ok());
    let can = can.and_then(|can| can.call1(&navigator, &data).ok());
    if can.and_then(|can| can.as_bool()) != Some(true) {
        return false;
    }
    match JsFuture::from(navigator.share_with_data(&data)).await {
        Ok(_) => true,
        Err(error) => given_up(&error),
    }
}

/// Whether somebody changed their mind, which is no fault.
fn given_up(error: &JsValue) -> bool {
    error.dyn_ref::<js_sys::Error>().is_some_and(|error| error.name() == "AbortError")
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
