//! Functions of a game's part that are the same for all games: opening, and the table as called by the app.

use super::TableGame;
use super::play::{AppRequest, PlayPage};
use crate::engine::journal::setup::Setup;
use crate::engine::link::LinkError;
use crate::web::lesson::Lesson;
use crate::web::library::entry::Entry;
use crate::web::library::state::{Hold, LibraryEvent};
use crate::web::session::{About, AnySession, Colours, GameIntent, Sentence, Session, WebGame};
use crate::web::settings::SettingsChange;
use crate::web::state::{Action, Dispatch, Overlay, Page, State};
use yew::prelude::*;

/// Opens a stored game by replaying and checking it.
///
/// # Errors
/// If it can't be continued here.
pub fn reopen<G: WebGame>(entry: &Entry) -> Result<AnySession, LinkError<Sentence>> {
    let session = Session::<G>::reopen(&entry.text, entry.about, entry.colours)?;
    Ok(if entry.ghost.is_empty() { session } else { session.with_ghost(&entry.ghost) })
}

/// Starts a new game; `None` if its options can't be played.
#[must_use]
pub fn begun<G: WebGame>(setup: Setup<G>, colours: Colours, about: About) -> Option<AnySession> {
    let session = Session::begin(setup, colours).ok()?;
    Some(AnySession::new(Session { about, ..session }))
}

/// The table of a game in progress.
pub fn table<G: TableGame>(state: &State, session: &AnySession, dispatch: &Dispatch) -> Html {
    let Some(session) = Session::<G>::of(session).cloned() else { return Html::default() };
    let on_game = {
        let dispatch = dispatch.clone();
        Callback::from(move |intent: GameIntent| dispatch.dispatch(Action::Game(intent)))
    };
    let on_app = {
        let (dispatch, branched) = (dispatch.clone(), session.clone());
        Callback::from(move |wish: AppRequest| {
            let over = match wish {
                AppRequest::Menu => Overlay::Menu,
                AppRequest::Share => Overlay::Share,
                AppRequest::Settings => Overlay::Settings,
                AppRequest::Figures => {
                    let change = SettingsChange::new(|settings| settings.figures ^= true);
                    return dispatch.dispatch(Action::Settings(change));
                }
                AppRequest::Score => return dispatch.dispatch(Action::Go(Page::Score)),
                AppRequest::TakeOver => {
                    return dispatch.dispatch(Action::Library(LibraryEvent::TakeOver));
                }
                AppRequest::ShareAt(moves) => Overlay::ShareAt(moves),
                AppRequest::Branch(moves) => {
                    let branch = AnySession::new(branched.branch_at(moves));
                    return dispatch.dispatch(Action::Begin(branch));
                }
            };
            dispatch.dispatch(Action::Show(over));
        })
    };
    // In the free turn of a lesson the computer players answer.
    let is_free = state.lesson_shown().is_some_and(Lesson::is_free);
    let learning = match state.page {
        Page::Lesson => !is_free,
        Page::Problems => true,
        _ => false,
    };
    let attempt = state.attempt_shown().filter(|_| state.page == Page::Problems);
    let floor = attempt.map_or_else(|| session.floor(), |attempt| attempt.at);
    html! {
        <PlayPage<G> key={session.about.id.to_string()} watching={state.library.hold == Hold::Elsewhere}
            ghost={session.ghost.clone().zip(session.about.rival)} game={session.journal.clone()} id={session.about.id} colours={session.colours} {floor}
            dispatch={on_game} {on_app} marks={state.marks.clone()} look={state.look}
            {learning} taught={state.page == Page::Lesson} />
    }
}
