//! Waiting with a limit.

use core::future::Future;
use core::pin::pin;
use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;

/// The result of some work, or `None` if it takes longer than so many milliseconds.
pub async fn within<T>(patience: u32, work: impl Future<Output = T>) -> Option<T> {
    match select(pin!(work), TimeoutFuture::new(patience)).await {
        Either::Left((done, _)) => Some(done),
        Either::Right(_) => None,
    }
}
