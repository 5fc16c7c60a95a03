//! Burgundy's part of the app: its rules and pages, fetched when needed.

use crate::engine::seat::Seat;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::options::OptionsError;
use crate::games::burgundy::{Burgundy, View};
use crate::web::burgundy::picture::picture;
use crate::web::burgundy::rules;
use crate::web::games::{self, Fetching, OnPage, part};
use crate::web::session::{Cue, Sentence, WebGame};
use crate::web::state::{GameCode, StudyCode};
use crate::web::ui::picture::Picture;

impl OnPage for Burgundy {
    const FILES: &'static [&'static str] =
        &["about", "hints", "log", "rules", "score", "setup", "solo", "table", "team", "tiles"];

    const MINUTES: [u8; 2] = [30, 90];

    const EMBLEM: &'static str = include_str!("emblem.svg");

    /// By the bytes of edition and boards: solo, in teams, with modules, or by the choice of boards.
    fn variant(options: &[u8]) -> &'static str {
        let (edition, boards) = (options.get(1), options.get(2));
        match (edition, boards) {
            (Some(4 | 5), _) => "solo",
            (Some(6 | 7), _) => "team",
            (Some(2 | 3), _) => "modules",
            (_, Some(1)) => "drawn",
            (_, Some(2)) => "first-or-drawn",
            (_, Some(0)) if options.get(3..7).is_some_and(|all| all.iter().all(|b| *b < 2)) => {
                "first"
            }
            _ => "chosen",
        }
    }

    fn unit(alone: bool) -> &'static str {
        if alone { "fields" } else { "points" }
    }

    fn fetch() -> Fetching<GameCode> {
        part!(burgundy: GameCode, games::code::<Burgundy>())
    }

    fn fetch_study() -> Fetching<StudyCode> {
        part!(burgundy_study: StudyCode, games::study::<Burgundy>(rules::rules, rules::rulings))
    }
}

impl WebGame for Burgundy {
    /// All information is open except secretly chosen start castles, which are in no other player's view.
    const HANDS: bool = false;

    fn picture(view: &View, seat: Seat) -> Option<Picture> {
        Some(picture(view, seat))
    }

    fn why_not(error: &OptionsError) -> Sentence {
        let (key, args) = match *error {
            OptionsError::Players(count) => ("options-players", vec![("count", count.into())]),
            OptionsError::Board(board) => ("options-board", vec![("board", board.into())]),
            OptionsError::NoCentre(board) => ("options-no-centre", vec![("board", board.into())]),
            OptionsError::CentreOfDrawn => ("options-centre-of-drawn", vec![]),
            OptionsError::Modules => ("options-modules", vec![]),
            OptionsError::PostsNeedBoards => ("options-posts", vec![]),
            OptionsError::SoloBoard => ("options-solo-board", vec![]),
            OptionsError::SoloCastle => ("options-solo-castle", vec![]),
            OptionsError::SoloModule => ("options-solo-module", vec![]),
            OptionsError::TeamPlayers(count) => {
                ("options-team-players", vec![("count", count.into())])
            }
            OptionsError::TeamBoard => ("options-team-board", vec![]),
            OptionsError::TeamCastle => ("options-team-castle", vec![]),
            OptionsError::TeamModule => ("options-team-module", vec![]),
            OptionsError::Marker(marker) => ("options-marker", vec![("marker", marker.into())]),
        };
        Sentence::new(key, args)
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            // All players roll at the beginning of a round, but the dice are shown in their turn.
            Event::TurnBegan { .. } => Some(Cue::Rolled),
            Event::TilePlaced { .. } | Event::TileSettled { .. } => Some(Cue::Placed),
            Event::Scored { .. } => Some(Cue::Points),
            Event::RegionFinished { .. } => Some(Cue::Finished),
            _ => None,
        }
    }
}
