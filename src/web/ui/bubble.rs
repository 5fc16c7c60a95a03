//! What lies over a table for a moment and is only looked at, or chosen from.
//!
//! A modal dialog shuts off the page below it, for which the browser works out anew how all that stands there looks: at a
//! table that takes longer than a touch may. A bubble only lies over the page. It takes the touches beside it, and goes
//! when the focus leaves it.

use crate::web::ui::panel::{PanelProps, beside, body, cancelled, use_shown};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlDialogElement, Node, window};
use yew::prelude::*;

/// The room between a bubble and what it stands beside, and to the window's edges.
const GAP: f64 = 10.0;

/// A panel over a table. Escape, a touch beside it and the tab key behind its last place close it; then the focus is
/// again where it was before, or where it went.
#[component]
pub fn Bubble(props: &PanelProps) -> Html {
    let dialog = use_node_ref();
    let at = props.at.clone();
    use_shown(&dialog, move |dialog| {
        // What has the focus loses it to the dialog.
        let place = at.and_then(|at| place_of(&at));
        dialog.show();
        if let Some(place) = place.filter(|_| !matches!(dialog.closest(".turned"), Ok(Some(_)))) {
            stand_beside(dialog, &place);
        }
    });
    use_left(&dialog, &props.on_close);
    let onkeydown = {
        let on_close = props.on_close.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                on_close.emit(());
            }
        }
    };
    let (oncancel, onclick) = (cancelled(props), beside(props, &dialog));
    // Where browsers know "closedby", a device's way back closes it as well.
    html! {
        <dialog ref={dialog} class={classes!("panel", "bubble", props.class.clone())} closedby="closerequest"
            aria-label={AttrValue::from(props.title.clone())} aria-describedby={props.described}
            {oncancel} {onclick} {onkeydown}>{ body(props) }</dialog>
    }
}

/// Where something is drawn; a phone may have it twice and show one of them.
fn place_of(selector: &str) -> Option<DomRect> {
    let all = window()?.document()?.query_selector_all(selector).ok()?;
    let element = |index| all.item(index)?.dyn_into::<Element>().ok();
    (0..all.length())
        .filter_map(element)
        .map(|element| element.get_bounding_client_rect())
        .find(|place| place.width() > 0.0)
}

/// Puts a dialog right or left of a place, or below or above it; where none has room it stays in the middle. It does not
/// leave the window when that is turned.
fn stand_beside(dialog: &HtmlDialogElement, place: &DomRect) {
    let Some(root) = window().and_then(|window| window.document()?.document_element()) else {
        return;
    };
    let own = dialog.get_bounding_client_rect();
    let (wide, high) = (own.width() + GAP, own.height() + GAP);
    let (most_left, most_top) =
        (f64::from(root.client_width()) - wide, f64::from(root.client_height()) - high);
    let first = |ways: [f64; 2], most: f64| ways.into_iter().find(|at| (GAP..=most).contains(at));
    let beside = first([place.right() + GAP, place.left() - wide], most_left);
    let below = || first([place.bottom() + GAP, place.top() - high], most_top);
    let (left, top) = match beside {
        Some(left) => {
            let middle = place.top() + (place.height() - own.height()) / 2.0;
            (left, middle.min(most_top).max(GAP))
        }
        None => match below() {
            Some(top) => (most_left / 2.0, top),
            None => return,
        },
    };
    // Whole pixels: to print others takes more code than all of this.
    let [left, top, wide, high] = [left, top, wide, high].map(|length| length.round() as i32);
    let inset = format!("min({top}px,100vh - {high}px) auto auto min({left}px,100vw - {wide}px)");
    for (name, value) in [("inset", inset.as_str()), ("margin", "0")] {
        // A browser that does not know it leaves the dialog in the middle.
        drop(dialog.style().set_property(name, value));
    }
}

/// Tells when the focus is somewhere else in the page, also if it got there by way of the browser's own controls.
#[hook]
fn use_left(dialog: &NodeRef, on_left: &Callback<()>) {
    let dialog = dialog.clone();
    use_effect_with(on_left.clone(), move |on_left| {
        let on_left = on_left.clone();
        let left = move |event: &Event| {
            // What is being closed gives the focus back itself.
            let open = dialog.cast::<HtmlDialogElement>().filter(HtmlDialogElement::open);
            let place = event.target().and_then(|place| place.dyn_into::<Node>().ok());
            if open.is_some_and(|open| !open.contains(place.as_ref())) {
                on_left.emit(());
            }
        };
        let document = window().and_then(|window| window.document());
        let listener = document.map(|document| EventListener::new(&document, "focusin", left));
        move || drop(listener)
    });
}
