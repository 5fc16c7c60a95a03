//! Burgundy's part of the app: its rules and its pages, fetched when somebody goes there.

use crate::engine::link::{LinkError, Opened};
use crate::engine::seed::Seed;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::OptionsError;
use crate::web::burgundy::play::PlayPage;
use crate::web::burgundy::poster::poster;
use crate::web::burgundy::rules::{RulesPage, rulings_page};
use crate::web::burgundy::scene::Tap;
use crate::web::burgundy::score::{After, ScorePage};
use crate::web::burgundy::setup::SetupPage;
use crate::web::burgundy::setup::draft::Draft;
use crate::web::burgundy::setup::seats::computer_names;
use crate::web::entropy::entropy;
use crate::web::games::{Fetching, OnPage};
use crate::web::library::entry::Entry;
use crate::web::library::state::{Hold, News};
use crate::web::session::{
    About, AnySession, COLOURS, GameIntent, Seating, Sentence, Session, WebGame,
};
use crate::web::state::{
    self, Ctx, Dispatch, Do, GameCode, NotHere, OpenedLink, Over, Page, State,
};
use crate::web::words::Words;
use yew::prelude::*;

impl OnPage for Burgundy {
    const FILES: &'static [&'static str] =
        &["hints", "record", "rules", "scene", "score", "setup", "solo", "team", "tiles"];

    // What the shared styles and symbols hold.
    const OWN_LOOK: bool = false;

    fn poster() -> Html {
        poster()
    }

    fn fetch() -> Fetching {
        Box::pin(fetch())
    }
}

impl WebGame for Burgundy {
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
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(burgundy, fallible))]
fn code() -> Result<GameCode, NotHere> {
    Ok(GameCode {
        open,
        reopen,
        read_record: Session::<Burgundy>::read_record,
        play_now,
        setup,
        table,
        score,
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

fn open(text: &str) -> Result<OpenedLink, LinkError<Sentence>> {
    Ok(match Session::<Burgundy>::open(text)? {
        Opened::Setup(setup) => {
            OpenedLink::Setup(state::Draft::new(Draft::of_setup(&setup, COLOURS)))
        }
        Opened::Game(journal) => {
            OpenedLink::Game(AnySession::new(Session::of_journal(journal, COLOURS)))
        }
    })
}

fn reopen(entry: &Entry) -> Result<AnySession, LinkError<Sentence>> {
    Session::<Burgundy>::reopen(&entry.text, entry.about, entry.colours)
}

/// A game for two against a computer player.
fn play_now(seating: &Seating, words: &Words, entropy: u64) -> Option<AnySession> {
    let mut draft = Draft::default();
    draft.seat_all(seating);
    let draft = draft.duel(Seed::fresh(entropy), &computer_names(words));
    begun(&draft, About::default())
}

fn begun(draft: &Draft, about: About) -> Option<AnySession> {
    let session = Session::begin(draft.setup().ok()?, draft.colours()).ok()?;
    Some(AnySession::new(Session { about, ..session }))
}

fn setup(state: &State) -> Html {
    let draft = state.draft.as_ref().and_then(state::Draft::of::<Draft>);
    html! { <SetupPage {draft} seating={state.seating.clone()} by_link={state.by_link} /> }
}

fn table(state: &State, session: &AnySession, dispatch: &Dispatch) -> Html {
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
            dispatch={on_game} {on_app} marks={state.marks.clone()} look={state.look} />
    }
}

fn score(session: &AnySession, ctx: &Ctx) -> Html {
    let Some(session) = Session::<Burgundy>::of(session).cloned() else { return Html::default() };
    let after = {
        let (session, ctx) = (session.clone(), ctx.clone());
        Callback::from(move |after: After| match after {
            After::LookBack => ctx.act(Do::Go(Page::Table)),
            After::LookAt(moves) => ctx.act(Do::LookAt(moves)),
            After::Menu => ctx.act(Do::Show(Over::Menu)),
            After::Share => ctx.act(Do::Show(Over::Share)),
            After::Settings => ctx.act(Do::Show(Over::Settings)),
            After::SameSeed | After::NewSeed | After::OtherSeats => {
                if let Some(next) = again(&session, after) {
                    ctx.act(Do::Begin(next));
                }
            }
        })
    };
    let names = names(&ctx.words, &session);
    let colours = session.colours;
    html! { <ScorePage game={session.journal} {names} {colours} {after} /> }
}

/// The names of a game's players; who has none is called by the seat's number.
fn names(words: &Words, session: &Session<Burgundy>) -> Vec<String> {
    let setup = session.journal.setup();
    let seats = crate::engine::seat::Seat::first(setup.options().players());
    seats
        .map(|seat| match setup.roster().name(seat) {
            "" => words.say("app-player", &[("number", (seat.0 + 1).into())]),
            name => name.to_owned(),
        })
        .collect()
}

/// The same table once more: as it was, with another seed, or with everybody one seat on.
fn again(session: &Session<Burgundy>, after: After) -> Option<AnySession> {
    let mut draft = Draft::of_setup(session.journal.setup(), session.colours);
    match after {
        After::OtherSeats => draft.rotate(),
        After::NewSeed => draft.seed = Seed::fresh(entropy()).as_str().to_owned(),
        _ => {}
    }
    begun(&draft, About { policy: session.about.policy, ..About::default() })
}
