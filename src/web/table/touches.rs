//! Touches of elements with a code (`data-s`), but for those that ask (`asking`). There is one set of listeners for the whole page, so that the hundred
//! places of a table need none, and are not rendered anew because a callback changed.
//!
//! Elements with `data-drag` can be dragged; a `dialog` above the table is part of the page.

use crate::web::table::flight::drawn_piece;
use crate::web::table::held::LiftedPiece;
use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Reflect;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};
use yew::prelude::*;

/// Distance from which a movement is a drag and not a tap, in CSS pixels.
const DRAG_FROM: f64 = 18.0;

/// Selector of elements where a touch without a target does not deselect: buttons of the bar ignore touches at first,
/// which then reach the bar.
const NOT_BESIDE: &str = "button, a, input, select, label, dialog, .acts";

/// A touch, with the codes of its elements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Touch {
    /// A tap or its key.
    On {
        /// Code of the touched element.
        code: String,
        /// True if the element is in a panel above the table.
        in_panel: bool,
    },
    /// A piece was lifted for dragging.
    Lift(String),
    /// A piece was dragged from the first place to the second.
    Drag(String, String),
    /// A tap outside of all elements, or a piece dropped where there is none.
    Beside,
}

/// Reports touches below `root` to the latest callback, so that rendering during a drag does not interrupt it.
#[hook]
pub(super) fn use_touches(root: &NodeRef, on_touch: Option<&Callback<Touch>>) {
    let last = use_mut_ref(|| None::<Callback<Touch>>);
    last.replace(on_touch.cloned());
    use_effect_with((root.clone(), on_touch.is_some()), move |(root, listens)| {
        let report = Callback::from(move |touch| {
            let last = last.borrow().clone();
            if let Some(last) = last {
                last.emit(touch);
            }
        });
        let root = root.cast::<Element>().filter(|_| *listens);
        let listeners = root.map(|root| listen(&root, &report));
        move || drop(listeners)
    });
}

/// A press in progress.
#[derive(Default)]
struct Press {
    /// Pointer that presses; all others are ignored.
    pointer: Option<i32>,
    place: Option<Element>,
    code: Option<String>,
    held: Option<LiftedPiece>,
    at: (f64, f64),
    /// True if the press was handled, so that its click is ignored.
    answered: bool,
}

fn place_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

fn coded(element: &Element) -> Option<(Element, String)> {
    let place = element.closest("[data-s]").ok().flatten()?;
    let code = place.get_attribute("data-s")?;
    Some((place, code))
}

/// Listens to everything within `root`, until dropped.
fn listen(root: &Element, report: &Callback<Touch>) -> Vec<EventListener> {
    let press = Rc::new(RefCell::new(Press::default()));
    let mut all = Vec::new();
    let mut on = |name: &'static str, handle: Box<dyn Fn(&Event)>| {
        let options = EventListenerOptions::enable_prevent_default();
        all.push(EventListener::new_with_options(root, name, options, move |event| handle(event)));
    };
    on("click", {
        let (report, press) = (report.clone(), press.clone());
        Box::new(move |event| click(event, &report, &press))
    });
    on("pointerdown", {
        let (report, press) = (report.clone(), press.clone());
        Box::new(move |event| pointer_down(event, &report, &press))
    });
    on("pointermove", {
        let (root, report, press) = (root.clone(), report.clone(), press.clone());
        Box::new(move |event| pointer_move(event, &root, &report, &press))
    });
    on("pointercancel", {
        let (report, press) = (report.clone(), press.clone());
        Box::new(move |event| {
            if is_of(event, &press.borrow()) {
                give_up(&report, &press);
            }
        })
    });
    on("lostpointercapture", {
        let (own, report, press) = (root.clone(), report.clone(), press.clone());
        // The pressed element loses a finger too, to the page that captures it.
        Box::new(move |event| {
            if place_of(event).as_ref() == Some(&own) && is_of(event, &press.borrow()) {
                give_up(&report, &press);
            }
        })
    });
    on("touchmove", {
        let press = press.clone();
        Box::new(move |event| keep_from_scrolling(event, &press.borrow()))
    });
    on("pointerup", {
        let (report, press) = (report.clone(), press.clone());
        Box::new(move |event| pointer_up(event, &report, &press))
    });
    on("keydown", {
        let report = report.clone();
        Box::new(move |event| key_down(event, &report))
    });
    // A release outside of a window that has lost the focus is not reported.
    all.extend(web_sys::window().map(|window| {
        let report = report.clone();
        EventListener::new(&window, "blur", move |_| give_up(&report, &press))
    }));
    all
}

/// True if an event belongs to the pointer that presses.
fn is_of(event: &Event, press: &Press) -> bool {
    let pointer = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_id);
    pointer.is_some() && pointer == press.pointer
}

/// Ends a press without effect; a lifted piece goes back.
fn give_up(report: &Callback<Touch>, press: &RefCell<Press>) {
    let given_up = press.replace(Press::default());
    if given_up.held.is_some() {
        drop(given_up);
        report.emit(Touch::Beside);
    }
}

fn click(event: &Event, report: &Callback<Touch>, press: &RefCell<Press>) {
    // Clicks made by a key have no number and no press.
    let is_pressed = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
    let answered = is_pressed && std::mem::take(&mut press.borrow_mut().answered);
    if answered {
        event.stop_propagation();
        return;
    }
    let Some(target) = place_of(event) else { return };
    let Some((place, code)) = coded(&target) else {
        let elsewhere = target.closest(NOT_BESIDE).ok().flatten().is_none();
        if elsewhere {
            report.emit(Touch::Beside);
        }
        return;
    };
    touched(&place, code, report);
}

fn touched(place: &Element, code: String, report: &Callback<Touch>) {
    let in_panel = place.closest("dialog").ok().flatten().is_some();
    report.emit(Touch::On { code, in_panel });
}

fn pointer_down(event: &Event, report: &Callback<Touch>, press: &RefCell<Press>) {
    let Some(pointer) =
        event.dyn_ref::<PointerEvent>().filter(|p| p.is_primary() && p.button() == 0)
    else {
        return;
    };
    if press.borrow().held.is_some() {
        if !is_of(event, &press.borrow()) {
            return;
        }
        give_up(report, press);
    }
    let pressed = Some(pointer.pointer_id());
    let mut now = Press { pointer: pressed, at: at(pointer), ..Press::default() };
    if let Some((place, code)) = place_of(event).as_ref().and_then(coded) {
        (now.place, now.code) = (Some(place), Some(code));
    }
    *press.borrow_mut() = now;
}

/// True if a place may hold a draggable piece.
fn can_be_dragged(place: &Element) -> bool {
    place.has_attribute("data-drag")
}

/// Keeps the browser from scrolling with a finger that drags a piece out of a drawing that scrolls; there `touch-action`
/// works only on the drawing as a whole.
fn keep_from_scrolling(event: &Event, press: &Press) {
    let is_drawn = |place: &&Element| {
        let drawn = place.dyn_ref::<HtmlElement>().is_none() && can_be_dragged(place);
        drawn && drawn_piece((*place).clone()).is_some()
    };
    let may_lift = fingers(event) == Some(1.0) && press.place.as_ref().filter(is_drawn).is_some();
    if event.cancelable() && (press.held.is_some() || may_lift) {
        event.prevent_default();
    }
}

/// The number of fingers on the screen.
fn fingers(event: &Event) -> Option<f64> {
    let touches = Reflect::get(event, &"touches".into()).ok()?;
    Reflect::get(&touches, &"length".into()).ok()?.as_f64()
}

fn pointer_move(event: &Event, root: &Element, report: &Callback<Touch>, press: &RefCell<Press>) {
    let Some(pointer) = event.dyn_ref::<PointerEvent>().filter(|_| is_of(event, &press.borrow()))
    else {
        return;
    };
    if pointer.buttons() == 0 {
        // Released where the page could not see it.
        give_up(report, press);
        return;
    }
    let lifted = drag(pointer, &mut press.borrow_mut());
    if let Some(code) = lifted {
        // The page and not the pressed element, which may be drawn anew. Fails only for a pointer that is gone.
        let _ = root.set_pointer_capture(pointer.pointer_id());
        report.emit(Touch::Lift(code));
    }
}

/// Starts or continues a drag. Returns the code of a piece lifted by this event.
fn drag(pointer: &PointerEvent, press: &mut Press) -> Option<String> {
    let mut lifted = None;
    if press.held.is_none() && distance(pointer, press.at) > DRAG_FROM {
        // Pieces that no longer exist are not lifted.
        let place = press.place.as_ref().filter(|_| !press.answered);
        let place = place.filter(|place| can_be_dragged(place) && place.is_connected());
        press.held = place.and_then(|place| LiftedPiece::lift(place, press.at));
        match &press.held {
            Some(_) => lifted.clone_from(&press.code),
            // Not tried again with each movement of the finger.
            None => press.place = None,
        }
    }
    if let Some(held) = &press.held {
        held.follow(at(pointer));
    }
    lifted
}

/// Ends a drag on the element below the finger.
fn pointer_up(event: &Event, report: &Callback<Touch>, press: &RefCell<Press>) {
    let Some(pointer) = event.dyn_ref::<PointerEvent>().filter(|_| is_of(event, &press.borrow()))
    else {
        return;
    };
    // The drag image is removed first, so that it does not cover the element below.
    let Press { code, held, at, answered, .. } = press.replace(Press::default());
    let was_held = held.is_some();
    drop(held);
    press.borrow_mut().answered = answered;
    let Some(from) = code.filter(|_| was_held && !answered && distance(pointer, at) > DRAG_FROM)
    else {
        return;
    };
    let document = place_of(event).and_then(|element| element.owner_document());
    let below = document
        .and_then(|d| d.element_from_point(pointer.client_x() as f32, pointer.client_y() as f32));
    // The click of a mouse follows on the page that captures it; a finger has none after a drag.
    press.borrow_mut().answered = pointer.pointer_type() != "touch";
    let Some((_, to)) = below.as_ref().and_then(coded).filter(|(_, to)| *to != from) else {
        // Dropped on no element; the piece goes back.
        report.emit(Touch::Beside);
        return;
    };
    report.emit(Touch::Drag(from, to));
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn distance(event: &PointerEvent, from: (f64, f64)) -> f64 {
    let (x, y) = at(event);
    (x - from.0).hypot(y - from.1)
}

/// Handles a key on a place. Buttons create clicks themselves.
fn key_down(event: &Event, report: &Callback<Touch>) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if key.ctrl_key() || key.meta_key() || key.alt_key() {
        return;
    }
    let Some((place, code)) = place_of(event).as_ref().and_then(coded) else { return };
    let presses = matches!(key.key().as_str(), "Enter" | " ");
    if !presses || place.dyn_ref::<HtmlElement>().is_some() {
        return;
    }
    touched(&place, code, report);
    event.prevent_default();
}
