//! Modal panels above a page.

use crate::web::ui::back;
use crate::web::ui::icon::Pic;
use crate::web::ui::text::Text;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// Properties of [`Panel`] and [`Bubble`](super::bubble::Bubble).
#[derive(Properties, PartialEq, Clone)]
pub struct PanelProps {
    /// Title.
    pub title: Text,
    /// Label of the close button.
    pub close: Text,
    /// Additional classes.
    #[prop_or_default]
    pub class: Classes,
    /// Id of the element that screen readers read when it opens.
    #[prop_or_default]
    pub described: Option<&'static str>,
    /// True if the focus goes to the element with `autofocus` in `children` instead of the close button.
    #[prop_or_default]
    pub focus_within: bool,
    /// Called when it is closed: by its button, Escape or a touch outside.
    pub on_close: Callback<()>,
    /// Content.
    pub children: Html,
}

/// A modal panel above the page. The browser keeps the focus within it and returns it afterwards.
///
/// This takes time proportional to the page, so tables, where touches must be quick, use a
/// [`Bubble`](super::bubble::Bubble).
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let dialog = use_node_ref();
    // Fails only if the dialog is open already.
    use_shown(&dialog, |dialog| drop(dialog.show_modal()));
    let oncancel = cancelled(props);
    let (onpointerdown, onclick) = use_beside(props, &dialog);
    html! {
        <dialog ref={dialog} class={classes!("panel", props.class.clone())} aria-label={AttrValue::from(props.title.clone())}
            aria-describedby={props.described} {oncancel} {onpointerdown} {onclick}>{ body(props) }</dialog>
    }
}

/// Opens a dialog for as long as it is rendered. The browser's Back closes it by its `oncancel`.
#[hook]
pub(super) fn use_shown(dialog: &NodeRef, show: impl FnOnce(&HtmlDialogElement) + 'static) {
    let dialog = dialog.clone();
    use_effect_with((), move |()| {
        let shown = dialog.cast::<HtmlDialogElement>();
        if let Some(shown) = &shown {
            show(shown);
            back::on_open();
        }
        move || {
            if let Some(shown) = shown {
                shown.close();
                back::on_close();
            }
        }
    });
}

/// Handles the browser's request to close the dialog: the page's state decides, and the dialog is closed when it is no
/// longer rendered.
pub(super) fn cancelled(props: &PanelProps) -> Callback<Event> {
    props.on_close.reform(|event: Event| event.prevent_default())
}

/// Handlers for the beginning of a touch and for its click, which close a dialog by a touch outside of its content. A
/// touch that began before the dialog was open, such as the press that opened it, does not close it.
#[hook]
pub(super) fn use_beside(
    props: &PanelProps,
    dialog: &NodeRef,
) -> (Callback<PointerEvent>, Callback<MouseEvent>) {
    let began_beside = use_mut_ref(|| false);
    let is_beside = {
        let dialog = dialog.clone();
        move |event: &Event| {
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
            target.is_some() && target == dialog.get()
        }
    };
    let began = {
        let (began_beside, is_beside) = (began_beside.clone(), is_beside.clone());
        Callback::from(move |event: PointerEvent| {
            began_beside.replace(is_beside(&event));
        })
    };
    let on_close = props.on_close.clone();
    let ended = Callback::from(move |event: MouseEvent| {
        if began_beside.replace(false) && is_beside(&event) {
            on_close.emit(());
        }
    });
    (began, ended)
}

/// Content of a panel: title, close button and children. Touching its text keeps the focus within it.
pub(super) fn body(props: &PanelProps) -> Html {
    let onclick = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <div class="panelbody sheet" tabindex="-1">
            <div class="panelhead">
                <h2>{ AttrValue::from(props.title.clone()) }</h2>
                <button type="button" class="ib" aria-label={AttrValue::from(props.close.clone())}
                    autofocus={!props.focus_within} {onclick}><Pic id="u-close" /></button>
            </div>
            { props.children.clone() }
        </div>
    }
}
