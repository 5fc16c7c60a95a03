//! The part of Princes of the app: its rules and its pages, fetched when somebody goes there.

use crate::engine::seat::Seat;
use crate::games::princes::event::Event;
use crate::games::princes::modes::OptionsError;
use crate::games::princes::realm::Centre;
use crate::games::princes::{Princes, View};
use crate::web::games::{Fetching, OnPage};
use crate::web::princes::picture::picture;
use crate::web::princes::reading;
use crate::web::session::{Cue, Sentence, Session, WebGame};
use crate::web::state::{Challenge, GameCode, NotHere};
use crate::web::ui::picture::Picture;
use crate::web::{score, setup, table};

impl OnPage for Princes {
    const FILES: &'static [&'static str] = &["about", "cards", "log", "pages", "table"];

    const EMBLEM: &'static str = include_str!("emblem.svg");

    /// The mode, by its byte.
    fn variant(options: &[u8]) -> &'static str {
        let names = ["introductory", "intrigue", "merchants", "barbarians", "duel"];
        let mode = options.get(1).map(|mode| usize::from(*mode));
        mode.and_then(|mode| names.get(mode)).copied().unwrap_or_default()
    }

    fn fetch() -> Fetching {
        Box::pin(fetch())
    }
}

impl WebGame for Princes {
    fn picture(view: &View, seat: Seat) -> Option<Picture> {
        Some(picture(view, seat))
    }

    fn why_not(error: &OptionsError) -> Sentence {
        let OptionsError::Players(count) = *error;
        Sentence::new("princes-options-players", vec![("count", count.into())])
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Rolled { .. } => Some(Cue::Rolled),
            Event::CentreBuilt { centre: Centre::City | Centre::Metropolis, .. } => {
                Some(Cue::Finished)
            }
            Event::CentreBuilt { .. } | Event::Built { .. } | Event::Placed { .. } => {
                Some(Cue::Placed)
            }
            Event::Scored { points: 1.., .. } => Some(Cue::Points),
            _ => None,
        }
    }
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(princes, fallible))]
fn code() -> Result<GameCode, NotHere> {
    Ok(GameCode {
        open: setup::open::<Princes>,
        challenge: Challenge::of_link,
        reopen: table::reopen::<Princes>,
        read_record: Session::<Princes>::read_record,
        play_now: setup::play_now::<Princes>,
        offers: setup::offered::<Princes>,
        setup: setup::setup::<Princes>,
        table: table::table::<Princes>,
        score: score::score::<Princes>,
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
