//! Road's part of the app: its rules and its pages, fetched when somebody goes there.

use crate::engine::seat::Seat;
use crate::games::road::options::OptionsError;
use crate::games::road::{Action, Event, Road, View};
use crate::web::games::{Fetching, OnPage};
use crate::web::road::picture::picture;
use crate::web::road::reading;
use crate::web::session::{Cue, Sentence, Session, WebGame};
use crate::web::state::{Challenge, GameCode, NotHere};
use crate::web::ui::picture::Picture;
use crate::web::{score, setup, table};

impl OnPage for Road {
    const FILES: &'static [&'static str] = &["about", "pages", "record", "table"];

    const EMBLEM: &'static str = include_str!("emblem.svg");

    /// The side's letter, by its byte.
    fn variant(options: &[u8]) -> &'static str {
        options.get(1).map_or("", |side| if *side == 0 { "a" } else { "b" })
    }

    fn fetch() -> Fetching {
        Box::pin(fetch())
    }
}

impl WebGame for Road {
    fn picture(view: &View, seat: Seat) -> Option<Picture> {
        Some(picture(view, seat))
    }

    fn why_not(error: &OptionsError) -> Sentence {
        let OptionsError::Players(count) = *error;
        Sentence::new("options-players", vec![("count", count.into())])
    }

    /// An offer is made up card by card, and taken back as a whole.
    fn goes_on(action: &Action) -> bool {
        matches!(action, Action::Give { .. } | Action::Get { .. } | Action::Send)
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Built { .. } => Some(Cue::Placed),
            Event::Scored { points: 1.., .. } => Some(Cue::Points),
            Event::SpecialTaken { .. } => Some(Cue::Finished),
            _ => None,
        }
    }
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(road, fallible))]
fn code() -> Result<GameCode, NotHere> {
    Ok(GameCode {
        open: setup::open::<Road>,
        challenge: Challenge::of_link,
        reopen: table::reopen::<Road>,
        read_record: Session::<Road>::read_record,
        play_now: setup::play_now::<Road>,
        offers: setup::offered::<Road>,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::journal::setup::Setup;
    use crate::engine::seed::Seed;
    use crate::games::road::Options;
    use crate::web::session::{COLOURS, GameIntent};

    fn begun() -> Session<Road> {
        let roster = Roster::of_names(["Anna", "Ben", "Carla"]).unwrap();
        let setup = Setup::new(Options::default(), Seed::numbered(1), roster).unwrap();
        Session::begin(setup, COLOURS).unwrap()
    }

    /// Makes the first choice of each of these kinds, one after the other.
    fn play(session: &Session<Road>, kinds: &[fn(&Action) -> bool]) -> Session<Road> {
        kinds.iter().fold(session.clone(), |session, kind| {
            let choices = session.journal.choices();
            let place = choices.iter().position(|made| kind(&made.action)).unwrap();
            session.after(GameIntent::Play(place)).unwrap()
        })
    }

    fn trade(action: &Action) -> bool {
        matches!(action, Action::Trade { .. })
    }

    fn give(action: &Action) -> bool {
        matches!(action, Action::Give { .. })
    }

    fn get(action: &Action) -> bool {
        matches!(action, Action::Get { .. })
    }

    fn send(action: &Action) -> bool {
        *action == Action::Send
    }

    #[test]
    fn an_offer_is_taken_back_as_a_whole_and_made_again_as_a_whole() {
        let begun = begun();
        let sent = play(&begun, &[trade, give, get, send]);
        let back = sent.after(GameIntent::Undo).unwrap();
        assert_eq!(back.journal.position(), 0);
        assert_eq!(back.after(GameIntent::Redo).unwrap(), sent);
    }

    #[test]
    fn an_offer_that_was_only_begun_is_taken_back_too() {
        let half = play(&begun(), &[trade, give]);
        assert_eq!(half.after(GameIntent::Undo).unwrap().journal.position(), 0);
    }

    #[test]
    fn an_answer_is_taken_back_by_itself() {
        let answered =
            play(&begun(), &[trade, give, get, send, |action| *action == Action::Decline]);
        assert_eq!(answered.after(GameIntent::Undo).unwrap().journal.position(), 4);
    }
}
