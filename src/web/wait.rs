//! Waiting with a limit.

use core::future::Future;
use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Most milliseconds for a file: longer than one takes on a slow connection.
pub const FOR_A_FILE: u32 = 30_000;

/// The value of a browser's promise; one that does not settle within so many milliseconds counts as refused.
///
/// # Errors
/// The reason of the refusal, `null` if there is none.
pub async fn settled(patience: u32, promise: Promise) -> Result<JsValue, JsValue> {
    within(patience, JsFuture::from(promise)).await.unwrap_or(Err(JsValue::NULL))
}

/// The result of some work, or `None` if it takes longer than so many milliseconds. Work that takes longer is not
/// cancelled, because the browser still calls back.
pub async fn within<T: 'static>(
    patience: u32,
    work: impl Future<Output = T> + 'static,
) -> Option<T> {
    match select(Box::pin(work), TimeoutFuture::new(patience)).await {
        Either::Left((done, _)) => Some(done),
        Either::Right((_, rest)) => {
            spawn_local(async { drop(rest.await) });
            None
        }
    }
}
