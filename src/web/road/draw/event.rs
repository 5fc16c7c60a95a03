//! An event, shown until it is read, with its effect on each seat.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::games::road::Action;
use crate::games::road::cards::{EventCard, SAFE};
use crate::games::road::state::Stage;
use crate::web::road::art::event_card;
use crate::web::road::art::pictures::{event_class, pip};
use crate::web::road::draw::own::pips;
use crate::web::road::model::Picked;
use crate::web::road::model::happened::{Effect, Happening};
use crate::web::road::model::subject::Subject;
use crate::web::ui::Pic;
use crate::web::ui::press::on_press;
use crate::web::ui::widgets::flag;
use yew::prelude::*;

pub(super) fn event(drawing: &Drawing<'_>, happened: &Happening) -> Html {
    let moment = drawing.moment;
    let words = &moment.words;
    let name = event_class(happened.card);
    let by = [("name", moment.name(happened.by).as_ref().into())];
    html! {
        <section class="eventbox sheet" data-help={Subject::Event(happened.card).code()} aria-label={words.t(&format!("road-event-{name}"))}>
            <div class="evcard">{ event_card(happened.card, words) }</div>
            <div class="evtext">
                <p class="caps">{ words.say("road-event-after", &by) }</p>
                <h2>{ words.t(&format!("road-event-{name}-title")) }</h2>
                <p>{ words.say(&format!("road-event-{name}-say"), &[("safe", SAFE.into())]) }</p>
                <ul>{ for happened.rows.iter().enumerate().map(|(at, (seat, hand, effect))| row(drawing, happened, at, (*seat, *hand, *effect))) }</ul>
            </div>
        </section>
    }
}

fn row(
    drawing: &Drawing<'_>,
    happened: &Happening,
    at: usize,
    (seat, hand, effect): (Seat, Option<u8>, Effect),
) -> Html {
    let (moment, card) = (drawing.moment, happened.card);
    let words = &moment.words;
    let must = matches!(effect, Effect::Must(_)).then_some("must");
    let fine = matches!(effect, Effect::Nothing).then_some("fine");
    // The number that the event depends on: cards, or for a donation points.
    let counted = match (hand, card) {
        (Some(hand), _) => words.say(happened.counted(effect), &[("count", hand.into())]),
        (None, EventCard::Donation) => {
            words.say("road-points", &[("points", moment.view.open().points(seat).into())])
        }
        (None, _) => String::new(),
    };
    let inner = html! { <>
        { flag(moment.banner(seat), "") }
        <b class="nametext">{ AttrValue::from(moment.name(seat)) }</b>
        <span class="eh">{ counted }</span>
        <span class="er">{ outcome(drawing, card, effect) }</span>
    </> };
    let class = classes!(moment.banner(seat).class(), must, fine);
    let gift = gift_to(drawing, seat).filter(|_| card == EventCard::Donation);
    html! {
        <li key={at} {class}>{ match gift {
            Some(press) => html! { <button type="button" class="evrow lit" onclick={on_press(&press)}>{ inner }</button> },
            None => html! { <div class="evrow">{ inner }</div> },
        } }</li>
    }
}

/// A callback that gives the picked card to a seat, or picks the seat.
pub(super) fn gift_to(drawing: &Drawing<'_>, to: Seat) -> Option<Callback<()>> {
    if drawing.stage() != Stage::Gift {
        return None;
    }
    let can = |action: &Action| matches!(action, Action::Gift { to: seat, .. } if *seat == to);
    drawing.choices.iter().find(|action| can(action))?;
    Some(match drawing.picked().gift {
        Some(resource) => drawing.play(vec![Action::Gift { resource, to }]),
        None => drawing.pick(Picked { to: Some(to), ..drawing.picked().clone() }),
    })
}

fn outcome(drawing: &Drawing<'_>, card: EventCard, effect: Effect) -> Html {
    let moment = drawing.moment;
    let words = &moment.words;
    match effect {
        Effect::Nothing => html! { <><Pic id="u-check" />{ words.t("road-nothing") }</> },
        Effect::Must(count) => {
            let key = if card == EventCard::Donation { "road-must-gift" } else { "road-must" };
            html! { <b>{ words.say(key, &[("count", count.into())]) }</b> }
        }
        Effect::Lost(cards) => html! { <><span>{ "− " }</span>{ pips(&cards) }</> },
        Effect::Drew(_, Some(cards)) => html! { <><span>{ "+ " }</span>{ pips(&cards) }</> },
        Effect::Drew(count, None) => {
            html! { { words.say("road-draws", &[("count", count.into())]) } }
        }
        Effect::Gave(to, card) => {
            let args = [("name", moment.name(to).as_ref().into())];
            html! { <>{ for card.map(|kind| html! { <Pic id={pip(kind)} /> }) }{ words.say("road-gave", &args) }</> }
        }
        Effect::Got(from, card) => {
            let args = [("name", moment.name(from).as_ref().into())];
            html! { <>{ for card.map(|kind| html! { <Pic id={pip(kind)} /> }) }{ words.say("road-got", &args) }</> }
        }
    }
}
