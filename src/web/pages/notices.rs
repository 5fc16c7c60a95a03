//! A sentence at the edge of every page.

use crate::web::notice::Notice;
use crate::web::session::AnySession;
use crate::web::share::save_to_file;
use crate::web::state::{Do, use_ctx};
use crate::web::ui::widgets::tool;
use yew::prelude::*;

/// What [`NoticeBar`] shows.
#[derive(Properties, PartialEq, Clone)]
pub struct NoticeProps {
    /// What the reader should know.
    pub notice: Option<Notice>,
    /// The game in progress, to be saved if need be.
    pub session: Option<AnySession>,
}

/// A sentence at the edge of the page, until it is read.
#[component]
pub fn NoticeBar(props: &NoticeProps) -> Html {
    let ctx = use_ctx();
    let (words, dispatch) = (&ctx.words, ctx.dispatch.clone());
    let heard = ctx.send(Do::Heard);
    use_effect_with((props.notice.clone(), dispatch.clone()), |(notice, dispatch)| {
        let good = notice.as_ref().is_some_and(Notice::is_good);
        let timer = dispatch.clone().filter(|_| good).map(|dispatch| {
            gloo_timers::callback::Timeout::new(2500, move || dispatch.dispatch(Do::Heard))
        });
        move || drop(timer)
    });
    let save = {
        let session = props.session.clone();
        Callback::from(move |_: MouseEvent| {
            if let (Some(session), Some(dispatch)) = (&session, &dispatch) {
                save_to_file(session, dispatch);
            }
        })
    };
    html! {
        <div class="notices" role="status" aria-live="assertive">
            if let Some(notice) = &props.notice {
                <div class={classes!("notice", "sheet", notice.is_good().then_some("good"))}>
                    <p>{ notice.text(words) }</p>
                    if notice.offers_save() && props.session.is_some() {
                        <button type="button" class="btn" onclick={save}>{ words.t("share-save") }</button>
                    }
                    { tool("u-close", words.t("app-close"), heard, "ib") }
                </div>
            }
        </div>
    }
}
