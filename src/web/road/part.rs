//! Road's part of the app: its rules and pages, fetched when needed.

use crate::engine::seat::Seat;
use crate::games::road::options::OptionsError;
use crate::games::road::{Action, Event, Road, View};
use crate::web::games::{self, Fetching, OnPage, part};
use crate::web::road::picture::picture;
use crate::web::road::rules;
use crate::web::session::{Cue, Sentence, WebGame};
use crate::web::state::{GameCode, StudyCode};
use crate::web::ui::picture::Picture;

impl OnPage for Road {
    const FILES: &'static [&'static str] = &["about", "log", "rules", "score", "setup", "table"];

    const MINUTES: [u8; 2] = [20, 30];

    const EMBLEM: &'static str = include_str!("emblem.svg");

    /// Letter of the side, from its byte.
    fn variant(options: &[u8]) -> &'static str {
        options.get(1).map_or("", |side| if *side == 0 { "a" } else { "b" })
    }

    fn unit(_alone: bool) -> &'static str {
        "win"
    }

    fn fetch() -> Fetching<GameCode> {
        part!(road: GameCode, games::code::<Road>())
    }

    fn fetch_study() -> Fetching<StudyCode> {
        part!(road_study: StudyCode, games::study::<Road>(rules::rules, rules::rulings))
    }
}

impl WebGame for Road {
    const HANDS: bool = true;

    fn picture(view: &View, seat: Seat) -> Option<Picture> {
        Some(picture(view, seat))
    }

    fn why_not(error: &OptionsError) -> Sentence {
        let OptionsError::Players(count) = *error;
        Sentence::new("options-players", vec![("count", count.into())])
    }

    /// An offer is built card by card, and undone as a whole.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::journal::setup::Setup;
    use crate::engine::seed::Seed;
    use crate::games::road::Options;
    use crate::web::session::{COLOURS, GameIntent, Session};

    fn begun() -> Session<Road> {
        let roster = Roster::of_names(["Anna", "Ben", "Carla"]).unwrap();
        let setup = Setup::new(Options::default(), Seed::numbered(1), roster).unwrap();
        Session::begin(setup, COLOURS).unwrap()
    }

    /// Plays the first choice of each of these kinds, in order.
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
