//! What lies over a table for a moment and is only looked at, or chosen from.
//!
//! A modal dialog shuts off the page below it, for which the browser works out anew how all that stands there looks: at a
//! table that takes longer than a touch may. A bubble only lies over the page. It takes the touches beside it, and goes
//! when the focus leaves it.

use crate::web::ui::panel::{PanelProps, beside, body, cancelled, use_shown};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, Node, window};
use yew::prelude::*;

/// A panel over a table. Escape, a touch beside it and the tab key behind its last place close it; then the focus is
/// again where it was before, or where it went.
#[component]
pub fn Bubble(props: &PanelProps) -> Html {
    let dialog = use_node_ref();
    use_shown(&dialog, HtmlDialogElement::show);
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
