//! The next goals of the principality below, shown while no card is read: what can be built and what is missing for it,
//! and the advantages.

use super::Drawing;
use super::band::price_signs;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::kinds::{Amounts, KINDS};
use crate::games::princes::points::ADVANTAGE;
use crate::games::princes::state::{STRENGTH, TRADE, other};
use crate::web::princes::model::subject::{Subject, Sum};
use crate::web::princes::words::names::arg;
use crate::web::princes::words::{phrases, prompts};
use crate::web::ui::Pic;
use crate::web::ui::text::{Icon, Text};
use yew::prelude::*;

/// A line: picture, subject, name, price, and what is missing; `there` if nothing is.
struct Goal {
    icon: Icon,
    subject: Subject,
    name: Text,
    price: Html,
    say: Text,
    there: bool,
}

/// The goals, below their name and an invitation to read a card.
pub(super) fn goals(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    html! {
        <article class="lc idle">
            <p><b>{ AttrValue::from(moment.t("princes-goals")) }</b>{ " " }<span>{ AttrValue::from(moment.t("princes-touch-card")) }</span></p>
            <ul class="goals">{ for centres(drawing).into_iter().chain(advantages(drawing)).map(line) }</ul>
        </article>
    }
}

fn line(goal: Goal) -> Html {
    let Goal { icon, subject, name, price, say, there } = goal;
    html! {
        <li class={classes!(there.then_some("there"))} data-help={subject.code()}>
            <Pic id={icon} /><b>{ AttrValue::from(name) }</b>{ price }<small>{ AttrValue::from(say) }</small></li>
    }
}

/// Road, settlement and city, as long as there are any left.
fn centres(drawing: &Drawing<'_>) -> Vec<Goal> {
    let all = [
        ("pr-road", "princes-goal-road", "princes-goal-no-end", Subject::Roads, ROAD),
        (
            "pr-settlement",
            "princes-what-settlement-title",
            "princes-goal-road-first",
            Subject::Settlements,
            SETTLEMENT,
        ),
        (
            "pr-city",
            "princes-what-city-title",
            "princes-goal-settlement-first",
            Subject::Cities,
            CITY,
        ),
    ];
    let places = drawing.state.centre_places(drawing.below);
    let left = all.into_iter().zip(drawing.state.supply()).zip(places);
    left.filter(|((_, left), _)| *left > 0)
        .map(|(((icon, name, unplaced, subject, cost), _), has_place)| {
            let (say, there) = match has_place {
                true => missing(drawing, &cost),
                false => (drawing.moment.t(unplaced), false),
            };
            let (name, price) = (drawing.moment.t(name), price_signs(drawing, &cost));
            Goal { icon, subject, name, price, say, there }
        })
        .collect()
}

/// The resources that are missing for a price, in words; true if none is.
fn missing(drawing: &Drawing<'_>, cost: &Amounts) -> (Text, bool) {
    let lacks = prompts::lacks(drawing.state, drawing.below, cost);
    if lacks == [0; KINDS] {
        return (drawing.moment.t("princes-goal-payable"), true);
    }
    let what = arg(phrases::missing(&drawing.moment.words, &lacks));
    (drawing.moment.say("princes-lack-resources", &[("what", what)]), false)
}

/// The two advantages, and how many points of strength or commerce are missing for them.
fn advantages(drawing: &Drawing<'_>) -> Vec<Goal> {
    let (state, seat) = (drawing.state, drawing.below);
    let all = [
        (STRENGTH, Sum::Strength, "adv-strength", "princes-advantage-strength"),
        (TRADE, Sum::Commerce, "adv-trade", "princes-advantage-trade"),
    ];
    let goal = |(at, sum, icon, name): (usize, Sum, Icon, &str)| {
        let own = sum.total(state, seat);
        let least = ADVANTAGE.max(sum.total(state, other(seat)).saturating_add(1));
        let there = state.advantage(at).is(seat);
        let say = match there {
            true => drawing.moment.t("princes-goal-held"),
            false => {
                let count = ("count", least.saturating_sub(own).into());
                drawing.moment.say("princes-goal-points", &[count])
            }
        };
        let (subject, name) = (Subject::Advantage(at), drawing.moment.t(name));
        Goal { icon, subject, name, price: Html::default(), say, there }
    };
    all.map(goal).into()
}
