//! Waiting with a limit.

use core::future::Future;
use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;

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
