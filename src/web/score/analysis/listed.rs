//! The decisions with a mistake or blunder and the turning points as lists of buttons that show their moments.

use super::fault::{Fault, comparison, turned};
use super::numbers::{number, with_unit};
use super::props::ResultProps;
use crate::bots::analysis::summary::TurningPoint;
use crate::bots::analyst::Unit;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::web::replay::comparison::ShownAction;
use crate::web::score::ScoreGame;
use crate::web::table;
use crate::web::ui::banner::Banner;
use crate::web::words::Words;
use yew::prelude::*;

/// Progress of the game after so many moves.
fn when<G: ScoreGame>(words: &Words, props: &ResultProps<G>, at: usize) -> String {
    table::when::<G>(words, &G::progress(&props.game.at(at)))
}

fn name<G: ScoreGame>(props: &ResultProps<G>, seat: Seat) -> &str {
    props.names.get(seat.index()).map_or("", String::as_str)
}

/// A button that shows a moment.
fn look<G: ScoreGame>(props: &ResultProps<G>, at: usize) -> Callback<MouseEvent> {
    props.on_look.reform(move |_: MouseEvent| at)
}

/// Actions in words, in their order; the end of the turn if there are none.
fn said(words: &Words, actions: &[ShownAction]) -> String {
    if actions.is_empty() {
        return words.t("analysis-end-turn");
    }
    actions.iter().map(|action| action.said.as_ref()).collect::<Vec<&str>>().join(" → ")
}

/// A decision: player and moment, grade, both choices, and the loss.
pub(super) fn decision<G: ScoreGame>(
    words: &Words,
    props: &ResultProps<G>,
    fault: &Fault<G>,
) -> Html {
    let banner = Banner::nth(props.colours.at(fault.seat.index()));
    let both = comparison(words, &props.game, &props.names, fault);
    let [done, better] = [&both.done, &both.better].map(|actions| said(words, actions));
    let grade = words.t(&format!("analysis-{}", fault.grade.key()));
    // The reason names the percentage points, which are too long for this column.
    let loss = match (G::MEASURE.unit, number(words, -fault.loss)) {
        (Unit::Win, loss) => loss,
        (Unit::Points, loss) => with_unit(words, G::measured(props.game.setup().options()), &loss),
    };
    html! {
        <li key={fault.at}>
            <button type="button" class={classes!("listed", banner.class())} onclick={look(props, fault.at)}>
                <span class={classes!("dot", fault.grade.key())}></span>
                <span>
                    <b>{ format!("{} · {}", name(props, fault.seat), when(words, props, fault.at)) }</b>
                    { words.say("analysis-made", &[("grade", grade.as_str().into()), ("action", done.as_str().into())]) }
                    <br />
                    { words.say("analysis-better", &[("action", better.as_str().into())]) }
                    <small>{ AttrValue::from(both.why) }</small>
                </span>
                <em>{ loss }</em>
            </button>
        </li>
    }
}

/// A turning point: its number on the curve, the moment, and the change with the part of it that was luck.
pub(super) fn turning_point<G: ScoreGame>(
    words: &Words,
    props: &ResultProps<G>,
    place: usize,
    point: &TurningPoint,
) -> Html {
    let at = point.at as usize;
    let change = turned(words, &props.game, &props.names, point);
    html! {
        <li key={at}>
            <button type="button" class="listed" onclick={look(props, at)}>
                <span class="turnnumber">{ place + 1 }</span>
                <span><b>{ when(words, props, at) }</b>{ change }</span>
            </button>
        </li>
    }
}
