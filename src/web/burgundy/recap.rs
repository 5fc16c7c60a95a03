//! What happened since a person's last turn, as a panel over the table.

use crate::web::burgundy::scene::{LogRow, Text};
use crate::web::ui::Pic;
use crate::web::ui::panel::Panel;
use crate::web::words::use_words;
use yew::prelude::*;

/// What the panel needs.
#[derive(Properties, PartialEq, Clone)]
pub struct RecapProps {
    /// The lines of the log, oldest first.
    pub lines: Vec<LogRow>,
    /// Takes the number of a line that was touched.
    pub on_line: Callback<u32>,
    /// Called when it is closed.
    pub on_close: Callback<()>,
}

/// What happened since a person's last turn; a touch on a line shows that moment.
#[component]
pub fn RecapPanel(props: &RecapProps) -> Html {
    let words = use_words();
    let line = |line: &LogRow| {
        let (number, on_line) = (line.number, props.on_line.clone());
        html! {
            <li key={number}>
                <button type="button" class={classes!("listed", line.banner.map(|banner| banner.class()))}
                    onclick={move |_| on_line.emit(number)}>
                    <Pic id={line.icon} />
                    <span>{ line.runs.iter().map(|run| run.text.as_ref()).collect::<String>() }</span>
                    if !line.points.is_empty() { <b>{ AttrValue::from(line.points.clone()) }</b> }
                </button>
            </li>
        }
    };
    html! {
        <Panel title={Text::from(words.t("app-since"))} close={Text::from(words.t("app-close"))}
            class="since" on_close={props.on_close.clone()}>
            <ul class="menulist">{ for props.lines.iter().map(line) }</ul>
        </Panel>
    }
}
