//! Analysis of a finished game on its score page: the results with and without luck, the curve of the expected result, and
//! the mistakes and blunders, each with a link to its moment.
//!
//! | | |
//! |---|---|
//! | `course` | the analysis in the worker, and what is kept of it |
//! | `fault` | mistakes and blunders, each beside the better choice |
//! | `result` `props` | the result as shown, and its properties |
//! | `accounts` `curve` `listed` | its parts: a table by player, the curve, the list of decisions |
//! | `numbers` | equities, losses and luck in words |

mod accounts;
mod course;
mod curve;
mod fault;
mod listed;
mod numbers;
mod props;
mod result;

pub use course::analyse;
pub use fault::{Fault, Grade, comparison, shown_action, taken, texts};

use crate::engine::journal::Journal;
use crate::web::score::ScoreGame;
use crate::web::session::{Colours, GameId};
use crate::web::state::{Action, use_ctx};
use course::{Stage, use_run};
use result::AnalysisResult;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Properties of [`AnalysisPanel`].
#[derive(Properties, PartialEq, Clone)]
pub(super) struct AnalysisProps<G: ScoreGame> {
    /// The finished game.
    pub(super) game: Rc<Journal<G>>,
    /// Its id in the library.
    pub(super) id: GameId,
    /// Players' names by seat.
    pub(super) names: Vec<String>,
    /// Players' colours by seat.
    pub(super) colours: Colours,
    /// Receives the chosen moment, as a number of moves.
    pub(super) on_look: Callback<usize>,
}

/// The panel with the analysis.
#[component]
pub(super) fn AnalysisPanel<G: ScoreGame>(props: &AnalysisProps<G>) -> Html {
    let ctx = use_ctx();
    let run = use_run(&props.game, props.id, ctx.library.as_ref());
    let record = match &run.stage {
        Stage::Done(record) => Some(record.clone()),
        Stage::Stopped(_) | Stage::Working(_) | Stage::Failed => None,
    };
    // The table shows both choices at the marked moments.
    use_effect_with((record.clone(), ctx.words.clone()), {
        let (ctx, game, names) = (ctx.clone(), props.game.clone(), props.names.clone());
        move |(record, words)| {
            if let Some(record) = record {
                let marks = fault::marks(words, &game, &names, record);
                ctx.act(Action::Marks(Rc::new(marks)));
            }
        }
    });
    let AnalysisProps { game, names, colours, on_look, .. } = props.clone();
    let said = |key: &str, percent: u8| ctx.words.say(key, &[("percent", percent.into())]);
    // Every change of the stage is announced, except the progress.
    let (status, is_silent) = match &run.stage {
        Stage::Stopped(0) => (ctx.t("analysis-say"), false),
        Stage::Stopped(percent) => (said("analysis-stopped", *percent), false),
        Stage::Failed => (ctx.t("analysis-failed"), false),
        Stage::Working(_) => (String::new(), true),
        Stage::Done(_) => (ctx.t("analysis-done"), true),
    };
    let body = match &run.stage {
        Stage::Stopped(0) => button(ctx.t("analysis-ask"), &run.begin),
        Stage::Stopped(_) | Stage::Failed => button(ctx.t("analysis-resume"), &run.begin),
        Stage::Working(percent) => {
            let said = said("analysis-working", *percent);
            html! { <>
                <p>{ said.clone() }</p>
                <progress max="100" value={percent.to_string()} aria-label={said} />
                { button(ctx.t("analysis-stop"), &run.stop) }
            </> }
        }
        Stage::Done(record) => {
            let record = record.clone();
            html! { <AnalysisResult<G> {game} {names} {colours} {record} {on_look} /> }
        }
    };
    let heading = use_node_ref();
    let is_working = match run.stage {
        Stage::Working(_) => Some(true),
        Stage::Stopped(_) | Stage::Failed => Some(false),
        Stage::Done(_) => None,
    };
    use_focus_after_button(&heading, is_working);
    html! {
        <section class="sheet review" aria-labelledby="analysis-title">
            <h2 id="analysis-title" ref={heading} tabindex="-1">{ ctx.t("analysis-title") }</h2>
            <p role="status" class={is_silent.then_some("sr")}>{ status }</p>
            { body }
        </section>
    }
}

/// Focuses the heading when the button that was used has gone. `is_working` is `None` once the analysis is finished,
/// which comes without a touch.
#[hook]
fn use_focus_after_button(heading: &NodeRef, is_working: Option<bool>) {
    let before = use_mut_ref(|| is_working);
    let heading = heading.clone();
    use_effect_with(is_working, move |is_working| {
        let is_changed = before.replace(*is_working) != *is_working && is_working.is_some();
        let document = web_sys::window().and_then(|window| window.document());
        let focused = document.and_then(|document| document.active_element());
        let is_lost = focused.is_none_or(|focused| focused.tag_name() == "BODY");
        if let (true, Some(heading)) = (is_changed && is_lost, heading.cast::<HtmlElement>()) {
            // Fails only if the element can't have the focus.
            let _ = heading.focus();
        }
    });
}

fn button(label: String, onclick: &Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="btn" onclick={onclick.clone()}>{ label }</button> }
}

#[cfg(test)]
#[cfg(feature = "ssr")]
mod tests;
