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
    /// Called when it is closed: by its button, Escape or a touch beside it.
    pub on_close: Callback<()>,
    /// What it shows.
    pub children: Html,
}

/// A panel over the page. The browser keeps the focus within it and gives it back afterwards.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            let shown = dialog.cast::<HtmlDialogElement>();
            if let Some(shown) = &shown {
                // Refused only for a dialog that is open already.
                let _ = shown.show_modal();
            }
            move || {
                if let Some(shown) = shown {
                    shown.close();
                }
            }
        }
    });
    let close = |on_close: Callback<()>| move |_: MouseEvent| on_close.emit(());
    let oncancel = {
        let on_close = props.on_close.clone();
        // The page decides what is open; the dialog goes when the page no longer shows it.
        move |event: Event| {
            event.prevent_default();
            on_close.emit(());
        }
    };
    let beside = {
        let (on_close, dialog) = (props.on_close.clone(), dialog.clone());
        move |event: MouseEvent| {
            let target = event.target_dyn_into::<web_sys::Node>();
            if target.is_some() && target == dialog.get() {
                on_close.emit(());
            }
        }
    };
    let title = AttrValue::from(props.title.clone());
    html! {
        <dialog ref={dialog} class={classes!("panel", props.class.clone())} aria-label={title.clone()}
            aria-describedby={props.described} {oncancel} onclick={beside}>
            <div class="panelbody sheet">
                <div class="panelhead">
                    <h2>{ title }</h2>
                    <button type="button" class="ib" aria-label={AttrValue::from(props.close.clone())}
                        autofocus={!props.focus_within} onclick={close(props.on_close.clone())}><Pic id="u-close" /></button>
                </div>
                { props.children.clone() }
            </div>
        </dialog>
    }
}
