//! A problem at the table: the task in a strip, the table below it, and both lines once it is decided.

use super::comparing::{Compared, use_prices};
use crate::bots::analyst::Unit;
use crate::bots::level::Level;
use crate::bots::player::Price;
use crate::bots::problems::problem::{Attempt, Problem};
use crate::bots::seat_view::SeatView;
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::web::library::state::Hold;
use crate::web::problems::{Listed, ProblemAttempt};
use crate::web::replay::comparison::Comparison;
use crate::web::replay::timeline::Mark;
use crate::web::score::ScoreGame;
use crate::web::score::analysis::{Fault, Grade, comparison, taken};
use crate::web::session::{AnySession, COLOURS, Session};
use crate::web::state::{Action, State, use_ctx};
use crate::web::table::{names, table, worth};
use crate::web::ui::Pic;
use crate::web::ui::text::Text;
use crate::web::words::{Words, use_words};
use std::rc::Rc;
use yew::prelude::*;

/// The attempt at a problem from its beginning; computer players have the other seats.
pub(super) fn begun<G: ScoreGame>(problem: &Problem<G>, place: usize) -> ProblemAttempt {
    let session = of_solver(problem, problem.position());
    ProblemAttempt { session, at: problem.at(), place, tries: 0, gave_up: false }
}

fn of_solver<G: ScoreGame>(problem: &Problem<G>, mut game: Journal<G>) -> AnySession {
    let others = Seat::first(G::seats(game.state())).filter(|seat| *seat != problem.seat());
    let seated = |roster: Roster, seat| roster.with_computer(seat, Level::Medium.number());
    game.set_roster(others.fold(Roster::new(), seated));
    AnySession::new(Session::of_journal(game, COLOURS))
}

/// Properties of [`Solving`].
#[derive(Properties, PartialEq, Clone)]
pub(super) struct SolvingProps {
    pub(super) state: Rc<State>,
    pub(super) attempt: ProblemAttempt,
    pub(super) listed: Listed,
    /// Receives whether the problem was solved, once the attempt is decided.
    pub(super) on_result: Callback<bool>,
    pub(super) on_leave: Callback<()>,
    /// Opens the next problem; `None` after the last one.
    pub(super) on_next: Option<Callback<()>>,
}

/// A problem at the table.
#[component]
pub(super) fn Solving<G: ScoreGame>(props: &SolvingProps) -> Html {
    let words = use_words();
    let ctx = use_ctx();
    let SolvingProps { state, attempt, listed, .. } = props;
    let problem = use_memo(listed.line.clone(), |line| Problem::<G>::of_line(line).ok());
    let game = Session::<G>::of(&attempt.session).map(|session| session.journal.clone());
    let decided = decided(problem.as_ref().as_ref(), attempt, game.as_deref());
    let missed = problem.as_ref().as_ref().zip(game.as_deref());
    let missed = missed.filter(|_| decided == Attempt::Missed && !attempt.gave_up);
    let prices = use_prices(missed.map(|(problem, game)| compared(problem, game)));
    use_effect_with((attempt.place, attempt.tries, decided), {
        let on_result = props.on_result.clone();
        move |(.., decided)| match decided {
            Attempt::Open => {}
            Attempt::Solved | Attempt::Missed => on_result.emit(*decided == Attempt::Solved),
        }
    });
    let (Some(problem), Some(game), Some(dispatch)) = (&*problem, game, &ctx.dispatch) else {
        return Html::default();
    };
    let is_open = decided == Attempt::Open;
    let (mut marks, mut why) = (Vec::new(), Text::from(""));
    if !is_open {
        let mut both =
            both_ways(&words, problem, &game, (decided, attempt.gave_up), prices.as_deref());
        // The reason is part of the verdict.
        why = core::mem::take(&mut both.why);
        marks.push(Mark { moves: attempt.at, height: 1, comparison: Rc::new(both) });
    }
    let marks = Rc::new(marks);
    let look = Some(attempt.at).filter(|_| !is_open);
    let mut state = State { look, marks, ..State::clone(state) };
    state.library.hold = Hold::Mine;
    html! {
        <div class="lesson free problem">
            { strip::<G>(&words, props, (decided, &why), problem) }
            // A table of its own for each attempt.
            <key={format!("{}-{}", attempt.place, attempt.tries)}>{ table::<G>(&state, &attempt.session, dispatch) }</>
        </div>
    }
}

/// State of the attempt; asking for the solution counts as a miss.
fn decided<G: ScoreGame>(
    problem: Option<&Problem<G>>,
    attempt: &ProblemAttempt,
    game: Option<&Journal<G>>,
) -> Attempt {
    match (problem, game) {
        _ if attempt.gave_up => Attempt::Missed,
        (Some(problem), Some(game)) => problem.attempt(game),
        _ => Attempt::Open,
    }
}

/// The solution beside what was played.
fn compared<G: ScoreGame>(problem: &Problem<G>, game: &Journal<G>) -> Compared<G> {
    let made = game.moves().iter().take(game.position()).skip(problem.at());
    Compared {
        seen: SeatView::new(problem.position().state(), problem.seat()),
        lines: [problem.solution(), made.map(|made| made.action).collect()],
    }
}

/// The moves made and the solution, in words and on the table.
fn both_ways<G: ScoreGame>(
    words: &Words,
    problem: &Problem<G>,
    game: &Journal<G>,
    (decided, gave_up): (Attempt, bool),
    prices: Option<&[Price; 2]>,
) -> Comparison {
    let (at, end, seat) = (problem.at(), game.position(), problem.seat());
    let names = names::<G>(words, game);
    if gave_up || decided == Attempt::Solved {
        let lead = worth::with_unit(
            words,
            G::measured(game.setup().options()),
            &worth::number(words, problem.margin()),
        );
        let key = match G::MEASURE.unit {
            Unit::Points => "problems-lead",
            Unit::Win => "problems-lead-win",
        };
        let by = if gave_up { words.t("problems-solution").into() } else { "".into() };
        return Comparison {
            by,
            alone: true,
            why: words.say(key, &[("loss", lead.as_str().into())]).into(),
            ..taken(words, game, &names, seat, (at, end))
        };
    }
    let best = prices.map(|[best, _]| best);
    let loss = best.and_then(|price| price.over).filter(|over| *over > 0);
    let fault = Fault {
        at,
        end,
        seat,
        loss: loss.unwrap_or_else(|| problem.margin()),
        grade: Grade::Blunder,
        better: problem.solution(),
        terms: best.map(|price| price.terms.clone()).unwrap_or_default(),
    };
    comparison(words, game, &names, &fault)
}

/// The strip above the table: the task or the verdict, and buttons.
fn strip<G: ScoreGame>(
    words: &Words,
    props: &SolvingProps,
    (decided, why): (Attempt, &Text),
    problem: &Problem<G>,
) -> Html {
    let SolvingProps { attempt, listed, on_leave, on_next, .. } = props;
    let number = u32::try_from(attempt.place + 1).unwrap_or(u32::MAX);
    let grade = words.t(&format!("problems-grade-{}", listed.grade.key()));
    let head = [("number", number.into()), ("grade", grade.as_str().into())];
    let say = match decided {
        Attempt::Open => "problems-ask",
        Attempt::Solved => "problems-well",
        Attempt::Missed if attempt.gave_up => "problems-shown",
        Attempt::Missed => "problems-not",
    };
    let leave = on_leave.reform(|_: MouseEvent| ());
    html! {
        <section class="lstrip sheet" aria-label={words.t("problems-title")}>
            <p class="lfar"><span>{ words.say("problems-head", &head) }</span></p>
            <div class={classes!("lsay", (decided == Attempt::Solved).then_some("well"))} role="status" aria-live="polite">
                <p>{ words.t(say) }</p>
                if !why.is_empty() { <p class="lwhy">{ AttrValue::from(why.clone()) }</p> }
            </div>
            <div class="lacts">
                { buttons::<G>(words, attempt, decided, problem) }
                if decided != Attempt::Open && let Some(next) = on_next {
                    <button type="button" class="end" onclick={next.reform(|_: MouseEvent| ())}>{ words.t("problems-next") }</button>
                }
                <button type="button" class="ib" aria-label={words.t("problems-leave")} title={words.t("problems-leave")} onclick={leave}>
                    <Pic id="u-close" />
                </button>
            </div>
        </section>
    }
}

/// Button to see the solution, or to try again.
fn buttons<G: ScoreGame>(
    words: &Words,
    attempt: &ProblemAttempt,
    decided: Attempt,
    problem: &Problem<G>,
) -> Html {
    let (key, next) = match decided {
        Attempt::Open => {
            let session = of_solver(problem, problem.solved());
            ("problems-show", ProblemAttempt { session, gave_up: true, ..attempt.clone() })
        }
        Attempt::Solved | Attempt::Missed => ("problems-again", attempt.again()),
    };
    html! { <Switch label={words.t(key)} {next} /> }
}

#[derive(Properties, PartialEq, Clone)]
struct SwitchProps {
    label: String,
    /// The attempt that a touch leads to.
    next: ProblemAttempt,
}

#[component]
fn Switch(props: &SwitchProps) -> Html {
    let ctx = use_ctx();
    let SwitchProps { label, next } = props.clone();
    html! { <button type="button" class="btn" onclick={ctx.send(Action::Attempt(Some(next)))}>{ label }</button> }
}
