//! Overlays of the table: the log, the list of choices, explanations, instructions.

use super::HelpText;
use super::asking::SUBJECT;
use crate::web::frame::LookUp;
use crate::web::ui::Pic;
use crate::web::ui::beak::Beak;
use crate::web::ui::bubble::Bubble;
use crate::web::ui::choice_list::{ChoiceList, Item};
use crate::web::ui::log_list::LogList;
use crate::web::ui::log_row::LogRow;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

fn text(words: &Words, key: &str) -> Text {
    words.t(key).into()
}

/// The log as a part of the page; touching a line shows its moment.
pub(super) fn log_section(words: &Words, lines: &Rc<Vec<LogRow>>, on_line: &Callback<u32>) -> Html {
    html! {
        <section class="log sheet" data-part="log" aria-label={words.t("table-log")}>
            <h2 class="sr">{ words.t("table-log") }</h2>
            <LogList lines={lines.clone()} newest_first=true on_line={on_line.clone()} />
        </section>
    }
}

/// The log as an overlay.
pub(super) fn log_panel(
    words: &Words,
    lines: &Rc<Vec<LogRow>>,
    on_line: &Callback<u32>,
    on_past: Callback<()>,
    on_close: Callback<()>,
) -> Html {
    html! {
        <Bubble key="log" title={text(words, "table-log")} close={text(words, "app-close")} class="logpanel"
            {on_close}>
            <div class="log"><LogList lines={lines.clone()} newest_first=true on_line={on_line.clone()} /></div>
            <div class="buttons">
                <button type="button" class="btn" onclick={move |_| on_past.emit(())}>
                    <Pic id="u-history" />{ words.t("table-look-back") }
                </button>
            </div>
        </Bubble>
    }
}

/// All current choices, in groups.
pub(super) fn list_panel(
    words: &Words,
    items: &Rc<[Item]>,
    on_item: &Callback<usize>,
    on_close: Callback<()>,
) -> Html {
    html! {
        <Bubble key="list" title={text(words, "table-list")} close={text(words, "app-close")} class="list"
            focus_within=true {on_close}>
            <ChoiceList items={items.clone()} on_item={on_item.clone()} />
        </Bubble>
    }
}

/// An explanation of something on the table, beside it.
pub(super) fn help_panel(help: &HelpText, expected: Option<Text>, on_close: Callback<()>) -> Html {
    html! {
        <Beak key={help.title.to_string()} title={help.title.clone()} class="help" at={SUBJECT} described="help" {on_close}>
            <div class="helpbody">
                <div class="helppic">{ help.picture.clone() }</div>
                <div id="help">
                    if !help.refusal.is_empty() { <p class="refusal">{ AttrValue::from(help.refusal.clone()) }</p> }
                    { for help.lines.iter().map(|line| html! { <p>{ AttrValue::from(line.clone()) }</p> }) }
                    if !help.lens.is_empty() {
                        <ul class="lens">{ for help.lens.iter().chain(&expected).map(|line| html! { <li>{ AttrValue::from(line.clone()) }</li> }) }</ul>
                    }
                    if !help.page.is_empty() { <p class="page">{ AttrValue::from(help.page.clone()) }</p> }
                    <LookUp what={AttrValue::from(help.title.clone())} />
                </div>
            </div>
        </Beak>
    }
}

/// Brief instructions.
pub(super) fn guide_panel(words: &Words, guide: Html, on_close: Callback<()>) -> Html {
    html! {
        <Bubble key="guide" title={text(words, "table-guide")} close={text(words, "app-close")} class="guide"
            described="guide" {on_close}>
            <div id="guide">{ guide }</div>
        </Bubble>
    }
}
