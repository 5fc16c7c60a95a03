//! The header of a table: menu, game, progress, the player to move, tools.

use super::asking::code_of_tool;
use crate::web::ui::Pic;
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// An icon button.
#[derive(Clone, PartialEq)]
pub(super) struct Tool {
    pub(super) icon: Icon,
    pub(super) label: Text,
    pub(super) enabled: bool,
    /// True if it is switched on, for toggles.
    pub(super) on: Option<bool>,
    pub(super) press: Callback<()>,
    /// Code by which it is explained; empty for none.
    pub(super) code: String,
}

impl Tool {
    pub(super) fn new(icon: Icon, label: impl Into<Text>, press: Callback<()>) -> Tool {
        let (label, code) = (label.into(), String::new());
        Tool { icon, label, enabled: true, on: None, press, code }
    }

    /// With the key of its label, by which it is explained.
    pub(super) fn explained(self, key: &str) -> Tool {
        Tool { code: code_of_tool(key), ..self }
    }

    pub(super) fn html(&self) -> Html {
        let (label, press) = (AttrValue::from(self.label.clone()), self.press.clone());
        html! {
            <button key={self.icon} type="button" class={classes!("ib", (self.on == Some(true)).then_some("on"))}
                aria-label={label.clone()} title={label} disabled={!self.enabled}
                data-help={(!self.code.is_empty()).then(|| self.code.clone())}
                aria-pressed={self.on.map(|on| if on { "true" } else { "false" })}
                onclick={move |_| press.emit(())}>
                <Pic id={self.icon} />
            </button>
        }
    }
}

/// Content of the header.
#[derive(Clone, PartialEq)]
pub(super) struct Header {
    /// Its accessible name.
    pub(super) label: Text,
    /// Name of the game, and of the page's main part.
    pub(super) title: Text,
    /// Progress of the game: the long form, and the short one for a phone.
    pub(super) when: (Text, Text),
    /// The player to move.
    pub(super) turn: Text,
    /// The menu button, before the title.
    pub(super) menu: Tool,
    /// The other's game of a challenge.
    pub(super) ghost: Html,
    /// The tools at the end, most important first, as a phone shows only three.
    pub(super) tools: Vec<Tool>,
}

impl Header {
    /// The header, with a row of `figures` below.
    pub(super) fn html(&self, figures: Html) -> Html {
        let (when, short) = &self.when;
        html! {
            <header class="top" aria-label={AttrValue::from(self.label.clone())}>
                { self.menu.html() }
                <h1>{ AttrValue::from(self.title.clone()) }</h1>
                <div class="turn">
                    <span class="wide">{ AttrValue::from(when.clone()) }</span>
                    <span class="narrow">{ AttrValue::from(short.clone()) }</span>
                    if !self.turn.is_empty() {
                        if !when.is_empty() { <i aria-hidden="true">{ " " }</i> }
                        <b>{ AttrValue::from(self.turn.clone()) }</b>
                    }
                </div>
                { self.ghost.clone() }
                { for self.tools.iter().map(Tool::html) }
                { figures }
            </header>
        }
    }
}
