//! A small explanation beside its subject, with a beak that points at it. It covers nothing else, and is gone with the
//! next touch, which counts.

use crate::web::ui::area::Area;
use crate::web::ui::bubble::{on_escape, use_left};
use crate::web::ui::panel::use_shown;
use crate::web::ui::text::Text;
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement, Node, window};
use yew::prelude::*;

/// Distance to the subject, and to the window's edges.
const GAP: f64 = 11.0;
/// Distance of the beak from the corners.
const CORNER: f64 = 20.0;
/// Width or height from which the point of touch is meant, and not the whole subject.
const WIDE: f64 = 230.0;
/// Distance to the point of touch.
const FINGER: f64 = 16.0;
/// Width of windows from which there is usually space beside a subject.
const BROAD: f64 = 600.0;

/// Properties of [`Beak`].
#[derive(Properties, PartialEq, Clone)]
pub struct BeakProps {
    /// Title.
    pub title: Text,
    /// Additional classes.
    #[prop_or_default]
    pub class: Classes,
    /// Selector of the subject; its attribute `data-asked` is the point of touch.
    pub at: &'static str,
    /// Id of the element that screen readers read when it opens.
    pub described: &'static str,
    /// Called when it is closed: by Escape, or by a touch or the focus elsewhere.
    pub on_close: Callback<()>,
    /// Content.
    pub children: Html,
}

/// An explanation beside its subject.
#[component]
pub fn Beak(props: &BeakProps) -> Html {
    let dialog = use_node_ref();
    let at = props.at;
    use_shown(&dialog, move |dialog| {
        let subject = subject(at);
        dialog.show();
        let place = subject.and_then(|subject| stand_beside(dialog, subject));
        if place.is_none() {
            drop(dialog.set_attribute("data-side", "none"));
        }
    });
    use_left(&dialog, &props.on_close);
    use_touched_elsewhere(&dialog, &props.on_close);
    let onkeydown = on_escape(&props.on_close);
    let oncancel = props.on_close.reform(|event: Event| event.prevent_default());
    html! {
        <dialog ref={dialog} class={classes!("beak", props.class.clone())} closedby="closerequest"
            aria-label={AttrValue::from(props.title.clone())} aria-describedby={props.described} {oncancel} {onkeydown}>
            <div class="beakbody" tabindex="-1">
                <h2>{ AttrValue::from(props.title.clone()) }</h2>
                { props.children.clone() }
            </div>
            <i class="beaktip" aria-hidden="true"></i>
        </dialog>
    }
}

/// Calls `on_touch` when something else is touched; the touch goes on.
#[hook]
fn use_touched_elsewhere(dialog: &NodeRef, on_touch: &Callback<()>) {
    let dialog = dialog.clone();
    use_effect_with(on_touch.clone(), move |on_touch| {
        let on_touch = on_touch.clone();
        let touched = move |event: &Event| {
            let place = event.target().and_then(|place| place.dyn_into::<Node>().ok());
            let own = dialog.cast::<HtmlDialogElement>();
            if own.is_some_and(|own| !own.contains(place.as_ref())) {
                on_touch.emit(());
            }
        };
        let capture = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
        let listener = window().map(|window| {
            EventListener::new_with_options(&window, "pointerdown", capture, touched)
        });
        move || drop(listener)
    });
}

/// Place of the visible subject, or of the touch within a wide one.
fn subject(selector: &str) -> Option<Area> {
    let all = window()?.document()?.query_selector_all(selector).ok()?;
    let element = |index| all.item(index)?.dyn_into::<Element>().ok();
    let visible = |element: &Element| element.get_bounding_client_rect().width() > 0.0;
    let subject = (0..all.length()).filter_map(element).find(visible)?;
    let rect = subject.get_bounding_client_rect();
    let point = subject.get_attribute("data-asked").and_then(|at| {
        let (x, y) = at.split_once(' ')?;
        Some((f64::from(x.parse::<i32>().ok()?), f64::from(y.parse::<i32>().ok()?)))
    });
    let is_wide = rect.width() > WIDE || rect.height() > WIDE;
    Some(match point.filter(|_| is_wide) {
        Some(point) => Area::around(point, FINGER),
        None => Area::of_rect(&rect),
    })
}

/// The side of the subject on which an explanation stands, its left and top edges, and the place of its beak along its
/// own edge.
fn beside(subject: Area, (wide, high): (f64, f64), room: Area) -> Option<(&'static str, [f64; 3])> {
    let (x, y) = subject.middle();
    let free = Area {
        left: room.left + GAP,
        top: room.top + GAP,
        right: room.right - GAP,
        bottom: room.bottom - GAP,
    };
    let left = (x - wide / 2.0).min(free.right - wide).max(free.left);
    let top = (y - high / 2.0).min(free.bottom - high).max(free.top);
    let tip = |at: f64, own: f64| at.min(own - CORNER).max(CORNER);
    let right = (subject.right + GAP + wide <= free.right)
        .then(|| ("right", [subject.right + GAP, top, tip(y - top, high)]));
    let on_left = (subject.left - GAP - wide >= free.left)
        .then(|| ("left", [subject.left - GAP - wide, top, tip(y - top, high)]));
    let above = (subject.top - GAP - high >= free.top)
        .then(|| ("above", [left, subject.top - GAP - high, tip(x - left, wide)]));
    let below = (subject.bottom + GAP + high <= free.bottom)
        .then(|| ("below", [left, subject.bottom + GAP, tip(x - left, wide)]));
    let sides = match room.right - room.left >= BROAD {
        true => [right, on_left, above, below],
        false => [above, below, right, on_left],
    };
    sides.into_iter().flatten().next()
}

/// Widths of the window's edges that lie under a notch or an indicator: left, top, right, bottom.
fn insets(root: &Element) -> [f64; 4] {
    let style = window().and_then(|window| window.get_computed_style(root).ok().flatten());
    let length = |name: &str| {
        let given = style.as_ref().and_then(|style| style.get_property_value(name).ok());
        // Text that is no number counts as 0.
        js_sys::parse_float(&given.unwrap_or_default()).max(0.0)
    };
    ["--safe-left", "--safe-top", "--safe-right", "--safe-bottom"].map(length)
}

/// The part of the window, or of the page rotated by 180°, in which an explanation may stand.
fn room(root: &Element, turned: Option<&Element>) -> Area {
    let [left, top, right, bottom] = insets(root);
    let within = |(wide, high): (f64, f64), [left, top, right, bottom]: [f64; 4]| Area {
        left,
        top,
        right: wide - right,
        bottom: high - bottom,
    };
    match turned {
        Some(app) => {
            let app = app.get_bounding_client_rect();
            within((app.width(), app.height()), [right, bottom, left, top])
        }
        None => {
            let window = (f64::from(root.client_width()), f64::from(root.client_height()));
            within(window, [left, top, right, bottom])
        }
    }
}

/// Places a dialog beside its subject; without enough space it stays at the foot of the window.
fn stand_beside(dialog: &HtmlDialogElement, subject: Area) -> Option<()> {
    let root = window()?.document()?.document_element()?;
    let turned = dialog.closest(".app.turned").ok().flatten();
    let room = room(&root, turned.as_ref());
    let subject = match &turned {
        Some(app) => subject.turned_in(Area::of(app)),
        None => subject,
    };
    let own = dialog.get_bounding_client_rect();
    let (side, [left, top, tip]) = beside(subject, (own.width(), own.height()), room)?;
    let style = dialog.unchecked_ref::<HtmlElement>().style();
    for (name, length) in [("left", left), ("top", top), ("--tip", tip)] {
        // Whole pixels: formatting fractions would need more code than this function.
        style.set_property(name, &format!("{}px", length.round() as i32)).ok()?;
    }
    dialog.set_attribute("data-side", side).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Area = Area { left: 0.0, top: 0.0, right: 1180.0, bottom: 820.0 };
    const OWN: (f64, f64) = (320.0, 180.0);

    fn place(left: f64, top: f64) -> Area {
        Area { left, top, right: left + 60.0, bottom: top + 60.0 }
    }

    #[test]
    fn it_stands_beside_its_subject_and_within_the_window() {
        for x in [0.0, 300.0, 600.0, 900.0, 1120.0] {
            for y in [0.0, 200.0, 400.0, 760.0] {
                let subject = place(x, y);
                let (side, [left, top, tip]) = beside(subject, OWN, ROOM).unwrap();
                let (right, bottom) = (left + OWN.0, top + OWN.1);
                assert!(left >= GAP && top >= GAP && right <= 1180.0 && bottom <= 820.0);
                let apart = left >= subject.right
                    || right <= subject.left
                    || top >= subject.bottom
                    || bottom <= subject.top;
                assert!(apart, "{side} of {subject:?}");
                let along = if ["right", "left"].contains(&side) { OWN.1 } else { OWN.0 };
                assert!((CORNER..=along - CORNER).contains(&tip));
            }
        }
    }

    #[test]
    fn it_stands_beside_the_notch_and_the_indicator() {
        let notched = Area { left: 47.0, top: 24.0, right: 1180.0, bottom: 800.0 };
        for (x, y) in [(0.0, 0.0), (1120.0, 0.0), (0.0, 760.0), (500.0, 760.0), (1120.0, 760.0)] {
            let (_, [left, top, _]) = beside(place(x, y), OWN, notched).unwrap();
            assert!(left >= 47.0 + GAP && top >= 24.0 + GAP, "{left} {top}");
            assert!(left + OWN.0 <= 1180.0 - GAP && top + OWN.1 <= 800.0 - GAP, "{left} {top}");
        }
    }

    #[test]
    fn on_a_phone_it_stands_above_the_finger_if_it_can() {
        let phone = Area { left: 0.0, top: 0.0, right: 390.0, bottom: 844.0 };
        assert_eq!(beside(place(20.0, 500.0), OWN, phone).unwrap().0, "above");
        assert_eq!(beside(place(20.0, 60.0), OWN, phone).unwrap().0, "below");
        let (_, [left, _, tip]) = beside(place(320.0, 500.0), OWN, phone).unwrap();
        assert_eq!((left, tip), (390.0 - 320.0 - GAP, 350.0 - (390.0 - 320.0 - GAP)));
        assert_eq!(beside(place(20.0, 60.0), (380.0, 800.0), phone), None, "too large");
    }
}
