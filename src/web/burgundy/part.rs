//! Burgundy's part of the app: its rules and its pages, fetched when somebody goes there.

use crate::engine::seat::Seat;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::options::OptionsError;
use crate::games::burgundy::{Burgundy, View};
use crate::web::burgundy::picture::picture;
use crate::web::burgundy::play::PlayPage;
use crate::web::burgundy::rules::{RulesPage, rulings_page};
use crate::web::burgundy::scene::Tap;
use crate::web::games::{Fetching, OnPage};
use crate::web::library::state::{Hold, News};
use crate::web::session::{AnySession, Cue, GameIntent, Sentence, Session, WebGame};
use crate::web::state::{Challenge, Dispatch, Do, GameCode, NotHere, Over, Page, State};
use crate::web::ui::picture::Picture;
use crate::web::{score, setup, table};
use yew::prelude::*;

impl OnPage for Burgundy {
    const FILES: &'static [&'static str] =
        &["about", "hints", "record", "rules", "scene", "score", "setup", "solo", "team", "tiles"];

    // What the shared styles and symbols hold.
    const OWN_LOOK: bool = false;

    const EMBLEM: &'static str = include_str!("emblem.svg");

    /// By the edition's byte: alone, in teams, with modules, or by how the boards were chosen.
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

    fn fetch() -> Fetching {
        Box::pin(fetch())
    }
}

impl WebGame for Burgundy {
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
            // All roll at a round's beginning; the dice are seen when their turn comes.
            Event::TurnBegan { .. } => Some(Cue::Rolled),
            Event::TilePlaced { .. } | Event::TileSettled { .. } => Some(Cue::Placed),
            Event::Scored { .. } => Some(Cue::Points),
            Event::RegionFinished { .. } => Some(Cue::Finished),
            _ => None,
        }
    }
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(burgundy, fallible))]
fn code() -> Result<GameCode, NotHere> {
    Ok(GameCode {
        open: setup::open::<Burgundy>,
        challenge: Challenge::of_link,
        reopen: table::reopen::<Burgundy>,
        read_record: Session::<Burgundy>::read_record,
        play_now: setup::play_now::<Burgundy>,
        offers: setup::offered::<Burgundy>,
        setup: setup::setup::<Burgundy>,
        table: at_table,
        score: score::score::<Burgundy>,
        rules: |_| html! { <RulesPage /> },
        rulings: rulings_page,
    })
}

async fn fetch() -> Result<GameCode, NotHere> {
    #[cfg(feature = "split")]
    return code().await;
    #[cfg(not(feature = "split"))]
    code()
}

fn at_table(state: &State, session: &AnySession, dispatch: &Dispatch) -> Html {
    let Some(session) = Session::<Burgundy>::of(session).cloned() else { return Html::default() };
    let on_game = {
        let dispatch = dispatch.clone();
        Callback::from(move |intent: GameIntent| dispatch.dispatch(Do::Game(intent)))
    };
    let on_app = {
        let (dispatch, branched) = (dispatch.clone(), session.clone());
        Callback::from(move |tap: Tap| {
            let over = match tap {
                Tap::Menu => Over::Menu,
                Tap::Share => Over::Share,
                Tap::Settings => Over::Settings,
                Tap::TakeOver => return dispatch.dispatch(Do::Library(News::TakeOver)),
                Tap::Score => return dispatch.dispatch(Do::Go(Page::Score)),
                Tap::ShareAt(moves) => Over::ShareAt(moves.into()),
                Tap::Branch(moves) => {
                    let branch = AnySession::new(branched.branch_at(moves.into()));
                    return dispatch.dispatch(Do::Begin(branch));
                }
                _ => return,
            };
            dispatch.dispatch(Do::Show(over));
        })
    };
    html! {
        <PlayPage key={session.about.id.to_string()} watching={state.library.hold == Hold::Elsewhere}
            game={session.journal.clone()} colours={session.colours} floor={session.floor()}
            dispatch={on_game} {on_app} marks={state.marks.clone()} look={state.look}
            learning={state.page == Page::Lesson} />
    }
}
