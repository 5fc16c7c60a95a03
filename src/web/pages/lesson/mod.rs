//! A lesson at the table: instructions in a strip, the real table below it, and a ring around the next element to be
//! touched.

mod fetching;
mod rings;
mod strip;

use crate::web::lesson::{Lesson, Script};
use crate::web::library::state::Hold;
use crate::web::pages::underway::underway;
use crate::web::state::{Action, Ctx, GameCode, Lazy, State, use_ctx};
use crate::web::words::Words;
use fetching::{Fetched, fetch};
use gloo_timers::callback::Timeout;
use rings::Rings;
use std::rc::Rc;
use strip::Strip;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds before a lesson that did not arrive is fetched again.
const AGAIN: u32 = 3_000;

/// Properties of [`LessonPage`].
#[derive(Properties, Clone)]
pub struct LessonProps {
    /// The app's state.
    pub state: Rc<State>,
    /// The game's code.
    pub code: GameCode,
}

impl PartialEq for LessonProps {
    /// The code of a part never changes.
    fn eq(&self, other: &LessonProps) -> bool {
        Rc::ptr_eq(&self.state, &other.state) || self.state == other.state
    }
}

/// The page of a lesson.
#[component]
pub fn LessonPage(props: &LessonProps) -> Html {
    let ctx = use_ctx();
    let LessonProps { state, code } = props;
    let words = use_fetched(state, *code, &ctx);
    let (Some(lesson), Some(words)) = (state.lesson_shown(), words) else {
        return html! {
            <main class="nowords" aria-busy="true"><h1 class="sr">{ ctx.t("learn-title") }</h1></main>
        };
    };
    let step = lesson.step();
    let (place, _, tries) = lesson.moment();
    let verdict = step
        .filter(|_| lesson.is_played())
        .map(|step| (code.verdict)(lesson.session(), step.at, &words));
    let is_read = step.is_some_and(|step| step.own == 0 && !step.free);
    let is_free = step.is_some_and(|step| step.free);
    html! {
        <div class={classes!("lesson", is_free.then_some("free"), is_read.then_some("looks"))}>
            <Strip lesson={lesson.clone()} {words} {verdict} />
            { if lesson.is_on_sheet() { score(state, lesson, &ctx) } else { table(state, *code, lesson, &ctx) } }
            if let Some(step) = step {
                <Rings key={format!("{place}-{tries}")} touch={Rc::new(step.touch.clone())} {is_read} />
            }
        </div>
    }
}

/// The score page of the lesson's game, once the game's second part is here.
fn score(state: &State, lesson: &Lesson, ctx: &Ctx) -> Html {
    let study = state.known(lesson.game()).map(|game| game.study).unwrap_or_default();
    match study {
        Lazy::Here(study) => (study.score)(lesson.session(), ctx),
        part => underway(&part, ctx),
    }
}

/// The game's table with the lesson's game; the user's own game is left out of its state.
fn table(state: &State, code: GameCode, lesson: &Lesson, ctx: &Ctx) -> Html {
    let Some(dispatch) = &ctx.dispatch else { return Html::default() };
    let mut state = State { look: None, marks: Rc::default(), ..state.clone() };
    state.library.hold = Hold::Mine;
    (code.table)(&state, lesson.session(), dispatch)
}

/// Fetches the lesson and its wording, retrying on failure; returns the wording once both are here.
#[hook]
fn use_fetched(state: &State, code: GameCode, ctx: &Ctx) -> Option<Words> {
    let words = use_state(|| None::<Words>);
    let failed = use_state(|| 0_u32);
    let wanted = (state.game, ctx.words.language(), *failed);
    let (shared, ctx) = (ctx.words.clone(), ctx.clone());
    let known = state.lesson_shown().is_some();
    let start = state.lessons.step(state.game).unwrap_or_default();
    use_effect_with(wanted, {
        let (words, failed) = (words.clone(), failed.clone());
        move |&(game, _, failures)| {
            let wait = if failures == 0 { 0 } else { AGAIN };
            let timer = Timeout::new(wait, move || {
                spawn_local(async move {
                    let Ok(Fetched { script, own }) = fetch(&shared, game, code).await else {
                        return failed.set(failures + 1);
                    };
                    words.set(Some(own));
                    if !known {
                        let script: Rc<Script> = Rc::new(script);
                        ctx.act(Action::Lesson(Lesson::at(script, start)));
                    }
                });
            });
            move || drop(timer)
        }
    });
    (*words).clone()
}
