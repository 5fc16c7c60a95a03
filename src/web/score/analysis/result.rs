//! The result of an analysis as shown: accounts, curve, turning points, and the decisions that cost most.

use super::accounts::{self, Column};
use super::curve::{Dot, ExpectationCurve, Line};
use super::fault::{Fault, faults};
use super::listed::{decision, turning_point};
use super::props::ResultProps;
use crate::bots::analysis::summary::{Summary, summary};
use crate::bots::analyst::Unit;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::web::score::ScoreGame;
use crate::web::session::people;
use crate::web::ui::banner::Banner;
use crate::web::ui::widgets::segments;
use crate::web::words::{Words, use_words};
use yew::prelude::*;

/// Number of decisions listed first.
pub(super) const FIRST: usize = 6;

/// The result.
#[component]
pub fn AnalysisResult<G: ScoreGame>(props: &ResultProps<G>) -> Html {
    let words = use_words();
    let numbers = use_memo(props.clone(), |props| {
        (summary(&props.record, &G::MEASURE.scale), faults(&props.record))
    });
    let (summary, faults) = &*numbers;
    let seats: Vec<Seat> = G::standings(props.game.state()).iter().map(|row| row.seat).collect();
    let chosen = use_state_eq(|| match seats.as_slice() {
        [alone] => Some(*alone),
        _ => people::only(&props.game),
    });
    let whole = use_state_eq(|| false);
    let on_all = {
        let whole = whole.setter();
        Callback::from(move |_: MouseEvent| whole.set(true))
    };
    let shown: Vec<&Fault<G>> =
        faults.iter().filter(|fault| chosen.is_none_or(|seat| fault.seat == seat)).collect();
    html! { <>
        <div class="course">
            <div>
                { accounts::table(&words, G::measured(props.game.setup().options()), &columns(props, summary, &seats)) }
                <details>
                    <summary>{ words.t("analysis-meaning") }</summary>
                    <p>{ words.t("analysis-meaning-luck") }</p>
                    if G::MEASURE.unit == Unit::Win { <p>{ words.t("analysis-meaning-beyond") }</p> }
                    <p>{ words.t("analysis-meaning-errors") }</p>
                </details>
            </div>
            <div>
                <h3>{ words.t("analysis-turning-points") }</h3>
                <ol class="turns">{ for summary.turning_points.iter().enumerate().map(|(place, point)| {
                    turning_point(&words, props, place, point)
                }) }</ol>
            </div>
        </div>
        if seats.len() > 1 { { choice(&words, props, &seats, &chosen) } }
        <div class="curve">
            { curve(&words, props, summary, &seats, *chosen, &shown) }
            <p class="legend" aria-hidden="true">
                <span class="dot mistake"></span>{ words.t("analysis-mistake") }
                <span class="dot blunder"></span>{ words.t("analysis-blunder") }
            </p>
        </div>
        <h3>{ words.t("analysis-decisions") }</h3>
        { decisions(&words, props, shown, *whole, on_all) }
    </> }
}

fn banner<G: ScoreGame>(props: &ResultProps<G>, seat: Seat) -> Banner {
    Banner::nth(props.colours.at(seat.index()))
}

fn name<G: ScoreGame>(props: &ResultProps<G>, seat: Seat) -> String {
    props.names.get(seat.index()).cloned().unwrap_or_default()
}

fn columns<G: ScoreGame>(props: &ResultProps<G>, summary: &Summary, seats: &[Seat]) -> Vec<Column> {
    let column = |seat: &Seat| {
        let account = *summary.seats.get(seat.index())?;
        Some(Column { name: name(props, *seat), banner: banner(props, *seat), account })
    };
    seats.iter().filter_map(column).collect()
}

/// The choice of the player whose decisions are shown, or all of them.
fn choice<G: ScoreGame>(
    words: &Words,
    props: &ResultProps<G>,
    seats: &[Seat],
    chosen: &UseStateHandle<Option<Seat>>,
) -> Html {
    let all = core::iter::once(words.t("analysis-all"));
    let options = all.chain(seats.iter().map(|seat| name(props, *seat))).collect();
    let place = match **chosen {
        None => Some(0),
        Some(chosen) => seats.iter().position(|seat| *seat == chosen).map(|place| place + 1),
    };
    let (setter, seats) = (chosen.setter(), seats.to_vec());
    let on_pick = Callback::from(move |place: usize| {
        setter.set(place.checked_sub(1).and_then(|place| seats.get(place).copied()));
    });
    segments("whose", words.t("analysis-whose"), options, place, &on_pick)
}

fn curve<G: ScoreGame>(
    words: &Words,
    props: &ResultProps<G>,
    summary: &Summary,
    seats: &[Seat],
    chosen: Option<Seat>,
    shown: &[&Fault<G>],
) -> Html {
    let line =
        |seat: &Seat| Line { seat: *seat, name: name(props, *seat), banner: banner(props, *seat) };
    let dot = |fault: &&Fault<G>| Dot {
        at: fault.at,
        end: fault.end,
        seat: fault.seat,
        grade: fault.grade,
    };
    let label = words.t(&format!("analysis-curve-{}", G::measured(props.game.setup().options())));
    let luck = chosen.map(|seat| (seat, AttrValue::from(words.t("analysis-luck"))));
    html! {
        <ExpectationCurve {label} unit={summary.unit} curve={summary.curve.clone()}
            lines={seats.iter().map(line).collect::<Vec<_>>()} dots={shown.iter().map(dot).collect::<Vec<_>>()}
            turns={summary.turning_points.iter().map(|point| point.at as usize).collect::<Vec<_>>()}
            {luck} on_look={props.on_look.clone()} />
    }
}

/// The decisions that cost most, or all of them, in the order of the game.
fn decisions<G: ScoreGame>(
    words: &Words,
    props: &ResultProps<G>,
    mut shown: Vec<&Fault<G>>,
    whole: bool,
    on_all: Callback<MouseEvent>,
) -> Html {
    if shown.is_empty() {
        return html! { <p>{ words.t("analysis-none") }</p> };
    }
    let count = shown.len();
    if !whole {
        shown.sort_by_key(|fault| (core::cmp::Reverse(fault.loss), fault.at));
        shown.truncate(FIRST);
        shown.sort_by_key(|fault| fault.at);
    }
    let rest = count - shown.len();
    html! { <>
        <ol class="worst">{ for shown.into_iter().map(|fault| decision(words, props, fault)) }</ol>
        if rest > 0 {
            <button type="button" class="btn" onclick={on_all}>
                { words.say("analysis-show-all", &[("count", u32::try_from(count).unwrap_or(u32::MAX).into())]) }
            </button>
        }
    </> }
}
