//! The action bar: what is to be done, choices without a place on the table, undo, the way on.

use super::header::Tool;
use super::{Bar, Button};
use crate::web::ui::Pic;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// What the bar shows beside what the game says.
#[derive(Clone, PartialEq)]
pub(super) struct Framed {
    pub(super) bar: Bar,
    /// How far a computer player's or a hint's thinking has come, in hundredths.
    pub(super) progress: Option<u8>,
    /// What the progress is of, for the screen reader.
    pub(super) progress_label: Text,
    /// Undo, redo, restart, log.
    pub(super) tools: Vec<Tool>,
    /// The bar as a whole, for the screen reader.
    pub(super) label: Text,
    /// The tools as a group, for the screen reader.
    pub(super) tools_label: Text,
}

impl Framed {
    pub(super) fn html(&self) -> Html {
        let Bar { before, title, say, buttons, end } = &self.bar;
        html! {
            <footer class={classes!("act", (buttons.len() > 2).then_some("many"))}
                aria-label={AttrValue::from(self.label.clone())}>
                { before.clone() }
                <p class="say" tabindex="-1">
                    <b>{ AttrValue::from(title.clone()) }</b>
                    { AttrValue::from(say.clone()) }
                    if let Some(percent) = self.progress {
                        <progress max="100" value={percent.to_string()}
                            aria-label={AttrValue::from(self.progress_label.clone())} />
                    }
                </p>
                <div class="acts">{ for buttons.iter().enumerate().map(act_button) }</div>
                <div class="urow" role="group" aria-label={AttrValue::from(self.tools_label.clone())}>
                    { for self.tools.iter().map(Tool::html) }
                </div>
                if let Some(end) = end { { end_button(end) } }
            </footer>
        }
    }
}

fn act_button((index, button): (usize, &Button)) -> Html {
    let press = button.press.clone();
    html! {
        <button key={format!("{index}{}", button.icon)} type="button" class={classes!("btn", button.lit.then_some("lit"))}
            disabled={!button.enabled} onclick={move |_| press.emit(())}>
            if !button.icon.is_empty() { <Pic id={button.icon} /> }
            <span>
                { AttrValue::from(button.label.clone()) }
                if !button.sub.is_empty() { <small>{ AttrValue::from(button.sub.clone()) }</small> }
            </span>
        </button>
    }
}

fn end_button(end: &Button) -> Html {
    let press = end.press.clone();
    html! {
        <button type="button" class={classes!("end", (!end.lit).then_some("early"))}
            disabled={!end.enabled} onclick={move |_| press.emit(())}>
            { AttrValue::from(end.label.clone()) }
            if !end.sub.is_empty() { <small>{ AttrValue::from(end.sub.clone()) }</small> }
        </button>
    }
}
