//! The dice game's part of the app: its rules and its pages, fetched when somebody goes there.

use crate::games::dice::Dice;
use crate::games::dice::options::OptionsError;
use crate::web::dice::{poster, rules};
use crate::web::games::{Fetching, OnPage};
use crate::web::session::{Sentence, Session, WebGame};
use crate::web::state::{GameCode, NotHere};
use crate::web::{score, setup, table};
use yew::prelude::*;

impl OnPage for Dice {
    const FILES: &'static [&'static str] = &["hints", "log", "rules", "score", "setup", "table"];

    fn poster() -> Html {
        poster::poster()
    }

    fn fetch() -> Fetching {
        Box::pin(fetch())
    }
}

impl WebGame for Dice {
    fn why_not(error: &OptionsError) -> Sentence {
        match *error {
            OptionsError::Players(count) => {
                Sentence::new("options-players", vec![("count", count.into())])
            }
            OptionsError::FiveDifferent => Sentence::new("options-five-different", vec![]),
        }
    }
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(dice, fallible))]
fn code() -> Result<GameCode, NotHere> {
    Ok(GameCode {
        open: setup::open::<Dice>,
        reopen: table::reopen::<Dice>,
        read_record: Session::<Dice>::read_record,
        play_now: setup::play_now::<Dice>,
        setup: setup::setup::<Dice>,
        table: table::table::<Dice>,
        score: score::score::<Dice>,
        rules: rules::rules,
        rulings: rules::rulings,
    })
}

async fn fetch() -> Result<GameCode, NotHere> {
    #[cfg(feature = "split")]
    return code().await;
    #[cfg(not(feature = "split"))]
    code()
}
