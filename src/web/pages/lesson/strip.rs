//! The strip above the table: instructions, progress, and buttons to go on, back and out of the lesson.

use crate::web::entropy::entropy;
use crate::web::lesson::Lesson;
use crate::web::state::{Action, Ctx, Page, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::text::aloud;
use crate::web::words::Words;
use yew::prelude::*;

#[derive(Properties, PartialEq, Clone)]
pub(super) struct StripProps {
    pub(super) lesson: Lesson,
    /// The page's wording with the lesson's.
    pub(super) words: Words,
    /// The computer's opinion of the free turn, once it is played.
    pub(super) verdict: Option<Html>,
}

/// The strip above the table.
#[component]
pub(super) fn Strip(props: &StripProps) -> Html {
    let ctx = use_ctx();
    let StripProps { lesson, words, verdict } = props;
    let Some(step) = lesson.step() else { return Html::default() };
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let args =
        [("number", number(lesson.place() + 1).into()), ("count", number(lesson.count()).into())];
    let far = words.say("learn-far", &args);
    let leave = ctx.send(Action::Go(Page::Home));
    html! {
        <section class="lstrip sheet" aria-label={words.t("learn-title")}>
            <p class="lfar">
                <progress max={lesson.count().to_string()} value={(lesson.place() + 1).to_string()} aria-label={far.clone()} />
                <span aria-hidden="true">{ far }</span>
            </p>
            <div class="lsay" role="status" aria-live="polite">
                { verdict.clone().unwrap_or_else(|| html! { <p>{ words.t(&format!("lesson-{}", step.say)) }</p> }) }
                if let Some(answer) = lesson.answer() { <p class="lanswer" key={lesson.moment().2}>{ said(words.t(answer.key()), lesson) }</p> }
            </div>
            <div class="lacts">
                if lesson.is_played() {
                    <button type="button" class="btn" onclick={ctx.send(Action::Lesson(lesson.go(lesson.place())))}>{ words.t("learn-retry") }</button>
                } else if lesson.place() > 0 {
                    <button type="button" class="btn" onclick={ctx.send(Action::Lesson(lesson.back()))}>{ words.t("app-back") }</button>
                }
                { on(&ctx, lesson, words, step.own > 0) }
                <button type="button" class="ib" aria-label={words.t("learn-leave")} title={words.t("learn-leave")} onclick={leave}>
                    <Pic id="u-close" />
                </button>
            </div>
        </section>
    }
}

/// An answer as it is read out: the same one twice in a row is read twice.
fn said(answer: String, lesson: &Lesson) -> String {
    aloud(answer, lesson.moment().2 as usize)
}

/// Button to the next step, or from the last one into a game.
fn on(ctx: &Ctx, lesson: &Lesson, words: &Words, is_asked: bool) -> Html {
    if lesson.is_last() {
        let (ctx, game) = (ctx.clone(), lesson.game());
        let play = Callback::from(move |_: MouseEvent| ctx.act(Action::PlayNow(game, entropy())));
        let class = if lesson.is_free() { "btn" } else { "end" };
        return html! { <button type="button" {class} onclick={play}>{ words.t("learn-whole") }</button> };
    }
    let next = ctx.send(Action::Lesson(lesson.next()));
    match is_asked {
        true => {
            html! { <button type="button" class="btn" onclick={next}>{ words.t("learn-skip") }</button> }
        }
        false => {
            html! { <button type="button" class="end" onclick={next}>{ words.t("learn-next") }</button> }
        }
    }
}
