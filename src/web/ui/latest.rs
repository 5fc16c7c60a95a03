//! The latest lines of the log as part of a table, beside the other players.

use crate::web::ui::icon::Pic;
use crate::web::ui::log_row::{LogRow, code_of_line, moves_of_line};
use yew::prelude::*;

/// Most lines; those that do not fit scroll.
const LINES: usize = 14;

/// The latest lines after so many moves, of a log with the newest first; `label` names the list for screen readers,
/// `class` is that of its surface.
pub fn latest(rows: &[LogRow], moves: usize, label: String, class: &'static str) -> Html {
    let mut rows =
        rows.iter().skip_while(|row| moves_of_line(row.number) > moves).take(LINES).peekable();
    let newest = rows.peek().map(|row| code_of_line(row.number));
    html! {
        <div class={classes!("latest", class)} tabindex="0" role="group" data-help={newest} aria-label={label}>
            <ol>{ for rows.map(|row| html! {
                <li key={row.number} data-help={code_of_line(row.number)}><Pic id={row.icon} />
                    <p>{ for row.runs.iter().map(|run| {
                        let text = AttrValue::from(run.text.clone());
                        if run.strong { html! { <b>{ text }</b> } } else { html! { { text } } }
                    }) }</p></li>
            }) }</ol>
        </div>
    }
}
