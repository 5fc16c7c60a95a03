//! Notices at the edge of the page.

use crate::web::notice::Notice;
use crate::web::state::{Action, use_ctx};
use crate::web::ui::text::aloud;
use crate::web::ui::widgets::tool;
use yew::prelude::*;

/// Properties of [`NoticeBar`].
#[derive(Properties, PartialEq, Clone)]
pub struct NoticeProps {
    /// The notice, if any.
    pub notice: Option<Notice>,
    /// Number of notices so far.
    pub told: u32,
    /// Saves the game in progress to a file, where there is one.
    pub on_save: Option<Callback<MouseEvent>>,
}

/// A notice at the edge of the page, until it is dismissed or its time is over.
#[component]
pub fn NoticeBar(props: &NoticeProps) -> Html {
    let ctx = use_ctx();
    let (words, dispatch) = (&ctx.words, ctx.dispatch.clone());
    let close = ctx.send(Action::CloseNotice);
    use_effect_with(
        (props.notice.clone(), props.told, dispatch.clone()),
        |(notice, _, dispatch)| {
            let shown_for = notice.as_ref().and_then(Notice::shown_for);
            let timer = shown_for.zip(dispatch.clone()).map(|(millis, dispatch)| {
                gloo_timers::callback::Timeout::new(millis, move || {
                    dispatch.dispatch(Action::CloseNotice)
                })
            });
            move || drop(timer)
        },
    );
    html! {
        <div class="notices" role="status" aria-live="assertive">
            if let Some(notice) = &props.notice {
                <div class={classes!("notice", "sheet", notice.is_good().then_some("good"))}>
                    <p>{ aloud(notice.text(words), props.told as usize) }</p>
                    if let Some(on_save) = props.on_save.clone().filter(|_| notice.offers_save()) {
                        <button type="button" class="btn" onclick={on_save}>{ words.t("share-save") }</button>
                    }
                    { tool("u-close", words.t("app-close"), close, "ib") }
                </div>
            }
        </div>
    }
}
