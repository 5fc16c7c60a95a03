//! The log as a list: one tab stop, in which the arrow keys lead from line to line.

use crate::web::ui::icon::Pic;
use crate::web::ui::log_row::LogRow;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// What the list needs.
#[derive(Properties, PartialEq, Clone)]
pub struct LogListProps {
    /// The lines, in the order in which they stand.
    pub lines: Rc<Vec<LogRow>>,
    /// Whether the newest stands first.
    #[prop_or_default]
    pub newest_first: bool,
    /// Takes the number of a line that was touched.
    pub on_line: Callback<u32>,
}

/// The log as a list; a touch on a line tells its number.
#[component]
pub fn LogList(props: &LogListProps) -> Html {
    let LogListProps { lines, newest_first, on_line } = props;
    let reached = use_state_eq(|| None::<u32>);
    let is_there = |number: &u32| lines.iter().any(|line| line.number == *number);
    let stop = (*reached).filter(is_there).or_else(|| lines.first().map(|line| line.number));
    let onfocusin = {
        let reached = reached.setter();
        Callback::from(move |event: FocusEvent| {
            let line = event.target_dyn_into::<HtmlElement>();
            let number = line.and_then(|line| line.get_attribute("data-line")?.parse().ok());
            if number.is_some() {
                reached.set(number);
            }
        })
    };
    html! {
        <ol reversed={*newest_first} {onfocusin} onkeydown={Callback::from(walk)}>
            { for lines.iter().map(|line| html! {
                <Line key={line.number} line={line.clone()} is_stop={stop == Some(line.number)}
                    on_line={on_line.clone()} />
            }) }
        </ol>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct LineProps {
    line: LogRow,
    is_stop: bool,
    on_line: Callback<u32>,
}

#[component]
fn Line(props: &LineProps) -> Html {
    let LineProps { line, is_stop, on_line } = props;
    let (number, on_line) = (line.number, on_line.clone());
    let banner = line.banner.map(|banner| banner.class());
    html! {
        <li>
            <button type="button" class={classes!("logline", banner, line.shown.then_some("shown"))}
                tabindex={if *is_stop { "0" } else { "-1" }} data-line={number.to_string()}
                aria-current={line.shown.then_some("step")} onclick={move |_| on_line.emit(number)}>
                <Pic id={line.icon} />
                <span class="logtext">
                    { for line.runs.iter().enumerate().map(|(index, run)| {
                        let text = AttrValue::from(run.text.clone());
                        if run.strong { html! { <em key={index}>{ text }</em> } } else { html! { <span key={index}>{ text }</span> } }
                    }) }
                </span>
                if line.points != 0 { <span class="pt">{ format!("{:+}", line.points) }</span> }
            </button>
        </li>
    }
}

/// Leads the focus to another line.
fn walk(event: KeyboardEvent) {
    let here = event.target_dyn_into::<Element>().and_then(|line| line.parent_element());
    let list = here.as_ref().and_then(|line| line.parent_element());
    let next = match event.key().as_str() {
        "ArrowUp" => here.and_then(|line| line.previous_element_sibling()),
        "ArrowDown" => here.and_then(|line| line.next_element_sibling()),
        "Home" => list.and_then(|list| list.first_element_child()),
        "End" => list.and_then(|list| list.last_element_child()),
        _ => return,
    };
    event.prevent_default();
    let line = next.and_then(|line| line.first_element_child());
    if let Some(line) = line.and_then(|line| line.dyn_into::<HtmlElement>().ok()) {
        // Refused only where nothing can have the focus.
        let _ = line.focus();
    }
}
