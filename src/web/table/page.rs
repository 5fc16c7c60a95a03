//! Window and focus: whether the layout is a phone's, and where the focus goes when its element is removed.

use super::TableGame;
use super::asking::HOLDS;
use super::ui::{Ui, UiAction};
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent, SvgElement};
use yew::prelude::*;

/// Media query of the layout for phones, which shows one part at a time. It includes windows that are neither wide nor
/// high, such as two thirds of a tablet, where showing all parts would halve the size of text. The
/// whole table fits a tablet with its browser's bars: from 1024 by 640 in landscape, from 740 by 940 in portrait.
const PHONE: &str =
    "(max-width: 739px), (max-height: 639px), (max-width: 1023px) and (max-height: 939px)";

/// True if the phone layout is used; follows the window.
#[hook]
pub fn use_phone() -> bool {
    use_media(PHONE)
}

/// True if a media query holds; follows the window.
#[hook]
pub fn use_media(query: &'static str) -> bool {
    let query = use_memo((), |()| {
        web_sys::window().and_then(|window| window.match_media(query).ok().flatten())
    });
    let holds =
        use_state_eq(|| query.as_ref().as_ref().is_some_and(web_sys::MediaQueryList::matches));
    use_effect_with((), {
        let holds = holds.clone();
        move |()| {
            let listener = query.as_ref().clone().map(|query| {
                let asked = query.clone();
                EventListener::new(&query, "change", move |_| holds.set(asked.matches()))
            });
            move || drop(listener)
        }
    });
    *holds
}

/// Events that end a touch anywhere, including the page going out of sight.
const LETTING_GO: [&str; 4] = ["pointerup", "pointercancel", "blur", "visibilitychange"];

/// The pointer that pressed a hand last, which is shown while it is held.
#[hook]
fn use_holder() -> Rc<RefCell<Option<i32>>> {
    let holder = use_mut_ref(|| None::<i32>);
    use_effect_with((), {
        let holder = holder.clone();
        move |()| {
            let press = move |event: &Event| {
                let place = event.target().and_then(|place| place.dyn_into::<Element>().ok());
                if place.is_some_and(|place| place.closest(HOLDS).ok().flatten().is_some()) {
                    holder.replace(event.dyn_ref().map(PointerEvent::pointer_id));
                }
            };
            let first = EventListenerOptions::run_in_capture_phase();
            let listener = web_sys::window().map(|window| {
                EventListener::new_with_options(&window, "pointerdown", first, press)
            });
            move || drop(listener)
        }
    });
    holder
}

/// Covers a hand shown by holding it as soon as the finger is lifted; other fingers don't matter.
#[hook]
pub(super) fn use_letting_go<G: TableGame>(ui: &UseReducerHandle<Ui<G>>) {
    let holder = use_holder();
    use_effect_with((ui.lifts.is_some(), ui.dispatcher()), move |(lifted, ui)| {
        let window = web_sys::window().filter(|_| *lifted);
        let listen = |event: &'static str| {
            let (ui, holder) = (ui.clone(), holder.clone());
            let put_down = move |event: &Event| {
                let pointer = event.dyn_ref().map(PointerEvent::pointer_id);
                let holder = *holder.borrow();
                if pointer.is_none() || holder.is_none() || pointer == holder {
                    ui.dispatch(UiAction::Lift(None));
                }
            };
            window.as_ref().map(|window| EventListener::new(window, event, put_down))
        };
        let listeners = LETTING_GO.map(listen);
        move || drop(listeners)
    });
}

/// Selectors of the next focus, in order of preference: the continuation of the turn, lit elements, the button that
/// goes on, the prompt.
const NEXT: [&str; 7] = [
    ".act [data-next]",
    ".stage [data-next]",
    ".stage .lit:is(button,[role=button])",
    ".act .btn.lit:not(:disabled)",
    ".act .end:not(:disabled)",
    ".act input[type=range]",
    ".act .say",
];

/// The last focused element, and the name of its board (`data-board`).
#[derive(Clone)]
struct LastFocus {
    place: Element,
    board: Option<String>,
}

impl LastFocus {
    fn of(event: &Event) -> Option<LastFocus> {
        let place = event.target()?.dyn_into::<Element>().ok()?;
        let board = place.closest("[data-board]").ok().flatten();
        Some(LastFocus { board: board.and_then(|board| board.get_attribute("data-board")), place })
    }

    /// The tab stop of the same board after rendering.
    fn stop(&self, page: &Element) -> Option<Element> {
        let board = self.board.as_ref()?;
        let stop = format!("[data-board='{board}'] [role=button][tabindex='0']");
        page.query_selector(&stop).ok().flatten()
    }
}

fn next_of(page: &Element) -> Option<Element> {
    NEXT.iter().find_map(|place| page.query_selector(place).ok().flatten())
}

fn focus(place: &Element) {
    // Fails only if the element can't have the focus.
    if let Some(drawn) = place.dyn_ref::<SvgElement>() {
        let _ = drawn.focus();
    } else if let Some(written) = place.dyn_ref::<HtmlElement>() {
        let _ = written.focus();
    }
}

/// Moves the focus to the element with this code (`data-s`).
pub fn focus_code(code: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let place = document.and_then(|all| all.query_selector(&format!("[data-s='{code}']")).ok()?);
    place.iter().for_each(focus);
}

/// Keeps the focus within the page rendered at `root`: if the focused element is removed or disabled, it moves to what
/// comes next, so that keyboard and screen reader users need not start from the top. `begin` moves it there at the
/// first rendering, after the device was handed over.
#[hook]
pub(super) fn use_kept_focus(root: &NodeRef, begin: bool) {
    let had = use_mut_ref(|| None::<LastFocus>);
    use_effect_with(root.clone(), {
        let had = had.clone();
        move |root| {
            let page = root.cast::<Element>();
            if let Some(first) = page.as_ref().filter(|_| begin).and_then(next_of) {
                focus(&first);
            }
            let listener = page.map(|page| {
                EventListener::new(&page, "focusin", move |event| {
                    had.replace(LastFocus::of(event));
                })
            });
            move || drop(listener)
        }
    });
    let root = root.clone();
    use_effect(move || {
        let Some(page) = root.cast::<Element>() else { return };
        let Some(last) = had.borrow().clone() else { return };
        let place = &last.place;
        let is_gone = !place.is_connected() || place.matches(":disabled").unwrap_or(false);
        let waits = place.matches(".act .say").unwrap_or(false);
        let active = page.owner_document().and_then(|document| document.active_element());
        let is_free = active.is_none_or(|active| {
            active == *place || active.tag_name().eq_ignore_ascii_case("body")
        });
        if !(is_gone || waits) || !is_free {
            return;
        }
        // Within a dialog the browser manages the focus itself.
        if page.query_selector("dialog[open]").ok().flatten().is_some() {
            return;
        }
        let next = last.stop(&page).or_else(|| next_of(&page));
        if let Some(next) = next.filter(|next| next != place) {
            focus(&next);
        }
    });
}
