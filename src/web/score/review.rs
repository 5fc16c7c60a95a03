//! Looking back at a finished game: the turns in which most was given away, each a way to its moment.

use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};
use crate::engine::total::At;
use crate::web::session::Colours;
use crate::web::state::{Ctx, Do, use_ctx};
use crate::web::table::{TableGame, Telling};
use crate::web::thinking::review::{GivenAway, Review};
use crate::web::thinking::worker::{Heard, Line};
use crate::web::ui::banner::Banner;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// Milliseconds without an answer after which a new worker is called.
const PATIENCE: u32 = 20_000;
/// How often a worker is called anew.
const TRIES: u8 = 2;

/// What the panel needs.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct ReviewProps<G: TableGame> {
    /// The finished game.
    pub(super) game: Rc<Journal<G>>,
    /// The players' names, by seat.
    pub(super) names: Vec<String>,
    /// The players' colours, by seat.
    pub(super) colours: Colours,
    /// Takes the moment that was chosen, as a number of moves.
    pub(super) on_look: Callback<usize>,
}

#[derive(Clone, PartialEq)]
enum Stage<G: TableGame> {
    Asleep,
    Working(usize, usize),
    Done(Rc<Vec<GivenAway<G>>>),
    Failed,
}

/// The turns in which most was given away.
#[component]
pub(super) fn ReviewPanel<G: TableGame>(props: &ReviewProps<G>) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let stage = use_state_eq(|| Stage::<G>::Asleep);
    let looker = use_mut_ref(|| None::<Rc<Examiner<G>>>);
    let begin = {
        let (stage, looker, game) = (stage.setter(), looker.clone(), props.game.clone());
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| {
            let begun = Examiner::begin(ctx.clone(), game.clone(), stage.clone());
            looker.replace(Some(begun));
        })
    };
    let stop = {
        let stage = stage.setter();
        Callback::from(move |_: MouseEvent| {
            looker.replace(None);
            stage.set(Stage::Asleep);
        })
    };
    let ask = html! {
        <button type="button" class="btn" onclick={begin}>{ words.t("review-ask") }</button>
    };
    let body = match &*stage {
        Stage::Asleep => html! { <><p>{ words.t("review-say") }</p>{ ask }</> },
        Stage::Failed => html! { <><p role="alert">{ words.t("review-failed") }</p>{ ask }</> },
        Stage::Working(done, all) => {
            let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX).into();
            let said =
                words.say("review-working", &[("done", number(done + 1)), ("all", number(*all))]);
            html! { <>
                <p role="status">{ said.clone() }</p>
                <progress max={all.to_string()} value={done.to_string()} aria-label={said} />
                <button type="button" class="btn" onclick={stop}>{ words.t("review-stop") }</button>
            </> }
        }
        Stage::Done(worst) if worst.is_empty() => html! { <p>{ words.t("review-none") }</p> },
        Stage::Done(worst) => html! {
            <ol class="worst">{ for worst.iter().map(|turn| row(turn, props, words)) }</ol>
        },
    };
    html! {
        <section class="sheet review" aria-labelledby="review-title">
            <h2 id="review-title">{ words.t("review-title") }</h2>
            { body }
        </section>
    }
}

fn row<G: TableGame>(turn: &GivenAway<G>, props: &ReviewProps<G>, words: &Words) -> Html {
    let state = props.game.at(turn.at);
    let Seat(seat) = turn.seat;
    let names: Vec<Text> = props.names.iter().map(|name| name.as_str().into()).collect();
    let (looker, options) = (Looker::Seat(turn.seat), props.game.setup().options());
    let telling = Telling { words, names: &names, options, looker };
    let view = G::view(&state, looker);
    let (when, _) = G::when(words, &view);
    let who = format!("{}, {when}", props.names.get(usize::from(seat)).map_or("", String::as_str));
    let said = |action: &G::Action| G::choice(&telling, &view, action).to_string();
    let action = turn.best.now.iter().map(said).collect::<Vec<_>>().join(", ");
    let reasons = turn.best.reasons.iter().map(|reason| G::reason(&telling, reason).to_string());
    let reasons = reasons.filter(|reason| !reason.is_empty()).collect::<Vec<_>>().join(" · ");
    let points = (turn.loss + 500) / 1000;
    let (at, on_look) = (turn.at, props.on_look.clone());
    html! {
        <li key={turn.at}>
            <button type="button" class={classes!("listed", Banner::nth(props.colours.at(usize::from(seat))).class())}
                onclick={move |_| on_look.emit(at)}>
                <span class="dot"></span>
                <span>
                    <b>{ who }</b>
                    { words.say("review-better", &[("action", action.as_str().into())]) }
                    <small>{ reasons }</small>
                </span>
                <em>{ words.say("review-loss", &[("points", points.into())]) }</em>
            </button>
        </li>
    }
}

/// Goes over a game, one turn after the other.
struct Examiner<G: TableGame> {
    this: Weak<Examiner<G>>,
    ctx: Ctx,
    game: Rc<Journal<G>>,
    review: RefCell<Review<G>>,
    line: Line<G>,
    alarm: RefCell<Option<Timeout>>,
    tries: Cell<u8>,
    stage: UseStateSetter<Stage<G>>,
}

impl<G: TableGame> Examiner<G> {
    fn begin(ctx: Ctx, game: Rc<Journal<G>>, stage: UseStateSetter<Stage<G>>) -> Rc<Examiner<G>> {
        let examiner = Rc::new_cyclic(|this: &Weak<Examiner<G>>| {
            let heard = this.clone();
            let line = Line::new(Callback::from(move |said: Heard<G>| {
                if let Some(examiner) = heard.upgrade() {
                    examiner.hear(said);
                }
            }));
            let review = RefCell::new(Review::new(&game));
            let (this, alarm, tries) = (this.clone(), RefCell::default(), Cell::new(0));
            Examiner { this, ctx, game, review, line, alarm, tries, stage }
        });
        examiner.ask();
        examiner
    }

    /// Asks about the next turn, or shows what was found.
    fn ask(&self) {
        let next = self.review.borrow().next(&self.game);
        let Some(ask) = next else {
            self.alarm.replace(None);
            self.ctx.act(Do::Marks(Rc::new(self.review.borrow().marks())));
            self.stage.set(Stage::Done(Rc::new(self.review.borrow().worst())));
            return;
        };
        let (done, all) = self.review.borrow().progress();
        self.stage.set(Stage::Working(done, all));
        self.line.send(ask);
        let this = self.this.clone();
        let alarm = Timeout::new(PATIENCE, move || {
            if let Some(examiner) = this.upgrade() {
                examiner.lost();
            }
        });
        self.alarm.replace(Some(alarm));
    }

    fn hear(&self, said: Heard<G>) {
        match said {
            Heard::Reply(told) => {
                let counts = self.review.borrow_mut().hear(told);
                if counts {
                    self.ask();
                }
            }
            Heard::Lost => self.lost(),
        }
    }

    fn lost(&self) {
        self.line.restart();
        self.tries.set(self.tries.get() + 1);
        if self.tries.get() > TRIES {
            self.alarm.replace(None);
            self.stage.set(Stage::Failed);
        } else {
            self.ask();
        }
    }
}
