//! Solo game: the 24 rounds, and the points to the next grade.

use super::desk::Table;
use crate::web::dice::art::furniture::{ROMAN, flag, line};
use crate::web::dice::art::place::short;
use crate::web::dice::model::subject::Subject;
use crate::web::ui::Pic;
use yew::prelude::*;

/// Least points of each grade, and its message key.
const GRADES: [(i32, &str); 3] = [(50, "grade-good"), (60, "grade-very-good"), (70, "grade-top")];
/// Points at the end of the scale.
const MOST: i32 = 80;

/// The rounds, and the scale of points.
pub(super) fn goal(table: &Table<'_>) -> Html {
    let (names, time) = (table.names(), table.time());
    let points = table.state.estate(table.moment.front).total();
    let rounds = ROMAN.iter().enumerate().map(|(phase, roman)| {
        let now = phase == usize::from(time.phase) && !time.over;
        let crossed = time.crossed(phase);
        html! {
            <div key={phase} class={classes!("rrow", now.then_some("now"))}>
                <b>{ *roman }</b>
                { for (0..time.column).map(|round| {
                    let here = now && round == crossed;
                    let done = round < crossed;
                    html! {
                        <span key={round} class={classes!("rb", done.then_some("x"), here.then_some("here"))}>
                            if done { <Pic id="w-cross" /> } else { { round + 1 } }
                        </span>
                    }
                }) }
            </div>
        }
    });
    let at = |points: i32| 10.0 + f64::from(points.clamp(0, MOST)) * 360.0 / f64::from(MOST);
    let said = names.say("goal-said", &[("points", points.unsigned_abs().into())]);
    html! {
        <section class="dgoal sheet" tabindex="0" data-help={Subject::Goal.code()} aria-label={names.t("goal-title")}>
            <h2>{ names.t("goal-title") }<small>{ names.t("goal-rounds") }</small></h2>
            <div class="rounds" aria-hidden="true">{ for rounds }</div>
            <svg class="grade" viewBox="0 0 380 104" role="img" aria-label={said}>
                <path class="glane" d="M10 52h360" />
                <path class="gdone" d={format!("M10 52H{}", short(at(points)))} />
                { for GRADES.iter().enumerate().map(|(index, (from, key))| html! { <g key={index}>
                    <path class="gtick" d={format!("M{} 40v24", short(at(*from)))} />
                    { line("gnum", at(*from), 32.0, 19.0, "middle", &from.to_string()) }
                    { line("sub", at(*from), if index == 1 { 98.0 } else { 81.0 }, 12.0, "middle", &names.t(key)) }
                </g> }) }
                { flag(table.moment.banner(table.moment.front), points, at(points) - 13.0, 30.0, 26.0) }
            </svg>
            <p class="hintline">{ names.t("goal-say") }</p>
        </section>
    }
}
