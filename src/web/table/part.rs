//! What a game's part does the same way in every game: opening, and the table as the app calls it.

use super::TableGame;
use super::play::{ForApp, PlayPage};
use crate::engine::journal::Journal;
use crate::engine::journal::setup::Setup;
use crate::engine::link::LinkError;
use crate::engine::seat::Seat;
use crate::web::library::entry::Entry;
use crate::web::library::state::{Hold, News};
use crate::web::session::{About, AnySession, Colours, GameIntent, Sentence, Session, WebGame};
use crate::web::state::{Dispatch, Do, Over, Page, State};
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

/// Opens a kept game: replays and checks it.
///
/// # Errors
/// Why it can't be played on here.
pub fn reopen<G: WebGame>(entry: &Entry) -> Result<AnySession, LinkError<Sentence>> {
    Session::<G>::reopen(&entry.text, entry.about, entry.colours)
}

/// A new game; nothing if its options can't be played.
#[must_use]
pub fn begun<G: WebGame>(setup: Setup<G>, colours: Colours, about: About) -> Option<AnySession> {
    let session = Session::begin(setup, colours).ok()?;
    Some(AnySession::new(Session { about, ..session }))
}

/// The names of a game's players; who has none is called by the seat's number.
#[must_use]
pub fn names<G: WebGame>(words: &Words, game: &Journal<G>) -> Vec<String> {
    names_of(game, words).iter().map(ToString::to_string).collect()
}

pub(super) fn names_of<G: WebGame>(game: &Journal<G>, words: &Words) -> Vec<Text> {
    let roster = game.setup().roster();
    Seat::first(G::seats(game.state()))
        .map(|seat| match roster.name(seat) {
            "" => words.say("app-player", &[("number", (seat.0 + 1).into())]).into(),
            name => name.into(),
        })
        .collect()
}

/// The table of a game in progress.
pub fn table<G: TableGame>(state: &State, session: &AnySession, dispatch: &Dispatch) -> Html {
    let Some(session) = Session::<G>::of(session).cloned() else { return Html::default() };
    let on_game = {
        let dispatch = dispatch.clone();
        Callback::from(move |intent: GameIntent| dispatch.dispatch(Do::Game(intent)))
    };
    let on_app = {
        let (dispatch, branched) = (dispatch.clone(), session.clone());
        Callback::from(move |wish: ForApp| {
            let over = match wish {
                ForApp::Menu => Over::Menu,
                ForApp::Share => Over::Share,
                ForApp::Settings => Over::Settings,
                ForApp::Score => return dispatch.dispatch(Do::Go(Page::Score)),
                ForApp::TakeOver => return dispatch.dispatch(Do::Library(News::TakeOver)),
                ForApp::ShareAt(moves) => Over::ShareAt(moves),
                ForApp::Branch(moves) => {
                    let branch = AnySession::new(branched.branch_at(moves));
                    return dispatch.dispatch(Do::Begin(branch));
                }
            };
            dispatch.dispatch(Do::Show(over));
        })
    };
    html! {
        <PlayPage<G> key={session.about.id.to_string()} watching={state.library.hold == Hold::Elsewhere}
            game={session.journal.clone()} id={session.about.id} colours={session.colours} floor={session.floor()}
            dispatch={on_game} {on_app} marks={state.marks.clone()} look={state.look}
            learning={state.page == Page::Lesson} />
    }
}
