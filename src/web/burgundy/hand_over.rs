//! Handing the tablet on: nothing of the table is shown until the next player says so.

use crate::web::burgundy::scene::{Banner, LogRow, Text};
use crate::web::words::use_words;
use yew::prelude::*;

/// How many lines of what others did are shown.
const LINES: usize = 8;

/// What the page between two players needs.
#[derive(Properties, PartialEq, Clone)]
pub struct HandOverProps {
    /// Who comes next.
    pub name: Text,
    /// That player's colour.
    pub banner: Banner,
    /// What happened since that player's last turn, oldest first.
    pub since: Vec<LogRow>,
    /// Called when the player is ready.
    pub ready: Callback<()>,
}

/// The page between two players: whose turn it is, and what happened since their last one.
#[component]
pub fn HandOver(props: &HandOverProps) -> Html {
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
