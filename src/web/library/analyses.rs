//! Kept analyses: bytes by the id of their game, in a database of their own.
//!
//! The list of games stays as small as without them, and they are never the only copy of anything: what can't be read or
//! written is analysed again.

use crate::web::library::database::Library;
use crate::web::library::entry::Entry;
use crate::web::session::GameId;
use crate::web::wait::within;
use core::future::Future;
use idb::{Database, Factory, ObjectStore, ObjectStoreParams, Query, TransactionMode};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};

const NAME: &str = "principality.analyses";
const VERSION: u32 = 1;
const ANALYSES: &str = "analyses";
/// Most milliseconds for an operation, as some browsers lose a request.
const PATIENCE: u32 = 5_000;
/// Most analyses that are kept.
pub const MOST: usize = 300;

fn key(id: GameId) -> JsValue {
    id.to_string().into()
}

async fn connect() -> Result<Database, idb::Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        use idb::DatabaseEvent;
        // An error here also fails the opening.
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(ANALYSES, ObjectStoreParams::new());
        }
    });
    request.await
}

/// An operation within a transaction of its own; `None` if the browser fails or takes too long.
async fn within_store<T: 'static, F>(
    mode: TransactionMode,
    operation: impl FnOnce(ObjectStore) -> F + 'static,
) -> Option<T>
where
    F: Future<Output = Result<T, idb::Error>>,
{
    let work = async move {
        let database = connect().await?;
        let transaction = database.transaction(&[ANALYSES], mode)?;
        let done = operation(transaction.object_store(ANALYSES)?).await;
        let ended = transaction.await;
        database.close();
        ended?;
        done
    };
    within(PATIENCE, work).await?.ok()
}

/// The kept analysis of a game.
pub async fn get(id: GameId) -> Option<Vec<u8>> {
    let value = within_store(TransactionMode::ReadOnly, move |store| async move {
        store.get(Query::from(key(id)))?.await
    });
    let bytes = value.await??.dyn_into::<Uint8Array>().ok()?;
    Some(bytes.to_vec())
}

/// All kept analyses, in no particular order; none if the browser can't read them.
pub async fn all() -> Vec<(GameId, Vec<u8>)> {
    let found = within_store(TransactionMode::ReadOnly, move |store| async move {
        let keys = store.get_all_keys(None, None)?.await?;
        let values = store.get_all(None, None)?.await?;
        Ok(keys.into_iter().zip(values).collect::<Vec<_>>())
    });
    let read = |(key, value): (JsValue, JsValue)| {
        let id = key.as_string()?.parse().ok()?;
        Some((id, value.dyn_into::<Uint8Array>().ok()?.to_vec()))
    };
    found.await.unwrap_or_default().into_iter().filter_map(read).collect()
}

/// Keeps the analysis of a game in place of an earlier one. Failure is ignored: it only costs time.
pub async fn put(id: GameId, bytes: Vec<u8>) {
    let value = JsValue::from(Uint8Array::from(bytes.as_slice()));
    let _ = within_store(TransactionMode::ReadWrite, move |store| async move {
        store.put(&value, Some(&key(id)))?.await
    })
    .await;
}

/// Drops analyses of games that are no longer in the library, and those beyond [`MOST`]. A session without the database
/// knows only its own games and drops none.
pub async fn prune(library: &Library) {
    let Some(games) = library.all_in_database().await else { return };
    let _ = within_store(TransactionMode::ReadWrite, move |store| async move {
        let keys = store.get_all_keys(None, None)?.await?;
        let ids: Vec<String> = keys.iter().filter_map(JsValue::as_string).collect();
        for id in obsolete(&ids, &games) {
            store.delete(Query::from(JsValue::from(id)))?.await?;
        }
        Ok(())
    })
    .await;
}

/// The keys to be dropped: of unknown games, and of those played longest ago beyond [`MOST`].
fn obsolete<'a>(keys: &'a [String], games: &[Entry]) -> Vec<&'a str> {
    let saved = |key: &String| {
        let of_key = |game: &&Entry| game.about.id.to_string() == *key;
        games.iter().find(of_key).map(|game| game.saved)
    };
    let mut kept: Vec<(Option<u64>, &str)> =
        keys.iter().map(|key| (saved(key), key.as_str())).collect();
    // The game played last comes first, games that are gone last.
    kept.sort_by(|one, other| other.cmp(one));
    let known = kept.iter().filter(|(saved, _)| saved.is_some()).count().min(MOST);
    kept.split_off(known).into_iter().map(|(_, key)| key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn game(id: u64, saved: u64) -> Entry {
        let mut game = Entry::bare("game.g1.x".into(), [0, 1, 2, 3, 4, 5]);
        (game.about.id, game.saved) = (GameId(id), saved);
        game
    }

    fn keys(ids: impl Iterator<Item = u64>) -> Vec<String> {
        ids.map(|id| GameId(id).to_string()).collect()
    }

    #[test]
    fn analyses_of_games_that_are_gone_are_dropped() {
        let (keys, games) = (keys(1..=3), [game(1, 10), game(3, 20), game(4, 30)]);
        assert_eq!(obsolete(&keys, &games), [GameId(2).to_string()]);
        assert!(obsolete(&[], &games).is_empty());
    }

    #[test]
    fn a_session_without_the_database_drops_nothing() {
        // Natively any access to the browser's storage panics.
        let library = Library::without_database();
        assert_eq!(prune(&library).now_or_never(), Some(()));
    }

    #[test]
    fn beyond_the_most_those_of_the_games_played_longest_ago_are_dropped() {
        let most = MOST as u64;
        let games: Vec<Entry> = (1..=most + 2).map(|id| game(id, 1_000 - id)).collect();
        let keys = keys(1..=most + 2);
        let mut dropped = obsolete(&keys, &games);
        dropped.sort_unstable();
        assert_eq!(dropped, [most + 1, most + 2].map(|id| GameId(id).to_string()));
        assert!(obsolete(&keys[..MOST], &games).is_empty());
    }
}
