//! Guards against unintended activations: the second half of a double tap on a control that has only just appeared, and
//! key repeats while a key is held down.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, KeyboardEvent, MouseEvent};
use yew::prelude::*;

/// Milliseconds in which a control that newly appears under a finger takes no tap.
const DEAF: f64 = 500.0;
/// Greatest distance between the two halves of a double tap, in CSS pixels per axis.
const NEAR: i32 = 40;

/// Selector of everything a tap can activate.
const CONTROL: &str = "button, a, input, select, summary, label, [role=button], [data-s]";

/// A tap that was let through.
#[derive(Debug, Clone, PartialEq)]
struct Tap<C> {
    /// Position in CSS pixels of the viewport.
    at: (i32, i32),
    /// Time in milliseconds.
    when: f64,
    /// The tapped control.
    control: Option<C>,
}

impl<C: PartialEq> Tap<C> {
    /// True if `next` is the second half of a double tap on something new: soon after this one, in the same place, on
    /// another control, while what took this one is no longer there (`there_now` is the control at its place now).
    /// Two quick taps on neighbours are two taps.
    fn is_doubled_by(&self, next: &Tap<C>, there_now: Option<&C>) -> bool {
        let ((x, y), (next_x, next_y)) = (self.at, next.at);
        let is_near = (x - next_x).abs() <= NEAR && (y - next_y).abs() <= NEAR;
        let is_soon = next.when - self.when < DEAF;
        let has_changed = self.control != next.control && self.control.as_ref() != there_now;
        is_soon && is_near && has_changed && self.control.is_some()
    }
}

/// True if a held key may repeat: true for keys that move the focus, a slider or a page.
fn may_repeat(key: &str) -> bool {
    let moves = ["Tab", "Home", "End", "PageUp", "PageDown"];
    key.starts_with("Arrow") || moves.contains(&key)
}

/// A control, compared by element or by name, because redrawing may replace the element.
#[derive(Debug, Clone)]
struct Control {
    element: Element,
    /// Accessible name, or its text; empty if it has neither.
    name: String,
}

impl PartialEq for Control {
    fn eq(&self, other: &Control) -> bool {
        self.element == other.element || !self.name.is_empty() && self.name == other.name
    }
}

/// The control at or around an element.
fn control_of(element: &Element) -> Option<Control> {
    let element = element.closest(CONTROL).ok().flatten()?;
    let name = element.get_attribute("aria-label").or_else(|| element.text_content());
    Some(Control { element, name: name.unwrap_or_default() })
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn control_at(document: &Document, (x, y): (i32, i32)) -> Option<Control> {
    control_of(&document.element_from_point(x as f32, y as f32)?)
}

/// Lets a click through or stops its propagation.
fn on_click(document: &Document, last: &RefCell<Option<Tap<Control>>>, event: &Event) {
    let Some(click) = event.dyn_ref::<MouseEvent>() else { return };
    // Clicks made by a key or by a program have no position.
    if click.detail() == 0 || !event.is_trusted() {
        return;
    }
    let at = (click.client_x(), click.client_y());
    let control = target(event).as_ref().and_then(control_of);
    let tap = Tap { at, when: event.time_stamp(), control };
    let doubled = last
        .borrow()
        .as_ref()
        .is_some_and(|before| before.is_doubled_by(&tap, control_at(document, before.at).as_ref()));
    if doubled {
        event.prevent_default();
        event.stop_immediate_propagation();
    } else {
        last.replace(Some(tap));
    }
}

fn on_key(event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|key| key.repeat()) else { return };
    let fields = "input, textarea, select";
    let writes = target(event).is_some_and(|at| at.matches(fields).unwrap_or(false));
    if writes || may_repeat(&key.key()) {
        return;
    }
    if matches!(key.key().as_str(), "Enter" | " ") {
        // Keeps the browser from turning it into a click.
        event.prevent_default();
    }
    event.stop_immediate_propagation();
}

/// Installs the guards on the document.
#[hook]
pub(super) fn use_guard() {
    use_effect_with((), |()| {
        let document = web_sys::window().and_then(|window| window.document());
        let listeners = document.map(|document| {
            let capture =
                EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
            let last = RefCell::new(None);
            let page = document.clone();
            [
                EventListener::new_with_options(&document, "click", capture, move |event| {
                    on_click(&page, &last, event);
                }),
                EventListener::new_with_options(&document, "keydown", capture, on_key),
            ]
        });
        move || drop(listeners)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tap(at: (i32, i32), when: f64, control: &'static str) -> Tap<&'static str> {
        Tap { at, when, control: Some(control) }
    }

    #[test]
    fn the_second_half_of_a_double_tap_does_not_count_on_what_has_only_just_appeared() {
        let first = tap((300, 700), 1_000.0, "End turn");
        let cover = |at, when| first.is_doubled_by(&tap(at, when, "I am Ben"), Some(&"I am Ben"));
        assert!(
            cover((300, 700), 1_000.0) && cover((310, 690), 1_300.0) && cover((300, 700), 1_499.0)
        );
        assert!(!cover((300, 700), 1_500.0), "later it is a tap of its own");
        assert!(!cover((360, 700), 1_100.0), "elsewhere too");
    }

    #[test]
    fn quick_taps_on_one_control_and_on_its_neighbour_all_count() {
        let first = tap((300, 700), 1_000.0, "plus");
        assert!(!first.is_doubled_by(&tap((300, 700), 1_050.0, "plus"), Some(&"plus")));
        assert!(!first.is_doubled_by(&tap((325, 700), 1_050.0, "minus"), Some(&"plus")));
        let beside: Tap<&str> = Tap { at: (300, 700), when: 1_000.0, control: None };
        assert!(!beside.is_doubled_by(&tap((300, 700), 1_050.0, "plus"), Some(&"plus")));
    }

    #[test]
    fn a_held_key_may_move_the_focus_but_does_nothing_again() {
        assert!(["ArrowLeft", "ArrowDown", "Tab", "PageDown"].into_iter().all(may_repeat));
        assert!(!["Enter", " ", "z", "l", "Escape"].into_iter().any(may_repeat));
    }
}
