//! Stores the settings whenever they change; what else of the page is stored, and what other tabs store, is the matter of
//! `keeping`, which is fetched later.

use crate::web::notice::Notice;
use crate::web::settings::known::{know, known};
use crate::web::state::{Action, Dispatch, State};
use crate::web::store;
use yew::prelude::*;

/// Stores the settings that changed.
#[hook]
pub fn use_stored(state: &State, dispatch: &Dispatch) {
    use_effect_with((state.settings, dispatch.clone()), |(settings, dispatch)| {
        let written = match known().filter(|known| known != settings) {
            Some(known) => {
                let stored = store::get(store::SETTINGS).ok().flatten().unwrap_or_default();
                store::put(store::SETTINGS, &known.change_text(settings, &stored))
            }
            None => Ok(()),
        };
        match written {
            Ok(()) => know(*settings),
            Err(error) => dispatch.dispatch(Action::Tell(Notice::Store(error))),
        }
    });
}
