//! What lies over the table: the log, the list of everything that can be done, what happened since the
//! last turn, an explanation, how the game goes; and the page between two players.

use super::{HelpText, moves_of_line};
use crate::web::frame::LookUp;
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::log_row::LogRow;
use crate::web::ui::panel::Panel;
use crate::web::ui::text::Text;
use crate::web::words::{Words, use_words};
use yew::prelude::*;

fn text(words: &Words, key: &str) -> Text {
    words.t(key).into()
}

/// A line of the log that shows its moment when it is touched.
fn line(line: &LogRow, on_moment: &Callback<usize>) -> Html {
    let (moves, on_moment) = (moves_of_line(line.number), on_moment.clone());
    let banner = line.banner.map(|banner| banner.class());
    html! {
        <li key={line.number}>
            <button type="button" class={classes!("logline", banner, line.shown.then_some("shown"))}
                aria-current={line.shown.then_some("step")} onclick={move |_| on_moment.emit(moves)}>
                <Pic id={line.icon} />
                <span class="logtext">
                    { for line.runs.iter().enumerate().map(|(index, run)| {
                        let text = AttrValue::from(run.text.clone());
                        if run.strong { html! { <em key={index}>{ text }</em> } } else { html! { <span key={index}>{ text }</span> } }
                    }) }
                </span>
                if !line.points.is_empty() { <span class="pt">{ AttrValue::from(line.points.clone()) }</span> }
            </button>
        </li>
    }
}

/// The log as a part of the page; a touch on a line shows its moment.
pub(super) fn log_section(words: &Words, lines: &[LogRow], on_moment: &Callback<usize>) -> Html {
    html! {
        <section class="log sheet" aria-label={words.t("table-log")}>
            <ol reversed={true}>{ for lines.iter().map(|row| line(row, on_moment)) }</ol>
        </section>
    }
}

/// The log over the page.
pub(super) fn log_panel(
    words: &Words,
    lines: &[LogRow],
    on_moment: &Callback<usize>,
    on_past: Callback<()>,
    on_close: Callback<()>,
) -> Html {
    html! {
        <Panel key="log" title={text(words, "table-log")} close={text(words, "app-close")} class="logpanel"
            {on_close}>
            <div class="log"><ol reversed={true}>{ for lines.iter().map(|row| line(row, on_moment)) }</ol></div>
            <div class="buttons">
                <button type="button" class="btn" onclick={move |_| on_past.emit(())}>
                    <Pic id="u-history" />{ words.t("table-look-back") }
                </button>
            </div>
        </Panel>
    }
}

/// What happened since a person's last turn, oldest first.
pub(super) fn since_panel(
    words: &Words,
    lines: &[LogRow],
    on_moment: &Callback<usize>,
    on_close: Callback<()>,
) -> Html {
    html! {
        <Panel key="since" title={text(words, "app-since")} close={text(words, "app-close")} class="since"
            {on_close}>
            <div class="log"><ol>{ for lines.iter().map(|row| line(row, on_moment)) }</ol></div>
        </Panel>
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
        <Panel key="list" title={text(words, "table-list")} close={text(words, "app-close")} class="list"
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
        </Panel>
    }
}

/// What something on the table is and does.
pub(super) fn help_panel(words: &Words, help: &HelpText, on_close: Callback<()>) -> Html {
    html! {
        <Panel key="help" title={help.title.clone()} close={text(words, "app-close")} class="help"
            described="help" {on_close}>
            <div class="helpbody" id="help">
                <div class="helppic">{ help.picture.clone() }</div>
                <div>
                    if !help.refusal.is_empty() { <p class="refusal">{ AttrValue::from(help.refusal.clone()) }</p> }
                    { for help.lines.iter().map(|line| html! { <p>{ AttrValue::from(line.clone()) }</p> }) }
                    <LookUp what={AttrValue::from(help.title.clone())} />
                </div>
            </div>
        </Panel>
    }
}

/// How the game goes.
pub(super) fn guide_panel(words: &Words, guide: Html, on_close: Callback<()>) -> Html {
    html! {
        <Panel key="guide" title={text(words, "table-guide")} close={text(words, "app-close")} class="guide"
            described="guide" {on_close}>
            <div id="guide">{ guide }</div>
        </Panel>
    }
}

/// How many lines of what others did are shown.
const LINES: usize = 8;

/// What the page between two players needs.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct HandOverProps {
    /// Who comes next.
    pub(super) name: Text,
    /// That player's colour.
    pub(super) banner: Banner,
    /// What happened since that player's last turn, oldest first.
    pub(super) since: Vec<LogRow>,
    /// Called when the player is ready.
    pub(super) ready: Callback<()>,
}

/// The page between two players: whose turn it is, and what happened since their last one.
#[component]
pub(super) fn HandOver(props: &HandOverProps) -> Html {
    let HandOverProps { name, banner, since, ready } = props;
    let words = use_words();
    let button = use_node_ref();
    use_effect_with((), {
        let button = button.clone();
        move |()| {
            if let Some(button) = button.cast::<web_sys::HtmlElement>() {
                // Refused only where nothing can have the focus.
                let _ = button.focus();
            }
        }
    });
    let ready = ready.clone();
    let args = [("name", name.as_ref().into())];
    let first = since.len().saturating_sub(LINES);
    html! {
        <main class={classes!("handover", banner.class())}>
            <section class="sheet">
                <h1>{ words.say("handover-title", &args) }</h1>
                if !since.is_empty() {
                    <h2>{ words.say("app-since", &[]) }</h2>
                    <ul>
                        { for since.iter().skip(first).map(|line| html! {
                            <li key={line.number}>{ line.runs.iter().map(|run| run.text.as_ref()).collect::<String>() }</li>
                        }) }
                    </ul>
                }
                <button ref={button} class="end" onclick={move |_| ready.emit(())}>
                    { words.say("table-i-am", &args) }
                </button>
            </section>
        </main>
    }
}
