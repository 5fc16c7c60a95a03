//! The other seats, and the hand-over of the device.

use super::{Drawing, OTHERS};
use crate::engine::seat::Seat;
use crate::games::road::cards::{GOAL, Resource, Special};
use crate::games::road::state::Stage;
use crate::games::road::{Cards, Road};
use crate::web::road::art::pictures::pip;
use crate::web::road::art::{back, display, miles};
use crate::web::road::model::seats::{Place, place};
use crate::web::road::model::subject::Subject;
use crate::web::road::model::tray::proposed;
use crate::web::road::words::phrases;
use crate::web::table::TableGame;
use crate::web::ui::Pic;
use crate::web::ui::hand::counted_hand;
use crate::web::ui::latest::latest;
use crate::web::ui::press::on_press;
use crate::web::ui::text::Text;
use crate::web::ui::widgets::{flag, points_flag};
use yew::prelude::*;

/// The other seats, in turn order from the one in front.
pub(super) fn others(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    html! {
        <section class="seats" aria-label={moment.words.t("road-others")}>
            { for moment.others().map(|seat| one(drawing, seat)) }
            if moment.phone.is_none() { { latest(&moment.log, moment.moves, moment.words.t("table-log"), "sheet") } }
        </section>
    }
}

fn one(drawing: &Drawing<'_>, seat: Seat) -> Html {
    let moment = drawing.moment;
    let words = &moment.words;
    let place = place(&moment.view, seat);
    let name = moment.name(seat);
    let level = moment.levels.get(seat.index()).copied().flatten();
    let kind = match level {
        Some(level) => words.t(&format!("players-{}", level.key())),
        None => String::new(),
    };
    let class = classes!(
        "seatbox",
        "sheet",
        moment.banner(seat).class(),
        place.active.then_some("active"),
        (drawing.advice.seat == Some(seat)).then_some("hinted"),
    );
    html! {
        <section key={seat.0} {class} aria-label={spoken(drawing, &place)} data-help={Subject::Seat(seat).code()} data-s={super::spot_of_seat(seat)}>
            <div class="s1">
                { standard(drawing, &place) }
                <b class="nametext">{ AttrValue::from(name) }</b>
                <span class={classes!("kind", level.is_none().then_some("person"))}><Pic id={moment.sign(seat)} />{ kind }</span>
                <span class={classes!("hc", place.is_exposed().then_some("over"))} data-help={Subject::Hand(seat).code()}>
                    if place.is_exposed() { <Pic id="e-robber" class="risk" /> }
                    { others_hand(drawing, &place) }
                </span>
                <small class="income" data-help={Subject::Income(seat).code()}>
                    { format!("+{}", place.income) }<span class="each">{ format!(" {}", words.t("road-each-turn")) }</span>
                </small>
            </div>
            { miles(seat, place.points) }
            { display(seat, &place.display, 44.0) }
        </section>
    }
}

/// A seat's flag with its points, which its panel says in its name.
pub(super) fn standard(drawing: &Drawing<'_>, place: &Place) -> Html {
    let code = Subject::Points(place.seat).code();
    html! { <span class="std" aria-hidden="true" data-help={code}>{ points_flag(drawing.moment.banner(place.seat), place.points) }</span> }
}

/// Another seat's hand: card backs and their number; after the game, the cards.
fn others_hand(drawing: &Drawing<'_>, place: &Place) -> Html {
    match drawing.moment.open_view(place.seat) {
        Some(view) => {
            let hand = view.hand();
            counted_pips(&hand, phrases::cards(&drawing.moment.words, &hand))
        }
        None => {
            let unit =
                drawing.moment.words.say("road-cards-unit", &[("count", place.cards.into())]);
            html! { <>{ counted_hand(place.cards, &back("res")) }<small class="unit">{ unit }</small></> }
        }
    }
}

/// Cards by kind, as a symbol and a number each.
pub(super) fn counted_pips(cards: &Cards, label: String) -> Html {
    let kinds = Resource::ALL.into_iter().filter(|kind| cards.count(*kind) > 0);
    html! {
        <span class="kindrow" role="img" aria-label={label}>
            { for kinds.map(|kind| html! { <i key={kind.index()}><Pic id={pip(kind)} />{ cards.count(kind) }</i> }) }
        </span>
    }
}

/// A seat in one sentence.
pub(super) fn spoken(drawing: &Drawing<'_>, place: &Place) -> String {
    let moment = drawing.moment;
    let words = &moment.words;
    let args = [
        ("name", moment.name(place.seat).as_ref().into()),
        ("points", place.points.into()),
        ("goal", GOAL.into()),
        ("cards", place.cards.into()),
        ("roads", place.display.roads.count.into()),
        ("knights", place.display.knights.count.into()),
    ];
    let mut text = words.say("road-seat-say", &args);
    for card in Special::ALL.into_iter().filter(|card| place.display.specials.contains(card)) {
        text.push_str(", ");
        text.push_str(&phrases::special(words, card));
    }
    text
}

/// The other seats as a row of small flags, for a phone; touching it shows their tab.
pub(super) fn strip(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let small = |seat: Seat| {
        let place = place(&moment.view, seat);
        let show = drawing.act.tab(OTHERS);
        html! {
            <button key={seat.0} type="button" class={classes!(moment.banner(seat).class(), place.active.then_some("active"),
                (drawing.advice.seat == Some(seat)).then_some("hinted"))}
                aria-label={spoken(drawing, &place)} data-help={Subject::Seat(seat).code()} onclick={on_press(&show)}>
                <span><b class="nametext">{ AttrValue::from(moment.name(seat)) }</b><small><Pic id="vp" />{ place.points }</small></span>
                <i>{ back("res") }<b>{ place.cards }</b></i>
            </button>
        }
    };
    html! { <div class="pstrip">{ for moment.others().map(small) }</div> }
}

/// The offer that waits for the next player, which everybody knows.
fn offered(drawing: &Drawing<'_>) -> Option<Text> {
    let moment = drawing.moment;
    let waits = matches!(drawing.stage(), Stage::Answer | Stage::Reply);
    let deal = proposed(&moment.view).filter(|_| waits)?;
    if deal.give.is_empty() || deal.get.is_empty() {
        return None;
    }
    let cards = |cards| phrases::cards_arg(&moment.words, cards);
    Some(moment.say("road-cover-deal", &[("get", cards(&deal.get)), ("give", cards(&deal.give))]))
}

/// The next player to take the device, and the reason.
pub(super) fn cover(drawing: &Drawing<'_>, seat: Seat) -> Html {
    let moment = drawing.moment;
    let handover_reason = Road::handover_reason(&moment.context(), &moment.view, seat);
    let args = [("name", moment.name(seat).as_ref().into())];
    html! {
        <section class={classes!("coverbox", "sheet", moment.banner(seat).class())} data-help={Subject::Cover.code()}>
            { flag(moment.banner(seat), "large") }
            <div>
                <h2>{ AttrValue::from(moment.say("table-pass-to", &args)) }</h2>
                if !handover_reason.is_empty() { <p>{ AttrValue::from(handover_reason) }</p> }
                { for offered(drawing).map(|offer| html! { <p>{ AttrValue::from(offer) }</p> }) }
                <p>{ AttrValue::from(moment.say("road-covered", &args)) }</p>
            </div>
        </section>
    }
}
