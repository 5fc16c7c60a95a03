//! A lesson at the table: a strip that says what is to be done, the real table below it, a ring around what is to
//! be touched.

mod fetching;
mod rings;
mod strip;

use crate::web::lesson::{Lesson, Script};
use crate::web::library::state::Hold;
use crate::web::state::{Ctx, Do, GameCode, State, use_ctx};
use crate::web::words::Words;
use fetching::{Fetched, fetch};
use gloo_timers::callback::Timeout;
use rings::Rings;
use std::rc::Rc;
use strip::Strip;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds to the next try, where a lesson did not arrive.
const AGAIN: u32 = 3_000;

/// What a lesson needs: the app's state, and its game's part.
#[derive(Properties, Clone)]
pub struct LessonProps {
    /// The app's state.
    pub state: Rc<State>,
    /// What can be called of the game.
    pub code: GameCode,
}

impl PartialEq for LessonProps {
    /// Of the code of a part there is only one.
    fn eq(&self, other: &LessonProps) -> bool {
        Rc::ptr_eq(&self.state, &other.state) || self.state == other.state
    }
}

/// A lesson.
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
    let on_sheet = step.is_some_and(|step| step.sheet);
    let (place, _, tries) = lesson.moment();
    html! {
        <div class="lesson">
            <Strip lesson={lesson.clone()} {words} />
            { if on_sheet { (code.score)(lesson.session(), &ctx) } else { table(state, *code, lesson, &ctx) } }
            if let Some(step) = step {
                <Rings key={format!("{place}-{tries}")} touch={Rc::new(step.touch.clone())} />
            }
        </div>
    }
}

/// The game's own table, with nothing of the game that waits on the reader's own.
fn table(state: &State, code: GameCode, lesson: &Lesson, ctx: &Ctx) -> Html {
    let Some(dispatch) = &ctx.dispatch else { return Html::default() };
    let mut state = State { look: None, marks: Rc::default(), ..state.clone() };
    state.library.hold = Hold::Mine;
    (code.table)(&state, lesson.session(), dispatch)
}

/// Fetches the lesson and its words, again where they did not arrive; the words, once both are here.
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
                        ctx.act(Do::Lesson(Lesson::at(script, start)));
                    }
                });
            });
            move || drop(timer)
        }
    });
    (*words).clone()
}
