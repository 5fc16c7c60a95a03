//! The line on top of the page.

use crate::web::burgundy::scene::{Header, Tap, Tool};
use crate::web::ui::Pic;
use std::rc::Rc;
use yew::prelude::*;

/// A button that is only a picture.
#[derive(Properties, PartialEq, Clone)]
pub struct ToolButtonProps {
    /// The tool.
    pub tool: Tool,
    /// Takes the touch.
    pub on_tap: Callback<Tap>,
}

/// A button that is only a picture, named for screen readers and by its tooltip.
#[component]
pub fn ToolButton(props: &ToolButtonProps) -> Html {
    let ToolButtonProps { tool, on_tap } = props;
    let (tap, on_tap) = (tool.tap, on_tap.clone());
    let label = AttrValue::from(tool.label.clone());
    html! {
        <button type="button" class={classes!("ib", (tool.on == Some(true)).then_some("on"))}
            aria-label={label.clone()} title={label} disabled={!tool.enabled}
            aria-pressed={tool.on.map(|on| if on { "true" } else { "false" })}
            onclick={move |_| on_tap.emit(tap)}>
            <Pic id={tool.icon} />
        </button>
    }
}

/// The line on top.
#[derive(Properties, PartialEq, Clone)]
pub struct TopProps {
    /// What it says.
    pub header: Rc<Header>,
    /// Takes touches.
    pub on_tap: Callback<Tap>,
}

/// The line on top of the page: game, phase and round, whose turn it is, tools.
#[component]
pub fn Top(props: &TopProps) -> Html {
    let TopProps { header, on_tap } = props;
    html! {
        <header class="top">
            <ToolButton tool={header.menu.clone()} on_tap={on_tap.clone()} />
            <h1>{ AttrValue::from(header.title.clone()) }</h1>
            <p class="turn">
                <span class="wide">{ AttrValue::from(header.when.clone()) }</span>
                <span class="narrow">{ AttrValue::from(header.when_short.clone()) }</span>
                if !header.turn.is_empty() {
                    <i aria-hidden="true">{ "·" }</i>
                    <b>{ AttrValue::from(header.turn.clone()) }</b>
                }
            </p>
            { header.tools.iter().map(|tool| html! {
                <ToolButton key={tool.icon} tool={tool.clone()} on_tap={on_tap.clone()} />
            }).collect::<Html>() }
        </header>
    }
}
