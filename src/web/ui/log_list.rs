//! The log as a list: a single tab stop, with arrow keys moving between lines.

use crate::web::ui::icon::Pic;
use crate::web::ui::log_row::{LogRow, code_of_line};
use crate::web::ui::walk::walk;
use std::rc::Rc;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Properties of [`LogList`].
#[derive(Properties, PartialEq, Clone)]
pub struct LogListProps {
    /// The lines in the order shown.
    pub lines: Rc<Vec<LogRow>>,
    /// True if the newest is first.
    #[prop_or_default]
    pub newest_first: bool,
    /// Receives the number of a touched line.
    pub on_line: Callback<u32>,
}

/// The log as a list.
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

/// Scrolls the list to a line that is out of its sight; the page stays where it is.
fn bring_into_view(line: &Element) {
    let Some(list) = line.parent_element() else { return };
    let (own, seen) = (line.get_bounding_client_rect(), list.get_bounding_client_rect());
    if own.top() < seen.top() || own.bottom() > seen.bottom() {
        let down = own.top() - seen.top() - (seen.height() - own.height()) / 2.0;
        list.set_scroll_top(list.scroll_top() + down as i32);
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
    let turn = line.turn.map(|turn| classes!("ofturn", turn.class()));
    let own = use_node_ref();
    use_effect_with(line.shown, {
        let own = own.clone();
        move |is_shown| {
            if let (true, Some(line)) = (*is_shown, own.cast::<Element>()) {
                bring_into_view(&line);
            }
        }
    });
    html! {
        <li ref={own} class={classes!(turn, line.opens.is_some().then_some("opens"))}>
            if let Some(heading) = &line.opens {
                <h3 class="turnhead" data-help={code_of_line(number)}>
                    if !heading.name.is_empty() { <bdi>{ AttrValue::from(heading.name.clone()) }</bdi> }
                    <span>{ AttrValue::from(heading.when.clone()) }</span>
                    if heading.points != 0 { <b class="pt">{ format!("{:+}", heading.points) }</b> }
                </h3>
            }
            <button type="button" class={classes!("logline", banner, line.shown.then_some("shown"))}
                tabindex={if *is_stop { "0" } else { "-1" }} data-line={number.to_string()} data-help={code_of_line(number)}
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
