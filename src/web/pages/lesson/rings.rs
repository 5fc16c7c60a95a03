//! The ring around the next element to be touched. It is drawn above the page and lets touches through.

use crate::web::lesson::Touch;
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::{Interval, Timeout};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, KeyboardEvent, SvgGraphicsElement, Window};
use yew::prelude::*;

/// Milliseconds between two measurements of positions, as pieces move, tabs change and the page is scrolled.
const LOOK: u32 = 120;
/// Measurements after which the element next to be touched is no longer scrolled into view.
const SETTLED: u32 = 4;
/// Milliseconds after which an unsuccessful series of touches starts over.
const ANEW: u32 = 900;
/// Distance between the ring and its element, in pixels.
const MARGIN: f64 = 5.0;
/// Distance of a ring from the edges of the window, so that its whole stroke is visible.
const EDGE: f64 = 3.0;

#[derive(Properties, PartialEq, Clone)]
pub(super) struct RingsProps {
    /// Elements to be touched, in order.
    pub(super) touch: Rc<Vec<Touch>>,
    /// True if they are only looked at.
    pub(super) is_read: bool,
}

/// The ring on the screen.
#[derive(Debug, Clone, PartialEq)]
enum Place {
    /// A box: left, top, width, height and the corners' radius in whole pixels.
    Around([i32; 5]),
    /// The outline of a drawn element, and its place.
    Along(String, String),
}

/// The ring around the next element to be touched.
#[component]
pub(super) fn Rings(props: &RingsProps) -> Html {
    let done = use_done(&props.touch);
    let Some(place) = use_place(&props.touch, done, props.is_read) else { return Html::default() };
    // Positions are set as SVG attributes, because the page's content security policy forbids inline styles.
    let ring = |class: &'static str| match &place {
        Place::Around(place) => {
            let [x, y, width, height, rx] = place.map(|length| length.to_string());
            html! { <rect {class} {x} {y} {width} {height} {rx} /> }
        }
        Place::Along(d, transform) => {
            html! { <path {class} d={d.clone()} transform={transform.clone()} vector-effect="non-scaling-stroke" /> }
        }
    };
    let rings = html! { <svg class="ltouches" aria-hidden="true" focusable="false">{ ring("ltouchrim") }{ ring("ltouch") }</svg> };
    // Nothing outside of an open dialog can be drawn above it.
    match open_panel() {
        Some(panel) => create_portal(rings, panel),
        None => rings,
    }
}

/// Position of the ring after so many touches; `None` if no element to be touched is there. On a phone the tab of an
/// element that is only looked at is opened.
#[hook]
fn use_place(touch: &Rc<Vec<Touch>>, done: usize, is_read: bool) -> Option<Place> {
    let place = use_state_eq(|| None::<Place>);
    use_effect_with((touch.clone(), done), {
        let place = place.setter();
        move |(touch, done)| {
            let (touch, done) = (touch.clone(), *done);
            // Missing elements are skipped, such as an event already dismissed. An open dialog, such as a phone's
            // enlarged depot, covers everything below: the ring then leads on within it, or is not shown.
            let next = move || match open_panel() {
                Some(panel) => touch.iter().find_map(|touch| find_in(&panel, touch)),
                None => touch.iter().skip(done).find_map(find),
            };
            // Elements that appear a moment later, such as places offered for the die just taken, are scrolled into
            // view too, and again while the touch before still moves what is around them.
            let last = RefCell::new(None::<(Element, u32)>);
            let look = move || {
                let found = next();
                if let Some(found) = &found {
                    let mut last = last.borrow_mut();
                    let looks = last.as_ref().filter(|(element, _)| element == found);
                    let looks = looks.map_or(0, |(_, looks)| *looks);
                    if looks < SETTLED {
                        into_sight(found);
                        tab_of(found).filter(|_| is_read).iter().for_each(HtmlElement::click);
                    }
                    *last = Some((found.clone(), looks.saturating_add(1)));
                }
                place.set(found.as_ref().map(place_of));
            };
            look();
            let timer = Interval::new(LOOK, look);
            move || drop(timer)
        }
    });
    (*place).clone()
}

/// Number of touches done; an unsuccessful series starts over.
#[hook]
fn use_done(touch: &Rc<Vec<Touch>>) -> usize {
    let done = use_state_eq(|| 0_usize);
    use_effect_with((touch.clone(), *done), {
        let done = done.setter();
        move |(touch, at)| {
            let is_through = *at > 0 && *at >= touch.len();
            let timer = is_through.then(|| Timeout::new(ANEW, move || done.set(0)));
            move || drop(timer)
        }
    });
    use_effect_with((touch.clone(), *done), {
        let done = done.setter();
        move |(touch, next)| {
            let next = *next;
            let listeners = document().map(|document| {
                ["click", "keydown"].map(|name| {
                    let (touch, done) = (touch.clone(), done.clone());
                    let options =
                        EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
                    EventListener::new_with_options(&document, name, options, move |event| {
                        if let Some(at) = touched(&touch, next, event) {
                            done.set(at + 1);
                        }
                    })
                })
            });
            move || drop(listeners)
        }
    });
    *done
}

/// The dialog open above the page.
fn open_panel() -> Option<Element> {
    document()?.query_selector("dialog[open]:not(.beak)").ok().flatten()
}

/// The element to be touched within a dialog.
fn find_in(panel: &Element, touch: &Touch) -> Option<Element> {
    panel.query_selector(&touch.on).ok().flatten()
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Index of the touch that an event made, by pointer or key; of several equal ones, the next.
fn touched(touch: &[Touch], next: usize, event: &Event) -> Option<usize> {
    if let Some(key) = event.dyn_ref::<KeyboardEvent>()
        && !matches!(key.key().as_str(), "Enter" | " ")
    {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    let is_meant = |place: &usize| {
        let wished = touch.get(*place);
        wished.is_some_and(|wished| target.closest(&wished.on).ok().flatten().is_some())
    };
    (next..touch.len()).chain(0..next.min(touch.len())).find(is_meant)
}

/// The element to be touched, if visible; on a phone that shows another part, the tab that leads to it.
fn find(touch: &Touch) -> Option<Element> {
    let document = document()?;
    let found = document.query_selector_all(&touch.on).ok()?;
    let all = (0..found.length()).filter_map(|place| found.item(place)?.dyn_into::<Element>().ok());
    let shown = |element: &Element| element.get_bounding_client_rect().width() > 0.0;
    let tab = || {
        let place = touch.tab? + 1;
        document.query_selector(&format!(".tabs>:nth-child({place})")).ok().flatten()
    };
    all.into_iter().find(shown).or_else(tab)
}

/// The element as a tab of a phone's table, if it is one.
fn tab_of(element: &Element) -> Option<HtmlElement> {
    let is_tab = element.matches(".tabs>*").unwrap_or_default();
    element.clone().dyn_into().ok().filter(|_| is_tab)
}

/// The ring around an element, in its own shape: along the outline in which a drawn one takes touches, or around a box
/// with its corners.
fn place_of(element: &Element) -> Place {
    outline(element).unwrap_or_else(|| {
        let [left, right, top, bottom] = visible(element);
        let radius = style_of(element, "border-top-left-radius");
        let radius = radius.and_then(|value| value.strip_suffix("px")?.parse::<f64>().ok());
        let radius = radius.unwrap_or(0.0).min((bottom - top) / 2.0) + MARGIN;
        let (left, right) = within(left, right, Window::inner_width);
        let (top, bottom) = within(top, bottom, Window::inner_height);
        let box_of = [left, top, right - left, bottom - top, radius];
        Place::Around(box_of.map(|length| length.round() as i32))
    })
}

/// A property of an element as it is drawn.
fn style_of(element: &Element, property: &str) -> Option<String> {
    let style = web_sys::window()?.get_computed_style(element).ok()??;
    style.get_property_value(property).ok()
}

/// Left, right, top and bottom of the part of an element that is not cut off by scrolling parts around it; of the whole
/// element if all of it is.
fn visible(element: &Element) -> [f64; 4] {
    let sides = |of: &Element| {
        let rect = of.get_bounding_client_rect();
        [rect.left(), rect.right(), rect.top(), rect.bottom()]
    };
    let whole = sides(element);
    let [mut left, mut right, mut top, mut bottom] = whole;
    let mut around = element.parent_element();
    // Nothing around a dialog cuts it off.
    while let Some(outer) = around.filter(|outer| !outer.matches("dialog,body").unwrap_or(true)) {
        let cuts = style_of(&outer, "overflow-y").is_some_and(|value| value != "visible");
        let [from, to, above, below] = sides(&outer);
        if cuts && to > from {
            (left, right) = (left.max(from), right.min(to));
            (top, bottom) = (top.max(above), bottom.min(below));
        }
        around = outer.parent_element();
    }
    if right > left && bottom > top { [left, right, top, bottom] } else { whole }
}

/// Both sides of a ring around an element between these lengths, not beyond the edges of the window.
fn within(from: f64, to: f64, size: fn(&Window) -> Result<JsValue, JsValue>) -> (f64, f64) {
    let size = web_sys::window().and_then(|window| size(&window).ok()?.as_f64());
    let most = size.map_or(f64::INFINITY, |size| size - EDGE);
    let from = (from - MARGIN).max(EDGE);
    (from, (to + MARGIN).min(most).max(from))
}

/// The outline in which a drawn element takes touches.
fn outline(element: &Element) -> Option<Place> {
    let path = match element.tag_name() == "path" {
        true => Some(element.clone()),
        false => element.query_selector("path.hit").ok().flatten(),
    }?;
    let d = path.get_attribute("d")?;
    let matrix = path.dyn_ref::<SvgGraphicsElement>()?.get_screen_ctm()?;
    let parts = [matrix.a(), matrix.b(), matrix.c(), matrix.d(), matrix.e(), matrix.f()];
    let parts = parts.map(|part| fixed(part.into()));
    Some(Place::Along(d, format!("matrix({})", parts.join(" "))))
}

/// A number with three decimals: formatting floating-point numbers would need more code than this.
fn fixed(number: f64) -> String {
    let thousandths = (number * 1000.0).round() as i64;
    let sign = if thousandths < 0 { "-" } else { "" };
    format!("{sign}{}.{:03}", thousandths.abs() / 1000, thousandths.abs() % 1000)
}

/// Scrolls an element into view if it is outside of the window or of a scrolling part.
fn into_sight(element: &Element) {
    let rect = element.get_bounding_client_rect();
    let (x, y) = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let on_top = document().and_then(|document| document.element_from_point(x as f32, y as f32));
    let is_seen =
        on_top.is_some_and(|top| element.contains(Some(&top)) || top.contains(Some(element)));
    if !is_seen {
        element.scroll_into_view_with_bool(false);
    }
}

#[cfg(test)]
mod tests {
    use super::fixed;

    #[test]
    fn numbers_keep_three_decimals() {
        let said = [0.0, 1.0, -0.5, 1.2345, -12.0004, 640.75].map(fixed);
        assert_eq!(said, ["0.000", "1.000", "-0.500", "1.235", "-12.000", "640.750"]);
    }
}
