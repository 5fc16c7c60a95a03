//! Fetching a lesson: the record of its game, its steps, and what is said at each.

use crate::web::lesson::{Script, ScriptFault};
use crate::web::session::RecordProblem;
use crate::web::state::GameCode;
use crate::web::words::{LoadError, Words, load_game, text_at};
use futures_util::future::join3;
use wasm_bindgen::JsValue;

/// The wording file of a lesson, in a game's folder.
const WORDS: &str = "lesson";

/// A lesson and its words.
pub(super) struct Fetched {
    pub(super) script: Script,
    /// The wording of the page and the game with the lesson's above it.
    pub(super) own: Words,
}

/// Why a lesson is not here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoLesson {
    /// The record or the steps did not arrive.
    #[error("a file of the lesson did not arrive")]
    Unreachable,
    /// The words are not there.
    #[error(transparent)]
    Words(#[from] LoadError),
    /// The record is none.
    #[error(transparent)]
    Record(#[from] RecordProblem),
    /// The steps don't fit it.
    #[error(transparent)]
    Script(#[from] ScriptFault),
}

/// Fetches a game's lesson.
///
/// # Errors
/// Why it is not here.
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
