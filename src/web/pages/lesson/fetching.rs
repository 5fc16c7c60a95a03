//! Fetches a lesson: the record of its game, its steps, and their wording.

use crate::web::lesson::{Script, ScriptFault};
use crate::web::session::RecordProblem;
use crate::web::state::GameCode;
use crate::web::words::{LoadError, Words, load_game, text_at};
use futures_util::future::join3;
use wasm_bindgen::JsValue;

/// Name of a lesson's wording file in a game's folder.
const WORDS: &str = "lesson";

/// A lesson and its wording.
pub(super) struct Fetched {
    pub(super) script: Script,
    /// The wording of the page, the game and the lesson, in increasing priority.
    pub(super) own: Words,
}

/// Error of fetching a lesson.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoLesson {
    /// The record or the steps did not arrive.
    #[error("a file of the lesson did not arrive")]
    Unreachable,
    /// The wording did not arrive.
    #[error(transparent)]
    Words(#[from] LoadError),
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] RecordProblem),
    /// The steps do not fit the record.
    #[error(transparent)]
    Script(#[from] ScriptFault),
}

/// Fetches a game's lesson.
///
/// # Errors
/// If a file did not arrive or is not valid.
pub(super) async fn fetch(words: &Words, game: &str, code: GameCode) -> Result<Fetched, NoLesson> {
    let (record, steps) = (format!("lessons/{game}.txt"), format!("lessons/{game}.json"));
    let (record, steps, own) =
        join3(text_at(&record), text_at(&steps), load_game(words, game, &[WORDS])).await;
    let text = |text: Result<JsValue, JsValue>| {
        text.ok().and_then(|text| text.as_string()).ok_or(NoLesson::Unreachable)
    };
    let session = (code.read_record)(&text(record)?)?;
    Ok(Fetched { script: Script::new(session, &text(steps)?)?, own: own? })
}
