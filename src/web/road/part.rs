//! Road's part of the app: its rules and its pages, fetched when somebody goes there.

use crate::games::road::Road;
use crate::games::road::options::OptionsError;
use crate::web::games::{Fetching, OnPage};
use crate::web::road::poster::poster;
use crate::web::road::reading;
use crate::web::session::{Sentence, Session, WebGame};
use crate::web::state::{GameCode, NotHere};
use crate::web::{score, setup, table};
use yew::Html;

impl OnPage for Road {
    const FILES: &'static [&'static str] = &["pages", "record", "table"];

    fn poster() -> Html {
        poster()
    }

    fn fetch() -> Fetching {
        Box::pin(fetch())
    }
}

impl WebGame for Road {
    fn why_not(error: &OptionsError) -> Sentence {
        let OptionsError::Players(count) = *error;
        Sentence::new("options-players", vec![("count", count.into())])
    }
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(road, fallible))]
fn code() -> Result<GameCode, NotHere> {
    Ok(GameCode {
        open: setup::open::<Road>,
        reopen: table::reopen::<Road>,
        read_record: Session::<Road>::read_record,
        play_now: setup::play_now::<Road>,
        setup: setup::setup::<Road>,
        table: table::table::<Road>,
        score: score::score::<Road>,
        rules: reading::rules,
        rulings: reading::rulings,
    })
}

async fn fetch() -> Result<GameCode, NotHere> {
    #[cfg(feature = "split")]
    return code().await;
    #[cfg(not(feature = "split"))]
    code()
}
