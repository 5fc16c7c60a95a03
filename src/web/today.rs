//! The current day, which changes while the page stays open.

use crate::web::session::Day;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Events of the window at which a page comes back that was out of sight, asleep or kept by the browser.
const BACK: [&str; 3] = ["visibilitychange", "pageshow", "focus"];

/// Today, in the reader's time zone: up to date after midnight, and when the page comes back.
#[hook]
pub fn use_today() -> Day {
    let today = use_state_eq(Day::today);
    use_effect_with(*today, {
        let today = today.setter();
        move |_| {
            let look = Callback::from(move |()| today.set(Day::today()));
            let listeners = web_sys::window().map(|window| {
                BACK.map(|name| {
                    let look = look.clone();
                    EventListener::new(&window, name, move |_| look.emit(()))
                })
            });
            let midnight = Timeout::new(Day::left(), move || look.emit(()));
            move || drop((listeners, midnight))
        }
    });
    *today
}
