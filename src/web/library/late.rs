//! Reading the games of a database that did not answer when the page began, and moving games into it that were stored
//! elsewhere meanwhile.

use crate::web::library::database::{Library, PutError, local, local_names};
use crate::web::library::entry::Entry;
use crate::web::store;
use gloo_timers::future::TimeoutFuture;

/// Milliseconds before each attempt to read. A database that is merely slow is waited for in the first one.
const PAUSES: [u32; 8] = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

/// All games, as soon as the database answers; `None` if it keeps refusing.
pub async fn read_late(library: &Library) -> Option<Vec<Entry>> {
    for pause in PAUSES {
        TimeoutFuture::new(pause).await;
        if library.answers().await
            && let Ok(games) = library.all().await
        {
            return Some(games);
        }
    }
    None
}

/// Moves games into the database that were stored while it could not be opened. The old copy is deleted only after the
/// new one is stored.
pub async fn move_over(library: &Library) {
    if !library.is_database() {
        return;
    }
    for name in local_names().unwrap_or_default() {
        let Some(entry) = local(&name) else { continue };
        if !matches!(library.move_in(entry).await, Err(PutError::Store(_))) {
            let _ = store::remove(&name);
        }
    }
}
