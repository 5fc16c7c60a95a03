//! Guards against unintended activations: the second half of a double tap on what has only just appeared, and key repeats
//! while a key is held down.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, KeyboardEvent, MouseEvent};
use yew::prelude::*;

/// Milliseconds in which a control that newly appears under a finger takes no tap.
const DEAF: f64 = 500.0;
/// Greatest distance between the two halves of a double tap, in CSS pixels per axis.
const NEAR: i32 = 40;

/// Selector of everything a tap can activate.
const CONTROL: &str = "button, a, input, select, summary, label, [role=button], [data-s]";

/// Selector of what acts while it is pressed, without waiting for a click.
const HELD: &str = ".holds";

/// Selector of what lies above one another: a panel, a scene, or the page below them.
const LAYER: &str = "dialog, .ceremony, .handover, .app, body";
/// Attribute of the question that a control answers: with the next question it is another control, even if it looks the
/// same.
const QUESTION: &str = "data-question";

/// Target of a tap.
#[derive(Debug, Clone, PartialEq)]
struct Hit<C> {
    control: Option<C>,
    /// The layer around it.
    layer: Option<C>,
}

impl<C: PartialEq> Hit<C> {
    /// True if `now` is something else: another control, or beside controls another layer.
    fn is_other_than(&self, now: &Hit<C>) -> bool {
        match &self.control {
            Some(control) => now.control.as_ref() != Some(control),
            None => now.layer != self.layer,
        }
    }
}

/// A tap that was let through.
#[derive(Debug, Clone, PartialEq)]
struct Tap<C> {
    /// Position in CSS pixels of the viewport.
    at: (i32, i32),
    /// Time in milliseconds.
    when: f64,
    hit: Hit<C>,
}

impl<C: PartialEq> Tap<C> {
    /// True if `next` is the second half of a double tap on something new: soon after this one, in the same place, on
    /// something else, while what took this one is no longer there (`there_now` is what is at its place now).
    /// Two quick taps on neighbours are two taps.
    fn is_doubled_by(&self, next: &Tap<C>, there_now: impl Fn((i32, i32)) -> Hit<C>) -> bool {
        let ((x, y), (next_x, next_y)) = (self.at, next.at);
        let is_near = (x - next_x).abs() <= NEAR && (y - next_y).abs() <= NEAR;
        let is_soon = next.when - self.when < DEAF;
        is_soon
            && is_near
            && self.hit.is_other_than(&next.hit)
            && self.hit.is_other_than(&there_now(self.at))
    }
}

/// Recent taps in all places: several people may tap at once.
#[derive(Debug)]
struct Taps<C>(Vec<Tap<C>>);

impl<C: PartialEq> Taps<C> {
    /// True if the next tap may act.
    fn lets(&mut self, next: Tap<C>, there_now: impl Fn((i32, i32)) -> Hit<C>) -> bool {
        self.0.retain(|tap| next.when - tap.when < DEAF);
        let is_doubled = self.are_doubled_by(&next, there_now);
        if !is_doubled {
            self.0.push(next);
        }
        !is_doubled
    }

    /// True if `next` is the second half of one of them.
    fn are_doubled_by(&self, next: &Tap<C>, there_now: impl Fn((i32, i32)) -> Hit<C>) -> bool {
        self.0.iter().any(|tap| tap.is_doubled_by(next, &there_now))
    }
}

/// True if a held key may repeat: true for keys that move the focus, a slider or a page.
fn may_repeat(key: &str) -> bool {
    let moves = ["Tab", "Home", "End", "PageUp", "PageDown"];
    key.starts_with("Arrow") || moves.contains(&key)
}

/// A control or a layer, compared by element or by name, because redrawing may replace the element.
#[derive(Debug, Clone)]
struct Control<E = Element> {
    element: E,
    /// Accessible name, or its text; empty if it has neither, and for layers.
    name: String,
    /// The question it answered when it was tapped.
    question: Option<String>,
}

impl<E: PartialEq> PartialEq for Control<E> {
    fn eq(&self, other: &Control<E>) -> bool {
        let is_same = self.element == other.element;
        let is_named_alike = !self.name.is_empty() && self.name == other.name;
        self.question == other.question && (is_same || is_named_alike)
    }
}

/// The control at or around an element, and its layer.
fn hit_of(element: &Element) -> Hit<Control> {
    let around = |selector: &str| element.closest(selector).ok().flatten();
    let control = around(CONTROL).map(|element| {
        let name = element.get_attribute("aria-label").or_else(|| element.text_content());
        let question = element.get_attribute(QUESTION);
        Control { element, name: name.unwrap_or_default(), question }
    });
    let layer = around(LAYER);
    let layer = layer.map(|element| Control { element, name: String::new(), question: None });
    Hit { control, layer }
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn hit_at(document: &Document, (x, y): (i32, i32)) -> Hit<Control> {
    let element = document.element_from_point(x as f32, y as f32);
    element.as_ref().map_or(Hit { control: None, layer: None }, hit_of)
}

fn tap_of(event: &MouseEvent, element: &Element) -> Tap<Control> {
    let at = (event.client_x(), event.client_y());
    Tap { at, when: event.time_stamp(), hit: hit_of(element) }
}

fn stop(event: &Event) {
    event.prevent_default();
    event.stop_immediate_propagation();
}

/// Lets a click through or stops its propagation.
fn on_click(document: &Document, taps: &RefCell<Taps<Control>>, event: &Event) {
    let Some(click) = event.dyn_ref::<MouseEvent>() else { return };
    // Clicks made by a key or by a program have no position.
    if click.detail() == 0 || !event.is_trusted() {
        return;
    }
    let Some(element) = target(event) else { return };
    if !taps.borrow_mut().lets(tap_of(click, &element), |at| hit_at(document, at)) {
        stop(event);
    }
}

/// Lets the press of a held element through or stops its propagation; the click that follows is recorded.
fn on_press(document: &Document, taps: &RefCell<Taps<Control>>, event: &Event) {
    let Some(press) = event.dyn_ref::<MouseEvent>() else { return };
    let is_held = |at: &Element| at.closest(HELD).is_ok_and(|around| around.is_some());
    let Some(element) = target(event).filter(is_held) else { return };
    let tap = tap_of(press, &element);
    if taps.borrow().are_doubled_by(&tap, |at| hit_at(document, at)) {
        stop(event);
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

type Guard = fn(&Document, &RefCell<Taps<Control>>, &Event);

/// Installs the guards on the document.
#[hook]
pub(super) fn use_guard() {
    use_effect_with((), |()| {
        let document = web_sys::window().and_then(|window| window.document());
        let listeners = document.map(|document| {
            let capture =
                EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
            let taps = Rc::new(RefCell::new(Taps(Vec::new())));
            let guarded = |kind: &'static str, guard: Guard| {
                let (page, taps) = (document.clone(), taps.clone());
                EventListener::new_with_options(&document, kind, capture, move |event| {
                    guard(&page, &taps, event);
                })
            };
            [
                guarded("click", on_click),
                guarded("pointerdown", on_press),
                EventListener::new_with_options(&document, "keydown", capture, on_key),
            ]
        });
        move || drop(listeners)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(control: &'static str) -> Hit<&'static str> {
        Hit { control: Some(control), layer: Some("table") }
    }

    fn beside(layer: &'static str) -> Hit<&'static str> {
        Hit { control: None, layer: Some(layer) }
    }

    fn tap(at: (i32, i32), when: f64, hit: Hit<&'static str>) -> Tap<&'static str> {
        Tap { at, when, hit }
    }

    #[test]
    fn the_second_half_of_a_double_tap_does_not_count_on_what_has_only_just_appeared() {
        let first = tap((300, 700), 1_000.0, on("End turn"));
        let cover =
            |at, when| first.is_doubled_by(&tap(at, when, on("I am Ben")), |_| on("I am Ben"));
        assert!(
            cover((300, 700), 1_000.0) && cover((310, 690), 1_300.0) && cover((300, 700), 1_499.0)
        );
        assert!(!cover((300, 700), 1_500.0), "later it is a tap of its own");
        assert!(!cover((360, 700), 1_100.0), "elsewhere too");
    }

    #[test]
    fn the_second_half_of_a_double_tap_beside_a_panel_does_nothing_below_it() {
        let first = tap((300, 700), 1_000.0, beside("panel"));
        let below = |hit: fn() -> Hit<&'static str>| {
            first.is_doubled_by(&tap((305, 700), 1_200.0, hit()), |_| hit())
        };
        assert!(below(|| on("End turn")) && below(|| beside("table")));
        assert!(!below(|| beside("panel")), "the panel is still there");
        let inside = Hit { control: Some("Close"), layer: Some("panel") };
        let closes = tap((305, 700), 1_200.0, inside);
        assert!(!first.is_doubled_by(&closes, |_| beside("panel")), "a button of the panel");
    }

    #[test]
    fn quick_taps_on_one_control_and_on_its_neighbour_all_count() {
        let first = tap((300, 700), 1_000.0, on("plus"));
        assert!(!first.is_doubled_by(&tap((300, 700), 1_050.0, on("plus")), |_| on("plus")));
        assert!(!first.is_doubled_by(&tap((325, 700), 1_050.0, on("minus")), |_| on("plus")));
        let beside = tap((300, 700), 1_000.0, beside("table"));
        assert!(!beside.is_doubled_by(&tap((300, 700), 1_050.0, on("plus")), |_| on("plus")));
    }

    #[test]
    fn a_button_of_the_next_question_is_another_one_even_if_it_looks_the_same() {
        let button = |element: u8, question: &str| {
            let question = Some(question.to_owned());
            Control { element, name: "Skip".to_owned(), question }
        };
        let on = |control| Hit { control: Some(control), layer: None };
        let mut taps = Taps(Vec::new());
        let mut tap = |when: f64, control: Control<u8>| {
            let hit = on(control.clone());
            taps.lets(Tap { at: (300, 700), when, hit }, |_| on(control.clone()))
        };
        assert!(tap(1_000.0, button(1, "8")));
        assert!(tap(1_100.0, button(2, "8")), "drawn anew, it is the same one");
        assert!(!tap(1_200.0, button(2, "9")), "the next question");
        assert!(tap(1_700.0, button(2, "9")), "later it is a tap of its own");
    }

    #[test]
    fn a_press_is_no_tap_yet_but_may_be_the_second_half_of_one() {
        let mut taps = Taps(vec![tap((300, 700), 1_000.0, on("I am Ben"))]);
        let pressed = |when| tap((300, 700), when, beside("table"));
        assert!(taps.are_doubled_by(&pressed(1_300.0), |_| beside("table")));
        assert!(!taps.are_doubled_by(&pressed(1_500.0), |_| beside("table")), "later");
        assert!(taps.lets(pressed(1_500.0), |_| beside("table")), "its click");
    }

    #[test]
    fn taps_of_others_elsewhere_do_not_let_a_double_tap_through() {
        let mut taps = Taps(Vec::new());
        assert!(taps.lets(tap((300, 700), 1_000.0, on("Anna’s dice")), |_| on("")));
        assert!(taps.lets(tap((900, 100), 1_100.0, on("Ben’s dice")), |_| on("Anna’s dice")));
        assert!(!taps.lets(tap((300, 700), 1_200.0, on("Done")), |_| on("Done")));
        assert!(!taps.lets(tap((900, 100), 1_300.0, on("Done")), |_| on("Done")));
        assert!(taps.lets(tap((300, 700), 1_500.0, on("Done")), |_| on("Done")), "later");
    }

    #[test]
    fn a_held_key_may_move_the_focus_but_does_nothing_again() {
        assert!(["ArrowLeft", "ArrowDown", "Tab", "PageDown"].into_iter().all(may_repeat));
        assert!(!["Enter", " ", "z", "l", "Escape"].into_iter().any(may_repeat));
    }
}
