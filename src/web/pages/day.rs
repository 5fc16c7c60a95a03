//! The game of the day on the home page: today's game, the user's result, and the week.

use crate::web::games;
use crate::web::library::days::{Days, Played, days, in_a_row};
use crate::web::library::entry::Entry;
use crate::web::pages::dates;
use crate::web::pages::games::actions;
use crate::web::problems::ProblemPlace;
use crate::web::session::Day;
use crate::web::share::{address_of, share};
use crate::web::state::{Action, Ctx, use_ctx};
use crate::web::today::use_today;
use crate::web::ui::Pic;
use crate::web::ui::widgets::tool;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of [`DayCard`].
#[derive(Properties, PartialEq, Clone)]
pub struct DayProps {
    /// All stored games, most recently played first.
    pub games: Rc<Vec<Rc<Entry>>>,
}

/// The game of the day: one game a day, in rotation, with the same dice and cards for everybody.
#[component]
pub fn DayCard(props: &DayProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let played = use_memo(props.games.clone(), |games| days(games, Day::game));
    let today = use_today();
    let Some(name) = today.game() else { return Html::default() };
    let of_today = played.of(today).cloned().unwrap_or_default();
    let share_it = {
        let (ctx, title) = (ctx.clone(), words.t("start-day"));
        Callback::from(move |_: MouseEvent| {
            if let Some(dispatch) = &ctx.dispatch {
                share(&title, address_of(&today.address()), dispatch.clone());
            }
        })
    };
    html! {
        <section class={classes!("card", "sheet", "daily", format!("w-{name}"))} aria-labelledby="day-title">
            <h2 id="day-title">{ words.t("start-day") }<small>{ dates::day(words, today) }</small></h2>
            { games::emblem(name) }
            <p><b>{ words.t(&format!("game-{name}")) }</b><small>{ said(&ctx, &played, &of_today, today) }</small></p>
            <div class="dayacts">
                { tool("u-share", words.t("start-day-share"), share_it, "ib") }
                { play(&ctx, today, &of_today) }
            </div>
            <div class="dayrow">
                { week(&ctx, &played, today) }
                <button type="button" class="dayproblem" onclick={ctx.send(Action::GoToProblem(name, ProblemPlace::Today))}>
                    <Pic id="u-star" />{ words.t("start-day-problem") }
                </button>
            </div>
        </section>
    }
}

/// Today's result, or a description of the game of the day if there is none yet.
fn said(ctx: &Ctx, played: &Days, of_today: &Played, today: Day) -> String {
    let words = &ctx.words;
    let Some(best) = of_today.best else { return words.t("start-day-say") };
    let row = in_a_row(played, today);
    let args = [("points", best.to_string().as_str().into()), ("days", row.into())];
    words.say(if row > 1 { "start-day-best-row" } else { "start-day-best" }, &args)
}

/// Button to start or continue today's game.
fn play(ctx: &Ctx, today: Day, played: &Played) -> Html {
    let words = &ctx.words;
    let open = played.open.clone();
    let key = match (&open, played.best) {
        (Some(_), _) => "start-continue",
        (None, Some(_)) => "start-day-again",
        (None, None) => "start-day-play",
    };
    let ctx = ctx.clone();
    let onclick = Callback::from(move |_: MouseEvent| match &open {
        Some(entry) => actions::open(&ctx, entry),
        None => ctx.act(Action::PlayDay(today)),
    });
    html! { <button type="button" class="btn" {onclick}><Pic id="u-play" />{ words.t(key) }</button> }
}

/// The days of this week; those played to the end are crossed off.
fn week(ctx: &Ctx, played: &Days, today: Day) -> Html {
    let words = &ctx.words;
    let cell = |day: Day| {
        let best = played.of(day).and_then(|played| played.best);
        let (long, letter) = dates::weekday(words, day);
        let key = match best {
            Some(_) => "start-day-done",
            None if day > today => "start-day-coming",
            None => "start-day-not",
        };
        let points = best.unwrap_or_default().to_string();
        let args = [("day", long.as_str().into()), ("points", points.as_str().into())];
        let class = classes!(best.map(|_| "done"), (day == today).then_some("today"));
        html! {
            <li {class} key={day.to_string()} aria-current={(day == today).then_some("date")} title={words.say(key, &args)}>
                <span aria-hidden="true">{ letter }</span>
                <span class="sr">{ words.say(key, &args) }</span>
            </li>
        }
    };
    html! { <ol class="week" aria-label={words.t("start-day-week")}>{ for today.week().map(cell) }</ol> }
}
