//! Arrows that point to places which answer the prompt and are scrolled out of sight; a touch scrolls to the nearest.

use super::boards::all;
use crate::web::ui::area::Area;
use crate::web::ui::geometry::num;
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition, window};
use yew::prelude::*;

/// Places of the table that answer the prompt.
const LIT: &str = ".stage .lit:is(button, [role=button]), .stage .can[data-s]";
/// Milliseconds from a change of the page to the measurement, which so is never within the frame that answers a touch.
const SETTLED: u32 = 160;
/// Distance of an arrow's centre from the edge of the part that scrolls, in pixels.
const INSET: f64 = 20.0;
/// Radius in which an arrow takes touches, in pixels.
const REACH: f64 = 17.0;
/// Shares of an edge at which an arrow may lie, in order of preference.
const ALONG: [f64; 5] = [0.5, 0.3, 0.7, 0.12, 0.88];

/// A direction to scroll in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Way {
    /// Degrees by which an arrow that points up is turned.
    const fn turn(self) -> &'static str {
        match self {
            Way::Up => "0",
            Way::Right => "90",
            Way::Down => "180",
            Way::Left => "270",
        }
    }
}

/// The side on which a point lies outside.
fn beyond(area: Area, (x, y): (f64, f64)) -> Option<Way> {
    let sides = [
        (y < area.top, Way::Up),
        (y > area.bottom, Way::Down),
        (x < area.left, Way::Left),
        (x > area.right, Way::Right),
    ];
    sides.into_iter().find_map(|(is_beyond, way)| is_beyond.then_some(way))
}

/// Distance of a point from the edge beyond which it lies.
fn distance(area: Area, way: Way, (x, y): (f64, f64)) -> f64 {
    match way {
        Way::Up => area.top - y,
        Way::Down => y - area.bottom,
        Way::Left => area.left - x,
        Way::Right => x - area.right,
    }
}

/// The centre of an arrow at this share of an edge.
fn edge(area: Area, way: Way, share: f64) -> (f64, f64) {
    let x = area.left + (area.right - area.left) * share;
    let y = area.top + (area.bottom - area.top) * share;
    match way {
        Way::Up => (x, area.top + INSET),
        Way::Down => (x, area.bottom - INSET),
        Way::Left => (area.left + INSET, y),
        Way::Right => (area.right - INSET, y),
    }
}

/// A place out of sight, and the part of the page that scrolls to it.
struct Hidden {
    place: Element,
    scroller: Element,
    area: Area,
    way: Way,
    distance: f64,
}

/// An arrow, and the nearest place to which it points.
#[derive(Debug, Clone, PartialEq)]
struct Arrow {
    way: Way,
    at: (f64, f64),
    /// True if a place in sight that answers the prompt lies below it and keeps its touches.
    is_sign: bool,
    place: Element,
}

#[derive(Properties, PartialEq, Clone)]
pub(super) struct OffscreenProps {
    /// The page.
    pub(super) root: NodeRef,
    /// Address of the drawing, another one for each: positions are then measured again.
    pub(super) drawing: usize,
    /// The prompt: with a new one the first place that answers it is scrolled to, if all are out of sight.
    pub(super) asked: AttrValue,
}

/// The arrows of the page rendered at `root`.
#[component]
pub(super) fn Offscreen(props: &OffscreenProps) -> Html {
    let arrows = use_state_eq(Vec::<Arrow>::new);
    let look = use_memo(props.root.clone(), |root| {
        let (root, arrows) = (root.clone(), arrows.setter());
        Callback::from(move |()| {
            arrows.set(root.cast::<Element>().map_or_else(Vec::new, |page| arrows_of(&page)));
        })
    });
    // Set by a new prompt until it was measured.
    let is_new = use_memo((), |()| Cell::new(false));
    use_effect_with(props.asked.clone(), {
        let is_new = is_new.clone();
        move |_| is_new.set(true)
    });
    use_effect_with((props.drawing, props.asked.clone()), {
        let (root, look) = (props.root.clone(), look.clone());
        move |_| {
            let timer = Timeout::new(SETTLED, move || {
                if let Some(page) = root.cast::<Element>().filter(|_| is_new.replace(false)) {
                    show_first(&page);
                }
                look.emit(());
            });
            move || drop(timer)
        }
    });
    use_moved_view(&look);
    if arrows.is_empty() {
        return Html::default();
    }
    html! { <svg class="offscreen" aria-hidden="true" focusable="false">{ for arrows.iter().map(drawn) }</svg> }
}

/// Measures again when a part of the page is scrolled or the window changes, once for a series of events.
#[hook]
fn use_moved_view(look: &Rc<Callback<()>>) {
    use_effect_with(look.clone(), |look| {
        let window = window();
        let waits = Rc::new(Cell::new(false));
        let listen = |name: &'static str| {
            let (look, waits) = (look.clone(), waits.clone());
            // Scrolling of a part does not bubble.
            let options =
                EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
            let moved = move |_: &Event| {
                if waits.replace(true) {
                    return;
                }
                let (look, waits) = (look.clone(), waits.clone());
                Timeout::new(SETTLED, move || {
                    waits.set(false);
                    look.emit(());
                })
                .forget();
            };
            window
                .as_ref()
                .map(|window| EventListener::new_with_options(window, name, options, moved))
        };
        let listeners = ["scroll", "resize"].map(listen);
        move || drop(listeners)
    });
}

/// An arrow as a disc that scrolls to its place. Its position is an attribute, because the page's content security
/// policy forbids inline styles.
fn drawn(arrow: &Arrow) -> Html {
    let place = arrow.place.clone();
    let (x, y) = arrow.at;
    let transform = format!("translate({} {}) rotate({})", num(x), num(y), arrow.way.turn());
    html! {
        <g class={classes!("toward", arrow.is_sign.then_some("sign"))} {transform} onclick={move |_| show(&place)}>
            <circle r={num(REACH)} class="reach" />
            <circle r="15" class="arrowdisc" />
            <path d="M-6 3L0-4L6 3" />
        </g>
    }
}

/// Scrolls a place to the middle of the parts that hold it.
fn show(place: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Center);
    options.set_inline(ScrollLogicalPosition::Center);
    place.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls to the first place that answers the prompt, if there are some and all are out of sight.
fn show_first(page: &Element) {
    let Places { out_of_sight, in_sight } = places(page);
    if let Some(first) = out_of_sight.first().filter(|_| in_sight.is_empty()) {
        show(&first.place);
    }
}

/// The places that answer the prompt and are not under an overlay.
fn lit(page: &Element) -> Vec<Element> {
    let covered = page.query_selector(".asking, dialog[open]:not(.beak)").ok().flatten().is_some();
    if covered { Vec::new() } else { all(page, LIT) }
}

/// The places that answer the prompt.
struct Places {
    out_of_sight: Vec<Hidden>,
    in_sight: Vec<Area>,
}

fn places(page: &Element) -> Places {
    let mut places = Places { out_of_sight: Vec::new(), in_sight: Vec::new() };
    let mut parts = Vec::new();
    for place in lit(page) {
        let area = Area::of(&place);
        match hidden(page, &place, area, &mut parts) {
            Some(hidden) => places.out_of_sight.push(hidden),
            None => places.in_sight.push(area),
        }
    }
    places
}

/// A part of the page, and its area if a finger can scroll it.
type Part = (Element, Option<Area>);

/// The place with this area, if it is in the layout and out of sight in a part that scrolls. The parts around it are
/// measured once for all places.
fn hidden(page: &Element, place: &Element, rect: Area, parts: &mut Vec<Part>) -> Option<Hidden> {
    if rect.right <= rect.left {
        return None;
    }
    let mut around = place.parent_element();
    while let Some(part) = around {
        let known = parts.iter().find(|(other, _)| *other == part).map(|(_, area)| *area);
        let scrolled = known.unwrap_or_else(|| {
            let area = scrolls(&part).then(|| Area::of(&part));
            parts.push((part.clone(), area));
            area
        });
        if let Some((area, way)) =
            scrolled.and_then(|area| Some((area, beyond(area, rect.middle())?)))
        {
            let distance = distance(area, way, rect.middle());
            return Some(Hidden { place: place.clone(), scroller: part, area, way, distance });
        }
        around = Some(part).filter(|part| part != page)?.parent_element();
    }
    None
}

/// True if a finger can scroll the element.
fn scrolls(element: &Element) -> bool {
    let wide = element.scroll_width() > element.client_width() && element.client_width() > 0;
    let high = element.scroll_height() > element.client_height() && element.client_height() > 0;
    if !wide && !high {
        return false;
    }
    let style = window().and_then(|window| window.get_computed_style(element).ok().flatten());
    let overflow = style.and_then(|style| style.get_property_value("overflow").ok());
    overflow.is_some_and(|overflow| overflow.contains("auto") || overflow.contains("scroll"))
}

/// The arrows of the page: one for each side of a part that scrolls.
fn arrows_of(page: &Element) -> Vec<Arrow> {
    let Places { out_of_sight, in_sight } = places(page);
    let mut nearest = Vec::<Hidden>::new();
    for hidden in out_of_sight {
        let same =
            |other: &&mut Hidden| other.scroller == hidden.scroller && other.way == hidden.way;
        match nearest.iter_mut().find(same) {
            Some(other) if other.distance <= hidden.distance => {}
            Some(other) => *other = hidden,
            None => nearest.push(hidden),
        }
    }
    let whole = Area::of(page);
    let arrow = |hidden: Hidden| {
        let area = hidden.area.within(whole);
        let is_free = |at: &(f64, f64)| {
            let disc = Area::around(*at, REACH);
            !in_sight.iter().any(|area| area.overlaps(disc))
        };
        let free = ALONG.map(|share| edge(area, hidden.way, share)).into_iter().find(is_free);
        let at = free.unwrap_or_else(|| edge(area, hidden.way, 0.5));
        Arrow { way: hidden.way, at, is_sign: free.is_none(), place: hidden.place }
    };
    nearest.into_iter().map(arrow).collect()
}

#[cfg(test)]
mod tests {
    use super::{Area, Way, beyond, distance, edge};

    const PART: Area = Area { left: 10.0, top: 100.0, right: 350.0, bottom: 300.0 };

    #[test]
    fn a_point_lies_beyond_the_side_that_scrolls_to_it() {
        assert_eq!(beyond(PART, (180.0, 200.0)), None);
        assert_eq!(beyond(PART, (180.0, 99.0)), Some(Way::Up));
        assert_eq!(beyond(PART, (180.0, 301.0)), Some(Way::Down));
        assert_eq!(beyond(PART, (9.0, 200.0)), Some(Way::Left));
        assert_eq!(beyond(PART, (400.0, 200.0)), Some(Way::Right));
        assert_eq!(distance(PART, Way::Right, (400.0, 200.0)), 50.0);
    }

    #[test]
    fn an_arrow_lies_within_its_part_at_the_edge() {
        for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
            assert_eq!(beyond(PART, edge(PART, way, 0.5)), None, "{way:?}");
        }
        assert_eq!(edge(PART, Way::Down, 0.5), (180.0, 280.0));
    }
}
