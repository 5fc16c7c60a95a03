//! What lies over a page for a moment.

use crate::web::ui::icon::Pic;
use crate::web::ui::text::Text;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// A panel over the page.
#[derive(Properties, PartialEq, Clone)]
pub struct PanelProps {
    /// Its name.
    pub title: Text,
    /// What the button that closes it says.
    pub close: Text,
    /// Further classes.
    #[prop_or_default]
    pub class: Classes,
    /// The element that a screen reader reads when it opens, by its id.
    #[prop_or_default]
    pub described: Option<&'static str>,
    /// Whether the focus goes to what `children` wants it to go to, and not to the button that closes.
    #[prop_or_default]
    pub focus_within: bool,
    /// What it stands beside where there is room, as a selector; without one it lies in the middle.
    #[prop_or_default]
    pub at: Option<AttrValue>,
    /// Called when it is closed: by its button, Escape or a touch beside it.
    pub on_close: Callback<()>,
    /// What it shows.
    pub children: Html,
}

/// A panel over the page. The browser keeps the focus within it and gives it back afterwards.
///
/// For that it goes through all that the page holds: at a table, where a touch is quick, a
/// [`Bubble`](super::bubble::Bubble) shows what is only looked at.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let dialog = use_node_ref();
    // Refused only for a dialog that is open already.
    use_shown(&dialog, |dialog| drop(dialog.show_modal()));
    let oncancel = cancelled(props);
    let onclick = beside(props, &dialog);
    html! {
        <dialog ref={dialog} class={classes!("panel", props.class.clone())} aria-label={AttrValue::from(props.title.clone())}
            aria-describedby={props.described} {oncancel} {onclick}>{ body(props) }</dialog>
    }
}

/// Shows a dialog for as long as it is drawn.
#[hook]
pub(super) fn use_shown(dialog: &NodeRef, show: impl FnOnce(&HtmlDialogElement) + 'static) {
    let dialog = dialog.clone();
    use_effect_with((), move |()| {
        let shown = dialog.cast::<HtmlDialogElement>();
        if let Some(shown) = &shown {
            show(shown);
        }
        move || {
            if let Some(shown) = shown {
                shown.close();
            }
        }
    });
}

/// The browser wants to close it. The page decides what is open; the dialog goes when the page no longer shows it.
pub(super) fn cancelled(props: &PanelProps) -> Callback<Event> {
    props.on_close.reform(|event: Event| event.prevent_default())
}

/// A touch beside what a dialog holds closes it.
pub(super) fn beside(props: &PanelProps, dialog: &NodeRef) -> Callback<MouseEvent> {
    let (on_close, dialog) = (props.on_close.clone(), dialog.clone());
    Callback::from(move |event: MouseEvent| {
        let target = event.target_dyn_into::<web_sys::Node>();
        if target.is_some() && target == dialog.get() {
            on_close.emit(());
        }
    })
}

/// What a panel holds: its name, the button that closes it, and what it shows. A touch of its words leaves the focus
/// within it.
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
