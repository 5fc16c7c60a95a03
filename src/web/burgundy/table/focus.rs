//! The focus stays at the table: where what had it is gone, or can no longer be used, it goes on to what
//! comes next, so that keys and screen readers need not begin at the top of the page again.

use crate::web::burgundy::table::listen::focus;
use gloo_events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Where the own turn goes on, best first: a die, the end of the turn.
const TURN: [&str; 2] = [".act .die:not(.spent)", ".act .end:not(.early):not(:disabled)"];
/// What says that it is the own turn.
const OWN_TURN: &str = ".act .end";
/// Where else the page goes on: a board that is offered, the timeline, and while others play the line
/// that says so.
const NEXT: [&str; 3] = [".offer", ".act input[type=range]", WAITING];

/// The line that says what is to be done.
const WAITING: &str = ".act .say";

/// What had the focus last.
#[derive(Clone)]
struct Had {
    place: Element,
    /// The board that it was part of.
    board: Option<String>,
}

impl Had {
    fn of(event: &Event) -> Option<Had> {
        let place = event.target()?.dyn_into::<Element>().ok()?;
        let board = place.closest("[data-board]").ok().flatten();
        Some(Had { board: board.and_then(|board| board.get_attribute("data-board")), place })
    }

    fn is_gone(&self) -> bool {
        !self.place.is_connected() || self.place.matches(":disabled").unwrap_or(false)
    }

    /// Whether the focus only waits until it is somebody's turn again.
    fn waits(&self) -> bool {
        self.place.matches(WAITING).unwrap_or(false)
    }

    /// Where the focus goes on to.
    fn next(&self, page: &Element) -> Option<Element> {
        let found = |place: &str| page.query_selector(place).ok().flatten();
        let stop = |board: &String| {
            found(&format!("[data-board='{board}'] [role=button][data-s][tabindex='0']"))
        };
        self.board.as_ref().and_then(stop).or_else(|| begin_of(page))
    }
}

/// Whether nothing has the focus, or only what is left to itself.
fn is_free(page: &Element, had: &Had) -> bool {
    let active = page.owner_document().and_then(|document| document.active_element());
    active
        .is_none_or(|active| active == had.place || active.tag_name().eq_ignore_ascii_case("body"))
}

/// Keeps the focus within the page drawn at `root`. `begin` puts it there when the page is first drawn:
/// after the tablet was handed on.
#[hook]
pub fn use_kept_focus(root: &NodeRef, begin: bool) {
    let had = use_mut_ref(|| None::<Had>);
    use_effect_with(root.clone(), {
        let had = had.clone();
        move |root| {
            let page = root.cast::<Element>();
            if let Some(first) = page.as_ref().filter(|_| begin).and_then(begin_of) {
                focus(&first);
            }
            let listener = page.map(|page| {
                EventListener::new(&page, "focusin", move |event| {
                    had.replace(Had::of(event));
                })
            });
            move || drop(listener)
        }
    });
    let root = root.clone();
    use_effect(move || {
        if let Some(page) = root.cast::<Element>() {
            go_on(&page, &had);
        }
    });
}

/// Where the page is gone on with.
fn begin_of(page: &Element) -> Option<Element> {
    let found = |place: &str| page.query_selector(place).ok().flatten();
    let own = found(OWN_TURN).and_then(|_| TURN.into_iter().find_map(found));
    own.or_else(|| NEXT.into_iter().find_map(found))
}

fn go_on(page: &Element, had: &Rc<RefCell<Option<Had>>>) {
    // Within what lies over the table the browser keeps the focus itself.
    if page.query_selector("dialog[open]").ok().flatten().is_some() {
        return;
    }
    let Some(last) = had.borrow().clone() else { return };
    if !(last.is_gone() || last.waits()) || !is_free(page, &last) {
        return;
    }
    if let Some(next) = last.next(page).filter(|next| *next != last.place) {
        focus(&next);
    }
}
