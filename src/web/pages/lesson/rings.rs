//! The ring around what is to be touched next. It lies above the page and takes no touch itself.

use crate::web::lesson::Touch;
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::{Interval, Timeout};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, KeyboardEvent};
use yew::prelude::*;

/// Milliseconds between two looks at where things lie: pieces move, tabs change, hands scroll.
const LOOK: u32 = 120;
/// Milliseconds after which a row of touches that led nowhere begins anew.
const ANEW: u32 = 900;
/// How far the ring stands off, in pixels.
const MARGIN: f64 = 5.0;

#[derive(Properties, PartialEq, Clone)]
pub(super) struct RingsProps {
    /// What is to be touched, in order.
    pub(super) touch: Rc<Vec<Touch>>,
}

/// Where the ring lies on the screen: left, top, width and height in whole pixels.
type Place = (i32, i32, i32, i32);

/// The ring around what is to be touched next.
#[component]
pub(super) fn Rings(props: &RingsProps) -> Html {
    let done = use_done(&props.touch);
    let Some((left, top, width, height)) = use_place(&props.touch, done) else {
        return Html::default();
    };
    // A drawing says by attributes where it lies; the page's policy knows no styles but those of its files.
    let ring = |class: &'static str| {
        html! {
            <rect {class} x={left.to_string()} y={top.to_string()} width={width.to_string()}
                height={height.to_string()} rx="14" />
        }
    };
    let rings = html! { <svg class="ltouches" aria-hidden="true" focusable="false">{ ring("ltouchrim") }{ ring("ltouch") }</svg> };
    // Nothing outside of a panel can be drawn above it.
    match open_panel() {
        Some(panel) => create_portal(rings, panel),
        None => rings,
    }
}

/// Where the ring lies when so many of the touches are done; nowhere if what is to be touched is not there.
#[hook]
fn use_place(touch: &Rc<Vec<Touch>>, done: usize) -> Option<Place> {
    let place = use_state_eq(|| None::<Place>);
    use_effect_with((touch.clone(), done), {
        let place = place.setter();
        move |(touch, done)| {
            let (touch, done) = (touch.clone(), *done);
            // What is not there, as an event that was read already, is passed over. What lies over the page, as a
            // phone's enlarged depot, shuts off all below it: then the ring leads on there or nowhere.
            let next = move || match open_panel() {
                Some(panel) => touch.iter().find_map(|touch| find_in(&panel, touch)),
                None => touch.iter().skip(done).find_map(find),
            };
            // What comes into the page a moment later, as what lies ready for the die just taken, is brought into sight too.
            let last = RefCell::new(None::<Element>);
            let look = move || {
                let found = next();
                if let Some(fresh) =
                    found.as_ref().filter(|found| last.borrow().as_ref() != Some(*found))
                {
                    into_sight(fresh);
                    last.replace(Some(fresh.clone()));
                }
                place.set(found.as_ref().map(place_of));
            };
            look();
            let timer = Interval::new(LOOK, look);
            move || drop(timer)
        }
    });
    *place
}

/// How many of the touches are done; a row that led nowhere begins anew.
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

/// What lies over the page.
fn open_panel() -> Option<Element> {
    document()?.query_selector("dialog[open]").ok().flatten()
}

/// What is to be touched within a panel.
fn find_in(panel: &Element, touch: &Touch) -> Option<Element> {
    panel.query_selector(&touch.on).ok().flatten()
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Which of them was touched, by hand or by key: of several that are alike the next one.
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

/// What is to be touched, where it is to be seen; on a phone that shows another part, the tab that leads there.
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

fn place_of(element: &Element) -> Place {
    let rect = element.get_bounding_client_rect();
    let whole = |number: f64| number.round() as i32;
    (
        whole(rect.left() - MARGIN),
        whole(rect.top() - MARGIN),
        whole(rect.width() + 2.0 * MARGIN),
        whole(rect.height() + 2.0 * MARGIN),
    )
}

/// Brings something into sight that lies outside of the page, or behind the edge of a part that scrolls.
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
