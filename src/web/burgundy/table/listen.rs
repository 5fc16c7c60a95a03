//! Listens for the whole page: touches, long presses, drags and keys.

use crate::web::burgundy::scene::{Spot, Tap};
use crate::web::burgundy::table::held::Held;
use crate::web::burgundy::table::touch::{code, covering, parse};
use crate::web::ui::way::{Way, nearest};
use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, KeyboardEvent, PointerEvent, SvgElement};
use yew::prelude::*;

/// How long a press is before it asks for help, in milliseconds.
const LONG_PRESS: u32 = 550;
/// How far a finger goes before it drags rather than touches, in pixels of the screen.
const DRAG_FROM: f64 = 18.0;

/// What is told: taps, and on a phone the depot to be made large first.
#[derive(Clone, PartialEq)]
pub struct Heard {
    /// Takes taps.
    pub on_tap: Callback<Tap>,
    /// Takes a touch of a spot of the table before anybody else; `true` if that settled it.
    pub first: Callback<(Spot, bool), bool>,
}

/// A press that has not ended.
#[derive(Default)]
struct Press {
    place: Option<Element>,
    spot: Option<Spot>,
    held: Option<Held>,
    at: (f64, f64),
    timer: Option<Timeout>,
    /// Whether the press was already answered, so that the click it ends with says nothing more.
    answered: bool,
}

/// The place that an event happened on.
fn place_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

fn spot_of(element: &Element) -> Option<(Element, Spot)> {
    let place = element.closest("[data-s]").ok().flatten()?;
    let spot = parse(&place.get_attribute("data-s")?)?;
    Some((place, spot))
}

/// Starts listening to everything within `root`, and to the keys of the document. Ends when dropped.
#[must_use]
pub fn listen(root: &Element, heard: &Heard) -> Vec<EventListener> {
    let press = Rc::new(RefCell::new(Press::default()));
    let mut all = Vec::new();
    let mut on = |name: &'static str, handle: Box<dyn Fn(&Event)>| {
        let options = EventListenerOptions::enable_prevent_default();
        all.push(EventListener::new_with_options(root, name, options, move |event| handle(event)));
    };
    on("click", {
        let (heard, press) = (heard.clone(), press.clone());
        Box::new(move |event| click(event, &heard, &press))
    });
    on("contextmenu", {
        let (heard, press) = (heard.clone(), press.clone());
        Box::new(move |event| asked(event, &heard, &press))
    });
    on("pointerdown", {
        let (heard, press) = (heard.clone(), press.clone());
        Box::new(move |event| pointer_down(event, &heard, &press))
    });
    on("pointermove", {
        let (heard, press) = (heard.clone(), press.clone());
        Box::new(move |event| {
            let lifted = event
                .dyn_ref::<PointerEvent>()
                .and_then(|event| drag(event, &mut press.borrow_mut()));
            if let Some(spot) = lifted {
                heard.on_tap.emit(Tap::Lift(spot));
            }
        })
    });
    on("pointercancel", {
        let (heard, press) = (heard.clone(), press.clone());
        Box::new(move |_| {
            let given_up = press.replace(Press::default());
            if given_up.held.is_some() {
                heard.on_tap.emit(Tap::Cancel);
            }
        })
    });
    on("pointerup", {
        let heard = heard.clone();
        Box::new(move |event| pointer_up(event, &heard, &press))
    });
    if let Some(document) = root.owner_document() {
        let (heard, options) = (heard.clone(), EventListenerOptions::enable_prevent_default());
        all.push(EventListener::new_with_options(&document, "keydown", options, move |event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                key_down(event, &heard);
            }
        }));
    }
    all
}

fn click(event: &Event, heard: &Heard, press: &RefCell<Press>) {
    let answered = std::mem::take(&mut press.borrow_mut().answered);
    if answered {
        event.stop_propagation();
        return;
    }
    let Some(target) = place_of(event) else { return };
    let Some((place, spot)) = spot_of(&target) else {
        let elsewhere =
            target.closest("button, a, input, select, label, dialog").ok().flatten().is_none();
        if elsewhere {
            heard.on_tap.emit(Tap::Cancel);
        }
        return;
    };
    touched(&place, spot, heard);
}

/// The second button, or what a browser makes of a long press: a question what this is.
fn asked(event: &Event, heard: &Heard, press: &RefCell<Press>) {
    let Some((_, spot)) = place_of(event).as_ref().and_then(spot_of) else { return };
    event.prevent_default();
    // A long press brings both this event and the timer; the first one answers.
    let answered = {
        let mut press = press.borrow_mut();
        press.timer = None;
        std::mem::replace(&mut press.answered, true)
    };
    if !answered {
        heard.on_tap.emit(Tap::Help(spot));
    }
}

fn touched(place: &Element, spot: Spot, heard: &Heard) {
    let over = place.closest("dialog").ok().flatten().is_some();
    if !heard.first.emit((spot, over)) {
        heard.on_tap.emit(Tap::On(spot));
    }
}

fn pointer_down(event: &Event, heard: &Heard, press: &Rc<RefCell<Press>>) {
    let Some(pointer) =
        event.dyn_ref::<PointerEvent>().filter(|p| p.is_primary() && p.button() == 0)
    else {
        return;
    };
    let mut now = Press { at: at(pointer), ..Press::default() };
    if let Some((place, spot)) = place_of(event).as_ref().and_then(spot_of) {
        now.place = Some(place.clone());
        now.spot = Some(spot);
        if pointer.pointer_type() != "mouse" {
            let (heard, held) = (heard.clone(), Rc::downgrade(press));
            now.timer = Some(Timeout::new(LONG_PRESS, move || {
                if let Some(press) = held.upgrade() {
                    press.borrow_mut().answered = true;
                }
                heard.on_tap.emit(Tap::Help(spot));
            }));
        }
    }
    *press.borrow_mut() = now;
}

/// Whether a spot may hold a piece that can be dragged away.
const fn can_be_dragged(spot: Spot) -> bool {
    matches!(spot, Spot::Slot(_) | Spot::Key(..) | Spot::Die(_))
}

/// A finger that goes far drags what it took up. Gives the spot of what was lifted just now.
fn drag(pointer: &PointerEvent, press: &mut Press) -> Option<Spot> {
    let mut lifted = None;
    if press.held.is_none() && distance(pointer, press.at) > DRAG_FROM {
        press.timer = None;
        let drags = !press.answered && press.spot.is_some_and(can_be_dragged);
        // What is not there any more is not lifted.
        let place = press.place.take().filter(|place| drags && place.is_connected());
        press.held = place.and_then(|place| Held::lift(&place, press.at));
        lifted = press.spot.filter(|_| press.held.is_some());
    }
    if let Some(held) = &press.held {
        held.follow(at(pointer));
    }
    lifted
}

/// A drag is two touches: what was picked up, then where it was put down.
fn pointer_up(event: &Event, heard: &Heard, press: &RefCell<Press>) {
    let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
    // The picture that followed the finger goes first: what is below it is meant.
    let Press { spot, held, at, answered, .. } = press.replace(Press::default());
    let was_held = held.is_some();
    drop(held);
    press.borrow_mut().answered = answered;
    let Some(from) = spot.filter(|_| !answered && distance(pointer, at) > DRAG_FROM) else {
        return;
    };
    if !can_be_dragged(from) {
        return;
    }
    let document = place_of(event).and_then(|element| element.owner_document());
    let below = document
        .and_then(|d| d.element_from_point(pointer.client_x() as f32, pointer.client_y() as f32));
    let Some((place, to)) = below.as_ref().and_then(spot_of).filter(|(_, to)| *to != from) else {
        // It was put down where nothing is: it goes back.
        if was_held {
            heard.on_tap.emit(Tap::Cancel);
        }
        return;
    };
    press.borrow_mut().answered = place.contains(place_of(event).as_deref());
    heard.on_tap.emit(Tap::Drag(from, to));
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn distance(event: &PointerEvent, from: (f64, f64)) -> f64 {
    let (x, y) = at(event);
    (x - from.0).hypot(y - from.1)
}

fn key_down(event: &KeyboardEvent, heard: &Heard) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let writing = target
        .as_ref()
        .is_some_and(|element| element.closest("input, textarea, select").ok().flatten().is_some());
    if writing {
        return;
    }
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        let tap = match (key.as_str(), event.shift_key()) {
            ("z", false) => Tap::Undo,
            ("Z" | "z", true) | ("y", false) => Tap::Redo,
            _ => return,
        };
        event.prevent_default();
        heard.on_tap.emit(tap);
        return;
    }
    if event.alt_key() {
        return;
    }
    if let Some((place, spot)) = target.as_ref().and_then(spot_of)
        && key_on_place(&key, &place, spot, heard)
    {
        event.prevent_default();
        return;
    }
    let open = target.as_ref().is_some_and(|t| t.closest("dialog").ok().flatten().is_some());
    match key.as_str() {
        "Escape" if !open => heard.on_tap.emit(Tap::Cancel),
        "l" | "L" if !open => heard.on_tap.emit(Tap::List),
        _ => {}
    }
}

/// A key on a place of a board; whether it meant something.
fn key_on_place(key: &str, place: &Element, spot: Spot, heard: &Heard) -> bool {
    if let Some(way) = Way::of_key(key) {
        return walk(place, way);
    }
    match key {
        "i" | "I" => heard.on_tap.emit(Tap::Help(spot)),
        // Buttons turn these keys into clicks by themselves.
        "Enter" | " " if place.dyn_ref::<HtmlElement>().is_none() => touched(place, spot, heard),
        _ => return false,
    }
    true
}

/// Moves the focus within a board.
fn walk(place: &Element, way: Way) -> bool {
    let Some(board) = place.closest("[data-board]").ok().flatten() else { return false };
    let Ok(found) = board.query_selector_all("[role=button][data-s]") else { return false };
    let places: Vec<Element> = (0..found.length())
        .filter_map(|index| found.get(index)?.dyn_into::<Element>().ok())
        .collect();
    let points: Vec<(f64, f64)> = places.iter().map(middle).collect();
    let Some(here) = places.iter().position(|other| other == place) else { return false };
    let next = covering(here, way, &points).or_else(|| nearest(*points.get(here)?, way, &points));
    if let Some(next) = next.and_then(|index| places.get(index)) {
        focus(next);
    }
    true
}

/// Where a place is on the screen: the middle of its sign if it has one, for a depot is as large as all
/// its tiles together.
fn middle(place: &Element) -> (f64, f64) {
    let drawn = place.closest(".hx").ok().flatten();
    let sign = drawn.and_then(|drawn| drawn.query_selector(".at").ok().flatten());
    let rect = sign.as_ref().unwrap_or(place).get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Puts the focus on something drawn or written.
pub fn focus(element: &Element) {
    // An element that can't take the focus is left as it is.
    if let Some(drawn) = element.dyn_ref::<SvgElement>() {
        let _ = drawn.focus();
    } else if let Some(written) = element.dyn_ref::<HtmlElement>() {
        let _ = written.focus();
    }
}

/// Puts the focus on a spot of the page.
pub fn focus_spot(document: &Document, spot: Spot) {
    if let Ok(Some(element)) = document.query_selector(&format!("[data-s='{}']", code(spot))) {
        focus(&element);
    }
}
