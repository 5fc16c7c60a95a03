//! The line on top of a table: the menu, the game, how far it is, whose turn it is, tools.

use crate::web::ui::Pic;
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// A button that is only a picture.
#[derive(Clone, PartialEq)]
pub(super) struct Tool {
    pub(super) icon: Icon,
    pub(super) label: Text,
    pub(super) enabled: bool,
    /// Whether it is switched on, for those that can be.
    pub(super) on: Option<bool>,
    pub(super) press: Callback<()>,
}

impl Tool {
    pub(super) fn new(icon: Icon, label: impl Into<Text>, press: Callback<()>) -> Tool {
        Tool { icon, label: label.into(), enabled: true, on: None, press }
    }

    pub(super) fn html(&self) -> Html {
        let (label, press) = (AttrValue::from(self.label.clone()), self.press.clone());
        html! {
            <button key={self.icon} type="button" class={classes!("ib", (self.on == Some(true)).then_some("on"))}
                aria-label={label.clone()} title={label} disabled={!self.enabled}
                aria-pressed={self.on.map(|on| if on { "true" } else { "false" })}
                onclick={move |_| press.emit(())}>
                <Pic id={self.icon} />
            </button>
        }
    }
}

/// What the line says.
#[derive(Clone, PartialEq)]
pub(super) struct Header {
    /// The game's name.
    pub(super) title: Text,
    /// How far it is, where there is room and on a phone.
    pub(super) when: (Text, Text),
    /// Whose turn it is.
    pub(super) turn: Text,
    /// The tool before the title: the menu.
    pub(super) menu: Tool,
    /// The tools at the end, most needed first: a phone shows the first three.
    pub(super) tools: Vec<Tool>,
}

impl Header {
    pub(super) fn html(&self) -> Html {
        let (when, short) = &self.when;
        html! {
            <header class="top">
                { self.menu.html() }
                <h1>{ AttrValue::from(self.title.clone()) }</h1>
                <p class="turn">
                    <span class="wide">{ AttrValue::from(when.clone()) }</span>
                    <span class="narrow">{ AttrValue::from(short.clone()) }</span>
                    if !self.turn.is_empty() {
                        if !when.is_empty() { <i aria-hidden="true">{ "·" }</i> }
                        <b>{ AttrValue::from(self.turn.clone()) }</b>
                    }
                </p>
                { for self.tools.iter().map(Tool::html) }
            </header>
        }
    }
}
