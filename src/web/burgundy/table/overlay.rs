//! What lies over the table for a moment: an estate or a depot made large, help, the list of actions.

use crate::web::art::{Pic, TileIcon};
use crate::web::burgundy::scene::{BlackDepot, Captions, Depot, Help, List, Spot, Tap, Text};
use crate::web::burgundy::table::depot::{BlackCell, DepotCell};
use std::rc::Rc;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// A panel over the table.
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

/// A panel over the table. The browser keeps the focus within it and gives it back afterwards.
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

/// The help bubble.
#[derive(Properties, PartialEq, Clone)]
pub struct HelpPanelProps {
    /// What it says.
    pub help: Rc<Help>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Takes touches.
    pub on_tap: Callback<Tap>,
}

/// The help bubble: a tile's name, what it does, and the page of the rulebook.
#[component]
pub fn HelpPanel(props: &HelpPanelProps) -> Html {
    let HelpPanelProps { help, captions, on_tap } = props;
    html! {
        <Panel title={help.title.clone()} close={captions.close.clone()} class={classes!("help")}
            described="help-text" on_close={on_tap.reform(|()| Tap::CloseHelp)}>
            <div class="helpbody">
                if let Some(piece) = help.piece {
                    <TileIcon {piece} class={classes!("helppic")} />
                } else if let Some(icon) = help.icon {
                    <Pic id={icon} class={classes!("helppic")} />
                }
                <div id="help-text">
                    if !help.refusal.is_empty() {
                        <p class="refusal">{ AttrValue::from(help.refusal.clone()) }</p>
                    }
                    { help.lines.iter().enumerate().map(|(index, line)| html! {
                        <p key={index}>{ AttrValue::from(line.clone()) }</p>
                    }).collect::<Html>() }
                    if !help.page.is_empty() {
                        <p class="page">{ AttrValue::from(help.page.clone()) }</p>
                    }
                </div>
            </div>
        </Panel>
    }
}

/// The list of legal actions.
#[derive(Properties, PartialEq, Clone)]
pub struct ListPanelProps {
    /// What it lists.
    pub list: Rc<List>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Takes touches.
    pub on_tap: Callback<Tap>,
}

/// The list of legal actions, for the keyboard and the screen reader.
#[component]
pub fn ListPanel(props: &ListPanelProps) -> Html {
    let ListPanelProps { list, captions, on_tap } = props;
    html! {
        <Panel title={list.title.clone()} close={captions.close.clone()} class={classes!("list")}
            focus_within=true on_close={on_tap.reform(|()| Tap::List)}>
            <ul>
                { list.items.iter().enumerate().map(|(index, item)| {
                    let onclick = on_tap.reform(move |_: MouseEvent| Tap::Listed(index as u16));
                    html! {
                        <li key={index}>
                            <button type="button" class="listed" autofocus={index == 0} {onclick}>{ AttrValue::from(item.clone()) }</button>
                        </li>
                    }
                }).collect::<Html>() }
            </ul>
        </Panel>
    }
}

/// A depot made large.
#[derive(Properties, PartialEq, Clone)]
pub struct DepotPanelProps {
    /// The numbered depot; the black one otherwise.
    pub depot: Option<Rc<Depot>>,
    /// The black depot.
    pub black: Rc<BlackDepot>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Called when it is closed.
    pub on_close: Callback<()>,
}

/// A depot made large, for thumbs.
#[component]
pub fn DepotPanel(props: &DepotPanelProps) -> Html {
    let title = props.depot.as_ref().map_or(&props.black.name, |depot| &depot.name);
    html! {
        <Panel title={title.clone()} close={props.captions.close.clone()} class={classes!("zoom")}
            on_close={props.on_close.clone()}>
            <svg class="zoomed" viewBox="-106 -94 212 188" role="group" data-board="zoom"
                aria-label={AttrValue::from(title.clone())}>
                if let Some(depot) = &props.depot {
                    <DepotCell depot={depot.clone()} x={0.0} y={0.0} stop={depot.places.first().map(|p| Spot::Slot(p.slot))} />
                } else {
                    <BlackCell depot={props.black.clone()} x={0.0} y={0.0} stop={props.black.places.first().map(|p| Spot::Slot(p.slot))} />
                }
            </svg>
        </Panel>
    }
}
