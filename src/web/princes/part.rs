//! The app's part for Princes: its rules and pages, fetched on demand.

use crate::engine::seat::Seat;
use crate::games::princes::event::Event;
use crate::games::princes::modes::Mode;
use crate::games::princes::options::OptionsError;
use crate::games::princes::realm::Centre;
use crate::games::princes::{Princes, View};
use crate::web::games::{self, Fetching, OnPage, part};
use crate::web::princes::picture::picture;
use crate::web::princes::rules;
use crate::web::session::{Cue, Sentence, WebGame};
use crate::web::state::{GameCode, StudyCode};
use crate::web::ui::picture::Picture;

impl OnPage for Princes {
    const FILES: &'static [&'static str] =
        &["about", "cards", "log", "rules", "score", "setup", "table"];

    const MINUTES: [u8; 2] = [45, 90];

    const EMBLEM: &'static str = include_str!("emblem.svg");

    /// The mode, by its byte.
    fn variant(options: &[u8]) -> &'static str {
        Mode::of_options(options).map_or("", |mode| mode.row().key)
    }

    fn unit(_alone: bool) -> &'static str {
        "win"
    }

    fn fetch() -> Fetching<GameCode> {
        part!(princes: GameCode, games::code::<Princes>())
    }

    fn fetch_study() -> Fetching<StudyCode> {
        part!(princes_study: StudyCode, games::study::<Princes>(rules::rules, rules::rulings))
    }
}

impl WebGame for Princes {
    const HANDS: bool = true;

    fn picture(view: &View, seat: Seat) -> Option<Picture> {
        Some(picture(view, seat))
    }

    fn why_not(error: &OptionsError) -> Sentence {
        match *error {
            OptionsError::Players(count) => {
                Sentence::new("princes-options-players", vec![("count", count.into())])
            }
            OptionsError::Sets => Sentence::new("princes-options-sets", vec![]),
            OptionsError::NoDuel => Sentence::new("princes-options-no-duel", vec![]),
        }
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
