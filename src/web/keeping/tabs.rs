//! Stores the table's players and the lessons' progress whenever they change, and takes over what other tabs store of
//! them and of the settings.

use crate::web::lesson::LessonProgress;
use crate::web::session::Seating;
use crate::web::settings::known::{know, known as known_settings};
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
}

impl Known {
    fn stored() -> Known {
        Known {
            seating: Rc::new(Seating::of_text(&kept(store::TABLE))),
            lessons: LessonProgress::of_text(&kept(store::LESSONS)),
        }
    }
}

/// Stores what changed in this tab, and takes over changes of others.
#[hook]
pub fn use_tabs(state: &State, dispatch: &Dispatch) {
    let known = use_mut_ref(Known::stored);
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
            // A failed write is ignored: the lesson then starts over.
            let _ = store::put(
                store::LESSONS,
                &store::merged(&before, &now, &kept(store::LESSONS), ' '),
            );
        }
    });
    use_effect_with(dispatch.clone(), move |dispatch| {
        let dispatch = dispatch.clone();
        // Another tab may have stored something before this code was here.
        take_over(&known, &dispatch);
        // Comes in the other tabs only.
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |_| take_over(&known, &dispatch))
        });
        move || drop(listener)
    });
}

/// A stored text; empty if there is none.
fn kept(name: &str) -> String {
    store::get(name).ok().flatten().unwrap_or_default()
}

/// Takes over what differs in the store from what this tab knows.
fn take_over(known: &RefCell<Known>, dispatch: &Dispatch) {
    let text = kept(store::SETTINGS);
    let (now, before) = (Settings::of_text(&text), known_settings());
    if let Some(before) = before.filter(|before| !text.is_empty() && *before != now) {
        know(now);
        let change = move |settings: &mut Settings| {
            *settings = settings.after_other(&before, &text);
        };
        dispatch.dispatch(Action::Settings(SettingsChange::new(change)));
    }
    let stored = Known::stored();
    let mut known = known.borrow_mut();
    if (&stored.seating, &stored.lessons) != (&known.seating, &known.lessons) {
        *known = Known { seating: stored.seating.clone(), lessons: stored.lessons.clone() };
        dispatch.dispatch(Action::Restored(stored.seating, stored.lessons));
    }
}
