//! What lies over the table for a moment: an estate or a depot made large, help, the list of actions.

use crate::web::burgundy::art::TileIcon;
use crate::web::burgundy::scene::{BlackDepot, Captions, Depot, Help, List, Spot, Tap};
use crate::web::burgundy::table::depot::{BlackCell, DepotCell};
use crate::web::burgundy::table::touch::code;
use crate::web::frame::LookUp;
use crate::web::ui::Pic;
use crate::web::ui::bubble::Bubble;
use std::rc::Rc;
use yew::prelude::*;

/// The help bubble.
#[derive(Properties, PartialEq, Clone)]
pub struct HelpPanelProps {
    /// What it explains.
    pub at: Spot,
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
    let HelpPanelProps { at, help, captions, on_tap } = props;
    let at = format!("[data-s=\"{}\"]", code(*at));
    html! {
        <Bubble title={help.title.clone()} close={captions.close.clone()} class={classes!("help")} {at}
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
                    <LookUp what={AttrValue::from(help.title.clone())} />
                </div>
            </div>
        </Bubble>
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
        <Bubble title={list.title.clone()} close={captions.close.clone()} class={classes!("list")}
            focus_within=true on_close={on_tap.reform(|()| Tap::CloseList)}>
            <ul>
                { list.items.iter().enumerate().map(|(place, (number, item))| {
                    let number = *number;
                    let onclick = on_tap.reform(move |_: MouseEvent| Tap::Listed(number));
                    html! {
                        <li key={number}>
                            <button type="button" class="listed" autofocus={place == 0} {onclick}>{ AttrValue::from(item.clone()) }</button>
                        </li>
                    }
                }).collect::<Html>() }
            </ul>
        </Bubble>
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
        <Bubble title={title.clone()} close={props.captions.close.clone()} class={classes!("zoom")}
            on_close={props.on_close.clone()}>
            <svg class="zoomed" viewBox="-106 -94 212 188" role="group" data-board="zoom"
                aria-label={AttrValue::from(title.clone())}>
                if let Some(depot) = &props.depot {
                    <DepotCell depot={depot.clone()} x={0.0} y={0.0} stop={depot.places.first().map(|p| Spot::Slot(p.slot))} />
                } else {
                    <BlackCell depot={props.black.clone()} x={0.0} y={0.0} stop={props.black.places.first().map(|p| Spot::Slot(p.slot))} />
                }
            </svg>
        </Bubble>
    }
}
