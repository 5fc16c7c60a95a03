//! Looking back at a finished game: the turns in which most was given away, each a way to its moment.

use super::ScoreGame;
use crate::engine::game::apply_untold;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};
use crate::engine::total::At;
use crate::web::replay::comparison::{Comparison, ShownAction};
use crate::web::session::Colours;
use crate::web::state::{Ctx, Do, use_ctx};
use crate::web::table::{TableGame, Telling};
use crate::web::thinking::review::{GivenAway, Review};
use crate::web::thinking::worker::{Heard, ThinkingWorker};
use crate::web::ui::banner::Banner;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use gloo_timers::callback::Timeout;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// Milliseconds without an answer after which a new worker is called.
const PATIENCE: u32 = 20_000;
/// How often a worker is called anew.
const TRIES: u8 = 2;

/// A turn for which a better one was found, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Better {
    /// When it was: "phase II, round 3".
    pub when: String,
    /// What would have been better.
    pub action: String,
    /// Why; may be empty.
    pub reasons: String,
    /// The key of what it gave away, by its `points`.
    pub loss: &'static str,
}

/// Names as the table says them.
#[must_use]
pub fn texts(names: &[String]) -> Vec<Text> {
    names.iter().map(|name| name.as_str().into()).collect()
}

/// A turn for which a better one was found, in the words of the game's table.
#[must_use]
pub fn better<G: TableGame>(
    words: &Words,
    game: &Journal<G>,
    names: &[String],
    turn: &GivenAway<G>,
) -> Better {
    let state = game.at(turn.at);
    let names = texts(names);
    let (looker, options) = (Looker::Seat(turn.seat), game.setup().options());
    let telling = Telling { words, names: &names, options, looker };
    let view = G::view(&state, looker);
    let (when, _) = G::when(words, &view);
    let said = |action: &G::Action| G::choice(&telling, &view, action).to_string();
    let action = turn.best.now.iter().map(said).collect::<Vec<_>>().join(" → ");
    let reasons = turn.best.reasons.iter().map(|reason| G::reason(&telling, reason).to_string());
    let reasons = reasons.filter(|reason| !reason.is_empty()).collect::<Vec<_>>().join(" · ");
    Better { when: when.to_string(), action, reasons, loss: "review-loss" }
}

/// A choice of a turn in the words of the game's table, made where `places` say.
#[must_use]
pub fn shown_action<G: TableGame>(
    words: &Words,
    names: &[String],
    options: &G::Options,
    made: (&G::State, Seat, &G::Action),
    places: Vec<String>,
) -> ShownAction {
    let (state, seat, action) = made;
    let names = texts(names);
    let looker = Looker::Seat(seat);
    let telling = Telling { words, names: &names, options, looker };
    ShownAction { said: G::choice(&telling, &G::view(state, looker), action), places }
}

/// What was done in a turn, and what would have been better.
fn comparison<G: ScoreGame>(
    words: &Words,
    game: &Journal<G>,
    names: &[String],
    turn: &GivenAway<G>,
) -> Comparison {
    let along = |actions: &mut dyn Iterator<Item = &G::Action>| {
        let mut state = G::State::clone(&game.at(turn.at));
        let mut shown = Vec::new();
        for action in actions {
            shown.extend(G::shown_action(words, game, names, (&state, turn.seat, action)));
            if apply_untold::<G>(&mut state, turn.seat, *action).is_err() {
                break;
            }
        }
        shown
    };
    let best = &turn.best;
    Comparison {
        done: along(&mut turn.played.iter()),
        better: along(&mut best.now.iter().chain(&best.then)),
    }
}

/// What the panel needs.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct ReviewProps<G: ScoreGame> {
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
enum ReviewStage<G: ScoreGame> {
    Asleep,
    Working(usize, usize),
    Done(Rc<Vec<GivenAway<G>>>),
    Failed,
}

/// A game that was looked back at, and what was found.
struct Found<G: ScoreGame> {
    game: Rc<Journal<G>>,
    worst: Rc<Vec<GivenAway<G>>>,
}

thread_local! {
    /// What was found last, of whichever game: who goes to one of the turns and comes back need not look again.
    static FOUND: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

impl<G: ScoreGame> Found<G> {
    fn keep(self) {
        FOUND.with(|found| found.replace(Some(Box::new(self))));
    }

    /// What was found in this very game.
    fn of(game: &Journal<G>) -> Option<Rc<Vec<GivenAway<G>>>> {
        FOUND.with(|found| {
            let found = found.borrow();
            let found = found.as_ref()?.downcast_ref::<Found<G>>()?;
            (*found.game == *game).then(|| found.worst.clone())
        })
    }
}

/// The turns in which most was given away.
#[component]
pub(super) fn ReviewPanel<G: ScoreGame>(props: &ReviewProps<G>) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let stage =
        use_state_eq(|| Found::of(&props.game).map_or(ReviewStage::<G>::Asleep, ReviewStage::Done));
    let looker = use_mut_ref(|| None::<Rc<Examiner<G>>>);
    let begin = {
        let (stage, looker, game) = (stage.setter(), looker.clone(), props.game.clone());
        let (ctx, names) = (ctx.clone(), props.names.clone());
        Callback::from(move |_: MouseEvent| {
            let begun = Examiner::begin(ctx.clone(), game.clone(), names.clone(), stage.clone());
            looker.replace(Some(begun));
        })
    };
    let stop = {
        let stage = stage.setter();
        Callback::from(move |_: MouseEvent| {
            looker.replace(None);
            stage.set(ReviewStage::Asleep);
        })
    };
    let ask = html! {
        <button type="button" class="btn" onclick={begin}>{ words.t("review-ask") }</button>
    };
    let body = match &*stage {
        ReviewStage::Asleep => html! { <><p>{ words.t("review-say") }</p>{ ask }</> },
        ReviewStage::Failed => {
            html! { <><p role="alert">{ words.t("review-failed") }</p>{ ask }</> }
        }
        ReviewStage::Working(done, all) => {
            let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX).into();
            let said =
                words.say("review-working", &[("done", number(done + 1)), ("all", number(*all))]);
            html! { <>
                <p role="status">{ said.clone() }</p>
                <progress max={all.to_string()} value={done.to_string()} aria-label={said} />
                <button type="button" class="btn" onclick={stop}>{ words.t("review-stop") }</button>
            </> }
        }
        ReviewStage::Done(worst) if worst.is_empty() => html! { <p>{ words.t("review-none") }</p> },
        ReviewStage::Done(worst) => html! {
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

fn row<G: ScoreGame>(turn: &GivenAway<G>, props: &ReviewProps<G>, words: &Words) -> Html {
    let seat = turn.seat.index();
    let better = G::better(words, &props.game, &props.names, turn);
    let (at, on_look) = (turn.at, props.on_look.clone());
    let look = Callback::from(move |_: MouseEvent| on_look.emit(at));
    let name = props.names.get(seat).map_or("", String::as_str);
    let banner = Banner::nth(props.colours.at(seat));
    listed(words, at, (name, banner), &better, (turn.loss + 500) / 1000, look)
}

fn listed(
    words: &Words,
    key: usize,
    (name, banner): (&str, Banner),
    better: &Better,
    points: u32,
    look: Callback<MouseEvent>,
) -> Html {
    html! {
        <li {key}>
            <button type="button" class={classes!("listed", banner.class())} onclick={look}>
                <span class="dot"></span>
                <span>
                    <b>{ format!("{name}, {}", better.when) }</b>
                    { words.say("review-better", &[("action", better.action.as_str().into())]) }
                    <small>{ better.reasons.clone() }</small>
                </span>
                <em>{ words.say(better.loss, &[("points", points.into())]) }</em>
            </button>
        </li>
    }
}

/// Goes over a game, one turn after the other.
struct Examiner<G: ScoreGame> {
    this: Weak<Examiner<G>>,
    ctx: Ctx,
    game: Rc<Journal<G>>,
    names: Vec<String>,
    review: RefCell<Review<G>>,
    worker: ThinkingWorker<G>,
    alarm: RefCell<Option<Timeout>>,
    tries: Cell<u8>,
    stage: UseStateSetter<ReviewStage<G>>,
}

impl<G: ScoreGame> Examiner<G> {
    fn begin(
        ctx: Ctx,
        game: Rc<Journal<G>>,
        names: Vec<String>,
        stage: UseStateSetter<ReviewStage<G>>,
    ) -> Rc<Examiner<G>> {
        let examiner = Rc::new_cyclic(|this: &Weak<Examiner<G>>| {
            let heard = this.clone();
            let worker = ThinkingWorker::new(Callback::from(move |said: Heard<G>| {
                if let Some(examiner) = heard.upgrade() {
                    examiner.hear(said);
                }
            }));
            let review = RefCell::new(Review::new(&game));
            let (this, alarm, tries) = (this.clone(), RefCell::default(), Cell::new(0));
            Examiner { this, ctx, game, names, review, worker, alarm, tries, stage }
        });
        examiner.ask();
        examiner
    }

    /// Asks about the next turn, or shows what was found.
    fn ask(&self) {
        let next = self.review.borrow().next(&self.game);
        let Some(ask) = next else {
            self.alarm.replace(None);
            let both =
                |turn: &GivenAway<G>| comparison(&self.ctx.words, &self.game, &self.names, turn);
            self.ctx.act(Do::Marks(Rc::new(self.review.borrow().marks(both))));
            let worst = Rc::new(self.review.borrow().worst());
            Found { game: self.game.clone(), worst: worst.clone() }.keep();
            self.stage.set(ReviewStage::Done(worst));
            return;
        };
        let (done, all) = self.review.borrow().progress();
        self.stage.set(ReviewStage::Working(done, all));
        self.worker.send(ask);
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
        self.worker.restart();
        self.tries.set(self.tries.get() + 1);
        if self.tries.get() > TRIES {
            self.alarm.replace(None);
            self.stage.set(ReviewStage::Failed);
        } else {
            self.ask();
        }
    }
}
