//! Overlays of a table that are only read or chosen from.
//!
//! A modal dialog makes the page below it inert, for which browsers recompute the style of everything on it; at a table
//! that takes longer than a touch may. A bubble does not do so. It intercepts touches outside of it and closes when the
//! focus leaves it.

use crate::web::ui::panel::{PanelProps, body, cancelled, use_beside, use_shown};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, Node, window};
use yew::prelude::*;

/// A panel above a table. Escape, a touch outside and Tab after its last element close it; the focus then returns to
/// where it was, or stays where it went.
#[component]
pub fn Bubble(props: &PanelProps) -> Html {
    let dialog = use_node_ref();
    use_shown(&dialog, HtmlDialogElement::show);
    use_left(&dialog, &props.on_close);
    let onkeydown = on_escape(&props.on_close);
    let oncancel = cancelled(props);
    let (onpointerdown, onclick) = use_beside(props, &dialog);
    // In browsers with `closedby`, a device's back gesture closes it as well.
    html! {
        <dialog ref={dialog} class={classes!("panel", "bubble", props.class.clone())} closedby="closerequest"
            aria-label={AttrValue::from(props.title.clone())} aria-describedby={props.described}
            {oncancel} {onpointerdown} {onclick} {onkeydown}>{ body(props) }</dialog>
    }
}

/// A handler that closes a dialog by Escape; browsers do so for modal ones only.
pub(super) fn on_escape(on_close: &Callback<()>) -> Callback<KeyboardEvent> {
    let on_close = on_close.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            on_close.emit(());
        }
    })
}

/// Calls `on_left` when the focus is elsewhere in the page, even by way of the browser's own controls.
#[hook]
pub(super) fn use_left(dialog: &NodeRef, on_left: &Callback<()>) {
    let dialog = dialog.clone();
    use_effect_with(on_left.clone(), move |on_left| {
        let on_left = on_left.clone();
        let left = move |event: &Event| {
            // A closing dialog returns the focus itself.
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
