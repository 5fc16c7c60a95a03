//! Looking back at a finished game: the turns in which most was given away, each a way to its moment.

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::Burgundy;
use crate::web::burgundy::model::advice_in_words;
use crate::web::burgundy::scene::{Banner, Text};
use crate::web::session::Colours;
use crate::web::state::{Ctx, Do, use_ctx};
use crate::web::thinking::review::{GivenAway, Review};
use crate::web::thinking::worker::{Heard, Line};
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
pub struct ReviewProps {
    /// The finished game.
    pub game: Rc<Journal<Burgundy>>,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The players' colours, by seat.
    pub colours: Colours,
    /// Takes the moment that was chosen, as a number of moves.
    pub on_look: Callback<usize>,
}

#[derive(Clone, PartialEq)]
enum Stage {
    Asleep,
    Working(usize, usize),
    Done(Rc<Vec<GivenAway<Burgundy>>>),
    Failed,
}

/// The turns in which most was given away.
#[component]
pub fn ReviewPanel(props: &ReviewProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let stage = use_state_eq(|| Stage::Asleep);
    let looker = use_mut_ref(|| None::<Rc<Looker>>);
    let begin = {
        let (stage, looker, game) = (stage.setter(), looker.clone(), props.game.clone());
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| {
            let begun = Looker::begin(ctx.clone(), game.clone(), stage.clone());
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

fn row(turn: &GivenAway<Burgundy>, props: &ReviewProps, words: &Words) -> Html {
    let state = props.game.at(turn.at);
    let Seat(seat) = turn.seat;
    let name = props.names.get(usize::from(seat)).map_or("", String::as_str);
    let phase = ["A", "B", "C", "D", "E"].get(usize::from(state.phase)).copied().unwrap_or("E");
    let round = u32::from(state.round) + 1;
    let when = [("name", name.into()), ("phase", phase.into()), ("round", round.into())];
    let names: Vec<Text> = props.names.iter().map(|name| name.as_str().into()).collect();
    let (action, reasons) = advice_in_words(words, &names, &state, turn.seat, &turn.best);
    let points = (turn.loss + 500) / 1000;
    let loss = if state.is_solo() { "review-loss-solo" } else { "review-loss" };
    let (at, on_look) = (turn.at, props.on_look.clone());
    html! {
        <li key={turn.at}>
            <button type="button" class={classes!("listed", Banner::nth(props.colours.at(usize::from(seat))).class())}
                onclick={move |_| on_look.emit(at)}>
                <span class="dot"></span>
                <span>
                    <b>{ words.say("review-when", &when) }</b>
                    { words.say("review-better", &[("action", action.as_ref().into())]) }
                    <small>{ AttrValue::from(reasons) }</small>
                </span>
                <em>{ words.say(loss, &[("points", points.into())]) }</em>
            </button>
        </li>
    }
}

/// Goes over a game, one turn after the other.
struct Looker {
    this: Weak<Looker>,
    ctx: Ctx,
    game: Rc<Journal<Burgundy>>,
    review: RefCell<Review<Burgundy>>,
    line: Line<Burgundy>,
    alarm: RefCell<Option<Timeout>>,
    tries: Cell<u8>,
    stage: UseStateSetter<Stage>,
}

impl Looker {
    fn begin(ctx: Ctx, game: Rc<Journal<Burgundy>>, stage: UseStateSetter<Stage>) -> Rc<Looker> {
        let looker = Rc::new_cyclic(|this: &Weak<Looker>| {
            let heard = this.clone();
            let line = Line::new(Callback::from(move |said: Heard<Burgundy>| {
                if let Some(looker) = heard.upgrade() {
                    looker.hear(said);
                }
            }));
            let review = RefCell::new(Review::new(&game));
            let (this, alarm, tries) = (this.clone(), RefCell::default(), Cell::new(0));
            Looker { this, ctx, game, review, line, alarm, tries, stage }
        });
        looker.ask();
        looker
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
            if let Some(looker) = this.upgrade() {
                looker.lost();
            }
        });
        self.alarm.replace(Some(alarm));
    }

    fn hear(&self, said: Heard<Burgundy>) {
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
