//! "What is this?": a press that is held, the secondary button, the key `I`, or the next touch while it is asked.
//!
//! Elements name their subject by a code (`data-help`, or else the code of their touches, `data-s`); the innermost one
//! counts. Listeners are on the window and come before all others, so that a touch that explains does nothing else.

use super::{Act, HelpText, Moment, TableGame, figures};
use crate::web::ui::Pic;
use crate::web::ui::letter::letter;
use crate::web::ui::log_row::LINE;
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, NodeList, PointerEvent};
use yew::prelude::*;

/// Milliseconds until a press asks.
const HELD: u32 = 550;
/// Distance from which a movement is no press, in CSS pixels.
const MOVED: f64 = 18.0;
/// Selector of elements with a subject.
const CODED: &str = "[data-help], [data-s]";
/// Selector of elements that show something while they are held.
pub(super) const HOLDS: &str = ".holds";
/// Attribute of the subject, and of its point of touch.
const ASKED: &str = "data-asked";
/// Selector of subjects that the keyboard does not reach otherwise; areas for fingers alone are hidden from it.
const REACHABLE: &str =
    "[data-help]:not([tabindex], button, [aria-hidden='true'], [aria-hidden='true'] *)";
/// Attribute of elements that the keyboard reaches only while it is asked.
const REACHED: &str = "data-reached";

/// Selector of the subject asked for last.
pub(super) const SUBJECT: &str = "[data-asked]";

/// Code of a subject of a game.
#[must_use]
pub fn code_of<S: core::fmt::Debug>(subject: &S) -> String {
    format!("{subject:?}")
}

/// The subject with this code.
pub fn subject_of<S: core::fmt::Debug>(all: impl IntoIterator<Item = S>, code: &str) -> Option<S> {
    all.into_iter().find(|subject| code_of(subject) == code)
}

/// Prefix of the codes of tools.
const TOOL: &str = "tool.";

/// Code of a tool, by the key of its label.
pub(super) fn code_of_tool(key: &str) -> String {
    format!("{TOOL}{key}")
}

/// Explanation of a code: of a tool, of figures, of a line of the log, or of a subject of the game.
pub(super) fn explained<G: TableGame>(
    moment: &Moment<G>,
    act: &Act<G>,
    code: &str,
) -> Option<HelpText> {
    if let Some(key) = code.strip_prefix(TOOL) {
        let lines = vec![moment.t(&format!("tool-{key}"))];
        return Some(HelpText { title: moment.t(key), lines, ..HelpText::default() });
    }
    if let Some(help) = figures::explained(moment, code) {
        return Some(help);
    }
    let Some(number) = code.strip_prefix(LINE) else { return G::explain(moment, act, code) };
    let number: u32 = number.parse().ok()?;
    let row = moment.log.iter().find(|row| row.number == number)?;
    let picture = html! { <Pic id={row.icon} /> };
    let lines = vec![row.text().into(), moment.t("table-log-say")];
    Some(HelpText { title: moment.t("table-log"), picture, lines, ..HelpText::default() })
}

/// A press in progress.
#[derive(Default)]
struct Press {
    /// Pointer that presses; the movements of all others are ignored.
    pointer: Option<i32>,
    subject: Option<Element>,
    at: (f64, f64),
    timer: Option<Timeout>,
    /// True if it was answered, so that its movements and its click do nothing.
    answered: bool,
}

impl Press {
    /// True if an event belongs to another pointer.
    fn is_of_another(&self, event: &Event) -> bool {
        let pointer = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_id);
        pointer != self.pointer
    }
}

/// State of the listeners.
struct Asking {
    root: Element,
    press: RefCell<Press>,
    now: Rc<RefCell<AskedHow>>,
}

/// Ways of asking, and the receiver of codes.
#[derive(Clone)]
struct AskedHow {
    /// True if the next touch asks.
    asking: bool,
    /// True if the key `I` asks.
    letters: bool,
    on_ask: Callback<String>,
}

/// Reports the codes of subjects within `root` that are asked for; while `asking`, every touch asks, and with `letters`
/// the key `I`.
#[hook]
pub(super) fn use_asking(root: &NodeRef, asking: bool, letters: bool, on_ask: &Callback<String>) {
    let how = AskedHow { asking, letters, on_ask: on_ask.clone() };
    let now = use_mut_ref(|| how.clone());
    now.replace(how);
    use_effect_with(root.clone(), move |root| {
        let root = root.cast::<Element>();
        let listeners =
            root.map(|root| listen(&Rc::new(Asking { root, press: RefCell::default(), now })));
        move || drop(listeners)
    });
    let root = root.clone();
    use_effect(move || {
        if let Some(root) = root.cast::<Element>() {
            make_reachable(&root, asking);
        }
    });
}

fn listen(asking: &Rc<Asking>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let capture = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    let on = |name: &'static str, handle: fn(&Rc<Asking>, &Event)| {
        let asking = Rc::clone(asking);
        EventListener::new_with_options(&window, name, capture, move |event| handle(&asking, event))
    };
    vec![
        on("pointerdown", pointer_down),
        on("pointermove", pointer_move),
        on("pointerup", pointer_up),
        on("pointercancel", |asking, event| {
            if !asking.press.borrow().is_of_another(event) {
                drop(asking.press.take());
            }
        }),
        // Of the window; elements have a target.
        on("blur", |asking, event| {
            if target(event).is_none() {
                drop(asking.press.take());
            }
        }),
        on("contextmenu", context_menu),
        on("mousedown", mouse_down),
        on("click", click),
        on("keydown", key_down),
    ]
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn stop(event: &Event) {
    event.prevent_default();
    event.stop_immediate_propagation();
}

impl Asking {
    /// True if the next touch asks.
    fn is_on(&self) -> bool {
        self.now.borrow().asking
    }

    /// The subject of an event: the innermost element with a code.
    fn subject(&self, event: &Event) -> Option<Element> {
        let subject = target(event)?.closest(CODED).ok().flatten()?;
        self.root.contains(Some(&subject)).then_some(subject)
    }

    /// Marks the subject, so that the explanation is placed beside it.
    fn mark(&self, subject: &Element, (x, y): (f64, f64)) {
        if let Ok(Some(last)) = self.root.query_selector(SUBJECT) {
            let _ = last.remove_attribute(ASKED);
        }
        let _ = subject.set_attribute(ASKED, &format!("{} {}", x.round() as i32, y.round() as i32));
    }

    fn ask(&self, subject: &Element) {
        let code = subject.get_attribute("data-help").or_else(|| subject.get_attribute("data-s"));
        let on_ask = self.now.borrow().on_ask.clone();
        code.into_iter().for_each(|code| on_ask.emit(code));
    }
}

fn pointer_down(asking: &Rc<Asking>, event: &Event) {
    let pointer = event.dyn_ref::<PointerEvent>().filter(|p| p.is_primary() && p.button() == 0);
    let Some(pointer) = pointer else { return };
    let pressed = Some(pointer.pointer_id());
    let mut press = Press { pointer: pressed, at: at(pointer), ..Press::default() };
    if let Some(subject) = asking.subject(event) {
        asking.mark(&subject, press.at);
        let holds = target(event).and_then(|target| target.closest(HOLDS).ok().flatten());
        if asking.is_on() {
            // Nothing is lifted or dragged.
            event.stop_immediate_propagation();
        } else if holds.is_none() && pointer.pointer_type() != "mouse" {
            let (held, touched) = (Rc::downgrade(asking), target(event));
            press.timer = Some(Timeout::new(HELD, move || {
                let there = touched.is_some_and(|touched| touched.is_connected());
                if let Some(asking) = held.upgrade().filter(|_| there) {
                    hold(&asking);
                }
            }));
        }
        press.subject = Some(subject);
    }
    asking.press.replace(press);
}

/// A press was held.
fn hold(asking: &Rc<Asking>) {
    let subject = {
        let mut press = asking.press.borrow_mut();
        press.timer = None;
        press.answered = true;
        press.subject.clone()
    };
    subject.iter().for_each(|subject| asking.ask(subject));
}

fn pointer_move(asking: &Rc<Asking>, event: &Event) {
    let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
    let mut press = asking.press.borrow_mut();
    if press.is_of_another(event) {
        return;
    }
    if press.answered {
        event.stop_immediate_propagation();
        return;
    }
    let ((x, y), (from_x, from_y)) = (at(pointer), press.at);
    if (x - from_x).hypot(y - from_y) > MOVED {
        (press.timer, press.subject) = (None, None);
    }
}

fn pointer_up(asking: &Rc<Asking>, event: &Event) {
    if asking.press.borrow().is_of_another(event) {
        return;
    }
    let subject = {
        let mut press = asking.press.borrow_mut();
        press.timer = None;
        let asks = asking.is_on() && !press.answered && event.dyn_ref::<PointerEvent>().is_some();
        let subject = press.subject.take().filter(|_| asks);
        press.answered |= subject.is_some();
        subject
    };
    // On the release and not on the click, which disabled buttons don't have.
    subject.iter().for_each(|subject| asking.ask(subject));
}

/// The mouse button that browsers report after a touch: it must not take the focus from the explanation.
fn mouse_down(asking: &Rc<Asking>, event: &Event) {
    if asking.press.borrow().answered {
        stop(event);
    }
}

/// The secondary button, or a browser's event for a held press.
fn context_menu(asking: &Rc<Asking>, event: &Event) {
    let Some(subject) = asking.subject(event) else { return };
    stop(event);
    let (answered, at) = {
        let mut press = asking.press.borrow_mut();
        press.timer = None;
        // A finger that is still down; the secondary button and keys have no press.
        let is_held = press.subject.is_some();
        (is_held && std::mem::replace(&mut press.answered, true), press.at)
    };
    if !answered {
        let at = event
            .dyn_ref::<MouseEvent>()
            .map_or(at, |event| (f64::from(event.client_x()), f64::from(event.client_y())));
        asking.mark(&subject, at);
        asking.ask(&subject);
    }
}

fn click(asking: &Rc<Asking>, event: &Event) {
    // Clicks made by a key or by a program have no number and no press.
    let by_finger = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
    let subject = asking.subject(event);
    if by_finger {
        let answered = std::mem::take(&mut asking.press.borrow_mut().answered);
        if answered {
            stop(event);
        }
        return;
    }
    if let Some(subject) = subject {
        asking.mark(&subject, middle(&subject));
        if asking.is_on() {
            stop(event);
            asking.ask(&subject);
        }
    }
}

/// Middle of an element.
fn middle(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0)
}

/// The key `I` asks, and Enter while it is asked; buttons create clicks themselves.
fn key_down(asking: &Rc<Asking>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if key.ctrl_key() || key.meta_key() || key.alt_key() || key.repeat() {
        return;
    }
    let Some(subject) = asking.subject(event) else { return };
    let is_button = target(event).is_some_and(|target| target.tag_name() == "BUTTON");
    let is_letter = asking.now.borrow().letters && letter(key) == Some('i');
    match key.key().as_str() {
        _ if is_letter => {}
        "Enter" | " " if asking.is_on() && !is_button => {}
        "Enter" | " " => {
            asking.mark(&subject, middle(&subject));
            return;
        }
        _ => return,
    }
    stop(event);
    asking.mark(&subject, middle(&subject));
    asking.ask(&subject);
}

/// Lets the keyboard reach every subject while it is asked.
fn make_reachable(root: &Element, asking: bool) {
    let all = |selector: &str| -> Vec<Element> {
        let found: Option<NodeList> = root.query_selector_all(selector).ok();
        let nodes =
            found.iter().flat_map(|found| (0..found.length()).filter_map(|at| found.item(at)));
        nodes.filter_map(|node| node.dyn_into::<Element>().ok()).collect()
    };
    if asking {
        for subject in all(REACHABLE) {
            let _ = subject.set_attribute("tabindex", "0");
            let _ = subject.set_attribute(REACHED, "");
        }
        return;
    }
    for subject in all("[data-reached]") {
        let _ = subject.remove_attribute("tabindex");
        let _ = subject.remove_attribute(REACHED);
    }
}
