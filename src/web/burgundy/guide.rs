//! How the game goes, as a panel over the table: for who plays it for the first time.

use crate::web::burgundy::scene::Text;
use crate::web::ui::bubble::Bubble;
use crate::web::words::use_words;
use yew::prelude::*;

/// What the panel needs.
#[derive(Properties, PartialEq, Clone)]
pub struct GuideProps {
    /// Called when it is closed.
    pub on_close: Callback<()>,
}

/// The rules in a nutshell: what the game is about, what a die can do, what brings points.
#[component]
pub fn GuidePanel(props: &GuideProps) -> Html {
    let words = use_words();
    let actions =
        ["rules-actions-1", "rules-actions-2", "rules-actions-3", "rules-actions-4"].into_iter();
    let points = ["rules-score-1", "rules-score-2", "rules-score-3"].into_iter();
    let list = |keys: &mut dyn Iterator<Item = &'static str>| -> Html {
        keys.map(|key| html! { <li key={key}>{ words.t(key) }</li> }).collect()
    };
    html! {
        <Bubble title={Text::from(words.t("table-guide"))} close={Text::from(words.t("app-close"))}
            class="guide" described="guide" on_close={props.on_close.clone()}>
            <div id="guide">
                <p>{ words.t("rules-goal-1") }</p>
                <h3>{ words.t("guide-actions") }</h3>
                <ol>{ list(&mut { actions }) }</ol>
                <p>{ words.t("rules-workers-1") }</p>
                <h3>{ words.t("guide-points") }</h3>
                <ul>{ list(&mut { points }) }</ul>
                <p>{ words.t("guide-more") }</p>
            </div>
        </Bubble>
    }
}
