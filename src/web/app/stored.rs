//! Stores the table's players, the settings and the lessons' progress whenever they change, and takes over what other
//! tabs store of them; games are stored by the library.

use crate::web::lesson::LessonProgress;
use crate::web::notice::Notice;
use crate::web::session::Seating;
use crate::web::settings::{Settings, SettingsChange};
use crate::web::state::{Action, Dispatch, State};
use crate::web::store;
use core::cell::RefCell;
use gloo_events::EventListener;
use std::rc::Rc;
use yew::prelude::*;

/// Values that this tab last stored or read.
struct Known {
    seating: Rc<Seating>,
    lessons: LessonProgress,
    settings: Settings,
}

/// Stores what changed in this tab, and takes over changes of others.
#[hook]
pub fn use_stored(state: &State, dispatch: &Dispatch) {
    let known = use_mut_ref(|| Known {
        seating: state.seating.clone(),
        lessons: state.lessons.clone(),
        settings: state.settings,
    });
    let mine = known.clone();
    use_effect_with(state.seating.clone(), move |seating| {
        let known = &mut mine.borrow_mut().seating;
        if known != seating && !seating.0.is_empty() {
            *known = seating.clone();
            // A failed write is ignored: the names are then typed again.
            let _ = store::put(store::TABLE, &seating.to_text());
        }
    });
    let mine = known.clone();
    use_effect_with(state.lessons.clone(), move |lessons| {
        let known = &mut mine.borrow_mut().lessons;
        if known != lessons {
            let (before, now) = (known.to_text(), lessons.to_text());
            *known = lessons.clone();
            let stored = kept(store::LESSONS).unwrap_or_default();
            // A failed write is ignored: the lesson then starts over.
            let _ = store::put(store::LESSONS, &store::merged(&before, &now, &stored, ' '));
        }
    });
    let mine = known.clone();
    use_effect_with((state.settings, dispatch.clone()), move |(settings, dispatch)| {
        let known = &mut mine.borrow_mut().settings;
        if known != settings {
            let stored = kept(store::SETTINGS).unwrap_or_default();
            match store::put(store::SETTINGS, &known.change_text(settings, &stored)) {
                Ok(()) => *known = *settings,
                Err(error) => dispatch.dispatch(Action::Tell(Notice::Store(error))),
            }
        }
    });
    use_effect_with(dispatch.clone(), move |dispatch| {
        let dispatch = dispatch.clone();
        // Comes in the other tabs only.
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |_| take_over(&known, &dispatch))
        });
        move || drop(listener)
    });
}

fn kept(name: &str) -> Option<String> {
    store::get(name).ok().flatten()
}

/// Takes over what differs in the store from what this tab knows.
fn take_over(known: &RefCell<Known>, dispatch: &Dispatch) {
    let mut known = known.borrow_mut();
    if let Some(text) = kept(store::SETTINGS) {
        let before = core::mem::replace(&mut known.settings, Settings::of_text(&text));
        if before != known.settings {
            let change = move |settings: &mut Settings| {
                *settings = settings.after_other(&before, &text);
            };
            dispatch.dispatch(Action::Settings(SettingsChange::new(change)));
        }
    }
    let seating = kept(store::TABLE).map(|text| Rc::new(Seating::of_text(&text)));
    let lessons = kept(store::LESSONS).map(|text| LessonProgress::of_text(&text));
    let seating = seating.unwrap_or_else(|| known.seating.clone());
    let lessons = lessons.unwrap_or_else(|| known.lessons.clone());
    if (&seating, &lessons) != (&known.seating, &known.lessons) {
        (known.seating, known.lessons) = (seating.clone(), lessons.clone());
        dispatch.dispatch(Action::Restored(seating, lessons));
    }
}
