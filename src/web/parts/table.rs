//! The table: a game being played or looked at.

use crate::web::burgundy::play::PlayPage;
use crate::web::burgundy::scene::Tap;
use crate::web::game::{GameIntent, Session};
use crate::web::library::shelf::{Hold, News};
use crate::web::parts::NotHere;
use crate::web::state::{Dispatch, Do, Over, State};
use yew::prelude::*;

/// What the part draws.
#[derive(Debug, Clone, Copy)]
pub struct Code {
    /// The table with a game on it.
    pub page: fn(&State, &Session, &Dispatch) -> Html,
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(table, fallible))]
fn code() -> Result<Code, NotHere> {
    Ok(Code { page })
}

/// Fetches the part, once.
///
/// # Errors
/// If it did not arrive.
pub async fn fetch() -> Result<Code, NotHere> {
    #[cfg(feature = "split")]
    return code().await;
    #[cfg(not(feature = "split"))]
    code()
}

fn page(state: &State, session: &Session, dispatch: &Dispatch) -> Html {
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
                Tap::TakeOver => return dispatch.dispatch(Do::Shelf(News::TakeOver)),
                Tap::ShareAt(moves) => Over::ShareAt(moves.into()),
                Tap::Branch(moves) => {
                    return dispatch.dispatch(Do::Begin(branched.branch(moves.into())));
                }
                _ => return,
            };
            dispatch.dispatch(Do::Show(over));
        })
    };
    html! {
        <PlayPage key={session.about.id.to_string()} game={session.journal.clone()} dispatch={on_game} colours={session.colours}
            watching={state.shelf.hold == Hold::Elsewhere} floor={session.floor()} {on_app}
            marks={state.marks.clone()} look={state.look} />
    }
}
