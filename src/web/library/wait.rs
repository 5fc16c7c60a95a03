//! Waiting for two things at once.

use core::future::Future;
use core::pin::pin;
use core::task::Poll;
use gloo_timers::future::TimeoutFuture;

/// The result of some work, or `None` if it takes longer than so many milliseconds.
pub async fn within<T>(patience: u32, work: impl Future<Output = T>) -> Option<T> {
    let (mut work, mut time) = (pin!(work), pin!(TimeoutFuture::new(patience)));
    core::future::poll_fn(|cx| match work.as_mut().poll(cx) {
        Poll::Ready(done) => Poll::Ready(Some(done)),
        Poll::Pending => time.as_mut().poll(cx).map(|()| None),
    })
    .await
}

/// The results of two works that go on side by side.
pub async fn both<A, B>(first: impl Future<Output = A>, second: impl Future<Output = B>) -> (A, B) {
    let (mut first, mut second) = (pin!(first), pin!(second));
    let (mut one, mut other) = (None, None);
    core::future::poll_fn(|cx| {
        if one.is_none()
            && let Poll::Ready(done) = first.as_mut().poll(cx)
        {
            one = Some(done);
        }
        if other.is_none()
            && let Poll::Ready(done) = second.as_mut().poll(cx)
        {
            other = Some(done);
        }
        match (one.take(), other.take()) {
            (Some(one), Some(other)) => Poll::Ready((one, other)),
            halves => {
                (one, other) = halves;
                Poll::Pending
            }
        }
    })
    .await
}
