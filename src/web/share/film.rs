//! A film: drawings painted one after the other on a canvas, recorded by the browser as they appear.

use super::picture::{addressed, context_of, draw, reads_truly};
use crate::web::wait::settled;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobEvent, HtmlCanvasElement, MediaRecorder, MediaRecorderOptions};

/// Types of films, the most widely played one first: H.264 up to 1280 × 720.
const KINDS: [&str; 3] = ["video/mp4;codecs=avc1.42E01F", "video/webm", "video/mp4"];
/// Milliseconds for which a drawing is shown.
pub const EACH: u32 = 120;
/// Number of times that the last drawing is shown.
pub const LAST: u32 = 20;
/// Most milliseconds until the browser hands over the film.
const PATIENCE: u32 = 20_000;

/// Type of the films that the browser records; `None` if it records none.
#[must_use]
pub fn kind() -> Option<&'static str> {
    let window = web_sys::window()?;
    let records = Reflect::has(&window, &"MediaRecorder".into()).unwrap_or_default();
    KINDS.into_iter().find(|kind| records && MediaRecorder::is_type_supported(kind))
}

/// Ending of a film's file name.
#[must_use]
pub fn ending(kind: &str) -> &'static str {
    if kind.starts_with("video/mp4") { "mp4" } else { "webm" }
}

/// Paints the drawings on the canvas and records them; `None` if it was stopped.
///
/// # Errors
/// The browser's, if it can't record; `null` if it falsifies what a page reads from a canvas.
pub async fn recorded(
    canvas: &HtmlCanvasElement,
    kind: &str,
    drawings: impl IntoIterator<Item = String>,
    is_stopped: impl Fn() -> bool,
) -> Result<Option<Blob>, JsValue> {
    if !reads_truly()? {
        return Err(JsValue::NULL);
    }
    let options = MediaRecorderOptions::new();
    options.set_mime_type(kind);
    let stream = canvas.capture_stream()?;
    let recorder =
        MediaRecorder::new_with_media_stream_and_media_recorder_options(&stream, &options)?;
    let film = Promise::new(&mut |done, _| recorder.set_ondataavailable(Some(&done)));
    recorder.start()?;
    let painted = paint(canvas, drawings, &is_stopped).await;
    recorder.stop()?;
    if !painted? {
        return Ok(None);
    }
    let film: BlobEvent = settled(PATIENCE, film).await?.dyn_into()?;
    film.data().map(Some).ok_or(JsValue::NULL)
}

/// Paints each drawing, the last one for a while; `false` if it was stopped.
async fn paint(
    canvas: &HtmlCanvasElement,
    drawings: impl IntoIterator<Item = String>,
    is_stopped: &impl Fn() -> bool,
) -> Result<bool, JsValue> {
    let (context, size) = (context_of(canvas)?, (canvas.width(), canvas.height()));
    let mut last = String::new();
    for drawing in drawings {
        last = addressed(&drawing);
        draw(&context, &last, size).await?;
        TimeoutFuture::new(EACH).await;
        if is_stopped() {
            return Ok(false);
        }
    }
    // A canvas that does not change is not recorded any longer.
    for _ in 1..LAST {
        draw(&context, &last, size).await?;
        TimeoutFuture::new(EACH).await;
    }
    Ok(!is_stopped())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_has_the_ending_of_its_container() {
        assert_eq!(KINDS.map(ending), ["mp4", "webm", "mp4"]);
    }
}
