//! What lies over the table: the log, the list of everything that can be done, an explanation, how the game
//! goes.

use super::HelpText;
use crate::web::frame::LookUp;
use crate::web::ui::Pic;
use crate::web::ui::bubble::Bubble;
use crate::web::ui::log_list::LogList;
use crate::web::ui::log_row::LogRow;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

fn text(words: &Words, key: &str) -> Text {
    words.t(key).into()
}

/// The log as a part of the page; a touch on a line shows its moment.
pub(super) fn log_section(words: &Words, lines: &Rc<Vec<LogRow>>, on_line: &Callback<u32>) -> Html {
    html! {
        <section class="log sheet" data-part="log" aria-label={words.t("table-log")}>
            <LogList lines={lines.clone()} newest_first=true on_line={on_line.clone()} />
        </section>
    }
}

/// The log over the page.
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

/// Everything that can be done now, for the keyboard and the screen reader.
pub(super) fn list_panel(
    words: &Words,
    items: &[Text],
    on_item: &Callback<usize>,
    on_close: Callback<()>,
) -> Html {
    html! {
        <Bubble key="list" title={text(words, "table-list")} close={text(words, "app-close")} class="list"
            focus_within=true {on_close}>
            <ul>{ for items.iter().enumerate().map(|(index, item)| {
                let on_item = on_item.clone();
                html! {
                    <li key={index}>
                        <button type="button" class="listed" autofocus={index == 0}
                            onclick={move |_| on_item.emit(index)}>{ AttrValue::from(item.clone()) }</button>
                    </li>
                }
            }) }</ul>
        </Bubble>
    }
}

/// What something on the table is and does.
pub(super) fn help_panel(words: &Words, help: &HelpText, on_close: Callback<()>) -> Html {
    html! {
        <Bubble key="help" title={help.title.clone()} close={text(words, "app-close")} class="help"
            at=".stage :focus" described="help" {on_close}>
            <div class="helpbody" id="help">
                <div class="helppic">{ help.picture.clone() }</div>
                <div>
                    if !help.refusal.is_empty() { <p class="refusal">{ AttrValue::from(help.refusal.clone()) }</p> }
                    { for help.lines.iter().map(|line| html! { <p>{ AttrValue::from(line.clone()) }</p> }) }
                    <LookUp what={AttrValue::from(help.title.clone())} />
                </div>
            </div>
        </Bubble>
    }
}

/// How the game goes.
pub(super) fn guide_panel(words: &Words, guide: Html, on_close: Callback<()>) -> Html {
    html! {
        <Bubble key="guide" title={text(words, "table-guide")} close={text(words, "app-close")} class="guide"
            described="guide" {on_close}>
            <div id="guide">{ guide }</div>
        </Bubble>
    }
}
