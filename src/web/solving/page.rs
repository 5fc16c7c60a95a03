//! The problems of a game: today's, and all of them by grade.

use super::attempted::{Solving, begun};
use super::looks::{Look, use_looks};
use crate::bots::problems::problem::{Grade, Problem};
use crate::engine::chance::mix;
use crate::engine::game::Game;
use crate::web::frame::top_home;
use crate::web::problems::{Listed, ProblemAttempt, ProblemPlace, ProblemResults, Result, listed};
use crate::web::score::ScoreGame;
use crate::web::session::Day;
use crate::web::state::{Action, Ctx, State, use_ctx};
use crate::web::store;
use crate::web::today::use_today;
use crate::web::ui::Pic;
use crate::web::ui::picture::picture;
use crate::web::words::{Arg, text_at};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds before a list that did not arrive is fetched again.
const AGAIN: u32 = 3_000;
/// Fewest problems of a section.
const FEWEST: usize = 6;

/// The problems of a game, as called by the app.
pub fn problems<G: ScoreGame>(state: &Rc<State>) -> Html {
    html! { <ProblemsPage<G> state={state.clone()} /> }
}

#[derive(Properties, PartialEq, Clone)]
struct ProblemsProps {
    state: Rc<State>,
}

fn kept() -> ProblemResults {
    ProblemResults::of_text(&store::get(store::PROBLEMS).ok().flatten().unwrap_or_default())
}

/// The beginning of the problem at a place of the list; `None` if there is none or it can't be read.
fn attempt_at<G: ScoreGame>(list: &[Listed], place: usize) -> Option<ProblemAttempt> {
    let problem = Problem::<G>::of_line(&list.get(place)?.line).ok()?;
    Some(begun(&problem, place))
}

/// The problem of the day: its place in a list of so many.
fn place_of(day: Day, count: usize) -> usize {
    let number = mix(day.number().into());
    usize::try_from(number % count.max(1) as u64).unwrap_or_default()
}

#[component]
fn ProblemsPage<G: ScoreGame>(props: &ProblemsProps) -> Html {
    let ctx = use_ctx();
    let list = use_list(<G as Game>::NAME);
    let results = use_state_eq(kept);
    let state = &props.state;
    let own = state.attempt_shown();
    let to_begin = state.problem.filter(|_| own.is_none());
    let looks = use_looks::<G>(list.clone().filter(|_| own.is_none() && to_begin.is_none()));
    use_effect_with((to_begin, list.clone()), {
        let ctx = ctx.clone();
        move |(to_begin, list)| {
            if let (Some(problem), Some(list)) = (*to_begin, list) {
                let place = match problem {
                    ProblemPlace::At(place) => place,
                    ProblemPlace::Today => place_of(Day::today(), list.len()),
                };
                ctx.act(Action::Attempt(attempt_at::<G>(list, place)));
            }
        }
    });
    if to_begin.is_some() {
        return html! {
            <main class="nowords" aria-busy="true"><h1 class="sr">{ ctx.t("problems-title") }</h1></main>
        };
    }
    let Some(list) = list else {
        // The heading that stays has the focus.
        return html! {
            <List game={<G as Game>::NAME} list={None::<Rc<Vec<Listed>>>} {looks} results={(*results).clone()}
                on_open={Callback::noop()} />
        };
    };
    let open = {
        let (ctx, list) = (ctx.clone(), list.clone());
        Callback::from(move |place| ctx.act(Action::Attempt(attempt_at::<G>(&list, place))))
    };
    let shown = own.and_then(|own| Some((own, list.get(own.place)?)));
    let Some((attempt, problem)) = shown else {
        return html! {
            <List game={<G as Game>::NAME} list={Some(list)} {looks} results={(*results).clone()} on_open={open} />
        };
    };
    let on_result = {
        let (id, results) = (problem.id, results.setter());
        let day = Some(Day::today()).filter(|day| place_of(*day, list.len()) == attempt.place);
        Callback::from(move |solved: bool| {
            let next = kept().with(<G as Game>::NAME, id, solved, day);
            // A failed write is ignored: the problem then counts as not tried.
            let _ = store::put(store::PROBLEMS, &next.to_text());
            results.set(next);
        })
    };
    let leave = {
        let ctx = ctx.clone();
        Callback::from(move |()| ctx.act(Action::Attempt(None)))
    };
    let next = attempt.place + 1;
    let on_next = (next < list.len()).then(|| open.reform(move |()| next));
    html! {
        <Solving<G> state={state.clone()} attempt={attempt.clone()} listed={problem.clone()} {on_result}
            on_leave={leave} {on_next} />
    }
}

/// The list of a game's problems, once it is here; fetched again on failure.
#[hook]
fn use_list(game: &'static str) -> Option<Rc<Vec<Listed>>> {
    let list = use_state_eq(|| None::<Rc<Vec<Listed>>>);
    let failed = use_state(|| 0_u32);
    use_effect_with((game, *failed), {
        let (list, failed) = (list.clone(), failed.clone());
        move |&(game, failures)| {
            let timer = Timeout::new(if failures == 0 { 0 } else { AGAIN }, move || {
                spawn_local(async move {
                    let text = text_at(&format!("problems/{game}.txt")).await.ok();
                    match text.and_then(|text| text.as_string()) {
                        Some(text) => list.set(Some(Rc::new(listed(&text)))),
                        None => failed.set(failures + 1),
                    }
                });
            });
            move || drop(timer)
        }
    });
    (*list).clone()
}

#[derive(Properties, PartialEq, Clone)]
struct ListProps {
    game: &'static str,
    /// None until it is fetched.
    list: Option<Rc<Vec<Listed>>>,
    /// Those read so far, in the list's order.
    looks: Rc<Vec<Option<Look>>>,
    results: ProblemResults,
    on_open: Callback<usize>,
}

#[component]
fn List(props: &ListProps) -> Html {
    let ctx = use_ctx();
    let (today, title) = (use_today(), ctx.t("problems-title"));
    let is_new = |problem: &Listed| props.results.of(props.game, problem.id).is_none();
    let next = props.list.iter().find_map(|list| list.iter().position(is_new));
    html! {
        <div class={classes!("reading", "problems", "gamepage", format!("w-{}", props.game))}>
            { top_home(&ctx, format!("{title} · {}", ctx.t(&format!("game-{}", props.game)))) }
            <main aria-busy={props.list.is_none().then_some("true")}>
                if let Some(list) = &props.list {
                    { of_the_day(&ctx, props, list, today) }
                    { for groups(list).into_iter().map(|grades| of_grades(&ctx, props, list, &grades, next)) }
                }
            </main>
        </div>
    }
}

/// Today's problem, and on how many days in a row it was solved.
fn of_the_day(ctx: &Ctx, props: &ListProps, list: &[Listed], today: Day) -> Html {
    let ListProps { results, on_open, .. } = props;
    let words = &ctx.words;
    let place = place_of(today, list.len());
    let (month, day) = today.in_year();
    let date = words.say("day-and-month", &[("day", day.into()), ("month", month.into())]);
    let row = results.in_a_row(today);
    let said = match (results.is_done(today), row) {
        (true, 0 | 1) => words.t("problems-day-done"),
        (_, 0 | 1) => words.t("problems-what"),
        (_, row) => words.say("problems-day-row", &[("days", row.into())]),
    };
    html! {
        <section class="card sheet pday" aria-labelledby="problems-day">
            <h2 id="problems-day">{ words.t("problems-day") }<small>{ date }</small></h2>
            <p>{ said }</p>
            <button type="button" class="end" onclick={on_open.reform(move |_: MouseEvent| place)}>
                <Pic id="u-play" />{ words.t("problems-day-go") }
            </button>
        </section>
    }
}

/// The grades that share a section: those with few problems join the ones before, and the first ones the next.
fn groups(list: &[Listed]) -> Vec<Vec<Grade>> {
    let mut groups: Vec<(Vec<Grade>, usize)> = Vec::new();
    for grade in Grade::ALL {
        let count = list.iter().filter(|problem| problem.grade == grade).count();
        match groups.last_mut() {
            _ if count == 0 => {}
            Some((grades, all)) if count.min(*all) < FEWEST => {
                grades.push(grade);
                *all += count;
            }
            _ => groups.push((vec![grade], count)),
        }
    }
    groups.into_iter().map(|(grades, _)| grades).collect()
}

/// The grade that names a section: that of most of its problems.
fn usual(list: &[Listed], grades: &[Grade]) -> Grade {
    let count = |grade: &Grade| list.iter().filter(|problem| problem.grade == *grade).count();
    grades.iter().copied().max_by_key(count).unwrap_or(Grade::Easy)
}

/// A number for a message.
fn number(count: usize) -> Arg {
    u32::try_from(count).unwrap_or(u32::MAX).into()
}

/// The problems of these grades; `next` is the place of the first that was not tried.
fn of_grades(
    ctx: &Ctx,
    props: &ListProps,
    list: &[Listed],
    grades: &[Grade],
    next: Option<usize>,
) -> Html {
    let ListProps { results, game, on_open, .. } = props;
    let own = list.iter().enumerate().filter(|(_, problem)| grades.contains(&problem.grade));
    let own: Vec<(usize, Option<Result>)> =
        own.map(|(place, problem)| (place, results.of(game, problem.id))).collect();
    let is_solved = |result: Option<Result>| result.is_some_and(|result| result > Result::Missed);
    let solved = own.iter().filter(|(_, result)| is_solved(*result)).count();
    let words = &ctx.words;
    let id = format!("problems-{}", grades.first().map_or("", |grade| grade.key()));
    let go_on = |place: usize| {
        let key = if place == 0 { "problems-begin" } else { "problems-go-on" };
        html! {
            <button type="button" class="btn" onclick={on_open.reform(move |_: MouseEvent| place)}>
                { words.say(key, &[("number", number(place + 1))]) }
            </button>
        }
    };
    let here = next.filter(|next| own.iter().any(|(place, _)| place == next));
    html! {
        <section class="card sheet" aria-labelledby={id.clone()}>
            <div class="phead">
                <h2 {id}>
                    { words.t(&format!("problems-grade-{}", usual(list, grades).key())) }
                    <small>{ words.say("problems-solved-of", &[("solved", number(solved)), ("count", number(own.len()))]) }</small>
                </h2>
                { for here.map(go_on) }
            </div>
            // In words it is beside the heading.
            <progress aria-hidden="true" max={own.len().to_string()} value={solved.to_string()} />
            <ol class="pgrid">
                { for own.iter().map(|(place, result)| button(ctx, props, *place, *result, next)) }
            </ol>
            if own.first().is_some_and(|(place, _)| *place == 0) { { signs(ctx, props, list) } }
        </section>
    }
}

/// The meaning of the signs that any problem of the list has.
fn signs(ctx: &Ctx, props: &ListProps, list: &[Listed]) -> Html {
    let results = || list.iter().filter_map(|problem| props.results.of(props.game, problem.id));
    let solved = results().any(|result| result > Result::Missed);
    let missed = results().any(|result| result == Result::Missed);
    if !solved && !missed {
        return Html::default();
    }
    html! {
        <p class="pkey">
            if solved { <span>{ sign(Result::Solved) }{ ctx.t("problems-key-solved") }</span> }
            if missed { <span>{ sign(Result::Missed) }{ ctx.t("problems-key-missed") }</span> }
        </p>
    }
}

/// The sign of a tried problem: a tick, or half a disc while it is not solved.
fn sign(result: Result) -> Html {
    match result {
        Result::Missed => html! { <i class="halfdone"></i> },
        Result::Later | Result::Solved => html! { <Pic id="u-check" /> },
    }
}

/// The parts of a game's progress, each on a line.
fn lines(when: &str) -> Html {
    html! { <small>{ for when.split(" · ").map(|part| html! { <span>{ part.to_owned() }</span> }) }</small> }
}

/// The button of a problem with its result.
fn button(
    ctx: &Ctx,
    props: &ListProps,
    place: usize,
    result: Option<Result>,
    next: Option<usize>,
) -> Html {
    let (words, ListProps { game, looks, on_open, .. }) = (&ctx.words, props);
    let look = looks.get(place).and_then(Option::as_ref);
    let when = look.map(|look| look.when.text(game, words));
    let key = result.map_or("open", Result::key);
    let state = words.t(&format!("problems-{key}"));
    let args = [("number", number(place + 1)), ("state", state.as_str().into())];
    let label = words.say("problems-number", &args);
    let label = [Some(label), when.clone()].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    html! {
        <li key={place}>
            <button type="button" class={classes!("pbtn", key)} aria-label={label.clone()} title={label}
                aria-current={(next == Some(place)).then_some("step")}
                onclick={on_open.reform(move |_: MouseEvent| place)}>
                { for look.and_then(|look| picture(&look.picture)) }
                <b>{ place + 1 }</b>{ for when.as_deref().map(lines) }{ for result.map(sign) }
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_with_few_problems_share_a_section_with_a_neighbour() {
        let of = |counts: [usize; 4]| {
            let line = |grade: Grade| format!("{} 1 2 3 a.LINK\n", grade.key());
            let lines = Grade::ALL.into_iter().zip(counts);
            let text: String = lines.map(|(grade, count)| line(grade).repeat(count)).collect();
            groups(&listed(&text))
        };
        let [easy, medium, hard, expert] = Grade::ALL;
        assert_eq!(of([60, 34, 18, 1]), [vec![easy], vec![medium], vec![hard, expert]]);
        assert_eq!(of([48, 5, 29, 0]), [vec![easy, medium], vec![hard]]);
        assert_eq!(of([2, 40, 0, 6]), [vec![easy, medium], vec![expert]]);
        assert_eq!(of([60, 0, 12, 0]), [vec![easy], vec![hard]]);
        assert_eq!(of([3, 0, 0, 0]), [vec![easy]]);
        assert_eq!(of([0; 4]), Vec::<Vec<Grade>>::new());
    }

    #[test]
    fn a_section_is_named_after_most_of_its_problems() {
        let list = listed("easy 1 2 3 a.LINK\nmedium 1 2 3 b.LINK\nmedium 1 2 3 c.LINK\n");
        assert_eq!(usual(&list, &[Grade::Easy, Grade::Medium]), Grade::Medium);
        assert_eq!(usual(&list, &[]), Grade::Easy);
    }

    #[test]
    fn the_problem_of_the_day_is_in_the_list_and_another_one_on_most_days() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        let places: Vec<usize> = day("2026-11-26").week().map(|day| place_of(day, 60)).collect();
        let mut different = places.clone();
        different.sort_unstable();
        different.dedup();
        assert!(different.len() >= 6 && places.iter().all(|place| *place < 60), "{places:?}");
        assert_eq!(place_of(day("2026-11-26"), 0), 0);
    }
}
