//! Media queries after a change of the window's size.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Lays out a character that is out of sight after each change of the window's size.
///
/// Where sizes depend on the window's and on a container's, WebKit resolves the new style with a layout in between, and
/// then takes the page for laid out without having evaluated its media queries (WebKit's bug 310086). The next layout
/// evaluates them.
#[component]
pub(super) fn Resized() -> Html {
    let odd = use_state(|| false);
    use_effect_with(*odd, {
        let odd = odd.setter();
        move |&now| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "resize", move |_| {
                    let odd = odd.clone();
                    Timeout::new(0, move || odd.set(!now)).forget();
                })
            });
            move || drop(listener)
        }
    });
    html! { <i class="sr" aria-hidden="true">{ if *odd { "\u{a0}" } else { "" } }</i> }
}
