//! The strip above the table: what is to be done, how far the lesson is, and the ways on, back and out of it.

use crate::web::entropy::entropy;
use crate::web::lesson::Lesson;
use crate::web::state::{Ctx, Do, Page, use_ctx};
use crate::web::ui::Pic;
use crate::web::words::Words;
use yew::prelude::*;

#[derive(Properties, PartialEq, Clone)]
pub(super) struct StripProps {
    pub(super) lesson: Lesson,
    /// The wording with the lesson's own.
    pub(super) words: Words,
}

/// The strip above the table.
#[component]
pub(super) fn Strip(props: &StripProps) -> Html {
    let ctx = use_ctx();
    let StripProps { lesson, words } = props;
    let Some(step) = lesson.step() else { return Html::default() };
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let args =
        [("number", number(lesson.place() + 1).into()), ("count", number(lesson.count()).into())];
    let far = words.say("learn-far", &args);
    let leave = ctx.send(Do::Go(Page::Home));
    html! {
        <section class="lstrip sheet" aria-label={words.t("learn-title")}>
            <p class="lfar">
                <progress max={lesson.count().to_string()} value={(lesson.place() + 1).to_string()} aria-label={far.clone()} />
                <span aria-hidden="true">{ far }</span>
            </p>
            <div class="lsay" role="status" aria-live="polite">
                <p>{ words.t(&format!("lesson-{}", step.say)) }</p>
                if let Some(answer) = lesson.answer() { <p class="lanswer" key={lesson.moment().2}>{ words.t(answer.key()) }</p> }
            </div>
            <div class="lacts">
                if lesson.place() > 0 {
                    <button type="button" class="btn" onclick={ctx.send(Do::Lesson(lesson.back()))}>{ words.t("app-back") }</button>
                }
                { on(&ctx, lesson, words, step.own > 0) }
                <button type="button" class="ib" aria-label={words.t("learn-leave")} title={words.t("learn-leave")} onclick={leave}>
                    <Pic id="u-close" />
                </button>
            </div>
        </section>
    }
}

/// The way on: to the next step, or from the last one into a game.
fn on(ctx: &Ctx, lesson: &Lesson, words: &Words, is_asked: bool) -> Html {
    if lesson.is_last() {
        let (ctx, game) = (ctx.clone(), lesson.game());
        let play = Callback::from(move |_: MouseEvent| ctx.act(Do::PlayNow(game, entropy())));
        return html! { <button type="button" class="end" onclick={play}>{ words.t("start-play") }</button> };
    }
    let next = ctx.send(Do::Lesson(lesson.next()));
    match is_asked {
        true => {
            html! { <button type="button" class="btn" onclick={next}>{ words.t("learn-skip") }</button> }
        }
        false => {
            html! { <button type="button" class="end" onclick={next}>{ words.t("learn-next") }</button> }
        }
    }
}
